"""While a window is open: what people and bots have answered is known to nobody, and becomes one entry at its end."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.ledger import Ledger, NotNow
from kamifuda.server.rooms.outbox import Outbox
from kamifuda.server.tables.decisions import Draft, elapsed
from kamifuda.server.tables.table import Table


@dataclass(frozen=True)
class Meant:
    """What a seat will have answered."""

    seat: int
    turn: int
    text: str
    person: str | None = None  # None: a bot
    key: str | None = None
    connection: Connection | None = None  # where the answer is acknowledged; None: nowhere, or in another process


class Window:
    """Of one table; what waits here is gone with its process, and was not acknowledged: clients send it again."""

    def __init__(self, ledger: Ledger, outbox: Outbox) -> None:
        self.ledger, self.outbox = ledger, outbox
        self.meant: dict[int, Meant] = {}  # by seat

    def keep(self, meant: Meant) -> Meant | None:
        """Until the window closes, whichever process closes it; returns what is no longer meant."""
        before = self.meant.get(meant.seat)
        if before is not None and before.person is not None and meant.person is None and before.turn == meant.turn:
            return None  # a bot stands in, but its person has answered
        self.meant[meant.seat] = meant
        about = {"seat": meant.seat, "turn": meant.turn, "text": meant.text, "person": meant.person, "key": meant.key}
        self.outbox.spread("meant", table=self.ledger.id, meant=about)
        return before

    def hear(self, about: dict[str, Any]) -> None:
        """What was answered through another process."""
        self.meant[about["seat"]] = Meant(**about)

    def knows(self, seat: int, turn: int) -> bool:
        return seat in self.meant and self.meant[seat].turn == turn

    def past(self, table: Table) -> list[Meant]:
        """What does not wait any more: it has become true, or came too late."""
        past = [one for one in self.meant.values() if table.status != "playing" or one.turn < table.turns[one.seat]]
        for one in past:
            del self.meant[one.seat]
        return past

    def due(self) -> int | None:
        """When it closes; one that was open while no server was there stays open for those who come back."""
        table = self.ledger.trusted
        window, due = table.window(), table.window_due()
        opened = self.ledger.since
        if window is None or due is None or table.moved_at >= opened:
            return due
        return max(due, opened + window.seconds * 1000)

    def counts(self, one: Meant, table: Table) -> bool:
        """For this window; and of a bot, while it has the chair."""
        return one.turn == table.turns[one.seat] and (one.person is not None or table.chairs[one.seat].by_bot)

    async def close(self, courtesy: int) -> None:
        """Writes down what everybody has answered, if it is time."""

        def draft(table: Table) -> Draft:
            due = self.due()
            if due is None or self.ledger.time.now() < due + courtesy:
                raise NotNow
            said = [one for one in self.meant.values() if self.counts(one, table)]
            return elapsed(table, {one.seat: (one.text, one.person, one.key) for one in said})

        with suppress(NotNow):
            await self.ledger.write(draft)
