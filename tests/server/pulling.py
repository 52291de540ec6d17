"""Summoners at a served table whose book obeys physics: how they pull at it, and what they see of it."""

import asyncio
from base64 import b64decode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kamifuda.book.frames import AT_REST, WHOLE, Reader, number_of
from kamifuda.book.shown import Shown
from tests import patient
from tests.server.book import Summoner, new_match, somebody
from tests.server.client import Told
from tests.server.company import history
from tests.server.serving import Serving

PHYSICS = {"seats": 1, "paper": "gentle", "steadying": "much", "book": "physics", "watch_seconds": 1}
AT_ONCE = {"KAMIFUDA_BOOK_SPEED": "0"}  # what no hand holds moves as fast as it goes
IN_MOTION = ("pull", "came", "answer")
STRAIGHT = {"height": 55, "path": [[tick, 0, 4 * tick, 0] for tick in range(0, 200, 2)], "let_go": None}


class Puller(Summoner):
    async def __aenter__(self) -> "Puller":
        await super().__aenter__()
        return self

    async def fingers(self, side: str = "left", page: str = "page 3") -> None:
        """On a page."""
        await self.until_asked()
        await self.play(side, page)
        await self.until_asked()
        assert self.phase == "pull"

    async def pinch(self, count: int = 1, **changed: Any) -> Told:
        """Closes them; returns the answer to that."""
        about = {"table": self.table, "seat": 0, "turn": self.view["turn"], "count": count, "height": 55}
        return await self.ask(type="pinch", **about | changed)

    async def reach(self, y: int) -> None:
        """Along the ridge, tenths of a millimetre from where the fingers closed."""
        await self.say(type="reach", table=self.table, to=[0, y, 0])

    async def pull(self, until: int = 900) -> None:
        """Steadily, 40 mm in a second."""
        for y in range(0, until, 20):
            await self.reach(y)
            await asyncio.sleep(0.05)

    async def until_drawn(self) -> None:
        """Until the book has answered a pull."""
        while self.phase in IN_MOTION:
            await self.hear()

    async def until_at_rest(self) -> Shown:
        """The next frame that shows it so."""
        found = await self.until_seen(lambda frame: number_of(frame) == AT_REST)
        self.frames.clear()
        return Reader().feed(found)

    async def until_seen(self, wanted: Callable[[bytes], bool]) -> bytes:
        """The first such frame since one looked last."""
        while not (found := [frame for frame in self.seen() if wanted(frame)]):
            await self.receive()
        return found[0]

    def seen(self) -> list[bytes]:
        """The frames since one looked last, without the name of the table."""
        found = [frame.partition(b"\n") for frame in self.frames]
        assert {table for table, _, _ in found} <= {self.table.encode()}
        return [frame for _, _, frame in found]

    async def settle(self) -> None:
        """Until all that was sent has been heard."""
        await self.say(type="ping")
        await self.until(lambda told: told["type"] == "pong")


async def new_book(server: Serving, cookie: str, **options: Any) -> str:
    return await new_match(server, cookie, options=PHYSICS | options)


async def puller(server: Serving, **options: Any) -> Puller:
    """Somebody new, alone at a new table; to be entered."""
    cookie = await somebody(server)
    one = Puller(server.socket, cookie)
    one.table = await new_book(server, cookie, **options)
    return one


@asynccontextmanager
async def looked_at(server: Serving) -> AsyncIterator[tuple[Puller, Puller]]:
    """Somebody with the fingers on a page, and somebody who looks on; both have seen the book at rest."""
    async with await puller(server) as mika, Puller(server.socket) as watcher:
        watcher.table = mika.table
        for one in (mika, watcher):
            await one.watch(mika.table)
            await one.until_at_rest()
        await mika.fingers()
        yield mika, watcher


async def drawn_alike(server: Serving, mika: Puller, watcher: Puller) -> None:
    """Until the pull is over: both have seen the same, and it is the same again."""
    for one in (mika, watcher):
        await one.until_drawn()
        await one.settle()
    [motion] = motions(mika.seen())
    assert motions(watcher.seen()) == [motion]
    found = again(server, mika.table, 3)
    assert found["same"] and [b64decode(frame) for frame in found["frames"]] == motion
    assert found["question"] == {"kind": "draw", "side": "left", "page": 3, "count": 1, "grip": "free"}


def motions(frames: list[bytes]) -> list[list[bytes]]:
    """The frames of each thing that the book did: the first is number 0, and before it the book rested."""
    found: list[list[bytes]] = []
    for frame in frames:
        if number_of(frame) == 0:
            assert frame[0] == WHOLE
            found.append([])
        if number_of(frame) != AT_REST and found:
            found[-1].append(frame)
    return found


def book_workers(server: Serving) -> list[int]:
    """The processes of this server in which books move."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"books.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def pulled(one: Puller, attachment: Any, steps: str = "pull 1") -> Told:
    about = {"table": one.table, "seat": 0, "turn": one.view["turn"], "steps": [steps]}
    return await one.ask(type="play", **about, attachment=attachment)


def again(server: Serving, table: str, number: int) -> Told:
    answer = patient.get(f"{server.http}/api/tables/{table}/draws/{number}")
    assert answer.status_code == 200, answer.text
    found: Told = answer.json()
    return found


def events_of_world(server: Serving, table: str) -> list[str]:
    """What the book did, as everybody was told."""
    entries = history(server, table)
    return [entry["events"][0][0]["event"] for entry in entries if entry["what"].get("by") == "world"]
