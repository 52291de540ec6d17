"""Connections that have not asked for anything yet: they may wait a while, and make room for those who come later."""

import asyncio
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

MOST_SILENT = 1000
SHARE = 4  # of all descriptors, one in so many is for those who say nothing


def raise_limit() -> None:
    """As many open connections and files as the system lets this process have."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # some systems name a number that they do not give
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_silent() -> int:
    if resource is None:
        return MOST_SILENT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_SILENT if soft == resource.RLIM_INFINITY else min(MOST_SILENT, soft // SHARE)


class Newcomers:
    """Those of one server who are silent, the longest first."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.most = seconds, most_silent()
        self.silent: dict[Newcomer, None] = {}

    def come(self, newcomer: "Newcomer") -> None:
        self.silent[newcomer] = None
        if len(self.silent) > self.most:
            next(iter(self.silent)).cut()

    def leave(self, newcomer: "Newcomer") -> None:
        self.silent.pop(newcomer, None)


class Newcomer(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """One connection; it ends where no whole request comes for too long, before the first or after any other."""

    newcomers: Newcomers
    timer: asyncio.TimerHandle
    seen: Any = None  # the request that was there at the last look

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.newcomers = self.config.app.state.newcomers
        self.newcomers.come(self)
        self.look_later()

    def look_later(self) -> None:
        self.timer = self.loop.call_later(self.newcomers.seconds, self.look)

    def look(self) -> None:
        waits = self.cycle is None or self.cycle.response_complete or self.cycle.more_body
        if waits and self.cycle is self.seen:
            self.cut()
        else:
            self.seen = self.cycle
            self.look_later()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None:
            self.newcomers.leave(self)

    def handle_websocket_upgrade(self, *arguments: Any) -> None:
        self.forget()
        super().handle_websocket_upgrade(*arguments)

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)

    def cut(self) -> None:
        self.forget()
        self.transport.abort()

    def forget(self) -> None:
        self.timer.cancel()
        self.newcomers.leave(self)
