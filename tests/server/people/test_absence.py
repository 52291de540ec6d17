"""Who is here, who is away, and the bot that stands in for them."""

import asyncio

from tests.examples import LONG
from tests.server.client import Client, Told
from tests.server.company import dealt, first_play, gathered, guests, heard, next_to_play, play_once
from tests.server.serving import Serving


async def presence(client: Client) -> tuple[list[int], int]:
    told = await client.until(lambda told: told["type"] == "presence")
    return told["present"], told["watchers"]


async def until_kind(client: Client, kind: str) -> Told:
    return await client.until(lambda told: told["type"] == "update" and told["what"]["kind"] == kind)


def test_who_comes_and_goes_is_told(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, [host, guest]):
            while await presence(host) != ([0, 1], 0):
                pass
            async with Client(server.socket) as stranger:
                assert (await stranger.watch(table))["present"] == [0, 1]
                assert await presence(host) == ([0, 1], 1)
            assert await presence(host) == ([0, 1], 0)
            async with Client(server.socket, guest.cookie) as second:
                await second.watch(table)
                assert await presence(host) == ([0, 1], 0)
                await guest.socket.close()
                assert await presence(host) == ([0, 1], 0)  # one tab is enough
            assert await presence(host) == ([0], 0)

    asyncio.run(go())


def test_who_looks_elsewhere_is_not_here(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, [host, guest]):
            while await presence(host) != ([0, 1], 0):
                pass
            await guest.ask(type="unwatch", table=table)
            assert await presence(host) == ([0], 0)
            await host.ask(type="chat", table=table, phrase="hello")
            await guest.ask(type="chat", table=table, phrase="goodbye")
            assert not [told for told in heard(guest, "update") if told["what"]["kind"] == "said"]

    asyncio.run(go())


def test_a_watcher_who_sits_down_is_here(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, [host, guest]), guests(server, 1) as [watcher]:
            await guest.ask(type="stand", table=table, seat=1)
            await watcher.watch(table)
            while await presence(host) != ([0], 2):
                pass
            await watcher.ask(type="sit", table=table, seat=1, name="Now")
            assert await presence(host) == ([0, 1], 1)

    asyncio.run(go())


def test_a_bot_takes_the_chair_of_who_leaves_until_they_are_back(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG) as (table, people):
            await people[0].ask(type="stand", table=table, seat=0)
            told = await until_kind(people[1], "covered")
            assert told["what"] == {"kind": "covered", "seat": 0, "reason": "left"}
            assert told["info"]["chairs"][0]["stand_in"] == "left" and told["info"]["chairs"][0]["who"] == "person"
            made = await bot_plays(table, people[1])
            assert made["what"] == {"kind": "play", "seat": 0, "by": "bot", "reason": "left"}
            assert (await people[1].ask(type="back", table=table, seat=0))["code"] == "not-your-seat"
            assert (await people[0].watch(table))["info"]["chairs"][0]["stand_in"] == "left"  # looking is not playing
            await people[0].ask(type="back", table=table, seat=0)
            assert (await people[1].watch(table))["info"]["chairs"][0]["stand_in"] is None
            assert (await play_once(table, people))["type"] == "ack"

    asyncio.run(go())


async def bot_plays(table: str, client: Client) -> Told:
    """Plays for this client until a bot has played."""
    told = await client.watch(table)
    while told.get("what", {}).get("by") != "bot":
        for view in told["views"] or []:
            if view["legal"]:
                await client.say(**first_play(table, view), key=f"turn-{view['turn']}")
        told = await client.until(lambda told: told["type"] == "update")
    return told


def test_who_left_comes_back_by_playing(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG) as (table, people):
            client, view = await next_to_play(table, people)
            seat, other = view["seat"], 1 - view["seat"]
            asked = await client.ask(type="pause", table=table, seat=seat)
            await people[other].ask(type="answer", table=table, seat=other, request=asked["number"], yes=True)
            await client.ask(type="stand", table=table, seat=seat)  # the bot waits for the end of the pause
            assert (await client.ask(**first_play(table, view)))["code"] == "paused"
            assert (await client.watch(table))["info"]["chairs"][seat]["stand_in"] is None
            await client.ask(type="resume", table=table)
            assert (await play_once(table, people))["type"] == "ack"

    asyncio.run(go())


def test_somebody_who_is_away_too_long_is_stood_in_for_until_they_return(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG, grace=0) as (table, people):
            client, view = await next_to_play(table, people)
            [other] = [one for one in people if one is not client]
            await client.socket.close()
            told = await until_kind(other, "covered")
            assert told["what"] == {"kind": "covered", "seat": view["seat"], "reason": "absent"}
            assert told["info"]["chairs"][view["seat"]]["stand_in"] == "absent"
            assert (await until_kind(other, "play"))["what"]["by"] == "bot"
            async with Client(server.socket, client.cookie) as back:
                present = await back.watch(table)
                assert present["info"]["chairs"][view["seat"]]["stand_in"] is None
                assert (await until_kind(other, "returned"))["what"] == {"kind": "returned", "seat": view["seat"]}

    asyncio.run(go())


def test_a_pause_needs_no_consent_of_who_is_stood_in_for(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG) as (table, people):
            await people[1].ask(type="stand", table=table, seat=1)
            await people[0].ask(type="pause", table=table, seat=0)
            assert (await people[0].watch(table))["info"]["paused"]

    asyncio.run(go())
