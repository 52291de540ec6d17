"""Where the server touches the world: the time of day and unforeseeable bytes. Nothing else asks for either."""

import secrets
import time
from typing import Any

# On Linux the usual clock stands still while the machine sleeps, on macOS Python's does; Windows' does not.
SLEEPLESS = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


class Edge:
    """The real one; a test may hand the server another."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Milliseconds since nobody knows when: goes on evenly, whatever is done to the time of day, also in sleep."""
        return (time.monotonic_ns() if SLEEPLESS is None else time.clock_gettime_ns(SLEEPLESS)) // 1_000_000

    def secret(self, count: int) -> bytes:
        return secrets.token_bytes(count)

    def dealt(self, position: Any) -> None:
        """After every deal: the door by which a test may stack the deck; here it is shut."""

    def luck(self, luck: int) -> int:
        """Before every play: the door by which a test may change what comes of it; here it is shut."""
        return luck
