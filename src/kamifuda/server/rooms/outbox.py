"""What other processes are yet to hear from this one, in order: overtaken by others, news would be wrong for long."""

import asyncio
from typing import Any

import structlog

from kamifuda.server.store.store import Store

log = structlog.get_logger()


class Outbox:
    """Where several processes share a database; elsewhere there is nobody to tell."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.unsaid: list[dict[str, Any]] = []
        self.telling: asyncio.Task[None] | None = None
        self.said: asyncio.Future[bool]  # whether these were told

    @property
    def shared(self) -> bool:
        """There may be others."""
        return self.store.shared

    def spread(self, kind: str, **about: Any) -> asyncio.Future[bool]:
        if not self.unsaid:
            self.said = asyncio.get_running_loop().create_future()
        if not self.shared:
            self.said.set_result(True)
            return self.said
        self.unsaid.append({"news": kind, "process": self.store.process, **about})
        if self.telling is None:
            self.telling = asyncio.create_task(self.tell_others())
        return self.said

    async def tell_others(self) -> None:
        try:
            while self.unsaid:
                news, said, self.unsaid = self.unsaid, self.said, []
                said.set_result(await self.told(news))
        finally:
            self.telling = None

    async def told(self, news: list[dict[str, Any]]) -> bool:
        """Whatever goes wrong, the next news are told again."""
        try:
            await self.store.tell(news)
        except Exception as error:
            log.warning("news not told", count=len(news), fault=error)
            return False
        return True
