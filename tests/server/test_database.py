"""Databases that can be opened, and why others can not."""

import asyncio
import sqlite3
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from kamifuda.server.store import migrations
from kamifuda.server.store.database import Database
from kamifuda.server.store.schema import VERSION, metadata
from kamifuda.server.store.store import Store, StoreUnusable
from tests.server.databases import Fresh, Postgres, change, in_a_loop, opened


async def why_not(database: str) -> str:
    """The reason, which goes with a name that tells no password."""
    with pytest.raises(StoreUnusable) as unusable:
        await Store.open(database, "one")
    assert "sesame" not in str(unusable.value) and unusable.value.about
    return unusable.value.reason


# Migrations


@in_a_loop
async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with opened(database) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(migrations.version) == VERSION


def test_the_newest_migration_has_the_version_of_the_schema() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [str(VERSION)]


@in_a_loop
async def test_several_processes_may_start_at_once(databases: Fresh) -> None:
    database = databases("postgresql")
    stores = await asyncio.gather(*(Store.open(database, f"process{place}") for place in range(4)))
    assert await asyncio.gather(*(store.append(change(f"table{place}")) for place, store in enumerate(stores)))
    for store in stores:
        await store.close()


@pytest.mark.parametrize(("statement", "reason"), [
    ("UPDATE alembic_version SET version_num = '999'", "newer-version"),
    ("UPDATE alembic_version SET version_num = 'ae1027a6acf'", "foreign"),
    ("DROP TABLE alembic_version", "foreign"),
])  # fmt: skip
@in_a_loop
async def test_a_database_of_somebody_else_is_refused(database: str, statement: str, reason: str) -> None:
    async with opened(database) as store, store.engine.begin() as connection:
        await connection.execute(text(statement))
    assert await why_not(database) == reason


# Files


@in_a_loop
async def test_a_path_that_can_not_be_a_database(tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"not a database at all" * 1000)
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    assert await why_not(str(tmp_path / "nowhere" / "test.db")) == "no-folder"
    assert await why_not(str(tmp_path / "photo.jpg" / "test.db")) == "no-folder"
    assert await why_not(str(tmp_path)) == "folder"
    assert await why_not(str(tmp_path / "photo.jpg")) == "not-a-database"
    assert await why_not(str(tmp_path / ("x" * 300))) == "bad-name"
    assert await why_not(str(tmp_path / "a\0b")) == "bad-name"
    assert await why_not(str(tmp_path / "circle")) == "bad-name"
    assert await why_not("mysql://ann:sesame@localhost/kamifuda") == "unknown-kind"


@in_a_loop
async def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE bookmarks (name TEXT)")
    connection.close()
    before = file.read_bytes()
    assert await why_not(str(file)) == "foreign"
    assert file.read_bytes() == before


@in_a_loop
async def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    async with opened(str(file)) as store:
        await store.append(change())
    data = file.read_bytes()
    file.write_bytes(data[:100] + b"\xff" * 4000 + data[4100:])
    assert await why_not(str(file)) == "damaged"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other directories, and no variable for them")
def test_without_a_name_it_lies_in_the_users_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @in_a_loop
    async def open_and_look(folder: Path) -> None:
        async with opened("") as store:
            await store.append(change())
            modes = {file.name: stat.filemode(file.stat().st_mode) for file in folder.iterdir()}
        assert modes["kamifuda.db"] == modes["kamifuda.db-wal"] == modes["kamifuda.db.lock"] == "-rw-------"

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    open_and_look(tmp_path / "data" / "kamifuda")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    open_and_look(tmp_path / "home" / ".local" / "share" / "kamifuda")


def test_a_home_is_found_by_its_sign() -> None:
    assert Database("~/games.db").file == Path.home().resolve() / "games.db"


# PostgreSQL


@in_a_loop
async def test_a_postgresql_that_can_not_be_reached(postgres: Postgres) -> None:
    folder = postgres.server.pgdata
    assert await why_not("postgresql://ann:sesame@127.0.0.1:1/kamifuda") == "unreachable"
    assert await why_not("postgres://ann:sesame@no.such.host.invalid/kamifuda") == "unreachable"
    assert await why_not("postgresql://ann:sesame@localhost:port/kamifuda") == "bad-address"
    assert await why_not(f"postgresql://postgres:sesame@/nowhere?host={folder}") == "no-such-database"
    assert await why_not(f"postgresql://nobody:sesame@/postgres?host={folder}") == "login-refused"


@in_a_loop
async def test_a_postgresql_that_lets_us_only_look(databases: Fresh, postgres: Postgres) -> None:
    address = databases("postgresql")
    await postgres.sql("CREATE ROLE looking LOGIN")
    assert await why_not(address.replace("postgres:@", "looking:@")) == "forbidden"
