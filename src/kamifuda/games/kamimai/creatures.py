"""Creatures that are played by the activator alone (KMI-72, KMI-75 to KMI-80)."""
# compiled

from mypy_extensions import i64

from kamifuda.core.bits import number
from kamifuda.games.kamimai.cards import DRAGONFLIES, GUARDIANS, IMP, MOUSE, one
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.steps import GIFT, GIVER, LEAVE, SPELLS, TAKE, TO
from kamifuda.games.kamimai.steps import MOUSE as MOUSE_PHASE
from kamifuda.games.kamimai.table import NOBODY, NOTHING


def imp(table: Clauses, seat: i64) -> None:
    """KMI-67, KMI-75: all guardians go, of everybody."""
    freed: i64 = 0
    other: i64
    for other in range(table.seats):
        guardians: i64 = table.reserve(other) & GUARDIANS
        freed |= guardians >> 16 << 8 * other
        table.throw(other, guardians)
    table.throw(seat, one(IMP))
    table.note("imp", seat, freed, 0)


def dragonflies(table: Clauses, seat: i64) -> None:
    """KMI-76: two gifts."""
    play(table, seat, one(DRAGONFLIES))
    table.gifts = 2
    table.note("dragonflies", seat, 0, 0)
    next_gift(table)


def play(table: Clauses, seat: i64, creature: i64) -> None:
    """It is out of the reserve, and in the discard when its effect is over (KMI-A29)."""
    table.set_reserve(seat, table.reserve(seat) - creature)
    table.played = creature


def next_gift(table: Clauses) -> None:
    givers: i64 = table.givers()
    if table.gifts == 0 or givers == 0:
        table.gifts = 0
        finish(table)
    elif givers & (givers - 1):
        table.phase = GIVER
    else:
        choose_giver(table, number(givers))


def choose_giver(table: Clauses, chosen: i64) -> None:
    table.giver = chosen
    table.phase = GIFT
    table.note("chose", table.activator, chosen, 0)


def hand(table: Clauses, kind: i64) -> None:
    """KMI-A27: the giver picks the card, then who gets it."""
    table.handing = kind
    table.phase = TO
    table.whole = False


def to(table: Clauses, receiver: i64) -> None:
    """KMI-77, KMI-A28: a reserve may grow over its limit; the activator may use it at once."""
    card: i64 = one(table.handing)
    table.set_reserve(table.giver, table.reserve(table.giver) - card)
    table.set_reserve(receiver, table.reserve(receiver) + card)
    table.note("handed", table.giver, card, receiver)
    table.giver = NOBODY
    table.handing = NOTHING
    table.whole = True
    table.gifts -= 1
    next_gift(table)


def mouse(table: Clauses, seat: i64) -> None:
    """KMI-78."""
    play(table, seat, one(MOUSE))
    table.note("mouse", seat, 0, 0)
    if table.seats == 1:
        choose_taker(table, seat)
    else:
        table.phase = MOUSE_PHASE


def choose_taker(table: Clauses, chosen: i64) -> None:
    table.taker = chosen
    table.phase = TAKE
    table.note("chose", table.activator, chosen, 1)


def take(table: Clauses, action: i64) -> None:
    """KMI-78, KMI-A29: a card of one's choice, or none."""
    if action == LEAVE:
        table.note("left_it", table.taker, 0, 0)
    else:
        card: i64 = one(number(action))
        table.discard -= card
        table.set_reserve(table.taker, table.reserve(table.taker) + card)
        table.note("took", table.taker, card, 0)
    table.taker = NOBODY
    finish(table)


def finish(table: Clauses) -> None:
    """KMI-72: what was played is discarded."""
    table.discard += table.played
    table.played = 0
    table.phase = SPELLS
