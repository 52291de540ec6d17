"""A server that is killed at any moment: whatever was acknowledged is there, and the tables go on."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from kamifuda.core.rng import Rng
from tests.server.databases import in_a_loop
from tests.server.load import Load, check, seated
from tests.server.serving import Serving
from tests.spread import SOAK

TABLES = 20 if SOAK == 1 else 300
KILLS = 3 if SOAK == 1 else max(5, 5 * SOAK)
MOST_KILLS = 10 * KILLS  # until one comes between a commit and its answer


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


async def kill_at_random(server: Mortal, load: Load, rng: Rng) -> int:
    """In full swing, or before everybody is back; returns how many plays were left without an answer."""
    enough = load.acknowledged + rng.below(2 * TABLES)
    await load.until(lambda: load.acknowledged >= enough and load.waiting > 0)
    await asyncio.sleep(rng.below(20) / 1000)  # at any moment of a commit
    server.kill()
    await server.start()
    unanswered = load.waiting
    server.up.set()
    return unanswered


def lost_an_answer(load: Load) -> bool:
    return any(player.kept_unanswered for player in load.players)


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
        load = await seated(server.server.http, [server.door], TABLES, rng, target=99)
        async with asyncio.TaskGroup() as playing:
            living = [playing.create_task(player.live()) for player in load.players]
            unanswered = list[int]()
            while len(unanswered) < KILLS or (len(unanswered) < MOST_KILLS and not lost_an_answer(load)):
                unanswered.append(await kill_at_random(server, load, rng))
            await go_on(load)
            await load.come_to_rest()
            assert server.server.stop() == 0
            for each in living:
                each.cancel()
    assert any(unanswered), "the kills missed the plays"
    assert lost_an_answer(load), "no play was kept whose answer was lost"
    await check(load, database)
