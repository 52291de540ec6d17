"""Two server processes on one PostgreSQL database work as one, also when one of them is killed."""

import asyncio
import json
import os
import re
import signal
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg
import pytest

from kamifuda.core.match import plays
from kamifuda.core.rng import Rng
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.store.process_news import CHANNEL
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.table import folded
from tests import patient
from tests.examples import FIRST, LONG, SHORT
from tests.server.client import Client, Told, identity, make_table
from tests.server.databases import Postgres, in_a_loop, opened
from tests.server.killing import kill_owing
from tests.server.load import PATIENCE, Door, Load, check, seated
from tests.server.serving import UNHURRIED, Serving
from tests.spread import SOAK

LISTENING = "query ILIKE 'LISTEN%' OR query = 'SELECT 1'"  # or looking whether it still can
TABLES = 9 if SOAK == 1 else 100


@dataclass
class Pair:
    postgres: Postgres
    name: str  # of the database
    servers: list[Serving]

    @property
    def database(self) -> str:
        return self.postgres.address(self.name)

    async def log(self, table: str) -> list[Entry]:
        async with opened(self.database, "reader") as store:
            return await store.log(table)

    async def door(self, first: int) -> str:
        """To one of the two, or to the other where that is dead."""
        alive = [each for each in (self.servers[first], self.servers[1 - first]) if each.process is not None]
        return alive[0].socket


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[Pair]:
    """Both started at once, on an empty database."""
    name = postgres.create()
    slower = UNHURRIED | {"KAMIFUDA_BOT_PACE": "1000"}  # bots can be stopped while they think
    servers = [Serving(address_of(postgres, name, f"{name}_{place}"), slower) for place in range(2)]
    try:
        with ThreadPoolExecutor() as together:
            list(together.map(Serving.start, servers))
        yield Pair(postgres, name, servers)
    finally:
        for server in servers:
            if server.process is not None:
                server.kill()


def address_of(postgres: Postgres, name: str, user: str) -> str:
    """Every process has a name of its own there, so that its connections can be told apart."""
    asyncio.run(postgres.sql(f"CREATE ROLE {user} SUPERUSER LOGIN"))
    return postgres.address(name).replace("postgres:@", f"{user}:@")


class Device(Client):
    """A client that remembers what it was told last about its table."""

    def __init__(self, url: str, cookie: str) -> None:
        super().__init__(url, cookie)
        self.number = self.watchers = 0
        self.views: list[Told] = []
        self.present: list[int] = []

    async def __aenter__(self) -> "Device":
        await super().__aenter__()
        return self

    async def hear(self) -> Told:
        told = await super().hear()
        if told["type"] == "update":
            assert told["number"] == self.number + 1
        self.number = told["number"] if told["type"] in ("present", "update") else self.number
        self.views = told.get("views") or self.views
        self.present, self.watchers = told.get("present", self.present), told.get("watchers", self.watchers)
        return told

    async def reach(self, number: int) -> None:
        while self.number < number:
            await self.hear()

    async def see_present(self, seats: list[int]) -> None:
        while self.present != seats:
            await self.hear()


def a_play(table: str, view: Told, place: int = 0) -> Told:
    """One of the legal plays, as a message; others with other numbers, where there are others."""
    choices = plays(view["legal"])
    steps = choices[place % len(choices)].split(", ")
    return {"type": "play", "table": table, "seat": view["seat"], "turn": view["turn"], "steps": steps}


def to_act(devices: list[Device]) -> list[Device]:
    return [device for device in devices if any(view["legal"] for view in device.views)]


