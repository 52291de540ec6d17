"""Connections on which nothing is asked for: they may wait a while, and make room for those who come later."""

import asyncio
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

MOST_SILENT = 1000
SHARE = 4  # of all descriptors, one in so many is for those who say nothing
OPEN_MAX = 10_240  # as macOS names it: more it does not give, though it knows no limit


def raise_limit() -> None:
    """As many open connections and files as the system lets this process have."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for most in (hard, max(soft, OPEN_MAX)):
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                return


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


class Newcomer(HttpToolsProtocol):
    """One connection; it is silent until a whole request has come, and again after every answer."""

    newcomers: Newcomers
    timer: asyncio.TimerHandle | None = None  # runs while it is silent
    gone = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        app: Any = self.config.app
        self.newcomers = app.state.newcomers
        self.attend()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.attend()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.attend()

    def attend(self) -> None:
        """It may have become silent, or no longer be."""
        if not self.silent:
            self.leave()
        elif self.timer is None:
            self.look_later()
            self.newcomers.come(self)

    @property
    def silent(self) -> bool:
        """It is for the client to speak."""
        waits = self.cycle is None or self.cycle.response_complete or self.cycle.more_body
        return waits and not self.pipeline and not self.gone

    def look_later(self) -> None:
        self.timer = self.loop.call_later(self.newcomers.seconds, self.look)

    def look(self) -> None:
        """Whoever still takes the last answer may be silent meanwhile."""
        if self.transport.get_write_buffer_size():
            self.look_later()
        else:
            self.cut()

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
        self.gone = True
        self.leave()

    def leave(self) -> None:
        self.newcomers.leave(self)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
