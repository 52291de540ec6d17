"""A client that speaks the protocol as docs/protocol.md tells it, and keeps every byte it was sent."""

import asyncio
import itertools
import json
from collections.abc import Callable
from secrets import token_hex
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from kamifuda.core.match import plays
from kamifuda.core.rng import Rng
from kamifuda.server.wire.to_clients import MESSAGE
from tests import patient
from tests.patient import PATIENCE

Told = dict[str, Any]


async def identity(http: str) -> str:
    """A fresh cookie."""
    async with patient.AsyncClient(base_url=http) as client:
        response = await client.post("/api/me")
        response.raise_for_status()
        return f"kamifuda={response.cookies['kamifuda']}"


async def make_table(http: str, cookie: str, **asked: Any) -> str:
    async with patient.AsyncClient(base_url=http, headers={"cookie": cookie}) as client:
        response = await client.post("/api/tables", json=asked)
        assert response.status_code == 201, response.text
        return str(response.json()["table"])


class Client:
    """One connection; `async with Client(url, cookie) as client`."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url, self.cookie = url, cookie
        self.heard: list[str] = []
        self.frames: list[bytes] = []
        self.keys = (f"{token_hex(4)}.{number}" for number in itertools.count())
        self.socket: ClientConnection

    async def __aenter__(self) -> "Client":
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(self.url, additional_headers=headers, compression=None, max_queue=None)
        await self.say(type="hello", protocol=1)
        await self.until(lambda told: told["type"] == "welcome")
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.socket.close()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Told:
        """The next message, which must be one of the protocol."""
        while (told := await self.receive()) is None:
            pass
        return told

    async def receive(self) -> Told | None:
        """A message, or a frame of a book, which is kept beside."""
        async with asyncio.timeout(PATIENCE):
            message = await self.socket.recv()
        if isinstance(message, bytes):
            self.frames.append(message)
            return None
        self.heard.append(message)
        MESSAGE.validate_json(message)
        told: Told = json.loads(message)
        return told

    async def until(self, wanted: Callable[[Told], bool]) -> Told:
        while not wanted(told := await self.hear()):
            pass
        return told

    async def ask(self, **message: Any) -> Told:
        """Says something and waits for its answer: an acknowledgement, a refusal or an error."""
        key = message.setdefault("key", next(self.keys))
        await self.say(**message)
        return await self.until(lambda told: told["type"] in ("ack", "refusal", "error") and told.get("key") == key)

    async def watch(self, table: str, since: int | None = None) -> Told:
        await self.say(type="watch", table=table, since=since)
        return await self.until(lambda told: told["type"] == "present" and told["table"] == table)

    async def play_at_random(self, table: str, rng: Rng) -> Told:
        """Plays for every seat it holds until the match is over; returns the last update."""
        told = await self.watch(table)
        while told["info"] is None or told["info"]["status"] != "over":
            for view in told["views"] or []:
                if view["legal"]:
                    await self.play(table, view, rng)
            told = await self.until(lambda told: told["type"] == "update")
        return told

    async def play(self, table: str, view: Told, rng: Rng) -> str:
        """Sends any of the legal plays; returns its key."""
        choices = plays(view["legal"])
        steps = choices[rng.below(len(choices))].split(", ")
        key = f"t{view['seat']}.{view['turn']}"
        await self.say(type="play", table=table, seat=view["seat"], turn=view["turn"], steps=steps, key=key)
        return key
