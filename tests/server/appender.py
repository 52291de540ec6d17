"""A process that appends as fast as it can and says which entries were acknowledged; made to be killed."""

import asyncio
import os
import sys
import time

from kamifuda.server.store.store import Store
from tests.server.databases import change

TABLES = 20


async def work(database: str, process: str) -> None:
    store = await Store.open(database, process)

    async def fill(table: str) -> None:
        number = 1
        while await store.append(change(table, number)):
            os.write(1, f"{table} {number}\n".encode())
            number += 1

    if "--fork" in sys.argv:
        fork_a_sleeper()
    await asyncio.gather(*(fill(f"{process}-{place}") for place in range(TABLES)))


def fork_a_sleeper() -> None:
    """A worker that outlives this process."""
    worker = os.fork()
    if worker == 0:
        os.close(1)
        time.sleep(60)
        os._exit(0)
    os.write(1, f"worker {worker}\n".encode())


if __name__ == "__main__":
    asyncio.run(work(*sys.argv[1:3]))
