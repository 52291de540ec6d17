"""The WebSocket: bytes to requests, requests to rooms; whatever is wrong is answered, and the table goes on."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

import structlog
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from kamifuda.server.process.bucket import Bucket
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.house import House
from kamifuda.server.tables.codes import Refused
from kamifuda.server.wire import from_clients as ask
from kamifuda.server.wire.gate import address
from kamifuda.server.wire.identity import COOKIE

PATIENCE = 10.0  # seconds until a new connection has said hello
LAST_WORDS = 10.0  # seconds for a connection that has been ended to take what it is still told
IN_A_ROW = 20  # messages of one connection before others have their turn
MOST_WARNINGS = 50  # messages too many, after which a connection is cut off
REACHES = 3  # of a hand that pulls, for every other message that a connection may send
POLICY = 1008  # as RFC 6455 numbers it

log = structlog.get_logger()


class Named(BaseModel):
    """Of any message; whatever else is in it does not matter here."""

    table: ask.TableId | None = None
    key: ask.Key | None = None


class Client:
    """Reads one WebSocket to its end."""

    def __init__(self, socket: WebSocket, house: House, person: str | None, version: str) -> None:
        self.socket, self.house, self.version = socket, house, version
        self.connection = Connection(person, address(socket))
        self.greeted = False
        rate = house.settings.messages_per_second
        self.rate = Bucket(rate, rate * 3)
        self.changes = Bucket(rate / 5, rate * 3)  # whatever is not a play
        self.reaches = Bucket(rate * REACHES, rate * REACHES * 4)  # many come at once when a network stood still
        self.warnings = 0

    async def run(self) -> None:
        await self.socket.accept()
        self.house.welcome(self.connection)
        sender = asyncio.create_task(self.send())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            if self.connection.ended:
                await asyncio.wait((sender,), timeout=LAST_WORDS)
        finally:
            self.house.see_off(self.connection)
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)

    async def send(self) -> None:
        """What waits, in order; then the connection is closed."""
        try:
            while (message := await self.connection.next()) is not None:
                if isinstance(message, str):
                    await self.socket.send_text(message)
                else:
                    await self.socket.send_bytes(message)
            await self.socket.close(self.connection.close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the client is gone; the reader knows

    async def read(self) -> None:
        """Until the client is gone, or nothing more is wanted of it."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.read_while(lambda: not self.greeted)
            await self.read_while(lambda: True)
        except TimeoutError:
            self.refuse(Refused("say-hello"))
            self.connection.end(POLICY)
        except WebSocketDisconnect:
            return

    async def read_while(self, wanted: Callable[[], bool]) -> None:
        """What has arrived already is read without waiting: others must have their turn in between."""
        for number in count(1):
            if self.connection.ended or not wanted():
                return
            self.take(await self.socket.receive())
            if number % IN_A_ROW == 0:
                await asyncio.sleep(0)

    def take(self, message: Any) -> None:
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        self.house.metrics.message_in()
        text = message.get("text")
        data = text if text is not None else message.get("bytes") or b""
        try:
            self.obey(self.admitted(data))
        except Refused as refused:
            self.refuse(refused, data)

    def admitted(self, data: str | bytes) -> ask.Request:
        """A request, unless it is one too many; a hand may say more often where it is."""
        try:
            request = parsed(data)
        except Refused:
            self.slow_down(self.rate)
            raise
        self.slow_down(self.reaches if isinstance(request, ask.Reach) else self.rate)
        return request

    def slow_down(self, bucket: Bucket) -> None:
        if not bucket.take(self.house.edge.steady()):
            self.warnings += 1
            if self.warnings > MOST_WARNINGS:
                self.connection.end(POLICY)
            raise Refused("too-fast", per_second=round(bucket.rate * 1000))

    def obey(self, request: ask.Request) -> None:
        if self.house.closing:
            raise Refused("shutting-down")
        if isinstance(request, ask.Hello):
            self.greet(request)
        elif not self.greeted:
            raise Refused("say-hello")
        elif isinstance(request, ask.Ping):
            self.connection.send({"type": "pong", "now": self.house.time.now()})
        elif isinstance(request, ask.Reach | ask.OpenHand):
            self.move_hand(request)
        elif not isinstance(request, ask.Play | ask.Pinch) and not self.changes.take(self.house.edge.steady()):
            raise Refused("too-fast")
        elif isinstance(request, ask.Unwatch):
            self.leave(request)
        else:
            self.house.take(self.connection, request.table, ask.meaning(request))

    def greet(self, request: ask.Hello) -> None:
        if request.protocol != ask.PROTOCOL:
            raise Refused("unknown-protocol", protocol=request.protocol, known=[ask.PROTOCOL])
        self.greeted = True
        self.connection.send(
            {
                "type": "welcome",
                "protocol": ask.PROTOCOL,
                "version": self.version,
                "identity": self.connection.person is not None,
                "now": self.house.time.now(),
            }
        )

    def move_hand(self, request: ask.Reach | ask.OpenHand) -> None:
        """Past the table's queue: this changes nothing at the table until the pull is over."""
        hand = self.connection.holding
        if hand is None or hand.table != request.table:
            if not self.connection.held_lately(request.table, self.house.edge.steady()):
                raise Refused("not-pinching")
        elif isinstance(request, ask.Reach):
            hand.reach(request.to)
        else:
            hand.open()

    def leave(self, request: ask.Unwatch) -> None:
        self.house.leave(self.connection, request.table)
        if request.key is not None:
            self.connection.send({"type": "ack", "table": request.table, "key": request.key, "number": 0})

    def refuse(self, refused: Refused, data: str | bytes = b"") -> None:
        self.house.metrics.error(refused.code)
        self.connection.send({"type": "error", **named(data), "code": refused.code, "about": refused.about})


async def one_client(socket: WebSocket) -> None:
    """One client, from the gate to the end of its connection."""
    app, gate = socket.app, socket.app.state.gate
    try:
        gate.enter(socket)
    except Refused as error:
        await socket.accept()
        await socket.send_json({"type": "error", "table": None, "key": None, "code": error.code, "about": error.about})
        await socket.close(POLICY)
        return
    try:
        person = app.state.identities.person(socket.cookies.get(COOKIE))
        await Client(socket, app.state.house, person, app.version).run()
    finally:
        gate.leave(socket)


def named(data: str | bytes) -> dict[str, str | None]:
    """The table and the key of a message, as far as it has such, so that whoever waits for an answer gets one."""
    try:
        about = Named.model_validate_json(data)
    except ValidationError:
        about = Named()
    return about.model_dump()


def parsed(data: str | bytes) -> ask.Request:
    """A request, or where and why it is none."""
    try:
        return ask.REQUEST.validate_json(data)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        at = ".".join(str(part) for part in first["loc"][1:])
        raise Refused("malformed", at=at[:200], reason=first["type"]) from None
