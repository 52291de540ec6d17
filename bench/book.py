"""Hands that pull at books all at once, in real time, through the server's workers: python -m bench.book [BOOKS]"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from os import cpu_count, sysconf
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console

from bench import bookpage, bookseen
from bench.bookpage import Figures
from bench.machine import load, processor
from kamifuda.book.frames import number_of
from kamifuda.server.books.books import LIVE, Books, Simulation
from kamifuda.server.process.settings import Settings

BOOKS = 8
FRAMES = 30  # a second
FULL = {"left": 32, "right": 32, "lean": 0}
TICK, PAGE = sysconf("SC_CLK_TCK"), sysconf("SC_PAGE_SIZE")

Way = Callable[[float], list[int]]  # where the fingers are, so many seconds after they have closed


def carefully(seconds: float) -> list[int]:
    return [0, min(1000, round(350 * seconds)), 0]


def upwards(seconds: float) -> list[int]:
    return [0, 0, min(2000, round(3000 * seconds))]


KINDS: tuple[tuple[str, int, int, Way], ...] = (
    # what                       page  count  how
    ("one page, carefully",      3,    1,     carefully),
    ("eight pages, snatched up", 1,    8,     upwards),
)  # fmt: skip


@dataclass
class Pull:
    """One hand at one book, and all that is seen of it."""

    asked: float
    seen: list[tuple[float, bytes]] = field(default_factory=list)  # when, and which frame
    motion: Simulation | None = None

    @property
    def closed(self) -> float:
        return self.seen[0][0]

    def lags(self) -> list[float]:
        """How late each frame came, by the clock that began with the first."""
        return [at - self.closed - number_of(frame) / FRAMES for at, frame in self.seen]

    def sizes(self) -> list[int]:
        return [len(frame) for _, frame in self.seen]


async def pulled(books: Books, number: int, page: int, count: int, way: Way) -> tuple[Pull, bool]:
    """From the pinch to the end; and whether the book fell."""
    pull, first = Pull(monotonic()), asyncio.Event()

    def see(frame: bytes) -> None:
        pull.seen.append((monotonic(), frame))
        first.set()

    motion = books.begin(question(number, page, count), see, LIVE)
    await first.wait()
    while not motion.over.done():
        motion.reach(way(monotonic() - pull.closed))
        await asyncio.wait([motion.over], timeout=1 / FRAMES)
    return pull, bool(motion.over.result()["outcome"]["fell"])


def question(number: int, page: int, count: int) -> dict[str, Any]:
    return {
        "kind": "draw", "book": FULL | {"seed": number}, "paper": "normal", "collapse_share": 50, "luck": number,
        "grip": "free", "steadying": "none", "side": "left", "page": page, "count": count, "height": 55,
    }  # fmt: skip


def workers(books: Books) -> list[int]:
    return [shelf.process.pid for shelf in books.shelves if shelf.process is not None]


def worked(pids: Sequence[int]) -> float:
    """Seconds of a processor."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICK


def memory(pids: Sequence[int]) -> int:
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in pids)


def worst_second(sizes: Sequence[int]) -> int:
    return max(sum(sizes[first : first + FRAMES]) for first in range(len(sizes)))


async def measured(books: Books, count: int, page: int, pages: int, way: Way) -> Figures:
    """So many at once."""
    pids = workers(books)
    before, began, most = worked(pids), monotonic(), [memory(pids)]

    async def look() -> None:
        while True:
            await asyncio.sleep(0.1)
            most.append(memory(pids))

    looking = asyncio.create_task(look())
    found = await asyncio.gather(*(pulled(books, number, page, pages, way) for number in range(count)))
    looking.cancel()
    took, pulls = monotonic() - began, [pull for pull, _ in found]
    sizes = [pull.sizes() for pull in pulls]
    return Figures(
        fell=sum(fell for _, fell in found),
        closing=max(pull.closed - pull.asked for pull in pulls),
        lags=sorted(lag for pull in pulls for lag in pull.lags()),
        busy=(worked(pids) - before) / took,
        rate=sum(map(sum, sizes)) / sum(map(len, sizes)) * FRAMES,
        worst_second=max(map(worst_second, sizes)),
        memory=(max(most) - most[0]) / count,
    )


async def run(count: int) -> dict[str, Figures]:
    """One after the other, in processes that are warm."""
    books = Books(Settings().book_workers)
    try:
        await asyncio.gather(*(pulled(books, number, 3, 1, upwards) for number in range(len(books.shelves))))
        return {name: await measured(books, count, page, pages, way) for name, page, pages, way in KINDS}
    finally:
        await books.close()


def main() -> None:
    console = Console(width=None if sys.stdout.isatty() else 130)
    count = int(sys.argv[1]) if len(sys.argv) > 1 else BOOKS
    busy = load()
    found = asyncio.run(run(count))
    seen = bookseen.seen()
    console.print(bookpage.on_screen(found, count), bookpage.seen_on_screen(seen))
    if count == BOOKS:
        bookpage.write(found, count, seen, f"{processor()}, {cpu_count()} cores, load {busy}")


if __name__ == "__main__":
    main()
