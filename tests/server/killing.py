"""A server that is killed while it owes its clients answers: stopped first, and looked at."""

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable, Iterable

from sqlalchemy import select

from kamifuda.server.store.database import Database
from kamifuda.server.store.schema import log
from tests.server.load import Load, Player
from tests.server.serving import Serving

Owes = Callable[[], Awaitable[bool]]
LONG_ENOUGH = 100  # turns of the loop, in which whatever has arrived is heard


async def kill_owing(server: Serving, load: Load, players: list[Player], owes: Owes | None = None) -> None:
    """Whoever is stopped says nothing more: what is unanswered when all is heard stays so, and that must be enough."""
    await load.until(lambda: waiting(players) > 0)
    await stop(server, players)
    while not (waiting(players) and (owes is None or await owes())):
        heard = acknowledged(players)
        go_on(server)
        await load.until(lambda heard=heard: acknowledged(players) > heard and waiting(players) > 0)  # type: ignore[misc]
        await stop(server, players)
    server.kill()


def waiting(players: Iterable[Player]) -> int:
    """Plays that were sent, and not answered."""
    return sum(len(player.waiting) for player in players)


def acknowledged(players: Iterable[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def stop(server: Serving, players: list[Player]) -> None:
    """Until its clients have heard all that it said."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    os.waitpid(server.process.pid, os.WUNTRACED)  # now it has
    quiet, before = 0, None
    while quiet < LONG_ENOUGH:
        await asyncio.sleep(0)
        known = [(len(one.acknowledged), [seen.number for seen in one.tables.values()]) for one in players]
        quiet, before = quiet + 1 if known == before else 0, known


def go_on(server: Serving) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGCONT)


async def has_written(database: str, players: list[Player]) -> bool:
    """Whether a play is in the log whose player has no answer."""
    keys = {key for player in players for key in player.waiting}
    played = log.c.table_id.in_({table for table, _ in keys}) & (log.c.kind == "play")
    async with Database(database).connected() as connection:
        rows = await connection.execute(select(log.c.table_id, log.c.body).where(played))
        return any((row.table_id, json.loads(row.body)["key"]) in keys for row in rows)
