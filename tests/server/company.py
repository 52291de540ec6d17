"""People at a table, each with a connection of their own."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from kamifuda.core.match import plays
from tests import patient
from tests.examples import FIRST, SHORT
from tests.facts import Chosen
from tests.server.client import Client, Told
from tests.server.serving import Serving

ENTROPY = [f"{seat:02x}" * 8 for seat in range(4)]


def get(server: Serving, path: str, who: Client | None = None) -> httpx.Response:
    """What this person, or a stranger, is answered."""
    return patient.get(f"{server.http}{path}", headers=cookie_of(who))


def post(server: Serving, path: str, who: Client | None = None, **asked: Any) -> httpx.Response:
    return patient.post(f"{server.http}{path}", headers=cookie_of(who), json=asked)


def cookie_of(who: Client | None) -> dict[str, str]:
    return {"cookie": who.cookie} if who is not None and who.cookie else {}


def new_cookie(server: Serving) -> str:
    return f"kamifuda={post(server, '/api/me').cookies['kamifuda']}"


def new_table(server: Serving, maker: Client, **asked: Any) -> str:
    answer = post(server, "/api/tables", maker, **{"game": FIRST.name, **asked})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def history(server: Serving, table: str, who: Client | None = None) -> list[Told]:
    """Everything that happened at a table, as this person may know it."""
    entries: list[Told] = get(server, f"/api/tables/{table}/history", who).json()["entries"]
    return entries


def number(server: Serving, table: str) -> int:
    """Of the last entry in the table's log."""
    return int(get(server, f"/api/tables/{table}").json()["number"])


@asynccontextmanager
async def guests(server: Serving, count: int) -> AsyncIterator[list[Client]]:
    """So many people who have met the server."""
    async with AsyncExitStack() as stack:
        people = [Client(server.socket, new_cookie(server)) for _ in range(count)]
        yield [await stack.enter_async_context(client) for client in people]


@asynccontextmanager
async def gathered(server: Serving, seats: int = 2, options: Chosen = SHORT, **asked: Any) -> AsyncIterator[Any]:
    """A table and its people: all sit and watch, nothing is dealt."""
    async with guests(server, seats) as people:
        options = {"seats": seats, **options}
        table = new_table(server, people[0], options=options, **asked)
        for seat, client in enumerate(people):
            await client.ask(type="sit", table=table, seat=seat, name=f"Player {seat}", entropy=ENTROPY[seat])
            await client.watch(table)
        yield table, people


@asynccontextmanager
async def dealt(server: Serving, seats: int = 2, options: Chosen = SHORT, **asked: Any) -> AsyncIterator[Any]:
    """A table and its people, and the match has begun."""
    async with gathered(server, seats, options, **asked) as (table, people):
        assert (await people[0].ask(type="start", table=table))["type"] == "ack"
        yield table, people


async def next_to_play(table: str, people: Sequence[Client]) -> tuple[Client, Told]:
    """Who may play now, and what they see."""
    for client in people:
        for view in (await client.watch(table))["views"]:
            if view["legal"]:
                return client, view
    raise AssertionError("nobody may play")


def first_play(table: str, view: Told) -> Told:
    """The first of the legal plays, as a message."""
    steps = plays(view["legal"])[0].split(", ")
    return {"type": "play", "table": table, "seat": view["seat"], "turn": view["turn"], "steps": steps}


async def play_once(table: str, people: Sequence[Client]) -> Told:
    """Whoever may play now plays; returns the acknowledgement."""
    client, view = await next_to_play(table, people)
    answer = await client.ask(**first_play(table, view))
    assert answer["type"] == "ack", answer
    return answer


def heard(client: Client, kind: str) -> list[Told]:
    """All the messages of this type that the client was ever sent."""
    return [told for told in map(json.loads, client.heard) if told["type"] == kind]
