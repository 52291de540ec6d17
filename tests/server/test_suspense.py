"""A live table at which WORLD acts; the time is in the test's hands."""

import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kamifuda.games import GAMES
from kamifuda.server.tables.clocks import DAY
from kamifuda.server.tables.entries import Entry
from kamifuda.server.wire.identity import LINK_MILLISECONDS
from tests.examples import FIRST
from tests.server import coin
from tests.server.client import Client, Told, make_table
from tests.server.coin import SUSPENSE
from tests.server.databases import eventually, in_a_loop
from tests.server.worlds import World, guest, world

BOTH = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]


@pytest.fixture(autouse=True)
def coin_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coin", sys.modules[coin.__name__])


class Live:
    """A table whose coin is in the air."""

    def __init__(self, server: World, table: str, client: Client, cookie: str) -> None:
        self.server, self.table, self.client, self.cookie = server, table, client, cookie

    async def wait(self, milliseconds: int) -> None:
        """So much time goes by, and the server looks what has become due."""
        self.server.edge.time += milliseconds
        room = self.server.house.rooms[self.table]
        room.due.wake()
        while room.queue.worker is not None:
            await room.queue.worker

    async def log(self) -> list[Entry]:
        return await self.server.house.store.log(self.table)

    async def plays(self) -> list[str]:
        """Who has played so far."""
        return [entry.body["what"]["by"] for entry in await self.log() if entry.kind == "play"]

    async def play(self, seat: int, *steps: str) -> None:
        views = (await self.client.watch(self.table))["views"]
        about: Told = {"table": self.table, "seat": seat, "turn": views[seat]["turn"], "steps": steps}
        assert (await self.client.ask(type="play", **about))["type"] == "ack"

    async def get(self, path: str) -> str:
        return (await self.server.ask("GET", path, self.cookie)).decode()


def new_coin(**asked: Any) -> str:
    return json.dumps({"game": "coin", "style": "hotseat", "chairs": BOTH, **asked})


@asynccontextmanager
async def in_the_air(folder: Path, **asked: Any) -> AsyncIterator[Live]:
    async with world(folder) as server:
        me = re.search(rb"set-cookie: (kamifuda=[^;]+)", await server.ask("POST", "/api/me"))
        assert me
        cookie = me[1].decode()
        made = await server.ask("POST", "/api/tables", cookie, new_coin(**asked))
        table = str(json.loads(made.partition(b"\r\n\r\n")[2])["table"])
        async with Client(server.socket, cookie) as client:
            await client.ask(type="start", table=table)
            live = Live(server, table, client, cookie)
            await live.play(0, "toss")
            yield live


@in_a_loop
async def test_the_world_plays_when_the_suspense_is_over_and_once(tmp_path: Path) -> None:
    async with in_the_air(tmp_path) as live:
        await live.wait(SUSPENSE * 1000 - 1)
        assert await live.plays() == ["person"]
        await live.wait(1)
        assert await live.plays() == ["person", "world"]
        await live.wait(100_000)
        assert await live.plays() == ["person", "world"]
        told = await live.client.until(lambda told: told.get("what", {}).get("by") == "world")
        assert told["views"][1]["legal"] == {"yes": {}, "no": {}} and told["what"] == {"kind": "play", "by": "world"}


@pytest.mark.parametrize("set_back", [600_000, -600_000])
@in_a_loop
async def test_a_clock_on_the_wall_that_is_moved_changes_nothing(tmp_path: Path, set_back: int) -> None:
    async with in_the_air(tmp_path, clock={"kind": "bank", "amount": 100, "increment": 0}) as live:
        live.server.edge.set_back = set_back
        await live.wait(SUSPENSE * 1000 - 1)
        assert await live.plays() == ["person"]
        await live.wait(1)
        assert await live.plays() == ["person", "world"]
        live.server.edge.time += 7000
        await live.play(1, "yes")
        times = [entry.at for entry in (await live.log())[-3:]]
        assert [times[1] - times[0], times[2] - times[1]] == [SUSPENSE * 1000, 7000]
        assert (await live.client.watch(live.table))["clock"]["left"] == [100_000, 93_000]


@in_a_loop
async def test_a_table_that_is_new_after_the_clock_was_moved_has_its_suspense(tmp_path: Path) -> None:
    async with in_the_air(tmp_path) as first:
        first.server.edge.set_back = 600_000
        made = await first.server.ask("POST", "/api/tables", first.cookie, new_coin())
        table = str(json.loads(made.partition(b"\r\n\r\n")[2])["table"])
        live = Live(first.server, table, first.client, first.cookie)
        await live.client.ask(type="start", table=live.table)
        await live.play(0, "toss")
        await live.wait(SUSPENSE * 1000 - 1)
        assert await live.plays() == ["person"]
        await live.wait(1)
        assert await live.plays() == ["person", "world"]


