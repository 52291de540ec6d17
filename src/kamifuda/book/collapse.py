"""When a book has fallen, and which pages lie: decided on poses alone."""

from collections.abc import Sequence
from math import cos, pi, radians, remainder
from typing import Final

from kamifuda.book.paper import HEIGHT
from kamifuda.book.state import Pose

LOWEST_RIDGE: Final = 0.62 * HEIGHT
FLATTEST: Final = radians(65)  # from vertical
LOWEST_CENTRE: Final = 18.0  # mm


def ridge(poses: Sequence[Pose]) -> float:
    """The height of the highest top."""
    return max((pose.z + HEIGHT / 2 * abs(cos(pose.a)) for pose in poses), default=0.0)


def lies(pose: Pose) -> bool:
    return abs(remainder(pose.a, pi)) > FLATTEST or pose.z < LOWEST_CENTRE


def has_fallen(poses: Sequence[Pose], collapse_share: int, strays: int = 0, held: int = 0) -> bool:
    """Their ridge has sunk, or too many lie, those that lay before counted too; without pages there is no fall.

    What a hand holds is none of them; but until it has come it is one of the pages of which too many lie.
    """
    if not poses:
        return False
    down = sum(lies(pose) for pose in poses) + strays
    return ridge(poses) < LOWEST_RIDGE or 100 * down >= collapse_share * (len(poses) + held + strays)
