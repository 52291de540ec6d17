"""One thing after the other: a task that lives as long as there is something to do."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]


class Queue:
    """Of one table: nothing but its task reads or changes the table, for what that holds may not be on the disk yet."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self.failed = failed  # is told what a job came to that came to nothing
        self.jobs: deque[Job] = deque()
        self.worker: asyncio.Task[None] | None = None

    def put(self, job: Job) -> None:
        """To be done when its turn comes."""
        self.jobs.append(job)
        if self.worker is None:
            self.worker = asyncio.create_task(self.work())

    async def work(self) -> None:
        while self.jobs:
            try:
                await self.jobs.popleft()()
            except Exception as error:
                self.failed(error)
        self.worker = None
