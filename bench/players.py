"""Everybody who plays on our server: a connection per seat. Orders come as lines: python -m bench.players PORT"""

import asyncio
import gc
import json
import sys
from collections.abc import Callable
from http.client import HTTPConnection
from itertools import count
from random import choice
from time import perf_counter
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from kamifuda.core.match import plays

AT_ONCE = 32  # tables that open at the same time
PATIENCE = 30  # seconds to wait for what is still on its way
DUEL = {"game": "kami", "options": {"seats": 2}, "grace": None}  # no bot stands in for those who leave

Told = dict[str, Any]


class Seat:
    """One person's connection."""

    def __init__(self, table: "Table", cookie: str) -> None:
        self.table, self.cookie = table, cookie
        self.number = 0  # of the last entry of the log that this person was told
        self.view: Told = {}
        self.sent: float | None = None  # when the play went off that is not acknowledged yet
        self.key = ""
        self.socket: ClientConnection
        self.reader: asyncio.Task[None]

    async def connect(self, address: str) -> None:
        headers = {"cookie": self.cookie}
        self.socket = await connect(f"ws://{address}/api/socket", additional_headers=headers, ping_interval=None)
        self.reader = asyncio.create_task(self.read())
        await self.say(type="hello", protocol=1)
        await self.watch()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def watch(self) -> None:
        self.number, self.view = 0, {}
        await self.say(type="watch", table=self.table.id)

    async def read(self) -> None:
        async for text in self.socket:
            await self.hear(json.loads(text))

    async def hear(self, told: Told) -> None:
        if told["type"] in ("refusal", "error"):
            self.table.crowd.refused += 1
            self.sent = None
        elif told.get("table") != self.table.id:
            return
        elif told["type"] == "ack":
            if told["key"] == self.key and self.sent is not None:
                self.table.crowd.waits.append(1000 * (perf_counter() - self.sent))
                self.sent = None
        elif told["type"] in ("present", "update"):
            self.number = told["number"]
            if told["views"] is not None:
                self.view = told["views"][0]
            if told["type"] == "update" and told["what"]["kind"] == "rematch":
                await self.table.move(told["what"]["table"])
        await self.table.go_on()

    async def act(self) -> None:
        self.key = f"{self.view['seat']}.{self.view['turn']}"
        steps = choice(plays(self.view["legal"])).split(", ")
        self.sent = perf_counter()
        await self.say(
            type="play", table=self.table.id, seat=self.view["seat"], turn=self.view["turn"], steps=steps, key=self.key
        )


