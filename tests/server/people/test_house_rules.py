"""House rules: read from a file, explained, kept with a table, shown to everybody there."""

import asyncio
from typing import Any
from urllib.parse import quote

import pytest

from kamifuda.core import record
from kamifuda.core.game import with_house_rules
from kamifuda.core.rng import Rng
from kamifuda.games import ALL, GAMES
from tests.examples import WITH_HOUSE_RULES, WITHOUT_HOUSE_RULES
from tests.facts import facts, telling
from tests.server.client import Told
from tests.server.company import get, guests, new_table, post
from tests.server.serving import Serving

HOUSES = with_house_rules(ALL)
EVERY_HOUSE = pytest.mark.parametrize("game", HOUSES)
BOT = {"who": "bot", "level": "random"}


def path(game: str) -> str:
    return f"/api/games/{game}/house-rules"


def explained(game: str, rules: str) -> Told:
    """What is told of house rules that are written as they are kept."""
    return {"house_rules": rules, "changes": HOUSES[game].differences(rules, GAMES[game].version)}


@EVERY_HOUSE
def test_a_file_is_read_and_its_changes_are_told(server: Serving, game: str) -> None:
    house = telling(GAMES[game])
    assert post(server, path(game), toml=house.HOUSE_FILE).json() == explained(game, house.HOUSE_OPTION)


@EVERY_HOUSE
def test_an_option_is_explained(server: Serving, game: str) -> None:
    rules: str = telling(GAMES[game]).HOUSE_OPTION
    backwards = ",".join(reversed(rules.split(",")))
    assert get(server, f"{path(game)}?rules={quote(backwards)}").json() == explained(game, rules)
    assert get(server, path(game)).json() == {"house_rules": "", "changes": []}


def test_a_game_without_house_rules_has_none_to_read(server: Serving) -> None:
    name = WITHOUT_HOUSE_RULES.name
    for answer in (post(server, path(name), toml=""), get(server, path(name))):
        assert answer.json()["error"] == {"code": "unknown-game", "about": {"name": name, "allowed": list(HOUSES)}}


@EVERY_HOUSE
def test_the_option_is_told_as_a_text(server: Serving, game: str) -> None:
    (found,) = [each for each in get(server, "/api/games").json() if each["name"] == game]
    told: dict[str, Any] = found["options"][-1]
    assert (told["name"], told["usual"], told["allowed"], told["least"]) == ("house_rules", "", None, None)


def test_house_rules_stay_with_the_match_and_its_rematch(server: Serving) -> None:
    async def go() -> None:
        rules: str = telling(WITH_HOUSE_RULES).HOUSE_OPTION
        backwards = ",".join(reversed(rules.split(",")))
        async with guests(server, 2) as [client, stranger]:
            options = {"house_rules": backwards, **facts(WITH_HOUSE_RULES).short}
            chairs = [{"who": "me", "name": "Ana"}, BOT]
            table = new_table(server, client, game=WITH_HOUSE_RULES.name, options=options, chairs=chairs)
            told = await stranger.watch(table)
            assert told["info"]["options"]["house_rules"] == rules
            assert told["info"]["house_rules"] == explained(WITH_HOUSE_RULES.name, rules)["changes"]
            await client.ask(type="start", table=table)
            await client.play_at_random(table, Rng(1))
            written = record.read(get(server, f"/api/tables/{table}/record").text, GAMES)
            assert written.options.house_rules == rules
            record.verify(written, GAMES)
            await client.ask(type="rematch", table=table)
            again = (await stranger.watch(table))["info"]["rematch"]
            assert (await stranger.watch(again))["info"]["options"]["house_rules"] == rules

    asyncio.run(go())
