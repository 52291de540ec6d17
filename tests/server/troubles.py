"""What can happen to a database behind a server's back."""

import json
import resource
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select, text, update

from kamifuda.server.store.database import Database
from kamifuda.server.store.schema import log, tables
from tests.server.serving import Serving

Damage = Callable[[dict[str, Any]], str]
HOLD = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "LOCK TABLE log, links IN EXCLUSIVE MODE"}
NO_ROOM = """CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$"""


@asynccontextmanager
async def locked(server: Serving) -> AsyncIterator[None]:
    """Somebody else writes, and does not end; whoever reads may."""
    async with Database(server.database).connected() as other:
        await other.execute(text(HOLD[other.dialect.name]))
        yield
        await other.rollback()


@asynccontextmanager
async def full(server: Serving) -> AsyncIterator[None]:
    """There is no room for anything, in no file of the server or in its PostgreSQL."""
    if Database(server.database).file is None:
        await run(
            server.database,
            NO_ROOM,
            *(f"CREATE {each} EXECUTE FUNCTION no_room()" for each in triggers("BEFORE INSERT ON")),
        )
        yield
        await run(server.database, *(f"DROP {each}" for each in triggers("ON")), "DROP FUNCTION no_room")
    else:
        assert server.process is not None
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
        yield
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def triggers(where: str) -> list[str]:
    return [f"TRIGGER no_room {where} {table}" for table in ("log", "links")]


async def run(database: str, *statements: str) -> None:
    async with Database(database).connected() as connection:
        for statement in statements:
            await connection.execute(text(statement))
        await connection.commit()


async def damage(database: str, table: str, kind: str, becomes: Damage) -> None:
    """The last entry of this kind; something is due at the table ever since."""
    async with Database(database).connected() as connection:
        found = select(log).where(log.c.table_id == table, log.c.kind == kind).order_by(log.c.number.desc()).limit(1)
        row = (await connection.execute(found)).one()
        entry = (log.c.table_id == table) & (log.c.number == row.number)
        await connection.execute(update(log).where(entry).values(body=becomes(json.loads(row.body))))
        await connection.execute(update(tables).where(tables.c.id == table).values(due=1))
        await connection.commit()


async def last_kind(database: str, table: str) -> str:
    """Of the entries at a table."""
    async with Database(database).connected() as connection:
        found = select(log.c.kind).where(log.c.table_id == table).order_by(log.c.number.desc()).limit(1)
        return str((await connection.execute(found)).scalar_one())