class Table:
    """Two people, one match after the other."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.id = ""
        self.seats: list[Seat] = []

    async def open(self, post: Callable[..., Any]) -> None:
        for _ in range(2):
            self.seats.append(Seat(self, await asyncio.to_thread(post, "/api/me", None, "", "set-cookie")))
        maker, guest = self.seats
        asked = DUEL | {"chairs": [{"who": "me", "name": "maker"}]}
        self.id = json.loads(await asyncio.to_thread(post, "/api/tables", asked, maker.cookie))["table"]
        for seat in self.seats:
            await seat.connect(self.crowd.address)
        await guest.say(type="sit", table=self.id, seat=1, name="guest")
        await self.until(lambda: maker.number == guest.number == 2)
        await self.begin()

    async def begin(self) -> None:
        await self.seats[0].say(type="start", table=self.id)
        await self.until(self.ready)

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await asyncio.sleep(0.005)

    def settled(self) -> bool:
        """Both have seen the same, and nothing is on its way."""
        one, other = self.seats
        return one.number == other.number and one.sent is None and other.sent is None

    def ready(self) -> bool:
        return self.settled() and any(seat.view.get("legal") for seat in self.seats)

    async def act(self) -> bool:
        if not self.ready():
            return False
        await next(seat for seat in self.seats if seat.view["legal"]).act()
        return True

    async def go_on(self) -> None:
        """After every message: the next play at once, or the next match."""
        if self.crowd.racing:
            await self.act()
        if self.settled() and all((seat.view.get("view") or {}).get("over") for seat in self.seats):
            self.seats[0].view = {}
            await self.seats[0].say(type="rematch", table=self.id)

    async def move(self, table: str) -> None:
        """To the table of the next match, once both know of it."""
        if self.settled():
            self.id = table
            for seat in self.seats:
                await seat.watch()
            self.crowd.keep(self.restart())

    async def restart(self) -> None:
        await self.until(lambda: self.seats[0].number == self.seats[1].number == 1)
        await self.begin()


class Crowd:
    """All tables, and the orders that bench/contenders.py hands over."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: list[Table] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.racing = False  # the next play follows at once
        self.waits: list[float] = []  # milliseconds from sending until the acknowledgement
        self.refused = 0

    async def open(self, tables: float) -> Told:
        start, fresh = perf_counter(), [Table(self) for _ in range(int(tables))]
        waiting = list(fresh)

        async def some() -> None:
            post = poster(self.address)
            while waiting:
                await waiting.pop().open(post)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        self.tables += fresh
        gc.collect()
        gc.freeze()  # our own pauses would count as the server's
        return {"seconds": perf_counter() - start}

    async def race(self, seconds: float) -> Told:
        """As fast as they go."""
        self.waits, self.racing, start = [], True, perf_counter()
        for table in self.tables:
            await table.act()
        await asyncio.sleep(start + seconds - perf_counter())
        self.racing = False
        told = self.summary(perf_counter() - start)
        await self.settle()
        return told | {"all": len(self.waits)}

    async def pace(self, every: float, seconds: float) -> Told:
        """One play per table every so often, the tables evenly spread."""
        self.waits, start, late, missed = [], perf_counter(), 0.0, 0
        for number in count():
            due = every * number / len(self.tables)
            if due >= seconds:
                break
            while (early := start + due - perf_counter()) > 0:
                await asyncio.sleep(early)
            late = max(late, -early)
            missed += not await self.tables[number % len(self.tables)].act()
        await self.settle()
        return self.summary(seconds) | {"missed": missed, "late": 1000 * late}

    async def each(self, moves: float) -> Told:
        """So many plays at every table."""
        for _ in range(int(moves)):
            for table in self.tables:
                await table.act()
            await self.settle()
        return {}

    async def leave(self) -> Told:
        seats = [seat for table in self.tables for seat in table.seats]
        self.tables = []
        await asyncio.gather(*(seat.socket.close() for seat in seats))
        await asyncio.gather(*(seat.reader for seat in seats), return_exceptions=True)
        return {}

    async def settle(self) -> None:
        end = perf_counter() + PATIENCE
        while perf_counter() < end and not all(table.ready() for table in self.tables):
            await asyncio.sleep(0.02)

    def summary(self, seconds: float) -> Told:
        ordered = sorted(self.waits) or [0.0]
        lost = sum(any(seat.reader.done() for seat in table.seats) for table in self.tables)
        return {
            "plays": len(self.waits),
            "seconds": seconds,
            "p50": ordered[len(ordered) // 2],
            "p99": ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
            "refused": self.refused,
            "lost": lost,
        }

    def keep(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def poster(address: str) -> Callable[..., str]:
    """A line of its own to the HTTP API."""
    line = HTTPConnection(address)

    def post(path: str, body: Told | None, cookie: str, header: str | None = None) -> str:
        headers = {"content-type": "application/json", "cookie": cookie}
        line.request("POST", path, json.dumps(body) if body else None, headers)
        answer = line.getresponse()
        text = answer.read().decode()
        assert answer.status < 300, f"{path}: {answer.status} {text}"
        return text if header is None else str(answer.headers[header]).partition(";")[0]

    return post


async def obey(port: str) -> None:
    crowd = Crowd(f"127.0.0.1:{port}")
    while line := await asyncio.to_thread(sys.stdin.readline):
        order, *numbers = line.split()
        print(json.dumps(await getattr(crowd, order)(*map(float, numbers))), flush=True)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(obey(sys.argv[1]))
