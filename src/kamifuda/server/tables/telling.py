"""What each viewer is told. All that leaves the server about a table is built up here, field by field."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import islice
from typing import Any

from kamifuda.core.game import Game
from kamifuda.core.match import Moment
from kamifuda.core.position import WORLD, Position
from kamifuda.core.seed import commitment
from kamifuda.server.tables.chairs import Chair
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.physical import physics_of
from kamifuda.server.tables.table import Table

Told = dict[str, Any]
TOLD_OF = {  # of every kind of entry, the parts that everybody may know
    "created": (),
    "sat": ("seat", "name"),
    "stood": ("seat", "name", "reason"),
    "bot": ("seat", "level"),
    "started": (),
    "play": ("seat", "by", "reason"),
    "elapsed": (),
    "asked": ("seat", "reason", "done"),
    "answered": ("seat", "yes", "done"),
    "resumed": (),
    "covered": ("seat", "reason"),
    "returned": ("seat",),
    "moved": ("seat",),
    "said": ("seat", "name", "phrase", "text"),
    "rematch": ("table", "seat"),
    "closed": ("reason",),
    "put_away": (),
}
NEWS_OF_THE_MATCH = ("started", "play", "elapsed")  # the entries that have events
LONGEST_ABSENCE = 100  # entries; who has missed more is told the present only
BESIDE_THE_MATCH = (
    "said",
    "covered",
    "returned",
    "rematch",
    "put_away",
)  # the entries after which every view is as it was


def what(entry: Entry) -> Told:
    """An entry as everybody may know it."""
    parts = entry.body["what"]
    told = {name: parts.get(name) for name in TOLD_OF[entry.kind]}
    return {"kind": entry.kind} | {name: value for name, value in told.items() if value not in (None, "", WORLD)}


def happened(table: Table, entry: Entry) -> Told:
    """The last entry, and what it means for those before it and for who wants to see the book fall once more."""
    about = {"removed": table.removed or None, "drawn_again": drawn_again(table) if entry.kind == "play" else None}
    return what(entry) | {name: value for name, value in about.items() if value is not None}


def drawn_again(table: Table) -> int | None:
    """Where a simulated book fell with the last play: the play that holds what it did."""
    physics = physics_of(table)
    return None if physics is None else physics.fallen(table.playing())


def info(table: Table, person: str | None) -> Told:
    """The table itself."""
    over = table.status == "over"
    return {
        "game": table.game.name,
        "version": table.options.version,
        "options": table.told_options,
        "house_rules": table.house_rules,
        "seats": table.seats,
        "sides": sides(table),
        "open_hands": table.game.manifest.open_hands,
        "status": table.status,
        "open": table.open,
        "style": table.style,
        "clock": asdict(table.clocks.rule),
        "grace": table.grace,
        "commitment": commitment(table.server_seed),
        "chairs": [chair(table, seat, person) for seat in range(table.seats)],
        "paused": table.paused,
        "wish": wish(table),
        "silent": table.silent,
        "yours": person is not None and person == table.creator,
        "scores": table.playing().scores() if over else None,
        "rematch": table.rematch,
        "rematch_by": table.rematch_by if table.rematch_by >= 0 else None,
        "seed": seed(table) if over else None,
    }


def sides(table: Table) -> list[list[int]]:
    about = table.game.manifest
    return [[*range(table.seats)]] if about.together else about.sides(table.seats)


def chair(table: Table, seat: int, person: str | None) -> Told:
    sits = table.chairs[seat]
    return {
        "seat": seat,
        "who": who(sits),
        "name": sits.name,
        "level": sits.level,
        "stand_in": sits.stand_in,
        "entropy": bool(sits.entropy),
        "yours": person is not None and sits.person == person,
        "for_you": person is not None and sits.kept == person,
    }


def who(sits: Chair) -> str:
    if sits.person is not None:
        return "person"
    return "bot" if sits.level is not None else "nobody" if sits.kept is None else "invited"


def wish(table: Table) -> Told | None:
    if table.wish is None:
        return None
    return {
        "request": table.wish.number,
        "what": table.wish.what,
        "seat": table.wish.seat,
        "agreed": sorted(table.wish.agreed),
        "waiting": table.waiting(),
    }


def seed(table: Table) -> Told:
    """How the cards were shuffled: shown when the match is over."""
    return {"server": table.server_seed.hex(), "entropy": [sits.entropy for sits in table.chairs]}


def clock(table: Table, now: int) -> Told:
    left = [table.clocks.left_at(seat, now) for seat in range(table.seats)]
    closes = table.window_due()
    window = None if closes is None else max(0, closes - now)
    return {"left": left, "running": sorted(table.clocks.running), "window": window}


def viewers(table: Table, person: str | None) -> Sequence[int | None]:
    """As whom this person looks at the match: their seats, or as everybody may; at a shared device as both."""
    seats = table.seats_of(person)
    return seats if len(seats) == 1 else [*seats, None]


def views(table: Table, viewers: Iterable[int | None], news: bool) -> list[Told]:
    """The match as these viewers may know it; with the events of the last play where they are news."""
    return [view(table, viewer, news) for viewer in viewers]


def view(table: Table, viewer: int | None, news: bool) -> Told:
    *past, now = moments(table, viewer, news)
    return {
        "seat": viewer,
        "turn": 0 if viewer is None else table.turns[viewer],
        "events": [event for moment in (*past, now) for event in moment.events],
        "past": [{"events": moment.events, "view": moment.view} for moment in past],
        "view": now.view,
        "legal": {} if viewer is None or table.status != "playing" or table.paused else table.trees[viewer],
    }


def moments(table: Table, viewer: int | None, news: bool) -> list[Moment]:
    """The pictures that lead to the present; the present alone where no play is news."""
    if table.match is None:
        return [Moment([], None)]
    return table.match.moments(viewer) if news else [Moment([], table.match.view(viewer))]


def update(table: Table, entry: Entry, person: str | None, changed: bool) -> Told:
    """The last entry; and the table and the match where they have changed with it."""
    as_it_was = entry.kind in BESIDE_THE_MATCH and not table.fulfilled
    looks = viewers(table, person)
    return {
        "type": "update",
        "table": table.id,
        "number": entry.number,
        "at": entry.at,
        "what": happened(table, entry),
        "info": info(table, person) if changed else None,
        "clock": clock(table, entry.at),
        "views": None if as_it_was else views(table, looks, entry.kind in NEWS_OF_THE_MATCH),
    }


def listed(table: Table, person: str | None, now: int) -> Told:
    """A table in a list: how it stands there, told from what this person may know."""
    match = table.match
    seen = {} if match is None else table.game.manifest.stands(match.view(viewers(table, person)[0]))
    return {
        "table": table.id,
        "info": info(table, person),
        "to_act": table.awaited(),
        "at": table.moved_at,
        "clock": clock(table, now),
        "round": seen.get("round"),
        "points": seen.get("points"),
        "won": [result.seat for result in table.results() if result.won] if table.status == "over" else None,
    }


def present(table: Table, person: str | None, now: int, here: tuple[list[int], int], missed: list[Told] | None) -> Told:
    """The table as it is now, with the seats and the number of watchers that are here."""
    return {
        "type": "present",
        "table": table.id,
        "key": None,
        "number": table.number,
        "now": now,
        "info": info(table, person),
        "clock": clock(table, now),
        "present": here[0],
        "watchers": here[1],
        "views": views(table, viewers(table, person), news=False),
        "said": [line(entry, what(entry)) for entry in table.said],
        "missed": missed,
    }


def line(entry: Entry, about: Told) -> Told:
    return {"number": entry.number, "at": entry.at, "what": about, "events": []}


class Lately:
    """The last entries, and the match as it was after each: what somebody missed is told without playing it again."""

    def __init__(self) -> None:
        self.lines: deque[tuple[Told, Game, Position | None]] = deque(maxlen=LONGEST_ABSENCE)

    def add(self, table: Table, entry: Entry) -> None:
        """The last entry of this table."""
        news = entry.kind in NEWS_OF_THE_MATCH
        self.lines.append((line(entry, happened(table, entry)), table.game, table.playing().position if news else None))

    def since(self, number: int, looks: Sequence[int | None]) -> list[Told] | None:
        """What came after this number, as these viewers may know it; None: too much, or there is no such number."""
        count = self.lines[-1][0]["number"] - number
        if not 0 <= count <= len(self.lines):
            return None
        missed = islice(self.lines, len(self.lines) - count, None)
        return [
            told | {"events": [game.events(position, viewer) if position is not None else [] for viewer in looks]}
            for told, game, position in missed
        ]


class Retold(Table):
    """A table whose past is told: nobody plays at it, so nobody's turns are counted."""

    def count_turns(self, forced: Collection[int]) -> None:
        pass


def history(entries: list[Entry], edge: Edge, looks: Sequence[int | None]) -> Iterator[Told]:
    """Every entry, with its events as these viewers may know them."""
    table = Retold(entries[0].table, edge)
    for entry in entries:
        table.apply(entry)
        news = entry.kind in NEWS_OF_THE_MATCH
        events = [table.playing().events(viewer) if news else [] for viewer in looks]
        yield line(entry, happened(table, entry)) | {"events": events}
