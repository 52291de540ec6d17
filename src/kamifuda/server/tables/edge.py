"""The port through which time and chance come to a table: nothing here asks for either by itself."""

from typing import Any, Protocol


class Edge(Protocol):
    """Whoever hosts tables has one."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def steady(self) -> int:
        """Milliseconds since nobody knows when: goes on evenly, whatever is done to the time of day, also in sleep."""
        ...

    def secret(self, count: int) -> bytes:
        """Bytes that nobody can foresee."""
        ...

    def dealt(self, position: Any) -> None:
        """After every deal: the door by which a test may stack the deck; where it is not opened, it is shut."""
        return None

    def luck(self, luck: int) -> int:
        """Before every play: the door by which a test may change what comes of it; likewise."""
        return luck
