"""Whether the database can be written: tried once for all who ask at about the same time."""

import asyncio

from kamifuda.server.store.store import Store, StoreDown
from kamifuda.server.tables.edge import Edge

FRESH = 1000  # milliseconds in which the last answer is good enough
PATIENCE = 3.0  # seconds that whoever asks is kept waiting


class Pulse:
    def __init__(self, store: Store, edge: Edge) -> None:
        self.store, self.edge = store, edge
        self.began = 0
        self.trying: asyncio.Task[None] | None = None

    async def feel(self) -> None:
        """StoreDown where it can not, or not soon."""
        if self.trying is None or (self.trying.done() and self.edge.steady() - self.began >= FRESH):
            self.began, self.trying = self.edge.steady(), asyncio.create_task(self.store.touch())
            self.trying.add_done_callback(lambda task: task.cancelled() or task.exception())  # perhaps nobody asks
        await asyncio.wait([self.trying], timeout=PATIENCE)
        if not self.trying.done():
            raise StoreDown
        self.trying.result()

    def close(self) -> None:
        if self.trying is not None:
            self.trying.cancel()
