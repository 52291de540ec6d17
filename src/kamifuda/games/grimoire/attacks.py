"""Charm, Polymorph, Domination: whom they hit, and what they take."""
# compiled

from mypy_extensions import i64

from kamifuda.core.bits import count, number
from kamifuda.games.grimoire import pages, steps
from kamifuda.games.grimoire.cards import PEOPLE, kind, of_kind
from kamifuda.games.grimoire.options import ROUND_DOWN
from kamifuda.games.grimoire.reasons import NOBODY, VILLAIN, no_effect
from kamifuda.games.grimoire.table import GIVE, SEIZE, TARGET, Table


def attack(table: Table, seat: i64) -> bool:
    """Charm, Polymorph, Domination; GRI-45, GRI-49, GRI-51: of several the caster chooses; GRI-A9: or nobody."""
    found: i64 = richest(table, seat)
    if found == 0:
        return no_effect(table, seat, NOBODY)
    if found & (found - 1):
        table.phase = TARGET
        return False
    return strike(table, seat, number(found))


def richest(table: Table, seat: i64) -> i64:
    """GRI-A35: of the others (GRI-A8) whom nothing protects (GRI-46, GRI-50, GRI-52), those who have most.

    Defence spells stop attack spells: by house rules what takes something need not be one.
    """
    safe: i64 = 0
    if table.values.is_attack(table.page(seat)):
        safe = table.protected
    found: i64 = 0
    most: i64 = 1
    other: i64
    for other in range(table.seats):
        if other != seat and not safe >> other & 1:
            has: i64 = wealth(table, seat, other)
            if has > most:
                most = has
                found = 0
            if has == most:
                found |= 1 << other
    return found


def wealth(table: Table, seat: i64, other: i64) -> i64:
    """What this seat's spell is after: companions, or points (GRI-A14: at this moment)."""
    if table.values.effect(table.page(seat)) == pages.POLYMORPH:
        return table.points_of(other)
    return count(table.cards(other) & PEOPLE)


def chosen(table: Table, seat: i64, step: i64) -> bool:
    victim: i64 = steps.seat_of(step)
    table.note("targeted", seat, victim, table.page(seat))
    return strike(table, seat, victim)


def strike(table: Table, seat: i64, victim: i64) -> bool:
    effect: i64 = table.values.effect(table.page(seat))
    if effect == pages.POLYMORPH:
        return rob(table, seat, victim)
    companions: i64 = table.cards(victim) & PEOPLE
    card: i64 = companions & -companions
    if companions & ~of_kind(kind(card)) == 0:
        return carry_off(table, seat, victim, card)
    table.target = victim
    if effect == pages.CHARM:
        table.phase = GIVE
        table.actor = victim
    else:
        table.phase = SEIZE
    return False


def rob(table: Table, seat: i64, victim: i64) -> bool:
    """Half of the points of the richest."""
    points: i64 = table.points_of(victim)
    taken: i64 = points // 2 if table.rules & ROUND_DOWN else (points + 1) // 2
    table.add_points(victim, -taken)
    table.add_points(seat, taken)
    table.note("robbed", seat, taken, victim)
    if taken:
        reward_villains(table, seat, table.cards(seat))
    return True


def carry_off(table: Table, seat: i64, victim: i64, card: i64) -> bool:
    """A companion changes territories."""
    had: i64 = table.cards(seat)
    table.set_cards(victim, table.cards(victim) & ~card)
    if table.values.effect(table.page(seat)) == pages.CHARM:
        table.note("gave", victim, card, seat)
    else:
        table.note("seized", seat, card, victim)
    table.receive(seat, card)
    reward_villains(table, seat, had)
    return True


def reward_villains(table: Table, seat: i64, had: i64) -> None:
    """For each Villain that this seat had before, if its spell is an attack."""
    if table.values.is_attack(table.page(seat)):
        table.gain(seat, table.values.per_villain * count(had & table.values.villains), VILLAIN)