@in_a_loop
async def test_during_a_pause_the_world_holds_its_breath_too(tmp_path: Path) -> None:
    async with in_the_air(tmp_path) as live:
        await live.client.ask(type="pause", table=live.table, seat=0)
        await live.wait(100_000)
        assert await live.plays() == ["person"]
        await live.client.ask(type="resume", table=live.table)
        await live.wait(SUSPENSE * 1000 - 1)
        assert await live.plays() == ["person"]
        await live.wait(1)
        assert await live.plays() == ["person", "world"]


@in_a_loop
async def test_what_is_taken_back_is_not_answered(tmp_path: Path) -> None:
    async with in_the_air(tmp_path) as live:
        await live.client.ask(type="undo", table=live.table, seat=1)
        await live.wait(100_000)
        assert await live.plays() == ["person"]
        await live.play(0, "toss")
        await live.wait(SUSPENSE * 1000)
        assert await live.plays() == ["person", "person", "world"]


@in_a_loop
async def test_a_table_that_waits_for_the_world_is_listed_and_counted(tmp_path: Path) -> None:
    async with in_the_air(tmp_path, open=True) as live:
        for path in ("/api/lobby", "/api/me/tables"):
            [listed] = json.loads((await live.get(path)).partition("\r\n\r\n")[2])["tables"]
            assert listed["to_act"] == []
        await live.wait(SUSPENSE * 1000)
        [listed] = json.loads((await live.get("/api/me/tables")).partition("\r\n\r\n")[2])["tables"]
        assert listed["to_act"] == [1]  # the other may call it off, but need not
        assert 'kamifuda_plays_total{by="world",game="coin"} 1.0' in await live.get("/metrics")


@pytest.mark.parametrize("set_back", [0, 600_000, -600_000])
@in_a_loop
async def test_nobody_need_be_there(tmp_path: Path, set_back: int) -> None:
    """The table has left memory: that it is due is in the database, and by which time."""
    async with in_the_air(tmp_path) as live:
        await live.client.socket.close()
        house, edge = live.server.house, live.server.edge
        await eventually(house.rooms[live.table].idle)
        house.drop(live.table)
        edge.set_back = set_back
        edge.time += SUSPENSE * 1000
        await house.sweep_once(tidy=False)
        assert live.table not in house.rooms
        edge.time += 1
        await house.sweep_once(tidy=False)
        await live.server.rest(live.table)
        assert await live.plays() == ["person", "world"]


@in_a_loop
async def test_a_table_that_nobody_wants_is_closed_after_its_days_and_not_when_the_clock_is_moved(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as server, guest(server) as ann:
        table = await make_table(server.http, str(ann.cookie), game=FIRST.name)
        server.edge.set_back = -100 * DAY
        await server.house.sweep_once(tidy=True)
        assert table not in server.house.rooms
        server.edge.time += server.house.settings.gathering_days * DAY + 1
        await server.house.sweep_once(tidy=True)
        await server.rest(table)
        assert [entry.kind for entry in await server.house.store.log(table)] == ["created", "closed"]


@in_a_loop
async def test_a_link_lives_as_long_as_it_should_though_the_clock_is_moved(tmp_path: Path) -> None:
    async with in_the_air(tmp_path) as live:
        for set_back, waits, status in ((-DAY, LINK_MILLISECONDS, 200), (DAY, LINK_MILLISECONDS + 1, 404)):
            live.server.edge.set_back = 0
            made = await live.server.ask("POST", f"/api/tables/{live.table}/seats/0/link", live.cookie, "")
            token = json.loads(made.partition(b"\r\n\r\n")[2])["path"].split("/")[-1]
            live.server.edge.set_back = set_back
            live.server.edge.time += waits
            answer = await live.server.ask("POST", f"/api/links/{token}", live.cookie, "")
            assert int(answer.split(b" ")[1]) == status


@in_a_loop
async def test_who_only_may_call_off_is_nobody_to_wait_for(tmp_path: Path) -> None:
    """A bot that has tossed is not asked again, and plays nothing, until the other has answered."""
    async with in_the_air(tmp_path) as live:
        await live.wait(SUSPENSE * 1000)
        await live.client.ask(type="stand", table=live.table, seat=0)
        await live.wait(100_000)
        assert not live.server.house.rooms[live.table].thoughts.going
        assert await live.plays() == ["person", "world"]
        await live.play(0, "call off")
        assert await live.plays() == ["person", "world", "person"]