@asynccontextmanager
async def at_table(pair: Pair, places: list[tuple[int, int]], **asked: Any) -> AsyncIterator[tuple[str, list[Device]]]:
    """A match of two people, and a device for each of (seat, process)."""
    people = [await identity(pair.servers[0].http) for _ in range(2)]
    asked = {"options": {"seats": 2, **LONG}, "chairs": [{"who": "me", "name": "Ann"}], **asked}
    table = await make_table(pair.servers[0].http, people[0], game=FIRST.name, **asked)
    async with Client(pair.servers[1].socket, people[1]) as bob, Client(pair.servers[0].socket, people[0]) as ann:
        await bob.ask(type="sit", table=table, seat=1, name="Bob")
        started = await ann.ask(type="start", table=table)
    async with AsyncExitStack() as stack:
        devices = [
            await stack.enter_async_context(Device(pair.servers[process].socket, people[seat]))
            for seat, process in places
        ]
        for device in devices:
            await device.watch(table)
            await device.reach(started["number"])  # the other process may not have heard of it yet
        yield table, devices


def lost_races(server: Serving) -> float:
    found = re.search(r"^kamifuda_lost_races_total (\S+)$", patient.get(f"{server.http}/metrics").text, re.MULTILINE)
    assert found
    return float(found[1])


@in_a_loop
async def test_matches_are_played_to_their_end_through_both(pair: Pair) -> None:
    load = await seated(pair.servers[0].http, [lambda: pair.door(0), lambda: pair.door(1)], TABLES, Rng(2), **SHORT)
    async with asyncio.TaskGroup() as playing:
        living = [playing.create_task(player.live()) for player in load.players]
        await load.until(lambda: load.statuses() == {"over"} and load.at_rest())
        for each in living:
            each.cancel()
    await check(load, pair.database)


@in_a_loop
async def test_of_two_plays_for_one_turn_through_both_one_is_made(pair: Pair) -> None:
    before = sum(map(lost_races, pair.servers))
    async with at_table(pair, [(0, 0), (0, 1), (1, 0), (1, 1)]) as (table, devices):
        for turn in range(15):
            one, other = to_act(devices)[:2]
            asked = [a_play(table, device.views[0], place) for place, device in enumerate((one, other))]
            answers = await asyncio.gather(one.ask(**asked[0], key=f"{turn}.0"), other.ask(**asked[1], key=f"{turn}.1"))
            assert sorted(told["type"] for told in answers) == ["ack", "error"]
            won, lost = sorted(answers, key=lambda told: str(told["type"]))
            assert lost["code"] == "stale"
            for device in devices:
                await device.reach(won["number"])
            entry = (await pair.log(table))[won["number"] - 1]
            assert (entry.body["key"], entry.number) == (won["key"], won["number"])
            assert entry.body["what"]["text"] == ", ".join(asked[int(won["key"][-1])]["steps"])
    assert len([entry for entry in await pair.log(table) if entry.kind == "play"]) == 15
    assert sum(map(lost_races, pair.servers)) > before, "the two never met"


@in_a_loop
async def test_people_of_the_other_process_are_present_until_they_leave(pair: Pair) -> None:
    async with at_table(pair, [(0, 0)]) as (table, [ann]):
        assert ann.present == [0]
        async with Client(pair.servers[1].socket) as watcher:
            await watcher.watch(table)
            await ann.until(lambda told: told["type"] == "presence" and told["watchers"] == 1)
        await ann.until(lambda told: told["type"] == "presence" and told["watchers"] == 0)
    async with at_table(pair, [(0, 0), (1, 1)]) as (table, [ann, bob]):
        await ann.see_present([0, 1])
        await bob.see_present([0, 1])
        await bob.socket.close()
        await ann.see_present([0])


@in_a_loop
async def test_who_comes_and_goes_in_a_hurry_is_counted_right_in_the_end(pair: Pair) -> None:
    """News that overtake each other would leave a table wrong for as long as nobody moves."""
    here, there = pair.servers
    ann = await identity(here.http)
    watchers = {await make_table(here.http, ann, game=FIRST.name): 0 for _ in range(12)}
    async with Client(here.socket, ann) as client:
        await watch_all(client, list(watchers))
        for _ in range(10):
            async with Client(there.socket) as visitor:
                await watch_all(visitor, list(watchers))
        async with Client(there.socket) as one, Client(there.socket) as two:
            for visitor in (one, two):
                await watch_all(visitor, list(watchers))
            while set(watchers.values()) != {3}:  # Ann has made the tables and sits nowhere
                told = await client.hear()
                watchers |= {told["table"]: told["watchers"]} if told["type"] == "presence" else {}


