"""A server that is killed at any moment: whatever was acknowledged is there, and the tables go on."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from kamifuda.core.rng import Rng
from tests.examples import LONG
from tests.server.databases import in_a_loop
from tests.server.killing import Owes, has_written, kill_owing
from tests.server.load import Load, check, seated
from tests.server.serving import Serving
from tests.spread import SOAK

TABLES = 20 if SOAK == 1 else 300
KILLS = 3 if SOAK == 1 else max(5, 5 * SOAK)  # at any moment, and one more between a commit and its answer


class Mortal:
    """A server that is killed and started again, and a door before which its clients wait meanwhile."""

    def __init__(self, database: str) -> None:
        self.server = Serving(database)
        self.up = asyncio.Event()

    async def start(self) -> None:
        await asyncio.to_thread(self.server.start)

    async def door(self) -> str:
        await self.up.wait()
        return self.server.socket

    def kill(self) -> None:
        self.up.clear()
        self.server.kill()


@contextmanager
def mortal(database: str) -> Iterator[Mortal]:
    found = Mortal(database)
    try:
        yield found
    finally:
        if found.server.process is not None:
            found.kill()


async def kill_in_full_swing(server: Mortal, load: Load, rng: Rng, owes: Owes | None = None) -> int:
    """Or before everybody is back; returns how many plays were left without an answer."""
    enough = load.acknowledged + rng.below(2 * TABLES)
    await load.until(lambda: load.acknowledged >= enough)
    await asyncio.sleep(rng.below(20) / 1000)  # at any moment of a commit
    await kill_owing(server.server, load, load.players, owes)
    server.up.clear()
    await server.start()
    unanswered = load.waiting
    server.up.set()
    return unanswered


async def go_on(load: Load) -> None:
    """Every table makes progress, and all its clients are told."""
    before = {table: max(load.numbers(table)) for table in load.tables}
    await load.until(lambda: all(min(load.numbers(table)) > number + 1 for table, number in before.items()))


@in_a_loop
async def test_every_acknowledged_play_outlives_the_server(database: str) -> None:
    rng = Rng(1)
    with mortal(database) as server:
        await server.start()
        server.up.set()
        load = await seated(server.server.http, [server.door], TABLES, rng, **LONG)
        async with asyncio.TaskGroup() as playing:
            living = [playing.create_task(player.live()) for player in load.players]
            unanswered = [await kill_in_full_swing(server, load, rng) for _ in range(KILLS)]
            unanswered.append(await kill_in_full_swing(server, load, rng, lambda: has_written(database, load.players)))
            await go_on(load)
            await load.come_to_rest()
            assert server.server.stop() == 0
            for each in living:
                each.cancel()
    assert all(unanswered), "a kill missed the plays"
    assert any(player.kept_unanswered for player in load.players), "no play was kept whose answer was lost"
    await check(load, database)
