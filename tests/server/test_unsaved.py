"""A database that can not be written: everybody is told, the operator sees it, and all goes on afterwards."""

import asyncio
import json
import os
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import httpx
import pytest

from tests import patient
from tests.server.client import Client
from tests.server.company import dealt, first_play, gathered, next_to_play
from tests.server.databases import eventually, in_a_loop
from tests.server.serving import Serving, served
from tests.server.troubles import full, locked

UNAVAILABLE = {"error": {"code": "unavailable", "about": {}}}


def health(server: Serving) -> httpx.Response:
    return patient.get(f"{server.http}/api/health")


@pytest.mark.parametrize("trouble", [locked, full])
@in_a_loop
async def test_health_is_whether_it_can_write(
    database: str, trouble: Callable[[Serving], AbstractAsyncContextManager[None]]
) -> None:
    with served(database) as server:
        assert health(server).status_code == 200
        async with trouble(server):
            await eventually(lambda: health(server).status_code == 503)
            assert health(server).json() == UNAVAILABLE
        await eventually(lambda: health(server).status_code == 200)


FAULT = {"sqlite": "OperationalError SQLITE_IOERR_WRITE", "postgresql": "Error 53100"}


@in_a_loop
async def test_everybody_at_the_table_is_told_and_the_play_is_made_afterwards(database: str) -> None:
    reading, writing = os.pipe()  # a file could not be written either
    with served(database, log=writing) as server:
        async with dealt(server, target=99) as (table, people):
            client, view = await next_to_play(table, people)
            [other] = [one for one in people if one is not client]
            play = first_play(table, view) | {"key": "the-one"}
            async with full(server):
                assert (await client.ask(**play))["code"] == "unavailable"
                told = await other.until(lambda told: told["type"] == "error")
                assert told == {"type": "error", "table": table, "key": None, "code": "unavailable", "about": {}}
            assert (await client.ask(**play))["type"] == "ack"
            await other.until(lambda told: told["type"] == "update")
        metrics = patient.get(f"{server.http}/metrics").text
        assert "kamifuda_failed_commits_total 1.0" in metrics
        assert server.stop() == 0
    os.close(writing)
    with open(reading) as log:
        [line] = [json.loads(line) for line in log if "commit failed" in line]
    kind = "postgresql" if database.startswith("postgresql") else "sqlite"
    assert (line["level"], line["entries"], line["fault"]) == ("error", 1, FAULT[kind])


async def change_often(client: Client, table: str, count: int) -> None:
    """So many changes wait for the table; the answer to a ping says that all have arrived."""
    for number in range(count):
        await client.say(type="sit", table=table, seat=0, name=f"Ann {number}")
    await client.say(type="ping")
    await client.until(lambda told: told["type"] == "pong")


@in_a_loop
async def test_a_server_whose_database_is_locked_ends_within_one_time_for_all(database: str) -> None:
    with served(database) as server:
        async with gathered(server) as (table, [ann, _]), locked(server):
            await change_often(ann, table, 12)
            assert await asyncio.to_thread(server.stop) == 0
