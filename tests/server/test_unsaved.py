"""A database that can not be written: everybody is told, the operator sees it, and all goes on afterwards."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from kamifuda.server.process.logs import kind
from kamifuda.server.store.pulse import FRESH
from kamifuda.server.store.store import StoreDown
from tests import patient
from tests.examples import FIRST, LONG
from tests.server.client import Client, Told, make_table
from tests.server.company import dealt, first_play, gathered, next_to_play
from tests.server.databases import eventually, in_a_loop
from tests.server.serving import Serving, served
from tests.server.troubles import full, locked
from tests.server.worlds import World, guest, world

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
        async with dealt(server, options=LONG) as (table, people):
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
    system = "postgresql" if database.startswith("postgresql") else "sqlite"
    assert (line["level"], line["entries"], line["fault"]) == ("error", 1, FAULT[system])


@in_a_loop
async def test_what_was_asked_of_the_database_in_vain_is_logged_and_counted(tmp_path: Path) -> None:
    async with world(tmp_path) as server:
        with capture_logs() as lines:
            async with server.unwritable():
                assert (await server.ask("GET", "/api/health")).startswith(b"HTTP/1.1 503 ")
        assert [line["event"] for line in lines] == ["database asked in vain"]
        assert "IntegrityError SQLITE_CONSTRAINT" in kind(lines[0]["fault"])
        assert b"kamifuda_failed_queries_total 1.0" in await server.ask("GET", "/metrics")


# Whoever comes meanwhile.


def trouble(table: str) -> Told:
    return {"type": "error", "table": table, "key": None, "code": "unavailable", "about": {}}


async def heard_by_now(client: Client) -> list[Told]:
    """All that the server had to say."""
    before = len(client.heard)
    await client.say(type="ping")
    await client.until(lambda told: told["type"] == "pong")
    return [json.loads(text) for text in client.heard[before:]]


@asynccontextmanager
async def troubled(server: World) -> AsyncIterator[str]:
    """A table at which something can not be written."""
    async with guest(server) as ann:
        table = await make_table(server.http, str(ann.cookie), game=FIRST.name)
        async with server.unwritable():
            assert (await ann.ask(type="sit", table=table, seat=0, name="Ann"))["code"] == "unavailable"
            yield table


async def come(server: World, table: str, stranger: Client) -> list[Told]:
    """What somebody is told who begins to watch, or asks again."""
    await stranger.watch(table)
    await server.rest(table)
    return await heard_by_now(stranger)


@in_a_loop
async def test_who_comes_while_nothing_can_be_written_is_told_once(tmp_path: Path) -> None:
    async with world(tmp_path) as server, Client(server.socket) as stranger, troubled(server) as table:
        assert trouble(table) in await come(server, table, stranger)
        assert trouble(table) not in await come(server, table, stranger)


@in_a_loop
async def test_who_comes_when_it_is_over_is_not_alarmed(tmp_path: Path) -> None:
    async with world(tmp_path) as server, Client(server.socket) as stranger:
        async with troubled(server) as table:
            with pytest.raises(StoreDown):
                await server.house.sweep_once(tidy=False)
            assert server.house.rooms[table].ledger.unsaved
        server.edge.time += FRESH
        await server.house.sweep_once(tidy=False)
        assert trouble(table) not in await come(server, table, stranger)


@in_a_loop
async def test_who_comes_back_sees_the_table_though_the_stand_in_can_not_get_up(tmp_path: Path) -> None:
    async with world(tmp_path) as server, guest(server) as ann:
        chairs = [{"who": "me", "name": "Ann"}, {"who": "bot", "level": "random"}]
        table = await make_table(server.http, str(ann.cookie), game=FIRST.name, options={"seats": 2}, chairs=chairs)
        await ann.ask(type="start", table=table)
        room = server.house.rooms[table]
        await room.look(lambda _: room.ledger.write(lambda _: ("covered", {"seat": 0, "reason": "absent"})))
        async with server.unwritable():
            assert (await ann.watch(table))["info"]["chairs"][0]["stand_in"] == "absent"
            await ann.until(lambda told: told == trouble(table))
        assert (await ann.watch(table))["info"]["chairs"][0]["stand_in"] is None


# The end.


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