async def watch_all(client: Client, tables: list[str]) -> None:
    for table in tables:
        await client.say(type="watch", table=table)
    for _ in tables:
        await client.until(lambda told: told["type"] == "present")


@in_a_loop
async def test_somebody_who_watches_and_then_sits_down_is_present_everywhere(pair: Pair) -> None:
    people = [await identity(server.http) for server in pair.servers]
    chairs = [{"who": "me", "name": "Ann"}]
    table = await make_table(pair.servers[0].http, people[0], game=FIRST.name, options={"seats": 2}, chairs=chairs)
    async with Device(pair.servers[0].socket, people[0]) as ann, Device(pair.servers[1].socket, people[1]) as bob:
        await ann.watch(table)
        await bob.watch(table)
        await ann.until(lambda told: told["type"] == "presence" and told["watchers"] == 1)
        await bob.ask(type="sit", table=table, seat=1, name="Bob")
        await ann.see_present([0, 1])
        assert ann.watchers == 0
        await bob.see_present([0, 1])


@in_a_loop
async def test_a_bot_whose_process_stalls_plays_once(pair: Pair) -> None:
    first, second = pair.servers
    ann = await identity(first.http)
    chairs = [{"who": "me", "name": "Ann"}, {"who": "bot", "level": "random"}]
    options = {"seats": 2, **LONG}
    table = await make_table(first.http, ann, game=FIRST.name, options=options, chairs=chairs)
    async with Device(first.socket, ann) as one, Device(second.socket, ann) as other:
        for device in (one, other):
            await device.watch(table)
        await one.ask(type="start", table=table)
        await play_until_it_is_the_bots_turn(one, table)
        assert first.process is not None
        os.kill(first.process.pid, signal.SIGSTOP)  # it thinks, and has written last
        try:
            stalled = one.number
            await other.reach(stalled + 1)
            await play_until_it_is_the_bots_turn(other, table)
            await other.reach(other.number + 1)
        finally:
            os.kill(first.process.pid, signal.SIGCONT)
        await one.reach(other.number)
        await play_until_it_is_the_bots_turn(one, table)
        await one.reach(one.number + 1)
        await other.reach(one.number)
    entries = await pair.log(table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[stalled].body["what"]["by"] == "bot"
    replay = folded(entries, RealEdge()).playing()
    assert [play.seat for play in replay.plays] == [
        entry.body["what"]["seat"] for entry in entries if entry.kind == "play"
    ]


async def play_until_it_is_the_bots_turn(device: Device, table: str) -> None:
    """At least once."""
    played = False
    while not played or device.views[0]["legal"]:
        if device.views[0]["legal"]:
            key = f"t{device.views[0]['turn']}"
            assert (await device.ask(**a_play(table, device.views[0]), key=key))["type"] == "ack"
            played = True
        else:
            await device.hear()


@asynccontextmanager
async def deaf(pair: Pair, process: int) -> AsyncIterator[None]:
    """One process hears nothing from the other; its other connections to the database work."""
    allow = f"ALTER DATABASE {pair.name} ALLOW_CONNECTIONS"
    listener = f"FROM pg_stat_activity WHERE usename = '{pair.name}_{process}' AND ({LISTENING})"
    async with asyncio.timeout(PATIENCE):
        while not await pair.postgres.sql(f"SELECT pid {listener}"):
            await asyncio.sleep(0.05)
    await pair.postgres.sql(f"{allow} false")
    try:
        assert len(await pair.postgres.sql(f"SELECT pg_terminate_backend(pid) {listener}")) == 1
        yield
    finally:
        await pair.postgres.sql(f"{allow} true")


@in_a_loop
async def test_a_process_that_could_not_hear_catches_up(pair: Pair) -> None:
    async with at_table(pair, [(0, 0), (1, 0), (0, 1)]) as (table, [*here, there]):
        async with deaf(pair, 1):
            for _ in range(3):
                [acting] = to_act(here)
                told = await acting.ask(**a_play(table, acting.views[0]), key=f"play{acting.number}")
                for device in here:
                    await device.reach(told["number"])
            assert there.number == here[0].number - 3
        await there.reach(here[0].number)
        assert there.views == here[0].views


@in_a_loop
async def test_a_process_that_could_not_hear_does_not_show_the_past(pair: Pair) -> None:
    async with at_table(pair, [(0, 0), (1, 0), (0, 1)]) as (table, [*here, there]), deaf(pair, 1):
        [acting] = to_act(here)
        told = await acting.ask(**a_play(table, acting.views[0]), key="play")
        assert (await there.watch(table, since=told["number"]))["number"] == told["number"]


@asynccontextmanager
async def overheard(pair: Pair) -> AsyncIterator[asyncio.Queue[Told]]:
    """The news that the processes tell each other."""
    news: asyncio.Queue[Told] = asyncio.Queue()

    def hear(*heard: Any) -> None:
        for each in json.loads(heard[-1])["news"]:
            news.put_nowait(each)

    connection = await asyncpg.connect(pair.database)
    try:
        await connection.add_listener(CHANNEL, hear)
        yield news
    finally:
        await connection.close()


async def presence_is_told(news: asyncio.Queue[Told], table: str, watchers: int) -> None:
    """That so many watch a table, and nobody who sits there is here."""
    told = {"news": "presence", "table": table, "people": [], "watchers": watchers}
    async with asyncio.timeout(PATIENCE):
        while not told.items() <= (await news.get()).items():
            pass


@in_a_loop
async def test_a_process_that_could_not_hear_learns_who_came(pair: Pair) -> None:
    async with at_table(pair, [(0, 1)]) as (table, [ann]), Client(pair.servers[0].socket) as watcher:
        async with overheard(pair) as news, deaf(pair, 1):
            await watcher.watch(table)
            await presence_is_told(news, table, watchers=1)
            assert ann.watchers == 0
        while ann.watchers != 1:
            await ann.hear()


@in_a_loop
async def test_a_process_that_could_not_hear_learns_who_left(pair: Pair) -> None:
    async with at_table(pair, [(0, 1), (1, 0)]) as (table, [ann, bob]):
        await ann.see_present([0, 1])
        async with overheard(pair) as news, deaf(pair, 1):
            await bob.socket.close()
            await presence_is_told(news, table, watchers=0)
            assert ann.present == [0, 1]
        await ann.see_present([0])


@in_a_loop
async def test_what_was_done_through_one_is_not_done_again_through_the_other(pair: Pair) -> None:
    """As when a client's process dies after the commit, and the client is faster than the news."""
    async with at_table(pair, [(0, 0), (1, 0), (0, 1), (1, 1)]) as (table, devices):
        one, other = to_act(devices)
        play, chat = a_play(table, one.views[0]), {"type": "chat", "table": table, "phrase": "hello"}
        for asked in (play | {"key": "play"}, chat | {"key": "chat"}):
            async with deaf(pair, 1):
                done = await one.ask(**asked)
                assert done["type"] == "ack"
                assert await other.ask(**asked) == done
            await other.reach(done["number"])
    keys = [entry.body["key"] for entry in await pair.log(table) if entry.kind in ("play", "said")]
    assert keys == ["play", "chat"]


@in_a_loop
async def test_a_rematch_asked_for_through_both_is_one_table(pair: Pair) -> None:
    async with at_table(pair, [(0, 0), (1, 1)], options={"seats": 2, **SHORT}) as (table, devices):
        rng = Rng(3)
        while acting := to_act(devices):
            told = await acting[0].ask(
                **a_play(table, acting[0].views[0], rng.below(1000)), key=f"play{acting[0].number}"
            )
            for device in devices:
                await device.reach(told["number"])
        async with deaf(pair, 1):
            for device in devices:
                assert (await device.ask(type="rematch", table=table))["type"] == "ack"
        [rematch] = [entry for entry in await pair.log(table) if entry.kind == "rematch"]
        for device in devices:
            await device.reach(rematch.number)
            async with asyncio.timeout(PATIENCE):
                while tables_of(pair.servers[0], device) != {table, rematch.body["what"]["table"]}:
                    await asyncio.sleep(0.05)


def tables_of(server: Serving, device: Device) -> set[str]:
    """Those that are not closed."""
    found = patient.get(f"{server.http}/api/me/tables", headers={"cookie": str(device.cookie)}).json()["tables"]
    return {one["table"] for one in found if one["info"]["status"] != "closed"}


# One process is killed. What is found afterwards is found once, and looked at by several tests.

Found = dict[str, asyncio.Task[Any]]


@pytest.fixture(scope="module")
def after_a_kill(pair: Pair) -> Found:
    found = asyncio.run(kill_one(pair))
    pair.servers[0].start()  # for the tests that come later, in whatever order
    return found


async def kill_one(pair: Pair) -> Found:
    """While plays through it are on their way, one of its people is present at the other, and a clock runs."""
    doors: list[Door] = [lambda: pair.door(0), lambda: pair.door(1)]
    load = await seated(pair.servers[0].http, doors, TABLES, Rng(4), **LONG)
    through_it = [player for player in load.players if player.door is doors[0]]
    living = [asyncio.create_task(player.live()) for player in load.players]
    async with at_table(pair, [(1, 1), (0, 0)]) as (_, [bob, *_]):
        await bob.see_present([0, 1])
        async with at_table(pair, [(0, 0), (1, 0)], clock={"kind": "move", "amount": 1}) as (timed, _):
            enough = load.acknowledged + 3 * TABLES
            await load.until(lambda: load.acknowledged > enough or any(each.done() for each in living))
            assert not [each.result() for each in living if each.done()]
            await kill_owing(pair.servers[0], load, through_it)
        tasks: Found = {
            "play": asyncio.create_task(go_on(load, living)),
            "people": asyncio.create_task(bob.see_present([1])),
            "clock": asyncio.create_task(ran_out(pair, timed)),
        }
        await asyncio.wait(tasks.values(), timeout=PATIENCE)
    return tasks


async def go_on(load: Load, living: list[asyncio.Task[None]]) -> Load:
    enough = load.acknowledged + 3 * TABLES
    await load.until(lambda: load.acknowledged > enough or any(each.done() for each in living))
    await load.come_to_rest()
    for each in living:
        each.cancel()
    for ended in await asyncio.gather(*living, return_exceptions=True):
        assert isinstance(ended, asyncio.CancelledError), ended
    return load


async def ran_out(pair: Pair, table: str) -> Entry:
    while not (made := [entry for entry in await pair.log(table) if entry.kind == "play"]):
        await asyncio.sleep(0.2)
    return made[0]


@in_a_loop
async def test_the_clients_of_a_killed_process_go_on_through_the_other(pair: Pair, after_a_kill: Found) -> None:
    load = after_a_kill["play"].result()
    assert any(player.repeated for player in load.players), "the kill missed the plays"
    await check(load, pair.database)


def test_the_people_of_a_killed_process_are_gone(after_a_kill: Found) -> None:
    after_a_kill["people"].result()


def test_a_clock_of_a_killed_process_runs_out_all_the_same(after_a_kill: Found) -> None:
    what = after_a_kill["clock"].result().body["what"]
    assert (what["by"], what["reason"]) == ("bot", "clock")
