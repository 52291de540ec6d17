"""Whatever strangers do, and whoever does not listen: the server goes on."""

import asyncio
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games import ALL
from kamifuda.server.process.settings import Settings
from kamifuda.server.wire.socket import IN_A_ROW, MOST_WARNINGS, POLICY
from tests import patient
from tests.server.client import make_table
from tests.server.databases import in_a_loop
from tests.server.evening import GETS
from tests.server.serving import serving
from tests.server.turns import Turns
from tests.server.wire import Wire, frame
from tests.server.worlds import World, guest, world

RATE = Settings().messages_per_second


def metric(exposition: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)", exposition, re.MULTILINE)
    assert found, name
    return float(found[1])


@pytest.fixture
def unread() -> Iterator[int]:
    """Where one can write, and nobody reads."""
    reading, writing = os.pipe()
    yield writing
    os.close(reading)
    os.close(writing)


def test_a_log_that_nobody_reads_stops_nobody(unread: int) -> None:
    nonsense = {"connection": "upgrade", "upgrade": "nonsense"}  # worth a warning each
    with serving(log=unread) as server, patient.Client(base_url=server.http) as client:
        assert {client.get("/api/me", headers=nonsense).status_code for _ in range(2000)} == {200}
        assert metric(client.get("/metrics").text, "kamifuda_log_lines_dropped_total") > 0
        assert server.stop() == 0


class Stranger:
    """Sends what it likes, and counts what it is told."""

    def __init__(self) -> None:
        self.codes: Counter[str] = Counter()
        self.wire = Wire(lambda text: self.codes.update([json.loads(text).get("code", "")]))

    async def flood(self, server: World, messages: int) -> int | None:
        """All at once; returns the code with which the server hung up."""
        await self.wire.open(server.port, None)
        await self.wire.send(frame(b"{}") * messages)
        try:
            return await self.wire.hung_up()
        finally:
            await self.wire.close()


@in_a_loop
async def test_who_has_been_judged_is_warned_to_the_end_and_not_read_any_more(tmp_path: Path) -> None:
    async with world(tmp_path, messages_per_second=RATE) as server:
        for _ in range(3):
            read = server.house.metrics.registry.get_sample_value("kamifuda_messages_total", {"direction": "in"}) or 0
            stranger = Stranger()
            assert await stranger.flood(server, 20_000) == POLICY
            assert stranger.codes == {"malformed": 3 * RATE, "too-fast": MOST_WARNINGS}
            total = server.house.metrics.registry.get_sample_value("kamifuda_messages_total", {"direction": "in"})
            assert total == read + 3 * RATE + MOST_WARNINGS + 1


@in_a_loop
async def test_others_have_their_turn_while_one_says_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, messages_per_second=RATE) as server, Turns() as turns:
        monkeypatch.setattr(server.house.metrics, "message_in", turns.work)
        assert await Stranger().flood(server, 2000) == POLICY
    assert turns.most <= IN_A_ROW and turns.worked.total() > 5 * IN_A_ROW


# Whoever looks while a table changes.


@pytest.mark.parametrize("game", [game.name for game in ALL])
@in_a_loop
async def test_whatever_is_asked_while_a_table_changes_is_answered(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as server, guest(server) as client:
        chairs = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bo"}]
        asked = {"game": game, "options": {"seats": 2}, "style": "hotseat", "chairs": chairs}
        table = await make_table(server.http, str(client.cookie), **asked)
        paths = [path.format(table=table, game=game, number=1) for path in GETS]

        async def look() -> None:
            for path in paths:
                status = int((await server.ask("GET", path, client.cookie)).split(b" ")[1])
                assert status < 500, (path, status)

        async def change() -> None:
            await client.ask(type="start", table=table)
            for turn in range(20):
                views = [view for view in (await client.watch(table))["views"] if view["legal"]]
                if views:
                    await client.play(table, views[0], Rng(turn))
                server.edge.time += 10_000  # the world holds its breath no longer
                server.house.rooms[table].due.wake()
                await server.rest(table)

        await look()
        changing = asyncio.create_task(change())
        while not changing.done():
            await look()
        await changing
        server.house.give_up(table)
        await server.rest(table)
        await look()
