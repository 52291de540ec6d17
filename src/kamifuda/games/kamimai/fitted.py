"""The odds of the standing book: a table for every version that has odds of its own.

`kamifuda book calibrate --write` fits them to simulated draws and writes the table of the present version, if that has
none yet. A table that matches were played by never changes: other odds belong to another version (CONTRIBUTING.md).
docs/games/kamimai-book.md tells how well they fit.
"""
# compiled

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64


@dataclass(frozen=True)
class Odds:
    """Log-odds of a fall, where nothing else is said."""

    base: float  # one careful page of a full and level book
    cares: list[float]  # careful, steady, quick
    grips: list[float]  # free, middle, ring, little, off hand
    papers: list[float]  # normal, gentle, stern
    more: float  # for every page after the first
    many: float  # for their square
    more_cares: list[float]  # for every page after the first
    more_grip: float  # for every page after the first, by the number of the grip
    thin: float  # every time that half of the pages are gone
    more_thin: float  # and for every page after the first
    worn: float  # for every draw since the book was built, until it is worn out
    leaning: float  # the square of how it should lean then, 1 as much as there can be
    leant: float  # the square of how it leans
    outer: float  # the fourth power of the way from the ridge, 1 the outermost
    inner: float  # the way to the ridge
    more_inner: float  # and for every page after the first
    worn_out: i64  # draws, and the book is as worn as it gets
    steepest: float  # a lean beyond it is no worse
    hurry: float  # of the hand where there is none: people do not always take their time (a quick hand: 2.3)

    keeps: float  # of its lean
    holds: float  # the balance that the outermost page holds, of a book of one page
    drags: float  # how a pull moves the lean of a full book
    drags_more: float  # for every page after the first
    drags_inner: float  # the way to the ridge
    sway: list[float]  # by grip: a standard deviation, tenths of a unit of lean
    sway_more: float  # for every page after the first

    slips: list[float]  # of a million pages, by grip
    strays: float  # as likely as a fall, times this
    watch: list[float]  # a fall while everybody watches for three seconds; for the square of the lean
    settle: list[float]  # a fall between two turns


ODDS: Final = {
    3: Odds(  # fitted to 3655 draws
        base=-3.5802,
        cares=[0.0000, 0.0000, 2.3322],
        grips=[0.0000, 1.9360, 2.3462, 2.5600, 2.7789],
        papers=[0.0000, -3.1353, 0.8997],
        more=0.2084,
        many=0.0000,
        more_cares=[0.0000, 0.0000, 0.0000],
        more_grip=0.0000,
        thin=0.0000,
        more_thin=0.0000,
        worn=0.0404,
        leaning=2.7860,
        leant=2.5909,
        outer=-1.8615,
        inner=-2.1942,
        more_inner=0.9948,
        worn_out=10,
        steepest=1.5000,
        hurry=1.2000,
        keeps=1.4253,
        holds=10.7501,
        drags=0.0904,
        drags_more=0.0022,
        drags_inner=-0.0492,
        sway=[17.5095, 38.9000, 44.8341, 47.8434, 48.4436],
        sway_more=4.5044,
        slips=[343.4066, 3115.2648, 3012.0482, 3134.7962, 3401.3605],
        strays=0.0833,
        watch=[-5.7655, 2.9847],
        settle=[-6.2696, 1.4427],
    ),
}


def odds_of(version: int) -> Odds:
    """The newest that are not newer; the first kept ones where none are (decision 12)."""
    return ODDS[max((each for each in ODDS if each <= version), default=min(ODDS))]
