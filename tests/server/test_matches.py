"""Whole matches over real sockets: what every client was shown is the replay of the open record."""

import asyncio
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.match import Match
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from tests.examples import FIRST, SHORT, SOME_ROUNDS
from tests.server.client import Client, Told
from tests.server.company import ENTROPY, gathered, get, guests, heard, new_table
from tests.server.serving import Serving, serving

ME = {"who": "me", "name": "Mika"}


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


async def play_to_the_end(table: str, *clients: Client) -> list[Told]:
    """Everybody plays the seats they hold; who holds none watches."""
    return await asyncio.gather(*(client.play_at_random(table, Rng(place)) for place, client in enumerate(clients)))


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def replayed(text: str) -> Iterator[Match]:
    return record.replay(record.read(text, GAMES), GAMES)


def check_all_that_was_shown(client: Client, table: str, text: str) -> None:
    """From the deal to the end, every view, event and legal play is that of the replay."""
    updates = [told for told in heard(client, "update") if told["table"] == table]
    matches = replayed(text)
    choosing = 1
    for told in updates:
        kind = told["what"]["kind"]
        if kind not in ("started", "play", "elapsed"):
            continue
        events: dict[int, list[Told]] = defaultdict(list)
        for match in islice(matches, choosing if kind == "elapsed" else 1):  # a window closes with a play of everybody
            for view in told["views"]:
                events[view["seat"]] += plain(match.events(view["seat"]))
        for view in told["views"]:
            seat = view["seat"]
            assert view["view"] == plain(match.view(seat))
            assert view["events"] == events[seat]
            assert view["legal"] == (match.legal(seat) if seat in match.to_act() else {})
        choosing = len(match.to_act())
    assert next(matches, None) is None


