"""Bots think in processes of their own: a view goes in, a legal play comes out, whatever becomes of the process."""

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import structlog

from kamifuda.bots.levels import NAMES, RandomBot, SearchBot, bot
from kamifuda.core.game import Game
from kamifuda.core.match import Tree
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.server.process.metrics import Metrics
from kamifuda.server.process.workers import Failed, Worker
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.edge import Edge

COMMAND = (sys.executable, "-P", "-m", "kamifuda.server.thinking.worker")
MOST_ITERATIONS = 20_000  # a quarter of a second
TRIES = 3
LIMIT = 800  # milliseconds a search may take: less than a bot's pace, so that nobody sees how long it took
LEAST = 50  # milliseconds that are left to a search, however many wait

log = structlog.get_logger()


def known_bot(level: str, game: Game, most_iterations: int = MOST_ITERATIONS) -> None:
    """Refuses a level that does not exist, or that would buy the processor."""
    found = bot(level, game, Rng(0))
    if isinstance(found, SearchBot) and found.iterations > most_iterations:
        raise BadOption("bot", level, NAMES)


def check_level(game: Game, level: str) -> None:
    """Refuses it likewise."""
    try:
        known_bot(level, game)
    except BadOption as bad:
        raise Refused("bad-bot", level=level, allowed=list(bad.allowed)) from None


def is_legal(play: object, legal: Tree) -> bool:
    """Whether this is one of the whole plays of the tree."""
    if not isinstance(play, str):
        return False
    for step in play.split(", "):
        if step not in legal:
            return False
        legal = legal[step]
    return not legal


@dataclass(eq=False)
class Thought:
    """A decision that somebody waits for."""

    game: str
    bot: str
    view: Any
    legal: Tree
    luck: int
    play: asyncio.Future[str | None]  # None: no process came to a decision


class Desk(Worker):
    """Where one process thinks, one decision at a time."""

    asked = 0

    def __init__(self, command: Sequence[str], patience_ms: int) -> None:
        super().__init__(command)
        self.patience = patience_ms / 1000

    async def ask(self, thought: Thought, luck: int, milliseconds: int) -> str:
        """The bot's play, or Failed."""
        self.asked += 1
        question = {"id": self.asked, "game": thought.game, "bot": thought.bot, "luck": luck}
        question |= {"view": thought.view, "legal": thought.legal, "milliseconds": milliseconds}
        line = await self.exchange(json.dumps(question).encode() + b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Failed("nonsense") from None
        if not isinstance(answer, dict) or answer.get("id") != self.asked:
            raise Failed("nonsense")
        if "error" in answer:
            raise Failed("error", str(answer["error"]))
        if not is_legal(answer.get("play"), thought.legal):
            raise Failed("illegal")
        return str(answer["play"])

    async def exchange(self, line: bytes) -> bytes:
        process = self.process or await self.start()
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(self.patience):
                process.stdin.write(line)
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except TimeoutError:
            raise Failed("silent") from None
        except ValueError:  # more than the stream's limit in one line
            raise Failed("nonsense") from None
        except (OSError, RuntimeError):  # uvloop says RuntimeError of a pipe that is closed
            raise Failed("crashed") from None
        if not answer:
            raise Failed("crashed")
        return answer


class Thinkers:
    """So many desks, and one queue before them."""

    def __init__(
        self,
        workers: int,
        patience_ms: int,
        edge: Edge,
        metrics: Metrics | None = None,
        limit_ms: int = LIMIT,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.edge, self.limit = edge, limit_ms
        self.metrics: Final = metrics or Metrics()
        self.desks = [Desk(command, patience_ms) for _ in range(max(1, workers))]
        self.queue: asyncio.Queue[Thought | None] = asyncio.Queue()  # None wakes a desk to close it
        self.serving: list[asyncio.Task[None]] = []
        self.closed = False

    async def start(self) -> None:
        """Processes start when there is something to think about."""
        self.serving = [asyncio.create_task(self.serve(desk)) for desk in self.desks]

    async def think(self, game: Game, bot: str, view: Any, legal: Tree) -> str:
        """What this bot does; cancelled at will, when the position has changed."""
        luck = int.from_bytes(self.edge.secret(8), "big") >> 1
        play: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        thought = Thought(game.name, bot, view, legal, luck, play)
        if self.closed:
            play.cancel()
        else:
            self.queue.put_nowait(thought)
        found = await play
        return RandomBot(Rng(luck)).choose(view, legal) if found is None else found

    async def close(self) -> None:
        """Ends every process at once; whoever still waits for a play is cancelled."""
        self.closed = True
        for desk in self.desks:
            desk.close()
            self.queue.put_nowait(None)
        await asyncio.gather(*self.serving)
        while not self.queue.empty():
            if (thought := self.queue.get_nowait()) is not None:
                thought.play.cancel()

    async def serve(self, desk: Desk) -> None:
        try:
            while not self.closed:
                thought = await self.queue.get()
                if thought is not None and not thought.play.done():
                    await self.settle(desk, thought)
        finally:
            await desk.clear()

    async def settle(self, desk: Desk, thought: Thought) -> None:
        found = await self.decided(desk, thought)
        if self.closed:
            thought.play.cancel()
        elif not thought.play.done():
            thought.play.set_result(found)

    async def decided(self, desk: Desk, thought: Thought) -> str | None:
        """A play, after a few tries; None where nobody waits for it any more, or it is given up."""
        for number in range(TRIES):
            if thought.play.done() or self.closed:
                return None
            try:
                return await self.one_try(desk, thought, number)
            except Exception as error:  # whatever it is, the table goes on
                failed = error if isinstance(error, Failed) else Failed("unexpected", type(error).__name__)
                await self.failed(desk, thought, failed)
        self.metrics.bot_failed("given-up")
        log.error("bot plays at random", game=thought.game, bot=thought.bot)
        return None

    async def one_try(self, desk: Desk, thought: Thought, number: int) -> str:
        """The more wait, the less time has each."""
        share = self.limit // (1 + self.queue.qsize() // len(self.desks))
        begun = self.edge.steady()
        play = await desk.ask(thought, thought.luck ^ number, max(LEAST, share))
        self.metrics.thought(thought.bot, (self.edge.steady() - begun) / 1000)
        return play

    async def failed(self, desk: Desk, thought: Thought, failed: Failed) -> None:
        """A bot's own error leaves its process in order; anything else ends it."""
        if self.closed:
            return
        self.metrics.bot_failed(failed.reason)
        log.warning("bot failed", reason=failed.reason, fault=failed.fault, game=thought.game, bot=thought.bot)
        if failed.reason != "error" and desk.process is not None:
            self.metrics.restarts.inc()
            await desk.clear()
