"""The tables and pictures of a game's rules: how columns are read, how their rows are told, what a picture shows.

A game has them in its `rulebook.py`. A column that is not named there only repeats what the texts say.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kamifuda.core.saying import Said, say

Row = dict[str, Any]
Column = Callable[[str], Row]  # from a cell to what it adds to its row

MARKS: Final = ("C", "L", "R")  # certain, likely, reconstructed
RANGE: Final = re.compile(r"(\d+) to (\d+)")


def word(name: str) -> Column:
    return lambda cell: {name: cell.strip("`")}


def named(name: str) -> Column:
    """By its English name: `Black Ace` is `black_ace`."""
    return lambda cell: {name: cell.lower().replace(" ", "_")}


def number(name: str) -> Column:
    """0 where there is none."""
    return lambda cell: {name: int(cell) if cell.isdecimal() else 0}


def words(name: str) -> Column:
    return lambda cell: {name: cell.split(", ")}


def values(name: str) -> Column:
    """What an option may be; of numbers in a row, the first and the last."""
    return lambda cell: {name: [value(each) for each in cell.split(", ")]}


def value(cell: str) -> str | dict[str, int]:
    found = RANGE.fullmatch(cell)
    return {"low": int(found[1]), "high": int(found[2])} if found else cell


def mark(of: str) -> Column:
    """How sure we are of one part of the row; None where there is nothing to be sure of."""
    return lambda cell: {"marks": {of: cell.strip("[]") if cell.strip("[]") in MARKS else None}}


@dataclass(frozen=True)
class Table:
    """Rows of one kind."""

    kind: str
    columns: Mapping[str, Column]  # by their headings
    heads: tuple[str, ...]  # of the columns in other languages: the messages `rules-…`
    told: Callable[[Row, Mapping[str, Said]], Sequence[Said]]  # the cells there; at a table with the usual options

    def row(self, cells: Mapping[str, str]) -> Row:
        """With the marks of all its parts together."""
        found = [column(cells[heading]) for heading, column in self.columns.items()]
        marks = {of: letter for each in found for of, letter in each.get("marks", {}).items()}
        return {name: value for each in found for name, value in each.items()} | {"marks": marks}


@dataclass(frozen=True)
class Picture:
    """A position that tells more than words: where a recorded match has come to, as one seat sees it."""

    name: str  # its record is `pictures/NAME.record` beside RULES.md, its words are `rules-picture-NAME`
    section: str  # the key of the heading under which it stands
    viewer: int | None = None  # None: somebody watching
    moment: int = -1  # of those that the last play passed through


def ranged(values: Sequence[str | dict[str, int]]) -> list[Said]:
    return [each if isinstance(each, str) else say("error-range", **each) for each in values]


OPTIONS: Final = Table(
    kind="options",
    columns={"option": word("name"), "default": word("usual"), "other choices": values("others")},
    heads=("option", "usual", "values", "meaning"),
    told=lambda row, usual: [
        f"`{row['name']}`", row["usual"], ranged(row["others"]), say(f"option-{row['name']}.help"),
    ],
)  # fmt: skip
