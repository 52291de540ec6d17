"""The thirty-two cards of Kami (KAMI-01, KAMI-04)."""
# compiled

from collections.abc import Iterable
from typing import Final, NamedTuple

from mypy_extensions import i64

CERTAIN: Final = "certain"  # stated by the publisher or by two independent sources


class Card(NamedTuple):
    id: str
    copies: int
    points: int
    source: str


CARDS: Final = (
    #     id               copies points source
    Card("soldier",        10,    1,     CERTAIN),
    Card("spear",          4,     2,     CERTAIN),
    Card("horseman",       4,     2,     CERTAIN),
    Card("silver_dragon",  4,     3,     CERTAIN),
    Card("gold_dragon",    4,     3,     CERTAIN),
    Card("tower",          2,     4,     CERTAIN),
    Card("fool",           2,     4,     CERTAIN),
    Card("empress",        2,     5,     CERTAIN),
)  # fmt: skip

IDS: Final = tuple(card.id for card in CARDS)
COPIES: Final = {card.id: card.copies for card in CARDS}
VALUES: Final = {card.id: card.points for card in CARDS}

# In the engine a card is a one-hot nibble and a hand the SUM of its cards:
# hand - SPEAR removes one Spear, and the kinds held are the nibbles that are not zero.
SOLDIER: Final[i64] = 0x1
SPEAR: Final[i64] = 0x10
EMPRESS: Final[i64] = 0x1000_0000
DECK: Final[i64] = 0x2224_444A  # the copies column
POINTS: Final[i64] = 0x5443_3221  # the points column
EACH: Final[i64] = 0x1111_1111  # one of every kind
HAND: Final[i64] = 0xFFFF_FFFF


def kind(card: i64) -> i64:
    """0 for the Soldier to 7 for the Empress: the multiplication moves the right digit to the top."""
    return card * 0x0123_4567 >> 28 & 7


def card_of(number: i64) -> i64:
    return SOLDIER << (number << 2)


def replaced(row: i64, place: i64, ones: i64, value: i64) -> i64:
    """A packed row with a new value at a place that is as wide as these ones."""
    return row & ~(ones << place) | value << place


def points_of(card: i64) -> i64:
    return POINTS >> (kind(card) << 2) & 15


def count(hand: i64) -> i64:
    """How many cards a hand holds (at most 15 of a kind, 255 in all)."""
    by_pairs: i64 = (hand & 0x0F0F_0F0F) + (hand >> 4 & 0x0F0F_0F0F)
    return by_pairs * 0x0101_0101 >> 24 & 255


def kinds(hand: i64) -> i64:
    """The set of kinds in a hand."""
    return (hand | hand >> 1 | hand >> 2 | hand >> 3) & EACH


def names(hand: i64) -> list[str]:
    """The ids of a hand's cards, sorted by kind."""
    return [name for number, name in enumerate(IDS) for _ in range(int(hand >> (number << 2) & 15))]


def hand_of(ids: Iterable[str]) -> int:
    return sum(1 << 4 * IDS.index(name) for name in ids)
