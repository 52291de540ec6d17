"""Two server processes on one PostgreSQL: a book moves in one of them, and is seen through both."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kamifuda.book.frames import AT_REST, number_of
from kamifuda.server.tables.entries import Entry
from tests.examples import WITH_BOOK
from tests.server.book import somebody
from tests.server.client import Client, Told, make_table
from tests.server.databases import in_a_loop
from tests.server.pulling import PHYSICS, STRAIGHT, Puller, book_workers, motions, new_book
from tests.server.test_two_processes import Pair, deaf, pair
from tests.server.test_world_processes import answers, check, reach

__all__ = ["pair"]


@asynccontextmanager
async def pulled_through_both(pair: Pair) -> AsyncIterator[list[Puller]]:
    """One person, whose two devices are connected to different processes; the fingers are on a page."""
    cookie = await somebody(pair.servers[0])
    table = await new_book(pair.servers[0], cookie)
    async with Puller(pair.servers[0].socket, cookie) as one, Puller(pair.servers[1].socket, cookie) as other:
        for device in (one, other):
            await device.sit(table)
            await device.until_at_rest()
        await one.fingers()
        await reach(other, one.number)
        yield [one, other]


async def let_go(one: Puller) -> Told:
    return await one.ask(type="play", table=one.table, seat=0, turn=one.view["turn"], steps=["let go"])


def texts(entries: list[Entry]) -> list[str]:
    """Of the plays."""
    return [entry.body["what"]["text"] for entry in entries if entry.kind == "play"]


async def pull(one: Puller) -> int:
    about = {"table": one.table, "seat": 0, "turn": one.view["turn"], "steps": ["pull 1"]}
    return int((await one.ask(type="play", **about, attachment=STRAIGHT))["number"])


@in_a_loop
async def test_a_book_that_moves_in_one_process_is_seen_through_the_other(pair: Pair) -> None:
    async with pulled_through_both(pair) as [one, other]:
        assert (await one.pinch())["type"] == "ack"
        await one.pull(300)
        told = await other.pinch()
        assert told["code"] == "busy-book"
        assert (await other.ask(type="undo", table=other.table, seat=0))["code"] == "busy-book"
        await one.say(type="open_hand", table=one.table)
        for device in (one, other):
            await device.until_drawn()
            await reach(device, max(one.number, other.number))
        while number_of(one.seen()[-1]) != AT_REST or number_of(other.seen()[-1]) != AT_REST:
            await asyncio.gather(one.settle(), other.settle())
        [ours], [theirs] = motions(one.seen()), motions(other.seen())
        assert len(theirs) > 20 and theirs == ours[: len(theirs)] and len(ours) - len(theirs) < 3
        assert one.seen()[-1] == other.seen()[-1]
        await other.until_asked()
    entries = await pair.log(one.table)
    check(entries)


@in_a_loop
async def test_nobody_runs_away_from_a_book_through_a_process_that_does_not_look_at_it(pair: Pair) -> None:
    cookie = await somebody(pair.servers[0])
    table = await new_book(pair.servers[0], cookie)
    async with Puller(pair.servers[0].socket, cookie) as one, Puller(pair.servers[1].socket, cookie) as other:
        await one.sit(table)
        await one.until_at_rest()
        await one.fingers()
        assert (await one.pinch())["type"] == "ack"
        for y in (20, 40, 60):
            await one.pull(y)
            other.table, other.view = table, one.view
            assert (await let_go(other))["code"] == "busy-book"
        await one.say(type="open_hand", table=table)
        await one.until_drawn()
    assert texts(await pair.log(table))[1] == "pull 1"


@in_a_loop
async def test_nobody_runs_away_from_a_book_that_moves_slowly(pair: Pair) -> None:
    """Nothing is heard of it for longer than a second: whoever simulates it stands still."""
    async with pulled_through_both(pair) as [one, other]:
        assert (await one.pinch())["type"] == "ack"
        workers = book_workers(pair.servers[0])
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(1.5)
        assert (await let_go(other))["code"] == "busy-book"
        for pid in workers:
            os.kill(pid, signal.SIGCONT)
        await one.say(type="open_hand", table=one.table)
        await one.until_drawn()
    assert texts(await pair.log(one.table))[1] == "pull 1"


@in_a_loop
async def test_nobody_runs_away_from_a_book_through_a_process_that_hears_nothing(pair: Pair) -> None:
    async with pulled_through_both(pair) as [one, other]:
        async with deaf(pair, 1):
            assert (await one.pinch())["type"] == "ack"
            assert (await let_go(other))["code"] == "unavailable"
            await one.say(type="open_hand", table=one.table)
            await one.until_drawn()
        await reach(other, one.number)
    assert texts(await pair.log(one.table))[1] == "pull 1"


@in_a_loop
async def test_who_waits_for_a_bot_that_can_not_know_of_hands_elsewhere_is_told(pair: Pair) -> None:
    cookie = await somebody(pair.servers[1])
    bots = [{"who": "bot", "level": "random"}] * 2
    table = await make_table(
        pair.servers[1].http, cookie, game=WITH_BOOK.name, options=PHYSICS | {"seats": 2}, chairs=bots, open=True
    )
    async with Client(pair.servers[1].socket, cookie) as mika:
        await mika.watch(table)
        async with deaf(pair, 1):
            await mika.say(type="start", table=table)
            told = await mika.until(lambda told: told["type"] == "error")
            assert told == {"type": "error", "table": table, "key": None, "code": "unavailable", "about": {}}
        await mika.until(lambda told: told["type"] == "update" and told["what"].get("by") == "bot")


@in_a_loop
async def test_the_process_that_wrote_last_finds_out_and_the_other_does_not(pair: Pair) -> None:
    async with pulled_through_both(pair) as [one, other]:
        number = await pull(one)
        for device in (one, other):
            await device.until_drawn()
            await device.until_asked()
        assert [len(motions(device.seen())) for device in (one, other)] == [1, 1]
    entries = await pair.log(one.table)
    check(entries)
    assert entries[number].body["what"]["text"].startswith("came ")


@in_a_loop
async def test_a_process_that_is_killed_while_it_finds_out_is_stood_in_for(pair: Pair) -> None:
    async with pulled_through_both(pair) as [one, other]:
        number = await pull(one)
        await reach(other, number)
        while not motions(other.seen()):
            await other.settle()
        pair.servers[0].kill()
        try:
            await other.until_drawn()
        finally:
            await asyncio.to_thread(pair.servers[0].start)
        await other.until_asked()
        assert len(motions(other.seen())) == 2
    entries = await pair.log(one.table)
    check(entries)
    assert number + 1 in answers(entries)
