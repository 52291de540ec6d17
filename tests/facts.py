"""What general tests need to know of a game: it stands in `tests/games/<game>/facts.py`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
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
    pictured: Sequence[str] = ()  # golden records of which they see just the plays that pass through several pictures
    differences: int = 0  # between editions
    some_rounds: Chosen = field(default_factory=dict)  # a match of a few rounds
    long: Chosen = field(default_factory=dict)  # a match that nobody sees the end of
    at_once: Chosen = field(default_factory=dict)  # nobody is asked anything before the first card is played
    quiet: Chosen = field(default_factory=dict)  # so that nothing is shown when a match is over
    recorded: Sequence[Chosen] = ()  # golden records of a new version
    blind: Sequence[Chosen] = ()  # real tables whose next steps the browser guesses where there is no network
    many_plays: bool = False  # for one decision: of all of them, short ones would hardly ever be met
    moving: Chosen = field(default_factory=dict)  # what obeys physics is there, and nobody waits for long
    pulling: str = ""  # the phase in which a hand moves it
    of_one_mind: bool = False  # bots of one kind play it together

    def ids(self) -> set[str]:
        """Of all clauses, rulings and differences."""
        counts = {"A": self.rulings, "D": self.differences}
        others = {f"{self.prefix}-{letter}{n}" for letter, count in counts.items() for n in range(1, count + 1)}
        return {f"{self.prefix}-{n:02}" for n in range(1, self.clauses + 1)} | others


def golden(game: Game) -> Path:
    """The folder of its golden files."""
    return Path(__file__).parent / "games" / game.name / "golden"


def telling(game: Game) -> Any:
    """Its tables, events and house rules whose every word is tried."""
    return import_module(f"tests.games.{game.name}.telling")


def facts(game: Game) -> Facts:
    found: Facts = import_module(f"tests.games.{game.name}.facts").FACTS
    return found
