"""The fifty-two cards of Totem: four colours, thirteen levels (TOT-01, TOT-02, TOT-03)."""
# compiled

from collections.abc import Iterable
from typing import Final, NamedTuple

from mypy_extensions import i64

from kamifuda.core.bits import number

LIKELY: Final = "likely"  # a tight inference from the rulebook
RECONSTRUCTED: Final = "reconstructed"  # our own choice: which colour has which power is not known


class Colour(NamedTuple):
    id: str
    power: str  # of its totems of level 1 to 9, unless house rules say otherwise
    source: str  # of this pair of colour and power


COLOURS: Final = (
    #       id        power     source
    Colour("red",     "sword",  RECONSTRUCTED),
    Colour("blue",    "shield", RECONSTRUCTED),
    Colour("purple",  "eye",    RECONSTRUCTED),
    Colour("green",   "draw",   RECONSTRUCTED),
)  # fmt: skip
LEVELS: Final = 13
STRONGEST_POWER: Final = 9  # TOT-03: the highest level that shows a power, usually
DECK_SOURCE: Final = LIKELY  # 52 cards and four powers: every colour has every level once

IDS: Final = tuple(f"{colour.id}_{level}" for level in range(1, LEVELS + 1) for colour in COLOURS)
POWERS: Final = ("sword", "shield", "eye", "draw")  # as the engine numbers them

# In the engine a card is one bit of 52 and a hand the set of its cards. Bits go by level, then colour:
# card number 4 * (level - 1) + colour, so that a higher card is at least as strong.
DECK: Final[i64] = 0xF_FFFF_FFFF_FFFF
HIGHEST: Final[i64] = 0x8_0000_0000_0000  # the card with the last number
SWORD: Final = 0
SHIELD: Final = 1
EYE: Final = 2
DRAW: Final = 3
NO_POWER: Final = -1
ONE_COLOUR: Final[i64] = 0x1_1111_1111_1111  # all cards of the first colour


def card_of(its_number: i64) -> i64:
    """The card with this number."""
    return HIGHEST >> (51 - its_number)


def level(card: i64) -> i64:
    """TOT-02; of a set, its highest."""
    return (number(card) >> 2) + 1


def best(hand: i64) -> i64:
    """The highest level in a hand; 0 where it is empty."""
    if hand == 0:
        return 0
    return level(hand)


def at_least(lowest: i64) -> i64:
    """All cards of this level or a higher one; the level may be beyond both ends."""
    if lowest > LEVELS:
        return 0
    if lowest <= 1:
        return DECK
    return DECK >> (lowest - 1 << 2) << (lowest - 1 << 2)


def names(cards: i64) -> list[str]:
    """The ids of a set of cards, weakest first."""
    return [name for place, name in enumerate(IDS) if cards >> place & 1]


def set_of(ids: Iterable[str]) -> int:
    return sum(1 << IDS.index(name) for name in ids)
