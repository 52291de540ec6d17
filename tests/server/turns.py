"""How much is done in each turn of the loop, in which nobody else has one."""

import asyncio
from collections import Counter


class Turns:
    """Of the loop; `work` counts what is done in them."""

    def __init__(self) -> None:
        self.turn = 0
        self.worked: Counter[int] = Counter()

    async def __aenter__(self) -> "Turns":
        self.counting = asyncio.create_task(self.count())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.counting.cancel()

    async def count(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)

    def work(self) -> None:
        self.worked[self.turn] += 1

    @property
    def most(self) -> int:
        return max(self.worked.values())
