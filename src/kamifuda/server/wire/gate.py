"""Who may come in: addresses that ask too often, pages of other sites, and what every answer tells the browser."""

from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kamifuda.server.process.metrics import Metrics
from kamifuda.server.process.settings import Settings
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.edge import Edge
from kamifuda.server.wire.limits import Addresses

SAFE = ("GET", "HEAD", "OPTIONS")
FILES, FILE_COST = "/assets/", 0.1  # of the web client: one visit asks for some forty, and they lie in memory
HEAVY_COST = 20  # requests
ADVICE = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is the key to it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Gate:
    """One for the whole server; every request passes it."""

    def __init__(self, settings: Settings, edge: Edge, metrics: Metrics) -> None:
        self.edge, self.metrics = edge, metrics
        self.origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}
        rate, tables = settings.requests_per_second, settings.tables_per_minute
        self.addresses = Addresses(rate, rate * 5, settings.connections_per_address)
        self.makers = Addresses(tables / 60, tables, 1)

    def check(self, connection: HTTPConnection) -> None:
        """Refuses pages of other sites."""
        origin = connection.headers.get("origin")
        if origin is None or origin.rstrip("/") in self.origins:
            return  # not a browser, or a site that the operator trusts
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            site = ""
        if site != connection.headers.get("host"):
            raise Refused("bad-origin")

    def request(self, connection: HTTPConnection) -> None:
        cost = FILE_COST if connection.scope["path"].startswith(FILES) else 1
        if not self.addresses.request(address(connection), self.edge.steady(), cost):
            raise Refused("too-fast")
        if connection.scope["method"] not in SAFE:
            self.check(connection)

    def heavy(self, connection: HTTPConnection) -> None:
        """What keeps a processor busy for a while."""
        if not self.addresses.request(address(connection), self.edge.steady(), HEAVY_COST):
            raise Refused("too-fast")

    def new_table(self, connection: HTTPConnection) -> None:
        if not self.makers.request(address(connection), self.edge.steady()):
            raise Refused("too-fast")

    def enter(self, connection: HTTPConnection) -> None:
        """A WebSocket, which counts as open until it leaves."""
        if not self.addresses.connect(address(connection), self.edge.steady()):
            raise Refused("too-many", most=self.addresses.connections)
        try:
            self.check(connection)
        except Refused:
            self.addresses.disconnect(address(connection))
            raise
        self.metrics.connections.inc()

    def leave(self, connection: HTTPConnection) -> None:
        self.addresses.disconnect(address(connection))
        self.metrics.connections.dec()


def address(connection: HTTPConnection) -> str | None:
    return connection.client.host if connection.client is not None else None


class Guarded:
    """ASGI: asks the gate about every HTTP request, and sends advice to the browser with every answer."""

    def __init__(self, app: ASGIApp, gate: Gate, refuse: Any) -> None:
        self.app, self.gate, self.refuse = app, gate, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def advised(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(ADVICE)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self.gate.request(HTTPConnection(scope))
        except Refused as refused:
            self.gate.metrics.error(refused.code)
            await self.refuse(refused)(scope, receive, advised)
            return
        await self.app(scope, receive, advised)
