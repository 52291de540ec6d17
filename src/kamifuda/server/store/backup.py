"""Export and import: all that a database keeps, from any database into any other."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TextIO

from sqlalchemy import Column, Connection, MetaData, Table, Text, exists, func, insert, not_, or_, select, text, true
from sqlalchemy.ext.asyncio import AsyncConnection

from kamifuda.server.store import exported, migrations
from kamifuda.server.store.database import Database, StoreUnusable
from kamifuda.server.store.exported import KEPT, Check, Order, Row, Unread
from kamifuda.server.store.schema import INSERT, VERSION, log, secrets, tables

AT_ONCE: Final = 500  # rows

# What is being imported waits in temporary tables until all of it was read and found right.
staging = MetaData()
STAGED: Final = {
    name: Table(f"staged_{name}", staging, *(Column(c.name, c.type) for c in table.c), prefixes=["TEMPORARY"])
    for name, table in KEPT.items()
}
NEW: Final = Table("staged_new", staging, Column("id", Text, primary_key=True), prefixes=["TEMPORARY"])


@dataclass(frozen=True)
class Restored:
    """How many tables came in, how many were there already and stayed as they were, how many entries came in."""

    tables: int
    already: int
    entries: int
    damaged: tuple[int, ...] = ()  # of the tables that came in, the lines from which on a log can not be read
    unknown: int = 0  # and how many are of a game or a version that is not known here


async def export(database: str, stream: TextIO) -> int:
    """Writes all of it as it was at one moment, also while a server runs; returns the number of tables."""
    place = Database(database)
    with place.explained(OSError):
        if place.file is not None and not place.file.is_file():
            raise StoreUnusable("missing", place.about)
    count = 0
    async with place.connected() as connection:
        with place.explained():
            await hold_still(connection)
            found = await connection.run_sync(migrations.version)
            if found != VERSION:
                raise StoreUnusable("missing" if found is None else "older-version")
            stream.write(exported.FIRST_LINE + "\n")
            for table in KEPT.values():
                query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
                async for row in (await connection.stream(query)).mappings():
                    stream.write(exported.write_row(table, dict(row)) + "\n")
                    count += 1
            stream.write(f"end {count}\n")
            return await connection.scalar(select(func.count()).select_from(tables)) or 0


async def hold_still(connection: AsyncConnection) -> None:
    """All that is read from now on is of one moment."""
    if connection.dialect.name == "sqlite":
        await connection.execute(text("BEGIN"))
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


async def restore(database: str, lines: Iterable[str], check: Check) -> Restored:
    """Adds what these lines hold, all or nothing; `check` is shown every log, and says which can not be read here.

    Those come in as they are, like the others: they were in the database, and another program may read them.
    """
    place = Database(database)
    place.make()
    async with place.connected() as connection:
        with place.explained():
            await connection.run_sync(migrations.version)
            unreadable = await stage(connection, lines, check)
            await migrations.alone(connection)
            await connection.run_sync(migrations.migrate)
            restored = await connection.run_sync(merge, unreadable)
            await connection.commit()
    return restored


async def stage(connection: AsyncConnection, lines: Iterable[str], check: Check) -> dict[str, Unread]:
    """A server that runs meanwhile is not kept waiting: nobody else sees temporary tables."""
    await connection.run_sync(staging.create_all, checkfirst=False)
    order = Order(check)
    waiting: dict[str, list[Row]] = {name: [] for name in KEPT}
    for line, table, row in exported.read(lines):
        order.take(line, table, row)
        waiting[table.name].append(row)
        if len(waiting[table.name]) == AT_ONCE:
            await connection.execute(insert(STAGED[table.name]), waiting[table.name])
            waiting[table.name] = []
    order.finish()
    for name, rows in waiting.items():
        if rows:
            await connection.execute(insert(STAGED[name]), rows)
    await connection.commit()
    return order.unreadable


def merge(connection: Connection, unreadable: dict[str, Unread]) -> Restored:
    """Tables that are there already stay; so do secrets, unless the database never had a table."""
    put = INSERT[connection.dialect.name](secrets)
    put = put.from_select(["name", "value"], select(STAGED["secrets"]).where(true()))
    if connection.execute(select(tables.c.id).limit(1)).first() is None:
        put = put.on_conflict_do_update(index_elements=["name"], set_={"value": put.excluded.value})
    else:
        put = put.on_conflict_do_nothing()
    connection.execute(put)
    staged = STAGED["log"].c.table_id
    ids = select(staged).distinct()
    there = or_(exists().where(log.c.table_id == staged), exists().where(tables.c.id == staged))
    connection.execute(insert(NEW).from_select(["id"], ids.where(not_(there))))
    added = {name: take_over(connection, table) for name, table in KEPT.items() if table is not secrets}
    of_all, new = (connection.scalar(select(func.count()).select_from(q)) or 0 for q in (ids.subquery(), NEW))
    unread = [unreadable[table] for table in connection.scalars(select(NEW.c.id)) if table in unreadable]
    damaged = tuple(sorted(line for line, why in unread if why == "damaged-table"))
    return Restored(new, of_all - new, added["log"], damaged, len(unread) - len(damaged))


def take_over(connection: Connection, table: Table) -> int:
    staged = STAGED[table.name]
    first = next(iter(table.primary_key))
    rows = select(staged).where(staged.c[first.name].in_(select(NEW.c.id)))
    return connection.execute(insert(table).from_select(list(table.c), rows)).rowcount
