"""A bot against others: every deal is played once with the bot in each seat, so that a good deal helps all alike."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
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
from kamifuda.core.options import chosen
from kamifuda.core.options import from_text as options_of
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, from_text
from kamifuda.games import GAMES

DEALS = 300
SURE = 1.96  # standard errors to each side: 95 % of a normal distribution
TIMED = re.compile("search@([1-9][0-9]{0,5})ms")


@dataclass(frozen=True)
class Contest:
    """A bot against another, or alone against several of that kind; options as they are typed: `target=7`."""

    game: str
    bot: str
    other: str
    deals: int = DEALS
    seats: int = 2
    options: tuple[str, ...] = ()
    seed: str = "strength"
    bar: float | None = None  # for two: the share of the points that it should reach

    def table(self) -> Any:
        asked = dict(option.split("=", 1) for option in (f"seats={self.seats}", *self.options))
        return options_of(GAMES[self.game].Options, asked)


@dataclass(frozen=True)
class Outcome:
    """The ranks of the bot in the matches of every deal: 1 the best; those who tie share their ranks."""

    contest: Contest
    deals: Sequence[tuple[float, ...]]

    def count(self, rank: float) -> int:
        return sum(deal.count(rank) for deal in self.deals)

    @property
    def matches(self) -> int:
        return sum(map(len, self.deals))

    @property
    def rank(self) -> float:
        return fmean(fmean(deal) for deal in self.deals)

    @property
    def others(self) -> float:
        """The mean rank of the others: all ranks of a match have the same sum."""
        seats = self.contest.seats
        return (seats * (seats + 1) / 2 - self.rank) / (seats - 1)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the mean of a deal; two more, all best and all worst, are imagined, as luck is never ruled out."""
        last = float(self.contest.seats)
        means = [1.0, last, *(fmean(deal) for deal in self.deals)]
        middle, error = fmean(means), SURE * stdev(means) / sqrt(len(means))
        return max(1.0, middle - error), min(last, middle + error)

    @property
    def share(self) -> float:
        """For two: the bot's part of all points, 1 for a match that is won and ½ for a draw."""
        return 2 - self.rank

    @property
    def share_interval(self) -> tuple[float, float]:
        low, high = self.interval
        return 2 - high, 2 - low


class TimedBot(SearchBot):
    """Searches so many seconds for a play."""

    seconds: float = 0.0

    def choose(self, seen: Any, legal: Tree) -> str:
        until = monotonic() + self.seconds
        self.enough = lambda: monotonic() > until
        return super().choose(seen, legal)


def seats_of(game: Game) -> list[int]:
    """How many may play it."""
    return next(list(each.metadata["allowed"]) for each in chosen(game.Options) if each.name == "seats")


def called(name: str, game: Game, rng: Rng) -> Bot:
    """The bot of this name; `search@20ms` searches that long for a play."""
    timed = TIMED.fullmatch(name)
    if timed is None:
        return bot(name, game, rng)
    searching = TimedBot(game, rng, iterations=10**9)
    searching.seconds = int(timed[1]) / 1000
    return searching


def play_deal(contest: Contest, number: int) -> tuple[float, ...]:
    """The bot's rank in each seat."""
    seed = from_text(f"{contest.seed} {number}")
    return tuple(rank_in(contest, seed, seat) for seat in range(contest.seats))


def rank_in(contest: Contest, seed: bytes, seat: int) -> float:
    """In one match; the bots' luck is not that of the deal."""
    game, luck = GAMES[contest.game], sha256(seed + bytes([seat])).digest()
    names = [contest.bot if place == seat else contest.other for place in range(contest.seats)]
    bots = [called(name, game, Rng(chance(luck, place))) for place, name in enumerate(names)]
    return rank(play_match(game, contest.table(), seed, bots).scores(), seat)


def rank(scores: Sequence[int], seat: int) -> float:
    """1 for the highest score; equal ones share: two at the top have 1½ each."""
    better = sum(score > scores[seat] for score in scores)
    equal = sum(score == scores[seat] for score in scores)
    return better + (equal + 1) / 2
