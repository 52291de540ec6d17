"""What of a pull decides how likely the book falls, and how it leans then."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2
from typing import Final

from kamifuda.book.calibrate.logistic import Row, chance, weighed
from kamifuda.book.calibrate.pulls import CARES, FULL, GRIPS, MOST_PULLED, Known, Pull

# A grip and a pace add to what the milder ones add.
TERMS: Final = (
    "base", "steady", "quick", "middle", "ring", "little", "off_hand", "gentle", "stern",
    "more", "many", "more steady", "more quick", "more grip", "thin", "more thin", "worn", "lean", "leant",
    "outer", "inner", "more inner",
)  # fmt: skip
EITHER_WAY: Final = ("base", "gentle", "outer", "inner", "more inner")  # all others may only add to the risk
GROWING: Final = [place for place, term in enumerate(TERMS) if term not in EITHER_WAY]
SHIFTS: Final = ("keeps", "holds", "drags", "drags more", "drags inner")
WORN: Final = 10  # draws, and a book is as worn as it gets
STEEPEST: Final = 1.5  # a lean beyond it is no worse
HURRY: Final = 1.2  # chosen, not fitted: what people add who do not always take their time


@dataclass(frozen=True)
class Odds:
    """All that the rules have to know."""

    weights: dict[str, float]  # by TERMS, of a fall
    shifts: dict[str, float]  # by SHIFTS, of the lean
    sway: list[float]  # by grip: how much a pull shakes, in tenths of a unit of lean
    sway_more: float  # for every page after the first
    slips: list[float]  # by grip: that a page slips back
    strays: float  # as likely as a fall, times this
    watch: tuple[float, float]  # log-odds of a fall in three seconds, and what the square of the lean adds
    settle: tuple[float, float]

    def risk(self, book: Known, pull: Pull) -> float:
        return risk(book, pull, list(self.weights.values()), list(self.shifts.values()))


def risk(book: Known, pull: Pull, weights: Sequence[float], shifts: Sequence[float]) -> float:
    return chance(weighed(terms(book, pull, weighed(moves(book, pull, pull.count), shifts)), weights))


def held(book: Known, pull: Pull, came: int) -> float:
    """The balance that these pages hold, if the outermost of a book of one page holds 1."""
    here = book.here(pull.side)
    return sum(1 - (pull.page + place - 0.5) / here for place in range(came)) / book.pages


def inside(book: Known, pull: Pull, count: int) -> float:
    """Where the middle of these pages is, from 0, outside, to 1 at the ridge."""
    return (pull.page - 0.5 + (count - 1) / 2) / book.here(pull.side)


def moves(book: Known, pull: Pull, came: int) -> Row:
    """What decides the lean when so many pages have come."""
    to = -1.0 if pull.side == "left" else 1.0
    drags = to / book.pages * FULL if came else 0.0
    parts = (book.lean / 10, to * held(book, pull, came), drags, drags * (came - 1), drags * inside(book, pull, came))
    return [(place, value) for place, value in enumerate(parts) if value]


def terms(book: Known, pull: Pull, then: float) -> Row:
    """What decides whether it falls, where it should lean so much then."""
    more, thin, where = pull.count - 1, log2(FULL / book.pages), inside(book, pull, pull.count)
    care, grip, lean = CARES.index(pull.care or CARES[0]), GRIPS.index(pull.grip), min(abs(then), STEEPEST)
    found = {
        "base": 1.0, "more": float(more), "many": more * more / MOST_PULLED, "thin": thin, "more thin": more * thin,
        "worn": min(book.draws, WORN) / WORN, "lean": lean * lean, "leant": (book.lean / 10) ** 2,
        "outer": (1 - where) ** 4, "inner": where, "more inner": more * where,
        "more grip": grip * more / 4, book.paper: 1.0,
        **dict.fromkeys(CARES[1 : care + 1], 1.0), **{f"more {each}": float(more) for each in CARES[1 : care + 1]},
        **dict.fromkeys(GRIPS[1 : grip + 1], 1.0),
    }  # fmt: skip
    return [(PLACES[term], value) for term, value in found.items() if value and term in PLACES]


PLACES: Final = {term: place for place, term in enumerate(TERMS)}
