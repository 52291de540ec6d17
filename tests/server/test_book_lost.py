"""A book whose worker or whose server is killed or stopped while it moves."""

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamifuda.book.frames import AT_REST, number_of
from tests import patient
from tests.server.databases import in_a_loop
from tests.server.pulling import (
    STRAIGHT,
    Puller,
    again,
    book_workers,
    events_of_world,
    motions,
    pulled,
    puller,
)
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    """Its books move in real time, so that there is time to kill."""
    with serving() as server:
        yield server


@in_a_loop
async def test_a_worker_killed_while_a_hand_pulls_takes_the_pull_back(server: Serving) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        before = await mika.until_at_rest()
        await mika.fingers()
        await mika.pinch()
        await mika.pull(200)
        for pid in book_workers(server):
            os.kill(pid, signal.SIGKILL)
        told = await mika.until(lambda told: told["type"] == "error")
        assert (told["code"], told["table"], told["key"]) == ("book-lost", mika.table, None)
        assert await mika.until_at_rest() == before
        assert mika.phase == "pull" and events_of_world(server, mika.table) == []
        await mika.pinch()
        await mika.say(type="open_hand", table=mika.table)
        await mika.until_drawn()
        assert again(server, mika.table, 3)["same"]


@in_a_loop
async def test_a_worker_killed_while_the_world_finds_out_is_replaced(server: Serving) -> None:
    async with await puller(server) as mika:
        await mika.watch(mika.table)
        await mika.until_at_rest()
        await mika.fingers()
        before = crashes(server)
        await pulled(mika, STRAIGHT)
        while not motions(mika.seen()):
            await mika.receive()
        for pid in book_workers(server):
            os.kill(pid, signal.SIGKILL)
        await mika.until_drawn()
        assert len(motions(mika.seen())) == 2
        assert again(server, mika.table, 3)["same"]
        assert crashes(server) == before + 1


def crashes(server: Serving) -> float:
    metrics = patient.get(f"{server.http}/metrics").text
    found = re.search(r'kamifuda_book_failures_total{reason="crashed"} (\S+)', metrics)
    return float(found[1]) if found else 0


@in_a_loop
async def test_a_server_killed_between_a_pull_and_what_came_of_it_finds_out_when_it_is_back(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "test.db")).start()
    try:
        async with await puller(server) as mika:
            await mika.watch(mika.table)
            await mika.fingers()
            number = (await pulled(mika, STRAIGHT))["number"]
            server.kill()
        server.start()
        async with Puller(server.socket, mika.cookie) as back:
            await back.sit(mika.table)
            assert back.number == number and back.phase == "came"
            await back.until_drawn()
            assert back.number > number
            assert number_of(back.seen()[0]) in (0, AT_REST)
            assert again(server, mika.table, 3)["same"]
    finally:
        server.kill()


@in_a_loop
async def test_a_server_that_stops_opens_the_hands_and_writes_down_what_came_of_it(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "test.db")).start()
    try:
        async with await puller(server) as mika:
            await mika.watch(mika.table)
            await mika.fingers()
            await mika.pinch()
            await mika.pull(100)
            assert await asyncio.to_thread(server.stop) == 0
        server.start()
        assert events_of_world(server, mika.table)[0] == "came"
        assert again(server, mika.table, 3)["same"]
    finally:
        server.kill()
