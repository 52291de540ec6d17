"""Other worlds that a seat can not tell from the true one (GRI-10, GRI-A28, GRI-A29)."""
# compiled

from mypy_extensions import i64

from kamifuda.core.rng import Rng
from kamifuda.games.grimoire.cards import COINS
from kamifuda.games.grimoire.clauses import Clauses
from kamifuda.games.grimoire.table import BOOKMARK, NIBBLE, NIBBLES, any_card, any_item


def imagine(table: Clauses, viewer: i64, rng: Rng) -> None:
    """Exchanges all that this viewer has not seen, uniformly over what it can not rule out."""
    table.chance = rng.next()
    if table.over:
        return
    older: i64 = 0
    for era in table.eras:
        secrets: i64 = era
        older |= secrets
        spread(table, viewer, secrets & unseen(table, viewer), rng)
    spread(table, viewer, table.deck | unseen(table, viewer) & ~older, rng)
    spread_items(table, viewer, rng)
    if table.phase == BOOKMARK:
        choose_pages(table, viewer, rng)


def unseen(table: Clauses, viewer: i64) -> i64:
    """The face-down card and the treasures of the others, but for those that the viewer has seen."""
    found: i64 = table.hidden
    seat: i64
    for seat in range(table.seats):
        if seat != viewer:
            found |= table.cards(seat) & COINS
    found &= ~table.open
    if viewer >= 0:
        found &= ~table.knows(viewer)
    return found


def spread(table: Clauses, viewer: i64, pool: i64, rng: Rng) -> None:
    """These cards change places; in a territory only treasures were hidden."""
    card: i64
    seat: i64
    for seat in range(table.seats):
        while seat != viewer and table.cards(seat) & pool:
            card = any_card(pool & COINS, rng)
            exchange(table, table.cards(seat) & pool & -(table.cards(seat) & pool), card)
            pool ^= card
    if table.hidden & pool:
        exchange(table, table.hidden, any_card(pool, rng))


def exchange(table: Clauses, one: i64, other: i64) -> None:
    """Each goes where the other is, also in what seats know."""
    both: i64 = one | other
    table.deck = crossed(table.deck, both)
    table.hidden = crossed(table.hidden, both)
    seat: i64
    for seat in range(table.seats):
        table.set_cards(seat, crossed(table.cards(seat), both))
        table.set_knows(seat, crossed(table.knows(seat), both))


def crossed(cards: i64, both: i64) -> i64:
    """A set that holds one of the two now holds the other."""
    part: i64 = cards & both
    return cards if part == 0 or part == both else cards ^ both


def spread_items(table: Clauses, viewer: i64, rng: Rng) -> None:
    """Nobody has seen the others' items, but for those that were used."""
    pool: i64 = table.item_deck
    seat: i64
    for seat in range(table.seats):
        if seat != viewer:
            pool |= table.items(seat)
    pool &= ~table.used
    for seat in range(table.seats):
        while seat != viewer and table.items(seat) & pool:
            item: i64 = any_item(pool, rng)
            exchange_items(table, table.items(seat) & pool & -(table.items(seat) & pool), item)
            pool ^= item


def exchange_items(table: Clauses, one: i64, other: i64) -> None:
    both: i64 = one | other
    table.item_deck = crossed(table.item_deck, both)
    table.fresh = crossed(table.fresh, both)
    seat: i64
    for seat in range(table.seats):
        table.set_items(seat, crossed(table.items(seat), both))


def choose_pages(table: Clauses, viewer: i64, rng: Rng) -> None:
    """Any page that is allowed may be under another's bookmark."""
    seat: i64
    for seat in range(table.seats):
        if seat != viewer and table.page(seat):
            page: i64 = 1 + rng.below(table.level())
            table.pages = table.pages & ~(NIBBLES << NIBBLE * seat) | page << NIBBLE * seat
