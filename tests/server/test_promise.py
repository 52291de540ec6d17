"""The promise of a version: whatever the next one changes, matches of the one before are read, played on and proved."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.core.match import Match, plays
from kamifuda.games import GAMES
from kamifuda.server.tables.clocks import DAY
from kamifuda.server.tables.entries import Entry
from tests.server.client import Client, identity
from tests.server.databases import in_a_loop
from tests.server.raised import AFTER, BEFORE, Second
from tests.server.worlds import World, world

ORIGIN = record.Origin(text="promise")
BOTH = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]
LONG = 10_000  # milliseconds, until WORLD has played


def play_on(match: Match, most: int = 100) -> Match:
    while not match.position.over and len(match.plays) < most:
        seat = match.to_act()[0]
        if seat < 0:
            match.answer()
        else:
            match.play(seat, plays(match.legal(seat))[0])
    return match


def written(match: Match) -> str:
    return record.write(record.of(match, ("Ann", "Bo"), ORIGIN))


def test_a_whole_match_of_the_version_before_is_read_and_proved() -> None:
    text = written(play_on(Match(BEFORE, BEFORE.Options(), ORIGIN.seed())))
    found = record.read(text, {"coin": AFTER})
    assert found.options == Second(stake=1, gift=0, version=1)
    assert record.write(found) == text
    assert record.verify(found, {"coin": AFTER}).scores() == list(found.scores or ())
    record.check_world(found, {"coin": AFTER})
    with pytest.raises(BadRecord, match="other-answer"):
        record.check_world(replace(found, options=replace(found.options, version=2)), {"coin": AFTER})


def test_half_a_match_of_the_version_before_is_played_on_as_it_would_have_been() -> None:
    whole = play_on(Match(BEFORE, BEFORE.Options(), ORIGIN.seed()))
    half = written(play_on(Match(BEFORE, BEFORE.Options(), ORIGIN.seed()), most=5))
    *_, match = record.replay(record.read(half, {"coin": AFTER}), {"coin": AFTER})
    assert written(play_on(match)) == written(whole)
    assert written(play_on(Match(AFTER, AFTER.Options(), ORIGIN.seed()))) != written(whole)


@pytest.mark.parametrize(
    ("now", "then", "line", "reason"),
    [
        ("version 1", "version 2", 4, "missing-option"),
        ("version 1", "version 3", 3, "unknown-version"),
        (" stake=1", "", 4, "missing-option"),
        (" stake=1", " stake=1 gift=0", 4, "bad-option"),
    ],
)
def test_a_record_is_spelled_as_its_version_spelled_it(now: str, then: str, line: int, reason: str) -> None:
    text = written(play_on(Match(BEFORE, BEFORE.Options(), ORIGIN.seed()), most=3)).replace(now, then)
    with pytest.raises(BadRecord) as bad:
        record.read(text, {"coin": AFTER})
    assert (bad.value.line, bad.value.reason) == (line, reason)


# A table that is served across the raise


async def made(server: World, cookie: str) -> str:
    new = json.dumps({"game": "coin", "style": "hotseat", "chairs": BOTH})
    answer = await server.ask("POST", "/api/tables", cookie, new)
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["table"])


async def tossed(server: World, client: Client, table: str, plays: int) -> None:
    """So many plays more, of people and of WORLD, or to the end."""
    for _ in range(plays):
        told = await client.watch(table)
        moved = [view for view in told["views"] if view["legal"]]
        if told["info"]["status"] == "over":
            return
        if moved:
            view, step = moved[0], next(iter(moved[0]["legal"]))
            about = {"table": table, "seat": view["seat"], "turn": view["turn"], "steps": [step]}
            assert (await client.ask(type="play", **about))["type"] == "ack"
        else:
            server.edge.time += LONG
            server.house.room(table).due.wake()
            await server.rest(table)


async def begun(server: World, plays: int) -> tuple[str, str]:
    """Somebody's cookie, and their table, where so many plays were made."""
    cookie = await identity(f"http://127.0.0.1:{server.port}")
    table = await made(server, cookie)
    async with Client(server.socket, cookie) as client:
        assert (await client.ask(type="start", table=table))["type"] == "ack"
        await tossed(server, client, table, plays)
    return cookie, table


async def log_of(server: World, table: str) -> list[Entry]:
    return await server.house.store.log(table)


@in_a_loop
async def test_a_table_goes_on_when_the_server_comes_back_with_a_new_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "coin", BEFORE)
    async with world(tmp_path) as server:
        cookie, table = await begun(server, 4)
        time = server.edge.time

    monkeypatch.setitem(GAMES, "coin", AFTER)
    async with world(tmp_path) as server:
        server.edge.time = time
        async with Client(server.socket, cookie) as client:
            told = await client.watch(table)
            assert told["info"]["version"] == 1 and told["info"]["status"] == "playing"
            assert told["info"]["options"] == {"seats": 2, "book": "odds", "stake": 1, "gift": 0}
            await tossed(server, client, table, 50)
            text = (await server.ask("GET", f"/api/tables/{table}/record")).decode().partition("\r\n\r\n")[2]
            found: Any = record.read(text, GAMES)
            assert "\nversion 1\noptions seats=2 book=odds stake=1\n" in text and found.scores is not None
            record.verify(found, GAMES)
            record.check_world(found, GAMES)
            assert (await client.ask(type="rematch", table=table))["type"] == "ack"
            rematch = (await client.watch(table))["info"]["rematch"]
            created = (await log_of(server, rematch))[0].body["what"]
            assert created["version"] == 2
            assert created["options"] == {"seats": "2", "book": "odds", "stake": "1", "gift": "100"}
            new = (await log_of(server, await made(server, cookie)))[0].body["what"]
            assert (new["version"], new["options"]["stake"], new["options"]["gift"]) == (2, "5", "100")


async def idle_for_ever(server: World, table: str) -> None:
    """Long enough that any table is closed that nobody wants; told twice, for the first time only looks."""
    server.edge.time += 1000 * DAY
    for _ in range(2):
        await server.house.sweep_once(tidy=True)
        await server.rest(table)


@in_a_loop
async def test_a_table_of_a_version_to_come_can_not_be_closed_by_a_server_that_does_not_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when processes are upgraded one after the other: whoever comes to the old one does no harm."""
    monkeypatch.setitem(GAMES, "coin", AFTER)
    async with world(tmp_path) as server:
        cookie, table = await begun(server, 3)
        written, time = await log_of(server, table), server.edge.time

    monkeypatch.setitem(GAMES, "coin", BEFORE)
    async with world(tmp_path) as server:
        async with Client(server.socket, cookie) as client:
            for asked in ("watch", "close", "close"):
                assert (await client.ask(type=asked, table=table))["code"] == "unknown-rules"
        await idle_for_ever(server, table)
        assert await log_of(server, table) == written

    monkeypatch.setitem(GAMES, "coin", AFTER)
    async with world(tmp_path) as server:
        server.edge.time = time
        async with Client(server.socket, cookie) as client:
            await tossed(server, client, table, 50)
            assert (await client.watch(table))["info"]["status"] == "over"
