"""How likely a book falls: what WORLD does where no real book stands on a table.

The numbers are reconstructed: tables of simulated draws of normal paper, read between their entries, and shifted by
how the book leans, how worn it is, and by which fingers pull (KMI-68, KMI-A37).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import bit
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.options import GENTLE, STERN, WATCH
from kamifuda.games.kamimai.steps import ANSWER, CAME, FALLS, LEAN, MOST_LEAN, STANDS
from kamifuda.games.kamimai.steps import WATCH as WATCHING
from kamifuda.games.kamimai.table import LEFT_SIDE

# Log-odds of a fall by the number of pages pulled, 1 to 8, of a level book of 64, 20 and 12 pages.
FULL: Final = [-3.89, -2.94, -2.31, -1.99, -1.73, -0.85, 0.00, 0.62]
THIN: Final = [-3.18, -1.52, -0.71, -0.20, 0.12, 0.71, 1.27, 1.82]
THINNEST: Final = [-1.99, -0.20, 1.10, 1.59, 2.20, 2.75, 3.18, 3.48]
GRIPS: Final = [0.0, 0.41, 1.14, 1.69, 2.07]  # free, middle, ring, little, off hand
LEANING: Final = 7.5  # at 10, as much as there can be
WEAR: Final = 0.08  # for every pull since the book was built
GENTLER: Final = -1.0
STERNER: Final = 0.8
BY_ITSELF: Final = -6.0  # while everybody watches, for three seconds
BETWEEN_TURNS: Final = -6.0
OUTER: Final = 9.0  # how much the outermost page of one side holds the balance, of a book of one page
SWAY: Final = 46  # how much a pull shakes, in tenths of a unit of lean
SLIP: Final = 20_000  # of a million, for every page after the first
STRAY: Final = 0.3  # as likely as a fall, times this
MILLION: Final = 1_000_000


def chance_of(log_odds: float) -> i64:
    """In a million."""
    return i64(MILLION / (1.0 + exp(-log_odds)))


def level(pulled: i64, pages: i64) -> float:
    """Between the entries of the tables."""
    place: i64 = max(pulled, 1) - 1
    if pages >= 20:
        share: float = float(min(pages, 64) - 20) / 44.0
        return THIN[place] + (FULL[place] - THIN[place]) * share
    if pages >= 12:
        return THINNEST[place] + (THIN[place] - THINNEST[place]) * float(pages - 12) / 8.0
    return THINNEST[place] + 0.1 * float(12 - pages)


def tilt(table: Clauses, side: i64, page: i64, pulled: i64) -> i64:
    """How the book would lean, in tenths of a unit, without these pages: the outer ones hold most."""
    here: i64 = (table.left if side == LEFT_SIDE else table.right) + gone(table)
    pages: i64 = max(table.standing() + gone(table), 2)
    moved: float = 0.0
    while pulled > 0:
        moved += (1.0 - (float(page) - 0.5) / float(max(here, page))) * OUTER / float(pages)
        pulled -= 1
        page += 1
    tenths: i64 = i64(moved * 100.0)
    return table.lean * 10 + (tenths if side == LEFT_SIDE else -tenths)


def gone(table: Clauses) -> i64:
    """Pages that came with the pull that is being judged: the odds are about the book as it stood before."""
    return table.came if table.phase in (ANSWER, LEAN) else 0


def leaning(tenths: i64) -> float:
    share: float = float(tenths) / 100.0
    return LEANING * share * share


def paper(table: Clauses) -> float:
    if table.rules & GENTLE:
        return GENTLER
    return STERNER if table.rules & STERN else 0.0


def fall_of_pull(table: Clauses, side: i64, page: i64, pulled: i64) -> i64:
    """In a million: this pull brings it down."""
    pulls: i64 = table.draws - 1 if table.phase == ANSWER else table.draws
    log_odds: float = level(pulled, table.standing() + gone(table)) + GRIPS[table.grip] + WEAR * float(pulls)
    return chance_of(log_odds + leaning(tilt(table, side, page, pulled)) + paper(table))


def fall_by_itself(table: Clauses, seconds: i64, log_odds: float) -> i64:
    """In a million, while nobody touches it."""
    return chance_of(log_odds + leaning(table.lean * 10) + paper(table)) * seconds // 3


def world(table: Clauses, rng: Rng) -> i64:
    """What the book does."""
    phase: i64 = table.phase
    if phase == CAME:
        slips: bool = rng.below(MILLION) < SLIP * (table.pulled - 1)
        return bit(table.pulled - 1 if slips else table.pulled)
    if phase == ANSWER:
        return answer(table, rng)
    if phase == LEAN:
        return lean(table, rng)
    seconds: i64 = table.rules >> WATCH & 15 if phase == WATCHING else 3
    risk: i64 = fall_by_itself(table, seconds, BY_ITSELF if phase == WATCHING else BETWEEN_TURNS)
    return FALLS if rng.below(MILLION) < risk else STANDS


def answer(table: Clauses, rng: Rng) -> i64:
    if table.astray:
        return STANDS if table.answers() & STANDS else FALLS
    risk: i64 = fall_of_pull(table, table.side, table.page, table.pulled)
    drawn: i64 = rng.below(MILLION)
    if drawn < risk or table.answers() & STANDS == 0:
        return FALLS
    if drawn < risk + i64(float(risk) * STRAY):
        here: i64 = table.left if table.side == LEFT_SIDE else table.right
        if here > 2:
            return bit(rng.below(min(3, here - 1)) + 8 * table.side)
    return STANDS


def lean(table: Clauses, rng: Rng) -> i64:
    """Where the pages that came held, and how the hand shook."""
    shake: i64 = SWAY + SWAY * table.grip // 4 + 2 * table.pulled
    tenths: i64 = tilt(table, table.side, table.page, table.came) + rng.below(2 * shake + 1) - shake
    place: i64 = (tenths + 10 * MOST_LEAN + 5) // 10
    return bit(min(max(place, 0), 2 * MOST_LEAN))
