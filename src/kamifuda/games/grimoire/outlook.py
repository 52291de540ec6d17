"""How a match of Grimoire stands, at a glance: where a round is over, a search asks here.

What a territory has counts in thousandths of a logit. The weights were found by trying: with these a search wins most
often against the greedy bot.
"""
# compiled

from math import exp
from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import count
from kamifuda.games.grimoire.cards import COINS, PEOPLE
from kamifuda.games.grimoire.clauses import Clauses
from kamifuda.games.grimoire.options import END_AT
from kamifuda.games.grimoire.scoring import bonuses, junk_bonus
from kamifuda.games.grimoire.table import NIBBLES

# At the beginning of a match and at its end.
VP_EARLY: Final = 200
VP_LATE: Final = 400
MOST_JUNK_EARLY: Final = 500
MOST_JUNK_LATE: Final = 2000
# At the beginning; less and less until the end, when nothing is to be expected of them any more.
THIEF: Final = 1000
ARCHER: Final = 800
SPY: Final = 180
MERCHANT: Final = 200
NUN: Final = 250
VILLAIN: Final = 200
MERCENARY: Final = 200
ROYAL: Final = 120
JUNK_CARD: Final = 100


def outlook(table: Clauses, seat: i64) -> i64:
    """The chance of this seat in thousandths."""
    left: i64 = missing(table)
    mine: i64 = standing(table, seat, left)
    others: float = 0.0
    other: i64
    for other in range(table.seats):
        if other != seat:
            others += exp(float(standing(table, other, left) - mine) / 1000.0)
    return int(1000.0 / (1.0 + others))


def missing(table: Clauses) -> i64:
    """So many cards of a kind are missing to whoever is nearest to the last round."""
    most: i64 = 0
    seat: i64
    for seat in range(table.seats):
        most = max(most, count(table.cards(seat) & COINS), count(table.cards(seat) & PEOPLE))
    return max(table.rules >> END_AT & NIBBLES, most) - most


def standing(table: Clauses, seat: i64, left: i64) -> i64:
    """What speaks for this seat."""
    cards: i64 = table.cards(seat)
    items: i64 = table.items(seat)
    values = table.values
    full: i64 = table.rules >> END_AT & NIBBLES
    vp: i64 = table.points_of(seat) + values.cards.on(cards) + bonuses(table, cards) + values.items.on(items)
    found: i64 = vp * blend(VP_EARLY, VP_LATE, left, full)
    if junk_bonus(table, seat):
        found += blend(MOST_JUNK_EARLY, MOST_JUNK_LATE, left, full)
    to_come: i64 = (
        THIEF * values.per_thief * count(cards & values.thieves)
        + ARCHER * values.per_archer * count(cards & values.archers)
        + SPY * count(cards & values.spies)
        + MERCHANT * count(cards & values.merchants)
        + NUN * count(cards & values.nuns)
        + VILLAIN * values.per_villain * count(cards & values.villains)
        + MERCENARY * values.per_mercenary * count(cards & values.mercenaries)
        + ROYAL * count(cards & (values.princes | values.queens | values.kings))
        + JUNK_CARD * count(items & values.junk)
    )
    return found + to_come * left // full


def blend(early: i64, late: i64, left: i64, full: i64) -> i64:
    """A weight with so much missing of the whole."""
    return (early * left + late * (full - left)) // full
