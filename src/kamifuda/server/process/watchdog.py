"""Ends a process that stands still, with its stack in a file, so that a supervisor starts another."""

import asyncio
import faulthandler
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkstemp

import structlog

OFTEN = 5.0  # seconds between two signs of life
NO_LINKS = getattr(os, "O_NOFOLLOW", 0)  # Windows has none

log = structlog.get_logger()


def stack_file(file: Path | None) -> tuple[int, Path]:
    """Beside a SQLite file; otherwise among temporary files, where nobody can foresee its name; and open."""
    if file is None:
        descriptor, name = mkstemp(".stack", f"kamifuda-{os.getpid()}-")
        return descriptor, Path(name)
    path = Path(f"{file}.stack")
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | NO_LINKS, 0o600), path


@asynccontextmanager
async def watched(seconds: int, beside: Path | None) -> AsyncIterator[None]:
    """While the loop turns nothing happens; 0: nobody watches."""
    if not seconds:
        yield
        return
    try:
        descriptor, file = stack_file(beside)
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
        empty = not os.fstat(descriptor).st_size
        os.close(descriptor)
        if empty:
            file.unlink(missing_ok=True)


async def show_signs_of_life(seconds: int, descriptor: int) -> None:
    """The one who listens needs neither this loop nor Python's lock nor a log that is read."""
    while True:
        faulthandler.dump_traceback_later(seconds, exit=True, file=descriptor)
        await asyncio.sleep(min(OFTEN, seconds / 4))
