"""All the rooms of this process: found, let go, looked after; and what other processes tell them."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

from kamifuda.server.books.books import Books
from kamifuda.server.books.replays import Replays
from kamifuda.server.process.metrics import Metrics
from kamifuda.server.process.settings import Settings
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.host import HOST
from kamifuda.server.rooms.room import Room
from kamifuda.server.rooms.services import Services
from kamifuda.server.store.pulse import Pulse
from kamifuda.server.store.store import Store, StoreDown
from kamifuda.server.tables.clocks import DAY
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.entries import Change, Entry
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


class House(Services):
    """What its rooms see of it is `Services`."""

    def __init__(
        self, settings: Settings, edge: Edge, store: Store, thinkers: Thinkers, books: Books, metrics: Metrics
    ) -> None:
        super().__init__(settings, edge, store, thinkers, books, metrics)
        self.rooms: dict[str, Room] = {}
        self.replays = Replays(books)
        self.pulse = Pulse(store, edge)
        self.retelling = asyncio.Semaphore()  # one long history at a time
        store.news = self.hear

    # For those who come.

    def take(self, connection: Connection, table: str, request: Request) -> None:
        """What somebody asks of a table is answered there."""
        self.room(table).take(connection, request)

    def leave(self, connection: Connection, table: str) -> None:
        """A client looks elsewhere."""
        if table in connection.tables:
            self.rooms[table].company.leave(connection)

    def room(self, table: str) -> Room:
        if table not in self.rooms:
            self.rooms[table] = Room(table, self, self)
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
        if "process" in news:
            self.elsewhere.hear(news["process"], self.edge.steady())
        match news["news"]:
            case "entries":
                for table in news["tables"]:
                    if table in self.rooms:
                        self.rooms[table].queue.put(self.rooms[table].journal.catch_up)
            case "missed":
                self.elsewhere.tables.clear()  # who is still there will say so
                for room in self.rooms.values():
                    room.queue.put(room.journal.catch_up)
                    room.queue.put(room.company.changed)
                    room.audience.wonder()
            case "presence":
                self.elsewhere.told(news)
                if news["table"] in self.rooms:
                    room = self.rooms[news["table"]]
                    room.queue.put(room.company.changed_somewhere)
            case "meant":
                if news["table"] in self.rooms:
                    self.rooms[news["table"]].window.hear(news["meant"])
            case "frames":
                if news["moves"]:
                    self.elsewhere.moved(news["table"], news["hand"], self.edge.steady())
                else:
                    self.elsewhere.rested(news["table"])
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
        most = MOST_DUE + len(self.unreadable)  # those stay due for ever
        for table in await self.store.due(now, most):
            if table not in self.unreadable and self.room(table).queue.worker is None:
                self.room(table).due.wake()
        for table in self.elsewhere.forget_the_silent(steady):
            if table in self.rooms:
                self.rooms[table].queue.put(self.rooms[table].company.changed_somewhere)
        self.news.spread({"news": "alive", "process": self.process})
        for room in self.rooms.values():
            room.book.tell_again()
        for table, room in list(self.rooms.items()):
            if room.idle() and steady - room.audience.left_at > self.settings.evict_after * 1000:
                self.drop(table)
        await self.look_for_relief()
        if tidy:
            await self.tidy(now)

    async def look_for_relief(self) -> None:
        """Where something could not be written, and now it could: whoever comes is not alarmed."""
        if any(room.journal.unsaved for room in self.rooms.values()):
            await self.pulse.feel()
            await self.store.hear_all()
            for room in self.rooms.values():
                room.journal.unsaved = False

    async def tidy(self, now: int) -> None:
        for status, days in (("gathering", self.settings.gathering_days), ("playing", self.settings.playing_days)):
            for table in await self.store.idle(status, now - days * DAY):
                room = self.room(table)
                room.queue.put(partial(room.closing.expire, now))

    def say_goodbye(self) -> None:
        """The server restarts: clients come back and ask for what they missed."""
        self.closing = True
        for connection in self.connections:
            connection.send({"type": "bye", "code": "shutting-down"})
            connection.end(SERVICE_RESTART)

    async def close(self) -> None:
        """Finishes what is being written, if it can be within one time for all of it; nothing new begins."""
        self.closing = True
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
        if self.news.telling is not None:
            await self.news.telling
