"""Connections that say nothing, and such that do not listen: they go, and keep nobody out."""

import asyncio
import json
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from kamifuda.server.wire.deaf import Deaf
from kamifuda.server.wire.newcomers import OPEN_MAX, Newcomer, raise_limit
from tests import patient
from tests.examples import FIRST
from tests.patient import PATIENCE
from tests.server.client import make_table
from tests.server.company import dealt, guests, play_once
from tests.server.databases import eventually, in_a_loop
from tests.server.serving import Serving, serving
from tests.server.wire import UPGRADE, frame
from tests.server.worlds import World, guest, world

HALF_A_BODY = b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\n{"
A_REQUEST = b"GET /api/me HTTP/1.1\r\nhost: here\r\n\r\n"
LARGE = 16 * 1024 * 1024  # bytes: more than a system keeps for a connection


def called(server: Serving) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


# Those who say nothing.


@pytest.mark.parametrize(
    "said", [b"", HALF_A_BODY, A_REQUEST], ids=["nothing", "half a body", "nothing after the first request"]
)
def test_a_crowd_that_says_nothing_keeps_nobody_out(said: bytes) -> None:
    few = ("sh", "-c", 'ulimit -n 256; exec "$@"', "sh")
    with serving({"KAMIFUDA_SILENT_AFTER": "3600"}, under=few) as server, ExitStack() as crowd:
        for _ in range(300):
            connection = crowd.enter_context(called(server))
            with suppress(ConnectionError):
                connection.sendall(said)
        assert patient.get(f"{server.http}/api/health").status_code == 200
        asyncio.run(come_and_play(server))


async def come_and_play(server: Serving) -> None:
    async with dealt(server) as (table, people):
        await play_once(table, people)


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /api/health HTTP/1.1\r\nhost: here\r\n", HALF_A_BODY, A_REQUEST, A_REQUEST + b"GET"],
    ids=["nothing", "half a head", "half a body", "one request", "one request and a half"],
)
def test_who_says_nothing_for_too_long_is_hung_up_on(hasty: Serving, said: bytes) -> None:
    with called(hasty) as connection:
        connection.sendall(said)
        with suppress(ConnectionResetError):
            while connection.recv(65536):
                pass


@pytest.fixture(scope="module")
def hasty() -> Iterator[Serving]:
    with serving({"KAMIFUDA_SILENT_AFTER": "3"}) as server:
        yield server


def test_who_has_a_websocket_may_be_silent(hasty: Serving) -> None:
    async def go() -> None:
        async with guests(hasty, 1) as [client]:
            with called(hasty) as other, suppress(ConnectionResetError):
                assert await asyncio.to_thread(other.recv, 1) == b""  # so long it takes
            await client.say(type="ping")
            await client.until(lambda told: told["type"] == "pong")

    asyncio.run(go())


@in_a_loop
async def test_one_look_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = counted_looks(monkeypatch)
    async with world(tmp_path, silent_after=1) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HALF_A_BODY)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
    assert looks.qsize() == 1


def counted_looks(patch: pytest.MonkeyPatch) -> asyncio.Queue[Newcomer]:
    looks, look = asyncio.Queue[Newcomer](), Newcomer.look

    def counted(self: Newcomer) -> None:
        looks.put_nowait(self)
        look(self)

    patch.setattr(Newcomer, "look", counted)
    return looks


@in_a_loop
async def test_who_takes_an_answer_slowly_may_be_silent_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = counted_looks(monkeypatch)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "large").write_bytes(bytes(LARGE))
    async with world(tmp_path) as server:
        newcomers = server.app.state.newcomers
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        await eventually(lambda: bool(newcomers.silent))
        newcomers.seconds = 0.1  # from the answer on
        writer.write(b"GET /large HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        for _ in range(3):
            await looks.get()
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200 ") and len(body) == LARGE
        writer.close()


def test_as_many_descriptors_as_there_are_may_be_used() -> None:
    with serving(under=("sh", "-c", 'ulimit -S -n 128; exec "$@"', "sh")) as server:
        assert server.process is not None
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == hard > 128


def test_where_no_limit_is_named_and_none_is_not_given_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS."""
    given: list[tuple[int, int]] = []

    def setrlimit(_: int, limits: tuple[int, int]) -> None:
        if not 0 <= limits[0] <= OPEN_MAX:
            raise ValueError
        given.append(limits)

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    raise_limit()
    assert given == [(OPEN_MAX, resource.RLIM_INFINITY)]


# Those who do not listen.

BY = {"the system": [], "us": ["TCP_USER_TIMEOUT"]}  # what the system lacks


@pytest.mark.parametrize("lacks", BY.values(), ids=[f"found by {who}" for who in BY])
@in_a_loop
async def test_who_does_not_listen_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacks: list[str]) -> None:
    for name in lacks:
        monkeypatch.delattr(socket, name, raising=False)
    async with world(tmp_path, deaf_after=1) as server, guest(server) as client:
        table = await make_table(server.http, str(client.cookie), game=FIRST.name)
        server.house.room(table)
        loop, watch = asyncio.get_running_loop(), frame(json.dumps({"type": "watch", "table": table}).encode())
        async with deaf(server) as connection:
            await loop.sock_sendall(connection, frame(b'{"type":"hello","protocol":1}'))
            [unheard] = [one for one in server.house.services.connections if one.person is None]
            async with asyncio.timeout(PATIENCE):
                while unheard in server.house.services.connections:
                    if unheard.waiting.qsize() < 10:  # until the system takes no more
                        with suppress(ConnectionError):
                            await loop.sock_sendall(connection, watch * 10)
                        await server.rest(table)
                    await asyncio.sleep(0.001)
            assert unheard.close_code == 1000, "it was cut off for another reason"
        assert server.house.rooms[table].audience.here == {}


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


class Reader:
    """A connection; what waits in it at each look is up to the test."""

    def __init__(self, *waits: int) -> None:
        self.transport, self.waits, self.gone = self, list(waits), False

    def get_write_buffer_size(self) -> int:
        return self.waits.pop(0)

    def abort(self) -> None:
        self.gone = True


@pytest.mark.parametrize(
    ("waits", "gone"),
    [((0, 0, 0), False), ((9, 9), True), ((9, 12), True), ((9, 4, 1), False), ((0, 9, 0), False), ((0, 9, 9), True)],
)
def test_the_deaf_are_those_for_whom_no_less_waits(waits: tuple[int, ...], gone: bool) -> None:
    deaf, reader = Deaf(), Reader(*waits)
    for _ in waits:
        deaf.look([reader])
    assert reader.gone == gone
