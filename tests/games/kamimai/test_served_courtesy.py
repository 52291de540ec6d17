"""At a real server a person among bots begins, and bots leave spells to them and say which."""

from collections.abc import Iterator

import pytest

from kamifuda.core.match import plays
from tests.server.book import ME
from tests.server.client import Client, Told
from tests.server.company import guests, new_table
from tests.server.databases import in_a_loop
from tests.server.serving import Serving, serving

MATCHES = 20  # in one of ten bots have nothing to leave
FIRE_AND_WATER = "I:fire+water+fire+water+fire,water.copies:15,fire.copies:15,earth.copies:9,air.copies:9"


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


@in_a_loop
async def test_bots_leave_spells_and_say_which(server: Serving) -> None:
    async with guests(server, 1) as [client]:
        for _ in range(MATCHES):
            if said := await one_match(server, client):
                assert said["seat"] in (0, 2) and said["phrase"] in ("spell-fire", "spell-water")
                return
    raise AssertionError("no bot ever left a spell")


async def one_match(server: Serving, client: Client) -> Told | None:
    """What a bot said first; the person draws a page, and casts nothing."""
    sits = {"who": "bot", "level": "greedy"}
    options = {"first": "person", "paper": "gentle", "watch_seconds": 1, "house_rules": FIRE_AND_WATER}
    table = new_table(server, client, game="kamimai", options=options, chairs=[sits, ME, sits])
    await client.watch(table)
    await client.ask(type="start", table=table)
    told = await client.watch(table)
    assert told["views"][0]["view"]["activator"] == 1 and told["views"][0]["legal"]
    while told["info"] is None or told["info"]["status"] != "over":
        for view in told["views"] or []:
            if view["legal"]:
                steps = quiet(plays(view["legal"])).split(", ")
                await client.say(
                    type="play", key=f"t{view['turn']}", table=table, seat=1, turn=view["turn"], steps=steps
                )
        told = await client.until(lambda told: told["type"] == "update")
        if told["what"]["kind"] == "said":
            return dict(told["what"])
    return None


def quiet(choices: list[str]) -> str:
    for liked in ("done", "end", "pull 1", "agree", "left, page 2", "right, page 2"):
        if liked in choices:
            return liked
    return choices[0]
