"""Other worlds that a seat can not tell from the true one, each possible one as likely (KAMI-A25)."""
# compiled

from mypy_extensions import i64

from kamifuda.core.rng import Rng
from kamifuda.games.kami.cards import SOLDIER, card_of, count, kind, replaced
from kamifuda.games.kami.options import GOITA_HANDS, SEATS
from kamifuda.games.kami.round import ATTACK_ENTRY, DECLARE, DOWN, ENTRY, FIVE, NO_CARDS, SEEN, STRIKE, Round, draw


def imagine(table: Round, viewer: i64, rng: Rng) -> None:
    """Deals all that is hidden from this viewer anew, uniformly over what it can not rule out."""
    table.chance = rng.next()
    if table.sees_all():
        return
    pool: i64 = unplaced(table, viewer)
    spread(table, viewer, pool, rng)
    while not believable(table, viewer, rng):
        spread(table, viewer, pool, rng)
    if table.phase == DECLARE:
        imagine_answers(table, viewer, rng)


def unplaced(table: Round, viewer: i64) -> i64:
    """The sum of the cards whose place this viewer does not know."""
    pool: i64 = 0
    for seat in range(table.rules & SEATS):
        if seat != viewer:
            pool += table.hand(seat) + table.hidden(seat)
    if table.rules & SEATS != 4:
        place: i64
        for place in range(0, 32, 4):
            if table.beneath >> place & 15:
                pool += card_of((table.beneath >> place & 15) - 1)
            if lies_hidden(table, viewer, place >> 2):
                pool += card_of((table.centre >> place & 15) - 1)
    return pool


def lies_hidden(table: Round, viewer: i64, place: i64) -> bool:
    """Whether a set-aside card lies here that this viewer has not seen."""
    aside: bool = table.rules & SEATS == 3 and table.centre >> 4 * place & 15 != 0
    return aside and not table.has_looked_at(viewer, place)


def open_soldiers(table: Round, seat: i64) -> i64:
    """How many Soldiers this seat has laid face up."""
    soldiers: i64 = 0
    line: i64 = table.defence(seat)
    while line > NO_CARDS:
        if line & (DOWN | 7) == 0:
            soldiers += 1
        line >>= ENTRY
    line = table.attacks(seat)
    while line > NO_CARDS:
        if line & 7 == 0:
            soldiers += 1
        line >>= ATTACK_ENTRY
    return soldiers


def has_shown(table: Round, seat: i64) -> bool:
    """KAMI-25: this seat has shown five Soldiers to everybody."""
    return table.phase != DECLARE and table.answers >> (4 + seat) & 1 != 0


def owed(table: Round, seat: i64) -> i64:
    """How many of the five Soldiers that a seat has shown must still be among its hidden cards."""
    if not has_shown(table, seat):
        return 0
    laid: i64 = open_soldiers(table, seat)
    if laid >= FIVE:
        return 0
    return FIVE - laid


def spread(table: Round, viewer: i64, pool: i64, rng: Rng) -> None:
    """Deals a pool to all places hidden from the viewer; who has shown Soldiers gets those first."""
    for seat in range(table.rules & SEATS):
        if seat != viewer:
            pool -= owed(table, seat) * SOLDIER
    left: i64 = count(pool)
    card: i64
    for seat in range(table.rules & SEATS):
        if seat != viewer:
            soldiers: i64 = owed(table, seat)
            size: i64 = count(table.hand(seat))
            total: i64 = size + count(table.hidden(seat))
            mine: i64 = soldiers * SOLDIER
            smallest: i64 = left - total + soldiers
            if smallest == 0:  # all that is left
                mine += pool
                pool = 0
                left = 0
            while left > smallest:
                card = draw(pool, left, rng)
                pool -= card
                left -= 1
                mine += card
            if total > size:
                mine = lay_hidden(table, seat, mine, total, rng)
            table.put(seat, mine - table.hand(seat))
    if table.rules & SEATS != 4:
        place: i64
        for place in range(0, 32, 4):
            if table.beneath >> place & 15:
                card = draw(pool, left, rng)
                pool -= card
                left -= 1
                table.beneath = replaced(table.beneath, place, 15, kind(card) + 1)
            if lies_hidden(table, viewer, place >> 2):
                card = draw(pool, left, rng)
                pool -= card
                left -= 1
                table.centre = replaced(table.centre, place, 15, kind(card) + 1)


def lay_hidden(table: Round, seat: i64, cards: i64, total: i64, rng: Rng) -> i64:
    """Chooses a seat's hidden defence among its cards; returns what is left for the hand."""
    line: i64 = table.defence(seat)
    place: i64 = 0
    while line >> place > NO_CARDS:
        if line >> place & (DOWN | SEEN) == DOWN:
            card: i64 = draw(cards, total, rng)
            cards -= card
            total -= 1
            line = replaced(line, place, 7, kind(card))
        place += ENTRY
    table.set_defence(seat, line)
    return cards


def believable(table: Round, viewer: i64, rng: Rng) -> bool:
    """Whether this world stays: handing out shown Soldiers first made hands rich in Soldiers too likely."""
    if table.over:
        return True
    if table.answers or table.rules & GOITA_HANDS:
        for seat in range(table.rules & SEATS):
            if seat != viewer:
                least: i64 = owed(table, seat)
                soldiers: i64 = table.hand(seat) + table.hidden(seat) & 15
                if least and rng.below(ways(soldiers, least)):
                    return False
                if table.rules & GOITA_HANDS and not was_announced(table, seat, soldiers):
                    return False
    # KAMI-A22: nobody lays a defence after which no attack can follow.
    return table.phase != STRIKE or table.legal(table.turn) != 0


def was_announced(table: Round, seat: i64, hidden_soldiers: i64) -> bool:
    """KAMI-A24: everybody knows of five Soldiers in a hand, and that there are not more."""
    soldiers: i64 = hidden_soldiers + open_soldiers(table, seat)
    return soldiers == FIVE if has_shown(table, seat) else soldiers < FIVE


def ways(n: i64, k: i64) -> i64:
    """How many sets of k there are among n."""
    result: i64 = 1
    i: i64
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def imagine_answers(table: Round, viewer: i64, rng: Rng) -> None:
    """KAMI-24: who has secretly declared may show five Soldiers if he holds them."""
    seat: i64
    for seat in range(4):
        if seat != viewer and table.answers >> seat & 1:
            table.answers &= ~(1 << (4 + seat))
            if table.hand(seat) & 15 >= FIVE and rng.below(2):
                table.answers |= 1 << (4 + seat)
