"""A table whose book moves while something else happens there; the time of day is in the test's hands."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from structlog.testing import capture_logs

from kamifuda.book.frames import CHANGE, WHOLE
from kamifuda.server.books.books import REAL_TIME, Books
from kamifuda.server.rooms.book import MOST_HANDS
from kamifuda.server.rooms.connection import MOST_BEFORE_FRAMES, Connection, Hand
from kamifuda.server.tables.chairs import Wish
from kamifuda.server.tables.entries import Entry
from tests.examples import WITH_BOOK
from tests.server.databases import in_a_loop
from tests.server.pulling import PHYSICS, STRAIGHT, Puller, motions
from tests.server.worlds import World, world

ME = {"who": "me", "name": "Mika"}


class Table:
    """One person and the table's log."""

    def __init__(self, server: World, mika: Puller) -> None:
        self.server, self.mika = server, mika

    @property
    def room(self) -> Any:
        return self.server.house.rooms[self.mika.table]

    async def entries(self) -> list[Any]:
        entries: list[Entry] = await self.server.house.store.log(self.mika.table)
        return [entry.body["what"] for entry in entries if entry.kind == "play"]

    async def plays(self) -> list[Any]:
        """Who played what, since the fingers are on a page."""
        return [(what["by"], what["text"]) for what in (await self.entries())[1:]]

    async def pull(self) -> None:
        about = {"table": self.mika.table, "seat": 0, "turn": self.mika.view["turn"], "steps": ["pull 1"]}
        assert (await self.mika.ask(type="play", **about, attachment=STRAIGHT))["type"] == "ack"

    async def until_it_moves(self) -> None:
        while not self.room.book.frames.recent:
            await asyncio.sleep(0.01)

    async def done(self, kind: str, **about: Any) -> None:
        told = await self.mika.ask(type=kind, table=self.mika.table, **about)
        assert told["type"] == "ack", told


@asynccontextmanager
async def at_a_book(folder: Path, speed: int = REAL_TIME, **asked: Any) -> AsyncIterator[Table]:
    """With the fingers on a page, if it is one's own."""
    async with world(folder) as server:
        server.house.services.books.speed = speed
        me = re.search(rb"set-cookie: (kamifuda=[^;]+)", await server.ask("POST", "/api/me"))
        assert me
        new = {"game": WITH_BOOK.name, "style": "hotseat", "chairs": [ME], "options": PHYSICS, **asked}
        made = await server.ask("POST", "/api/tables", me[1].decode(), json.dumps(new))
        async with Puller(server.socket, me[1].decode()) as mika:
            mika.table = str(json.loads(made.partition(b"\r\n\r\n")[2])["table"])
            await mika.ask(type="start", table=mika.table)
            await mika.watch(mika.table)
            await mika.until_at_rest()
            if mika.view["seat"] is not None:
                await mika.fingers()
            yield Table(server, mika)


@in_a_loop
async def test_a_pause_stops_the_book_and_it_begins_anew(tmp_path: Path) -> None:
    async with at_a_book(tmp_path) as table:
        await table.pull()
        await table.until_it_moves()
        await table.done("pause", seat=0)
        assert not table.room.book.busy
        await table.mika.until_at_rest()
        assert await table.plays() == [("person", "pull 1")]
        await table.done("resume")
        await table.mika.until_drawn()
        assert (await table.plays())[:2] == [("person", "pull 1"), ("world", "came 1")]
        assert len(motions(table.mika.seen())) == 1


@in_a_loop
async def test_a_pull_that_everybody_sees_is_not_taken_back(tmp_path: Path) -> None:
    """Otherwise one would pull, look, and pull again."""
    async with at_a_book(tmp_path) as table:
        await table.pull()
        await table.until_it_moves()
        assert (await table.mika.ask(type="undo", table=table.mika.table, seat=0))["code"] == "busy-book"
        await table.mika.until_drawn()
        assert (await table.plays())[:2] == [("person", "pull 1"), ("world", "came 1")]


@in_a_loop
async def test_who_is_asked_to_take_something_back_answers_before_the_fingers_close(tmp_path: Path) -> None:
    async with at_a_book(tmp_path) as table:
        table.room.book.table.wish = Wish(1, "undo", 0, {0}, [])
        told = await table.mika.pinch()
        assert (told["code"], told["about"]) == ("asked-already", {"request": 1})
        table.room.book.table.wish = None
        assert (await table.mika.pinch())["type"] == "ack"


@in_a_loop
async def test_one_address_has_not_all_the_hands(tmp_path: Path) -> None:
    async with at_a_book(tmp_path) as table:
        others = [Connection(str(number), "127.0.0.1") for number in range(MOST_HANDS)]
        for other in others:
            other.holding = cast(Hand, True)
        table.server.house.services.connections |= {*others}
        told = await table.mika.pinch()
        assert (told["code"], told["about"]) == ("too-many", {"most": MOST_HANDS})
        others[0].address = "127.0.0.2"
        assert (await table.mika.pinch())["type"] == "ack"
        table.server.house.services.connections -= {*others}


