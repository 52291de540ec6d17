"""Answers the clients of one room: whatever they ask, and whatever happens, they get an answer."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import structlog

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.server import requests as ask
from kamifuda.server import telling
from kamifuda.server.codes import Refused
from kamifuda.server.connection import MOST_TABLES, Connection
from kamifuda.server.decisions import Done, Draft, decided, may_pinch
from kamifuda.server.entries import Change, Entry
from kamifuda.server.limits import Bucket, chats
from kamifuda.server.logs import tag
from kamifuda.server.store import StoreDown
from kamifuda.server.table import Table

if TYPE_CHECKING:
    from kamifuda.server.room import Room

SHORTEST_LIFE = 3_600_000  # milliseconds after the last entry in which no table is closed

log = structlog.get_logger()

Reply = dict[str, Any]
Grant = Callable[[Connection, Any], Awaitable[Reply | None]]


class Reception:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.chats: dict[str, Bucket] = {}

    def come(self, connection: Connection, request: ask.Watch) -> None:
        self.room.hand(lambda: self.answer(connection, request, self.watch))

    def take(self, connection: Connection, request: ask.AboutTable) -> None:
        self.room.hand(lambda: self.answer(connection, request, self.grant))

    def go(self, connection: Connection) -> None:
        """The client is gone, or looks elsewhere."""
        connection.open_hand(self.room.id)
        connection.rooms.pop(self.room.id, None)
        if connection in self.room.here:
            del self.room.here[connection]
            self.room.left_at = self.room.house.edge.steady()
            self.room.hand(self.room.people_changed)

    async def answer(self, connection: Connection, request: Any, grant: Grant) -> None:
        try:
            reply = await grant(connection, request)
        except IllegalAction as illegal:
            reply = self.refusal(request, illegal)
        except BadNotation as bad:
            reply = self.error(request, Refused("bad-play", reason=bad.reason))
        except Refused as refused:
            reply = self.error(request, refused)
        except Exception:
            log.exception("request failed", table=tag(self.room.id), request=request.type)
            self.room.table = None  # whatever it holds now is not to be trusted
            reply = self.error(request, Refused("internal"))
        if reply is not None:
            connection.send(reply)
            if reply.get("code") == "stale":
                connection.send(self.present(connection, None))
            elif reply.get("code") == "no-such-table":
                asyncio.get_running_loop().call_soon(self.room.house.drop, self.room.id)

    def error(self, request: Any, refused: Refused) -> Reply:
        self.room.house.metrics.error(refused.code)
        about = {"table": request.table, "key": request.key}
        return {"type": "error", **about, "code": refused.code, "about": refused.about}

    def refusal(self, request: ask.Play | ask.Pinch, illegal: IllegalAction) -> Reply:
        """Which clause forbids it, which step, and the cards that the step names."""
        assert self.room.table is not None
        game = self.room.table.game
        self.room.house.metrics.refused(game.name)
        cards = [word for word in illegal.step.replace("@", " ").split(" ") if word in game.card_ids]
        about = {"table": self.room.id, "key": request.key, "seat": request.seat}
        return {"type": "refusal", **about, "clause": illegal.clause, "step": illegal.step, "cards": cards}

    async def watch(self, connection: Connection, request: ask.Watch) -> Reply:
        """From now on this client is told; first what it missed."""
        if len(connection.rooms) >= MOST_TABLES and self.room.id not in connection.rooms:
            raise Refused("too-many", most=MOST_TABLES)
        await self.room.newest()
        await self.come_back(connection.person)
        missed = self.missed(await self.room.loaded(), connection.person, request.since)
        if connection not in self.room.here and not connection.ended:
            self.room.here[connection] = None
            connection.rooms[self.room.id] = self.room
            self.room.hand(self.room.people_changed)
            self.room.hand(lambda: self.warn(connection))
        self.room.hand(lambda: self.show(connection))
        return self.present(connection, missed) | {"key": request.key}

    async def come_back(self, person: str | None) -> None:
        """Bots that stood in for somebody who was away get up; where that can not be written, at their next play."""
        table = await self.room.loaded()
        away = [seat for seat in table.seats_of(person) if table.chairs[seat].stand_in in ("absent", "clock")]
        for seat in away if table.status == "playing" else ():
            try:
                await self.give_back(seat, person)
            except Refused as refused:
                if refused.code != "unavailable":
                    raise

    async def warn(self, connection: Connection) -> None:
        """Of what the others here know already."""
        if self.room.unsaved:
            connection.send(self.room.trouble())

    async def show(self, connection: Connection) -> None:
        """The book, to somebody who has just been told all the rest."""
        await self.room.loaded()
        if connection in self.room.here:
            self.room.motion.follow()
            self.room.motion.gallery.welcome(connection)

    def missed(self, table: Table, person: str | None, since: int | None) -> list[Reply] | None:
        return None if since is None else self.room.lately.since(since, telling.viewers(table, person))

    def present(self, connection: Connection, missed: list[Reply] | None) -> Reply:
        assert self.room.table is not None
        now, here = self.room.time.now(), self.room.presence()
        return telling.present(self.room.table, connection.person, now, here, missed)

    async def grant(self, connection: Connection, request: ask.AboutTable) -> Reply | None:
        """Does what was asked for, once; the acknowledgement comes after the disk."""
        if connection.person is None:
            await self.room.loaded()
            raise Refused("no-identity")
        try:
            if isinstance(request, ask.Pinch):
                await self.pinch(connection, connection.person, request)
                return None
            number = await self.done(connection.person, request)
        except Done as before:
            number = before.number
        if request.key is None:
            return None
        return {"type": "ack", "table": self.room.id, "key": request.key, "number": number}

    async def done(self, person: str, request: ask.AboutTable) -> int:
        """The number of the entry that says so."""
        try:
            table = await self.room.loaded()
        except Refused as refused:
            if refused.code == "damaged-table" and isinstance(request, ask.Close):
                return await self.put_away(person)
            raise
        once(table, person, request)
        agrees = isinstance(request, ask.Answer) and request.yes
        if agrees or isinstance(request, ask.Play | ask.Undo | ask.Pause):
            await self.room.motion.hands_off()
        if (agrees and table.asks_to_undo()) or isinstance(request, ask.Undo):
            self.room.motion.be_still()
        if isinstance(request, ask.Rematch):
            return await self.room.house.follow_up(self.room, person, request.key)
        if isinstance(request, ask.Chat):
            self.slow_down(person)
        if isinstance(request, ask.Play) and stood_in(table, request.seat, person):
            await self.give_back(request.seat, person)

        def draft(table: Table) -> Draft:
            once(table, person, request)
            return decided(table, person, request)

        entry = await self.room.write(draft, person, request.key)
        if entry.kind == "play":
            self.room.house.metrics.played(table.game.name, "person")
        return entry.number

    async def pinch(self, connection: Connection, person: str, request: ask.Pinch) -> None:
        """Acknowledged when the fingers have closed."""
        table = await self.room.loaded()
        once(table, person, request)
        if stood_in(table, request.seat, person):
            await self.give_back(request.seat, person)
        may_pinch(await self.room.loaded(), person, request)
        await self.room.motion.pinch(connection, person, request)

    def slow_down(self, person: str) -> None:
        if not self.chats.setdefault(person, chats()).take(self.room.house.edge.steady()):
            raise Refused("too-fast")

    async def give_back(self, seat: int, person: str | None) -> None:
        """The person is back: the bot that stood in gets up."""
        await self.room.write(lambda _: ("returned", {"seat": seat}), person)

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

        await self.room.do(lambda _: self.room.write(draft, person))

    async def give_up(self) -> None:
        """A table that was made for nothing."""
        await self.room.write(lambda _: ("closed", {"reason": "idle"}))

    async def put_away(self, person: str | None) -> int:
        """Closes a table whose log is damaged, for one of its people; what is written stays, and says so.

        Where only the rules are unknown nothing is ever written: on a newer server the match goes on.
        """
        store, now = self.room.house.store, self.room.time.now()
        try:
            summary, number = await store.last_of(self.room.id)
            if person not in (None, summary.creator, *(who for _, who in summary.people)):
                raise Refused("not-yours")
            body = {"person": person, "key": None, "what": {"reason": "unreadable"}}
            entry = Entry(self.room.id, number + 1, now, "closed", body)
            closed = Change(entry, replace(summary, status="closed", due=None))
            kept = summary.status == "closed" or await store.append(closed)
        except StoreDown:
            raise Refused("unavailable") from None
        if not kept:
            raise Refused("unavailable")  # another process was faster
        return entry.number

    async def expire(self, now: int) -> None:
        """Nobody has wanted this table for a long time."""
        if self.room.house.unreadable.get(self.room.id) == "damaged-table":
            await self.put_away(None)
            return

        def draft(table: Table) -> Draft:
            if table.status not in ("gathering", "playing") or self.room.here or now - table.touched < SHORTEST_LIFE:
                raise Refused("stale")
            return "closed", {"reason": "idle"}

        await self.room.write(draft)


def once(table: Table, person: str, request: ask.AboutTable) -> None:
    number = table.answered(person, request.key)
    if number is not None:
        raise Done(number)


def stood_in(table: Table, seat: int, person: str) -> bool:
    return table.status == "playing" and seat in table.seats_of(person) and table.chairs[seat].stand_in is not None