def check_proof(commitment: str, text: str, folder: Path) -> None:
    """What was promised before the deal is what the record shows, and `kamifuda verify` agrees."""
    origin = record.read(text, GAMES).origin
    assert sha256(origin.server).hexdigest() == commitment
    file = folder / "match.txt"
    file.write_text(text)
    verified = subprocess.run([sys.executable, "-m", "kamifuda", "verify", str(file)], capture_output=True, text=True)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def open_record(server: Serving, table: str) -> str:
    answer = get(server, f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.text


def standings(server: Serving, client: Client) -> list[Told]:
    yours: list[Told] = get(server, "/api/statistics", client).json()["yours"]
    return yours


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_with_one_client_per_seat(server: Serving, seats: int, tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            gathered(server, seats, SOME_ROUNDS) as (table, people),
            guests(server, 1) as [spectator],
            Client(server.socket) as stranger,
        ):
            before = [await client.watch(table) for client in (spectator, stranger)]
            assert all(told["info"]["seed"] is None and told["views"][0]["view"] is None for told in before)
            await people[0].ask(type="start", table=table)
            assert get(server, f"/api/tables/{table}/record", people[0]).json()["error"]["code"] == "not-over"
            last = await play_to_the_end(table, *people, spectator, stranger)
            text = open_record(server, table)
            for client in (*people, spectator, stranger):
                check_all_that_was_shown(client, table, text)
            check_proof(before[0]["info"]["commitment"], text, tmp_path)
            check_the_end(server, people, last[0], record.read(text, GAMES))

    asyncio.run(go())


def check_the_end(server: Serving, people: Sequence[Client], last: Told, written: record.Record) -> None:
    """Scores, seed and statistics."""
    assert written.scores is not None and last["info"]["scores"] == list(written.scores)
    assert [part.hex() for part in written.origin.entropy] == ENTROPY[: len(people)]
    assert last["info"]["seed"] == {"server": written.origin.server.hex(), "entropy": ENTROPY[: len(people)]}
    for client, score in zip(people, written.scores, strict=True):
        won = int(score == max(written.scores))
        assert standings(server, client) == [{"game": FIRST.name, "seats": len(people), "matches": 1, "won": won}]


def test_a_match_of_people_who_share_a_device(server: Serving, tmp_path: Path) -> None:
    async def go() -> None:
        async with guests(server, 2) as [client, spectator]:
            chairs = [{"who": "me", "name": name, "entropy": ENTROPY[0]} for name in ("Ana", "Bea", "Cleo")]
            table = new_table(server, client, options={"seats": 3, **SOME_ROUNDS}, style="hotseat", chairs=chairs)
            before = [await one.watch(table) for one in (client, spectator)]
            assert [view["seat"] for view in before[0]["views"]] == [0, 1, 2, None]
            await client.ask(type="start", table=table)
            await play_to_the_end(table, client, spectator)
            text = open_record(server, table)
            check_all_that_was_shown(client, table, text)
            check_all_that_was_shown(spectator, table, text)
            check_proof(before[0]["info"]["commitment"], text, tmp_path)
            assert record.read(text, GAMES).names == ("Ana", "Bea", "Cleo")
            assert standings(server, client) == [{"game": FIRST.name, "seats": 3, "matches": 1, "won": 1}]

    asyncio.run(go())


@pytest.mark.parametrize("levels", [["random"], ["search:20", "random"], ["greedy", "search:20", "random"]])
def test_a_match_with_bots(server: Serving, levels: list[str], tmp_path: Path) -> None:
    async def go() -> None:
        async with guests(server, 2) as [client, spectator]:
            chairs = [ME, *({"who": "bot", "level": level} for level in levels)]
            table = new_table(server, client, options={"seats": len(chairs), **SHORT}, chairs=chairs)
            before = [await one.watch(table) for one in (client, spectator)]
            await client.ask(type="start", table=table)
            await play_to_the_end(table, client, spectator)
            text = open_record(server, table)
            check_all_that_was_shown(client, table, text)
            check_all_that_was_shown(spectator, table, text)
            check_proof(before[0]["info"]["commitment"], text, tmp_path)
            written = record.read(text, GAMES)
            assert written.names == ("Mika", *levels)
            assert not any(play.by_bot for play in written.plays)  # they played their own chairs, for nobody
            made = {told["what"]["seat"]: told["what"]["by"] for told in plays_heard(spectator)}
            assert made == {seat: "bot" if seat else "person" for seat in range(len(chairs))}

    asyncio.run(go())


def plays_heard(client: Client) -> list[Told]:
    return [told for told in heard(client, "update") if told["what"]["kind"] == "play"]


def test_the_bot_that_is_just_called_search_plays(server: Serving) -> None:
    async def go() -> None:
        async with guests(server, 1) as [client]:
            chairs = [ME, {"who": "bot", "level": "search"}]
            table = new_table(server, client, options={"seats": 2}, chairs=chairs)
            told = await client.watch(table)
            await client.say(type="start", table=table)
            while told.get("what", {}).get("by") != "bot":
                for view in told["views"]:
                    if view["legal"]:
                        await client.play(table, view, Rng(1))
                told = await client.until(lambda told: told["type"] == "update")

    asyncio.run(go())


def test_in_a_rematch_everybody_who_comes_sits_one_chair_further(server: Serving, tmp_path: Path) -> None:
    async def go() -> None:
        async with gathered(server, 3) as (table, people), guests(server, 1) as [spectator]:
            everybody = (*people, spectator)
            await spectator.watch(table)
            await people[0].ask(type="start", table=table)
            await play_to_the_end(table, *everybody)
            assert (await spectator.ask(type="rematch", table=table))["code"] == "not-yours"
            await people[2].ask(type="rematch", table=table)
            news = [await client.watch(table) for client in everybody]
            [following] = {told["info"]["rematch"] for told in news}
            await people[1].ask(type="rematch", table=table)  # finds the same one
            assert (await people[0].watch(table))["info"]["rematch"] == following
            for seat, client in ((1, people[0]), (2, people[1])):
                assert (await client.ask(type="sit", table=following, seat=seat, name=f"Player {seat - 1}"))[
                    "type"
                ] == "ack"
            again = [await client.watch(following) for client in everybody]
            names = [chair["name"] for chair in again[3]["info"]["chairs"]]
            assert names == ["Player 2", "Player 0", "Player 1"]
            assert [told["views"][0]["seat"] for told in again] == [1, 2, 0, None]
            assert again[0]["info"]["commitment"] != news[0]["info"]["commitment"]
            await people[1].ask(type="start", table=following)
            await play_to_the_end(following, *everybody)
            text = open_record(server, following)
            for client in everybody:
                check_all_that_was_shown(client, following, text)
            check_proof(again[3]["info"]["commitment"], text, tmp_path)
            assert [one["matches"] for client in people for one in standings(server, client)] == [2, 2, 2]

    asyncio.run(go())
