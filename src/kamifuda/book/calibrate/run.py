"""Simulates round after round in several processes until there are draws enough."""

import os
import signal
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

from kamifuda.book.calibrate.kept import Kept, Played
from kamifuda.book.calibrate.plan import jobs
from kamifuda.book.calibrate.simulate import fingerprint, played


def kept_in(folder: Path, seed: int) -> Kept:
    """What was simulated with this seed and with the physics of today."""
    return Kept(folder, seed, fingerprint())


def simulate(kept: Kept, seed: int, draws: int, workers: int, told: Callable[[int], None]) -> list[Played]:
    """Whole rounds: the same seed gives the same books with any number of workers; `told` how many draws there are."""
    found: list[Played] = []
    place = 0
    with get_context("spawn").Pool(workers, initializer=end_with_the_first) as pool:
        while count(found) < draws:
            wanted = list(jobs(seed, place))
            missing = [job for job in wanted if job.number not in kept.books]
            for line in pool.imap_unordered(played, missing):
                kept.add(line)
                told(kept.draws())
            found += [kept.books[job.number] for job in wanted]
            place += 1
    return found


def count(books: list[Played]) -> int:
    return sum(len(book.draws) for book in books)


def end_with_the_first() -> None:
    """Ctrl-C reaches every process of a terminal, and the first one ends the others; killed, it takes them along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=wait_for_the_first, daemon=True).start()


def wait_for_the_first() -> None:
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)
