"""A bad network: WebSocket messages are lost, late, repeated and overtaken by others, and connections are cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from kamifuda.core.rng import Rng
from tests.server.serving import Serving

End = ClientConnection | ServerConnection


@dataclass(frozen=True)
class Weather:
    """How often something happens to a message, in 1 of 1000; it happens both ways."""

    lost: int = 40
    late: int = 100
    repeated: int = 60
    cut: int = 6  # the connection, with this message
    latest: int = 40  # milliseconds that a message is late at most


@dataclass
class Proxy:
    """One address before the server's own; the same seed has the same bad luck in store."""

    server: Serving
    weather: Weather
    rng: Rng
    port: int = 0
    happened: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("lost", "late", "repeated", "cut"), 0))

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    async def connected(self, client: ServerConnection) -> None:
        """Carries messages until one side is gone, then the other is cut off too."""
        assert client.request is not None
        cookies = [("cookie", cookie) for cookie in client.request.headers.get_all("cookie")]
        async with (
            connect(self.server.socket, additional_headers=cookies, compression=None) as server,
            asyncio.TaskGroup() as pumps,
        ):
            pumps.create_task(self.carry(client, server, pumps))
            pumps.create_task(self.carry(server, client, pumps))

    async def carry(self, sender: End, receiver: End, pumps: asyncio.TaskGroup) -> None:
        with suppress(ConnectionClosed):
            async for message in sender:
                if self.happens("cut", self.weather.cut):
                    break
                if self.happens("lost", self.weather.lost):
                    continue
                for _ in range(2 if self.happens("repeated", self.weather.repeated) else 1):
                    late = self.rng.below(self.weather.latest) if self.happens("late", self.weather.late) else 0
                    pumps.create_task(self.deliver(receiver, message, late / 1000))
        sender.transport.abort()
        receiver.transport.abort()

    async def deliver(self, receiver: End, message: str | bytes, late: float) -> None:
        with suppress(ConnectionClosed):
            await asyncio.sleep(late)
            await receiver.send(message)

    def happens(self, what: str, odds: int) -> bool:
        happens = self.rng.below(1000) < odds
        self.happened[what] += happens
        return happens


@asynccontextmanager
async def proxy(server: Serving, seed: int, weather: Weather | None = None) -> AsyncIterator[Proxy]:
    between = Proxy(server, weather or Weather(), Rng(seed))
    async with serve(between.connected, "127.0.0.1", 0, compression=None) as listening:
        between.port = listening.sockets[0].getsockname()[1]
        yield between
