"""The log of a table: all that ever happened at it, in order, never changed. A table is the fold of its log."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. Its body holds secrets: viewers are told by `telling` alone."""

    table: str
    number: int  # 1, 2, … without gaps
    at: int  # milliseconds since 1970
    kind: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby looks for without folding a log; written together with the entry that changes it."""

    table: str
    game: str
    status: str  # gathering, playing, over, closed
    open: bool  # listed for everybody, or found by its link only
    people: tuple[tuple[int, str], ...]  # seat and person, of the seats that belong to people
    due: int | None = None  # when a clock runs out or WORLD plays, if nothing happens before
    creator: str = ""  # the person who made it


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended for one seat."""

    seat: int
    person: str | None  # None: a bot's chair
    bot: str | None  # its level
    score: int
    won: bool


@dataclass(frozen=True, slots=True)
class Change:
    """An entry and what else becomes true with it, all or nothing."""

    entry: Entry
    summary: Summary | None = None  # None: as it was
    results: tuple[Result, ...] = field(default=())  # with the entry that ends a match
