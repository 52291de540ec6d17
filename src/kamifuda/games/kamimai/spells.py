"""Spells: who may give what, and what a cast spell does (KMI-26 to KMI-34, KMI-52 to KMI-59).

Individual, collective and team spells (KMI-D18) are one thing here: everybody gives a share, and all come to four.
KMI-86 is the example of a turn, with Romane's two cards (KMI-D3).
"""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.games.kamimai.cards import FAIRY, WOLF, bit, held, one
from kamifuda.games.kamimai.refusals import closed
from kamifuda.games.kamimai.sheets import TEAM, box
from kamifuda.games.kamimai.steps import FAIRY_WAY, WAYS, WOLF_WAY, worth_of
from kamifuda.games.kamimai.table import BOXES, Table

ELEMENTS_OF_A_SPELL: Final = 4  # KMI-27


def open_box(table: Table, spell: i64) -> i64:
    """The first box of the target with this spell that is not scribbled; -1: there is none (KMI-26)."""
    spells: i64 = table.spells()
    done: i64 = table.scribbled_in(table.target)
    place: i64 = 0
    while box(spells, place):
        if box(spells, place) == spell and done >> place & 1 == 0:
            return place
        place += 1
    return -1


def least_share(table: Table, seat: i64) -> i64:
    """KMI-29, KMI-54: the activator gives; KMI-55 to KMI-58: in a team spell the others do too."""
    if table.team and table.seats < 5:
        return 2 if table.seats == 2 else 1  # KMI-42, KMI-57, KMI-A25: alone it is any spell
    return 1 if seat == table.activator else 0  # KMI-56, KMI-A24


def largest_share(table: Table) -> i64:
    """KMI-A23: the shares of a team spell are 2 and 2, or 2, 1 and 1, or four times 1."""
    if not table.team or table.seats == 1:
        return ELEMENTS_OF_A_SPELL
    return 2 if table.seats <= 3 else 1


def cards_left(table: Table, seat: i64, way: i64) -> i64:
    """How much this seat can still give in this way of giving, of the kinds elements, fairy, wolf."""
    bag: i64 = table.reserve(seat)
    if way < FAIRY_WAY:
        return held(bag, table.spell - 1)
    if way < WOLF_WAY:
        return 3 * min(held(bag, FAIRY + table.spell - 1), 1)  # KMI-73, KMI-A46
    return 2 * min(held(bag, WOLF), 1)  # KMI-74, KMI-A46


def capacity_after(table: Table, seat: i64, way: i64) -> i64:
    """What this seat can give after this way of giving in the order of a proposal; -1: in all."""
    more: i64 = 0
    if way < 0:
        more = cards_left(table, seat, 0)
    if way < FAIRY_WAY:
        more += cards_left(table, seat, FAIRY_WAY)
    if way < WOLF_WAY:
        more += cards_left(table, seat, WOLF_WAY)
    return more


def ways_of(table: Table, seat: i64) -> i64:
    """How this seat gives so far."""
    return table.gives >> WAYS * seat & 511


def share(ways: i64) -> i64:
    """What they come to."""
    total: i64 = 0
    way: i64 = 0
    while ways:
        if ways & 1:
            total += worth_of(way)
        ways >>= 1
        way += 1
    return total


def gives(table: Table, refusals: tuple[int, ...]) -> i64:
    """KMI-27, KMI-A21: the ways to go on with a proposal so that it can come to exactly four."""
    start: i64 = 0  # offset from the activator of the seat that gave last
    at: i64 = -1  # and its last way
    offset: i64 = table.seats - 1
    while table.gives and offset >= 0:
        ways: i64 = ways_of(table, (table.activator + offset) % table.seats)
        if ways:
            start = offset
            while ways:
                ways >>= 1
                at += 1
            break
        offset -= 1
    found: i64 = 0
    offset = start
    while offset < table.seats:
        found |= gives_of(table, offset, at if offset == start else -1, refusals)
        seat: i64 = (table.activator + offset) % table.seats
        ways = ways_of(table, seat)
        if share(ways) < least_share(table, seat) or closed(table, seat, ways, refusals):
            return found
        offset += 1
    return found


