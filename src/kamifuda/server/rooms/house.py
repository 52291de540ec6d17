"""All the rooms of this process: found, let go, looked after; and what other processes tell them."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

from kamifuda.server.books.books import Books, Json
from kamifuda.server.books.replays import Replays
from kamifuda.server.process.metrics import Metrics
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms.connection import Connection, encoded
from kamifuda.server.rooms.real_host import HOST
from kamifuda.server.rooms.room import Room
from kamifuda.server.rooms.services import Services
from kamifuda.server.store.pulse import Pulse
from kamifuda.server.store.store import Store, StoreDown
from kamifuda.server.tables import telling
from kamifuda.server.tables.clocks import DAY
from kamifuda.server.tables.codes import Refused, Unreadable
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.entries import Change, Entry, Summary
from kamifuda.server.tables.ids import spelled
from kamifuda.server.tables.newtable import NewTable, made
from kamifuda.server.tables.requests import Request
from kamifuda.server.tables.table import Table, folded
from kamifuda.server.thinking.thinkers import Thinkers

SWEEP = 3.0  # seconds between two looks at what is due
MOST_DUE = 200  # tables that are looked after at a time
LONGEST_END = 5.0  # seconds for all that waits to be written when the server ends
SERVICE_RESTART = 1012  # as IANA numbers it

log = structlog.get_logger()


class House:
    """Its rooms know `Services`; whoever serves people knows what it can be asked, and nothing behind that."""

    def __init__(
        self, settings: Settings, edge: Edge, store: Store, thinkers: Thinkers, books: Books, metrics: Metrics
    ) -> None:
        self.settings, self.edge, self.store, self.metrics = settings, edge, store, metrics
        self.services = Services(settings, edge, store, thinkers, books, metrics)
        self.time = self.services.time
        self.rooms: dict[str, Room] = {}
        self.replays = Replays(books)
        self.pulse = Pulse(store, edge)
        self.retelling = asyncio.Semaphore()  # one long history at a time
        store.news = self.hear

    # For those who come.

    def take(self, connection: Connection, table: str, request: Request) -> None:
        """What somebody asks of a table is answered there."""
        self.room(table).take(connection, request)

    def welcome(self, connection: Connection) -> None:
        """A client has come."""
        self.services.connections.add(connection)

    def see_off(self, connection: Connection) -> None:
        """It is gone."""
        connection.ended = True
        if connection.holding is not None:
            connection.holding.open()
        for table in list(connection.tables):
            self.leave(connection, table)
        self.services.connections.discard(connection)

    def leave(self, connection: Connection, table: str) -> None:
        """A client looks elsewhere."""
        if table in connection.tables:
            self.rooms[table].company.leave(connection)

    def room(self, table: str) -> Room:
        if table not in self.rooms:
            self.rooms[table] = Room(table, self.services, self)
            self.metrics.rooms.set(len(self.rooms))
        return self.rooms[table]

    async def look(self, table: str, job: Callable[[Table], Any]) -> Any:
        """What this job finds at a table."""
        try:
            return await self.room(table).look(job)
        except Refused as refused:
            if refused.code == "no-such-table":
                self.drop(table)
            raise

    def drop(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None and room.idle():
            room.vacate()
            del self.rooms[table]
            self.metrics.rooms.set(len(self.rooms))

    @property
    def closing(self) -> bool:
        """The server is about to end."""
        return self.services.closing

    async def feel(self) -> int:
        """How many rooms there are; StoreDown where nothing can be written."""
        await self.pulse.feel()
        return len(self.rooms)

    async def open_tables(self, most: int) -> list[Summary]:
        """That gather or play, the newest first."""
        return await self.store.listed(most)

    async def tables_of(self, person: str, most: int) -> list[Summary]:
        """At which this person has a seat."""
        return await self.store.of_person(person, most)

    def why_unreadable(self, table: str) -> Unreadable | None:
        """None: it is readable, or nobody has tried."""
        return self.services.unreadable.get(table)

    async def counts(self) -> dict[str, dict[str, int]]:
        """How many tables of each status there are, by game."""
        return await self.store.counts()

    async def standings(self, person: str) -> list[dict[str, Any]]:
        """How this person has fared."""
        return await self.store.standings(person)

    async def history(self, table: str, person: str | None) -> tuple[list[str], list[str]]:
        """As whom this person looks at a table, and all that happened there, written line by line."""
        looks, number = await self.look(table, lambda found: (telling.viewers(found, person), found.number))
        async with self.retelling:
            entries = (await self.room(table).ledger.read(0))[:number]
            lines = telling.history(entries, self.edge, looks)
            return list(looks), await self.services.slices.done(encoded(line) for line in lines)

    async def drawn_again(self, question: Json, recorded: Json) -> Json:
        """What a book did, simulated again."""
        return await self.replays.see(question, recorded)

    # Seats that move to another device.

    async def offer(self, table: str, seat: int, person: str, lasts: int) -> tuple[str, int]:
        """A one-time link that moves a seat, and until when."""
        token, until = spelled(self.edge.secret(16)), self.time.now() + lasts
        await self.store.offer(token, table, seat, person, until)
        return token, until

    async def claim(self, token: str, person: str) -> tuple[str, int]:
        """The table and the seat of a one-time link, which is now this person's."""
        found = await self.store.claim(token, self.time.now())
        if found is None:
            raise Refused("unknown-link")
        table, seat, giver = found
        await self.room(table).move(seat, giver, person)
        return table, seat

    # New tables.

    async def create(self, person: str, asked: NewTable) -> str:
        most = self.settings.tables_per_person
        if await self.store.unfinished(person) >= most:
            raise Refused("too-many", most=most)
        return await self.found(person, made(asked, person, HOST))

    async def found(self, person: str, what: dict[str, Any]) -> str:
        """Writes the first entry of a new table."""
        table = spelled(self.edge.secret(16))
        what = what | {"server_seed": self.edge.secret(32).hex()}
        entry = Entry(table, 1, self.time.now(), "created", {"person": person, "key": None, "what": what})
        summary = folded([entry], self.edge).summary()
        try:
            kept = await self.store.append(Change(entry, summary))
        except StoreDown:
            kept = False
        if not kept:
            raise Refused("unavailable")
        return table

    def give_up(self, table: str) -> None:
        """It was made for nothing."""
        room = self.room(table)
        room.queue.put(room.closing.give_up)

    # What other processes tell.

    def hear(self, news: dict[str, Any]) -> None:
        elsewhere = self.services.elsewhere
        if "process" in news:
            elsewhere.hear(news["process"])
        match news["news"]:
            case "entries":
                for table in news["tables"]:
                    if table in self.rooms:
                        self.rooms[table].queue.put(self.rooms[table].ledger.catch_up)
            case "missed":
                elsewhere.tables.clear()  # who is still there will say so
                for room in self.rooms.values():
                    room.queue.put(room.ledger.catch_up)
                    room.queue.put(room.company.changed)
                    room.audience.wonder()
            case "presence":
                elsewhere.told(news)
                if news["table"] in self.rooms:
                    room = self.rooms[news["table"]]
                    room.queue.put(room.company.changed_somewhere)
            case "meant":
                if news["table"] in self.rooms:
                    self.rooms[news["table"]].window.hear(news["meant"])
            case "frames":
                if news["moves"]:
                    elsewhere.moved(news["table"], news["hand"])
                else:
                    elsewhere.rested(news["table"])
                if news["table"] in self.rooms:
                    self.rooms[news["table"]].book.frames.hear(news["frames"])
            case "who":
                if news["table"] in self.rooms and self.rooms[news["table"]].audience.here:
                    room = self.rooms[news["table"]]
                    room.queue.put(room.company.announce)
                    room.book.tell_again()

    # Now and then.

    async def sweep(self) -> None:
        """Forever: tables that are due, rooms that nobody is in, tables that nobody wants."""
        rounds = 0
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep_once(tidy=rounds % 200 == 0)
            except StoreDown:
                pass  # the log says so
            except Exception:
                log.exception("sweep failed")
            rounds += 1

    async def sweep_once(self, tidy: bool) -> None:
        now, steady = self.time.now(), self.edge.steady()
        unreadable = self.services.unreadable  # those stay due for ever
        for table in await self.store.due(now, MOST_DUE + len(unreadable)):
            if table not in unreadable and self.room(table).queue.worker is None:
                self.room(table).due.wake()
        for table in self.services.elsewhere.forget_the_silent():
            if table in self.rooms:
                self.rooms[table].queue.put(self.rooms[table].company.changed_somewhere)
        self.services.outbox.spread("alive")
        for room in self.rooms.values():
            room.book.tell_again()
        for table, room in list(self.rooms.items()):
            if room.idle() and steady - room.company.left_at > self.settings.evict_after * 1000:
                self.drop(table)
        await self.look_for_relief()
        if tidy:
            await self.tidy(now)

    async def look_for_relief(self) -> None:
        """Where something could not be written, and now it could: whoever comes is not alarmed."""
        if any(room.ledger.unsaved for room in self.rooms.values()):
            await self.pulse.feel()
            await self.store.hear_all()
            for room in self.rooms.values():
                room.ledger.unsaved = False

    async def tidy(self, now: int) -> None:
        for status, days in (("gathering", self.settings.gathering_days), ("playing", self.settings.playing_days)):
            for table in await self.store.idle(status, now - days * DAY):
                room = self.room(table)
                room.queue.put(partial(room.closing.expire, now))

    def say_goodbye(self) -> None:
        """The server restarts: clients come back and ask for what they missed."""
        self.services.closing = True
        for connection in self.services.connections:
            connection.send({"type": "bye", "code": "shutting-down"})
            connection.end(SERVICE_RESTART)

    async def close(self) -> None:
        """Finishes what is being written, if it can be within one time for all of it; nothing new begins."""
        self.services.closing = True
        for room in self.rooms.values():
            room.due.stop()
        finishing = asyncio.create_task(self.finish())
        await asyncio.wait([finishing], timeout=LONGEST_END)
        if not finishing.done():
            log.error("the database does not answer, what waits for it is not written")
            self.store.give_up()
        await finishing
        self.pulse.close()

    async def finish(self) -> None:
        await asyncio.gather(*(room.book.close() for room in self.rooms.values()))
        while any(room.queue.worker is not None for room in self.rooms.values()):
            await asyncio.gather(*(room.queue.worker for room in self.rooms.values() if room.queue.worker is not None))
        if self.services.outbox.telling is not None:
            await self.services.outbox.telling
