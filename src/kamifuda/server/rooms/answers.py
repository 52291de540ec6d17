"""Answers what people ask of one table: whatever it is, and whatever happens, they get an answer."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

import structlog

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.server.process.bucket import Bucket
from kamifuda.server.process.logs import tag
from kamifuda.server.process.metrics import Metrics
from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.book import Book
from kamifuda.server.rooms.closing import Closing
from kamifuda.server.rooms.company import Company
from kamifuda.server.rooms.connection import MOST_TABLES, Connection
from kamifuda.server.rooms.ledger import Ledger
from kamifuda.server.rooms.queue import Job
from kamifuda.server.rooms.real_host import HOST
from kamifuda.server.rooms.window import Meant, Window
from kamifuda.server.tables import requests as ask
from kamifuda.server.tables import telling
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.decisions import Done, Draft, decided, may_answer, may_pinch, once
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.newtable import made_again
from kamifuda.server.tables.table import Table

CHATS = 5  # messages of one person at once, and again …
CHATS_SECONDS = 10  # … after so long

log = structlog.get_logger()

Reply = dict[str, Any]


class Tables(Protocol):
    """All others of this process."""

    async def found(self, person: str, what: dict[str, Any]) -> str: ...  # a new one
    def give_up(self, table: str) -> None: ...  # it was made for nothing
    def drop(self, table: str) -> None: ...  # from memory


class Answers:
    """Given one after the other, in the table's own task."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        book: Book,
        window: Window,
        company: Company,
        closing: Closing,
        put: Callable[[Job], None],
        edge: Edge,
        metrics: Metrics,
        tables: Tables,
    ) -> None:
        self.id, self.ledger, self.audience = ledger.id, ledger, audience
        self.book, self.window, self.company, self.closing = book, window, company, closing
        self.put, self.edge, self.metrics, self.tables = put, edge, metrics, tables
        self.chats: dict[str, Bucket] = {}

    async def answer(self, connection: Connection, request: ask.Request) -> None:
        try:
            reply = await self.granted(connection, request)
        except IllegalAction as illegal:
            assert isinstance(request, ask.Play | ask.Pinch)
            reply = self.refusal(request, illegal)
        except BadNotation as bad:
            reply = self.error(request, Refused("bad-play", reason=bad.reason))
        except Refused as refused:
            reply = self.error(request, refused)
        except Exception:
            log.exception("request failed", table=tag(self.id), request=type(request).__name__)
            self.ledger.mistrust()
            reply = self.error(request, Refused("internal"))
        if reply is not None:
            connection.send(reply)
            if reply.get("code") == "stale":
                connection.send(self.present(connection, None))
            elif reply.get("code") == "no-such-table":
                asyncio.get_running_loop().call_soon(self.tables.drop, self.id)

    def granted(self, connection: Connection, request: ask.Request) -> Awaitable[Reply | None]:
        return self.watch(connection, request) if isinstance(request, ask.Watch) else self.grant(connection, request)

    def error(self, request: ask.Request, refused: Refused) -> Reply:
        self.metrics.error(refused.code)
        return {"type": "error", "table": self.id, "key": request.key, "code": refused.code, "about": refused.about}

    def refusal(self, request: ask.Play | ask.Pinch, illegal: IllegalAction) -> Reply:
        """Which clause forbids it, which step, and the cards that the step names."""
        game = self.ledger.trusted.game
        self.metrics.refused(game.name)
        cards = [word for word in illegal.step.replace("@", " ").split(" ") if word in game.card_ids]
        about = {"table": self.id, "key": request.key, "seat": request.seat}
        return {"type": "refusal", **about, "clause": illegal.clause, "step": illegal.step, "cards": cards}

    # Who begins to look.

    async def watch(self, connection: Connection, request: ask.Watch) -> Reply:
        """From now on this client is told; first what it missed."""
        if len(connection.tables) >= MOST_TABLES and self.id not in connection.tables:
            raise Refused("too-many", most=MOST_TABLES)
        await self.ledger.newest()
        await self.come_back(connection.person)
        missed = self.missed(await self.ledger.loaded(), connection.person, request.since)
        if connection not in self.audience.here and not connection.ended:
            self.company.come(connection)
            self.put(lambda: self.warn(connection))
        self.put(lambda: self.show(connection))
        return self.present(connection, missed) | {"key": request.key}

    async def come_back(self, person: str | None) -> None:
        """Bots that stood in for somebody who was away get up; where that can not be written, at their next play."""
        table = await self.ledger.loaded()
        away = [seat for seat in table.seats_of(person) if table.chairs[seat].stand_in in ("absent", "clock")]
        for seat in away if table.status == "playing" else ():
            try:
                await self.give_back(seat, person)
            except Refused as refused:
                if refused.code != "unavailable":
                    raise

    async def warn(self, connection: Connection) -> None:
        """Of what the others here know already."""
        if self.ledger.unsaved:
            connection.send(self.audience.trouble())

    async def show(self, connection: Connection) -> None:
        """The book, to somebody who has just been told all the rest."""
        await self.ledger.loaded()
        if connection in self.audience.here:
            self.book.follow()
            self.book.frames.welcome(connection)

    def missed(self, table: Table, person: str | None, since: int | None) -> list[Reply] | None:
        return None if since is None else self.ledger.lately.since(since, telling.viewers(table, person))

    def present(self, connection: Connection, missed: list[Reply] | None) -> Reply:
        table = self.ledger.trusted
        now, here = self.ledger.time.now(), self.audience.presence(table)
        return telling.present(table, connection.person, now, here, missed)

    # Who asks for something.

    async def grant(self, connection: Connection, request: ask.Request) -> Reply | None:
        """Does what was asked for, once; the acknowledgement comes after the disk."""
        if connection.person is None:
            await self.ledger.loaded()
            raise Refused("no-identity")
        try:
            if isinstance(request, ask.Pinch):
                await self.pinch(connection, connection.person, request)
                return None
            if isinstance(request, ask.Play) and await self.waits(connection, connection.person, request):
                return None
            number = await self.done(connection.person, request)
        except Done as before:
            number = before.number
        if request.key is None:
            return None
        return {"type": "ack", "table": self.id, "key": request.key, "number": number}

    async def done(self, person: str, request: ask.Request) -> int:
        """The number of the entry that says so."""
        try:
            table = await self.ledger.loaded()
        except Refused as refused:
            if refused.code == "damaged-table" and isinstance(request, ask.Close):
                return await self.closing.put_away(person)
            raise
        once(table, person, request)
        await self.spare_the_book(table, request)
        if isinstance(request, ask.Rematch):
            return await self.follow_up(person, request.key)
        if isinstance(request, ask.Chat):
            self.slow_down(person)
        if isinstance(request, ask.Play) and stood_in(table, request.seat, person):
            await self.give_back(request.seat, person)
        decision = partial(decided, person=person, request=request, host=HOST)
        return (await self.ledger.write(decision, person, request.key)).number

    async def follow_up(self, person: str, key: str | None) -> int:
        """A rematch: a new table, which the old one then points to; nobody is led there."""
        table = await self.ledger.newest()
        if table.status != "over":
            raise Refused("not-over")
        if not table.seats_of(person):
            raise Refused("not-yours")
        if table.rematch is not None:
            return table.rematch_number
        following = await self.tables.found(person, made_again(table, person))

        def draft(table: Table) -> Draft:
            if table.rematch is not None:  # another process was faster
                self.tables.give_up(following)
                raise Done(table.rematch_number)
            return "rematch", {"table": following, "seat": table.seats_of(person)[0]}

        return (await self.ledger.write(draft, person, key)).number

    async def spare_the_book(self, table: Table, request: ask.Request) -> None:
        """What would come between a hand and the end of its pull waits for that."""
        agrees = isinstance(request, ask.Answer) and request.yes
        ends = isinstance(request, ask.Close) and table.status == "playing"
        if agrees or ends or isinstance(request, ask.Play | ask.Undo | ask.Pause):
            await self.book.hands_off()
        if (agrees and table.asks_to_undo()) or ends or isinstance(request, ask.Undo):
            self.book.be_still()

    async def waits(self, connection: Connection, person: str, request: ask.Play) -> bool:
        """Whether it is an answer while a window is open: acknowledged when that closes, as a play then."""
        table = await self.ledger.loaded()
        once(table, person, request)
        if table.window() is None:
            return False
        text = may_answer(table, person, request)
        before = self.window.keep(Meant(request.seat, request.turn, text, person, request.key, connection))
        if before is not None and before.key != request.key:
            self.answer_late(table, before)
        return True

    def answer_what_is_past(self, table: Table) -> None:
        """What has waited for the end of a window was written down, or not."""
        for meant in self.window.past(table):
            self.answer_late(table, meant)

    def answer_late(self, table: Table, meant: Meant) -> None:
        if meant.connection is None or meant.key is None:
            return
        number = table.answered(meant.person, meant.key)
        if number is not None:
            meant.connection.send({"type": "ack", "table": self.id, "key": meant.key, "number": number})
            return
        stale = Refused("stale", turn=table.turns[meant.seat])
        self.metrics.error(stale.code)
        about = {"code": stale.code, "about": stale.about}
        meant.connection.send({"type": "error", "table": self.id, "key": meant.key, **about})
        meant.connection.send(self.present(meant.connection, None))

    async def pinch(self, connection: Connection, person: str, request: ask.Pinch) -> None:
        """Acknowledged when the fingers have closed."""
        table = await self.ledger.loaded()
        once(table, person, request)
        if stood_in(table, request.seat, person):
            await self.give_back(request.seat, person)
        may_pinch(await self.ledger.loaded(), person, request)
        await self.book.pinch(connection, person, request)

    def slow_down(self, person: str) -> None:
        if not self.chats.setdefault(person, chats()).take(self.edge.steady()):
            raise Refused("too-fast")

    async def give_back(self, seat: int, person: str | None) -> None:
        """The person is back: the bot that stood in gets up."""
        await self.ledger.write(lambda _: ("returned", {"seat": seat}), person)


def stood_in(table: Table, seat: int, person: str) -> bool:
    return table.status == "playing" and seat in table.seats_of(person) and table.chairs[seat].stand_in is not None


def chats() -> Bucket:
    """What one person may say at one table."""
    return Bucket(CHATS / CHATS_SECONDS, CHATS)
