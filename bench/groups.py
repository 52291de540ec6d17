"""Two groups of bots play the same deals of a game that all win or lose together."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev

from bench.contests import SURE, Contest, called
from kamifuda.bots.selfplay import play_match
from kamifuda.cli import physics
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, from_text
from kamifuda.games import GAMES

TOGETHER = ("kamimai",)  # games without opponents


@dataclass(frozen=True)
class Comparison:
    """For every deal, whether the group of the bot and the group of the other have won."""

    contest: Contest
    deals: Sequence[tuple[bool, bool]]

    @property
    def won(self) -> float:
        return fmean(mine for mine, _ in self.deals)

    @property
    def other_won(self) -> float:
        return fmean(theirs for _, theirs in self.deals)

    @property
    def better(self) -> float:
        return self.won - self.other_won

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the difference; two more deals, one for each group, are imagined, as luck is never ruled out."""
        differences = [1, -1, *(mine - theirs for mine, theirs in self.deals)]
        middle, error = fmean(differences), SURE * stdev(differences) / sqrt(len(differences))
        return middle - error, middle + error


def compare(contest: Contest, number: int) -> tuple[bool, bool]:
    """Both groups at the same deal."""
    seed = from_text(f"{contest.seed} {number}")
    return wins(contest, contest.bot, seed), wins(contest, contest.other, seed)


def wins(contest: Contest, name: str, seed: bytes) -> bool:
    """Whether a group of this bot wins; its luck is not that of the deal."""
    game, luck = GAMES[contest.game], sha256(seed + name.encode()).digest()
    bots = [called(name, game, Rng(chance(luck, seat))) for seat in range(contest.seats)]
    played = play_match(game, contest.table(), seed, bots, world=physics.answer, hand=physics.hands([name]))
    return max(played.scores()) > 0
