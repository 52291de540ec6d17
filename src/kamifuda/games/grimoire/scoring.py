"""What a territory is worth at the end (GRI-36, GRI-38)."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import count
from kamifuda.games.grimoire.cards import KINDS, of_kind
from kamifuda.games.grimoire.table import Table

MOST_JUNK: Final = 5  # GRI-38
FIRST_COMPANION: Final = 3  # its kind
PRINCE: Final[i64] = of_kind(10)
QUEEN: Final[i64] = of_kind(11)
KING: Final[i64] = of_kind(12)


def bonus(table: Table, cards: i64, kind: i64) -> i64:
    """What all cards of this kind bring besides their VP; GRI-A36: each copy its own, one partner serves all."""
    mine: i64 = cards & of_kind(kind)
    if mine == 0:
        return 0
    copies: i64 = count(mine)
    if mine & table.values.mercenaries:
        return copies * copies * table.values.per_mercenary
    if mine & table.values.princes:
        return copies * table.values.per_prince if cards & (QUEEN | KING) else 0
    if mine & table.values.queens:
        return copies * table.values.per_queen if cards & KING else 0
    if mine & table.values.kings:
        return copies * table.values.per_king if cards & QUEEN and cards & PRINCE else 0
    return 0


def bonuses(table: Table, cards: i64) -> i64:
    found: i64 = 0
    if cards & (table.values.mercenaries | table.values.princes | table.values.queens | table.values.kings):
        kind: i64 = FIRST_COMPANION
        while kind < KINDS:
            found += bonus(table, cards, kind)
            kind += 1
    return found


def junk_bonus(table: Table, seat: i64) -> i64:
    """GRI-38: for the most Junk, and for everybody who has as much; GRI-A21: for none there is none."""
    mine: i64 = count(table.items(seat) & table.values.junk)
    if mine == 0:
        return 0
    other: i64
    for other in range(table.seats):
        if count(table.items(other) & table.values.junk) > mine:
            return 0
    return MOST_JUNK


def total(table: Table, seat: i64) -> i64:
    """GRI-36: quest cards, items and tokens."""
    cards: i64 = table.cards(seat)
    items: i64 = table.items(seat)
    return (
        table.points_of(seat)
        + table.values.cards.on(cards)
        + bonuses(table, cards)
        + table.values.items.on(items)
        + junk_bonus(table, seat)
    )


def winners(table: Table) -> i64:
    """GRI-39: the set of seats with the highest total."""
    found: i64 = 0
    most: i64 = -1
    seat: i64
    for seat in range(table.seats):
        mine: i64 = total(table, seat)
        if mine > most:
            most = mine
            found = 0
        if mine == most:
            found |= 1 << seat
    return found
