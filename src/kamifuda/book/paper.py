"""Pages and the felt they stand on."""

from dataclasses import dataclass
from typing import Final

HEIGHT: Final = 88.0  # mm, along the page's own axis
WIDTH: Final = 63.0  # mm, along the ridge
THICKNESS: Final = 0.5  # mm
MASS: Final = 1.8  # g
GRAVITY: Final = 9810.0  # mm/s2
WEIGHT: Final = MASS * GRAVITY  # 1 N is 1e6 g mm/s2
FELT: Final = 1.1  # friction of a page on the felt
UNEVEN: Final = 0.06  # how far the friction of single pages is from that of the paper


@dataclass(frozen=True)
class Paper:
    """How forgiving the book is."""

    friction: float  # page on page
    stiffness: float  # of the fingers on a page, g/s2: 1 N/mm is 1e6
    unrest: float  # of the hand


PAPERS: Final = {
    #               friction stiffness unrest
    "gentle": Paper(0.60,    25e3,     0.8),
    "normal": Paper(0.50,    40e3,     1.0),
    "stern":  Paper(0.45,    60e3,     1.2),
}  # fmt: skip
