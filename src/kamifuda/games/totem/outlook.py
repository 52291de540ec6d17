"""How a match of Totem stands, at a glance: where a search stops playing by habit, it asks here.

The weights were fitted (logistic regression) to the ends of 150,000 matches that were played on by habit from all
kinds of positions. Every feature has two, in thousandths of a logit; they move from one to the other with the pile.
"""
# compiled

from math import exp
from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import count
from kamifuda.games.totem.cards import DRAW, EYE, SHIELD, SWORD, level
from kamifuda.games.totem.clauses import Clauses
from kamifuda.games.totem.habits import strongest
from kamifuda.games.totem.table import NUMBER, UP, WIDTH, card_at, level_in

FULL_PILE: Final = 38
HIGH: Final = 8  # above it, a level counts more in a hand
OWN_LAST_TURN: Final = 1054


def outlook(table: Clauses, seat: i64) -> i64:
    """The chance of this seat in thousandths."""
    left: i64 = count(table.pile)
    lead: i64 = standing(table, seat, left) - standing(table, 1 - seat, left)
    if table.turn == seat:
        lead += blend(-171, 320, left)
    else:
        lead -= blend(-171, 320, left)
    if table.last_turn == 1 + seat:
        lead += OWN_LAST_TURN
    elif table.last_turn:
        lead -= OWN_LAST_TURN
    return int(1000.0 / (1.0 + exp(float(lead) / -1000.0)))


def standing(table: Clauses, seat: i64, left: i64) -> i64:
    """What speaks for this seat."""
    threat: i64 = strongest(table, table.hand(1 - seat))
    return zone_standing(table, table.zone(seat), threat, left) + hand_standing(table, table.hand(seat), left)


def zone_standing(table: Clauses, zone: i64, threat: i64, left: i64) -> i64:
    """A zone against a hand that attacks with this level at most."""
    totems: i64 = 0
    hidden: i64 = 0
    hidden_levels: i64 = 0
    shields: i64 = 0
    open_levels: i64 = 0
    in_danger: i64 = 0
    while zone:
        if zone & NUMBER:
            totems += 1
            if zone & UP:
                open_levels += level_in(zone)
                if level_in(zone) <= threat:
                    in_danger += 1
            else:
                hidden += 1
                hidden_levels += level_in(zone)
                if table.power(card_at(zone, 0)) == SHIELD:
                    shields += 1
        zone >>= WIDTH
    one: i64 = 1 if totems == 1 else 0
    two: i64 = 1 if totems == 2 else 0
    return (
        totems * blend(-317, 545, left)
        + one * blend(162, -1089, left)
        + two * blend(116, -455, left)
        + hidden * blend(-384, -258, left)
        + hidden_levels * blend(41, 96, left)
        + shields * blend(176, 303, left)
        + open_levels * blend(23, 69, left)
        + in_danger * blend(171, -500, left)
    )


def hand_standing(table: Clauses, hand: i64, left: i64) -> i64:
    cards: i64 = 0
    levels: i64 = 0
    high_levels: i64 = 0
    swords: i64 = 0
    eyes: i64 = 0
    draws: i64 = 0
    while hand:
        card: i64 = hand & -hand
        hand ^= card
        cards += 1
        levels += level(card)
        if level(card) > HIGH:
            high_levels += level(card) - HIGH
        works: i64 = table.power(card)
        if works == SWORD:
            swords += 1
        elif works == EYE:
            eyes += 1
        elif works == DRAW:
            draws += 1
    return (
        cards * blend(19, -212, left)
        + levels * blend(6, 37, left)
        + high_levels * blend(38, 56, left)
        + swords * blend(-113, 213, left)
        + eyes * blend(-12, 116, left)
        + draws * blend(4, 97, left)
    )


def blend(early: i64, late: i64, left: i64) -> i64:
    """A weight with so many cards left in the pile."""
    return (early * left + late * (FULL_PILE - left)) // FULL_PILE
