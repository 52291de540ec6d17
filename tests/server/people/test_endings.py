"""How matches end that nobody plays on, how they leave one's list, and what the list tells of them."""

import asyncio

import pytest

from kamifuda.games import ALL
from tests.examples import LONG, SHORT
from tests.facts import facts
from tests.server.client import Told
from tests.server.company import dealt, get, guests, new_table, play_once
from tests.server.serving import Serving

ME, BOT = {"who": "me", "name": "Ana"}, {"who": "bot", "level": "random"}


def listed(server: Serving, who: object) -> list[Told]:
    tables: list[Told] = get(server, "/api/me/tables", who).json()["tables"]  # type: ignore[arg-type]
    return tables


def test_a_match_against_bots_is_ended_and_taken_off_the_list(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 2) as [ana, stranger]:
            table = new_table(server, ana, options={"seats": 2, **LONG}, chairs=[ME, BOT])
            await ana.ask(type="start", table=table)
            assert (await stranger.ask(type="close", table=table))["code"] == "already-started"
            assert (await ana.ask(type="put_away", table=table))["code"] == "not-over"
            assert (await ana.ask(type="close", table=table))["type"] == "ack"
            told = await ana.watch(table)
            assert told["info"]["status"] == "closed" and told["views"][0]["legal"] == {}
            [one] = listed(server, ana)
            assert (one["table"], one["info"]["status"], one["to_act"], one["won"]) == (table, "closed", [], None)
            assert (one["round"], one["points"]) == (1, [0, 0])
            assert (await stranger.ask(type="put_away", table=table))["code"] == "not-yours"
            for _ in range(2):
                assert (await ana.ask(type="put_away", table=table))["type"] == "ack"
            assert listed(server, ana) == []

    asyncio.run(go())


def test_nobody_ends_the_match_of_others(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG) as (table, people):
            for client in people:
                assert (await client.ask(type="close", table=table))["code"] == "already-started"
            assert (await people[0].ask(type="stand", table=table, seat=0))["type"] == "ack"  # a bot stands in
            assert (await people[1].ask(type="close", table=table))["code"] == "already-started"

    asyncio.run(go())


def test_people_at_one_device_end_their_match(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [we]:
            chairs = [ME, {"who": "me", "name": "Bo"}]
            table = new_table(server, we, style="hotseat", options={"seats": 2, **LONG}, chairs=chairs)
            await we.ask(type="start", table=table)
            assert (await we.ask(type="close", table=table))["type"] == "ack"

    asyncio.run(go())


def test_a_table_that_was_closed_before_its_match_is_listed_nowhere(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [ana]:
            table = new_table(server, ana, chairs=[ME])
            await ana.ask(type="close", table=table)
            assert listed(server, ana) == []

    asyncio.run(go())


def test_who_puts_a_table_away_does_so_for_nobody_else(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=SHORT) as (table, people):
            while (await people[0].watch(table))["info"]["status"] == "playing":
                await play_once(table, people)
            [one] = listed(server, people[1])
            scores = one["info"]["scores"]
            assert one["won"] == [seat for seat, score in enumerate(scores) if score == max(scores)]
            assert (await people[0].ask(type="put_away", table=table))["type"] == "ack"
            assert [len(listed(server, one)) for one in people] == [0, 1]
            assert (await people[0].watch(table))["views"][0]["seat"] == 0  # the link still leads there

    asyncio.run(go())


def test_the_list_tells_until_when_one_has_to_play(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=LONG, clock={"kind": "days", "amount": 2}) as (table, people):
            [one] = listed(server, people[0])
            [acting] = one["to_act"]
            assert one["clock"]["running"] == [acting]
            assert 0 < one["clock"]["left"][acting] <= 2 * 86_400_000
            present = await people[0].watch(table)
            assert 0 < one["at"] <= present["now"]

    asyncio.run(go())


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_shared_device_is_also_told_what_everybody_may_know(server: Serving, game: object) -> None:
    """So that it can say what happened before anybody takes it."""

    async def go() -> None:
        async with guests(server, 2) as [we, stranger]:
            name, options = game.name, {"seats": 2, **facts(game).short}  # type: ignore[attr-defined, arg-type]
            chairs = [ME, {"who": "me", "name": "Bo"}]
            table = new_table(server, we, game=name, style="hotseat", options=options, chairs=chairs)
            await we.ask(type="start", table=table)
            ours, theirs = (await we.watch(table))["views"], (await stranger.watch(table))["views"]
            assert [view["seat"] for view in ours] == [0, 1, None]
            assert ours[2:] == theirs
            told = [get(server, f"/api/tables/{table}/history", who).json() for who in (we, stranger)]
            assert told[0]["seats"] == [0, 1, None]
            assert [entry["events"][2] for entry in told[0]["entries"]] == [
                entry["events"][0] for entry in told[1]["entries"]
            ]

    asyncio.run(go())
