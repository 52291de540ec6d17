"""How far the cards of a group go towards the spells that are left, in hundredths of a card."""
# compiled

from mypy_extensions import i64

from kamifuda.games.kamimai import worths
from kamifuda.games.kamimai.cards import (
    DRAGONFLIES,
    FAIRY,
    GUARDIAN,
    GUARDIANS,
    IMP,
    KINDS,
    MOUSE,
    WOLF,
    bit,
    held,
    one,
    size,
)
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.options import NEEDS_GUARDIAN
from kamifuda.games.kamimai.sheets import COLOUR, DISCARD, ENERGY
from kamifuda.games.kamimai.worths import (
    BLESSED_ZONE,
    BURDEN,
    DISCARDED,
    DISCARDING_ZONE,
    DRAINING_ZONE,
    FREE_FALL,
    GRIP,
    LATER,
    NOW,
    POINT,
    SPARE,
)


def needs(table: Clauses) -> i64:
    """Boxes to be scribbled, in nibbles: of the target water, fire, earth, air, team; then the same of other zones."""
    found: i64 = 0
    zone: i64
    for zone in range(table.sheets.count(table.sheet)):
        spells: i64 = table.sheets.spells(table.sheet, zone)
        done: i64 = table.scribbled_in(zone)
        group: i64 = 0 if zone == table.target else 20
        while spells:
            if done & 1 == 0:
                found += bit(group + 4 * ((spells & 15) - 1))
            spells >>= 4
            done >>= 1
    return found


def together(table: Clauses) -> i64:
    """All cards of all summoners."""
    return table.reserve0 + table.reserve1 + table.reserve2 + table.reserve3 + table.reserve4 + table.drawn


def hope(cards: i64, asked: i64) -> i64:
    """What these cards are worth to a group that needs so many spells."""
    total: i64 = SPARE * size(cards) + worths.WOLF * held(cards, WOLF) + worths.IMP * held(cards, IMP)
    total += worths.DRAGONFLIES * held(cards, DRAGONFLIES) + worths.MOUSE * held(cards, MOUSE)
    best: i64 = 0
    colour: i64
    for colour in range(4):
        fairies: i64 = held(cards, FAIRY + colour)
        left: i64 = held(cards, colour) + 3 * fairies
        now: i64 = min(left, 4 * (asked >> 4 * colour & 15))
        later: i64 = min(left - now, 4 * (asked >> 20 + 4 * colour & 15))
        total += NOW * now + LATER * later + worths.FAIRY * fairies
        best = max(best, min(left - now - later, 4))
    if asked >> 16 & 15:
        total += NOW * best
    elif asked >> 36 & 15:
        total += LATER * best
    return total


def burden(table: Clauses) -> i64:
    """KMI-66, KMI-69: guardians take places, and the mildest rules the hand."""
    total: i64 = 0
    seat: i64
    for seat in range(table.seats):
        total += burden_of(table, table.reserve(seat))
    return total


def burden_of(table: Clauses, bag: i64) -> i64:
    """The same of one reserve."""
    guardians: i64 = bag & GUARDIANS
    if guardians == 0:
        return 0
    mildest: i64 = 9
    colour: i64
    for colour in range(4):
        if held(guardians, GUARDIAN + colour):
            mildest = min(mildest, table.sheets.grip(colour))
    return BURDEN * size(guardians) + GRIP * mildest


def fit(table: Clauses, zone: i64) -> i64:
    """How well a zone would be the target: what fits the cards of all; a blessing is better than a curse."""
    before: i64 = table.target
    table.target = zone
    found: i64 = hope(together(table), needs(table))
    effect: i64 = table.effect()
    if table.blessed():
        found += BLESSED_ZONE
    if effect & DISCARD:
        found += DISCARDING_ZONE
    if effect & COLOUR:
        found += DRAINING_ZONE
    if effect & ENERGY:
        found += DRAINING_ZONE
    table.target = before
    return found


def price_of_fall(table: Clauses) -> i64:
    """KMI-44, KMI-62, KMI-A44."""
    if table.blessed() and (table.rules & NEEDS_GUARDIAN == 0 or table.wardens):
        return FREE_FALL
    return POINT + POINT // max(table.energy, 1)


def gain(table: Clauses, kind: i64, cards: i64, asked: i64, now: i64) -> i64:
    """What one more card of this kind brings whoever draws it, to a group that has so much hope now."""
    if kind < GUARDIAN or kind >= FAIRY:
        return hope(cards + one(kind), asked) - now
    cost: i64 = BURDEN + GRIP * table.sheets.grip(kind - GUARDIAN) // 2
    effect: i64 = table.effect()
    if effect & ENERGY:
        cost += POINT
    if effect & DISCARD:
        cost += DISCARDED * table.seats
    if effect & COLOUR:
        cost += now - hope(cards & ~(15 * one(kind - GUARDIAN)), asked)
    return -cost


def any_page(table: Clauses, cards: i64, asked: i64) -> i64:
    """What a page brings on average that nobody has seen."""
    pages: i64 = size(table.pages)
    now: i64 = hope(cards, asked)
    total: i64 = 0
    kind: i64
    for kind in range(KINDS):
        copies: i64 = held(table.pages, kind)
        if copies:
            total += copies * gain(table, kind, cards, asked, now)
    return total // max(pages, 1)
