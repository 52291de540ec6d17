"""Brings a database to the newest version, whichever process comes first."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kamifuda.server.store.database import StoreUnusable
from kamifuda.server.store.schema import VERSION, metadata

WRITING: Final = 0x6B616D69  # names the lock of those who change more than single tables


async def bring_up(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        found = await connection.run_sync(version)
        if connection.dialect.name == "sqlite":
            await connection.execute(text("PRAGMA journal_mode = WAL"))  # stays in the file
    if found != VERSION:
        async with engine.begin() as connection:
            await alone(connection)
            await connection.run_sync(migrate)


async def alone(connection: AsyncConnection) -> None:
    """Until the end of the transaction, nobody else who asks for this goes on."""
    if connection.dialect.name == "sqlite":
        await connection.execute(text("BEGIN IMMEDIATE"))
    else:
        await connection.execute(text("SET LOCAL lock_timeout = 0"))  # whoever is at it may take long
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": WRITING})


def version(connection: Connection) -> int | None:
    """Of this database; None where it is empty. What is not ours, or newer than we are, is refused."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" not in names:
        if names if connection.dialect.name == "sqlite" else names & set(metadata.tables):
            raise StoreUnusable("foreign")
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and not str(found).isdecimal():
        raise StoreUnusable("foreign")
    if found is not None and int(found) > VERSION:
        raise StoreUnusable("newer-version")
    return None if found is None else int(found)


def migrate(connection: Connection) -> None:
    """In the transaction of this connection; nothing where another process did it meanwhile."""
    if version(connection) == VERSION:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
