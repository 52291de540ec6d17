"""Where tables are kept: appended and committed before anybody is told."""

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from sqlalchemy import Integer, Select, case, cast, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kamifuda.server.store import lock, migrations, summaries
from kamifuda.server.store.commits import Writer
from kamifuda.server.store.database import FAILURES, Database, StoreBusy, StoreDown, StoreUnusable, cause
from kamifuda.server.store.process_news import Listener, notify, of_news
from kamifuda.server.store.schema import INSERT, chairs, links, log, results, secrets, tables
from kamifuda.server.tables.entries import Change, Entry, Summary

__all__ = ["Store", "StoreBusy", "StoreDown", "StoreUnusable"]

UNFINISHED: Final = ("gathering", "playing")

diary = structlog.get_logger()


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()


class Store:
    """One database; SQLite for one server process, PostgreSQL for several that work as one."""

    news: Callable[[dict[str, Any]], None]  # called with what other processes tell
    committed: Callable[[float, int], None]  # called after every commit: the seconds it took, the entries it holds
    failed: Callable[[], None]  # called after every commit that came to nothing
    in_vain: Callable[[], None]  # called after everything else that was asked in vain

    def __init__(self, engine: AsyncEngine, process: str, held: int | None = None) -> None:
        self.engine, self.process, self.held = engine, process, held
        self.insert = INSERT[engine.dialect.name]
        self.shared = engine.dialect.name == "postgresql"  # by several processes, perhaps
        self.news = lambda news: None
        self.committed = lambda seconds, entries: None
        self.failed = self.in_vain = lambda: None
        self.writer = Writer(
            engine, process, lambda seconds, entries: self.committed(seconds, entries), lambda: self.failed()
        )
        self.listener: Listener | None = None
        self.closed = self.given_up = False

    @classmethod
    async def open(cls, database: str, process: str) -> "Store":
        """Serves this database under a name that no other process has; StoreUnusable says why it can not."""
        place = Database(database)
        place.make()
        with place.explained(OSError):
            held = None if place.file is None else lock.hold(place.file)
        store = cls(place.engine(), process, held)
        try:
            with place.explained(OSError, ValueError):
                await migrations.bring_up(store.engine)
                if place.address:
                    store.listener = Listener(place.address, process, lambda news: store.news(news))
                    await store.listener.start()
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, change: Change) -> bool:
        """True once it is on the disk; False where somebody else wrote that number first."""
        return await self.writer.append(change)

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after this number, in order."""
        query = select(log).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
        async with self.transaction() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(row.table_id, row.number, row.at, row.kind, json.loads(row.body)) for row in rows]

    async def last_of(self, table: str) -> tuple[Summary, int]:
        """What is known of a table without reading its log, and the number of its last entry."""
        (summary,) = await self.summaries(select(tables).where(tables.c.id == table))
        async with self.transaction() as connection:
            number = await connection.scalar(select(func.max(log.c.number)).where(log.c.table_id == table))
        return summary, int(number or 0)

    async def listed(self, most: int) -> list[Summary]:
        """Open tables that gather or play, the newest first."""
        query = select(tables).where(tables.c.open, tables.c.status.in_(UNFINISHED))
        return await self.summaries(query.order_by(tables.c.created.desc(), tables.c.id).limit(most))

    async def of_person(self, person: str, most: int) -> list[Summary]:
        """The tables at which this person has a seat, those not over first, then the newest first."""
        theirs = select(chairs.c.table_id).where(chairs.c.person == person)
        over = case((tables.c.status.in_(UNFINISHED), 0), else_=1)
        query = select(tables).where(tables.c.id.in_(theirs))
        return await self.summaries(query.order_by(over, tables.c.created.desc(), tables.c.id).limit(most))

    async def due(self, before: int, most: int = 1000) -> list[str]:
        """Tables at which something was due before this time, the longest ago first."""
        return await self.ids(select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due).limit(most))

    async def unfinished(self, person: str) -> int:
        """How many tables this person has made, or sits at, that are not over."""
        sits = tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == person))
        query = select(func.count()).where((tables.c.creator == person) | sits, tables.c.status.in_(UNFINISHED))
        async with self.transaction() as connection:
            return await connection.scalar(query) or 0

    async def idle(self, status: str, before: int) -> list[str]:
        """Tables of this status at which nothing happened since this time."""
        last = select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.number.desc()).limit(1)
        quiet = select(tables.c.id).where(tables.c.status == status, tables.c.touched < before)
        return await self.ids(quiet.where(last.scalar_subquery() < before).order_by(tables.c.touched))

    async def counts(self) -> dict[str, dict[str, int]]:
        """How many tables of each status, by game."""
        counted: dict[str, dict[str, int]] = {}
        query = select(tables.c.game, tables.c.status, func.count()).group_by(tables.c.game, tables.c.status)
        async with self.transaction() as connection:
            for game, status, count in await connection.execute(query):
                counted.setdefault(game, {})[status] = count
        return counted

    async def standings(self, person: str) -> list[dict[str, Any]]:
        """By game and number of seats: matches this person finished and won."""
        won = func.max(cast(results.c.won, Integer)).label("won")  # in any of their seats
        matches = select(results.c.table_id, results.c.seats, won).where(results.c.person == person)
        match = matches.group_by(results.c.table_id, results.c.number, results.c.seats).subquery()
        by = (tables.c.game, match.c.seats)
        query = select(*by, func.count().label("matches"), cast(func.sum(match.c.won), Integer).label("won"))
        query = query.join(tables, tables.c.id == match.c.table_id).group_by(*by).order_by(*by)
        async with self.transaction() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes share, forever; `fresh` where there is none yet."""
        async with self.transaction() as connection:
            await connection.execute(self.insert(secrets).on_conflict_do_nothing(), {"name": name, "value": fresh})
            value: bytes = (await connection.scalars(select(secrets.c.value).where(secrets.c.name == name))).one()
        return value

    async def offer(self, token: str, table: str, seat: int, person: str, until: int) -> None:
        """Keeps a one-time link (its hash) that moves a seat."""
        row = {"hash": hashed(token), "table_id": table, "seat": seat, "person": person, "until": until}
        put = self.insert(links).on_conflict_do_update(index_elements=["hash"], set_=row)
        async with self.transaction() as connection:
            await connection.execute(put, row)

    async def claim(self, token: str, now: int) -> tuple[str, int, str] | None:
        """The table and seat of a one-time link and whose it was, once; None where it is unknown, used or too old."""
        old = select(links.c.hash).where(links.c.until < now).with_for_update(skip_locked=True)
        this = delete(links).where(links.c.hash == hashed(token), links.c.until >= now)
        async with self.transaction() as connection:
            await connection.execute(delete(links).where(links.c.hash.in_(old)))
            found = await connection.execute(this.returning(links.c.table_id, links.c.seat, links.c.person))
            row = found.one_or_none()
        return None if row is None else (row.table_id, row.seat, row.person)

    async def tell(self, news: Sequence[dict[str, Any]]) -> None:
        """Tells the other processes; nothing where there is none."""
        if payloads := list(of_news(self.process, news) if self.shared else ()):
            async with self.transaction() as connection:
                await connection.run_sync(notify, payloads)

    async def hear_all(self) -> None:
        """Whatever other processes have told by now; StoreDown where that can not be known."""
        if self.listener is not None and not await self.listener.look():
            raise StoreDown

    async def touch(self) -> None:
        """Writes something, and leaves nothing: a link to no table, given out and taken back."""
        nowhere = {"hash": hashed(self.process), "table_id": "", "seat": 0, "person": "", "until": 0}
        async with self.transaction() as connection:
            await connection.execute(insert(links), nowhere)
            await connection.execute(delete(links).where(links.c.hash == nowhere["hash"]))

    def give_up(self) -> None:
        """What is being written may still succeed; nothing else is begun."""
        self.given_up = True
        self.writer.give_up()

    async def close(self) -> None:
        """Finishes what is being written."""
        if not self.closed:
            self.closed = True
            await self.writer.close()
            if self.listener is not None:
                await self.listener.close()
            await self.engine.dispose()
            if self.held is not None:
                lock.free(self.held)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        if self.closed or self.given_up:
            raise StoreDown
        try:
            async with self.engine.begin() as connection:
                yield connection
        except FAILURES as error:
            diary.warning("database asked in vain", fault=cause(error))
            self.in_vain()
            raise StoreDown from error

    async def summaries(self, query: Select[Any]) -> list[Summary]:
        async with self.transaction() as connection:
            return await connection.run_sync(summaries.found, query)

    async def ids(self, query: Select[Any]) -> list[str]:
        async with self.transaction() as connection:
            return list(await connection.scalars(query))
