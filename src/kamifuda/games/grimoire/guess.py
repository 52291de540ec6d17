"""Positions that a view of Grimoire allows."""

from collections.abc import Sequence

from kamifuda.core.bits import set_of
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.grimoire.cards import COINS, NUMBERED_ITEMS, names, pick_out
from kamifuda.games.grimoire.layout import PHASES, Free, nibbles
from kamifuda.games.grimoire.options import Options, packed
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.table import PURSE
from kamifuda.games.grimoire.values import values_of
from kamifuda.games.grimoire.view import View


def guess(seen: View, rng: Rng) -> Grimoire:
    """A position this view allows, drawn like `imagine`."""
    options = Options(**seen["options"])
    position = Grimoire(packed(options), values_of(options.house_rules))
    free = Free(int(position.deck))
    lay_known_cards(position, seen, free)
    lay_older_cards(position, seen, free)
    lay_other_cards(position, seen, free)
    deal_items(position, seen, free)
    copy_what_is_open(position, seen)
    position.imagine(WORLD if seen["seat"] is None else seen["seat"], rng)
    return position


def lay_known_cards(position: Grimoire, seen: View, free: Free) -> None:
    me = seen["seat"]
    for seat, land in enumerate(seen["lands"]):
        shown = free.take(land["shown"])
        alone = free.take(without(land["seen"], land["shown"]))
        position.set_cards(seat, free.take(land["companions"]) | shown | alone)
        position.open |= shown
        if me is not None and seat != me:
            position.set_knows(me, position.knows(me) | alone)
    position.zone, position.discard = free.take(seen["quest"]), free.take(seen["discard"])
    position.drawn = free.take(seen["drawn"])
    if seen["hidden"] is not None and seen["hidden"]["card"] is not None:
        position.hidden = free.take([seen["hidden"]["card"]])
        if me is not None:
            position.set_knows(me, position.knows(me) | position.hidden)


def lay_older_cards(position: Grimoire, seen: View, free: Free) -> None:
    """Of every era: treasures for the territories, what is left lies face down."""
    eras = []
    for older in seen["older"]:
        pool = free.take(older["cards"])
        eras.append(pool)
        for seat, wanted in enumerate(older["counts"]):
            for _ in range(wanted):
                coin = lowest(pool & COINS)
                position.set_cards(seat, position.cards(seat) | coin)
                pool ^= coin
        if older["hidden"]:
            position.hidden = pool
    position.eras = tuple(eras)


def lay_other_cards(position: Grimoire, seen: View, free: Free) -> None:
    """Any treasures where some are hidden, any card face down; the rest is the deck."""
    for seat, land in enumerate(seen["lands"]):
        while len(names(position.cards(seat) & COINS)) < land["treasures"]:
            coin = lowest(free.cards & COINS)
            free.cards ^= coin
            position.set_cards(seat, position.cards(seat) | coin)
    if seen["hidden"] is not None and not position.hidden:
        position.hidden = lowest(free.cards)
        free.cards ^= position.hidden
    position.deck = free.cards


def deal_items(position: Grimoire, seen: View, free: Free) -> None:
    for seat, land in enumerate(seen["lands"]):
        shown = free.take_items(land["shown_items"])
        position.used |= shown
        position.set_items(seat, shown | free.take_items(without(land["seen_items"], land["shown_items"])))
    for seat, land in enumerate(seen["lands"]):
        for _ in range(land["items"] - len(land["seen_items"])):
            item = lowest(free.items)
            free.items ^= item
            position.set_items(seat, position.items(seat) | item)
    position.item_deck = free.items
    if seen["turn"] is not None:
        position.fresh = drawn_now(position, seen, int(position.items(seen["turn"]) & ~position.used))


def drawn_now(position: Grimoire, seen: View, items: int) -> int:
    """Of these items those that may be used, and others: of oneself only such as may not be."""
    fresh = pick_out(seen["shoes"], items, NUMBERED_ITEMS)
    usable = int(position.values.shoes) if seen["turn"] == seen["seat"] and (seen["deck"] or seen["discard"]) else 0
    while fresh.bit_count() < seen["fresh"]:
        fresh |= lowest(items & ~(fresh | usable))
    return fresh


def copy_what_is_open(position: Grimoire, seen: View) -> None:
    position.over, position.whole, position.ending = seen["over"], seen["whole"], seen["ending"]
    position.round = seen["round"]
    position.phase = PHASES.index(seen["phase"])
    position.choosing, position.order = nibbles(seen["choosing"]), nibbles([each or 0 for each in seen["order"]])
    position.before = nibbles([each or 0 for each in seen["before"]])
    position.pages = nibbles([page or int(chosen) for page, chosen in zip(seen["pages"], seen["chosen"], strict=True)])
    position.points = sum(land["points"] << PURSE * seat for seat, land in enumerate(seen["lands"]))
    position.peeked, position.protected = set_of(seen["peeked"]), set_of(seen["protected"])
    position.silencers, position.merchants = set_of(seen["silencers"]), seen["merchants"]
    position.actor = seen["to_act"][0] if seen["to_act"] else 0
    position.target = seen["target"] or 0
    if seen["turn"] is not None:
        position.turn = seen["order"][seen["turn"]] or 0
    if seen["result"] is not None:
        position.early = seen["result"]["early"]


def without(cards: Sequence[str], others: Sequence[str]) -> list[str]:
    left = list(cards)
    for card in others:
        left.remove(card)
    return left


def lowest(cards: int) -> int:
    return cards & -cards
