"""Long work in the loop, in slices: whatever else waits has its turn between two of them, other long work too."""

import asyncio
from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

SLICE = 20  # pieces of work at a time

Piece = TypeVar("Piece")


class Slices:
    """Of all long work in one server: one at a time, in turn."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore()

    async def done(self, work: Iterable[Piece]) -> list[Piece]:
        """Every piece of it."""
        done: list[Piece] = []
        left = iter(work)
        more = True
        while more:
            async with self.turn:
                count = len(done)
                done.extend(islice(left, SLICE))
                more = len(done) - count == SLICE
                await asyncio.sleep(0)
        return done
