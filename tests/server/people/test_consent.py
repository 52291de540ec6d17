"""What others must agree to: a pause, and taking back a play that they have seen."""

import asyncio

from kamifuda.core import record
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from tests.examples import LONG, SHORT
from tests.server.client import Client, Told
from tests.server.company import dealt, first_play, get, guests, new_table, next_to_play, play_once
from tests.server.serving import Serving


async def wish_of(client: Client, table: str) -> Told:
    wish: Told = (await client.watch(table))["info"]["wish"]
    return wish


def test_a_pause_needs_everybody_else(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, 3) as (table, people):
            asked = await people[1].ask(type="pause", table=table, seat=1)
            wish = {"request": asked["number"], "what": "pause", "seat": 1, "agreed": [1], "waiting": [0, 2]}
            assert await wish_of(people[0], table) == wish
            await play_once(table, people)  # nobody has to wait for the answers
            about = {"table": table, "request": asked["number"], "yes": True}
            await people[0].ask(type="answer", seat=0, **about)
            assert await wish_of(people[1], table) == wish | {"agreed": [0, 1], "waiting": [2]}
            await people[2].ask(type="answer", seat=2, **about)
            told = await people[1].until(lambda told: told["type"] == "update" and told["what"].get("done", False))
            assert told["info"]["paused"] and told["info"]["wish"] is None

    asyncio.run(go())


def test_nobody_plays_during_a_pause(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people), guests(server, 1) as [spectator]:
            client, view = await next_to_play(table, people)
            asked = await people[0].ask(type="pause", table=table, seat=0)
            await people[1].ask(type="answer", table=table, seat=1, request=asked["number"], yes=True)
            assert [one["legal"] for one in (await client.watch(table))["views"]] == [{}]
            assert (await client.ask(**first_play(table, view)))["code"] == "paused"
            assert (await people[0].ask(type="pause", table=table, seat=0))["code"] == "paused"
            assert get(server, "/api/me/tables", client).json()["tables"][0]["to_act"] == []
            assert (await spectator.ask(type="resume", table=table))["code"] == "not-yours"
            assert (await people[1].ask(type="resume", table=table))["type"] == "ack"
            assert (await people[1].ask(type="resume", table=table))["code"] == "not-paused"
            await play_once(table, people)

    asyncio.run(go())


def test_a_wish_is_refused_withdrawn_or_overtaken(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            for answering in (1, 0):  # who is asked refuses; who asks withdraws
                asked = await people[0].ask(type="pause", table=table, seat=0)
                assert (await people[1].ask(type="pause", table=table, seat=1))["code"] == "asked-already"
                about = {"type": "answer", "table": table, "seat": answering, "request": asked["number"]}
                await people[answering].ask(**about, yes=False)
                assert await wish_of(people[0], table) is None
                assert (await people[answering].ask(**about, yes=True))["code"] == "no-such-request"
            assert not (await people[0].watch(table))["info"]["paused"]

    asyncio.run(go())


def test_nobody_answers_for_others(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people), guests(server, 1) as [spectator]:
            asked = await people[0].ask(type="pause", table=table, seat=0)
            about = {"type": "answer", "table": table, "seat": 1, "request": asked["number"], "yes": True}
            for other in (people[0], spectator):
                assert (await other.ask(**about))["code"] == "not-your-seat"
            await people[0].ask(**about | {"seat": 0})
            assert (await wish_of(people[1], table))["waiting"] == [1]

    asyncio.run(go())


def test_online_a_play_that_others_saw_stays(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, view = await next_to_play(table, people)
            undo = {"type": "undo", "table": table, "seat": view["seat"]}
            assert (await client.ask(**undo))["code"] == "nothing-to-undo"
            await client.ask(**first_play(table, view))
            assert (await client.ask(**undo))["code"] == "no-undo"
            assert (await client.ask(**undo | {"seat": 1 - view["seat"]}))["code"] == "not-your-seat"

    asyncio.run(go())


def test_around_one_device_a_play_is_taken_back_by_consent(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG, style="hotseat") as (table, people):
            client, before = await next_to_play(table, people)
            [other] = [one for one in people if one is not client]
            played = await client.ask(**first_play(table, before))
            asked = await client.ask(type="undo", table=table, seat=before["seat"])
            assert asked["number"] == played["number"] + 1
            assert (await wish_of(other, table))["what"] == "undo"
            about = {"table": table, "seat": 1 - before["seat"], "request": asked["number"]}
            agreed = await other.ask(type="answer", **about, yes=True)
            assert agreed["number"] == asked["number"] + 1
            [after] = (await client.watch(table))["views"]
            assert (after["view"], after["legal"]) == (before["view"], before["legal"])
            assert after["turn"] > before["turn"]
            assert (await client.ask(**first_play(table, before)))["code"] == "stale"
            assert (await client.ask(**first_play(table, after)))["number"] == agreed["number"] + 1

    asyncio.run(go())


def test_a_play_ends_the_wish_to_undo(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG, style="hotseat") as (table, people):
            client, view = await next_to_play(table, people)
            await client.ask(**first_play(table, view))
            asked = await client.ask(type="undo", table=table, seat=view["seat"])
            await play_once(table, people)
            for one, seat in zip(people, (0, 1), strict=True):
                about = {"table": table, "seat": seat, "request": asked["number"], "yes": True}
                assert (await one.ask(type="answer", **about))["code"] == "no-such-request"

    asyncio.run(go())


def test_alone_one_takes_back_whatever_one_likes(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            chairs = [{"who": "me", "name": name} for name in ("Ana", "Bea")]
            table = new_table(server, client, options={"seats": 2, **SHORT}, style="hotseat", chairs=chairs)
            await client.ask(type="start", table=table)
            start = [view["view"] for view in (await client.watch(table))["views"]]
            for _ in range(4):
                await play_once(table, [client])
            while (await client.ask(type="undo", table=table, seat=0)).get("code") != "nothing-to-undo":
                pass
            while (await client.ask(type="undo", table=table, seat=1)).get("code") != "nothing-to-undo":
                pass
            assert [view["view"] for view in (await client.watch(table))["views"]] == start
            await client.play_at_random(table, Rng(3))
            text = get(server, f"/api/tables/{table}/record").text
            assert record.verify(record.read(text, GAMES), GAMES).position.over

    asyncio.run(go())