@in_a_loop
async def test_what_a_hand_has_begun_nobody_stops(tmp_path: Path) -> None:
    """Neither by pausing, nor by taking back, nor by playing something else on another device; talk goes on."""
    async with at_a_book(tmp_path) as table, Puller(table.server.socket, table.mika.cookie) as other:
        mika = table.mika
        await other.sit(mika.table)
        assert (await mika.pinch())["type"] == "ack"
        await table.done("chat", phrase="hello")
        assert not table.room.idle()
        about = {"table": mika.table, "seat": 0}
        for request in (
            {"type": "pause"},
            {"type": "undo"},
            {"type": "answer", "request": 1, "yes": True},
            {"type": "play", "turn": mika.view["turn"], "steps": ["let go"]},
        ):
            for one in (mika, other):
                assert (await one.ask(**about, **request))["code"] == "busy-book", request
        assert (await mika.ask(**about, type="answer", request=1, yes=False))["code"] == "no-such-request"
        await mika.say(type="open_hand", table=mika.table)
        await mika.until_drawn()
        assert (await table.plays())[:2] == [("person", "pull 1"), ("world", "came 0")]
        await table.done("pause", seat=0)


@in_a_loop
async def test_a_clock_that_runs_out_opens_the_hand_and_what_comes_of_it_counts(tmp_path: Path) -> None:
    async with at_a_book(tmp_path, clock={"kind": "move", "amount": 60}, style="online") as table:
        await table.mika.pinch()
        table.server.edge.time += 61_000
        table.room.due.wake()
        await table.mika.until_drawn()
        assert (await table.plays())[:2] == [("person", "pull 1"), ("world", "came 0")]


@in_a_loop
async def test_who_leaves_the_chair_has_opened_the_hand(tmp_path: Path) -> None:
    async with at_a_book(tmp_path, style="online") as table:
        await table.mika.pinch()
        await table.done("stand", seat=0)
        await table.mika.until_drawn()
        assert (await table.plays())[:2] == [("person", "pull 1"), ("world", "came 0")]


@in_a_loop
async def test_a_seat_that_moves_to_another_device_opens_the_hand(tmp_path: Path) -> None:
    async with at_a_book(tmp_path, style="online") as table:
        mika, server = table.mika, table.server
        await mika.pinch()
        heir = re.search(rb"set-cookie: (kamifuda=[^;]+)", await server.ask("POST", "/api/me"))
        made = await server.ask("POST", f"/api/tables/{mika.table}/seats/0/link", mika.cookie, "")
        assert heir
        token = json.loads(made.partition(b"\r\n\r\n")[2])["path"].rpartition("/")[2]
        assert b"200 OK" in await server.ask("POST", f"/api/links/{token}", heir[1].decode(), "")
        async with Puller(server.socket, heir[1].decode()) as other:
            await other.sit(mika.table)
            await other.until_drawn()
        assert (await table.plays())[:2] == [("person", "pull 1"), ("world", "came 0")]


@in_a_loop
async def test_a_bot_pulls_with_a_hand_of_its_own(tmp_path: Path) -> None:
    async with at_a_book(tmp_path, speed=0, chairs=[{"who": "bot", "level": "greedy"}]) as table:
        await table.mika.until(lambda told: told.get("what", {}).get("by") == "world")
        made = await table.entries()
        pulls = [what["attachment"] for what in made if what["text"].startswith("pull ")]
        assert pulls and all(json.loads(gesture).keys() == {"skill"} for gesture in pulls)
        others = [what["attachment"] for what in made if what["by"] == "bot" and not what["text"].startswith("pull ")]
        assert others and set(others) == {None}


@in_a_loop
async def test_where_no_worker_can_tell_the_odds_answer(tmp_path: Path) -> None:
    async with at_a_book(tmp_path) as table:
        house, broken = table.server.house, (sys.executable, "-c", "")
        working, house.services.books = house.services.books, Books(1, house.metrics, command=broken)
        with capture_logs() as logs:
            await table.pull()
            await table.mika.until_drawn()
        made = await table.plays()
        assert [by for by, _ in made] == ["person", "world", "world"] and made[1][1].startswith("came ")
        assert [line["event"] for line in logs if line["log_level"] == "error"] == ["the odds answer for a book"]
        assert str(table.room.ledger.table.playing().seed.hex()) not in str(logs)
        await house.services.books.close()
        house.services.books = working
        await table.mika.watch(table.mika.table)
        seen = await table.mika.until_at_rest()
        assert len(seen.pages) == table.mika.view["view"]["book"]["pages"]
        assert await metric(table.server, 'kamifuda_book_failures_total{reason="given-up"}') == 1


async def metric(server: World, name: str) -> float:
    answer = (await server.ask("GET", "/metrics")).decode()
    found = re.search(f"^{re.escape(name)} (.*)$", answer, re.MULTILINE)
    return float(found[1]) if found else 0


# Who reads slowly.


def waiting(connection: Connection) -> list[Any]:
    return [connection.waiting.get_nowait() for _ in range(connection.waiting.qsize())]


def frame(kind: int, number: int) -> bytes:
    return b"%d %d" % (kind, number)


def test_who_reads_slowly_is_sent_fewer_frames_then_a_whole_one() -> None:
    connection = Connection(None)
    for number in range(100):
        connection.send_frame("table", frame(CHANGE, number), whole=False)
    assert len(waiting(connection)) == MOST_BEFORE_FRAMES
    connection.send_frame("table", frame(CHANGE, 100), whole=False)
    connection.send_frame("other", frame(CHANGE, 100), whole=False)
    connection.send_frame("table", frame(WHOLE, 101), whole=True)
    connection.send_frame("table", frame(CHANGE, 102), whole=False)
    assert waiting(connection) == [frame(CHANGE, 100), frame(WHOLE, 101), frame(CHANGE, 102)]
    assert not connection.ended


def test_frames_never_keep_a_message_from_anybody() -> None:
    connection = Connection(None)
    for number in range(2000):
        connection.send_frame("table", frame(CHANGE, number), whole=False)
        if number % 10 == 0:
            connection.send_text("text")
    assert not connection.ended and waiting(connection).count("text") == 200
