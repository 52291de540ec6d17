"""How much anybody may ask for: sizes, rates and open connections."""

import json
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv6Address, ip_address
from typing import Any

from kamifuda.core.record import LONGEST_NAME as LONGEST_NAME
from kamifuda.server.process.bucket import Bucket

LARGEST_MESSAGE = 64 * 1024  # bytes of a WebSocket message
LARGEST_BODY = 64 * 1024  # bytes of an HTTP request
LONGEST_TEXT = 200  # letters of a chat message
MOST_ADDRESSES = 100_000  # remembered without an open connection
NOBODY = "unknown"

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Guest:
    """What is remembered of one address."""

    __slots__ = ("connections", "requests")

    def __init__(self, requests: Bucket) -> None:
        self.requests = requests
        self.connections = 0


class Addresses:
    """Requests and connections by address. Whoever is quiet is forgotten, two looks at each arrival: no timers."""

    def __init__(self, requests_per_second: float, burst: float, connections: int) -> None:
        self.rate, self.burst, self.connections = requests_per_second, burst, connections
        self.guests: dict[str, Guest] = {}  # the longest unseen first

    def request(self, address: str | None, now_ms: int, cost: float = 1) -> bool:
        """Whether this address may ask for something now."""
        return self.guest(address, now_ms).requests.take(now_ms, cost)

    def connect(self, address: str | None, now_ms: int) -> bool:
        """True: it counts as open until `disconnect`."""
        guest = self.guest(address, now_ms)
        if guest.connections >= self.connections or not guest.requests.take(now_ms):
            return False
        guest.connections += 1
        return True

    def disconnect(self, address: str | None) -> None:
        self.guests[network(address)].connections -= 1

    def guest(self, address: str | None, now_ms: int) -> Guest:
        name = network(address)
        guest = self.guests.pop(name, None) or Guest(Bucket(self.rate, self.burst))
        for _ in range(2):
            self.forget_one(now_ms)
        self.guests[name] = guest
        return guest

    def forget_one(self, now_ms: int) -> None:
        """The longest unseen, unless it is connected or its bucket is still filling and there is room."""
        name = next(iter(self.guests), None)
        if name is None:
            return
        guest = self.guests[name]
        if guest.connections:
            self.guests[name] = self.guests.pop(name)
        elif len(self.guests) >= MOST_ADDRESSES or guest.requests.full(now_ms):
            del self.guests[name]


def network(address: str | None) -> str:
    """The address, or the /64 of an IPv6 address: whoever has one has them all."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return NOBODY
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)


class BodyLimit:
    """ASGI: answers 413 to a body that is declared or turns out too large; keeps no more than the limit of it."""

    def __init__(self, app: Any, most: int = LARGEST_BODY) -> None:
        self.app, self.most = app, most

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif declared(scope) > self.most:
            await self.refuse(send)
        else:
            await self.read(scope, receive, send)

    async def read(self, scope: Message, receive: Receive, send: Send) -> None:
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            if len(body) + len(message.get("body", b"")) > self.most:
                await self.refuse(send)
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
        whole: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def replay() -> Message:
            return whole.pop() if whole else await receive()

        await self.app(scope, replay, send)

    async def refuse(self, send: Send) -> None:
        body = json.dumps({"error": {"code": "too-large", "about": {"most": self.most}}}).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def declared(scope: Message) -> int:
    """The length that the request claims to have; 0 where it claims none."""
    lengths = [value for name, value in scope["headers"] if name == b"content-length"]
    return max((int(value[:20]) for value in lengths if value.isdigit()), default=0)
