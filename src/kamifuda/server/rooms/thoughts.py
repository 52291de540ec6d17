"""The bots of one table: they look at their view, think elsewhere, and play when their time has come."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from kamifuda.core.game import Game, Polite
from kamifuda.core.match import Tree, plays
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.book import Book
from kamifuda.server.rooms.ledger import Ledger, NotNow
from kamifuda.server.rooms.pace import pace
from kamifuda.server.rooms.queue import Job
from kamifuda.server.rooms.real_host import hand_of_bot
from kamifuda.server.rooms.window import Meant, Window
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.decisions import Draft
from kamifuda.server.tables.table import Table
from kamifuda.server.thinking.thinkers import Thinkers


class Thoughts:
    """One for each seat that a bot plays."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        book: Book,
        window: Window,
        thinkers: Thinkers,
        settings: Settings,
        put: Callable[[Job], None],
        postponed: Callable[[Refused], None],
    ) -> None:
        self.ledger, self.audience, self.book = ledger, audience, book
        self.window, self.thinkers, self.settings = window, thinkers, settings
        self.put, self.postponed = put, postponed  # into the table's queue; a play that can not be made yet
        self.going: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and turn

    def begin(self, courtesy: int) -> None:
        """Those that are wanted now, and no others."""
        table = self.ledger.trusted
        choosing = {(seat, table.turns[seat]) for seat in table.choosing()}
        for key in [key for key in self.going if key not in choosing]:
            self.going.pop(key).cancel()
        if self.wanted(table):
            for seat in table.bots_to_act():
                self.think(seat, table.chairs[seat].stand_in or "chair", courtesy)

    def wanted(self, table: Table) -> bool:
        """Bots among themselves play for whoever made their table, while that person looks on."""
        people = {chair.person for chair in table.chairs} - {None}
        return bool(people) or any(one.person == table.creator for one in self.audience.here)

    def think(self, seat: int, reason: str, courtesy: int) -> None:
        table = self.ledger.trusted
        key = (seat, table.turns[seat])
        if key not in self.going and not self.window.knows(*key):
            level = self.level(table, seat)
            seen, legal = table.playing().view(seat), table.trees[seat]
            least = pace(table, level, reason, self.settings.bot_pace)
            thought = self.thought(key, reason, courtesy, least, table.game, level, seen, legal)
            self.going[key] = asyncio.create_task(thought)

    def level(self, table: Table, seat: int) -> str:
        return table.chairs[seat].level or self.settings.stand_in

    async def thought(
        self,
        key: tuple[int, int],
        reason: str,
        courtesy: int,
        least: int,
        game: Game,
        level: str,
        seen: Any,
        legal: Tree,
    ) -> None:
        """A bot looks at its view and chooses; its answer counts for this turn only."""
        began = self.ledger.time.now()
        await asyncio.sleep(courtesy / 1000)
        polite = self.polite(game, seen, await self.thinkers.think(game, level, seen, legal), legal)
        left = began + least - self.ledger.time.now()
        await asyncio.sleep(max(0, left) / 1000)  # whatever it holds
        self.put(lambda: self.play(*key, reason, *polite))

    def polite(self, game: Game, seen: Any, play: str, legal: Tree) -> Polite:
        """What the bot does where people sit too."""
        people = [seat for seat, chair in enumerate(self.ledger.trusted.chairs) if chair.person is not None]
        if game.manifest.courtesy is None or not people:
            return Polite(play)
        return game.manifest.courtesy(seen, play, plays(legal), people)

    async def play(self, seat: int, turn: int, reason: str, play: str, phrase: str | None) -> None:
        self.going.pop((seat, turn), None)
        if self.book.hand is not None:
            self.book.open_hand()  # what comes of it counts
            return
        await self.ledger.loaded()
        try:
            await self.book.hands_off()
        except Refused as refused:
            self.postponed(refused)
            return

        def draft(table: Table) -> Draft:
            late = seat not in table.choosing() or table.turns[seat] != turn
            timely = reason == "clock" or table.chairs[seat].by_bot
            if late or not timely:
                raise NotNow
            if table.window() is not None:
                self.window.keep(Meant(seat, turn, play))
                raise NotNow
            attachment = hand_of_bot(table, self.level(table, seat), play)
            return "play", {"seat": seat, "text": play, "attachment": attachment, "by": "bot", "reason": reason}

        with suppress(NotNow):
            await self.ledger.write(draft)
            if phrase is not None:
                said = {"seat": seat, "name": None, "phrase": phrase, "text": None}
                await self.ledger.write(lambda _: ("said", said))

    def forget(self) -> None:
        for thought in self.going.values():
            thought.cancel()
        self.going.clear()
