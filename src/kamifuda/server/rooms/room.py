"""The room of one table: its queue and all that works on it, put together."""

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from kamifuda.server.process.logs import tag
from kamifuda.server.rooms.answers import Answers, Tables
from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.book import Book
from kamifuda.server.rooms.closing import Closing
from kamifuda.server.rooms.company import Company
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.due import Due
from kamifuda.server.rooms.ledger import Ledger
from kamifuda.server.rooms.queue import Queue
from kamifuda.server.rooms.services import Services
from kamifuda.server.rooms.thoughts import Thoughts
from kamifuda.server.rooms.window import Window
from kamifuda.server.tables.codes import Refused, Unreadable
from kamifuda.server.tables.decisions import Draft
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.requests import Request
from kamifuda.server.tables.table import Table

CHAIRS_CHANGED = ("sat", "stood", "moved")
RETRY = 2.0  # seconds until a database that did not answer is asked again

log = structlog.get_logger()


class Room:
    """Exists while somebody wants its table."""

    def __init__(self, table: str, services: Services, tables: Tables) -> None:
        self.id, self.metrics = table, services.metrics
        self.gone = False  # nobody wants it any more
        self.queue = Queue(self.job_failed)
        put, metrics, outbox = self.queue.put, services.metrics, services.outbox
        self.ledger = Ledger(table, services, self)
        self.audience = Audience(table, outbox, services.elsewhere, metrics)
        self.book = Book(self.ledger, self.audience, services, put, self.plan_again)
        self.window = Window(self.ledger, outbox)
        minds = services.thinkers, services.settings
        self.thoughts = Thoughts(self.ledger, self.audience, self.book, self.window, *minds, put, self.postponed)
        self.due = Due(self.ledger, self.audience, self.book, self.window, self.thoughts, services, put)
        self.company = Company(self.ledger, self.audience, services.edge, put, self.plan_again)
        self.closing = Closing(self.ledger, self.audience, services.store)
        self.answers = Answers(
            self.ledger,
            self.audience,
            self.book,
            self.window,
            self.company,
            self.closing,
            put,
            services.edge,
            metrics,
            tables,
        )

    # What is asked of it.

    def take(self, connection: Connection, request: Request) -> None:
        """It is answered when its turn comes."""
        self.queue.put(lambda: self.answers.answer(connection, request))

    async def look(self, job: Callable[[Table], Any]) -> Any:
        """The result of a job that looks at the table."""
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def looked() -> None:
            try:
                outcome = job(await self.ledger.loaded())
                value = await outcome if asyncio.iscoroutine(outcome) else outcome
            except BaseException as error:
                if not isinstance(error, Refused):
                    self.ledger.mistrust()
                if not result.cancelled():
                    result.set_exception(error)
            else:
                if not result.cancelled():
                    result.set_result(value)

        self.queue.put(looked)
        return await result

    async def move(self, seat: int, giver: str, person: str) -> None:
        """The seat belongs to another device now."""

        def draft(table: Table) -> Draft:
            if table.status == "closed":
                raise Refused("closed")
            if table.chairs[seat].person != giver:
                raise Refused("unknown-link")
            if table.style == "online" and table.seats_of(person) not in ([], [seat]):
                raise Refused("one-chair", seat=table.seats_of(person)[0])
            return "moved", {"seat": seat}

        await self.look(lambda _: self.ledger.write(draft, person))

    # Whether it is wanted.

    def idle(self) -> bool:
        """Nobody is here and nothing is being done."""
        done = self.queue.worker is None and not (self.thoughts.going or self.book.busy or self.window.meant)
        return done and not self.audience.here

    def vacate(self) -> None:
        """Nothing of it goes on."""
        self.gone = True
        self.due.stop()
        self.book.frames.close()

    # What becomes of its ledger.

    def opened(self, table: Table) -> None:
        self.audience.affairs = table.affairs()
        self.audience.wonder()
        self.answers.answer_what_is_past(table)
        self.due.plan(mine=False)

    def grown(self, table: Table, entry: Entry) -> None:
        if entry.kind in CHAIRS_CHANGED:
            self.queue.put(self.company.changed)
        self.audience.tell(table, entry)

    def up_to_date(self, mine: bool) -> None:
        self.answers.answer_what_is_past(self.ledger.trusted)
        self.due.plan(mine)

    def unreadable(self, code: Unreadable) -> None:
        self.due.stop()
        self.audience.tell_all({"type": "error", "table": self.id, "key": None, "code": code, "about": {}})

    def not_written(self) -> None:
        self.tell_trouble()
        self.later()

    # What goes wrong.

    def job_failed(self, error: Exception) -> None:
        """A bot that was late, a database that does not answer, or a mistake of ours."""
        if not isinstance(error, Refused):
            log.exception("job failed", table=tag(self.id))
            self.metrics.error("internal")
            self.ledger.mistrust()
            self.later()
        elif error.code == "unavailable":
            self.later()

    def postponed(self, refused: Refused) -> None:
        """A bot's play that can not be made yet."""
        if refused.code == "unavailable":
            self.tell_trouble()
        self.later()

    def tell_trouble(self) -> None:
        """Once until it is over: whoever waits for the others, or for a bot, knows why."""
        if not self.ledger.unsaved:
            self.ledger.unsaved = True
            self.audience.tell_all(self.audience.trouble())

    def later(self) -> None:
        """The table is looked after in a moment."""
        asyncio.get_running_loop().call_later(RETRY, self.again)

    def again(self) -> None:
        if not self.gone:
            self.due.wake()

    def plan_again(self) -> None:
        self.due.plan_again()
