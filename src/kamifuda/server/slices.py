"""Long work in the loop, in slices: whatever else waits has its turn between two of them."""

import asyncio
from collections.abc import Iterable
from typing import TypeVar

SLICE = 20  # pieces of work at a time

Piece = TypeVar("Piece")


async def in_slices(work: Iterable[Piece]) -> list[Piece]:
    """Every piece of it."""
    done = []
    for number, piece in enumerate(work, 1):
        done.append(piece)
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return done
