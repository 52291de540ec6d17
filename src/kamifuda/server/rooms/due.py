"""What a table needs from the server when nobody asks: plays of WORLD, clocks run out, people away, bots to think."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from kamifuda.core.position import WORLD
from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.book import Book
from kamifuda.server.rooms.ledger import Ledger, NotNow
from kamifuda.server.rooms.queue import Job
from kamifuda.server.rooms.services import Services
from kamifuda.server.rooms.thoughts import Thoughts
from kamifuda.server.rooms.window import Window
from kamifuda.server.tables import telling
from kamifuda.server.tables.decisions import Draft
from kamifuda.server.tables.table import Table

TICK = 5000  # milliseconds between two looks at the clocks that clients are sent
AFTER_START = 30_000  # milliseconds that people have to come back after the server did
COURTESY = 3000  # milliseconds that other processes wait for the one that wrote last


class Due:
    """One timer per table."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        book: Book,
        window: Window,
        thoughts: Thoughts,
        services: Services,
        put: Callable[[Job], None],
    ) -> None:
        self.ledger, self.audience, self.book = ledger, audience, book
        self.window, self.thoughts = window, thoughts
        self.services, self.put = services, put
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, int] = {}  # since when the person of a seat is not here
        self.courtesy = 0

    @property
    def table(self) -> Table:
        return self.ledger.trusted

    @property
    def now(self) -> int:
        return self.ledger.time.now()

    def plan(self, mine: bool) -> None:
        """The log has grown; `mine` where this process wrote last."""
        self.book.follow()
        if self.table.status != "playing" or self.services.closing:
            self.stop()
            return
        self.cancel_timer()
        self.courtesy = 0 if mine or not self.services.outbox.shared else COURTESY
        self.notice_absence()
        self.thoughts.begin(self.courtesy)
        times = [*self.answer_times(), *self.window_times(), *self.clock_times()]
        times += [when for when, _ in self.covers()]
        if times:
            self.timer = asyncio.get_running_loop().call_later(max(0, min(times) - self.now) / 1000, self.wake)

    def plan_again(self) -> None:
        """Nothing was written: who wrote last still did."""
        self.plan(mine=self.courtesy == 0)

    def wake(self) -> None:
        self.cancel_timer()
        self.put(self.look)

    async def look(self) -> None:
        """Does what has become due."""
        await self.ledger.loaded()
        if self.table.status != "playing":
            return
        await self.answer()
        await self.window.close(self.courtesy)
        out = self.first_out()
        if out is not None and self.now >= out[0] + self.courtesy:
            self.thoughts.think(out[1], "clock", self.courtesy)
        await self.cover()
        self.tick()
        if self.timer is None:
            self.plan_again()

    def stop(self) -> None:
        self.cancel_timer()
        self.thoughts.forget()

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # WORLD.

    def answer_times(self) -> list[int]:
        due = self.table.answer_due() if self.book.physics is None else self.book.due()
        return [] if due is None else [due + self.courtesy]

    def answer_is_due(self) -> bool:
        return any(self.now >= when for when in self.answer_times())

    async def answer(self) -> None:
        """WORLD plays, when everybody has held their breath long enough; or finds out what a book does."""
        if self.book.physics is not None:
            if self.answer_is_due():
                await self.book.answer()
            return

        def draft(table: Table) -> Draft:
            if not self.answer_is_due():
                raise NotNow
            text = table.playing().foretold()
            return "play", {"seat": WORLD, "text": text, "attachment": None, "by": "world", "reason": ""}

        with suppress(NotNow):
            await self.ledger.write(draft)

    # Windows.

    def window_times(self) -> list[int]:
        due = self.window.due()
        return [] if due is None else [due + self.courtesy]

    # Clocks.

    def first_out(self) -> tuple[int, int] | None:
        """When the first clock runs out, and whose; one that ran while no server did waits for its person."""
        out = self.table.clocks.first_out()
        opened = self.ledger.since
        if out is None or self.table.moved_at >= opened:
            return out
        return max(out[0], opened + AFTER_START), out[1]

    def clock_times(self) -> list[int]:
        out = self.first_out()
        if out is None:
            return []
        tick = [self.now + TICK] if self.audience.here else []
        asked = (out[1], self.table.turns[out[1]]) in self.thoughts.going
        return tick if asked else [out[0] + self.courtesy, *tick]

    def tick(self) -> None:
        if self.table.clocks.first_out() is not None:
            clock = telling.clock(self.table, self.now)
            self.audience.tell_all({"type": "tick", "table": self.ledger.id, "now": self.now, "clock": clock})

    # Absence.

    def notice_absence(self) -> None:
        table = self.table
        present = self.audience.seats(table)
        for seat, chair in enumerate(table.chairs):
            if chair.person is None or seat in present:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, self.now)

    def covers(self) -> list[tuple[int, int]]:
        """When a bot takes over which chair: its person is away, and somebody else waits."""
        table = self.table
        if table.grace is None or not self.audience.seats(table):
            return []
        patience = table.grace * 1000 + self.courtesy
        return [
            (max(self.away[seat], table.moved_at) + patience, seat)
            for seat in sorted(table.thinking() & self.away.keys())
        ]

    async def cover(self) -> None:
        """A bot takes the chair of somebody who has been away for too long."""

        def draft(_: Table) -> Draft:
            self.notice_absence()
            due = [seat for when, seat in self.covers() if self.now >= when]
            if not due:
                raise NotNow
            return "covered", {"seat": due[0], "reason": "absent"}

        with suppress(NotNow):
            await self.ledger.write(draft)
