"""Two server processes on one PostgreSQL: WORLD plays once, whoever of them is alive, and without delay."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kamifuda.core.position import WORLD
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.rooms.due import COURTESY
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.table import folded
from tests.server.book import Summoner, new_match, somebody
from tests.server.client import Client
from tests.server.databases import in_a_loop
from tests.server.test_two_processes import Pair, pair

__all__ = ["pair"]
WATCH, SOON = 3000, 1000  # milliseconds


@asynccontextmanager
async def watched_through_both(pair: Pair) -> AsyncIterator[tuple[str, list[Summoner]]]:
    """One person, whose two devices are connected to different processes."""
    cookie = await somebody(pair.servers[0])
    table = await new_match(pair.servers[0], cookie)
    async with Summoner(pair.servers[0].socket, cookie) as one, Summoner(pair.servers[1].socket, cookie) as other:
        for device in (one, other):
            await device.sit(table)
        yield table, [one, other]


async def reach(device: Summoner, number: int) -> None:
    while device.number < number:
        await device.hear()


def answers(entries: list[Entry]) -> dict[int, int]:
    """The numbers of WORLD's entries, and how long after the entry before each of them came."""
    return {
        entry.number: entry.at - entries[entry.number - 2].at
        for entry in entries
        if entry.kind == "play" and entry.body["what"]["seat"] == WORLD
    }


def check(entries: list[Entry]) -> None:
    """No gap, and no answer but the one that the seed has: a second one would not be legal."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    match = folded(entries, RealEdge()).playing()
    assert [play.seat for play in match.plays] == [
        entry.body["what"]["seat"] for entry in entries if entry.kind == "play"
    ]


@in_a_loop
async def test_the_process_that_wrote_last_answers_and_the_other_does_not(pair: Pair) -> None:
    async with watched_through_both(pair) as (table, devices):
        for device in devices:
            await reach(device, max(one.number for one in devices))
            await device.done()
            async with Client(device.url) as visitor:  # to come and go changes nothing
                await visitor.watch(table)
            await device.until_asked()
            assert device.phase != "watch"
            while device.phase != "draw" or device.view["legal"].keys() != {"left", "right"}:
                await device.play(next(reversed(device.view["legal"])))
                await device.until_asked()
        for device in devices:
            await reach(device, max(one.number for one in devices))
    entries = await pair.log(table)
    check(entries)
    waits = answers(entries).values()
    assert all(wait < SOON or WATCH <= wait < WATCH + SOON for wait in waits), waits
    assert sum(wait >= WATCH for wait in waits) >= 2


@in_a_loop
async def test_a_process_that_stalls_during_the_watch_is_stood_in_for_once(pair: Pair) -> None:
    process = pair.servers[0].process
    assert process is not None
    async with watched_through_both(pair) as (table, [one, other]):
        number = (await one.done())["number"]
        os.kill(process.pid, signal.SIGSTOP)
        try:
            await reach(other, number + 1)
        finally:
            os.kill(process.pid, signal.SIGCONT)
        await reach(one, number + 1)
    entries = await pair.log(table)
    check(entries)
    assert answers(entries)[number + 1] >= WATCH + COURTESY


@in_a_loop
async def test_a_process_that_is_killed_during_the_watch_is_stood_in_for(pair: Pair) -> None:
    async with watched_through_both(pair) as (table, [one, other]):
        number = (await one.done())["number"]
        await reach(other, number)
        pair.servers[0].kill()
        try:
            await reach(other, number + 1)
        finally:
            await asyncio.to_thread(pair.servers[0].start)
        async with Summoner(pair.servers[0].socket, one.cookie) as again:
            await again.sit(table)
            await again.until_asked()
    entries = await pair.log(table)
    check(entries)
    assert list(answers(entries))[-1] >= number + 1 and answers(entries)[number + 1] >= WATCH
