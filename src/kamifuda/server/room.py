"""The room of one table: one task takes requests in order, writes them down, and only then tells everybody.

Nothing but that task reads or changes the table: what it holds may not be on the disk yet.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import structlog

from kamifuda.server import telling
from kamifuda.server.attention import Attention
from kamifuda.server.codes import Refused, Unreadable
from kamifuda.server.connection import Connection, encoded
from kamifuda.server.decisions import Draft
from kamifuda.server.entries import Change, Entry
from kamifuda.server.logs import tag
from kamifuda.server.motion import Motion
from kamifuda.server.reception import Reception
from kamifuda.server.store import StoreDown
from kamifuda.server.table import DamagedLog, Table, UnknownRules, fold

if TYPE_CHECKING:
    from kamifuda.server.house import House

log = structlog.get_logger()

Job = Callable[[], Awaitable[None]]
CHAIRS_CHANGED = ("sat", "stood", "moved")
RACES = 20  # lost in a row before we give up


class LostRace(Exception):
    """Another process wrote that number first."""


class Room:
    def __init__(self, table: str, house: "House") -> None:
        self.id, self.house = table, house
        self.table: Table | None = None  # None: not read yet, or not to be trusted
        self.unsaved = False  # something could not be written, and everybody here knows it
        self.told = 0  # the last number that everybody here was told
        self.lately = telling.Lately()
        self.affairs: tuple[Any, ...] = ()
        self.here: dict[Connection, None] = {}
        self.jobs: deque[Job] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.attention = Attention(self)
        self.motion = Motion(self)
        self.reception = Reception(self)
        self.time = house.time.another()
        self.left_at = house.edge.steady()

    # The queue.

    def hand(self, job: Job) -> None:
        """To be done when its turn comes."""
        self.jobs.append(job)
        if self.worker is None:
            self.worker = asyncio.create_task(self.work())

    async def work(self) -> None:
        while self.jobs:
            try:
                await self.jobs.popleft()()
            except Refused as refused:  # a bot that was late, or a database that does not answer
                if refused.code == "unavailable":
                    self.house.later(self)
            except Exception:
                log.exception("job failed", table=tag(self.id))
                self.house.metrics.error("internal")
                self.table = None
                self.house.later(self)
        self.worker = None

    async def do(self, job: Callable[[Table], Any]) -> Any:
        """The result of a job that looks at the table."""
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def looked() -> None:
            try:
                outcome = job(await self.loaded())
                value = await outcome if asyncio.iscoroutine(outcome) else outcome
            except BaseException as error:
                if not isinstance(error, Refused):
                    self.table = None  # whatever it holds now is not to be trusted
                if not result.cancelled():
                    result.set_exception(error)
            else:
                if not result.cancelled():
                    result.set_result(value)

        self.hand(looked)
        return await result

    def idle(self) -> bool:
        """Nobody is here and nothing is being done."""
        return not self.here and self.worker is None and not self.attention.thoughts and not self.motion.busy

    # The table and its log.

    async def loaded(self) -> Table:
        """The table as it is on the disk."""
        if self.table is None:
            if self.id in self.house.unreadable:
                raise Refused(self.house.unreadable[self.id])
            entries = await self.read(0)
            if not entries:
                raise Refused("no-such-table")
            with self.as_far_as_readable():
                table = await self.folded(entries[: self.told or len(entries)])
            self.time.not_before(entries[-1].at)
            self.table = table
            for entry in entries[table.number :]:
                self.apply_and_tell(entry)
            self.told = self.table.number
            self.affairs = self.table.affairs()
            self.house.wonder(self)
            self.attention.plan(mine=False)
        return self.table

    async def folded(self, entries: list[Entry]) -> Table:
        """The table that a log leads to, and what happened there lately."""
        table, self.lately = Table(self.id, self.house.edge), telling.Lately()

        def follow(entry: Entry) -> None:
            fold(table, entry)
            self.lately.add(table, entry)

        await self.house.slices.done(map(follow, entries))
        return table

    @contextmanager
    def as_far_as_readable(self) -> Iterator[None]:
        """A table that this server can not read is closed, and everybody is told so, once."""
        try:
            yield
        except (DamagedLog, UnknownRules, ValueError) as error:
            code: Unreadable = "unknown-rules" if isinstance(error, UnknownRules) else "damaged-table"
            self.table, self.house.unreadable[self.id] = None, code
            self.attention.stop()
            log.error("table can not be read", table=tag(self.id), why=code, exc_info=error)
            told = encoded({"type": "error", "table": self.id, "key": None, "code": code, "about": {}})
            for connection in self.here:
                connection.send_text(told)
            raise Refused(code) from error

    async def read(self, after: int) -> list[Entry]:
        try:
            with self.as_far_as_readable():
                return await self.house.store.log(self.id, after)
        except StoreDown:
            raise Refused("unavailable") from None

    async def newest(self) -> Table:
        """The table as it is on the disk now, whatever other processes have told."""
        if self.house.store.shared:
            await self.catch_up()
        return await self.loaded()

    async def catch_up(self) -> None:
        """Other processes have written."""
        table = await self.loaded()
        for entry in await self.read(table.number):
            self.apply_and_tell(entry)
            self.attention.plan(mine=False)

    def apply_and_tell(self, entry: Entry) -> None:
        """An entry that is on the disk already."""
        assert self.table is not None
        with self.as_far_as_readable():
            fold(self.table, entry)
        self.time.not_before(entry.at)
        self.tell(entry)

    async def write(self, draft: Callable[[Table], Draft], person: str | None = None, key: str | None = None) -> Entry:
        """Decides, writes down, tells; decides again where another process was faster."""
        for _ in range(RACES):
            kind, what = draft(await self.loaded())
            try:
                return await self.commit(kind, {"person": person, "key": key, "what": what})
            except LostRace:
                self.house.metrics.lost_race()
        raise Refused("unavailable")

    async def commit(self, kind: str, body: dict[str, Any]) -> Entry:
        table = await self.loaded()
        before = table.summary() if table.number else None
        entry = Entry(self.id, table.number + 1, max(self.time.now(), table.touched), kind, body)
        table.apply(entry)  # refuses a play against the rules, unchanged
        summary = table.summary()
        change = Change(entry, summary if summary != before else None, table.results() if kind == "play" else ())
        try:
            kept = await self.house.store.append(change)
        except StoreDown:
            self.table = None
            self.tell_trouble()
            self.house.later(self)
            raise Refused("unavailable") from None
        self.unsaved = False
        if not kept:
            self.table = None
            raise LostRace
        self.tell(entry)
        self.attention.plan(mine=True)
        return entry

    # Telling.

    def tell(self, entry: Entry) -> None:
        """One update per viewer, from what that viewer may know."""
        assert self.table is not None
        if entry.kind in CHAIRS_CHANGED:
            self.hand(self.people_changed)
        affairs = self.table.affairs()
        changed, self.affairs, self.told = affairs != self.affairs, affairs, entry.number
        self.lately.add(self.table, entry)
        texts: dict[str | None, str] = {}
        for connection in self.here:
            person = connection.person if self.known(connection.person) else None
            if person not in texts:
                texts[person] = encoded(telling.update(self.table, entry, person, changed))
            connection.send_text(texts[person])
        self.house.metrics.message_out(len(self.here))

    def tell_trouble(self) -> None:
        """Once until it is over: whoever waits for the others, or for a bot, knows why."""
        if not self.unsaved:
            self.unsaved = True
            for connection in self.here:
                connection.send(self.trouble())

    def trouble(self) -> dict[str, Any]:
        return {"type": "error", "table": self.id, "key": None, "code": "unavailable", "about": {}}

    def known(self, person: str | None) -> bool:
        """Whether this person sees more than everybody may."""
        assert self.table is not None
        return person is not None and (person == self.table.creator or bool(self.table.seats_of(person)))

    def present_seats(self) -> list[int]:
        assert self.table is not None
        here = {connection.person for connection in self.here} | self.house.elsewhere.people(self.id)
        return [
            seat for seat, chair in enumerate(self.table.chairs) if chair.person is not None and chair.person in here
        ]

    def presence(self) -> tuple[list[int], int]:
        assert self.table is not None
        watching = sum(not self.table.seats_of(connection.person) for connection in self.here)
        return self.present_seats(), watching + self.house.elsewhere.watchers(self.id)

    def tell_presence(self) -> None:
        if self.table is not None:
            seats, watchers = self.presence()
            text = encoded({"type": "presence", "table": self.id, "present": seats, "watchers": watchers})
            for connection in self.here:
                connection.send_text(text)

    async def people_changed(self) -> None:
        """Somebody came or went here."""
        await self.announce()
        await self.company_changed()

    async def announce(self) -> None:
        await self.loaded()
        self.house.announce(self)

    async def company_changed(self) -> None:
        """Somebody came or went, here or through another process."""
        await self.loaded()
        self.tell_presence()
        self.attention.plan_again()
