"""How likely a book falls: what WORLD does where no book is simulated or real, and what anybody may expect elsewhere.

It depends on how many pages are pulled and where, how the book leans, how thin and how worn it is, which paper, and
which fingers pull (KMI-68, KMI-A37). The numbers are those of the match's version (fitted.py).
"""
# compiled

from math import exp, log
from typing import Final

from mypy_extensions import i64

from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import bit
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.options import GENTLE, PHYSICS, STERN
from kamifuda.games.kamimai.options import WATCH as WATCH_SECONDS
from kamifuda.games.kamimai.steps import ANSWER, CAME, FALLS, LEAN, MOST_LEAN, STANDS
from kamifuda.games.kamimai.steps import WATCH as WATCHING
from kamifuda.games.kamimai.table import LEFT_SIDE

CAREFUL: Final = 0  # STEADY 1, QUICK 2
FULL: Final = 64.0  # pages
HALVES: Final = 1.4427  # of a logarithm
TWO_ROLLS: Final = 1.2247  # how far each of two even rolls goes, for a standard deviation of 1
MILLION: Final = 1_000_000


def chance_of(log_odds: float) -> i64:
    """In a million."""
    return i64(MILLION / (1.0 + exp(-log_odds)))


def gone(table: Clauses) -> i64:
    """Pages that came with the pull that is being judged: the odds are about the book as it stood before."""
    return table.came if table.phase in (ANSWER, LEAN) else 0


def inside(table: Clauses, side: i64, page: i64, pages: i64) -> float:
    """Where the middle of these pages is, from 0, outside, to 1 at the ridge."""
    here: i64 = (table.left if side == LEFT_SIDE else table.right) + gone(table)
    return (float(page) - 0.5 + float(pages - 1) / 2.0) / float(max(here, page))


def tilt(table: Clauses, side: i64, page: i64, came: i64) -> float:
    """How the book should lean without these pages: 1 is the most there can be, negative is to the left."""
    odds = table.sheets.odds
    stood: float = float(max(table.standing() + gone(table), 2))
    where: float = inside(table, side, page, came)
    moved: float = 0.0
    if came:
        moved = (odds.drags + odds.drags_more * float(came - 1) + odds.drags_inner * where) * FULL / stood
        moved += odds.holds * float(came) * (1.0 - where) / stood
    return odds.keeps * float(table.lean) / 10.0 + (-moved if side == LEFT_SIDE else moved)


def paper(table: Clauses) -> i64:
    if table.rules & GENTLE:
        return 1
    return 2 if table.rules & STERN else 0


def fall_of_pull(table: Clauses, side: i64, page: i64, pulled: i64) -> i64:
    """In a million: this pull brings it down, made with care."""
    return risk(table, side, page, pulled, CAREFUL)


def risk(table: Clauses, side: i64, page: i64, pulled: i64, care: i64) -> i64:
    """In a million: this pull brings it down."""
    odds = table.sheets.odds
    pulls: i64 = table.draws - 1 if table.phase == ANSWER else table.draws
    more: float = float(pulled - 1)
    thin: float = 0.0
    if odds.thin != 0.0 or odds.more_thin != 0.0:  # else a logarithm for nothing
        thin = log(FULL / float(max(table.standing() + gone(table), 1))) * HALVES
    where: float = inside(table, side, page, pulled)
    outer: float = (1.0 - where) * (1.0 - where)
    then: float = tilt(table, side, page, pulled)
    leaning: float = min(then * then, odds.steepest * odds.steepest)
    leant: float = float(table.lean * table.lean) / 100.0
    log_odds: float = odds.base + odds.cares[care] + odds.grips[table.grip] + odds.papers[paper(table)]
    log_odds += odds.thin * thin
    each: float = odds.more + odds.many * more + odds.more_cares[care] + odds.more_grip * float(table.grip)
    log_odds += more * (each + odds.more_thin * thin + odds.more_inner * where)
    log_odds += odds.worn * float(min(pulls, odds.worn_out)) + odds.leaning * leaning + odds.leant * leant
    if table.rules & PHYSICS == 0:
        log_odds += odds.hurry
    return chance_of(log_odds + odds.outer * outer * outer + odds.inner * where)


def fall_by_itself(table: Clauses, seconds: i64, log_odds: list[float]) -> i64:
    """In a million, while nobody touches it."""
    return chance_of(log_odds[0] + log_odds[1] * float(table.lean * table.lean) / 100.0) * seconds // 3


def world(table: Clauses, rng: Rng) -> i64:
    """What the book does."""
    odds = table.sheets.odds
    phase: i64 = table.phase
    if phase == CAME:
        return came(table, rng)
    if phase == ANSWER:
        return answer(table, rng)
    if phase == LEAN:
        return lean(table, rng)
    falls: i64 = (
        fall_by_itself(table, table.rules >> WATCH_SECONDS & 15, odds.watch)
        if phase == WATCHING
        else fall_by_itself(table, 3, odds.settle)
    )
    return FALLS if rng.below(MILLION) < falls else STANDS


def came(table: Clauses, rng: Rng) -> i64:
    """Pages slip one by one, the innermost first."""
    odds = table.sheets.odds
    held: i64 = table.pulled
    while held and rng.below(MILLION) < i64(odds.slips[table.grip]):
        held -= 1
    return bit(held)


def answer(table: Clauses, rng: Rng) -> i64:
    if table.astray:
        return table.few_strays() & STANDS or FALLS
    odds = table.sheets.odds
    falls: i64 = fall_of_pull(table, table.side, table.page, table.pulled)
    drawn: i64 = rng.below(MILLION)
    if drawn < falls or table.few_strays() & STANDS == 0:
        return FALLS
    if drawn < falls + i64(float(falls) * odds.strays):
        here: i64 = table.left if table.side == LEFT_SIDE else table.right
        if here > 2:
            return bit(rng.below(min(3, here - 1)) + 8 * table.side)
    return STANDS


def lean(table: Clauses, rng: Rng) -> i64:
    """Where the pages that came held, and how the hand shook."""
    odds = table.sheets.odds
    shake: i64 = i64((odds.sway[table.grip] + odds.sway_more * float(table.pulled - 1)) * TWO_ROLLS)
    tenths: i64 = i64(100.0 * tilt(table, table.side, table.page, table.came))
    tenths += rng.below(2 * shake + 1) + rng.below(2 * shake + 1) - 2 * shake
    place: i64 = (tenths + 10 * MOST_LEAN + 5) // 10
    return bit(min(max(place, 0), 2 * MOST_LEAN))
