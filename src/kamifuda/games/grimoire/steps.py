"""The steps of Grimoire as bits: pages, kinds of cards, seats, tokens and words.

What a card or a word means follows from the phase: `take king` or `give king`, `heal` or `buy`.
"""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.core.bits import number

PAGES: Final[i64] = 0x7FFF  # page 1 is bit 0
LAST_PAGE: Final[i64] = 0x4000
KIND: Final = 15  # of the first kind of quest card
CARDS: Final[i64] = 0xFFF_8000
LAST_KIND: Final[i64] = 0x800_0000
HIDDEN: Final[i64] = 0x1000_0000  # the face-down card
SEAT: Final = 29  # of seat 0
SEATS: Final[i64] = 0x1_E000_0000
FIRST_SEAT: Final[i64] = 0x2000_0000
TOKEN: Final = 33  # of token 1
TOKENS: Final[i64] = 0x1E_0000_0000
FIRST_TOKEN: Final[i64] = 0x2_0000_0000
NO: Final[i64] = 1 << 37  # leave; enough
YES: Final[i64] = 1 << 38  # heal; create; buy
USE_SHOES: Final[i64] = 1 << 39
WISH_POINTS: Final[i64] = 1 << 40
WISH_CARDS: Final[i64] = 1 << 41
USE: Final = 42  # of the first kind of item: what house rules let act like the Shoes
USES: Final[i64] = 0x1C80_0000_0000  # and the Shoes themselves
LAST_USE: Final[i64] = 0x1000_0000_0000
EVERYTHING: Final[i64] = (1 << 62) - 1


def up_to(level: i64) -> i64:
    """All pages up to this level."""
    return PAGES >> (15 - level)


def page_of(step: i64) -> i64:
    """The number of a page."""
    return number(step) + 1


def kind_step(kind: i64) -> i64:
    return LAST_KIND >> (12 - kind)


def kind_of(step: i64) -> i64:
    return number(step) - KIND


def use_step(item_kind: i64) -> i64:
    """0 for a bronze sword to 2 for the golden cup, 4 for the Blessed Shoes; Junk is never used."""
    return USE_SHOES if item_kind == 4 else LAST_USE >> (2 - item_kind)


def used_kind(step: i64) -> i64:
    if step == USE_SHOES:
        return 4
    return number(step) - USE


def seat_of(step: i64) -> i64:
    return number(step) - SEAT


def token_of(step: i64) -> i64:
    return number(step) - TOKEN + 1
