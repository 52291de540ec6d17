"""Plays from the wrong seat, person or time, and plays against the rules: refused with a reason, nothing written."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from kamifuda.core.rng import Rng
from tests.clauses import clauses_of
from tests.examples import FIRST
from tests.server.client import Client, Told
from tests.server.company import dealt, first_play, gathered, guests, next_to_play, number
from tests.server.serving import Serving


def test_only_whose_seat_it_is_may_play(server: Serving) -> None:
    async def go() -> None:
        async with (
            dealt(server, 3) as (table, people),
            guests(server, 1) as [spectator],
            Client(server.socket) as anonymous,
        ):
            client, view = await next_to_play(table, people)
            play, before = first_play(table, view), number(server, table)
            for other in [one for one in people if one is not client] + [spectator]:
                refused = await other.ask(**play)
                assert (refused["code"], refused["about"]) == ("not-your-seat", {"seat": view["seat"]})
            assert (await anonymous.ask(**play))["code"] == "no-identity"
            assert (await client.ask(**play | {"seat": 3}))["code"] == "no-such-seat"
            assert (await client.ask(**play | {"table": "A" * 22}))["code"] == "no-such-table"
            for turn in (view["turn"] - 1, view["turn"] + 1):
                stale = await client.ask(**play | {"turn": turn})
                assert (stale["code"], stale["about"]) == ("stale", {"turn": view["turn"]})
            assert number(server, table) == before
            assert (await client.ask(**play))["type"] == "ack"

    asyncio.run(go())


def test_out_of_turn_is_against_the_rules(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, to_act = await next_to_play(table, people)
            [other] = [one for one in people if one is not client]
            [view] = (await other.watch(table))["views"]
            steps = first_play(table, to_act)["steps"]
            refused = await other.ask(type="play", table=table, seat=view["seat"], turn=view["turn"], steps=steps)
            assert (refused["type"], refused["step"]) == ("refusal", steps[0])
            assert refused["clause"] in clauses_of(FIRST)

    asyncio.run(go())


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (lambda first, last: ["castle"], "unknown-step"),
        (lambda first, last: [f"{first.partition(' ')[0]} castle"], "unknown-step"),
        (lambda first, last: [first], "unfinished-play"),
        (lambda first, last: [first, "castle"], "unknown-step"),
        (lambda first, last: [first, last, first], "nothing-may-follow"),
    ],
)
def test_what_is_no_whole_play(server: Serving, said: Callable[[str, str], list[str]], reason: str) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, view = await next_to_play(table, people)
            play = first_play(table, view)
            refused = await client.ask(**play | {"steps": said(*play["steps"])})
            assert (refused["code"], refused["about"]) == ("bad-play", {"reason": reason})

    asyncio.run(go())


@pytest.mark.parametrize(
    "wrong",
    [{"steps": []}, {"steps": "pass"}, {"steps": ["x" * 81]}, {"turn": -1}, {"turn": "1"}, {"key": ""}, {"by": "bot"}],
)
def test_what_is_no_message(server: Serving, wrong: Told) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, view = await next_to_play(table, people)
            before = number(server, table)
            await client.say(**first_play(table, view) | {"key": "k"} | wrong)
            told = await client.until(lambda told: told["type"] == "error")
            assert told["code"] == "malformed" and told["about"]["at"].startswith(next(iter(wrong)))
            assert number(server, table) == before

    asyncio.run(go())


def test_nobody_plays_before_the_deal_or_after_the_end(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people):
            play: dict[str, Any] = {"type": "play", "table": table, "seat": 0, "turn": 0, "steps": ["pass"]}
            assert (await people[0].ask(**play))["code"] == "not-playing"
            await people[0].ask(type="start", table=table)
            await asyncio.gather(*(client.play_at_random(table, Rng(1)) for client in people))
            before = number(server, table)
            assert (await people[0].ask(**play))["code"] == "over"
            assert (await people[0].ask(type="undo", table=table, seat=0))["code"] == "over"
            assert number(server, table) == before

    asyncio.run(go())
