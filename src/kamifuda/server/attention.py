"""What a table needs from the server when nobody asks: bots' plays, clocks that run out, people who are away."""

import asyncio
from typing import TYPE_CHECKING, Any

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.game import Game
from kamifuda.core.match import Tree
from kamifuda.server import telling
from kamifuda.server.codes import Refused
from kamifuda.server.connection import encoded
from kamifuda.server.decisions import Draft
from kamifuda.server.table import Table

if TYPE_CHECKING:
    from kamifuda.server.room import Room

TICK = 5000  # milliseconds between two looks at the clocks that clients are sent
AFTER_START = 30_000  # milliseconds that people have to come back after the server did
NEVER = 2**62
COURTESY = 3000  # milliseconds that other processes wait for the one that wrote last


class Attention:
    """One timer per table, and one thought per seat that a bot plays."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.thoughts: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and turn
        self.away: dict[int, int] = {}  # since when the person of a seat is not here
        self.courtesy = 0

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    @property
    def now(self) -> int:
        return self.room.house.edge.now()

    def plan(self, mine: bool) -> None:
        """Something changed; `mine` where this process wrote it."""
        if self.table.status != "playing" or self.room.house.closing:
            self.stop()
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.courtesy = 0 if mine or not self.room.house.store.shared else COURTESY
        self.notice_absence()
        self.begin_thinking()
        times = [*self.clock_times(), *(when for when, _ in self.covers())]
        if times:
            self.timer = asyncio.get_running_loop().call_later(max(0, min(times) - self.now) / 1000, self.wake)

    def wake(self) -> None:
        self.timer = None
        self.room.hand(self.look)

    async def look(self) -> None:
        """Does what has become due."""
        await self.room.loaded()
        if self.table.status != "playing":
            return
        out = self.first_out()
        if out is not None and self.now >= out[0] + self.courtesy:
            self.think(out[1], "clock")
        when, seat = min(self.covers(), default=(NEVER, 0))
        if self.now >= when:
            await self.room.write(lambda _: ("covered", {"seat": seat, "reason": "absent"}))
        self.tick()
        if self.timer is None:
            self.plan(mine=self.courtesy == 0)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.forget()

    def forget(self) -> None:
        for thought in self.thoughts.values():
            thought.cancel()
        self.thoughts.clear()

    # Clocks.

    def first_out(self) -> tuple[int, int] | None:
        """When the first clock runs out, and whose; one that ran while no server did waits for its person."""
        out = self.table.clocks.first_out()
        opened = self.room.house.opened_at
        if out is None or self.table.moved_at >= opened:
            return out
        return max(out[0], opened + AFTER_START), out[1]

    def clock_times(self) -> list[int]:
        out = self.first_out()
        if out is None:
            return []
        tick = [self.now + TICK] if self.room.here else []
        asked = (out[1], self.table.turns[out[1]]) in self.thoughts
        return tick if asked else [out[0] + self.courtesy, *tick]

    def tick(self) -> None:
        if self.table.clocks.first_out() is not None:
            clock = telling.clock(self.table, self.now)
            text = encoded({"type": "tick", "table": self.room.id, "now": self.now, "clock": clock})
            for connection in self.room.here:
                connection.send_text(text)

    # Absence.

    def notice_absence(self) -> None:
        present = self.room.present_seats()
        for seat, chair in enumerate(self.table.chairs):
            if chair.person is None or seat in present:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, self.now)

    def covers(self) -> list[tuple[int, int]]:
        """When a bot takes over which chair: its person is away, and somebody else waits."""
        if self.table.grace is None or not self.room.present_seats():
            return []
        patience = self.table.grace * 1000 + self.courtesy
        return [
            (max(self.away[seat], self.table.moved_at) + patience, seat)
            for seat in sorted(self.table.thinking() & self.away.keys())
        ]

    # Bots.

    def begin_thinking(self) -> None:
        wanted = {(seat, self.table.turns[seat]) for seat in self.table.to_act()}
        for key in [key for key in self.thoughts if key not in wanted]:
            self.thoughts.pop(key).cancel()
        if self.room.here or any(chair.person is not None for chair in self.table.chairs):
            for seat in self.table.bots_to_act():
                self.think(seat, self.table.chairs[seat].stand_in or "chair")

    def think(self, seat: int, reason: str) -> None:
        key = (seat, self.table.turns[seat])
        if key not in self.thoughts:
            level = self.table.chairs[seat].level or self.room.house.settings.stand_in
            seen, legal = self.table.playing().view(seat), self.table.trees[seat]
            self.thoughts[key] = asyncio.create_task(self.thought(key, reason, self.table.game, level, seen, legal))

    async def thought(self, key: tuple[int, int], reason: str, game: Game, level: str, seen: Any, legal: Tree) -> None:
        """A bot looks at its view and chooses; its answer counts for this turn only."""
        house, began = self.room.house, self.now
        await asyncio.sleep(self.courtesy / 1000)
        play = await house.thinkers.think(game, level, seen, legal)
        await asyncio.sleep(max(0, began + house.settings.bot_pace - self.now) / 1000)  # whatever it holds
        self.room.hand(lambda: self.bot_plays(*key, reason, play))

    async def bot_plays(self, seat: int, turn: int, reason: str, play: str) -> None:
        self.thoughts.pop((seat, turn), None)

        def draft(table: Table) -> Draft:
            late = table.status != "playing" or table.paused or table.turns[seat] != turn
            timely = reason == "clock" or table.chairs[seat].by_bot
            if late or not timely:
                raise Refused("stale")
            return "play", {"seat": seat, "text": play, "attachment": None, "by": "bot", "reason": reason}

        try:
            await self.room.write(draft)
        except (IllegalAction, BadNotation) as wrong:
            raise AssertionError(f"a bot's play was refused: {wrong}") from None
        self.room.house.metrics.played(self.table.game.name, by_bot=True)
