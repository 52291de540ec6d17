"""What a table needs from the server when nobody asks: plays of WORLD and of bots, clocks run out, people away."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kamifuda.core.game import Game
from kamifuda.core.match import Tree
from kamifuda.core.position import WORLD
from kamifuda.server import telling
from kamifuda.server.codes import Refused
from kamifuda.server.connection import encoded
from kamifuda.server.decisions import Draft
from kamifuda.server.physical import hand_of_bot
from kamifuda.server.table import Table

if TYPE_CHECKING:
    from kamifuda.server.room import Room

TICK = 5000  # milliseconds between two looks at the clocks that clients are sent
AFTER_START = 30_000  # milliseconds that people have to come back after the server did
COURTESY = 3000  # milliseconds that other processes wait for the one that wrote last


class NotNow(Exception):
    """There is nothing to do, or no longer."""


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
        return self.room.time.now()

    def plan(self, mine: bool) -> None:
        """The log has grown; `mine` where this process wrote last."""
        self.room.motion.follow()
        if self.table.status != "playing" or self.room.house.closing:
            self.stop()
            return
        self.cancel_timer()
        self.courtesy = 0 if mine or not self.room.house.store.shared else COURTESY
        self.notice_absence()
        self.begin_thinking()
        times = [*self.answer_times(), *self.clock_times(), *(when for when, _ in self.covers())]
        if times:
            self.timer = asyncio.get_running_loop().call_later(max(0, min(times) - self.now) / 1000, self.wake)

    def plan_again(self) -> None:
        """Nothing was written: who wrote last still did."""
        self.plan(mine=self.courtesy == 0)

    def wake(self) -> None:
        self.cancel_timer()
        self.room.hand(self.look)

    async def look(self) -> None:
        """Does what has become due."""
        await self.room.loaded()
        if self.table.status != "playing":
            return
        await self.answer()
        out = self.first_out()
        if out is not None and self.now >= out[0] + self.courtesy:
            self.think(out[1], "clock")
        await self.cover()
        self.tick()
        if self.timer is None:
            self.plan_again()

    def stop(self) -> None:
        self.cancel_timer()
        self.forget()

    def cancel_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def forget(self) -> None:
        for thought in self.thoughts.values():
            thought.cancel()
        self.thoughts.clear()

    # WORLD.

    def answer_times(self) -> list[int]:
        motion = self.room.motion
        due = self.table.answer_due() if motion.physics is None else motion.due()
        return [] if due is None else [due + self.courtesy]

    def answer_is_due(self) -> bool:
        return any(self.now >= when for when in self.answer_times())

    async def answer(self) -> None:
        """WORLD plays, when everybody has held their breath long enough; or finds out what a book does."""
        if self.room.motion.physics is not None:
            if self.answer_is_due():
                await self.room.motion.answer()
            return

        def draft(table: Table) -> Draft:
            if not self.answer_is_due():
                raise NotNow
            text = table.playing().foretold()
            return "play", {"seat": WORLD, "text": text, "attachment": None, "by": "world", "reason": ""}

        with suppress(NotNow):
            await self.room.write(draft)
            self.room.house.metrics.played(self.table.game.name, "world")

    # Clocks.

    def first_out(self) -> tuple[int, int] | None:
        """When the first clock runs out, and whose; one that ran while no server did waits for its person."""
        out = self.table.clocks.first_out()
        opened = self.room.time.at(self.room.house.opened_at)
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

    async def cover(self) -> None:
        """A bot takes the chair of somebody who has been away for too long."""

        def draft(_: Table) -> Draft:
            self.notice_absence()
            due = [seat for when, seat in self.covers() if self.now >= when]
            if not due:
                raise NotNow
            return "covered", {"seat": due[0], "reason": "absent"}

        with suppress(NotNow):
            await self.room.write(draft)

    # Bots.

    def begin_thinking(self) -> None:
        wanted = {(seat, self.table.turns[seat]) for seat in self.table.awaited()}
        for key in [key for key in self.thoughts if key not in wanted]:
            self.thoughts.pop(key).cancel()
        if self.wanted():
            for seat in self.table.bots_to_act():
                self.think(seat, self.table.chairs[seat].stand_in or "chair")

    def wanted(self) -> bool:
        """Bots among themselves play for whoever made their table, while that person looks on."""
        people = {chair.person for chair in self.table.chairs} - {None}
        return bool(people) or any(one.person == self.table.creator for one in self.room.here)

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
        if self.room.motion.hand is not None:
            self.room.motion.open_hand()  # what comes of it counts
            return
        await self.room.loaded()
        try:
            await self.room.motion.hands_off()
        except Refused as refused:
            if refused.code == "unavailable":
                self.room.tell_trouble()
            self.room.house.later(self.room)
            return

        def draft(table: Table) -> Draft:
            late = seat not in table.awaited() or table.turns[seat] != turn
            timely = reason == "clock" or table.chairs[seat].by_bot
            if late or not timely:
                raise NotNow
            level = table.chairs[seat].level or self.room.house.settings.stand_in
            attachment = hand_of_bot(table, level, play)
            return "play", {"seat": seat, "text": play, "attachment": attachment, "by": "bot", "reason": reason}

        try:
            await self.room.write(draft)
        except NotNow:
            return
        self.room.house.metrics.played(self.table.game.name, "bot")
