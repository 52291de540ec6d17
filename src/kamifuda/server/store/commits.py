"""Group commit: whatever waits to be written goes into one transaction, and everybody is answered after it."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import Connection, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kamifuda.server.store import process_news, summaries
from kamifuda.server.store.database import FAILURES, StoreDown, cause
from kamifuda.server.store.schema import INSERT, log, results
from kamifuda.server.tables.entries import Change, Entry

diary = structlog.get_logger()

MOST: Final = 500  # changes in one transaction

Row = dict[str, Any]
Key = tuple[str, int]  # a table and a number of its log


def log_row(entry: Entry) -> Row:
    """ASCII only, so that any text at all can be kept; what is not JSON is refused."""
    body = json.dumps(entry.body, separators=(",", ":"), allow_nan=False)
    return {"table_id": entry.table, "number": entry.number, "at": entry.at, "kind": entry.kind, "body": body}


def result_rows(change: Change) -> list[Row]:
    match = {"table_id": change.entry.table, "number": change.entry.number, "seats": len(change.results)}
    return [
        match | {"seat": each.seat, "person": each.person, "bot": each.bot, "score": each.score, "won": each.won}
        for each in change.results
    ]


@dataclass(slots=True)
class Waiting:
    """A change, and who waits for it."""

    change: Change
    row: Row
    answer: asyncio.Future[bool]

    @property
    def key(self) -> Key:
        return self.change.entry.table, self.change.entry.number

    def tell(self, won: bool) -> None:
        if not self.answer.done():  # nobody waits any more
            self.answer.set_result(won)

    def fail(self, error: Exception) -> None:
        down = StoreDown()
        down.__cause__ = error
        if not self.answer.done():
            self.answer.set_exception(down)


class Writer:
    """The only one that appends: one task, one connection, one transaction after the other."""

    def __init__(
        self,
        engine: AsyncEngine,
        process: str,
        committed: Callable[[float, int], None],
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self.engine, self.process, self.committed, self.failed = engine, process, committed, failed
        self.shared = engine.dialect.name == "postgresql"
        self.insert = INSERT[engine.dialect.name](log).on_conflict_do_nothing().returning(log.c.table_id, log.c.number)
        self.waiting: deque[Waiting] = deque()
        self.arrived = asyncio.Event()
        self.closing = False
        self.connection: AsyncConnection | None = None
        self.task = asyncio.create_task(self.work())

    async def append(self, change: Change) -> bool:
        waiting = Waiting(change, log_row(change.entry), asyncio.get_running_loop().create_future())
        if self.closing or self.task.done():
            raise StoreDown
        self.waiting.append(waiting)
        self.arrived.set()
        return await waiting.answer

    async def work(self) -> None:
        try:
            while self.waiting or not self.closing:
                if self.waiting:
                    await self.commit([self.waiting.popleft() for _ in range(min(MOST, len(self.waiting)))])
                else:
                    self.arrived.clear()
                    await self.arrived.wait()
        finally:
            await self.hang_up()

    async def commit(self, batch: list[Waiting]) -> None:
        asked: dict[Key, Waiting] = {}
        for each in batch:
            asked.setdefault(each.key, each)
        began = time.perf_counter()
        try:
            if self.connection is None:
                self.connection = await self.engine.connect()
            won = await self.connection.run_sync(self.write, asked)
        except Exception as error:  # whatever it was, those who wait are told and the next batch has its chance
            diary.error("commit failed", entries=len(batch), fault=cause(error))
            self.failed()
            await self.hang_up()
            for each in batch:
                each.fail(error)
        else:
            for each in batch:
                each.tell(each.key in won and asked[each.key] is each)
            asyncio.get_running_loop().call_soon(self.committed, time.perf_counter() - began, len(won))

    def write(self, connection: Connection, asked: dict[Key, Waiting]) -> set[Key]:
        """The entries whose number was free. In one order everywhere, so that two processes never wait in a circle."""
        rows = [asked[key].row for key in sorted(asked)]
        won = {(row.table_id, row.number) for row in connection.execute(self.insert, rows)}
        changes = [asked[key].change for key in sorted(won)]
        summaries.keep(connection, changes)
        if ended := [row for change in changes for row in result_rows(change)]:
            connection.execute(insert(results), ended)
        if self.shared:
            grown = {change.entry.table: change.entry.number for change in changes}
            process_news.notify(connection, process_news.of_entries(self.process, grown))
        connection.commit()
        return won

    async def hang_up(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.invalidate()
            with suppress(*FAILURES):
                await connection.close()

    def give_up(self) -> None:
        """Nothing more is begun; whoever waits is told."""
        self.closing = True
        while self.waiting:
            self.waiting.popleft().fail(TimeoutError())
        self.arrived.set()

    async def close(self) -> None:
        self.closing = True
        self.arrived.set()
        await self.task
