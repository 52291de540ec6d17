"""Processes that work for the server: started when there is work, replaced when they fail, gone when it ends."""

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb

ENDING = 0.1  # seconds for a process that has closed its pipe to be gone
LONGEST_LINE = 2**20


class Failed(Exception):
    """Work that came to nothing: unstartable, crashed, silent, nonsense, illegal, or an error within the work."""

    def __init__(self, reason: str, fault: str = "") -> None:
        super().__init__(reason)
        self.reason, self.fault = reason, fault


class Worker:
    """The place of one process; another takes it when the first has failed."""

    process: Process | None = None
    killed = False
    closed = False

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command

    async def start(self) -> Process:
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
            self.killed = False
        except OSError as error:
            raise Failed("unstartable", type(error).__name__) from None
        if self.closed:
            self.interrupt()
        return self.process

    def close(self) -> None:
        """Ends what is being done, even where the process is only just starting."""
        self.closed = True
        self.interrupt()

    def interrupt(self) -> None:
        """Kills the process; once, for a second kill may reap it where asyncio's watcher should."""
        if self.process is not None and not self.killed:
            self.killed = True
            with suppress(ProcessLookupError):
                self.process.kill()

    async def clear(self) -> None:
        """Ends the process and waits for it, so that neither it nor its pipes stay behind."""
        if (process := self.process) is None:
            return
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        if process.stdout.at_eof():
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await process.wait()
        if process.returncode is None:
            self.interrupt()
        self.process = None
        with suppress(OSError, RuntimeError):
            await process.stdout.read()
            await process.stdin.wait_closed()
        await process.wait()


# Within the processes.


def behave(niceness: int) -> None:
    """Gives way to the tables; what ends a whole group of processes reaches everybody, and the parent decides."""
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)


def where(error: Exception) -> str:
    """The kind of error and its line; never its words, which may name a hidden card."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno}"
