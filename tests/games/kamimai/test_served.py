"""KamiMaï at a real server: the book answers by itself, after the watch, and once, whatever happens to the server."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.match import Match, plays
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.server.store import backup
from kamifuda.server.store.audit import audit
from tests.patient import PATIENCE
from tests.server.book import ME, Summoner, new_match, somebody
from tests.server.client import Client, Told
from tests.server.company import get, guests, heard, history, new_table
from tests.server.databases import in_a_loop
from tests.server.serving import Serving, serving
from tests.server.test_matches import check_all_that_was_shown, check_proof, open_record

WATCH = 3000  # milliseconds, as usual
SOON = 1000


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving() as server:
        yield server


def answers(entries: list[Told]) -> list[tuple[int, str]]:
    """How long after the entry before it each play of the world came, and the first that it brought about."""
    return [
        (after["at"] - before["at"], after["events"][0][0]["event"])
        for before, after in pairwise(entries)
        if after["what"].get("by") == "world"
    ]


@in_a_loop
async def test_the_book_answers_a_pull_at_once_and_the_watch_after_its_seconds(server: Serving) -> None:
    cookie = await somebody(server)
    table = await new_match(server, cookie)
    async with Summoner(server.socket, cookie) as mika:
        await mika.sit(table)
        await mika.done()
        assert mika.phase == "watch" and mika.view["legal"] == {}
        await mika.until_asked()
    waits = answers(history(server, table))
    assert all(wait < SOON for wait, what in waits[:-1]), waits
    assert WATCH <= waits[-1][0] < WATCH + SOON, waits


@in_a_loop
async def test_a_table_with_bots_plays_to_its_end(server: Serving, tmp_path: Path) -> None:
    async with guests(server, 2) as [client, spectator]:
        chairs = [ME, {"who": "bot", "level": "greedy"}, {"who": "bot", "level": "search:20"}]
        options = {"seats": 3, "watch_seconds": 1, "energy_start": 4}
        table = new_table(server, client, game="kamimai", options=options, chairs=chairs)
        before = await client.watch(table)
        await spectator.watch(table)
        await client.ask(type="start", table=table)
        await play_wildly(client, table)
        await spectator.until(lambda told: (told.get("info") or {}).get("status") == "over")
        text = open_record(server, table)
        for one in (client, spectator):
            check_all_that_was_shown(one, table, text)
        check_proof(before["info"]["commitment"], text, tmp_path)
        record.check_world(record.read(text, GAMES), GAMES)
        made = {(told["what"].get("seat"), told["what"]["by"]) for told in updates(spectator, "play")}
        assert made == {(0, "person"), (1, "bot"), (2, "bot"), (None, "world")}
        assert get(server, "/api/statistics", client).json()["yours"][0]["matches"] == 1
        await check_backup(server, tmp_path, table)


async def check_backup(server: Serving, folder: Path, table: str) -> None:
    """What the world played is in a backup, and passes the check of an import."""
    backed_up, copy = StringIO(), str(folder / "copy.db")
    await backup.export(server.database, backed_up)
    await backup.restore(copy, backed_up.getvalue().splitlines(keepends=True), audit)
    assert by_world(log_of(copy, table)) == by_world(log_of(server.database, table)) != []


def test_a_forged_answer_of_the_book_is_found_out(tmp_path: Path) -> None:
    kamimai, origin = GAMES["kamimai"], record.Origin(text="1")
    match = Match(kamimai, kamimai.Options(seats=1, paper="gentle"), origin.seed())
    for steps in ("left, page 1", "pull 1", "", "", "done"):
        match.play(0, steps) if steps else match.answer()
    assert match.foretold() == "stands"
    match.play(WORLD, "falls")
    file = tmp_path / "forged.txt"
    file.write_text(record.write(record.of(match, ("Mika",), origin)))
    commands = [
        [sys.executable, "-m", "kamifuda", verb, str(file), "--language", "en"] for verb in ("verify", "replay")
    ]
    verified, replayed = (subprocess.run(command, capture_output=True, text=True) for command in commands)
    assert verified.returncode == 1
    assert f"{file}, line 12: what no player decides is another play here: “stands”." in verified.stderr
    assert replayed.returncode == 0


async def play_wildly(client: Client, table: str) -> None:
    """Any legal play, to the end."""
    rng, told = Rng(1), await client.watch(table)
    while told["info"] is None or told["info"]["status"] != "over":
        for view in told["views"] or []:
            if view["legal"]:
                choices = plays(view["legal"])
                steps = choices[rng.below(len(choices))].split(", ")
                about = {"table": table, "seat": view["seat"], "turn": view["turn"], "steps": steps}
                await client.say(type="play", key=f"t{view['turn']}", **about)
        told = await client.until(lambda told: told["type"] == "update")


def updates(client: Client, kind: str) -> list[Told]:
    return [told for told in heard(client, "update") if told["what"]["kind"] == kind]


# The server is killed while everybody holds their breath.


def log_of(database: str, table: str) -> list[Any]:
    """What is on the disk, past the server."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute(
            "SELECT number, at, body FROM log WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()


def by_world(log: list[Any]) -> list[Any]:
    return [row for row in log if '"by":"world"' in row[2]]


@in_a_loop
async def test_a_server_killed_during_the_watch_answers_when_it_is_back(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "test.db")).start()
    try:
        cookie = await somebody(server)
        table = await new_match(server, cookie)
        async with Summoner(server.socket, cookie) as mika:
            await mika.sit(table)
            number = (await mika.done())["number"]
            server.kill()
        server.start()
        async with Summoner(server.socket, cookie) as mika:
            await mika.sit(table)
            await mika.until_asked()
            assert mika.number == number + 1
        log = log_of(server.database, table)
        [answer] = [row for row in by_world(log) if row[0] > number]
        assert answer[0] == number + 1 and answer[1] - log[number - 1][1] >= WATCH
    finally:
        server.kill()


@in_a_loop
async def test_after_a_kill_nobody_need_come_back_for_the_book_to_answer(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "test.db")).start()
    try:
        cookie = await somebody(server)
        table = await new_match(server, cookie)
        async with Summoner(server.socket, cookie) as mika:
            await mika.sit(table)
            number = (await mika.done())["number"]
            server.kill()
        assert len(log_of(server.database, table)) == number
        server.start()
        async with asyncio.timeout(PATIENCE):
            while len(log_of(server.database, table)) == number:
                await asyncio.sleep(0.1)
        assert [row[0] for row in by_world(log_of(server.database, table))][-1] == number + 1
    finally:
        server.kill()
