"""Ways in which a server could tell too much, each planted by a patch."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any
from zlib import crc32

import pytest

from kamifuda.core.clauses import IllegalAction
from kamifuda.core.match import Moment
from kamifuda.server.rooms import audience, connection
from kamifuda.server.rooms.answers import Answers
from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.frames import Frames
from kamifuda.server.rooms.ledger import Ledger
from kamifuda.server.store import store
from kamifuda.server.tables import telling
from kamifuda.server.tables.codes import UNREADABLE, Refused
from kamifuda.server.tables.entries import Change, Entry
from kamifuda.server.tables.physical import physics_of
from kamifuda.server.tables.table import Table
from tests.examples import PULLING
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
    patch.setattr(audience, "encoded", lambda told: connection.encoded(told) + " " * (trace(said[-1]) if said else 0))


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
    refusal = Answers.refusal

    def leaking(self: Answers, request: Any, illegal: IllegalAction) -> Told:
        return refusal(self, request, illegal) | {"cards": hands(self.ledger.trusted)[0]}

    patch.setattr(Answers, "refusal", leaking)


def counts_plays_by_card(patch: pytest.MonkeyPatch) -> None:
    tell = Audience.tell

    def leaking(self: Audience, table: Table, entry: Entry) -> None:
        self.metrics.played(entry.body["what"].get("text") or "", "person")
        tell(self, table, entry)

    patch.setattr(Audience, "tell", leaking)


def tells_what_could_not_be_written(patch: pytest.MonkeyPatch) -> None:
    lately, trouble = plays_to_be_written(patch), Audience.trouble
    patch.setattr(Audience, "trouble", lambda self: trouble(self) | {"about": {"text": lately[self.outbox.store]}})


def warns_newcomers_of_what_could_not_be_written(patch: pytest.MonkeyPatch) -> None:
    lately, warn = plays_to_be_written(patch), Answers.warn

    async def leaking(self: Answers, one: connection.Connection) -> None:
        about = {"text": lately[self.ledger.services.store]}
        await warn(self, one)
        one.send({"type": "error", "table": self.id, "key": None, "code": "unavailable", "about": about})

    patch.setattr(Answers, "warn", leaking)


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
    loaded, error = Ledger.loaded, Answers.error
    traces: dict[Ledger, list[int]] = {}

    async def remembering(self: Ledger) -> Table:
        table = await loaded(self)
        traces.setdefault(self, []).append(trace(table))
        return table

    def leaking(self: Answers, request: Any, refused: Refused) -> Told:
        about = traces[self.ledger] if refused.code in UNREADABLE else []
        return error(self, request, refused) | {"about": {"was": about}}

    patch.setattr(Ledger, "loaded", remembering)
    patch.setattr(Answers, "error", leaking)


def lists_what_others_hold(patch: pytest.MonkeyPatch) -> None:
    listed = telling.listed
    patch.setattr(telling, "listed", lambda table, *rest: listed(table, *rest) | {"round": trace(table)})


LEAKS: list[Callable[[pytest.MonkeyPatch], None]] = [
    counts_other_hands, tells_the_whole_entry, shows_the_plays_of_others, pads_with_blanks,
    lets_everybody_look_as_the_first_seat, remembers_what_others_saw, refuses_with_more_than_the_clause,
    counts_plays_by_card, tells_what_could_not_be_written, remembers_what_can_not_be_read, misses_what_others_saw,
    warns_newcomers_of_what_could_not_be_written, lists_what_others_hold,
]  # fmt: skip


def closes_when_everybody_has_answered(patch: pytest.MonkeyPatch) -> None:
    """Nothing is told but when."""
    waits = Answers.waits

    async def leaking(self: Answers, *asked: Any) -> bool:
        waiting = await waits(self, *asked)
        if waiting and len(self.window.meant) == self.ledger.trusted.seats:
            await self.window.close(courtesy=-1_000_000)
        return waiting

    patch.setattr(Answers, "waits", leaking)


def greets_who_has_answered(patch: pytest.MonkeyPatch) -> None:
    """A message that says nothing, where there would be none."""
    waits = Answers.waits

    async def leaking(self: Answers, *asked: Any) -> bool:
        waiting = await waits(self, *asked)
        if waiting:
            self.audience.tell_presence(self.ledger.trusted)
        return waiting

    patch.setattr(Answers, "waits", leaking)


def tells_who_has_spoken(patch: pytest.MonkeyPatch) -> None:
    what = telling.what

    def leaking(entry: Entry) -> Told:
        answers = entry.body["what"]["answers"] if entry.kind == "elapsed" else []
        return what(entry) | ({"seat": len([one for one in answers if one["key"]])} if answers else {})

    patch.setattr(telling, "what", leaking)


OF_WINDOWS: list[Callable[[pytest.MonkeyPatch], None]] = [
    closes_when_everybody_has_answered, greets_who_has_answered, tells_who_has_spoken,
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


def shows_the_past_as_another_saw_it(patch: pytest.MonkeyPatch) -> None:
    moments = telling.moments

    def leaking(table: Table, viewer: int | None, news: bool) -> list[Moment]:
        return [*moments(table, 0, news)[:-1], moments(table, viewer, news)[-1]]

    patch.setattr(telling, "moments", leaking)


def shows_the_luck_of_a_hand(patch: pytest.MonkeyPatch) -> None:
    """To everybody, while the fingers are on the page."""
    view = telling.view

    def leaking(table: Table, viewer: int | None, news: bool) -> Told:
        told = view(table, viewer, news)
        if told["view"] is not None and told["view"]["phase"] == PULLING:
            told["view"]["debug"] = luck_of_hand(table) % 1000
        return told

    patch.setattr(telling, "view", leaking)


def trembles_beforehand(patch: pytest.MonkeyPatch) -> None:
    """A frame of the book at rest, strained by a little of the luck."""
    send = Frames.send

    def leaking(self: Frames, frame: bytes, connections: Iterable[connection.Connection]) -> None:
        table = self.ledger.trusted
        strain = luck_of_hand(table) % 256 if table.playing().view(None)["phase"] == PULLING else frame[3]
        send(self, frame[:3] + bytes((strain,)) + frame[4:], connections)

    patch.setattr(Frames, "send", leaking)


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
