"""The book of one table, where it obeys physics: hands that pull at it now, and what WORLD has to find out."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog

from kamifuda.core.position import WORLD
from kamifuda.server.books.books import ANSWER, LIVE, BookLost, Json
from kamifuda.server.process.logs import tag
from kamifuda.server.process.workers import Failed
from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.frames import Frames
from kamifuda.server.rooms.ledger import Ledger, NotNow
from kamifuda.server.rooms.pulling_hand import PullingHand
from kamifuda.server.rooms.queue import Job
from kamifuda.server.rooms.services import Services
from kamifuda.server.store.store import StoreDown
from kamifuda.server.tables import requests as ask
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.decisions import Draft
from kamifuda.server.tables.physical import physics_of
from kamifuda.server.tables.table import Table

PATIENCE = 2.0  # seconds for a hand to open when the server ends
MOST_HANDS = 6  # that pull at once from one address

log = structlog.get_logger()


class Book:
    """One thing at a time moves it."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        services: Services,
        put: Callable[[Job], None],
        plan_again: Callable[[], None],
    ) -> None:
        self.id, self.ledger, self.services = ledger.id, ledger, services
        self.put, self.plan_again = put, plan_again  # into the table's queue; what is due there
        self.frames = Frames(ledger, audience, services, self)
        self.hand: PullingHand | None = None
        self.question: Json | None = None  # what is being found out for WORLD
        self.known: tuple[Json, Json | None] | None = None  # a question and its outcome; None: the odds must answer
        self.writing = False  # what came of it
        self.grasping = False  # fingers close as soon as other processes know it
        self.task: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        return self.ledger.trusted

    @property
    def physics(self) -> Any:
        return physics_of(self.table)

    @property
    def busy(self) -> bool:
        return self.hand is not None or self.question is not None

    @property
    def held(self) -> bool:
        return self.hand is not None or self.grasping

    def tell_again(self) -> None:
        """That it moves, however slowly, until it is shown at rest."""
        if self.busy or self.writing or self.held or (self.frames.moved and self.frames.drawing is not None):
            self.frames.tell_others()

    def follow(self) -> None:
        """The log has grown: what moves for a match that has gone another way stops; what rests is shown."""
        if self.physics is None:
            return
        if self.hand is not None and not self.hand.holds(self.table):
            self.take_back(self.hand)
        elif self.hand is not None and self.hand.has_left(self.table):
            self.open_hand()
        if self.question is not None and not self.is_asked(self.question):
            self.drop()
        if not self.busy and not self.writing:
            self.frames.rest(self.physics.of_the_table(self.table.playing(), "stand"))

    def drop(self) -> None:
        """Nobody need know what comes of it."""
        if self.task is not None:
            self.task.cancel()
        self.hand = self.question = self.task = None

    # WORLD.

    def is_asked(self, question: Json | None) -> bool:
        """Whether this is what WORLD has to know now; None: it knows enough to play."""
        return self.table.answer_due() is not None and bool(self.physics.question(self.table.playing()) == question)

    def due(self) -> int | None:
        """When it begins to move for WORLD; None where it need not, or does already."""
        if self.busy or self.table.answer_due() is None:
            return None
        return max(self.table.moved_at, self.frames.heard_at)

    async def answer(self) -> None:
        """WORLD plays what it knows; anything else is found out first."""
        await self.ledger.loaded()
        self.writing = True
        try:
            while not self.busy and self.table.answer_due() is not None:
                question = self.physics.question(self.table.playing())
                if question is not None and (self.known is None or self.known[0] != question):
                    self.find_out(question)
                    return
                await self.write_answer(question)
        finally:
            self.written()

    def written(self) -> None:
        self.writing = False
        if self.ledger.table is not None:
            self.follow()

    def find_out(self, question: Json) -> None:
        if not self.services.closing:
            self.question = question
            self.services.elsewhere.rested(self.id)  # or whoever moved it is gone
            self.task = asyncio.create_task(self.found_out(question))

    async def found_out(self, question: Json) -> None:
        outcome = None
        if question["kind"] == "draw":
            await self.frames.touched()
        try:
            outcome = await self.services.books.simulated(question, self.frames.show, ANSWER)
        except BookLost:
            self.services.metrics.book_failed("given-up")
            log.error("the odds answer for a book", table=tag(self.id), kind=question["kind"])
        self.put(lambda: self.learn(question, outcome))

    async def learn(self, question: Json, outcome: Json | None) -> None:
        if self.question is question:
            self.question, self.known = None, (question, outcome)
            await self.answer()

    async def write_answer(self, question: Json | None) -> None:
        """WORLD's next play, by what is known of this question; without one, by what was known before."""
        outcome = None if question is None or self.known is None else self.known[1]

        def draft(table: Table) -> Draft:
            if not self.is_asked(question):
                raise NotNow
            if question is not None and outcome is None:
                text, attachment = table.playing().foretold(), None
            else:
                text, attachment = self.physics.answer(table.playing(), outcome)
            return "play", {"seat": WORLD, "text": text, "attachment": attachment, "by": "world", "reason": ""}

        with suppress(NotNow):
            await self.ledger.write(draft)

    # Hands.

    async def pinch(self, connection: Connection, person: str, pinch: ask.Pinch) -> None:
        """The fingers close; when they have, that is told. Of somebody who has hung up they never do."""
        self.may_close(connection, person)
        self.grasping = True
        try:
            if not await self.frames.touched():
                raise Refused("unavailable")
            self.may_close(connection, person)
            if not connection.ended:
                self.close_fingers(connection, person, pinch)
        finally:
            self.grasping = False
            self.follow()

    def may_close(self, connection: Connection, person: str) -> None:
        hands = [one for one in self.services.connections if one.holding]
        if self.busy or self.frames.moves_elsewhere() or any(one.person == person for one in hands):
            raise Refused("busy-book")
        if sum(one.address == connection.address for one in hands) >= MOST_HANDS:
            raise Refused("too-many", most=MOST_HANDS)

    def close_fingers(self, connection: Connection, person: str, pinch: ask.Pinch) -> None:
        question = self.physics.pinched(self.table.playing(), pinch.height, pinch.count)
        simulation = self.services.books.begin(question, self.pulled, LIVE)
        self.hand = connection.holding = PullingHand(
            self.id, connection, person, pinch, question, simulation, self.services.edge.steady
        )
        self.task = asyncio.create_task(self.pulling(self.hand))

    async def hands_off(self) -> None:
        """What a hand has begun nobody stops: otherwise one could run away from a book that falls."""
        if self.physics is not None:
            await self.hear_all()
        if self.hand is not None or self.services.elsewhere.held(self.id):
            raise Refused("busy-book")

    async def hear_all(self) -> None:
        """Of the hands in other processes."""
        try:
            await self.services.store.hear_all()
        except StoreDown:
            raise Refused("unavailable") from None

    def be_still(self) -> None:
        """A pull that everybody sees is not taken back before its end."""
        pulled = self.question is not None and self.question["kind"] == "draw"
        if pulled or self.frames.moves_elsewhere():
            raise Refused("busy-book")

    def open_hand(self) -> None:
        if self.hand is not None:
            self.hand.open()

    def pulled(self, frame: bytes) -> None:
        if self.hand is not None:
            self.hand.closes(self.ledger.told)
        self.frames.show(frame)

    async def pulling(self, hand: PullingHand) -> None:
        try:
            over = await asyncio.shield(hand.simulation.over)
        except Failed as failed:
            self.services.books.failed(failed, "live")
            self.put(lambda: self.lost(hand))
        else:
            self.put(lambda: self.drawn(hand, over))

    async def drawn(self, hand: PullingHand, over: Json) -> None:
        """The pull is written down, and what came of it."""
        if self.hand is not hand:
            return

        def draft(table: Table) -> Draft:
            if not hand.holds(table):
                raise NotNow
            text, gesture = self.physics.pull(hand.pinch.count), ask.compact(over["gesture"])
            return "play", {"seat": hand.pinch.seat, "text": text, "attachment": gesture, "by": "person", "reason": ""}

        self.hand, self.writing = None, True
        try:
            await self.ledger.write(draft, hand.person, hand.pinch.key)
        except NotNow:
            self.take_back(hand)
        except BaseException:
            self.take_back(hand)
            raise
        else:
            hand.let_go()
            self.known = hand.question | {"gesture": over["gesture"]}, over["outcome"]
            await self.answer()
        finally:
            self.written()

    async def lost(self, hand: PullingHand) -> None:
        """Nobody knows where the fingers are."""
        if self.hand is hand:
            self.take_back(hand)
            await self.ledger.loaded()
            self.plan_again()

    def take_back(self, hand: PullingHand) -> None:
        """As if the fingers had never closed."""
        self.drop()
        hand.simulation.drop()
        hand.let_go()
        hand.connection.send(hand.lost())
        self.services.metrics.error("book-lost")

    async def close(self) -> None:
        """Hands open; what comes of that is written down if it comes soon."""
        if self.hand is not None and self.task is not None:
            self.hand.simulation.open_hand(hurry=True)
            await asyncio.wait([self.task], timeout=PATIENCE)
            if self.task is not None and not self.task.done():
                self.drop()
        elif self.question is not None:
            self.drop()
        self.frames.close()
