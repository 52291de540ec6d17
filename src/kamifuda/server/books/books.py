"""Books move in processes of their own: a question goes in, frames and an outcome come out, and no table waits."""

import asyncio
import json
import sys
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog

from kamifuda.server.process.metrics import Metrics
from kamifuda.server.process.workers import Failed, Worker

COMMAND = (sys.executable, "-P", "-m", "kamifuda.server.books.worker")
MOST_AT_ONCE = 8  # books that move in one process; further ones wait
RESERVED = 2  # of these, only for hands that pull now; and as many that hands never take
TRIES = 3
SILENCE = 20.0  # seconds without a word from a process in which books move
MOST_UNREAD = 2**20  # bytes that wait for a process
REAL_TIME = 100  # per cent
AS_FAST_AS_IT_GOES = 0

# Who waits: a hand that pulls now goes first. A book at rest takes no time, and never waits.
LIVE, ANSWER, AGAIN, REST = range(4)

log = structlog.get_logger()

Json = dict[str, Any]
Seeing = Callable[[bytes], None]


class BookLost(Exception):
    """No process could tell what becomes of a book."""


@dataclass(eq=False)
class Simulation:
    """A book that moves, or will when there is room for it, and who looks at it."""

    question: Json
    see: Seeing
    speed: int
    rank: int
    over: "asyncio.Future[Json]"  # its outcome and, of a draw, the gesture; or Failed
    shelf: "Shelf | None" = None
    number: int = 0

    def say(self, **message: Any) -> None:
        if self.shelf is not None and not self.over.done():
            self.shelf.say({"id": self.number} | message)

    def reach(self, to: Sequence[int]) -> None:
        self.say(reach=to)

    def open_hand(self, hurry: bool = False) -> None:
        """Fingers that have not closed yet never do."""
        if self.shelf is None:
            self.fail(Failed("dropped"))
        self.say(open=True)
        if hurry:
            self.say(hurry=True)

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self.say(drop=True)
        self.fail(Failed("dropped"))

    def fail(self, failed: Failed) -> None:
        if not self.over.done():
            self.over.set_exception(failed)
            self.over.exception()  # whoever has gone need not ask


class Shelf(Worker):
    """One process and the books that move in it."""

    def __init__(self, command: Sequence[str], books: "Books") -> None:
        super().__init__(command)
        self.books = books
        self.simulations: dict[int, Simulation] = {}
        self.unsaid: list[bytes] = []  # while the process starts
        self.listening: asyncio.Task[None] | None = None

    def has_room(self, rank: int) -> bool:
        """Neither hands nor others take all of it; whoever sees something again leaves it to those who do not."""
        ranks = [simulation.rank for simulation in self.simulations.values()]
        alike = sum((other == LIVE) == (rank == LIVE) for other in ranks)
        free = len(ranks) < MOST_AT_ONCE and alike < MOST_AT_ONCE - RESERVED
        return free and (rank != AGAIN or AGAIN not in ranks)

    def take(self, simulation: Simulation) -> None:
        simulation.shelf = self
        self.simulations[simulation.number] = simulation
        simulation.over.add_done_callback(lambda _: self.let_go(simulation))
        simulation.say(question=simulation.question, speed=simulation.speed)

    def let_go(self, simulation: Simulation) -> None:
        self.simulations.pop(simulation.number, None)
        self.books.fill()

    def say(self, message: Json) -> None:
        line = json.dumps(message).encode() + b"\n"
        if self.listening is None:
            self.listening = asyncio.create_task(self.listen())
        if self.process is None or self.unsaid:
            self.unsaid.append(line)
        else:
            self.write(line)

    def write(self, line: bytes) -> None:
        assert self.process is not None and self.process.stdin is not None
        if self.process.stdin.transport.get_write_buffer_size() > MOST_UNREAD:
            self.interrupt()
        with suppress(OSError, RuntimeError):  # the pipe is closed: the listener knows
            self.process.stdin.write(line)

    async def listen(self) -> None:
        """To the end of the process, whatever ends it."""
        failed = Failed("crashed")
        try:
            await self.start()
            unsaid, self.unsaid = self.unsaid, []
            for line in unsaid:
                self.write(line)
            while line := await self.hear():
                self.heard(line)
                await asyncio.sleep(0)  # so that many frames at once do not pile up before those who send them
        except Failed as error:
            failed = error
        finally:
            await self.clear()
            self.listening, self.unsaid = None, []
            self.books.ended(list(self.simulations.values()), failed)

    async def hear(self) -> bytes:
        """The next line; nothing at the end."""
        assert self.process is not None and self.process.stdout is not None
        while True:
            waiting = list(self.simulations)
            try:
                async with asyncio.timeout(SILENCE):
                    return await self.process.stdout.readline()
            except TimeoutError:
                if set(waiting) & self.simulations.keys():
                    raise Failed("silent") from None
            except ValueError:  # more than the stream's limit in one line
                raise Failed("nonsense") from None
            except (OSError, RuntimeError):
                raise Failed("crashed") from None

    def heard(self, line: bytes) -> None:
        try:
            told = json.loads(line)
            simulation = self.simulations.get(told["id"])
            if simulation is None or simulation.over.done():
                return  # it was dropped
            if "frame" in told:
                simulation.see(b64decode(told["frame"], validate=True))
            elif "over" in told:
                simulation.over.set_result(told["over"])
            else:
                simulation.fail(Failed("error", str(told["error"])))
        except (ValueError, TypeError, KeyError, NotBase64):
            raise Failed("nonsense") from None


