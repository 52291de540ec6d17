"""The bots by name: random, greedy, search, and search:N for N iterations a decision."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from kamifuda.bots import Bot
from kamifuda.bots.search import Search
from kamifuda.core.game import Game, Worth
from kamifuda.core.match import Tree, plays
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng

ITERATIONS = 5000
SLICE = 50  # iterations between two looks at the clock; few, for where the rules are not compiled
NAMES = ("random", "greedy", "search", "search:ITERATIONS")
HANDS = {"random": "clumsy", "greedy": "fair", "search": "deft"}


def bot(name: str, game: Game, rng: Rng) -> Bot:
    """The bot of this name for this game."""
    kind, _, number = name.partition(":")
    if name == "search" or (kind == "search" and re.fullmatch("[1-9][0-9]{0,8}", number)):
        return SearchBot(game, rng, iterations=int(number or ITERATIONS))
    if name == "random":
        return RandomBot(rng, game.manifest.beginner)
    if name == "greedy":
        return GreedyBot(game.manifest.thoughts)
    raise BadOption("bot", name, NAMES)


def hand_of(name: str) -> dict[str, str]:
    """The gesture with which the bot of this name pulls a page out of a book that obeys physics."""
    return {"skill": HANDS.get(name.partition(":")[0], "fair")}


class RandomBot:
    """Any legal play, each as likely; of a game where that spoils it for all, any that a beginner would think of."""

    def __init__(
        self, rng: Rng, thinks_of: Callable[[Any, Sequence[str]], Sequence[str]] = lambda seen, choices: choices
    ) -> None:
        self.rng, self.thinks_of = rng, thinks_of

    def choose(self, seen: Any, legal: Tree) -> str:
        choices = self.thinks_of(seen, plays(legal))
        return choices[self.rng.below(len(choices))]


class GreedyBot:
    """The play that a game's rules of thumb like best."""

    def __init__(self, thoughts: Callable[[Any], Worth]) -> None:
        self.thoughts = thoughts

    def choose(self, seen: Any, legal: Tree) -> str:
        return max(plays(legal), key=self.thoughts(seen))


class SearchBot:
    """Searches as long as it is let: a number of iterations for each play, or until `enough` says so."""

    def __init__(
        self, game: Game, rng: Rng, iterations: int = ITERATIONS, enough: Callable[[], bool] | None = None
    ) -> None:
        self.game, self.rng, self.iterations = game, rng, iterations
        self.enough = enough

    def choose(self, seen: Any, legal: Tree) -> str:
        position, seat = self.game.guess(seen, self.rng), seen["seat"]
        search = Search(position, seat, seen["options"]["seats"], self.rng)
        if not search.settled():
            self.think(search)
        steps = []
        for action in search.play():
            steps.append(self.game.notation(position, seat, action))
            position.apply(seat, action)
        return ", ".join(steps)

    def think(self, search: Search) -> None:
        while search.iterations < self.iterations and not (self.enough is not None and self.enough()):
            search.run(min(SLICE, self.iterations - search.iterations))
