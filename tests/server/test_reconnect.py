"""Connections that are cut, come back, or are two: no play is lost, none is made twice, nothing is missed."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kamifuda.core.rng import Rng
from tests.examples import LONG
from tests.server.client import Client, Told
from tests.server.company import (
    dealt,
    first_play,
    heard,
    history,
    new_cookie,
    new_table,
    next_to_play,
    play_once,
)
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


def cut(client: Client) -> None:
    """As if the cable had been pulled: no goodbye, and what is on its way is lost."""
    client.socket.transport.abort()


def missed_of(updates: list[Told], since: int) -> list[Told]:
    """What somebody should hear who was away from this number on."""
    return [
        {
            "number": told["number"],
            "at": told["at"],
            "what": told["what"],
            "events": [view["events"] for view in told["views"]],
        }
        for told in updates
        if told["number"] > since
    ]


def plays_of(server: Serving, table: str, seat: int) -> list[int]:
    entries = history(server, table)
    return [one["number"] for one in entries if one["what"]["kind"] == "play" and one["what"]["seat"] == seat]


def test_a_play_whose_answer_was_cut_off_is_made_once(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG) as (table, people):
            client, view = await next_to_play(table, people)
            [other] = [one for one in people if one is not client]
            async with Client(server.socket, client.cookie) as witness:
                since = (await witness.watch(table))["number"]
                play = first_play(table, view) | {"key": "the-one"}
                await client.say(**play)
                await witness.until(lambda told: told["type"] == "update")
                cut(client)  # it has been written, but this client was told nothing
                while (await witness.watch(table))["views"][0]["legal"] == {}:
                    await play_once(table, [other])
                async with Client(server.socket, client.cookie) as back:
                    present = await back.watch(table, since)
                    assert len(present["missed"]) >= 2
                    assert present["missed"] == missed_of(heard(witness, "update"), since)
                    assert (await back.ask(**play))["number"] == since + 1
                    assert (await back.watch(table, present["number"]))["missed"] == []
                assert plays_of(server, table, view["seat"]) == [since + 1]

    asyncio.run(go())


@pytest.mark.parametrize("sent", [True, False])
def test_a_play_that_may_never_have_arrived_is_made_once(server: Serving, sent: bool) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, view = await next_to_play(table, people)
            play = first_play(table, view) | {"key": "the-one"}
            if sent:
                await client.say(**play)
            cut(client)
            async with Client(server.socket, client.cookie) as back:
                answer = await back.ask(**play)
                assert answer["type"] == "ack"
                assert plays_of(server, table, view["seat"]) == [answer["number"]]

    asyncio.run(go())


def test_a_connection_that_is_cut_again_and_again_finishes_the_match(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, 3) as (table, people):
            numbers: list[int] = []
            for client in people:  # they come back through other connections
                await client.ask(type="unwatch", table=table)

            async def play_and_be_cut(seat: int) -> None:
                while (play := await until_it_may_play(server, table, people[seat])) is not None:
                    async with Client(server.socket, people[seat].cookie) as again:
                        numbers.append((await again.ask(**play))["number"])

            await asyncio.gather(*map(play_and_be_cut, range(3)))
            entries = history(server, table)
            assert sorted(numbers) == [one["number"] for one in entries if one["what"]["kind"] == "play"]

    asyncio.run(go())


async def until_it_may_play(server: Serving, table: str, person: Client) -> Told | None:
    """The play that this person sent just before the connection was cut; None: the match is over."""
    async with Client(server.socket, person.cookie) as client:
        told = await client.watch(table)
        while not (told["views"] and told["views"][0]["legal"]):
            if told["info"] and told["info"]["status"] == "over":
                return None
            told = await client.until(lambda told: told["type"] == "update")
        play = first_play(table, told["views"][0])
        play["key"] = f"turn-{play['turn']}"
        await client.say(**play)
        cut(client)
        return play


def test_two_tabs_of_one_person_are_told_the_same(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, 4) as (table, people), Client(server.socket, people[1].cookie) as second:
            await second.watch(table)
            tabs = (people[1], second)
            await asyncio.gather(*(one.play_at_random(table, Rng(7)) for one in (*people, second)))
            updates = [[text for text in tab.heard if '"type":"update"' in text] for tab in tabs]
            assert updates[1] and updates[0][-len(updates[1]) :] == updates[1]

    asyncio.run(go())


def test_a_double_click_plays_once(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, view = await next_to_play(table, people)
            async with Client(server.socket, client.cookie) as second:
                play = first_play(table, view)
                answers = await asyncio.gather(client.ask(**play, key="click"), second.ask(**play, key="clack"))
                [done] = [told for told in answers if told["type"] == "ack"]
                [late] = [told for told in answers if told["type"] == "error"]
                assert late["code"] == "stale" and late["about"]["turn"] > play["turn"]
                assert plays_of(server, table, view["seat"]) == [done["number"]]
                loser = client if late["key"] == "click" else second
                present = await loser.until(lambda told: told["type"] == "present")
                assert present["number"] == done["number"]

    asyncio.run(go())


def test_the_same_key_twice_is_answered_twice_and_done_once(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, view = await next_to_play(table, people)
            async with Client(server.socket, client.cookie) as second:
                play = first_play(table, view) | {"key": "once"}
                answers = await asyncio.gather(client.ask(**play), second.ask(**play))
                assert answers[0] == answers[1] == await second.ask(**play)
                assert plays_of(server, table, view["seat"]) == [answers[0]["number"]]

    asyncio.run(go())


def test_a_key_of_somebody_else_is_not_ours(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            said: dict[str, Any] = {"type": "chat", "table": table, "phrase": "hello", "key": "mine"}
            numbers = [(await client.ask(**said))["number"] for client in people]
            assert numbers[1] == numbers[0] + 1

    asyncio.run(go())


def test_a_restart_says_goodbye_and_loses_nothing(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, 3) as (table, people):
            for _ in range(5):
                last = await play_once(table, people)
            before = [await client.watch(table) for client in people]
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            for client in people:
                goodbye = await client.until(lambda told: told["type"] == "bye")
                assert goodbye["code"] == "shutting-down"
                with pytest.raises(ConnectionClosed) as closed:
                    await client.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            assert await stopping == 0
            await asyncio.to_thread(server.start)
            async with (
                Client(server.socket, people[0].cookie) as first,
                Client(server.socket, people[1].cookie) as second,
                Client(server.socket, people[2].cookie) as third,
            ):
                back = (first, second, third)
                for client, earlier in zip(back, before, strict=True):
                    now = await client.watch(table, last["number"])
                    assert now["missed"] == []
                    assert {name: now[name] for name in ("number", "info", "views", "said")} == {
                        name: earlier[name] for name in ("number", "info", "views", "said")
                    }
                ends = await asyncio.gather(*(client.play_at_random(table, Rng(1)) for client in back))
                assert {told["info"]["status"] for told in ends} == {"over"}

    asyncio.run(go())


def test_plays_on_their_way_when_the_server_stops_are_not_lost(server: Serving) -> None:
    async def go() -> None:
        cookie = new_cookie(server)
        chairs = [{"who": "me", "name": "Mika"}] * 2
        options = {"seats": 2, **LONG}
        sent: list[Told] = []
        acknowledged: list[int] = []
        busy = asyncio.Event()

        async def play_on(client: Client) -> None:
            while True:
                _, view = await next_to_play(table, [client])
                sent.append(first_play(table, view) | {"key": f"turn-{view['seat']}-{view['turn']}"})
                acknowledged.append((await client.ask(**sent[-1]))["number"])
                if len(acknowledged) == 10:
                    busy.set()

        async with Client(server.socket, cookie) as client:
            table = new_table(server, client, options=options, style="hotseat", chairs=chairs)
            await client.ask(type="start", table=table)
            playing = asyncio.create_task(play_on(client))
            await busy.wait()
            assert await asyncio.to_thread(server.stop) == 0
            with pytest.raises(ConnectionClosed):
                await playing
        await asyncio.to_thread(server.start)
        made = [one["number"] for one in history(server, table) if one["what"]["kind"] == "play"]
        assert made[: len(acknowledged)] == acknowledged and len(made) <= len(sent)
        async with Client(server.socket, cookie) as client:
            assert (await client.ask(**sent[-1]))["number"] == 2 + len(sent)  # after `created` and `started`

    asyncio.run(go())
