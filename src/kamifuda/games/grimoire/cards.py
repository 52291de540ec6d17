"""The cards of Grimoire: coins, companions and items, and where we know them from (GRI-03, GRI-54)."""
# compiled

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from kamifuda.core.bits import number

CERTAIN: Final = "certain"  # stated in a rulebook, by the publisher, or by two independent sources
LIKELY: Final = "likely"  # one good source, or a tight inference
RECONSTRUCTED: Final = "reconstructed"  # our own choice: the printed text is not known


class Card(NamedTuple):
    id: str
    copies: int
    vp: int
    vp_source: str
    effect: str  # what it does besides; of the companions, each has its own
    effect_source: str
    amount: int = 0  # the points that its effect brings, or costs; 0 where it has no such number


TREASURES: Final = (
    #     id             copies vp source         effect  source
    Card("bronze_coin",   12,   1, CERTAIN,       "none", CERTAIN),
    Card("silver_coin",   10,   2, CERTAIN,       "none", CERTAIN),
    Card("gold_coin",      7,   3, CERTAIN,       "none", CERTAIN),
)  # fmt: skip
COMPANIONS: Final = (
    #     id             copies vp source         effect       source         amount
    Card("spy",            3,   1, RECONSTRUCTED, "spy",       LIKELY),
    Card("mercenary",      3,   0, RECONSTRUCTED, "mercenary", RECONSTRUCTED, 1),
    Card("thief",          3,   1, LIKELY,        "thief",     LIKELY,        1),
    Card("archer",         3,   1, RECONSTRUCTED, "archer",    RECONSTRUCTED, 1),
    Card("merchant",       3,   1, RECONSTRUCTED, "merchant",  LIKELY,        1),
    Card("nun",            3,   1, RECONSTRUCTED, "nun",       RECONSTRUCTED),
    Card("villain",        3,   2, RECONSTRUCTED, "villain",   RECONSTRUCTED, 1),
    Card("prince",         3,   2, RECONSTRUCTED, "prince",    RECONSTRUCTED, 1),
    Card("queen",          3,   2, RECONSTRUCTED, "queen",     RECONSTRUCTED, 2),
    Card("king",           3,   3, RECONSTRUCTED, "king",      RECONSTRUCTED, 2),
)  # fmt: skip
ITEMS: Final = (
    #     id               copies vp source         effect   source
    Card("bronze_sword",     5,   1, RECONSTRUCTED, "none",  RECONSTRUCTED),
    Card("silver_bracelet",  2,   2, LIKELY,        "none",  LIKELY),
    Card("golden_cup",       1,   3, RECONSTRUCTED, "none",  RECONSTRUCTED),
    Card("junk",             9,   0, RECONSTRUCTED, "junk",  CERTAIN),
    Card("blessed_shoes",    1,   1, LIKELY,        "shoes", LIKELY),
)  # fmt: skip
QUEST: Final = TREASURES + COMPANIONS
IDS: Final = tuple(card.id for card in QUEST + ITEMS)
EFFECTS: Final = (*(card.effect for card in COMPANIONS), "none")
ITEM_EFFECTS: Final = ("none", "junk", "shoes")
USUAL_DECK: Final = 58  # GRI-02, GRI-A33: one card fewer than the list has
SPARE: Final = "bronze_coin"  # that one, as far as we know

# In the engine a card is one bit and a pile or a territory the set of its cards: bits 0 to 58 are quest cards, in
# another number 0 to 17 are items. Copies of a kind are neighbours and mean the same.
NUMBERED: Final = tuple(card.id for card in QUEST for _ in range(card.copies))
NUMBERED_ITEMS: Final = tuple(card.id for card in ITEMS for _ in range(card.copies))
QUEST_CARDS: Final = 59
QUEST_DECK: Final[i64] = 0x7FF_FFFF_FFFF_FFFF
LAST_CARD: Final[i64] = 0x400_0000_0000_0000
BRONZE: Final[i64] = 0xFFF
SILVER: Final[i64] = 0x3F_F000
COINS: Final[i64] = 0x1FFF_FFFF  # all treasures
PEOPLE: Final[i64] = 0x7FF_FFFF_E000_0000  # all companions
SPIES: Final[i64] = 0xE000_0000  # the first kind of companion
FIRST_GOLD: Final = 22
FIRST_SPY: Final = 29
KINDS: Final = 13

ITEM_CARDS: Final = 18
ITEM_DECK: Final[i64] = 0x3FFFF
LAST_ITEM: Final[i64] = 0x20000
SWORDS: Final[i64] = 0x1F
BRACELETS: Final[i64] = 0x60
CUP: Final[i64] = 0x80
JUNK: Final[i64] = 0x1FF00
SHOES: Final[i64] = 0x20000


def card_of(its_number: i64) -> i64:
    return LAST_CARD >> (58 - its_number)


def item_of(its_number: i64) -> i64:
    return LAST_ITEM >> (17 - its_number)


def kind(card: i64) -> i64:
    """0 for a bronze coin to 12 for a King."""
    if card >= SPIES & -SPIES:
        return 3 + (number(card) - FIRST_SPY) // 3
    if card & BRONZE:
        return 0
    return 1 if card & SILVER else 2


def item_kind(item: i64) -> i64:
    """0 for a bronze sword to 4 for the Blessed Shoes."""
    if item & SHOES:
        return 4
    if item & JUNK:
        return 3
    if item & CUP:
        return 2
    return 1 if item & BRACELETS else 0


def of_item_kind(its_kind: i64) -> i64:
    """All items of this kind."""
    if its_kind > 2:
        return SHOES if its_kind == 4 else JUNK
    if its_kind == 2:
        return CUP
    return BRACELETS if its_kind == 1 else SWORDS


def of_kind(its_kind: i64) -> i64:
    """All cards of this kind."""
    if its_kind > 2:
        return SPIES << 3 * (its_kind - 3)
    if its_kind == 0:
        return BRONZE
    return SILVER if its_kind == 1 else COINS & ~(BRONZE | SILVER)


def names(cards: i64) -> list[str]:
    """The ids of a set of quest cards, coins first."""
    return [name for place, name in enumerate(NUMBERED) if cards >> place & 1]


def item_names(items: i64) -> list[str]:
    return [name for place, name in enumerate(NUMBERED_ITEMS) if items >> place & 1]


def pick_out(ids: Iterable[str], free: int, numbered: Sequence[str] = NUMBERED) -> int:
    """A set of free cards with these ids; of items, if their numbering is given."""
    found = 0
    for name in ids:
        place = next(at for at, each in enumerate(numbered) if each == name and (free & ~found) >> at & 1)
        found |= 1 << place
    return found