class Books:
    """So many processes, and one queue before them."""

    def __init__(
        self, workers: int, metrics: Metrics | None = None, speed: int = REAL_TIME, command: Sequence[str] = COMMAND
    ) -> None:
        self.metrics: Final = metrics or Metrics()
        self.speed = speed  # of books that no hand holds
        self.shelves = [Shelf(command, self) for _ in range(max(1, workers))]
        self.waiting: list[Simulation] = []
        self.asked = 0
        self.closed = False

    def begin(self, question: Json, see: Seeing, rank: int) -> Simulation:
        """Moves at once, or when there is room."""
        self.asked += 1
        speed = {LIVE: REAL_TIME, ANSWER: self.speed}.get(rank, AS_FAST_AS_IT_GOES)
        over: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        simulation = Simulation(question, see, speed, rank, over, number=self.asked)
        if self.closed:
            simulation.fail(Failed("dropped"))
        elif rank == REST:
            min(self.shelves, key=lambda shelf: len(shelf.simulations)).take(simulation)
        else:
            self.waiting.append(simulation)
            self.fill()
        return simulation

    def fill(self) -> None:
        """Whoever waits takes the room there is."""
        self.waiting = [simulation for simulation in self.waiting if not simulation.over.done()]
        for simulation in sorted(self.waiting, key=lambda simulation: simulation.rank):
            free = [shelf for shelf in self.shelves if shelf.has_room(simulation.rank)]
            if free and not self.closed:
                self.waiting.remove(simulation)
                min(free, key=lambda shelf: len(shelf.simulations)).take(simulation)
        self.metrics.books.set(sum(len(shelf.simulations) for shelf in self.shelves))

    async def simulated(self, question: Json, see: Seeing, rank: int) -> Json:
        """What becomes of it, after a few tries; cancelled at will."""
        for _ in range(TRIES):
            simulation = self.begin(question, see, rank)
            try:
                outcome: Json = (await asyncio.shield(simulation.over))["outcome"]
                return outcome
            except Failed as failed:
                self.failed(failed, question["kind"])
                if failed.reason in ("error", "dropped"):
                    break  # it would fail again
            finally:
                simulation.drop()
        raise BookLost

    def failed(self, failed: Failed, kind: str) -> None:
        if not self.closed and failed.reason != "dropped":
            self.metrics.book_failed(failed.reason)
            log.warning("book failed", reason=failed.reason, fault=failed.fault, kind=kind)

    def ended(self, simulations: list[Simulation], failed: Failed) -> None:
        """A process is gone, and what moved in it."""
        if not self.closed:
            self.metrics.book_restarts.inc()
        for simulation in simulations:
            simulation.fail(failed)

    async def close(self) -> None:
        """Ends every process at once; whoever still waits is told that nothing comes."""
        self.closed = True
        for simulation in self.waiting:
            simulation.fail(Failed("dropped"))
        for shelf in self.shelves:
            shelf.close()
        await asyncio.gather(*(shelf.listening for shelf in self.shelves if shelf.listening is not None))
