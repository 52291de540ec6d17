"""Clients that take nothing of what waits for them: a full buffer answers no ping and never closes, so we hang up."""

import socket
from collections.abc import Iterable
from typing import Any

LOOKS = 2  # in the time that a client has


def system_hangs_up(listener: socket.socket, seconds: int) -> bool:
    """Whether the system does it for us, for every connection that this listener takes."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)  # Linux
    if option is not None:
        listener.setsockopt(socket.IPPROTO_TCP, option, seconds * 1000)
    return option is not None or not seconds


class Deaf:
    """Where the system does not: those for whom no less waits than at the last look are gone."""

    def __init__(self) -> None:
        self.waited: dict[Any, int] = {}  # bytes, by connection

    def look(self, connections: Iterable[Any]) -> None:
        waits = {each: each.transport.get_write_buffer_size() for each in connections}
        for each, size in waits.items():
            if 0 < self.waited.get(each, 0) <= size:
                each.transport.abort()
        self.waited = waits
