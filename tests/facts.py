"""What general tests need to know of a game: it stands in `tests/games/<game>/facts.py`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from kamifuda.core.game import Game

Chosen = Mapping[str, Any]  # options that are not as usual


@dataclass(frozen=True)
class Facts:
    prefix: str  # of its clauses
    clauses: int
    rulings: int  # of our own
    longest_round: int  # steps
    longest_match: int  # steps, played at random
    short: Chosen  # a match that is soon over
    heard: Mapping[str, str]  # the browser's tests: their names, and which of the golden records they are
    differences: int = 0  # between editions
    quiet: Chosen = field(default_factory=dict)  # so that nothing is shown when a match is over
    recorded: Sequence[Chosen] = ()  # golden records of a new version
    of_one_mind: bool = False  # bots of one kind play it together

    def ids(self) -> set[str]:
        """Of all clauses, rulings and differences."""
        counts = {"A": self.rulings, "D": self.differences}
        others = {f"{self.prefix}-{letter}{n}" for letter, count in counts.items() for n in range(1, count + 1)}
        return {f"{self.prefix}-{n:02}" for n in range(1, self.clauses + 1)} | others


def facts(game: Game) -> Facts:
    found: Facts = import_module(f"tests.games.{game.name}.facts").FACTS
    return found