def gives_of(table: Table, offset: i64, at: i64, refusals: tuple[int, ...]) -> i64:
    """The ways of one seat, after the one it has used last."""
    seat: i64 = (table.activator + offset) % table.seats
    ways: i64 = ways_of(table, seat)
    need: i64 = ELEMENTS_OF_A_SPELL - table.given + share(ways)  # from this seat and those after it
    rest: i64 = sums_from(table, offset + 1, refusals)
    found: i64 = 0
    way: i64 = next_kind(at)
    while rest and way < WAYS:
        if fits(table, seat, ways, way):
            own: i64 = totals(table, seat, ways | bit(way), way, refusals)
            if add_up(own, rest) >> need & 1:
                found |= bit(WAYS * seat + way)
        way += 1
    return found


def fits(table: Table, seat: i64, ways: i64, way: i64) -> bool:
    """Whether a seat that gives so much can give this too."""
    worth: i64 = worth_of(way)
    return worth <= cards_left(table, seat, way) and share(ways) + worth <= largest_share(table)


def sums_from(table: Table, offset: i64, refusals: tuple[int, ...]) -> i64:
    """All that this seat and those after it can give together, as bits."""
    sums: i64 = 1
    while offset < table.seats:
        sums = add_up(sums, totals(table, (table.activator + offset) % table.seats, 0, -1, refusals))
        offset += 1
    return sums


def add_up(some: i64, others: i64) -> i64:
    """The sums of two sets of numbers up to four."""
    sums: i64 = 0
    number: i64
    for number in range(ELEMENTS_OF_A_SPELL + 1):
        if some >> number & 1:
            sums |= others << number
    return sums & (2 << ELEMENTS_OF_A_SPELL) - 1


def totals(table: Table, seat: i64, ways: i64, at: i64, refusals: tuple[int, ...]) -> i64:
    """What the share of a seat can come to, as bits, if it gives so and goes on after its last way, or does not."""
    if len(refusals):
        return open_totals(table, seat, ways, at, refusals)
    least: i64 = max(share(ways), least_share(table, seat))
    most: i64 = min(share(ways) + capacity_after(table, seat, at), largest_share(table))
    return bit(most + 1) - bit(least) if least <= most else 0


def open_totals(table: Table, seat: i64, ways: i64, at: i64, refusals: tuple[int, ...]) -> i64:
    """KMI-A45: the same where some of it was refused."""
    found: i64 = 0
    if share(ways) >= least_share(table, seat) and not closed(table, seat, ways, refusals):
        found = bit(share(ways))
    way: i64 = next_kind(at)
    while way < WAYS:
        if fits(table, seat, ways, way):
            found |= open_totals(table, seat, ways | bit(way), way, refusals)
        way += 1
    return found


def next_kind(way: i64) -> i64:
    """Elements, then the fairy, then the wolf: each at most once."""
    if way < 0:
        return 0
    if way < FAIRY_WAY:
        return FAIRY_WAY
    return WOLF_WAY if way < WOLF_WAY else WAYS


def castable(table: Table, element: i64, team: bool, refusals: tuple[int, ...]) -> bool:
    """Whether the group has the cards for this spell."""
    table.spell = element
    table.team = team
    able: bool = sums_from(table, 0, refusals) >> ELEMENTS_OF_A_SPELL & 1 == 1
    table.spell = 0
    table.team = False
    return able


def given_by(table: Table, seat: i64) -> i64:
    """The cards that this seat gives, as a bag."""
    ways: i64 = table.gives >> WAYS * seat & 511
    bag: i64 = 0
    way: i64 = 0
    while way < WAYS:
        if ways >> way & 1:
            if way < FAIRY_WAY:
                bag += one(table.spell - 1) * worth_of(way)
            else:
                bag += one(FAIRY + table.spell - 1) if way < WOLF_WAY else one(WOLF)
        way += 1
    return bag


def cast(table: Table) -> None:
    """KMI-28, KMI-29, KMI-31: all that was given is discarded, the box is scribbled (KMI-D4: only now)."""
    seat: i64
    for seat in range(table.seats):
        table.throw(seat, given_by(table, seat))
    place: i64 = open_box(table, TEAM if table.team else table.spell)
    table.scribbled |= bit(BOXES * table.target + place)
    if table.journal is not None:
        table.note("cast", table.activator, table.gives, table.spell | (8 if table.team else 0) | table.target << 4)
    forget(table)


def forget(table: Table) -> None:
    """No spell is in the making."""
    table.spell = 0
    table.team = False
    table.gives = 0
    table.given = 0
    table.asked = 0
    table.agreed = 0
    table.refused = 0
