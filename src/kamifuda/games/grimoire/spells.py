"""What each page does in the quest phase (GRI-29). A function says whether its spell is done, or waits for a choice."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import count
from kamifuda.core.rng import stirred
from kamifuda.games.grimoire import pages, steps
from kamifuda.games.grimoire.attacks import attack
from kamifuda.games.grimoire.cards import COINS, kind, of_kind
from kamifuda.games.grimoire.options import (
    BY_TOTAL,
    FREE_HEAL,
    KEEP_ALL,
    KEEP_ONE,
    PAID_CREATE,
    SUMMON_VP,
    WISH_VP,
)
from kamifuda.games.grimoire.reasons import (
    DECLINED,
    FOR_MERCHANT,
    NO_CARDS,
    NO_ITEMS,
    NO_POINTS,
    NOT_LOWEST,
    no_effect,
    pay,
)
from kamifuda.games.grimoire.table import (
    CREATE,
    HEAL,
    KEEP,
    LUCK,
    MERCHANT,
    NIBBLES,
    WISH,
    Table,
)

MOST_WISHED: Final[i64] = 3  # GRI-53


def cast(table: Table, seat: i64) -> bool:
    """GRI-29; GRI-A7: what can be done must be, but for Luck and what has a price."""
    page: i64 = table.page(seat)
    effect: i64 = table.values.effect(page)
    if table.values.is_forbidden(page) and table.silencers & ~(1 << seat):  # GRI-A11, GRI-A12
        table.note("silenced", seat, 0, page)
        return True
    if effect == pages.FIREBALL or effect == pages.STORM or effect == pages.METEOR_STRIKE:
        table.gain(seat, table.values.amount(page), effect)
        return True
    if effect == pages.LUCK:
        table.phase = LUCK
        return False
    if effect == pages.SILENCE:
        table.silencers |= 1 << seat
        table.note("silence", seat, 0, 0)
        return True
    if effect == pages.HEAL:
        return heal(table, seat)
    if effect == pages.RESIST or effect == pages.TIME_STOP:
        return defend(table, seat)
    if effect == pages.CREATE:
        return create(table, seat)
    if effect == pages.SUMMON_ELEMENTAL:
        return summon_elemental(table, seat)
    if effect == pages.WISH:
        return wish(table, seat)
    return True if effect == pages.HASTE else attack(table, seat)  # GRI-42


def luck(table: Table, seat: i64, step: i64) -> bool:
    """GRI-40, GRI-A30: one card of the quest zone for the top of the deck; what was face down stays so."""
    if step == steps.NO:
        return no_effect(table, seat, DECLINED)
    card: i64
    new: i64
    if step == steps.HIDDEN:
        card = table.hidden
        table.hidden = 0
        table.peeked = 0
        table.throw(card)
        table.show(kind(card))
        new = table.draw()
        table.hidden = new
        table.note("replaced_hidden", seat, card, 0)
    else:
        card = one_of_kind(table.zone, step)
        table.zone ^= card
        table.throw(card)
        new = table.draw()
        table.zone |= new
        table.show(kind(new))
        table.note("replaced", seat, card, kind(new))
    return True


def defend(table: Table, seat: i64) -> bool:
    """From now on Attack spells do not reach this seat; GRI-48."""
    if not table.protected >> seat & 1:
        table.protected |= 1 << seat
        table.note("protected", seat, 0, 0)
    return True


# Heal, Create


def is_free(table: Table, seat: i64) -> bool:
    """Heal costs nothing: by an option, or for who has a Nun."""
    return table.rules & FREE_HEAL != 0 or table.cards(seat) & table.values.nuns != 0


def heal(table: Table, seat: i64) -> bool:
    """GRI-A15: only if it can be paid and there is a card."""
    if table.deck == 0 and table.discard == 0:
        return no_effect(table, seat, NO_CARDS)
    if table.points_of(seat) == 0 and not is_free(table, seat):
        return no_effect(table, seat, NO_POINTS)
    table.phase = HEAL
    return False


def healed(table: Table, seat: i64, step: i64) -> bool:
    """GRI-41: a random card of the discard; GRI-A15: of the deck where there is none."""
    if step == steps.NO:
        return no_effect(table, seat, DECLINED)
    if not is_free(table, seat):
        pay(table, seat, 1, pages.HEAL)
    if table.discard:
        card: i64 = table.draw_from_discard()
        table.note("drew", seat, card, 0)
        table.receive_openly(seat, card)
    else:
        card = table.draw()
        table.note("drew", seat, card, 1)
        table.receive_unseen(seat, card)
    return True


def create(table: Table, seat: i64) -> bool:
    """GRI-04, GRI-37: an item, if there is one; GRI-A34: some tables let it be paid."""
    if table.item_deck == 0:
        return no_effect(table, seat, NO_ITEMS)
    if not table.rules & PAID_CREATE:
        return created(table, seat)
    if table.points_of(seat) == 0:
        return no_effect(table, seat, NO_POINTS)
    table.phase = CREATE
    return False


def paid_create(table: Table, seat: i64, step: i64) -> bool:
    if step == steps.NO:
        return no_effect(table, seat, DECLINED)
    pay(table, seat, 1, pages.CREATE)
    return created(table, seat)


def created(table: Table, seat: i64) -> bool:
    table.merchants = count(table.cards(seat) & table.values.merchants)  # GRI-A36
    table.draw_item(seat)
    return is_content(table, seat)


def is_content(table: Table, seat: i64) -> bool:
    """No Merchant can sell another item."""
    if table.merchants > 0 and table.points_of(seat) >= table.values.price and table.item_deck:
        table.phase = MERCHANT
        return False
    table.merchants = 0
    return True


def bought(table: Table, seat: i64, step: i64) -> bool:
    if step == steps.NO:
        table.merchants = 0
        return True
    table.merchants -= 1
    if table.values.price:
        pay(table, seat, table.values.price, FOR_MERCHANT)
    table.draw_item(seat)
    return is_content(table, seat)


# Summon Elemental, Wish


def summon_elemental(table: Table, seat: i64) -> bool:
    """GRI-47: whoever has the fewest, or as few as others; GRI-A14: at this moment."""
    other: i64
    lowest: bool = True
    for other in range(table.seats):
        if fortune(table, other) < fortune(table, seat):
            lowest = False
    if table.rules & BY_TOTAL:
        table.show(1 if lowest else 0)
    if not lowest:
        return no_effect(table, seat, NOT_LOWEST)
    table.gain(seat, table.rules >> SUMMON_VP & NIBBLES, pages.SUMMON_ELEMENTAL)
    return True


def fortune(table: Table, seat: i64) -> i64:
    """GRI-A13: the points, or with all that the cards show."""
    if not table.rules & BY_TOTAL:
        return table.points_of(seat)
    return table.points_of(seat) + table.values.cards.on(table.cards(seat)) + table.values.items.on(table.items(seat))


def wish(table: Table, seat: i64) -> bool:
    """GRI-53, GRI-A17: three cards of the discard, or what is there; or points."""
    choice: bool = table.rules & (KEEP_ONE | KEEP_ALL) == 0
    if choice and table.discard:
        table.phase = WISH
        return False
    if choice:
        return wish_for_points(table, seat)
    if table.discard == 0:
        return no_effect(table, seat, NO_CARDS)
    return wish_for_cards(table, seat)


def wished(table: Table, seat: i64, step: i64) -> bool:
    return wish_for_points(table, seat) if step == steps.WISH_POINTS else wish_for_cards(table, seat)


def wish_for_points(table: Table, seat: i64) -> bool:
    table.gain(seat, table.rules >> WISH_VP & NIBBLES, pages.WISH)
    return True


def most_wished(table: Table) -> i64:
    """GRI-A17: three, or as many as there are."""
    left: i64 = count(table.discard)
    return left if left < MOST_WISHED else MOST_WISHED


def wish_for_cards(table: Table, seat: i64) -> bool:
    found: i64 = 0
    looks: i64 = 0
    left: i64 = most_wished(table)
    while left:
        left -= 1
        card: i64 = table.draw_from_discard()
        found |= card
        looks += stirred(1, kind(card)) >> 2  # in no order
    table.show(looks)
    table.note("wished", seat, found, 0)
    if not table.rules & KEEP_ONE:
        table.open |= found & COINS
        while found:
            table.receive(seat, found & -found)
            found &= found - 1
        return True
    table.drawn = found
    if found & ~of_kind(kind(found & -found)):
        table.phase = KEEP
        return False
    return keep(table, seat, found & -found)


def kept(table: Table, seat: i64, step: i64) -> bool:
    return keep(table, seat, one_of_kind(table.drawn, step))


def keep(table: Table, seat: i64, card: i64) -> bool:
    """One card; the others go back to the discard."""
    table.discard |= table.drawn & ~card
    table.drawn = 0
    table.note("kept", seat, card, 0)
    table.receive_openly(seat, card)
    return True


def one_of_kind(cards: i64, step: i64) -> i64:
    """A card of the kind that a step names."""
    found: i64 = cards & of_kind(steps.kind_of(step))
    return found & -found
