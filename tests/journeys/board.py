"""What general journeys need to know of a game's board: it stands in `tests/games/<game>/journeys/board.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tests.facts import Chosen

if TYPE_CHECKING:
    from tests.journeys.person import Person
    from tests.journeys.stacked import Stacking

CARDS, PLACES, TOKENS = ".hand [data-card]", "[data-place]", ".tokens button"
Match = tuple[int, bool, str]  # seats; on a phone? the language


class Last(str):
    """Of what is there, the last is touched, not the first."""


@dataclass(frozen=True)
class Board:
    dealt: Mapping[str, str]  # what the thread begins with, by language
    turn: str  # there when it is one's turn
    held: str  # what one chooses from at first
    short: Chosen  # a match that is soon over
    matches: Sequence[Match]  # against bots, to their end
    counted: Callable[["Person"], None]  # the result of a short one is right
    wish: Callable[["Person"], None]  # changes something in the form
    wished: Mapping[str, int]  # how many of what there are then
    ways: Sequence[str] = ()  # what takes the match further and is on no other board, the best first
    forbidden: tuple[str, Chosen] | None = None  # what can not be done at first, if so chosen
    late: Callable[["Stacking"], None] = lambda house: None  # where even a short match is long: its last rounds
    long: Mapping[str, Any] = field(default_factory=dict)  # a match that is not soon over


def board(game: str) -> Board:
    found: Board = import_module(f"tests.games.{game}.journeys.board").BOARD
    return found
