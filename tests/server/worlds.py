"""Real servers on real sockets within this process: what the world gives them, and the deck, are in a test's hands."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from hashlib import sha256
from pathlib import Path
from socket import socket
from typing import Any
from unittest.mock import patch

from fastapi import FastAPI

from kamifuda.core.rng import Rng
from kamifuda.server import serve
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms.house import House
from kamifuda.server.tables.table import Table
from tests.patient import PATIENCE
from tests.server.client import Client, identity
from tests.server.site import site

BEGAN = 1_700_000_000_000  # milliseconds since 1970
HOST = "kamifuda.test"  # one name for all servers: their ports differ
UNHURRIED = {
    "messages_per_second": 1_000_000,
    "requests_per_second": 1_000_000,
    "connections_per_address": 10_000,
    "tables_per_person": 10_000,
    "tables_per_minute": 1_000_000,
    "evict_after": 1_000_000,  # what leaves memory when would be up to the real time
    "bot_pace": 0,
    "book_speed": 0,
    "watchdog": 0,  # of the process, which is the tests'
    "stand_in": "random",  # decided by its view and luck, however fast the machine is
}


class Stacked(RealEdge):
    """Time stands still until the test moves it, secrets are a fixed stream, and any deal may be exchanged."""

    def __init__(self) -> None:
        self.time, self.given = BEGAN, 0
        self.set_back = 0  # milliseconds by which somebody has moved the clock on the wall
        self.stacks: dict[str, tuple[int, int]] = {}  # by the position as it was dealt: the viewer, and the luck
        self.stacked: set[str] = set()  # those that came up
        self.lucks: dict[int, int] = {}  # what is to come: another luck, by what it would be

    def now(self) -> int:
        return self.time - self.set_back

    def steady(self) -> int:
        return self.time

    def secret(self, count: int) -> bytes:
        self.given += 1
        return sha256(b"%d" % self.given).digest()[:count]

    def dealt(self, position: Any) -> None:
        """Whatever this viewer can not know is dealt anew; the same every time, for a table is folded often."""
        if repr(position) in self.stacks:
            viewer, luck = self.stacks[repr(position)]
            self.stacked.add(repr(position))
            position.imagine(viewer, Rng(luck))
            for fact in position.journal or []:
                if fact.what == "received":  # noted when other cards were dealt
                    fact.card = position.hand(fact.seat)

    def luck(self, luck: int) -> int:
        if luck in self.lucks:
            self.stacked.add(str(luck))
        return self.lucks.get(luck, luck)


class World:
    """One server."""

    def __init__(self, edge: Stacked, port: int, house: House, app: FastAPI) -> None:
        self.edge, self.port, self.house, self.app = edge, port, house, app

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    async def rest(self, id: str) -> None:
        """Until it has done all that it does by itself at this moment of its time."""
        room = self.house.rooms[id]
        while True:
            moves = room.book.busy or room.book.frames.drawing is not None
            if (
                room.queue.worker is None
                and not moves
                and (room.ledger.table is None or not self.is_due(room.ledger.table))
            ):
                return
            await asyncio.sleep(0.001 if moves else 0)

    @asynccontextmanager
    async def unwritable(self) -> AsyncIterator[None]:
        """Its database takes nothing more."""
        for table in ("log", "links"):
            await self.sql(f"CREATE TRIGGER no_{table} BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'no'); END")
        yield
        for table in ("log", "links"):
            await self.sql(f"DROP TRIGGER no_{table}")

    async def sql(self, statement: str) -> None:
        async with self.house.store.engine.begin() as connection:
            await connection.exec_driver_sql(statement)

    def is_due(self, table: Table) -> bool:
        dues = (table.answer_due(), table.window_due())
        return any(due is not None and due <= self.edge.time for due in dues)

    async def ask(self, method: str, path: str, cookie: str | None = None, body: str | None = None) -> bytes:
        """The whole answer to an HTTP request, byte for byte, but for the real time of day."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", "connection: close"]
        lines += [f"cookie: {cookie}"] if cookie else []
        lines += [f"content-length: {len(body)}", "content-type: application/json"] if body is not None else []
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write("\r\n".join([*lines, "", body or ""]).encode())
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return re.sub(rb"\r\ndate: [^\r]*", b"", answer, count=1)


@asynccontextmanager
async def guest(server: World) -> AsyncIterator[Client]:
    """Somebody whom the server has met."""
    async with Client(server.socket, await identity(server.http)) as client:
        yield client


class Kept(serve.Server):
    """Stopped by the test and not by a signal; two of them share a loop."""

    running: list["Kept"] = []  # noqa: RUF012

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        self.running.append(self)
        await super().startup(sockets)


@asynccontextmanager
async def world(folder: Path, **changed: Any) -> AsyncIterator[World]:
    """As `kamifuda serve`, on an empty database in this folder."""
    settings: Any = UNHURRIED | {"database": str(folder / "test.db"), "web": str(site(folder / "web"))} | changed
    edge, listener, ready = Stacked(), serve.listening("127.0.0.1", 0), asyncio.Event()
    port = listener.getsockname()[1]
    with patch.object(serve, "Server", Kept):
        task = asyncio.create_task(serve.serve(Settings(**settings), listener, ready.set, edge))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
    server = Kept.running.pop()
    app = server.config.app
    assert isinstance(app, FastAPI)
    try:
        yield World(edge, port, server.house, app)
    finally:
        server.should_exit = True
        await task


def routes(app: FastAPI) -> Iterator[tuple[str, str]]:
    """Method and path of everything that the application answers to."""

    def within(router: Any) -> Iterator[tuple[str, str]]:
        for route in router.routes:
            inner = getattr(route, "original_router", None)
            if inner is not None:
                yield from within(inner)
            else:
                yield from ((method, route.path) for method in getattr(route, "methods", None) or ["SOCKET"])

    return within(app.router)
