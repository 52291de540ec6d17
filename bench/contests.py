"""Bots against each other in paired deals: every deal is played twice, with the seats swapped."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev
from time import monotonic
from typing import Any

from kamifuda.bots import Bot
from kamifuda.bots.levels import SearchBot, bot
from kamifuda.bots.selfplay import play_match
from kamifuda.core.game import Game
from kamifuda.core.match import Tree
from kamifuda.core.options import from_text as options_of
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, from_text
from kamifuda.games import GAMES

PAIRS = 300
SURE = 1.96  # standard errors to each side: 95 % of a normal distribution
TIMED = re.compile("search@([1-9][0-9]{0,5})ms")


@dataclass(frozen=True)
class Contest:
    """A bot against another at a game for two; options as they are typed: `target=7`."""

    game: str
    bot: str
    other: str
    pairs: int = PAIRS
    options: tuple[str, ...] = ()
    seed: str = "strength"

    def table(self) -> Any:
        asked = dict(option.split("=", 1) for option in ("seats=2", *self.options))
        return options_of(GAMES[self.game].Options, asked)


@dataclass(frozen=True)
class Outcome:
    """What the first bot got (won 1, drawn ½, lost 0) in the two matches of every deal."""

    contest: Contest
    pairs: Sequence[tuple[float, float]]

    def count(self, points: float) -> int:
        return sum(pair.count(points) for pair in self.pairs)

    @property
    def share(self) -> float:
        """Of all points."""
        return fmean(fmean(pair) for pair in self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the mean of a pair; two more, one won and one lost, are imagined, as luck is never ruled out."""
        means = [1.0, 0.0, *(fmean(pair) for pair in self.pairs)]
        middle, error = fmean(means), SURE * stdev(means) / sqrt(len(means))
        return max(0.0, middle - error), min(1.0, middle + error)


class TimedBot(SearchBot):
    """Searches so many seconds for a play."""

    seconds: float = 0.0

    def choose(self, seen: Any, legal: Tree) -> str:
        until = monotonic() + self.seconds
        self.enough = lambda: monotonic() > until
        return super().choose(seen, legal)


def for_two(game: Game) -> bool:
    return any(each.name == "seats" and 2 in each.metadata["allowed"] for each in fields(game.Options))


def called(name: str, game: Game, rng: Rng) -> Bot:
    """The bot of this name; `search@20ms` searches that long for a play."""
    timed = TIMED.fullmatch(name)
    if timed is None:
        return bot(name, game, rng)
    searching = TimedBot(game, rng, iterations=10**9)
    searching.seconds = int(timed[1]) / 1000
    return searching


def play_pair(contest: Contest, number: int) -> tuple[float, float]:
    seed = from_text(f"{contest.seed} {number}")
    return points(contest, seed, 0), points(contest, seed, 1)


def points(contest: Contest, seed: bytes, seat: int) -> float:
    """What the first bot gets in this seat; its luck is not that of the deal."""
    game, luck = GAMES[contest.game], sha256(seed + bytes([seat])).digest()
    names = (contest.bot, contest.other) if seat == 0 else (contest.other, contest.bot)
    bots = [called(name, game, Rng(chance(luck, place))) for place, name in enumerate(names)]
    scores = play_match(game, contest.table(), seed, bots).scores()
    own, others = scores[seat], scores[1 - seat]
    return 1.0 if own > others else 0.5 if own == others else 0.0
