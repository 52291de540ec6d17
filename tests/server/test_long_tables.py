"""Tables at which much has happened: whoever asks about them, the others have their turn."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games import ALL
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms.slices import SLICE
from kamifuda.server.store.store import Store
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.table import Table
from kamifuda.server.tables.telling import LONGEST_ABSENCE
from kamifuda.server.wire.gate import HEAVY_COST
from tests.examples import FIRST
from tests.server.client import Client, Told, make_table
from tests.server.databases import in_a_loop
from tests.server.turns import Turns
from tests.server.worlds import World, guest, world

LONG = 400  # entries
HOTSEAT = {"style": "hotseat", "chairs": [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]}


async def long_table(server: World, client: Client) -> str:
    """Somebody who can not decide on a name."""
    table = await make_table(server.http, str(client.cookie), game=FIRST.name, open=True)
    for number in range(LONG):
        await client.ask(type="sit", table=table, seat=0, name=f"Ann {number}")
    return table


async def history(server: World, table: str, who: Client | None = None) -> list[Told]:
    answer = await server.ask("GET", f"/api/tables/{table}/history", who.cookie if who else None)
    entries: list[Told] = json.loads(answer.partition(b"\r\n\r\n")[2])["entries"]
    return entries


@pytest.fixture
def folding(monkeypatch: pytest.MonkeyPatch) -> Turns:
    """Counts every entry that is folded into a table, also to tell its past."""
    turns, apply = Turns(), Table.apply

    def counted(self: Table, entry: Entry) -> None:
        turns.work()
        apply(self, entry)

    monkeypatch.setattr(Table, "apply", counted)
    return turns


@in_a_loop
async def test_others_have_their_turn_while_long_histories_are_told(tmp_path: Path, folding: Turns) -> None:
    async with world(tmp_path) as server, guest(server) as client:
        table = await long_table(server, client)
        folding.worked.clear()
        async with folding:
            told = await asyncio.gather(*(history(server, table) for _ in range(10)))
    assert [entry["number"] for entry in told[-1]] == list(range(1, LONG + 2)) and told == [told[0]] * 10
    assert folding.most <= SLICE and folding.worked.total() == 10 * (LONG + 1)


@in_a_loop
async def test_others_have_their_turn_while_long_tables_are_read(tmp_path: Path, folding: Turns) -> None:
    async with world(tmp_path) as server, guest(server) as client:
        tables = {await long_table(server, client) for _ in range(3)}
        for table in tables:
            server.house.drop(table)
        folding.worked.clear()
        async with folding:
            answer = await server.ask("GET", "/api/lobby")
    assert {one["table"] for one in json.loads(answer.partition(b"\r\n\r\n")[2])["tables"]} == tables
    assert folding.most <= SLICE and folding.worked.total() == 3 * (LONG + 1)


@in_a_loop
async def test_a_history_counts_as_heavy(tmp_path: Path) -> None:
    async with world(tmp_path, requests_per_second=Settings().requests_per_second) as server, guest(server) as client:
        table = await make_table(server.http, str(client.cookie), game=FIRST.name)
        server.edge.time += 60_000
        answers = [await server.ask("GET", f"/api/tables/{table}/history") for _ in range(12)]
    statuses = [int(answer.split(b" ")[1]) for answer in answers]
    allowed = 5 * Settings().requests_per_second // (HEAVY_COST + 1)
    assert statuses == [200] * allowed + [429] * (12 - allowed)


# What somebody missed.


@in_a_loop
async def test_what_somebody_missed_is_told_without_playing_it_again(
    tmp_path: Path, folding: Turns, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as server, guest(server) as client, Client(server.socket) as stranger:
        table = await long_table(server, client)
        await stranger.watch(table)
        folding.worked.clear()
        monkeypatch.setattr(Store, "log", unreadable)
        for _ in range(60):
            missed = (await stranger.watch(table, since=LONG - 1))["missed"]
            assert [entry["number"] for entry in missed] == [LONG, LONG + 1]
        assert folding.worked.total() == 0


async def unreadable(*_: object) -> list[Entry]:
    raise AssertionError("nothing is to be read")


@in_a_loop
async def test_who_was_away_too_long_or_asks_for_the_future_is_told_the_present_only(tmp_path: Path) -> None:
    async with world(tmp_path) as server, guest(server) as client:
        table = await long_table(server, client)
        now = LONG + 1
        assert len((await client.watch(table, now - LONGEST_ABSENCE))["missed"]) == LONGEST_ABSENCE
        assert (await client.watch(table, now - LONGEST_ABSENCE - 1))["missed"] is None
        assert (await client.watch(table, now + 1))["missed"] is None
        assert (await client.watch(table, now))["missed"] == []
        assert (await client.watch(table))["missed"] is None


@pytest.mark.parametrize("game", [game.name for game in ALL])
@in_a_loop
async def test_what_somebody_missed_is_the_end_of_the_history(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as server, guest(server) as client, Client(server.socket) as stranger:
        table = await make_table(server.http, str(client.cookie), game=game, options={"seats": 2}, **HOTSEAT)
        await client.ask(type="start", table=table)
        for turn in range(30):
            await play_and_talk(server, client, table, Rng(turn))
        for _ in range(2):
            for who in (client, stranger):
                lines = await history(server, table, who)
                for since in range(len(lines) + 1):
                    assert (await who.watch(table, since))["missed"] == [without_nothing(one) for one in lines[since:]]
            server.house.rooms[table].ledger.table = None  # it is read again


async def play_and_talk(server: World, client: Client, table: str, rng: Rng) -> None:
    """A play, if there is one; sometimes it is taken back; sometimes something is said."""
    views = [view for view in (await client.watch(table))["views"] if view["legal"]]
    if views:
        await client.play(table, views[0], rng)
        if rng.below(4) == 0:
            await client.ask(type="undo", table=table, seat=views[0]["seat"])
    if rng.below(4) == 0:
        await client.ask(type="chat", table=table, phrase="hello")
    server.edge.time += 10_000  # the world holds its breath no longer
    server.house.rooms[table].due.wake()
    await server.rest(table)


def without_nothing(line: Told) -> dict[str, Any]:
    return line | {"what": {name: value for name, value in line["what"].items() if value is not None}}
