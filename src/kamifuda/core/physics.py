"""What a game offers whose pieces obey physics: what is to be simulated, and what WORLD says of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kamifuda.core.match import Match, Play

Json = dict[str, Any]
Numbers = float | Sequence[float]


class Calibrated(Protocol):
    """What a game offers that keeps odds which were fitted to simulations, in a module of its own."""

    @property
    def FILE(self) -> str: ...  # the module, in the game's folder
    def has_odds(self, module: str, version: int) -> bool: ...  # whether it says some for this version
    def with_odds(self, module: str, version: int, numbers: Mapping[str, Numbers], draws: int) -> str: ...


class Physics(Protocol):
    """A game's `physics.py`; the simulation itself is handed in."""

    @property
    def calibrated(self) -> Calibrated: ...
    def wanted(self, options: Any) -> bool: ...  # whether a table has it
    def pull(self, count: int) -> str: ...  # the play that draws so many pages
    def pulls(self, text: str) -> bool: ...  # whether a gesture belongs to this play
    def pinched(self, match: Match, height: int, count: int) -> Json: ...  # a draw whose path is still to be made
    def question(self, match: Match) -> Json | None: ...  # what must be simulated before WORLD can answer
    def by_odds(self, match: Match) -> bool: ...  # whether WORLD answers by them where nothing was simulated
    def of_the_table(self, match: Match, kind: str) -> Json: ...
    def answer(self, match: Match, outcome: Json | None) -> tuple[str, str | None]: ...  # WORLD's play, its attachment
    def outcome_of(self, play: Play) -> Json | None: ...  # what a play of WORLD records of a simulation
    def fallen(self, match: Match) -> int | None: ...  # the play that holds how it fell, if it fell with the last one
    def again(self, match: Match, number: int, begun: Match | None = None) -> tuple[Json, Json] | None: ...


def physics_of(match: Match) -> Physics | None:
    """The game's part of it; None where this match has none."""
    physics = match.game.manifest.physics
    return physics if physics is not None and physics.wanted(match.options) else None
