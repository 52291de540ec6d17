"""What a hasty player of Totem does, from what that seat can see: a search plays by these habits beyond its tree."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import count, number
from kamifuda.core.rng import Rng
from kamifuda.games.totem import steps
from kamifuda.games.totem.cards import SHIELD, at_least, best, card_of, level
from kamifuda.games.totem.clauses import Clauses
from kamifuda.games.totem.reach import OUT_OF_REACH
from kamifuda.games.totem.steps import CARDS, GO, NOT, PLACES
from kamifuda.games.totem.table import (
    AGAIN,
    ATTACK,
    CARD,
    CHOOSE,
    DEFEND,
    EXCHANGE,
    MAY_DRAW,
    PARTNER,
    TARGET,
    TURN,
    UP,
    WIDTH,
    level_in,
    totems,
)

WHIM: Final = 20  # one step in so many is anything that is allowed
WEAK: Final = 9  # a card below this level is discarded for another one
STRONG: Final = 6  # what attacks a hidden totem
LATE: Final = 9  # cards in the pile: from here on nothing is saved


def habit(table: Clauses, seat: i64, legal: i64, rng: Rng) -> i64:
    """One of these steps."""
    if legal & (legal - 1) == 0:
        return legal
    wish: i64 = 0
    if rng.below(WHIM):
        wish = wished(table, seat, legal, rng) & legal
    if wish:
        return rng.pick(wish)
    return rng.pick(legal)


def wished(table: Clauses, seat: i64, legal: i64, rng: Rng) -> i64:
    phase: i64 = table.phase
    if phase == TURN:
        return an_action(table, seat, rng)
    if phase == CARD:
        return a_card(table, seat, legal)
    if phase == TARGET:
        return a_target(table, seat, legal)
    if phase == PARTNER:
        return a_partner(table, seat, legal)
    if phase == AGAIN:
        return GO if attacks_again(table, seat) else NOT
    if phase == CHOOSE:
        return a_totem(table, legal)
    if phase == MAY_DRAW:
        return GO
    return PLACES


def an_action(table: Clauses, seat: i64, rng: Rng) -> i64:
    """Beat what is surely beaten, fill the zone, change weak cards; towards the end, attack."""
    if beats_open(table, seat):
        return GO
    late: bool = count(table.pile) <= LATE
    missing: i64 = table.size() - totems(table.zone(seat))
    if missing > 1 or (missing and (late or rng.below(2))):
        return steps.DEFEND
    if late and strongest(table, table.hand(seat)) >= STRONG:
        return GO
    if table.hand(seat) & ~table.swords & ~at_least(WEAK):
        return steps.DISCARD
    if missing:
        return steps.DEFEND
    return steps.EXCHANGE | GO


def attacks_again(table: Clauses, seat: i64) -> bool:
    hand: i64 = table.hand(seat)
    if hand == 0 or beats_open(table, seat):
        return True
    return strongest(table, hand) >= STRONG and count(table.pile) <= LATE


def beats_open(table: Clauses, seat: i64) -> bool:
    """Whether an attack is surely won."""
    return lowest_open(table.zone(1 - seat)) <= strongest(table, table.hand(seat))


def strongest(table: Clauses, hand: i64) -> i64:
    """The highest level that a hand attacks with."""
    swords: i64 = hand & table.swords
    if swords == 0:
        return best(hand)
    alone: i64 = best(hand)
    together: i64 = best(swords) + best(hand & ~card_of(number(swords)))
    return together if together > alone else alone


def lowest_open(zone: i64) -> i64:
    """The lowest level among discovered totems."""
    lowest: i64 = OUT_OF_REACH
    while zone:
        if zone & UP:
            found: i64 = level_in(zone)
            if found < lowest:
                lowest = found
        zone >>= WIDTH
    return lowest


def a_card(table: Clauses, seat: i64, legal: i64) -> i64:
    if table.verb == ATTACK:
        wanted: i64 = lowest_open(table.zone(1 - seat))
        fit: i64 = legal & at_least(wanted)
        if fit:
            return lowest(fit)
        if wanted <= strongest(table, table.hand(seat)):
            return highest(legal & table.swords)
        return highest(legal)
    if table.verb == DEFEND:
        return a_totem(table, legal)
    if table.verb == EXCHANGE:
        return highest(legal)
    others: i64 = legal & ~table.swords
    if others:
        return lowest(others)
    return lowest(legal)


def a_totem(table: Clauses, legal: i64) -> i64:
    """For the zone: a Shield, or the highest level."""
    shields: i64 = legal & table.having(SHIELD)
    if shields:
        return highest(shields)
    return highest(legal)


def a_target(table: Clauses, seat: i64, legal: i64) -> i64:
    """The highest discovered totem that falls, or any hidden one; to exchange, the lowest of one's own."""
    zone: i64 = table.zone(1 - seat)
    if table.verb == EXCHANGE:
        zone = table.zone(seat)
    found: i64 = 0
    worth: i64 = 0
    place: i64 = 0
    choice: i64 = steps.FIRST_PLACE
    while place < 5:
        if legal & choice:
            here: i64 = level_in(zone >> place * WIDTH)
            if table.verb == EXCHANGE:
                here = 14 - here
            elif not zone >> place * WIDTH & UP:
                here = 0
            if here > worth:
                worth = here
                found = choice
        choice <<= 1
        place += 1
    return found if found else PLACES


def a_partner(table: Clauses, seat: i64, legal: i64) -> i64:
    """As little as does against a discovered totem; against a hidden one, enough for most."""
    if legal & NOT and table.zone(1 - seat) >> table.target * WIDTH & UP:
        return NOT
    if table.zone(1 - seat) >> table.target * WIDTH & UP:
        return lowest(legal & CARDS)
    enough: i64 = legal & CARDS & at_least(13 - level(table.card))
    if enough:
        return lowest(enough)
    return highest(legal & CARDS)


def lowest(cards: i64) -> i64:
    return cards & -cards


def highest(cards: i64) -> i64:
    """The highest level, any of its colours."""
    if cards == 0:
        return 0
    return cards & at_least(best(cards))
