"""The rules of a game, read from its RULES.md: sections, clauses, tables, and how sure we are of each."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from kamifuda.core import record
from kamifuda.core.match import Moment
from kamifuda.core.rulebook import OPTIONS, Picture, Row, Table
from kamifuda.games import GAMES

HEADING: Final = re.compile(r"^## (.+)", re.MULTILINE)
CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* .*\[([CLR])\]$", re.MULTILINE)
ROW: Final = re.compile(r"^\| (.+) \|$", re.MULTILINE)


@dataclass(frozen=True)
class Clause:
    id: str
    mark: str


@dataclass(frozen=True)
class Section:
    """What stands under one heading; the title and all before the first heading have none."""

    written: str  # as Markdown, in English
    heading: str
    clauses: list[Clause]
    table: Table | None
    rows: list[Row]

    @property
    def key(self) -> str:
        """The message of its heading is `rules-KEY`."""
        return self.heading.lower().replace(" ", "-")


def written(game: str) -> str:
    return files("kamifuda").joinpath("games", game, "RULES.md").read_text("utf-8")


@cache
def sections(game: str) -> list[Section]:
    return [section(game, part) for part in re.split(r"\n(?=## )", written(game))]


def section(game: str, part: str) -> Section:
    heading = HEADING.search(part)
    clauses = [Clause(id, mark) for id, mark in CLAUSE.findall(part)]
    if heading is None:
        return Section(part, "", clauses, None, [])
    head, *rows = [row.split(" | ") for row in ROW.findall(part)] or [[""]]
    table = {"option": OPTIONS, **GAMES[game].manifest.rulebook}.get(head[0])
    return Section(
        written=part,
        heading=heading[1],
        clauses=clauses,
        table=table,
        rows=[table.row(dict(zip(head, row, strict=True))) for row in rows] if table else [],
    )


def seen(game: str, picture: Picture) -> Moment:
    """The view that a picture shows, and all that its last play had done until then."""
    file = files("kamifuda").joinpath("games", game, "pictures", f"{picture.name}.record")
    *_, match = record.replay(record.read(file.read_text("utf-8"), GAMES), GAMES)
    moments = match.moments(picture.viewer)
    passed = moments[: range(len(moments))[picture.moment] + 1]
    return Moment([event for moment in passed for event in moment.events], passed[-1].view)
