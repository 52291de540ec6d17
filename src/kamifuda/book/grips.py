"""Which fingers pull, and how well they can."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Grip:
    """Factors of the free hand's own figures."""

    tremor: float
    force: float
    following: float
    drift: float  # mm, slow
    mirrored: bool  # what the hand wants across, it gets less of, or the opposite


GRIPS: Final = {
    #                tremor force following drift mirrored
    "free":     Grip(1.0,   1.00, 1.00,     0.0,  False),
    "middle":   Grip(3.4,   0.85, 0.95,     0.2,  False),
    "ring":     Grip(3.7,   0.65, 0.85,     0.4,  False),
    "little":   Grip(3.75,  0.45, 0.75,     0.6,  False),
    "off_hand": Grip(2.85,  0.90, 0.55,     1.55, True),
}  # fmt: skip

STEADYING: Final = {"none": 1.0, "some": 0.75, "much": 0.5}  # of tremor and drift
