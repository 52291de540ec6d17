"""Players that are programs. A bot receives a view and the legal plays, never a position."""

from typing import Any, Protocol

from kamifuda.core.match import Tree


class Bot(Protocol):
    """Anybody who can choose one of the legal plays."""

    def choose(self, seen: Any, legal: Tree) -> str: ...
