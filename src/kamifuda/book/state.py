"""A book as it stands: the poses of its pages, recorded as whole numbers."""

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from math import pi, remainder, tan
from typing import Any, Final, NamedTuple

from kamifuda.book.paper import Paper

LENGTHS: Final = 10_000  # of a mm
ANGLES: Final = 1_000_000  # of a radian
MOST_LEAN: Final = 10
UPRIGHT: Final = 1.4  # radians: beyond it a page carries nothing and does not count for the balance


class Pose(NamedTuple):
    """The centre of a page in mm; its axis from vertical, positive where the top is right of the foot."""

    x: float
    z: float
    a: float
    y: float


def recorded(pose: Pose) -> list[int]:
    turned = remainder(pose.a, 2 * pi)
    return [round(pose.x * LENGTHS), round(pose.z * LENGTHS), round(turned * ANGLES), round(pose.y * LENGTHS)]


def pose_of(numbers: Sequence[int]) -> Pose:
    x, z, a, y = numbers
    return Pose(x / LENGTHS, z / LENGTHS, a / ANGLES, y / LENGTHS)


def balance(angles: Iterable[float], paper: Paper) -> float:
    """The balance number: beyond 1 the ridge sinks to the right by itself, below -1 to the left."""
    push = 0.0
    hold = 0.0
    for angle in angles:
        if abs(remainder(angle, pi)) < UPRIGHT:
            slope = tan(angle)
            push += slope
            hold += slope * slope
    return push / (paper.friction * hold) if hold else 0.0


def lean_of(rho: float) -> int:
    return max(-MOST_LEAN, min(MOST_LEAN, round(10 * rho)))


def fingerprint(outcome: dict[str, Any]) -> str:
    """16 hex digits over what happened."""
    told = {name: outcome[name] for name in ("book", "came", "fell", "strays") if name in outcome}
    return sha256(json.dumps(told, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
