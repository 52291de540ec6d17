"""A table as it is on the disk: read, caught up with, written to. What is written is told, and nothing else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import structlog

from kamifuda.server.process.logs import tag
from kamifuda.server.rooms.services import Services
from kamifuda.server.store.store import StoreDown
from kamifuda.server.tables import telling
from kamifuda.server.tables.codes import Refused, Unreadable
from kamifuda.server.tables.decisions import Draft
from kamifuda.server.tables.entries import Change, Entry
from kamifuda.server.tables.table import DamagedLog, Table, UnknownRules, fold

RACES = 20  # lost in a row before we give up

log = structlog.get_logger()


class LostRace(Exception):
    """Another process wrote that number first."""


class NotNow(Exception):
    """What was to be written is no longer due."""


class Reader(Protocol):
    """Follows what becomes of a ledger."""

    def opened(self, table: Table) -> None: ...  # it has been read, and everybody here was told up to its end
    def grown(self, table: Table, entry: Entry) -> None: ...  # by an entry that is on the disk
    def up_to_date(self, mine: bool) -> None: ...  # for the moment; `mine` where this process wrote last
    def unreadable(self, code: Unreadable) -> None: ...
    def not_written(self) -> None: ...  # the database did not answer


class Ledger:
    """Used by the room's task alone."""

    def __init__(self, table: str, services: Services, reader: Reader) -> None:
        self.id, self.services, self.reader = table, services, reader
        self.table: Table | None = None  # None: not read yet, or not to be trusted
        self.told = 0  # the last number that everybody here was told
        self.lately = telling.Lately()
        self.unsaved = False  # something could not be written, and everybody here knows it
        self.time = services.time.another()

    @property
    def trusted(self) -> Table:
        """The table, by somebody who knows that it has been read."""
        assert self.table is not None
        return self.table

    @property
    def since(self) -> int:
        """When this server opened, in the table's time."""
        return self.time.at(self.services.opened_at)

    @property
    def why_unreadable(self) -> Unreadable | None:
        """None: it is readable, or nobody has tried."""
        return self.services.unreadable.get(self.id)

    # Reading.

    async def loaded(self) -> Table:
        """The table as it is on the disk."""
        if self.table is None:
            if self.why_unreadable is not None:
                raise Refused(self.why_unreadable)
            entries = await self.read(0)
            if not entries:
                raise Refused("no-such-table")
            with self.as_far_as_readable():
                table = await self.folded(entries[: self.told or len(entries)])
            self.time.not_before(entries[-1].at)
            self.table = table
            for entry in entries[table.number :]:
                self.follow(entry)
            self.told = self.table.number
            self.reader.opened(self.table)
        return self.table

    async def folded(self, entries: list[Entry]) -> Table:
        """The table that a log leads to, and what happened there lately."""
        table, self.lately = Table(self.id, self.services.edge), telling.Lately()

        def follow(entry: Entry) -> None:
            fold(table, entry)
            self.lately.add(table, entry)

        await self.services.slices.done(map(follow, entries))
        return table

    @contextmanager
    def as_far_as_readable(self) -> Iterator[None]:
        """A table that this server can not read is closed, and everybody is told so, once."""
        try:
            yield
        except (DamagedLog, UnknownRules, ValueError) as error:
            code: Unreadable = "unknown-rules" if isinstance(error, UnknownRules) else "damaged-table"
            self.table, self.services.unreadable[self.id] = None, code
            log.error("table can not be read", table=tag(self.id), why=code, exc_info=error)
            self.reader.unreadable(code)
            raise Refused(code) from error

    async def read(self, after: int) -> list[Entry]:
        try:
            with self.as_far_as_readable():
                return await self.services.store.log(self.id, after)
        except StoreDown:
            raise Refused("unavailable") from None

    async def newest(self) -> Table:
        """The table as it is on the disk now, whatever other processes have told."""
        if self.services.store.shared:
            await self.catch_up()
        return await self.loaded()

    async def catch_up(self) -> None:
        """Other processes have written."""
        table = await self.loaded()
        for entry in await self.read(table.number):
            self.follow(entry)
            self.reader.up_to_date(mine=False)

    def follow(self, entry: Entry) -> None:
        """An entry that is on the disk already."""
        with self.as_far_as_readable():
            fold(self.trusted, entry)
        self.time.not_before(entry.at)
        self.grow(entry)

    def grow(self, entry: Entry) -> None:
        self.told = entry.number
        self.lately.add(self.trusted, entry)
        self.reader.grown(self.trusted, entry)

    # Writing.

    async def write(self, draft: Callable[[Table], Draft], person: str | None = None, key: str | None = None) -> Entry:
        """Decides, writes down, tells; decides again where another process was faster."""
        for _ in range(RACES):
            kind, what = draft(await self.loaded())
            try:
                return await self.commit(kind, {"person": person, "key": key, "what": what})
            except LostRace:
                self.services.metrics.lost_race()
        raise Refused("unavailable")

    async def commit(self, kind: str, body: dict[str, Any]) -> Entry:
        table = await self.loaded()
        before = table.summary() if table.number else None
        entry = Entry(self.id, table.number + 1, max(self.time.now(), table.touched), kind, body)
        table.apply(entry)  # refuses a play against the rules, unchanged
        summary = table.summary()
        change = Change(
            entry, summary if summary != before else None, table.results() if kind in telling.NEWS_OF_THE_MATCH else ()
        )
        try:
            kept = await self.services.store.append(change)
        except StoreDown:
            self.table = None
            self.reader.not_written()
            raise Refused("unavailable") from None
        self.unsaved = False
        if not kept:
            self.table = None
            raise LostRace
        for by in played(kind, body["what"]):
            self.services.metrics.played(table.game.name, by)
        self.grow(entry)
        self.reader.up_to_date(mine=True)
        return entry

    def mistrust(self) -> None:
        """Whatever the table holds now: it is read again."""
        self.table = None


def played(kind: str, what: dict[str, Any]) -> list[str]:
    """For whom an entry has plays: a person, a bot, the world; or a window, for all who had to answer."""
    if kind == "elapsed":
        return ["window"] * len(what["answers"])
    return [what["by"]] if kind == "play" else []
