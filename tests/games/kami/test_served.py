"""Kami at a real server: what is told of a play against its rules."""

import asyncio
from collections.abc import Iterator

import pytest

from kamifuda.games.kami import card_ids
from tests.server.company import dealt, first_play, next_to_play, number
from tests.server.serving import Serving, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


def test_out_of_turn_is_against_the_rules(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server) as (table, people):
            client, _ = await next_to_play(table, people)
            [other] = [one for one in people if one is not client]
            [view] = (await other.watch(table))["views"]
            refused = await other.ask(type="play", table=table, seat=view["seat"], turn=view["turn"], steps=["pass"])
            assert (refused["type"], refused["clause"], refused["step"]) == ("refusal", "KAMI-11", "pass")

    asyncio.run(go())


def not_held(hand: list[str]) -> list[str]:
    """Steps of which the last is a card that is not in the hand (any more)."""
    missing = [card for card in card_ids if card not in hand]
    return [f"hide {missing[0]}"] if missing else [f"hide {hand[0]}", f"attack {hand[0]}"]


def test_a_refusal_names_clause_step_and_cards(server: Serving) -> None:
    async def go() -> None:
        async with dealt(server, 4, options={"demoralised": False}) as (table, people):
            client, view = await next_to_play(table, people)
            before = number(server, table)
            hand = view["view"]["hand"]

            async def refusal(*steps: str) -> tuple[str, str, list[str]]:
                told = await client.ask(**first_play(table, view) | {"steps": list(steps)})
                assert (told["type"], told["seat"]) == ("refusal", view["seat"])
                return told["clause"], told["step"], told["cards"]

            steps = not_held(hand)
            assert await refusal(*steps) == ("KAMI-08", steps[-1], [steps[-1].split(" ")[1]])
            assert await refusal(f"hide {hand[0]}", "pass") == ("KAMI-A2", "pass", [])
            assert await refusal(f"attack {hand[0]}") == ("KAMI-09", f"attack {hand[0]}", [hand[0]])
            assert number(server, table) == before

    asyncio.run(go())
