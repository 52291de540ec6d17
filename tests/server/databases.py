"""Fresh databases for the tests: SQLite files, and a real PostgreSQL that every test process starts once."""

import asyncio
import itertools
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import wraps
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ParamSpec

import asyncpg
import pytest

from kamifuda.server.store.store import Store
from kamifuda.server.tables.entries import Change, Entry, Result, Summary
from tests.examples import FIRST
from tests.patient import PATIENCE

Arguments = ParamSpec("Arguments")
ANY_TEXT = "Kamima\u00ef \u3042 \U0001f0cf \0 \n \u2028 ' \" \\ \ud800"
Fresh = Callable[[str], str]  # "sqlite" or "postgresql" to what Store.open takes


def in_a_loop(test: Callable[Arguments, Coroutine[Any, Any, None]]) -> Callable[Arguments, None]:
    """An asynchronous test."""

    @wraps(test)
    def run(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
        asyncio.run(test(*arguments, **named))

    return run


class Postgres:
    """A server of our own, which a test may also crash."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.numbers = itertools.count(1)

    async def sql(self, statement: str, database: str = "postgres") -> list[Any]:
        connection = await asyncpg.connect(self.address(database))
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    def address(self, database: str) -> str:
        return str(self.server.get_uri(database=database))

    def create(self) -> str:
        """The name of a new database."""
        name = f"test{next(self.numbers)}"
        self.server.psql(f"CREATE DATABASE {name};")
        return name

    def crash(self) -> None:
        self.control("-m", "immediate", "stop")

    def start(self) -> None:
        self.control("-l", str(self.server.log), "restart")  # which remembers how it was started before
        self.server.ensure_postgres_running()

    def control(self, *arguments: str) -> None:
        run = import_module("pgserver").pg_ctl
        run(["-w", "-t", "60", *arguments], pgdata=self.server.pgdata, user=self.server.system_user)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if sys.version_info >= (3, 13):
        pytest.skip("pgserver brings no PostgreSQL for Python 3.13 and newer; the tests with 3.11 or 3.12 have one")
    with TemporaryDirectory(prefix="kamifuda-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)  # pgserver keeps a lock there, and wants one to be named
        pgserver = import_module("pgserver")
        with pgserver.get_server(Path(folder, "data"), cleanup_mode="delete") as server:
            # Processes die in these tests, the machine does not; thousands of syncs per new database are for nothing.
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
            yield Postgres(server)


@pytest.fixture
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Any number of databases of a kind, each new and empty."""
    files = itertools.count(1)

    def fresh(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"test{next(files)}.db")
        server: Postgres = request.getfixturevalue("postgres")
        return server.address(server.create())

    return fresh


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, databases: Fresh) -> str:
    """A new database, of each kind in turn."""
    return databases(request.param)


@asynccontextmanager
async def opened(database: str, process: str = "one") -> AsyncIterator[Store]:
    store = await Store.open(database, process)
    try:
        yield store
    finally:
        await store.close()


def change(table: str = "oak", number: int = 1, at: int = 0, **more: Any) -> Change:
    """An entry, its summary with the first of a table or where something of it is given, and results."""
    results: tuple[Result, ...] = more.pop("results", ())
    body = more.pop("body", {"number": number})
    summary: dict[str, Any] = {
        "game": FIRST.name,
        "status": "playing",
        "open": True,
        "people": ((0, "ann"), (1, "bob")),
    } | more
    entry = Entry(table, number, at or 1000 + number, "play", body)
    return Change(entry, Summary(table, **summary) if more or number == 1 else None, results)


async def eventually(true: Callable[[], bool]) -> None:
    """Waits until it is."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
