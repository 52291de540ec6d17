"""What cards and pages are worth and do at one table: the usual values, or those of its house rules."""
# compiled

from functools import cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import count
from kamifuda.games.grimoire.cards import COMPANIONS, ITEMS, QUEST, SPARE, of_item_kind, of_kind
from kamifuda.games.grimoire.house import MISSING, replacements
from kamifuda.games.grimoire.pages import ATTACK, DEFENCE, FORBIDDEN, NAMES, PAGES

FIRST_COMPANION: Final = 3  # its kind


@mypyc_attr(acyclic=True)
class Printed:
    """The VP that cards show: the sets of those that have the 1, the 2, the 4 or the 8 in them."""

    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0

    def add(self, cards: i64, vp: i64) -> None:
        """Each of these cards shows so many."""
        self.ones |= cards if vp & 1 else 0
        self.twos |= cards if vp & 2 else 0
        self.fours |= cards if vp & 4 else 0
        self.eights |= cards if vp & 8 else 0

    def on(self, cards: i64) -> i64:
        """All together."""
        return (
            count(cards & self.ones)
            + 2 * count(cards & self.twos)
            + 4 * count(cards & self.fours)
            + 8 * count(cards & self.eights)
        )


@mypyc_attr(acyclic=True)
class Values:
    """Never changes during a match; a set of cards for each thing that cards do."""

    house_rules: str = ""  # as the options write them
    spies: i64 = 0
    mercenaries: i64 = 0
    thieves: i64 = 0
    archers: i64 = 0
    merchants: i64 = 0
    nuns: i64 = 0
    villains: i64 = 0
    princes: i64 = 0
    queens: i64 = 0
    kings: i64 = 0
    per_mercenary: i64 = 0  # points for each that one has, of each
    per_thief: i64 = 0  # points, and so on
    per_archer: i64 = 0
    per_villain: i64 = 0
    per_prince: i64 = 0
    per_queen: i64 = 0
    per_king: i64 = 0
    price: i64 = 0  # of a Merchant's item
    junk: i64 = 0  # GRI-38: items that count as such
    shoes: i64 = 0  # GRI-55: items that may be used when they are drawn
    missing: i64 = 0  # GRI-A33: the card that a deck of 58 lacks
    cards: Printed
    items: Printed
    effects: i64 = 0  # of page 1 in the lowest four bits: the page whose effect it has
    forbidden: i64 = 0  # a bit for every page, page 1 the lowest
    attacks: i64 = 0  # the same
    defences: i64 = 0  # the same
    amounts: i64 = 0  # of page 1 in the lowest four bits

    def __init__(self) -> None:
        self.cards = Printed()
        self.items = Printed()

    def __reduce__(self) -> tuple[object, ...]:
        return values_of, (self.house_rules,)

    def effect(self, page: i64) -> i64:
        """The page that tells what this one does: itself, but for house rules."""
        return self.effects >> 4 * (page - 1) & 15

    def is_forbidden(self, page: i64) -> bool:
        return self.forbidden >> page - 1 & 1 != 0

    def is_attack(self, page: i64) -> bool:
        return self.attacks >> page - 1 & 1 != 0

    def is_defence(self, page: i64) -> bool:
        return self.defences >> page - 1 & 1 != 0

    def amount(self, page: i64) -> i64:
        return self.amounts >> 4 * (page - 1) & 15


@cache
def values_of(house_rules: str) -> Values:
    """The usual values, but for those that the house rules replace."""
    values, replaced = Values(), replacements(house_rules)
    values.house_rules = house_rules
    for kind, card in enumerate(QUEST):
        values.cards.add(of_kind(kind), int(replaced.get((card.id, "vp"), card.vp)))
    for kind, card in enumerate(COMPANIONS):
        give_effect(values, str(replaced.get((card.id, "effect"), card.effect)), of_kind(FIRST_COMPANION + kind))
    for kind, card in enumerate(ITEMS):
        values.items.add(of_item_kind(kind), int(replaced.get((card.id, "vp"), card.vp)))
        give_effect(values, str(replaced.get((card.id, "effect"), card.effect)), of_item_kind(kind))
    give_points(values, {card.effect: int(replaced.get((card.id, "amount"), card.amount)) for card in COMPANIONS})
    values.missing = last_copy(str(replaced.get(MISSING, SPARE)))
    for at, page in enumerate(PAGES):
        effect = NAMES.index(str(replaced.get((page.id, "effect"), page.id)))
        home = PAGES[effect]  # an effect brings the type and the amount of its page
        kinds = (str(replaced[home.id, "type"]),) if (home.id, "type") in replaced else home.types
        values.effects |= effect + 1 << 4 * at
        values.forbidden |= int(FORBIDDEN in kinds) << at
        values.attacks |= int(ATTACK in kinds) << at
        values.defences |= int(DEFENCE in kinds) << at
        values.amounts |= int(replaced.get((home.id, "amount"), home.amount)) << 4 * at
    return values


def last_copy(card: str) -> i64:
    copies: i64 = of_kind([each.id for each in QUEST].index(card))
    while copies & (copies - 1):
        copies &= copies - 1
    return copies


def give_effect(values: Values, effect: str, cards: i64) -> None:
    """These cards act so."""
    if effect == "spy":
        values.spies |= cards
    elif effect == "mercenary":
        values.mercenaries |= cards
    elif effect == "thief":
        values.thieves |= cards
    elif effect == "archer":
        values.archers |= cards
    elif effect == "merchant":
        values.merchants |= cards
    elif effect == "nun":
        values.nuns |= cards
    elif effect == "villain":
        values.villains |= cards
    elif effect == "prince":
        values.princes |= cards
    elif effect == "queen":
        values.queens |= cards
    elif effect == "king":
        values.kings |= cards
    elif effect == "junk":
        values.junk |= cards
    elif effect == "shoes":
        values.shoes |= cards


def give_points(values: Values, by: dict[str, int]) -> None:
    """So many are meant by each effect, whichever card has it."""
    values.per_mercenary = by["mercenary"]
    values.per_thief = by["thief"]
    values.per_archer = by["archer"]
    values.per_villain = by["villain"]
    values.per_prince = by["prince"]
    values.per_queen = by["queen"]
    values.per_king = by["king"]
    values.price = by["merchant"]
