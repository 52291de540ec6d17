"""What moves the book of one table: hands that pull at it now, and what WORLD has to find out."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from kamifuda.core.position import WORLD
from kamifuda.server import requests as ask
from kamifuda.server.attention import NotNow
from kamifuda.server.books import ANSWER, LIVE, BookLost, Json, Session
from kamifuda.server.codes import Refused
from kamifuda.server.connection import Connection
from kamifuda.server.decisions import Draft
from kamifuda.server.gallery import Gallery
from kamifuda.server.logs import tag
from kamifuda.server.physical import physics_of
from kamifuda.server.store import StoreDown
from kamifuda.server.table import Table
from kamifuda.server.workers import Failed

if TYPE_CHECKING:
    from kamifuda.server.house import House
    from kamifuda.server.room import Room

PATIENCE = 2.0  # seconds for a hand to open when the server ends
MOST_HANDS = 6  # that pull at once from one address

log = structlog.get_logger()


@dataclass(eq=False)
class Hand:
    """Of a person, whose fingers close on a page."""

    connection: Connection
    person: str
    pinch: ask.Pinch
    question: Json
    session: Session
    room: "Room"
    closed: bool = False  # the fingers have

    def holds(self, table: Table) -> bool:
        """Whether the match is where it was when the fingers closed."""
        if table.status != "playing" or table.turns[self.pinch.seat] != self.pinch.turn:
            return False
        physics = physics_of(table)
        assert physics is not None  # `may_pinch` has asked
        asked = physics.pinched(table.playing(), self.pinch.height, self.pinch.count)
        return asked == self.question

    def has_left(self, table: Table) -> bool:
        """The chair is another's now, or a bot's."""
        chair = table.chairs[self.pinch.seat]
        return chair.person != self.person or chair.by_bot

    def release(self) -> None:
        self.connection.let_go(self.room.id, self.room.house.edge.steady())


class Motion:
    """One thing at a time moves a book."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.gallery = Gallery(room)
        self.hand: Hand | None = None
        self.question: Json | None = None  # what is being found out for WORLD
        self.known: tuple[Json, Json | None] | None = None  # a question and its outcome; None: the odds must answer
        self.writing = False  # what came of it
        self.grasping = False  # fingers close as soon as other processes know it
        self.task: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    @property
    def house(self) -> "House":
        return self.room.house

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
        if self.busy or self.writing or self.held or (self.gallery.moved and self.gallery.drawing is not None):
            self.gallery.tell_others()

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
            self.gallery.rest(self.physics.of_the_table(self.table.playing(), "stand"))

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
        return max(self.table.moved_at, self.gallery.heard_at)

    async def answer(self) -> None:
        """WORLD plays what it knows; anything else is found out first."""
        await self.room.loaded()
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
        if self.room.table is not None:
            self.follow()

    def find_out(self, question: Json) -> None:
        if not self.house.closing:
            self.question = question
            self.house.elsewhere.rested(self.room.id)  # or whoever moved it is gone
            self.task = asyncio.create_task(self.found_out(question))

    async def found_out(self, question: Json) -> None:
        outcome = None
        if question["kind"] == "draw":
            await self.gallery.touched()
        try:
            outcome = await self.house.books.simulated(question, self.gallery.show, ANSWER)
        except BookLost:
            self.house.metrics.book_failed("given-up")
            log.error("the odds answer for a book", table=tag(self.room.id), kind=question["kind"])
        self.room.hand(lambda: self.learn(question, outcome))

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
            await self.room.write(draft)
            self.house.metrics.played(self.table.game.name, "world")

    # Hands.

    async def pinch(self, connection: Connection, person: str, pinch: ask.Pinch) -> None:
        """The fingers close; when they have, that is told. Of somebody who has hung up they never do."""
        self.may_close(connection, person)
        self.grasping = True
        try:
            if not await self.gallery.touched():
                raise Refused("unavailable")
            self.may_close(connection, person)
            if not connection.ended:
                self.close_fingers(connection, person, pinch)
        finally:
            self.grasping = False
            self.follow()

    def may_close(self, connection: Connection, person: str) -> None:
        hands = [one for one in self.house.connections if one.holding]
        if self.busy or self.gallery.moves_elsewhere() or any(one.person == person for one in hands):
            raise Refused("busy-book")
        if sum(one.address == connection.address for one in hands) >= MOST_HANDS:
            raise Refused("too-many", most=MOST_HANDS)

    def close_fingers(self, connection: Connection, person: str, pinch: ask.Pinch) -> None:
        question = self.physics.pinched(self.table.playing(), pinch.height, pinch.count)
        session = self.house.books.begin(question, self.pulled, LIVE)
        self.hand = connection.holding = Hand(connection, person, pinch, question, session, self.room)
        self.task = asyncio.create_task(self.pulling(self.hand))

    async def hands_off(self) -> None:
        """What a hand has begun nobody stops: otherwise one could run away from a book that falls."""
        if self.physics is not None:
            await self.hear_all()
        if self.hand is not None or self.house.elsewhere.held(self.room.id, self.house.edge.steady()):
            raise Refused("busy-book")

    async def hear_all(self) -> None:
        """Of the hands in other processes."""
        try:
            await self.house.store.hear_all()
        except StoreDown:
            raise Refused("unavailable") from None

    def be_still(self) -> None:
        """A pull that everybody sees is not taken back before its end."""
        pulled = self.question is not None and self.question["kind"] == "draw"
        if pulled or self.gallery.moves_elsewhere():
            raise Refused("busy-book")

    def open_hand(self) -> None:
        if self.hand is not None:
            self.hand.session.open_hand()

    def pulled(self, frame: bytes) -> None:
        if self.hand is not None and not self.hand.closed:
            self.hand.closed = True
            about = {"table": self.room.id, "key": self.hand.pinch.key, "number": self.room.told}
            self.hand.connection.send({"type": "ack", **about})
        self.gallery.show(frame)

    async def pulling(self, hand: Hand) -> None:
        try:
            over = await asyncio.shield(hand.session.over)
        except Failed as failed:
            self.house.books.failed(failed, "live")
            self.room.hand(lambda: self.lost(hand))
        else:
            self.room.hand(lambda: self.drawn(hand, over))

    async def drawn(self, hand: Hand, over: Json) -> None:
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
            await self.room.write(draft, hand.person, hand.pinch.key)
        except NotNow:
            self.take_back(hand)
        except BaseException:
            self.take_back(hand)
            raise
        else:
            hand.release()
            self.house.metrics.played(self.table.game.name, "person")
            self.known = hand.question | {"gesture": over["gesture"]}, over["outcome"]
            await self.answer()
        finally:
            self.written()

    async def lost(self, hand: Hand) -> None:
        """Nobody knows where the fingers are."""
        if self.hand is hand:
            self.take_back(hand)
            await self.room.loaded()
            self.room.attention.plan_again()

    def take_back(self, hand: Hand) -> None:
        """As if the fingers had never closed."""
        self.drop()
        hand.session.drop()
        hand.release()
        about = {"table": self.room.id, "key": None if hand.closed else hand.pinch.key}
        hand.connection.send({"type": "error", **about, "code": "book-lost", "about": {}})
        self.house.metrics.error("book-lost")

    async def close(self) -> None:
        """Hands open; what comes of that is written down if it comes soon."""
        if self.hand is not None and self.task is not None:
            self.hand.session.open_hand(hurry=True)
            await asyncio.wait([self.task], timeout=PATIENCE)
            if self.task is not None and not self.task.done():
                self.drop()
        elif self.question is not None:
            self.drop()
        self.gallery.close()
