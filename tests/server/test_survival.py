"""Databases that fail and servers that are killed: nothing that was acknowledged is lost."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kamifuda.server.store.store import Store, StoreBusy, StoreDown
from tests.server.databases import Fresh, Postgres, change, eventually, in_a_loop, opened

ROOT = Path(__file__).parents[2]


@in_a_loop
async def test_postgresql_crashes_and_comes_back(databases: Fresh, postgres: Postgres) -> None:
    async with opened(databases("postgresql")) as store:
        heard: list[dict[str, Any]] = []
        store.news = heard.append
        assert await store.append(change("oak"))
        postgres.crash()
        try:
            for asked in (
                store.append(change("oak", 2)),
                store.append(change("elm")),
                store.log("oak"),
                store.tell([{}]),
            ):
                with pytest.raises(StoreDown):
                    await asked
        finally:
            postgres.start()
        assert await store.append(change("oak", 2))
        assert [entry.number for entry in await store.log("oak")] == [1, 2]
        await eventually(lambda: {"news": "missed"} in heard)


@in_a_loop
async def test_cut_connections_are_made_again(databases: Fresh, postgres: Postgres) -> None:
    async with opened(databases("postgresql")) as store:
        assert await store.append(change("oak")) and await store.log("oak")
        await postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'")
        assert await store.log("oak")
        with pytest.raises(StoreDown):
            await asyncio.gather(store.append(change("elm")), store.append(change("ash")))
        assert all(await asyncio.gather(store.append(change("elm")), store.append(change("ash"))))


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file grows beyond this size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@in_a_loop
async def test_a_full_disk_is_said_and_survived(databases: Fresh) -> None:
    database = databases("sqlite")
    async with opened(database) as store:
        assert await store.append(change("oak"))
        with full_disk(Path(database + "-wal").stat().st_size):
            waiting = [store.append(change("elm")), store.append(change("oak", 2))]
            answers = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(answer) for answer in answers] == [StoreDown, StoreDown]
            assert len(await store.log("oak")) == 1
        assert await store.append(change("oak", 2))
        assert len(await store.log("oak")) == 2 and await store.log("elm") == []


def appender(database: str, process: str, *more: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "tests.server.appender", database, process, *more]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def acknowledged(child: "subprocess.Popen[bytes]", most: int) -> list[tuple[str, int]]:
    """What it said until it was killed, after about so many entries."""
    assert child.stdout is not None
    with child, child.stdout as said:
        lines = [said.readline() for _ in range(most)]
        child.kill()
        lines += said.readlines()
    assert child.returncode == -signal.SIGKILL
    return [(table.decode(), int(number)) for table, number in (line.split() for line in lines)]


def test_kill_9_loses_nothing_that_was_acknowledged(database: str) -> None:
    kept: list[tuple[str, int]] = []
    for kill, most in enumerate((50, 333, 1000)):
        kept += acknowledged(appender(database, f"process{kill}"), most)

    @in_a_loop
    async def look() -> None:
        async with opened(database, "looking") as store:
            logs = {table: await store.log(table) for table in {table for table, _ in kept}}
        for table, number in kept:
            assert logs[table][number - 1] == change(table, number).entry
        for log in logs.values():
            assert [entry.number for entry in log] == list(range(1, len(log) + 1))

    look()
    assert len(kept) >= 1383


# One server for one SQLite file


@in_a_loop
async def test_a_second_server_is_refused_a_sqlite_file(databases: Fresh) -> None:
    database = databases("sqlite")
    async with opened(database, "one") as one:
        Path(database + "-link").symlink_to(database)
        for name in (database, database + "-link", os.path.relpath(database)):
            with pytest.raises(StoreBusy) as busy:
                await Store.open(name, "two")
            assert (busy.value.reason, busy.value.about) == ("busy", database)
        assert await one.append(change())
    async with opened(database, "two") as two:
        assert await two.log("oak")


def test_a_worker_of_a_dead_server_does_not_keep_the_file(databases: Fresh) -> None:
    database = databases("sqlite")
    ((_, worker), *_) = acknowledged(appender(database, "dead", "--fork"), 20)

    @in_a_loop
    async def open_again() -> None:
        async with opened(database) as store:
            assert await store.counts()

    try:
        open_again()
    finally:
        os.kill(worker, signal.SIGKILL)


def test_a_commit_waits_for_the_disk(databases: Fresh) -> None:
    database = databases("sqlite")

    @in_a_loop
    async def look() -> None:
        async with opened(database) as store:
            await store.append(change())
            assert store.writer.connection is not None
            settings = [
                (await store.writer.connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "fullfsync", "busy_timeout")
            ]
            assert settings == ["wal", 2, 1, 10_000]

    look()
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (1,)
    connection.close()
