"""A rematch: at once against bots, an invitation among people."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from kamifuda.core.rng import Rng
from tests.examples import SHORT
from tests.server.client import Client, Told
from tests.server.company import dealt, get, guests, new_table, play_once
from tests.server.serving import Serving

BOTS = [{"who": "bot", "level": level} for level in ("random", "greedy", "random")]


async def finished(table: str, people: Sequence[Client]) -> None:
    while (await people[0].watch(table))["info"]["status"] == "playing":
        await play_once(table, people)


@asynccontextmanager
async def invited(server: Serving) -> AsyncIterator[Any]:
    """The second of three people has asked the others for a rematch."""
    async with dealt(server, 3, options=SHORT) as (table, people):
        await finished(table, people)
        assert (await people[1].ask(type="rematch", table=table))["type"] == "ack"
        info = (await people[0].watch(table))["info"]
        assert info["rematch_by"] == 1
        yield info["rematch"], people


def chairs(told: Told) -> list[tuple[str, str | None, bool, bool]]:
    return [(one["who"], one["name"], one["yours"], one["for_you"]) for one in told["info"]["chairs"]]


def test_against_bots_everybody_keeps_their_chair(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [ana]:
            sit = [{"who": "me", "name": "Ana"}, *BOTS]
            table = new_table(server, ana, options={"seats": 4, **SHORT}, chairs=sit)
            await ana.ask(type="start", table=table)
            await ana.play_at_random(table, Rng(1))
            await ana.ask(type="rematch", table=table)
            again = (await ana.watch(table))["info"]["rematch"]
            told = (await ana.watch(again))["info"]["chairs"]
            assert [one["yours"] for one in told] == [True, False, False, False]
            assert [one["level"] for one in told] == [None, "random", "greedy", "random"]
            assert (await ana.ask(type="start", table=again))["type"] == "ack"

    asyncio.run(go())


def test_the_others_are_invited_and_each_has_a_chair_kept(server: Serving) -> None:
    async def go() -> None:
        async with invited(server) as (table, people), guests(server, 1) as [stranger]:
            told = [chairs(await one.watch(table)) for one in people]
            assert [one[:2] for one in told[0]] == [
                ("invited", "Player 2"),
                ("invited", "Player 0"),
                ("person", "Player 1"),
            ]
            assert [[mine[3] for mine in one] for one in told] == [
                [False, True, False], [False, False, False], [True, False, False],
            ]  # fmt: skip
            assert (await people[1].ask(type="start", table=table))["code"] == "chairs-empty"
            for one in (stranger, people[2]):
                assert (await one.ask(type="sit", table=table, seat=1, name="x"))["code"] == "seat-taken"
            assert (await people[1].ask(type="bot", table=table, seat=1, level="random"))["code"] == "seat-taken"
            assert table in [one["table"] for one in get(server, "/api/me/tables", people[0]).json()["tables"]]
            await people[0].ask(type="sit", table=table, seat=1, name="Ana")
            await people[2].ask(type="sit", table=table, seat=0, name="Cy")
            assert (await people[1].ask(type="start", table=table))["type"] == "ack"

    asyncio.run(go())


def test_who_declines_frees_the_chair_and_is_named(server: Serving) -> None:
    async def go() -> None:
        async with invited(server) as (table, people):
            await people[1].watch(table)
            assert (await people[2].ask(type="stand", table=table, seat=1))["code"] == "not-your-seat"
            assert (await people[0].ask(type="stand", table=table, seat=1))["type"] == "ack"
            told = await people[1].until(lambda told: told["type"] == "update")
            assert told["what"] == {"kind": "stood", "seat": 1, "name": "Player 0", "reason": "declined"}
            assert chairs(told)[1] == ("nobody", None, False, False)
            assert table not in [one["table"] for one in get(server, "/api/me/tables", people[0]).json()["tables"]]
            assert (await people[1].ask(type="bot", table=table, seat=1, level="random"))["type"] == "ack"
            assert (await people[1].ask(type="stand", table=table, seat=0))["type"] == "ack"  # will not be waited for

    asyncio.run(go())


def test_a_second_wish_for_a_rematch_finds_the_first(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, options=SHORT) as (table, people):
            await finished(table, people)
            for one in people:
                assert (await one.ask(type="rematch", table=table))["type"] == "ack"
            found = {(await one.watch(table))["info"]["rematch"] for one in people}
            assert len(found) == 1

    asyncio.run(go())
