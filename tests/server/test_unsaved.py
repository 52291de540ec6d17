"""A database that can not be written: everybody is told, the operator sees it, and all goes on afterwards."""

import asyncio
import json
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager

import httpx
import pytest

from tests.server.client import Client
from tests.server.company import dealt, first_play, gathered, next_to_play
from tests.server.databases import eventually
from tests.server.serving import Serving, serving

UNAVAILABLE = {"error": {"code": "unavailable", "about": {}}}


@contextmanager
def locked(server: Serving) -> Iterator[None]:
    """Somebody else writes, and does not end."""
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(server: Serving) -> Iterator[None]:
    """The server can write to no file."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def health(server: Serving) -> httpx.Response:
    return httpx.get(f"{server.http}/api/health", timeout=30)


@pytest.mark.parametrize("trouble", [locked, full])
def test_health_is_whether_it_can_write(trouble: Callable[[Serving], AbstractContextManager[None]]) -> None:
    with serving() as server:
        assert health(server).status_code == 200
        with trouble(server):
            asyncio.run(eventually(lambda: health(server).status_code == 503))
            assert health(server).json() == UNAVAILABLE
        asyncio.run(eventually(lambda: health(server).status_code == 200))


def test_everybody_at_the_table_is_told_and_the_play_is_made_afterwards() -> None:
    async def go() -> None:
        async with dealt(server, target=99) as (table, people):
            client, view = await next_to_play(table, people)
            [other] = [one for one in people if one is not client]
            play = first_play(table, view) | {"key": "the-one"}
            with full(server):
                assert (await client.ask(**play))["code"] == "unavailable"
                told = await other.until(lambda told: told["type"] == "error")
                assert told == {"type": "error", "table": table, "key": None, "code": "unavailable", "about": {}}
            assert (await client.ask(**play))["type"] == "ack"
            await other.until(lambda told: told["type"] == "update")

    reading, writing = os.pipe()  # a file could not be written either
    with serving(log=writing) as server:
        asyncio.run(go())
        metrics = httpx.get(f"{server.http}/metrics").text
        assert "kamifuda_failed_commits_total 1.0" in metrics
        assert server.stop() == 0
    os.close(writing)
    with open(reading) as log:
        [line] = [json.loads(line) for line in log if "commit failed" in line]
    assert (line["level"], line["entries"], line["fault"]) == ("error", 1, "OperationalError SQLITE_IOERR_WRITE")


async def change_often(client: Client, table: str, count: int) -> None:
    """So many changes wait for the table; the answer to a ping says that all have arrived."""
    for number in range(count):
        await client.say(type="sit", table=table, seat=0, name=f"Ann {number}")
    await client.say(type="ping")
    await client.until(lambda told: told["type"] == "pong")


def test_a_server_whose_database_is_locked_ends_within_one_time_for_all() -> None:
    async def go() -> None:
        async with gathered(server) as (table, [ann, _]):
            with locked(server):
                await change_often(ann, table, 12)
                assert await asyncio.to_thread(server.stop) == 0

    with serving() as server:
        asyncio.run(go())
