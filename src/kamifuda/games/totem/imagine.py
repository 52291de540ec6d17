"""Other worlds that a seat can not tell from the true one (TOT-A35)."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import count, number
from kamifuda.core.rng import Rng
from kamifuda.games.totem.clauses import Clauses
from kamifuda.games.totem.table import (
    ATTACK,
    EXCHANGE,
    NUMBER,
    TARGET,
    any_of,
    at_place,
    first_place,
    hidden,
    hidden_cards,
)

IN_HAND: Final = -1
IMPOSSIBLE: Final = -2


def imagine(table: Clauses, viewer: i64, rng: Rng) -> None:
    """Deals all that is hidden from this viewer anew, uniformly over what it can not rule out."""
    table.chance = rng.next()
    if table.over:
        return
    spread(table, viewer, rng)
    while not table.whole and table.actor != viewer and table.legal(table.actor) == 0:
        spread(table, viewer, rng)  # somebody in the middle of a play can go on with it


def spread(table: Clauses, viewer: i64, rng: Rng) -> None:
    """The cards that the viewer has not seen change places; shown ones go only where they may be."""
    pool: i64 = table.pile
    seat: i64
    for seat in range(2):
        if seat != viewer:
            pool |= (table.hand(seat) | hidden_cards(table.zone(seat))) & ~known_of(table, seat)
    for seat in range(2):
        if seat != viewer:
            known: i64 = known_of(table, seat)
            left: i64 = deal_anew(table, seat, pool, known, rng)
            while left == IMPOSSIBLE:
                left = deal_anew(table, seat, pool, known, rng)
            pool = left
    table.pile = pool
    if table.phase == TARGET and table.verb == EXCHANGE and table.actor != viewer:
        table.card = any_of(table.hand(table.actor), rng)


def known_of(table: Clauses, seat: i64) -> i64:
    """The cards of this seat that everybody knows it has: those once shown, and the one it is attacking with."""
    known: i64 = 0
    if table.shown:
        known = table.shown_of(seat)
    if table.verb == ATTACK and table.actor == seat:
        known |= table.card & table.hand(seat)
    return known


def deal_anew(table: Clauses, seat: i64, pool: i64, known: i64, rng: Rng) -> i64:
    """Fills a hand and the hidden places of a zone; returns what is left of the pool, or IMPOSSIBLE."""
    size: i64 = count(table.hand(seat))
    zone: i64 = table.zone(seat)
    places: i64 = hidden(zone)
    hand: i64 = 0
    card: i64
    place: i64
    one: i64 = 1
    while known:
        card = known & -known
        known ^= card
        place = anywhere(table, card, hidden(table.zone(seat)), size, rng)
        if (place == IN_HAND and rng.below(size) < count(hand)) or (place >= 0 and not places >> place & 1):
            place = IMPOSSIBLE  # another card is there: so that all worlds stay equally likely
        if place == IMPOSSIBLE:
            return IMPOSSIBLE
        if place == IN_HAND:
            hand |= card
        else:
            zone = zone & ~at_place(NUMBER, place) | at_place(number(card) + 1, place)
            places ^= one << place
    while places:
        place = first_place(places)
        places &= places - 1
        card = any_of(pool, rng)
        pool ^= card
        zone = zone & ~at_place(NUMBER, place) | at_place(number(card) + 1, place)
    size -= count(hand)
    while size > 0:
        size -= 1
        card = any_of(pool, rng)
        pool ^= card
        hand |= card
    table.set_hand(seat, hand)
    table.set_zone(seat, zone)
    return pool


def anywhere(table: Clauses, card: i64, places: i64, room: i64, rng: Rng) -> i64:
    """Where a known card may be, if it were alone: one of these places, or the hand, which has room for so many."""
    if card == table.card:
        places = 0
    elif not table.held & card:
        room = 0
    choices: i64 = room
    place: i64
    for place in range(5):
        if places >> place & 1 and table.at(place) & card:
            choices += 1
    if choices == 0:
        return IMPOSSIBLE
    choices = rng.below(choices) - room
    if choices < 0:
        return IN_HAND
    for place in range(5):
        if places >> place & 1 and table.at(place) & card:
            if choices == 0:
                return place
            choices -= 1
    return IMPOSSIBLE
