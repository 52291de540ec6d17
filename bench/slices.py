"""Two works side by side: short slices taken in turn, so that a busy machine slows both alike."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter

Work = Callable[[int], float]  # does so many pieces, returns how many units (rounds, moves, ...) these were

SLICE = 0.040  # seconds that a slice aims at, so that it stays below 60 ms
ROUNDS = 31


@dataclass(frozen=True)
class Pair:
    """Our work and the one it is measured against."""

    measure: str
    unit: str
    peer: str
    ours: Work
    theirs: Work
    bar: float
    warm_up: float = 1.0  # seconds for each side


@dataclass(frozen=True)
class Outcome:
    """What a pair came to, medians over the rounds."""

    pair: Pair
    ours: float  # units per second
    theirs: float
    lower: float
    ratio: float
    upper: float
    longest: float  # slice, in seconds

    @property
    def reached(self) -> bool:
        return self.ratio >= self.pair.bar


def timed(work: Work, pieces: int) -> tuple[float, float]:
    start = perf_counter()
    units = work(pieces)
    return units, perf_counter() - start


def warmed(work: Work, seconds: float) -> int:
    """Keeps the work going for so long; returns how many pieces fill a slice."""
    pieces, end = 1, perf_counter() + seconds
    while perf_counter() < end:
        _, spent = timed(work, pieces)
        pieces = max(1, min(2 * pieces, int(pieces * SLICE / spent)))
    return pieces


def compare(pairs: Iterable[Pair]) -> Iterator[Outcome]:
    """In each round every pair has its turn; who of the two goes first alternates."""
    pairs = list(pairs)
    sizes = [(warmed(pair.ours, pair.warm_up), warmed(pair.theirs, pair.warm_up)) for pair in pairs]
    slices: list[list[tuple[float, float, float]]] = [[] for _ in pairs]
    for number in range(ROUNDS):
        for pair, (our_size, their_size), taken in zip(pairs, sizes, slices, strict=True):
            if number % 2:
                theirs, ours = timed(pair.theirs, their_size), timed(pair.ours, our_size)
            else:
                ours, theirs = timed(pair.ours, our_size), timed(pair.theirs, their_size)
            taken.append((ours[0] / ours[1], theirs[0] / theirs[1], max(ours[1], theirs[1])))
    return (outcome(pair, taken) for pair, taken in zip(pairs, slices, strict=True))


def outcome(pair: Pair, slices: list[tuple[float, float, float]]) -> Outcome:
    lower, ratio, upper = quantiles((ours / theirs for ours, theirs, _ in slices), n=4, method="inclusive")
    return Outcome(
        pair=pair,
        ours=median(ours for ours, _, _ in slices),
        theirs=median(theirs for _, theirs, _ in slices),
        lower=lower,
        ratio=ratio,
        upper=upper,
        longest=max(longest for _, _, longest in slices),
    )
