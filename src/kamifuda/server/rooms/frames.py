"""Who looks at a table's book sees it move and rest, everybody the same bytes, through whichever process."""

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Protocol

from kamifuda.book.frames import AT_REST, WHOLE, Reader, Writer, number_of
from kamifuda.server.books.books import REST, BookLost, Json
from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.ledger import Ledger
from kamifuda.server.rooms.services import Services

AT_A_TIME = 3  # frames in one piece of news for other processes


class Mover(Protocol):
    """What moves the book in this process."""

    @property
    def busy(self) -> bool: ...  # it does
    @property
    def held(self) -> bool: ...  # by a hand, or will be


class Frames:
    """Of the book of one table."""

    def __init__(self, ledger: Ledger, audience: Audience, services: Services, mover: Mover) -> None:
        self.id, self.ledger, self.audience = ledger.id, ledger, audience
        self.services, self.mover = services, mover
        self.recent: list[bytes] = []  # from the last whole frame on; none while the book rests
        self.untold: list[bytes] = []  # to other processes
        self.heard_at = 0  # when another process last showed it
        self.moved = False  # in a process of ours, and was not shown at rest since
        self.question: Json | None = None  # how the book rests
        self.still: bytes | None = None  # the frame of that, once it is known
        self.drawing: asyncio.Task[None] | None = None

    # A book that moves.

    async def touched(self) -> bool:
        """A hand of ours is on it: others are told before it moves; False where they can not be."""
        self.moved = True
        return await asyncio.shield(self.tell_others())

    def show(self, frame: bytes) -> None:
        """It moves in a process of ours."""
        self.moved = True
        self.see(frame)
        self.untold.append(frame)
        if len(self.untold) >= AT_A_TIME:
            self.tell_others()

    def tell_others(self) -> asyncio.Future[bool]:
        frames = [b64encode(frame).decode() for frame in self.untold]
        self.untold.clear()
        about = {"table": self.id, "hand": self.mover.held, "moves": self.moved, "frames": frames}
        return self.services.outbox.spread("frames", **about)

    def hear(self, frames: list[str]) -> None:
        """It moves in a process of another server."""
        self.heard_at = self.ledger.time.now()
        if not self.mover.busy:
            for frame in frames:
                self.see(b64decode(frame))

    def moves_elsewhere(self) -> bool:
        return self.services.elsewhere.moves(self.id)

    def see(self, frame: bytes) -> None:
        """A change is nothing to anybody without the whole frame before it."""
        if frame[0] == WHOLE:
            self.recent.clear()
        elif not self.recent:
            return
        self.recent.append(frame)
        self.send(frame, self.audience.here)
        if number_of(frame) == AT_REST:
            self.recent.clear()

    def send(self, frame: bytes, connections: Iterable[Connection]) -> None:
        message, whole, last = self.id.encode() + b"\n" + frame, frame[0] == WHOLE, number_of(frame) == AT_REST
        for connection in connections:
            connection.send_frame(self.id, message, whole, last)

    # A book at rest.

    def rest(self, question: Json) -> None:
        """From now on it rests like this; whoever looks is shown that once."""
        if question != self.question:
            self.question, self.still = question, None
        elif not self.moved:
            return
        if self.audience.here or self.moved:
            self.draw()

    def draw(self) -> None:
        """A book that was not built yet must be built to be seen."""
        self.close()
        if not self.services.closing:
            self.drawing = asyncio.create_task(self.drawn())

    async def drawn(self) -> None:
        frames: list[bytes] = []
        assert self.question is not None
        try:
            await self.services.books.simulated(self.question, frames.append, REST)
        except BookLost:
            self.question = self.drawing = None  # to be tried again
            return
        self.still, self.drawing = frames[-1], None
        if not self.mover.busy and not self.moves_elsewhere():
            self.see(self.still)
            if self.moved:
                self.moved = False
                self.untold.append(self.still)
                self.tell_others()

    def welcome(self, connection: Connection) -> None:
        """Somebody begins to look: a whole frame of this moment."""
        frame = self.still
        if self.recent:
            reader = Reader()
            frame = Writer().whole([reader.feed(each) for each in self.recent][-1])
        if frame is not None:
            self.send(frame, [connection])
        elif self.drawing is None and self.question is not None:
            self.draw()

    def close(self) -> None:
        if self.drawing is not None:
            self.drawing.cancel()
            self.drawing = None
