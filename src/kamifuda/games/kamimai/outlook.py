"""How likely a match is to be won from here, for searches that do not play to the end.

A logistic regression on matches that the habits played.
"""
# compiled

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.hopes import burden, hope, needs, together
from kamifuda.games.kamimai.options import ADVENTURE

BASE: Final = -7.28
POINTS: Final = 3.35  # the square root of the energy
SPELL: Final = -0.64
CARD: Final = 0.114  # that a spell to come can use
WEIGHT: Final = -0.22  # of guardians, like a card
PAGES: Final = 3.57  # a full book
LEAN: Final = -0.14
PLAYER: Final = 0.49
BLESSED: Final = 1.1
SPELLS_OF_A_SHEET: Final = 10


def outlook(table: Clauses) -> i64:
    """In thousandths."""
    asked: i64 = needs(table)
    hopes: float = BASE + POINTS * sqrt(float(table.energy)) + SPELL * float(spells_left(table, asked))
    hopes += CARD * float(hope(together(table), asked)) / 100.0 + WEIGHT * float(burden(table)) / 100.0
    hopes += PAGES * float(table.standing()) / 64.0 + LEAN * float(max(table.lean, -table.lean)) / 10.0
    hopes += PLAYER * float(table.seats) + (BLESSED if table.blessed() else 0.0)
    return min(max(i64(1000.0 / (1.0 + exp(-hopes))), 1), 999)


def spells_left(table: Clauses, asked: i64) -> i64:
    """On this sheet; in the adventure on those to come too."""
    left: i64 = 0
    while asked:
        left += asked & 15
        asked >>= 4
    return left + SPELLS_OF_A_SHEET * (2 - table.sheet) if table.rules & ADVENTURE else left
