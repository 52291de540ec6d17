"""All the rooms of this process: found, made, let go; and what the processes of one database tell each other."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

from kamifuda.core import options as opt
from kamifuda.server.again import Again
from kamifuda.server.books import Books
from kamifuda.server.clocks import DAY, Hourglass
from kamifuda.server.codes import Refused, Unreadable
from kamifuda.server.connection import Connection
from kamifuda.server.decisions import Done, Draft
from kamifuda.server.edge import Edge
from kamifuda.server.elsewhere import Elsewhere
from kamifuda.server.entries import Change, Entry
from kamifuda.server.metrics import Metrics
from kamifuda.server.newtable import NewTable, bad_option
from kamifuda.server.pulse import Pulse
from kamifuda.server.room import Room
from kamifuda.server.seats import spelled
from kamifuda.server.settings import Settings
from kamifuda.server.slices import Slices
from kamifuda.server.store import Store, StoreDown
from kamifuda.server.table import Table, folded
from kamifuda.server.thinkers import Thinkers

SWEEP = 3.0  # seconds between two looks at what is due
RETRY = 2.0  # seconds until a database that did not answer is asked again
MOST_DUE = 200  # tables that are looked after at a time
LONGEST_END = 5.0  # seconds for all that waits to be written when the server ends
SERVICE_RESTART = 1012  # as IANA numbers it

log = structlog.get_logger()


class House:
    def __init__(
        self, settings: Settings, edge: Edge, store: Store, thinkers: Thinkers, books: Books, metrics: Metrics
    ) -> None:
        self.settings, self.edge, self.store, self.metrics = settings, edge, store, metrics
        self.time = Hourglass(edge)
        self.thinkers, self.books, self.again = thinkers, books, Again(books)
        self.rooms: dict[str, Room] = {}
        self.unreadable: dict[str, Unreadable] = {}  # tables, and why; a server that knows more may come
        self.elsewhere = Elsewhere()
        self.process = store.process
        self.closing = False
        self.opened_at = edge.steady()
        self.connections: set[Connection] = set()
        self.unsaid: list[dict[str, Any]] = []  # news that other processes have yet to hear
        self.telling: asyncio.Task[None] | None = None
        self.said: asyncio.Future[bool]  # whether these were told
        self.pulse = Pulse(store, edge)
        self.slices = Slices()
        self.retelling = asyncio.Semaphore()  # one long history at a time
        store.news = self.hear

    def room(self, table: str) -> Room:
        if table not in self.rooms:
            self.rooms[table] = Room(table, self)
            self.metrics.rooms.set(len(self.rooms))
        return self.rooms[table]

    async def look(self, table: str, job: Callable[[Table], Any]) -> Any:
        """What this job finds at a table."""
        try:
            return await self.room(table).do(job)
        except Refused as refused:
            if refused.code == "no-such-table":
                self.drop(table)
            raise

    def drop(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None and room.idle():
            room.attention.stop()
            room.motion.gallery.close()
            del self.rooms[table]
            self.metrics.rooms.set(len(self.rooms))

    def later(self, room: Room) -> None:
        """The database did not answer: the table is looked after in a moment."""

        def again() -> None:
            if self.rooms.get(room.id) is room:
                room.attention.wake()

        asyncio.get_running_loop().call_later(RETRY, again)

    # New tables.

    async def create(self, person: str, asked: NewTable) -> str:
        most = self.settings.tables_per_person
        if await self.store.unfinished(person) >= most:
            raise Refused("too-many", most=most)
        return await self.found(person, asked.what(person))

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

    async def follow_up(self, room: Room, person: str, key: str | None) -> int:
        """A rematch: a new table with everybody one chair further, which the old one then points to."""
        table = await room.newest()
        if table.status != "over":
            raise Refused("not-over")
        if not table.seats_of(person):
            raise Refused("not-yours")
        if table.rematch is not None:
            return table.rematch_number
        chairs = [{"person": one.person, "name": one.name, "level": one.level} for one in table.chairs]
        try:
            options = opt.renewed(table.options)
        except opt.BadOption as bad:  # house rules that today's version does not allow
            raise bad_option(bad) from None
        what = {
            "game": table.game.name, "version": options.version, "options": opt.to_text(options),
            "open": table.open, "style": table.style, "clock": table.clocks.rule.model_dump(), "grace": table.grace,
            "chairs": chairs[-1:] + chairs[:-1],
        }  # fmt: skip
        following = await self.found(person, what)

        def draft(table: Table) -> Draft:
            if table.rematch is not None:  # another process was faster
                self.room(following).hand(self.room(following).reception.give_up)
                raise Done(table.rematch_number)
            return "rematch", {"table": following}

        return (await room.write(draft, person, key)).number

    # What other processes tell.

    def hear(self, news: dict[str, Any]) -> None:
        if "process" in news:
            self.elsewhere.hear(news["process"], self.edge.steady())
        match news["news"]:
            case "entries":
                for table in news["tables"]:
                    if table in self.rooms:
                        self.rooms[table].hand(self.rooms[table].catch_up)
            case "missed":
                self.elsewhere.tables.clear()  # who is still there will say so
                for room in self.rooms.values():
                    room.hand(room.catch_up)
                    room.hand(room.people_changed)
                    self.wonder(room)
            case "presence":
                self.elsewhere.told(news)
                if news["table"] in self.rooms:
                    room = self.rooms[news["table"]]
                    room.hand(room.company_changed)
            case "frames":
                if news["moves"]:
                    self.elsewhere.moved(news["table"], news["hand"], self.edge.steady())
                else:
                    self.elsewhere.rested(news["table"])
                if news["table"] in self.rooms:
                    self.rooms[news["table"]].motion.gallery.hear(news["frames"])
            case "who":
                if news["table"] in self.rooms and self.rooms[news["table"]].here:
                    self.rooms[news["table"]].hand(self.rooms[news["table"]].announce)
                    self.rooms[news["table"]].motion.tell_again()

    def announce(self, room: Room) -> None:
        """Tells the other processes who is at this table here."""
        if self.store.shared and room.table is not None:
            seated = {chair.person for chair in room.table.chairs} - {None}
            people = sorted({str(one.person) for one in room.here if one.person in seated})
            watchers = sum(one.person not in seated for one in room.here)
            about = {"process": self.process, "table": room.id}
            self.spread({"news": "presence", **about, "people": people, "watchers": watchers})

    def wonder(self, room: Room) -> None:
        """Asks the other processes who is at this table there."""
        self.spread({"news": "who", "process": self.process, "table": room.id})

    def spread(self, news: dict[str, Any]) -> asyncio.Future[bool]:
        """Tells the other processes, in order: news that overtake each other would be wrong for long."""
        if not self.unsaid:
            self.said = asyncio.get_running_loop().create_future()
        if not self.store.shared:
            self.said.set_result(True)
            return self.said
        self.unsaid.append(news)
        if self.telling is None:
            self.telling = asyncio.create_task(self.tell_others())
        return self.said

    async def tell_others(self) -> None:
        try:
            while self.unsaid:
                news, said, self.unsaid = self.unsaid, self.said, []
                said.set_result(await self.told(news))
        finally:
            self.telling = None

    async def told(self, news: list[dict[str, Any]]) -> bool:
        """Whatever goes wrong, the next news are told again."""
        try:
            await self.store.tell(news)
        except Exception as error:
            log.warning("news not told", count=len(news), fault=error)
            return False
        return True

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
        for table in await self.store.due(now, MOST_DUE):
            if table not in self.unreadable and self.room(table).worker is None:
                self.room(table).attention.wake()
        for table in self.elsewhere.forget_the_silent(steady):
            if table in self.rooms:
                self.rooms[table].hand(self.rooms[table].company_changed)
        self.spread({"news": "alive", "process": self.process})
        for room in self.rooms.values():
            room.motion.tell_again()
        for table, room in list(self.rooms.items()):
            if room.idle() and steady - room.left_at > self.settings.evict_after * 1000:
                self.drop(table)
        await self.look_for_relief()
        if tidy:
            await self.tidy(now)

    async def look_for_relief(self) -> None:
        """Where something could not be written, and now it could: whoever comes is not alarmed."""
        if any(room.unsaved for room in self.rooms.values()):
            await self.pulse.feel()
            await self.store.hear_all()
            for room in self.rooms.values():
                room.unsaved = False

    async def tidy(self, now: int) -> None:
        for status, days in (("gathering", self.settings.gathering_days), ("playing", self.settings.playing_days)):
            for table in await self.store.idle(status, now - days * DAY):
                room = self.room(table)
                room.hand(partial(room.reception.expire, now))

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
            room.attention.stop()
        finishing = asyncio.create_task(self.finish())
        await asyncio.wait([finishing], timeout=LONGEST_END)
        if not finishing.done():
            log.error("the database does not answer, what waits for it is not written")
            self.store.give_up()
        await finishing
        self.pulse.close()

    async def finish(self) -> None:
        await asyncio.gather(*(room.motion.close() for room in self.rooms.values()))
        while any(room.worker is not None for room in self.rooms.values()):
            await asyncio.gather(*(room.worker for room in self.rooms.values() if room.worker is not None))
        if self.telling is not None:
            await self.telling
