"""A phone beside the real cards: what was tapped wrongly is taken back, and no bot meddles."""

from collections.abc import Iterator
from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.games import GAMES
from tests.server.client import Client, Told
from tests.server.company import get, guests, new_table, post
from tests.server.databases import in_a_loop
from tests.server.serving import Serving, serving

NAMES = ("Ana", "Bea", "Cleo")
CHAIRS = [{"who": "me", "name": name} for name in NAMES]
BOT = {"who": "bot", "level": "random"}


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


def companion(server: Serving, client: Client, **asked: Any) -> str:
    return new_table(
        server, client, game="kamimai", style="companion", **{"options": {"seats": 3}, "chairs": CHAIRS, **asked}
    )


async def started(server: Serving, client: Client) -> str:
    table = companion(server, client)
    await client.ask(type="start", table=table)
    return table


def shown(present: Told) -> tuple[Any, Any]:
    """The match as all three seats see it, turns apart."""
    return [view["view"] for view in present["views"]], [view["legal"] for view in present["views"]]


async def tap(client: Client, table: str, *steps: str) -> Told:
    """Whoever is to act does this; returns how it was before."""
    present = await client.watch(table)
    [view] = [view for view in present["views"] if view["legal"]]
    about = {"table": table, "seat": view["seat"], "turn": view["turn"], "steps": steps}
    answer = await client.ask(type="play", **about)
    assert answer["type"] == "ack", answer
    return present


@in_a_loop
async def test_mistaken_taps_are_taken_back_one_after_the_other_whosever_they_were(server: Serving) -> None:
    async with guests(server, 1) as [client]:
        table = await started(server, client)
        first = next(view["seat"] for view in (await client.watch(table))["views"] if view["legal"])
        taps = ("drew fire", "drew water", "done", "stands", "end", "end", "stands", "drew air", "falls")
        before = [await tap(client, table, step) for step in taps]
        assert {chair["stand_in"] for chair in before[-1]["info"]["chairs"]} == {None}
        for present in reversed(before):
            assert (await client.ask(type="undo", table=table, seat=(first + 2) % 3))["type"] == "ack"
            assert shown(await client.watch(table)) == shown(present)
        assert (await client.ask(type="undo", table=table, seat=0))["code"] == "nothing-to-undo"


@in_a_loop
async def test_the_book_of_a_companion_is_real_whatever_was_asked_for(server: Serving) -> None:
    async with guests(server, 1) as [client]:
        table = companion(server, client, options={"seats": 3, "book": "odds"}, grace=5)
        info = get(server, f"/api/tables/{table}", client).json()["info"]
        assert (info["options"]["book"], info["grace"], info["style"]) == ("real", None, "companion")
        asked = {"game": "kamimai", "options": {"book": "real"}}
        refused = post(server, "/api/tables", client, **asked)
        about = {"name": "book", "value": "real", "allowed": ["odds", "physics"]}
        assert (refused.status_code, refused.json()["error"]) == (422, {"code": "bad-option", "about": about})
        other = new_table(server, client, style="companion")
        assert "book" not in get(server, f"/api/tables/{other}").json()["info"]["options"]


@in_a_loop
async def test_no_bot_draws_real_cards(server: Serving) -> None:
    async with guests(server, 1) as [client]:
        asked = {"game": "kamimai", "style": "companion", "chairs": [BOT]}
        refused = post(server, "/api/tables", client, **asked)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no-bots")
        table = companion(server, client, chairs=CHAIRS[:2])
        assert (await client.ask(type="bot", table=table, seat=2, level="random"))["code"] == "no-bots"
        assert (await client.ask(type="sit", table=table, seat=2, name="Cleo"))["type"] == "ack"
        assert (await client.ask(type="start", table=table))["type"] == "ack"
        assert (await client.ask(type="stand", table=table, seat=2))["code"] == "no-bots"


@in_a_loop
async def test_a_game_at_a_real_table_is_kept_and_proves_only_what_was_told(server: Serving) -> None:
    async with guests(server, 1) as [client]:
        table = companion(server, client, options={"seats": 1, "energy_start": 4}, chairs=CHAIRS[:1])
        await client.ask(type="start", table=table)
        told = await client.watch(table)
        while told["info"]["status"] != "over":
            await tap(client, table, next(reversed(told["views"][0]["legal"])))  # it falls, and falls again
            told = await client.watch(table)
        text = get(server, f"/api/tables/{table}/record").text
        read = record.read(text, GAMES)
        assert record.verify(read, GAMES).position.over and "world" not in text
        record.check_world(read, GAMES)
        assert record.from_seed(read, GAMES) is False
        assert told["info"]["scores"] == [0]
