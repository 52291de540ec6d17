"""Gestures that no pointer made: how careful, how well timed, how skilled."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any, Final

from kamifuda.book.gesture import FARTHEST, LAST_TICK
from kamifuda.book.paper import WIDTH
from kamifuda.book.pulling_hand import CLOSING, unit
from kamifuda.book.space import TICK
from kamifuda.book.state import Pose
from kamifuda.core.rng import Rng

BEYOND: Final = 14.0  # mm: how far the hand goes after the page should be free
RISE: Final = 0.3  # s until the hand has its speed
UNTIMED: Final = 0.8  # mm of wobble
ILL_TIMED: Final = 3.0  # mm


@dataclass(frozen=True)
class Manner:
    """How a hand pulls along the ridge."""

    speed: float  # mm/s
    wobble: float  # mm
    in_plane: bool  # what wobble there is stays in the plane of the page


CARES: Final = {"careful": 35.0, "steady": 70.0, "quick": 200.0}
SKILLS: Final = {
    #                speed  wobble in_plane
    "clumsy": Manner(180.0, 2.0,   False),
    "fair":   Manner(70.0,  0.8,   False),
    "deft":   Manner(35.0,  0.3,   True),
}  # fmt: skip


def manner(gesture: dict[str, Any]) -> Manner:
    if "skill" in gesture:
        return SKILLS[gesture["skill"]]
    timing = gesture["timing"]
    wobble = UNTIMED if timing is None else ILL_TIMED * (100 - timing) / 100
    return Manner(CARES[gesture["care"]], wobble, False)


def sampled(gesture: dict[str, Any], page: Pose, rng: Rng) -> list[list[int]]:
    """The path of a checked gesture: the hand's own, or one made up."""
    if "path" in gesture:
        return [list(sample) for sample in gesture["path"]]
    return drawn(manner(gesture), page, rng)


def drawn(how: Manner, page: Pose, rng: Rng) -> list[list[int]]:
    """Samples of a hand that draws this page out towards the viewer."""
    waves = [(0.5 + 1.5 * unit(rng), 2 * pi * unit(rng), 0.5 + 0.5 * unit(rng)) for _ in range(4)]
    goal = WIDTH - page.y + BEYOND
    samples: list[list[int]] = []
    pulled = 0.0
    for tick in range(CLOSING, LAST_TICK):
        seconds = (tick - CLOSING + 1) * TICK
        pulled = min(goal, pulled + how.speed * TICK * min(1.0, seconds / RISE))
        along, across = (how.wobble * min(1.0, seconds / 0.5) * wave(waves[i : i + 2], seconds) for i in (0, 2))
        across *= not how.in_plane
        dx = along * sin(page.a) + across * cos(page.a)
        dz = along * cos(page.a) - across * sin(page.a)
        samples.append([tick, *(max(-FARTHEST, min(FARTHEST, round(10 * d))) for d in (dx, pulled, dz))])
        if pulled >= goal:
            break
    return samples


def wave(waves: list[tuple[float, float, float]], seconds: float) -> float:
    """About 1 in size, from 0."""
    return sum(size * (sin(2 * pi * rate * seconds + phase) - sin(phase)) for rate, phase, size in waves) / 1.5
