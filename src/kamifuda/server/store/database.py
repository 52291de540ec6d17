"""Which database, how it is reached, and why one can not be used."""

import errno
import os
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

PATIENCE: Final = 10  # seconds, for a connection or another's write
LONGEST_STATEMENT: Final = 30  # seconds
LONGEST_SILENCE: Final = 15  # seconds within a transaction, after which PostgreSQL takes a process for dead
CONNECTIONS: Final = 8  # of one process, to write and to read
OF_DRIVERS: Final = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)
FAILURES: Final = (*OF_DRIVERS, OSError)  # a timeout is an OSError

POOL: Final[dict[str, Any]] = {"pool_size": CONNECTIONS, "max_overflow": 0, "hide_parameters": True}

OF_FILES: Final = {
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "bad-name",
    errno.EINVAL: "bad-name",
}
OF_SQLITE: Final = {
    "SQLITE_NOTADB": "not-a-database",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_READONLY": "forbidden",
    "SQLITE_PERM": "forbidden",
    "SQLITE_CANTOPEN": "forbidden",
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "busy",
}
OF_POSTGRESQL: Final = {  # by SQLSTATE, or its class
    "28": "login-refused",
    "3D": "no-such-database",
    "42501": "forbidden",
    "25006": "forbidden",
    "53100": "full",
}


class StoreDown(Exception):
    """The database did not answer; whether the entry is in it is not known."""


class StoreUnusable(Exception):
    """A database that can not be opened: why, and which. No password is in it."""

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(reason, about)
        self.reason, self.about = reason, about


class StoreBusy(StoreUnusable):
    """Another server process works on this SQLite file."""

    def __init__(self, about: str) -> None:
        super().__init__("busy", about)


class Database:
    """A SQLite file, or the address of a PostgreSQL database; nothing is opened before it is used."""

    def __init__(self, database: str) -> None:
        database = path_of(database) if database.startswith("sqlite") and "://" in database else database
        self.address = database if database.startswith(("postgresql://", "postgres://")) else ""
        if not self.address and "://" in database:
            raise StoreUnusable("unknown-kind", shown(database))
        self.file = None if self.address else sqlite_file(database)
        self.usual = not database
        self.about = shown(self.address) if self.address else str(self.file)

    def engine(self, longest_statement: float | None = LONGEST_STATEMENT) -> AsyncEngine:
        if self.file is None:
            creator = partial(reach, self.address, longest_statement)
            return create_async_engine("postgresql+asyncpg://", async_creator=creator, pool_pre_ping=True, **POOL)
        url = URL.create("sqlite+aiosqlite", database=str(self.file))
        engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, **POOL)
        event.listen(engine.sync_engine, "connect", sync_fully)
        return engine

    def make(self) -> None:
        """An empty file where there is none; it will hold secrets, so only its owner reads it."""
        if self.file is not None:
            with self.explained(OSError):
                if self.usual:
                    self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """One connection, for those who do not serve and may take their time."""
        engine = self.engine(longest_statement=None)
        try:
            with self.explained(OSError, ValueError):
                connection = await engine.connect()
            try:
                yield connection
            finally:
                await connection.close()
        finally:
            await engine.dispose()

    @contextmanager
    def explained(self, *also: type[Exception]) -> Iterator[None]:
        """Whatever the driver says, or what is named here, becomes a reason."""
        try:
            yield
        except StoreUnusable as known:
            raise known if known.about else StoreUnusable(known.reason, self.about) from None
        except (*OF_DRIVERS, *also) as error:
            raise StoreUnusable(reason(error, self.file is not None), self.about) from error


async def reach(address: str, longest_statement: float | None = LONGEST_STATEMENT) -> Any:
    """A connection of asyncpg, which understands every address that PostgreSQL's own programs do."""
    silence, patience = (f"{LONGEST_SILENCE}s", f"{PATIENCE}s") if longest_statement else ("0", "0")
    settings = {
        "application_name": "kamifuda", "idle_in_transaction_session_timeout": silence, "lock_timeout": patience,
    }  # fmt: skip
    return await asyncpg.connect(address, timeout=PATIENCE, command_timeout=longest_statement, server_settings=settings)


def sync_fully(connection: Any, _: object) -> None:
    """Every commit waits for the disk, on macOS too, where an ordinary fsync does not."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA fullfsync = ON")
    cursor.close()


def path_of(address: str) -> str:
    """Of `sqlite:///file.db` or `sqlite:////folder/file.db`, as SQLAlchemy writes them; memory keeps nothing."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreUnusable("bad-address", shown(address)) from None
    if url.get_backend_name() != "sqlite" or url.host or url.database in (None, "", ":memory:"):
        raise StoreUnusable("unknown-kind", shown(address))
    return str(url.database)


def sqlite_file(database: str) -> Path:
    """One name for one file, whatever links lead to it."""
    if "\0" in database:
        raise StoreUnusable("bad-name", database)
    try:
        return Path(database).expanduser().resolve() if database else default_file()
    except (OSError, RuntimeError):  # links in a circle, nobody's home
        raise StoreUnusable("bad-name", database) from None


def default_file() -> Path:
    """In the user's data directory."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local", "Kamifuda")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support" / "Kamifuda"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share", "kamifuda")
    return folder.resolve() / "kamifuda.db"


def shown(address: str) -> str:
    """An address without name, password and settings."""
    return re.sub("//.*@", "//", address).partition("?")[0]


def cause(error: Exception) -> BaseException:
    """What the driver said."""
    return (error.orig if isinstance(error, DBAPIError) else None) or error


def reason(error: Exception, is_file: bool) -> str:
    said = cause(error)
    name = getattr(said, "sqlite_errorname", None)
    state = getattr(said, "sqlstate", None)
    if name is not None:
        return next((reason for key, reason in OF_SQLITE.items() if name.startswith(key)), "unreadable")
    if state is not None:
        return OF_POSTGRESQL.get(state) or OF_POSTGRESQL.get(state[:2], "unreachable")
    if is_file:
        return OF_FILES.get(said.errno or 0, "unreadable") if isinstance(said, OSError) else "bad-name"
    return "bad-address" if isinstance(said, ValueError) else "unreachable"
