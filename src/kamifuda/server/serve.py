"""Runs one server process until it is told to stop; tells every client before their connections are closed."""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket

import uvicorn

from kamifuda.server.app import create_app, opened
from kamifuda.server.process.ending import end_in_time
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms.house import House
from kamifuda.server.tables.edge import Edge
from kamifuda.server.wire.address import open_port
from kamifuda.server.wire.deaf import LOOKS, Deaf, system_hangs_up
from kamifuda.server.wire.limits import LARGEST_MESSAGE
from kamifuda.server.wire.newcomers import Newcomer, raise_limit

GOODBYE = 0.2  # seconds that clients have to hear it
PATIENCE = 5  # seconds until connections that do not close are cut
BACKLOG = 2048
TICKS = 10  # of uvicorn in a second
RARELY = (50_000, 50, 50)  # when Python looks for rubbish: its usual way takes a third of the time of a full house


class Server(uvicorn.Server):
    house: House
    ready: Callable[[], None]
    ending: Callable[[], None]
    deaf: Deaf | None = None  # for us to hang up on

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def on_tick(self, counter: int) -> bool:
        if self.deaf is not None and counter % (TICKS * self.house.settings.deaf_after // LOOKS) == 0:
            self.deaf.look(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self.ending()
        self.house.say_goodbye()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ours must not be raised again: the database is closed after the server."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listening(host: str, port: int) -> socket:
    """OSError where the address can not be had."""
    taken = socket(AF_INET6 if ":" in host else AF_INET)
    try:
        if sys.platform != "win32":  # there it would let two servers have the same port
            taken.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError:
        taken.close()
        raise
    return taken


async def serve(
    settings: Settings,
    listener: socket,
    ready: Callable[[], None],
    edge: Edge | None = None,
    ending: Callable[[], None] = lambda: None,
) -> None:
    """Until SIGINT or SIGTERM; calls `ready` when the first client may come, `ending` when no other will."""
    app = create_app(settings, edge or RealEdge())
    app.state.open_port = open_port(listener)
    done_for_us = system_hangs_up(listener, settings.deaf_after)
    async with opened(app) as house:
        server = Server(
            uvicorn.Config(
                app,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=settings.proxies or None,
                http=Newcomer,
                ws="websockets-sansio",
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,  # the length of what is compressed would tell what is in it
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        server.house, server.ready, server.ending = house, ready, ending
        server.deaf = None if done_for_us else Deaf()
        await server.serve([listener])


def run(settings: Settings, listener: socket, ready: Callable[[], None], edge: Edge | None = None) -> None:
    """The whole life of the process."""
    raise_limit()
    gc.freeze()
    gc.set_threshold(*RARELY)
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(serve(settings, listener, ready, edge, end_in_time))
