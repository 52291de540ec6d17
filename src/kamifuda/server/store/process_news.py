"""What the processes that share a PostgreSQL database tell each other (LISTEN, NOTIFY)."""

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, func, select

from kamifuda.server.store.database import FAILURES, PATIENCE, reach

CHANNEL: Final = "kamifuda"
LONGEST: Final = 7_999  # bytes; PostgreSQL's own limit
LOOK_EVERY: Final = 20  # seconds, whether a silent connection is still there
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds, between attempts to listen again

News = dict[str, Any]


def notify(connection: Connection, payloads: Iterable[str]) -> None:
    """Said when the transaction commits, never before."""
    for payload in payloads:
        connection.execute(select(func.pg_notify(CHANNEL, payload)))


def of_entries(process: str, tables: Mapping[str, int]) -> Iterator[str]:
    """Payloads: up to which number each of these tables has grown."""
    parts = [f"{json.dumps(table)}:{number}" for table, number in tables.items()]
    return packed(process, '{"news":"entries","tables":{', parts, "}}")


def of_news(process: str, news: Iterable[News]) -> Iterator[str]:
    """Payloads: these news, as many in each as fit."""
    return packed(process, "", [json.dumps(each, separators=(",", ":")) for each in news], "")


def packed(process: str, before: str, parts: Iterable[str], after: str) -> Iterator[str]:
    """The parts in few payloads, each signed; all of it is ASCII, so letters are bytes."""
    before, after = signed(process) + before, after + "]}"
    room = LONGEST - len(before) - len(after)
    group: list[str] = []
    length = 0
    for part in parts:
        if len(part) > room:
            raise ValueError("news too long")
        if length + len(part) > room:
            yield before + ",".join(group) + after
            group, length = [], 0
        group.append(part)
        length += len(part) + 1
    if group:
        yield before + ",".join(group) + after


def signed(process: str) -> str:
    """How everything begins that this process tells."""
    return f'{{"from":{json.dumps(process)},"news":['


def told(payload: str) -> list[News]:
    """The news in a payload; none where it is not ours, though on our channel."""
    try:
        return [news for news in json.loads(payload)["news"] if isinstance(news, dict)]
    except (ValueError, TypeError, KeyError):
        return []


class Listener:
    """Hears what other processes tell, and says when it may have missed something."""

    def __init__(self, address: str, process: str, heard: Callable[[News], None]) -> None:
        self.address, self.own, self.heard = address, signed(process), heard
        self.connection: Any = None  # of asyncpg
        self.lost = asyncio.Event()
        self.asking = asyncio.Lock()  # asyncpg asks one thing at a time
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.listen()
        self.task = asyncio.create_task(self.keep_listening())

    async def listen(self) -> None:
        self.connection = await reach(self.address)
        self.connection.add_termination_listener(self.ended)
        try:
            async with self.asking:
                await self.connection.add_listener(CHANNEL, self.hear)
        except BaseException:
            self.cut()
            raise
        self.lost.clear()

    def ended(self, connection: Any) -> None:
        if connection is self.connection:
            self.lost.set()

    def cut(self) -> None:
        self.connection.terminate()
        self.lost.set()

    def hear(self, connection: Any, sender: int, channel: str, payload: str) -> None:
        if not payload.startswith(self.own):
            for news in told(payload):
                self.heard(news)

    async def keep_listening(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self.until_lost()
            try:
                await self.listen()
            except Exception:  # whatever it was, it is tried again
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                pause = FIRST_PAUSE
                asyncio.get_running_loop().call_soon(self.heard, {"news": "missed"})

    async def until_lost(self) -> None:
        while not self.lost.is_set():
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self.lost.wait()
            except TimeoutError:
                await self.look()

    async def look(self) -> bool:
        """Asks something: a connection may be cut without a word. True: all that was told before has been heard."""
        if not self.lost.is_set():
            try:
                async with self.asking:
                    await self.connection.execute("SELECT 1", timeout=PATIENCE)
            except FAILURES:
                self.cut()
        return not self.lost.is_set()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection is not None:
            with suppress(*FAILURES):
                await self.connection.close(timeout=PATIENCE)
