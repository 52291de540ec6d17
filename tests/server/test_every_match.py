"""A short match of every game over the wire, between somebody and a bot: what was shown is what is recorded."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamifuda.core.game import Game
from kamifuda.core.rng import Rng
from kamifuda.games import ALL
from tests.facts import facts
from tests.server.company import guests, new_table
from tests.server.serving import Serving, serving
from tests.server.test_matches import ME, check_all_that_was_shown, check_proof, open_record


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_match_is_played_and_proved(server: Serving, game: Game, tmp_path: Path) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            options, chairs = {"seats": 2, **facts(game).short}, [ME, {"who": "bot", "level": "random"}]
            table = new_table(server, client, game=game.name, options=options, chairs=chairs)
            before = await client.watch(table)
            await client.ask(type="start", table=table)
            last = await client.play_at_random(table, Rng(1))
            text = open_record(server, table)
            assert len(last["info"]["scores"]) == 2
            check_all_that_was_shown(client, table, text)
            check_proof(before["info"]["commitment"], text, tmp_path)

    asyncio.run(go())
