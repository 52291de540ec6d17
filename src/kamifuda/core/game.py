"""What a game's package offers around its Position."""

from typing import Any, Protocol

from kamifuda.core.position import Position
from kamifuda.core.rng import Rng

Event = dict[str, Any]


class Game(Protocol):
    """The table of contents of `games/<name>/__init__.py`; every member is plain Python."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> int: ...  # of new matches: grows when the same plays would mean something else
    @property
    def Options(self) -> type[Any]: ...
    @property
    def card_ids(self) -> tuple[str, ...]: ...  # the ids of all kinds of cards, as steps and views name them

    def deal(self, options: Any, seed: bytes) -> Any: ...
    def why_not(self, position: Any, seat: int, action: int) -> str | None: ...
    def view(self, position: Any, viewer: int | None) -> Any: ...
    def events(self, position: Any, viewer: int | None) -> list[Event]: ...
    def guess(self, seen: Any, rng: Rng) -> Position: ...
    def notation(self, position: Any, seat: int, action: int) -> str: ...
    def parse(self, position: Any, seat: int, text: str) -> int: ...
    def silent(self, options: Any) -> bool: ...  # no free talk while a round is played
    def layout(self, position: Any) -> Any: ...  # every card laid open, for referees
