"""Whatever strangers do, and whoever does not listen: the server goes on."""

import asyncio
import json
import os
import re
import resource
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from kamifuda.core.rng import Rng
from kamifuda.games import ALL
from kamifuda.server.settings import Settings
from kamifuda.server.socket import IN_A_ROW, MOST_WARNINGS, POLICY
from tests.server.client import make_table
from tests.server.company import dealt, guests, play_once
from tests.server.databases import in_a_loop
from tests.server.evening import GETS
from tests.server.serving import Serving, serving
from tests.server.turns import Turns
from tests.server.wire import UPGRADE, Wire, frame
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
    with serving(log=unread) as server, httpx.Client(base_url=server.http) as client:
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


# Connections that say nothing, and such that do not listen.


def silent(server: Serving) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=30)


def answers(server: Serving) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"{server.http}/api/health", timeout=5).status_code == 200
    return False


def test_a_crowd_that_says_nothing_keeps_nobody_out() -> None:
    few = ("sh", "-c", 'ulimit -n 256; exec "$@"', "sh")
    with serving({"KAMIFUDA_SILENT_AFTER": "3600"}, under=few) as server, ExitStack() as crowd:
        for _ in range(300):
            crowd.enter_context(silent(server))
        assert any(answers(server) for _ in range(10))
        asyncio.run(come_and_play(server))


async def come_and_play(server: Serving) -> None:
    async with dealt(server) as (table, people):
        await play_once(table, people)


def test_as_many_descriptors_as_there_are_may_be_used() -> None:
    with serving(under=("sh", "-c", 'ulimit -S -n 128; exec "$@"', "sh")) as server:
        assert server.process is not None
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == hard > 128


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nhost: here\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\nGET",
    ],
    ids=["nothing", "half a head", "half a body", "one request and a half"],
)
def test_who_says_nothing_for_too_long_is_hung_up_on(hasty: Serving, said: bytes) -> None:
    with silent(hasty) as connection:
        connection.sendall(said)
        with suppress(ConnectionResetError):
            while connection.recv(65536):
                pass


@pytest.fixture(scope="module")
def hasty() -> Iterator[Serving]:
    with serving({"KAMIFUDA_SILENT_AFTER": "1"}) as server:
        yield server


def test_who_has_a_websocket_may_be_silent(hasty: Serving) -> None:
    async def go() -> None:
        async with guests(hasty, 1) as [client]:
            with silent(hasty) as other, suppress(ConnectionResetError):
                assert await asyncio.to_thread(other.recv, 1) == b""  # so long it takes
            await client.say(type="ping")
            await client.until(lambda told: told["type"] == "pong")

    asyncio.run(go())


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system knows no such time-out")
@in_a_loop
async def test_who_does_not_listen_is_gone(tmp_path: Path) -> None:
    async with world(tmp_path, deaf_after=1) as server, guest(server) as client:
        table = await make_table(server.http, str(client.cookie), game="kami")
        server.house.room(table)
        loop, watch = asyncio.get_running_loop(), frame(json.dumps({"type": "watch", "table": table}).encode())
        async with deaf(server) as connection:
            await loop.sock_sendall(connection, frame(b'{"type":"hello","protocol":1}'))
            [unheard] = [one for one in server.house.connections if one.person is None]
            async with asyncio.timeout(20):
                while unheard in server.house.connections:
                    if unheard.waiting.qsize() < 10:  # until the system takes no more
                        with suppress(ConnectionError):
                            await loop.sock_sendall(connection, watch * 10)
                        await server.rest(table)
                    await asyncio.sleep(0.001)
            assert unheard.close_code == 1000, "it was cut off for another reason"
        assert server.house.rooms[table].here == {}


@asynccontextmanager
async def deaf(server: World) -> AsyncIterator[socket.socket]:
    """A WebSocket from which nothing is read once it is open."""
    loop = asyncio.get_running_loop()
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.setblocking(False)
        await loop.sock_connect(connection, ("127.0.0.1", server.port))
        await loop.sock_sendall(connection, UPGRADE.format(port=server.port, cookie="").encode())
        assert (await loop.sock_recv(connection, 4096)).startswith(b"HTTP/1.1 101 ")
        yield connection


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
                server.house.rooms[table].attention.wake()
                await server.rest(table)

        await look()
        changing = asyncio.create_task(change())
        while not changing.done():
            await look()
        await changing
        server.house.rooms[table].hand(server.house.rooms[table].reception.give_up)
        await server.rest(table)
        await look()
