"""Fits the odds to what was seen."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from kamifuda.book.calibrate.kept import Played
from kamifuda.book.calibrate.logistic import Row, fitted, least_squares, weighed
from kamifuda.book.calibrate.model import GROWING, SHIFTS, TERMS, Odds, moves, risk, terms
from kamifuda.book.calibrate.pulls import GRIPS, Drawn, Rested
from kamifuda.book.calibrate.quality import Foreseen

STATICS: Final = {"keeps": 1.0, "holds": 9.0, "drags": 0.0, "drags more": 0.0, "drags inner": 0.0}
TRUST: Final = {"keeps": 3.0, "holds": 0.1, "drags": 3.0, "drags more": 3.0, "drags inner": 3.0}
HARDER: Final = 0.1  # what a grip adds to the milder one before it, at least
SPREAD: Final = 1.2533  # a standard deviation, in mean distances


def with_care(books: Iterable[Played]) -> list[Drawn]:
    """Draws of hands that are more or less careful; paths of our own are for the cells."""
    return [drawn for drawn in chain.from_iterable(book.draws for book in books) if drawn.pull.care is not None]


def fit(books: Sequence[Played]) -> Odds:
    draws, rests = with_care(books), list(chain.from_iterable(book.rests for book in books))
    shifts = balance(draws)
    return Odds(
        dict(zip(TERMS, falls(draws, shifts), strict=True)),
        dict(zip(SHIFTS, shifts, strict=True)),
        *swaying(draws, shifts),
        slipping(draws),
        straying(draws),
        *(resting([rest for rest in rests if rest.kind == kind]) for kind in ("watch", "settle")),
    )


def foresee(known: list[Played], others: list[Played]) -> list[Foreseen]:
    """The falls of some books, from others."""
    draws = with_care(known)
    shifts = balance(draws)
    weights = falls(draws, shifts)
    return [(risk(drawn.book, drawn.pull, weights, shifts), drawn.fell) for drawn in with_care(others)]


def falls(draws: Sequence[Drawn], shifts: Sequence[float]) -> list[float]:
    then = [weighed(moves(drawn.book, drawn.pull, drawn.pull.count), shifts) for drawn in draws]
    rows = [terms(drawn.book, drawn.pull, lean) for drawn, lean in zip(draws, then, strict=True)]
    weights = fitted(rows, [drawn.fell for drawn in draws], len(TERMS), GROWING)
    return [max(weight, HARDER) if term in GRIPS else weight for term, weight in zip(TERMS, weights, strict=True)]


def stood(draws: Iterable[Drawn]) -> list[Drawn]:
    """Those after which the lean can be read."""
    return [drawn for drawn in draws if not drawn.fell and not any(drawn.strays)]


def balance(draws: Iterable[Drawn]) -> list[float]:
    """Starts from what a book would do whose pages nobody drags along."""
    seen = stood(draws)
    rows: list[Row] = [[(place, TRUST[shift])] for place, shift in enumerate(SHIFTS)]
    rows += [moves(drawn.book, drawn.pull, drawn.came) for drawn in seen]
    leans = [TRUST[shift] * STATICS[shift] for shift in SHIFTS]
    return least_squares(rows, leans + [drawn.after / 10 for drawn in seen], len(SHIFTS))


def swaying(draws: Iterable[Drawn], shifts: Sequence[float]) -> tuple[list[float], float]:
    """How far the lean is from what the balance says."""
    seen = stood(draws)
    rows = [[(GRIPS.index(drawn.pull.grip), 1.0), (len(GRIPS), drawn.pull.count - 1.0)] for drawn in seen]
    means = [weighed(moves(drawn.book, drawn.pull, drawn.came), shifts) for drawn in seen]
    off = [SPREAD * abs(10 * drawn.after - 100 * mean) for drawn, mean in zip(seen, means, strict=True)]
    *sway, more = least_squares(rows, off, len(GRIPS) + 1)
    return sway, more


def slipping(draws: Sequence[Drawn]) -> list[float]:
    """Pages, of those that were pinched; one more is imagined, as luck is never ruled out."""
    found = []
    for grip in GRIPS:
        pulls = [drawn for drawn in draws if drawn.pull.grip == grip and not drawn.fell]
        lost = sum(drawn.pull.count - drawn.came for drawn in pulls)
        found.append((lost + 1) / (sum(drawn.pull.count for drawn in pulls) + 2))
    return found


def straying(draws: Sequence[Drawn]) -> float:
    return sum(any(drawn.strays) for drawn in draws if not drawn.fell) / max(1, sum(drawn.fell for drawn in draws))


def resting(rests: Sequence[Rested]) -> tuple[float, float]:
    """A fall of a book that leans as much as it can is imagined, as luck is never ruled out."""
    leans = [10, *(rest.lean for rest in rests)]
    rows = [[(0, 1.0), (1, (lean / 10) ** 2)] for lean in leans]
    base, lean = fitted(rows, [True, *(rest.fell for rest in rests)], 2, [1])
    return base, lean
