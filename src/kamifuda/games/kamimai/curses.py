"""What a zone does when Guardians were drawn (KMI-60 to KMI-67)."""
# compiled

from mypy_extensions import i64

from kamifuda.core.position import WORLD
from kamifuda.games.kamimai.cards import ALIKE, FAIRY, GUARDIAN, LOOSE, held, kinds, one, size, whole_colour
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.options import FAIRIES_TOO
from kamifuda.games.kamimai.sheets import COLOUR, DISCARD, ENERGY
from kamifuda.games.kamimai.table import OWED


def energy_lost(table: Clauses) -> i64:
    """KMI-63: one for every guardian drawn; KMI-61: nothing where nothing is printed."""
    if table.wardens == 0 or table.effect() & ENERGY == 0:
        return 0
    tell(table, ENERGY)
    return table.guardians_drawn()


def act(table: Clauses) -> None:
    """KMI-65, then KMI-64: what the curses of the target take from everybody."""
    if table.wardens == 0:
        return
    effect: i64 = table.effect()
    seat: i64
    if effect & COLOUR:
        tell(table, COLOUR)
        for seat in range(table.seats):
            discard_colours(table, seat)
    if effect & DISCARD:
        tell(table, DISCARD)
        for seat in range(table.seats):
            demand(table, seat, table.guardians_drawn())


def tell(table: Clauses, effect: i64) -> None:
    if table.journal is not None:
        table.note("cursed", WORLD, effect, table.wardens)


def discard_colours(table: Clauses, seat: i64) -> None:
    """KMI-65, KMI-A6, KMI-D7: all elements of these colours; fairies only by option; KMI-67: no guardian."""
    bag: i64 = table.reserve(seat)
    lost: i64 = 0
    colour: i64
    for colour in range(4):
        if held(table.wardens, GUARDIAN + colour):
            lost += whole_colour(bag, colour)
            if table.rules & FAIRIES_TOO:
                lost += bag & ALIKE * one(FAIRY + colour)
    throw(table, seat, lost)


def throw(table: Clauses, seat: i64, cards: i64) -> None:
    if cards:
        table.throw(seat, cards)
        table.note("discarded", seat, cards, 0)


def demand(table: Clauses, seat: i64, cards: i64) -> None:
    """KMI-64, KMI-A7, KMI-D6: so many elements or creatures, or all there are."""
    loose: i64 = table.reserve(seat) & LOOSE
    if size(loose) <= cards:
        throw(table, seat, loose)
        return
    found: i64 = kinds(loose)
    if found & (found - 1) == 0:
        throw(table, seat, one_of(loose) * cards)
        return
    table.owed += cards << OWED * seat


def one_of(bag: i64) -> i64:
    """A card of a bag in which all are the same."""
    kind: i64 = 0
    while held(bag, kind) == 0:
        kind += 1
    return one(kind)


def pay(table: Clauses, seat: i64, kind: i64) -> None:
    """KMI-A8: a card of one's own choice; what leaves no choice goes by itself."""
    throw(table, seat, one(kind))
    left: i64 = table.owes(seat) - 1
    table.owed -= table.owes(seat) << OWED * seat
    if left:
        demand(table, seat, left)
