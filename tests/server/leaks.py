"""Ways in which a server could tell too much, each planted by a patch."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any
from zlib import crc32

import pytest

from kamifuda.core.clauses import IllegalAction
from kamifuda.server import connection, gallery, room, store, telling
from kamifuda.server.codes import UNREADABLE, Refused
from kamifuda.server.entries import Change, Entry
from kamifuda.server.physical import physics_of
from kamifuda.server.reception import Reception
from kamifuda.server.table import Table
from tests.server.client import Told


def counts_other_hands(patch: pytest.MonkeyPatch) -> None:
    view = telling.view

    def leaking(table: Table, viewer: int | None, news: bool) -> Told:
        told = view(table, viewer, news)
        if told["view"] is not None:
            told["view"]["debug"] = [sorted(hand)[0] for hand in hands(table) if hand]
        return told

    patch.setattr(telling, "view", leaking)


def tells_the_whole_entry(patch: pytest.MonkeyPatch) -> None:
    what = telling.what
    patch.setattr(telling, "what", lambda entry: what(entry) | {"text": entry.body["what"].get("text")})


def shows_the_plays_of_others(patch: pytest.MonkeyPatch) -> None:
    view = telling.view

    def leaking(table: Table, viewer: int | None, news: bool) -> Told:
        legal = {step: then for tree in table.trees for step, then in tree.items()}
        return view(table, viewer, news) | ({"legal": legal} if viewer is None else {})

    patch.setattr(telling, "view", leaking)


def pads_with_blanks(patch: pytest.MonkeyPatch) -> None:
    """The same JSON; only its length tells."""
    update = telling.update
    said: list[Table] = []
    patch.setattr(telling, "update", lambda table, *rest: said.append(table) or update(table, *rest))  # type: ignore[func-returns-value]
    patch.setattr(room, "encoded", lambda told: connection.encoded(told) + " " * (trace(said[-1]) if said else 0))


def lets_everybody_look_as_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    viewers = telling.viewers
    patch.setattr(telling, "viewers", lambda table, who: [0] if viewers(table, who) == [None] else viewers(table, who))


def remembers_what_others_saw(patch: pytest.MonkeyPatch) -> None:
    history = telling.history
    everybody = [None, *range(4)]
    patch.setattr(telling, "history", lambda entries, edge, _: history(entries, edge, everybody))


def misses_what_others_saw(patch: pytest.MonkeyPatch) -> None:
    since = telling.Lately.since
    everybody = [None, *range(4)]
    patch.setattr(telling.Lately, "since", lambda self, number, _: since(self, number, everybody))


def refuses_with_more_than_the_clause(patch: pytest.MonkeyPatch) -> None:
    refusal = Reception.refusal

    def leaking(self: Reception, request: Any, illegal: IllegalAction) -> Told:
        assert self.room.table is not None
        return refusal(self, request, illegal) | {"cards": hands(self.room.table)[0]}

    patch.setattr(Reception, "refusal", leaking)


def counts_plays_by_card(patch: pytest.MonkeyPatch) -> None:
    tell = room.Room.tell

    def leaking(self: room.Room, entry: Entry) -> None:
        self.house.metrics.played(entry.body["what"].get("text") or "", "person")
        tell(self, entry)

    patch.setattr(room.Room, "tell", leaking)


def tells_what_could_not_be_written(patch: pytest.MonkeyPatch) -> None:
    lately, trouble = plays_to_be_written(patch), room.Room.trouble
    patch.setattr(room.Room, "trouble", lambda self: trouble(self) | {"about": {"text": lately[self.house.store]}})


def warns_newcomers_of_what_could_not_be_written(patch: pytest.MonkeyPatch) -> None:
    lately, warn = plays_to_be_written(patch), Reception.warn

    async def leaking(self: Reception, one: connection.Connection) -> None:
        about = {"text": lately[self.room.house.store]}
        await warn(self, one)
        one.send({"type": "error", "table": self.room.id, "key": None, "code": "unavailable", "about": about})

    patch.setattr(Reception, "warn", leaking)


def plays_to_be_written(patch: pytest.MonkeyPatch) -> dict[store.Store, str]:
    """The last of each server."""
    lately, append = defaultdict[store.Store, str](str), store.Store.append

    async def remembering(self: store.Store, change: Change) -> bool:
        if change.entry.kind == "play":
            lately[self] = str(change.entry.body["what"]["text"])
        return await append(self, change)

    patch.setattr(store.Store, "append", remembering)
    return lately


def remembers_what_can_not_be_read(patch: pytest.MonkeyPatch) -> None:
    loaded, error = room.Room.loaded, Reception.error
    traces: dict[room.Room, list[int]] = {}

    async def remembering(self: room.Room) -> Table:
        table = await loaded(self)
        traces.setdefault(self, []).append(trace(table))
        return table

    def leaking(self: Reception, request: Any, refused: Refused) -> Told:
        about = traces[self.room] if refused.code in UNREADABLE else []
        return error(self, request, refused) | {"about": {"was": about}}

    patch.setattr(room.Room, "loaded", remembering)
    patch.setattr(Reception, "error", leaking)


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    counts_other_hands, tells_the_whole_entry, shows_the_plays_of_others, pads_with_blanks,
    lets_everybody_look_as_the_first_seat, remembers_what_others_saw, refuses_with_more_than_the_clause,
    counts_plays_by_card, tells_what_could_not_be_written, remembers_what_can_not_be_read, misses_what_others_saw,
    warns_newcomers_of_what_could_not_be_written,
]  # fmt: skip


def foretells(patch: pytest.MonkeyPatch) -> None:
    """While everybody waits for it, what WORLD will do."""
    view = telling.view

    def leaking(table: Table, viewer: int | None, news: bool) -> Told:
        told = view(table, viewer, news)
        if table.answer_due() is not None:
            told["view"]["debug"] = table.playing().foretold()
        return told

    patch.setattr(telling, "view", leaking)


def answers_sooner_what_is_bad(patch: pytest.MonkeyPatch) -> None:
    """Nothing is told but when."""
    due = Table.answer_due

    def leaking(self: Table) -> int | None:
        return self.moved_at if due(self) is not None and self.playing().foretold() == "falls" else due(self)

    patch.setattr(Table, "answer_due", leaking)


def tells_a_little_of_the_luck(patch: pytest.MonkeyPatch) -> None:
    clock = telling.clock

    def leaking(table: Table, now: int) -> Told:
        left = table.playing().luck() % 1000 if table.match is not None else 0
        told = clock(table, now)
        return told | {"left": [left for _ in told["left"]]}

    patch.setattr(telling, "clock", leaking)


OF_WHAT_COMES: list[Callable[[pytest.MonkeyPatch], None]] = [
    foretells, answers_sooner_what_is_bad, tells_a_little_of_the_luck,
]  # fmt: skip


def shows_the_luck_of_a_hand(patch: pytest.MonkeyPatch) -> None:
    """To everybody, while the fingers are on the page."""
    view = telling.view

    def leaking(table: Table, viewer: int | None, news: bool) -> Told:
        told = view(table, viewer, news)
        if told["view"] is not None and told["view"]["phase"] == "pull":
            told["view"]["debug"] = luck_of_hand(table) % 1000
        return told

    patch.setattr(telling, "view", leaking)


def trembles_beforehand(patch: pytest.MonkeyPatch) -> None:
    """A frame of the book at rest, strained by a little of the luck."""
    send = gallery.Gallery.send

    def leaking(self: gallery.Gallery, frame: bytes, connections: Iterable[connection.Connection]) -> None:
        table = self.room.table
        assert table is not None
        strain = luck_of_hand(table) % 256 if table.playing().view(None)["phase"] == "pull" else frame[3]
        send(self, frame[:3] + bytes((strain,)) + frame[4:], connections)

    patch.setattr(gallery.Gallery, "send", leaking)


OF_HANDS: list[Callable[[pytest.MonkeyPatch], None]] = [shows_the_luck_of_a_hand, trembles_beforehand]


def luck_of_hand(table: Table) -> int:
    physics = physics_of(table)
    assert physics is not None
    return int(physics.pinched(table.playing(), 50, 1)["luck"])


def hands(table: Table) -> list[list[str]]:
    """Everybody's cards; before the deal, nobody has any."""
    layout = table.game.layout(table.match.position) if table.match is not None else {"hands": [[]]}
    found: list[list[str]] = layout["hands"]
    return found


def trace(table: Table) -> int:
    """A small number that depends on the first hand."""
    return crc32(repr(hands(table)[0]).encode()) % 100
