"""How good odds are, tried on books that they were not fitted to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean
from typing import Final

from kamifuda.book.calibrate.kept import Played

FOLDS: Final = 5
DECILES: Final = 10
SURE: Final = 1.96
Foreseen = tuple[float, bool]  # the risk, and whether it fell


@dataclass(frozen=True)
class Part:
    """Draws of about the same risk."""

    foreseen: float
    seen: float
    draws: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.seen * self.draws, self.draws)

    @property
    def off(self) -> float:
        return abs(self.foreseen - self.seen)


@dataclass(frozen=True)
class Quality:
    draws: int
    brier: float
    base: float  # of whoever knows the mean only
    error: float  # expected calibration error
    deciles: list[Part]  # a tenth of the draws each
    bands: list[Part]  # a tenth of the risk each

    @property
    def better(self) -> float:
        return 1 - self.brier / self.base


def wilson(count: float, draws: int) -> tuple[float, float]:
    """95 % for a share."""
    if not draws:
        return 0.0, 1.0
    share, extra = count / draws, SURE**2 / draws
    middle = (share + extra / 2) / (1 + extra)
    half = SURE * sqrt(share * (1 - share) / draws + extra / (4 * draws)) / (1 + extra)
    return max(0.0, middle - half), min(1.0, middle + half)


def judged(foreseen: Sequence[Foreseen]) -> Quality:
    mean = fmean(fell for _, fell in foreseen)
    bands = [part(band) for band in banded(foreseen) if band]
    return Quality(
        len(foreseen),
        fmean((risk - fell) ** 2 for risk, fell in foreseen),
        mean * (1 - mean),
        sum(each.off * each.draws for each in bands) / len(foreseen),
        [part(tenth) for tenth in tenths(sorted(foreseen))],
        bands,
    )


def banded(foreseen: Sequence[Foreseen]) -> list[list[Foreseen]]:
    found: list[list[Foreseen]] = [[] for _ in range(DECILES)]
    for risk, fell in foreseen:
        found[min(int(risk * DECILES), DECILES - 1)].append((risk, fell))
    return found


def tenths(foreseen: Sequence[Foreseen]) -> list[Sequence[Foreseen]]:
    cuts = [len(foreseen) * cut // DECILES for cut in range(DECILES + 1)]
    return [foreseen[low:high] for low, high in pairwise(cuts) if high > low]


def part(draws: Sequence[Foreseen]) -> Part:
    return Part(fmean(risk for risk, _ in draws), fmean(fell for _, fell in draws), len(draws))


def crossed(books: Sequence[Played], foresee: Callable[[list[Played], list[Played]], list[Foreseen]]) -> list[Foreseen]:
    """Each fifth of the books, one after the other and so of all kinds, is foreseen from the others."""
    found: list[Foreseen] = []
    cuts = [len(books) * cut // FOLDS for cut in range(FOLDS + 1)]
    for low, high in pairwise(cuts):
        found += foresee([*books[:low], *books[high:]], list(books[low:high]))
    return found
