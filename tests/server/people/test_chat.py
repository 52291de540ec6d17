"""What people say: phrases always, free text unless partners could inform each other."""

import asyncio

import pytest

from kamifuda.core.rng import Rng
from tests.server.client import Client, Told
from tests.server.company import dealt, gathered, guests, number
from tests.server.serving import Serving


async def say(client: Client, table: str, **said: str) -> Told:
    return await client.ask(type="chat", table=table, **said)


def test_what_is_said_is_told_and_kept(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people), guests(server, 1) as [watcher]:
            await say(people[0], table, phrase="good_luck")
            await say(watcher, table, text="Qui gagne ? 🎴", name="Zoé")
            lines = [line["what"] for line in (await people[1].watch(table))["said"]]
            assert lines == [
                {"kind": "said", "seat": 0, "name": "Player 0", "phrase": "good_luck"},
                {"kind": "said", "name": "Zoé", "text": "Qui gagne ? 🎴"},
            ]
            told = await people[0].until(lambda told: told["type"] == "update" and told["what"].get("name") == "Zoé")
            assert told["what"] == lines[1] and told["views"] is None and told["info"] is None

    asyncio.run(go())


def test_partners_have_phrases_only_until_the_match_is_over(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server, 4) as (table, people):
            assert (await say(people[0], table, text="before"))["type"] == "ack"
            await people[0].ask(type="start", table=table)
            assert (await people[0].watch(table))["info"]["silent"]
            assert (await say(people[0], table, text="I have two towers"))["code"] == "silent"
            assert (await say(people[2], table, phrase="your_turn"))["type"] == "ack"
            await asyncio.gather(*(client.play_at_random(table, Rng(1)) for client in people))
            assert not (await people[0].watch(table))["info"]["silent"]
            assert (await say(people[0], table, text="after"))["type"] == "ack"

    asyncio.run(go())


UNSPEAKABLE = [{"text": "x" * 201}, {"text": ""}, {"text": "  "}, {"text": "a\nb"}, {"phrase": "shut_up"}, {}]


@pytest.mark.parametrize("said", [*UNSPEAKABLE, {"text": "both", "phrase": "hello"}])
def test_what_can_not_be_said(server: Serving, said: dict[str, str]) -> None:
    async def go() -> None:
        async with gathered(server) as (table, people):
            before = number(server, table)
            await people[0].say(type="chat", table=table, **said)
            assert (await people[0].until(lambda told: told["type"] == "error"))["code"] == "malformed"
            assert number(server, table) == before

    asyncio.run(go())


def test_who_says_too_much_must_wait_in_every_tab(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people), Client(server.socket, people[0].cookie) as second:
            for _ in range(5):
                assert (await say(people[0], table, phrase="hello"))["type"] == "ack"
            before = number(server, table)
            for tab in (people[0], second):
                assert (await say(tab, table, phrase="hello", key="one-more"))["code"] == "too-fast"
            assert number(server, table) == before
            assert (await say(people[1], table, phrase="hello"))["type"] == "ack"

    asyncio.run(go())


def test_who_is_nobody_says_nothing(server: Serving) -> None:
    async def go() -> None:
        async with gathered(server) as (table, _), Client(server.socket) as stranger:
            assert (await say(stranger, table, phrase="hello"))["code"] == "no-identity"

    asyncio.run(go())
