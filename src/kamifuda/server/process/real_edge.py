"""Where the server touches the world: the time of day and unforeseeable bytes. Nothing else asks for either."""

import secrets
import time

from kamifuda.server.tables.edge import Edge

# On Linux the usual clock stands still while the machine sleeps, on macOS Python's does; Windows' does not.
SLEEPLESS = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


class RealEdge(Edge):
    """A test may hand the server another."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        return (time.monotonic_ns() if SLEEPLESS is None else time.clock_gettime_ns(SLEEPLESS)) // 1_000_000

    def secret(self, count: int) -> bytes:
        return secrets.token_bytes(count)
