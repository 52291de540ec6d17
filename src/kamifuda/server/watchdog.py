"""Ends a process that stands still, with its stack in a file, so that a supervisor starts another."""

import asyncio
import faulthandler
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import gettempdir

import structlog

from kamifuda.server.database import Database

OFTEN = 5.0  # seconds between two signs of life

log = structlog.get_logger()


def stack_file(database: str) -> Path:
    """Beside a SQLite file; otherwise where temporary files are."""
    file = Database(database).file
    return Path(gettempdir(), f"kamifuda-{os.getpid()}.stack") if file is None else Path(f"{file}.stack")


@asynccontextmanager
async def watched(seconds: int, file: Path) -> AsyncIterator[None]:
    """While the loop turns nothing happens; 0: nobody watches."""
    if not seconds:
        yield
        return
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError as error:
        log.warning("no watchdog", fault=error)
        yield
        return
    watching = asyncio.create_task(show_signs_of_life(seconds, descriptor))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        faulthandler.cancel_dump_traceback_later()
        os.close(descriptor)
        if not file.stat().st_size:
            file.unlink()


async def show_signs_of_life(seconds: int, descriptor: int) -> None:
    """The one who listens needs neither this loop nor Python's lock nor a log that is read."""
    while True:
        faulthandler.dump_traceback_later(seconds, exit=True, file=descriptor)
        await asyncio.sleep(min(OFTEN, seconds / 4))
