"""The cards of KamiMaï (KMI-03), and sets of them: how many of each kind, packed into one number."""
# compiled

from collections.abc import Mapping
from typing import Final, NamedTuple

from mypy_extensions import i64

from kamifuda.core.rng import Rng

ELEMENTS: Final = ("water", "fire", "earth", "air")
CERTAIN: Final = "certain"
LIKELY: Final = "likely"
RECONSTRUCTED: Final = "reconstructed"


class Card(NamedTuple):
    id: str
    copies: int
    source: str  # of the number of copies


CARDS: Final = (
    *(Card(element, 12, LIKELY) for element in ELEMENTS),
    *(Card(f"{element}_guardian", 2, LIKELY) for element in ELEMENTS),
    *(Card(f"{element}_fairy", 1, LIKELY) for element in ELEMENTS),  # KMI-D2: the Fire Fairy too
    *(Card(name, 1, LIKELY) for name in ("wolf", "imp", "dragonflies", "mouse")),
)
IDS: Final = tuple(card.id for card in CARDS)
CLASSES: Final = (IDS[:4], IDS[4:8], IDS[8:])  # KMI-03: how many of each of these there are is certain
MOST_COPIES: Final = (15, 3, 3)  # that a bag holds of a card, by class

# Kinds are numbers in this order.
KINDS: Final = 16
GUARDIAN: Final = 4
FAIRY: Final = 8
WOLF: Final = 12
IMP: Final = 13
DRAGONFLIES: Final = 14
MOUSE: Final = 15

# A bag: four bits for each element, two for each guardian and each creature.
ELEMENT_CARDS: Final[i64] = 0xFFFF
GUARDIANS: Final[i64] = 0xFF_0000
CREATURES: Final[i64] = 0xFF_FF00_0000
LOOSE: Final[i64] = 0xFF_FF00_FFFF  # all but the guardians
ALIKE: Final[i64] = 3  # times one guardian or creature: all of them

TOP: Final[i64] = 1 << 61  # shifted down: a compiled 1 shifted up would have 32 bits


def bit(number: i64) -> i64:
    return TOP >> 61 - number


def first(number: i64) -> i64:
    """The lowest so many bits."""
    return bit(number) - 1


def one(kind: i64) -> i64:
    """The bag of one card."""
    if kind < GUARDIAN:
        return bit(4 * kind)
    return bit(8 + 2 * kind)


def held(bag: i64, kind: i64) -> i64:
    """How many of a kind."""
    if kind < GUARDIAN:
        return bag >> 4 * kind & 15
    return bag >> 8 + 2 * kind & 3


def size(bag: i64) -> i64:
    elements: i64 = (bag & 0x0F0F) + (bag >> 4 & 0x0F0F)
    others: i64 = (bag >> 16 & 0x333333) + (bag >> 18 & 0x333333)
    others = (others & 0x0F0F0F) + (others >> 4 & 0x0F0F0F)
    return (elements & 31) + (elements >> 8) + (others & 31) + (others >> 8 & 31) + (others >> 16)


def kinds(bag: i64) -> i64:
    """A bit for every kind in it."""
    elements: i64 = bag | bag >> 1
    elements = (elements | elements >> 2) & 0x1111
    elements = (elements | elements >> 3) & 0x0303
    others: i64 = bag >> 16
    others = (others | others >> 1) & 0x555555
    others = (others | others >> 1) & 0x333333
    others = (others | others >> 2) & 0x0F0F0F
    others = (others | others >> 4) & 0xFF00FF
    return (elements | elements >> 6) & 15 | (others | others >> 8) << 4 & 0xFFF0


def pick(bag: i64, rng: Rng) -> i64:
    """The kind of one of these cards, each as likely."""
    left: i64 = rng.below(size(bag))
    kind: i64 = 0
    while True:
        left -= held(bag, kind)
        if left < 0:
            return kind
        kind += 1


def bag_of(copies: Mapping[str, int]) -> int:
    """So many of each card."""
    return sum(one(kind) * copies[card] for kind, card in enumerate(IDS))


def whole_colour(bag: i64, element: i64) -> i64:
    """All elements of one colour in it."""
    return bag & (one(element) * 15)


def names(bag: int) -> list[str]:
    """The cards of a bag, in order."""
    return [card for kind, card in enumerate(IDS) for _ in range(held(bag, kind))]
