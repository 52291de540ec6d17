"""How a hasty player goes on, from what that seat sees: for the part of a search beyond its tree."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import count
from kamifuda.core.rng import Rng
from kamifuda.games.grimoire import pages, steps
from kamifuda.games.grimoire.cards import COINS, kind, of_kind
from kamifuda.games.grimoire.clauses import Clauses
from kamifuda.games.grimoire.spells import is_free
from kamifuda.games.grimoire.table import BOOKMARK, GIVE, HEAL, KEEP, LUCK, SEIZE, TAKE

UNKNOWN: Final = 18  # what a card that one has not seen is worth, in tenths of a point
WHIM: Final = 4  # one step in so many is any


def habit(table: Clauses, seat: i64, legal: i64, rng: Rng) -> i64:
    if legal & (legal - 1) == 0 or rng.below(WHIM) == 0:
        return rng.pick(legal)
    phase: i64 = table.phase
    if phase == BOOKMARK:
        return a_page(table, seat, legal, rng)
    shoes: i64 = legal & steps.USES
    if shoes:
        return shoes & -shoes
    if phase in (TAKE, SEIZE, KEEP):
        return a_card(table, seat, legal, 1)
    if phase == GIVE:
        return a_card(table, seat, legal, -1)
    if phase == LUCK and legal & steps.NO:
        return steps.NO
    if phase == HEAL and legal & steps.YES and (table.points_of(seat) > 1 or is_free(table, seat)):
        return steps.YES
    return rng.pick(legal)


def a_page(table: Clauses, seat: i64, legal: i64, rng: Rng) -> i64:
    """The better of two."""
    one: i64 = rng.pick(legal)
    other: i64 = rng.pick(legal)
    if promise(table, seat, one) >= promise(table, seat, other):
        return one
    return other


def promise(table: Clauses, seat: i64, step: i64) -> i64:
    """What a page may bring, in tenths of a point; an early turn is worth something too."""
    page: i64 = steps.page_of(step)
    return gain_by(table, seat, table.values.effect(page), page) - page // 2


def gain_by(table: Clauses, seat: i64, effect: i64, page: i64) -> i64:
    if effect in (pages.FIREBALL, pages.STORM, pages.METEOR_STRIKE):
        return 10 * table.values.amount(page)
    if effect == pages.WISH:
        return 40
    if effect == pages.SUMMON_ELEMENTAL:
        return 30 if table.points_of(seat) <= 1 else 5
    if effect == pages.CHARM:
        return 15
    if effect == pages.DOMINATION:
        return 25
    if effect == pages.POLYMORPH:
        return 6 * most_points(table, seat)
    if effect == pages.CREATE:
        return 12
    if effect == pages.HEAL:
        return 8 if table.points_of(seat) else 0
    return 4


def most_points(table: Clauses, seat: i64) -> i64:
    """Of the others."""
    most: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat and table.points_of(other) > most:
            most = table.points_of(other)
    return most


def a_card(table: Clauses, seat: i64, legal: i64, sign: i64) -> i64:
    """The dearest, or the cheapest."""
    best: i64 = legal & -legal
    worth: i64 = -1000
    left: i64 = legal & (steps.CARDS | steps.HIDDEN)
    while left:
        step: i64 = left & -left
        left ^= step
        here: i64 = UNKNOWN
        if step != steps.HIDDEN:
            here = appeal(table, seat, steps.kind_of(step))
        elif table.peeked >> seat & 1:
            here = appeal(table, seat, kind(table.hidden))
        here *= sign
        if here > worth:
            worth = here
            best = step
    return best


def appeal(table: Clauses, seat: i64, its_kind: i64) -> i64:
    """What a card is worth to a seat, in tenths of a point."""
    cards: i64 = of_kind(its_kind)
    card: i64 = cards & -cards
    worth: i64 = 10 * table.values.cards.on(card)
    if card & COINS:
        return worth
    if card & table.values.mercenaries:
        return worth + table.values.per_mercenary * (10 + 20 * count(table.cards(seat) & cards))
    if card & table.values.thieves:
        return worth + 12 * table.values.per_thief
    if card & table.values.archers:
        return worth + 12 * table.values.per_archer
    if card & table.values.queens:
        return worth + 4 * table.values.per_queen
    if card & table.values.kings:
        return worth + 4 * table.values.per_king
    return worth + 4
