"""Fingers on pages: they follow where they are wanted, tremble, tire, and cannot hold more than so much."""

from collections.abc import Sequence
from math import hypot, pi, sin
from typing import Final

import pymunk

from kamifuda.book.grips import GRIPS, STEADYING
from kamifuda.book.paper import HEIGHT, Paper
from kamifuda.book.space import TICK, Space
from kamifuda.core.rng import Rng

FASTEST: Final = 800.0  # mm/s, of what is wanted
CLOSING: Final = 18  # ticks until the fingers hold fully
FOLLOWING: Final = 7.0  # Hz, critically damped
TREMOR: Final = 0.22  # mm
SPEED_NOISE: Final = 0.006  # mm for every mm/s
TIRING: Final = 9.0  # s
PINCH: Final = 300e3  # how much the fingers hold across: 0.30 N
CROWDED: Final = 0.25  # less for every page more
BUNDLE: Final = 0.10  # more unrest for every page more
SQUEEZED: Final = 0.30  # and more at the ridge, where both sides press
RIDGE: Final = 0.30  # radians from vertical: further out only one side presses
MIRROR: Final = 5.0  # mm across, where the drift against them is full
TWIST: Final = 1.6e6  # 1.6 mN m
SLIPPED: Final = 12.0  # mm from the fingers


class Tremor:
    """Three sines an axis."""

    def __init__(self, rng: Rng) -> None:
        self.waves = [[(4 + 7 * unit(rng), 2 * pi * unit(rng)) for _ in range(3)] for _ in range(3)]
        self.slow = [(0.15 + 0.25 * unit(rng), 2 * pi * unit(rng)) for _ in range(3)]

    def fast_at(self, seconds: float) -> list[float]:
        """Per axis, about 1 in size."""
        return [sum(sin(2 * pi * rate * seconds + phase) for rate, phase in waves) / 1.7 for waves in self.waves]

    def slow_at(self, seconds: float) -> list[float]:
        """From 0 at the beginning."""
        return [sin(2 * pi * rate * seconds + phase) - sin(phase) for rate, phase in self.slow]


def unit(rng: Rng) -> float:
    return rng.below(1 << 30) / (1 << 30)


class Hand:
    """One hand that holds some pages of a book; axes are x, y, z as in a gesture."""

    def __init__(
        self, space: Space, pages: Sequence[int], height: int, grip: str, steadying: str, paper: Paper, rng: Rng
    ) -> None:
        self.space = space
        self.held = list(pages)  # from the outermost inwards
        self.grip = GRIPS[grip]
        self.unrest = STEADYING[steadying] * paper.unrest
        self.stiffness = paper.stiffness
        self.tremor = Tremor(rng)
        first = space.pages[self.held[0]]
        self.height = (height / 100 - 0.5) * HEIGHT
        x, z = first.local_to_world((0, self.height))
        self.start = (x, space.along[self.held[0]], z)
        self.wanted = [0.0, 0.0, 0.0]
        self.offset = [0.0, 0.0, 0.0]
        self.speed = [0.0, 0.0, 0.0]
        self.place = list(self.start)
        self.seconds = 0.0
        self.body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        self.body.position = (x, z)
        space.world.add(self.body)
        steep = sum(abs(space.pages[page].angle) for page in self.held) / len(self.held)
        self.squeezed = max(0.0, 1 - steep / RIDGE)
        self.joints = {page: self._pinched(page) for page in self.held}
        space.sort(self.held)

    def _pinched(self, page: int) -> tuple[pymunk.PivotJoint, pymunk.GearJoint]:
        body = self.space.pages[page]
        point = body.local_to_world((0, self.height))
        pivot = pymunk.PivotJoint(self.body, body, self.body.world_to_local(point), (0, self.height))
        gear = pymunk.GearJoint(self.body, body, body.angle, 1)
        pivot.max_force = gear.max_force = 0.0
        self.space.world.add(pivot, gear)
        return pivot, gear

    @property
    def closed(self) -> float:
        """From 0 to 1 while the fingers close."""
        return min(1.0, self.seconds / (CLOSING * TICK))

    @property
    def clumsiness(self) -> float:
        """A thick bundle is harder to hold still, and between two sides most of all."""
        return 1 + (BUNDLE + SQUEEZED * self.squeezed) * (len(self.held) - 1)

    @property
    def force(self) -> float:
        """What the fingers can hold of one page."""
        return PINCH * self.grip.force * self.closed / (1 + CROWDED * (len(self.held) - 1))

    def advance(self, reach: Sequence[float]) -> None:
        """Where the fingers are at the end of the coming tick, and how hard they pull until then."""
        self.seconds += TICK
        self._follow(reach)
        place = [begin + moved for begin, moved in zip(self.start, self.offset, strict=True)]
        size = self.unrest * self.grip.tremor * TREMOR * (1 + (self.seconds / TIRING) ** 2)
        size += SPEED_NOISE * hypot(*self.speed)
        size *= self.clumsiness
        fast, slow = self.tremor.fast_at(self.seconds), self.tremor.slow_at(self.seconds)
        for axis in range(3):
            place[axis] += self.closed * (size * fast[axis] + self.unrest * self.grip.drift * slow[axis])
        if self.grip.mirrored:
            place[0] -= self.unrest * self.grip.drift * max(-1.0, min(1.0, self.offset[0] / MIRROR))
        x, z = self.body.position
        self.body.velocity = ((place[0] - x) / TICK, (place[2] - z) / TICK)
        self.place = place
        for page, (pivot, gear) in self.joints.items():
            pivot.max_force = min(self.force, self.stiffness * self.stretch(page))
            gear.max_force = TWIST * self.closed / len(self.held)

    def _follow(self, reach: Sequence[float]) -> None:
        way = [self.closed * there - here for there, here in zip(reach, self.wanted, strict=True)]
        share = min(1.0, FASTEST * TICK / (hypot(*way) or 1.0))
        rate = 2 * pi * FOLLOWING * self.grip.following
        for axis in range(3):
            self.wanted[axis] += share * way[axis]
            behind = self.wanted[axis] - self.offset[axis]  # an implicit step: stable at any rate
            pull = rate * rate * behind - 2 * rate * self.speed[axis]
            self.speed[axis] += TICK * (pull - TICK * rate * rate * self.speed[axis]) / (1 + TICK * rate) ** 2
            self.offset[axis] += TICK * self.speed[axis]

    def stretch(self, page: int) -> float:
        """How far the page is from where the fingers want it, across."""
        pivot, _ = self.joints[page]
        x, z = self.space.pages[page].local_to_world((0, self.height))
        to_x, to_z = self.place[0] + pivot.anchor_a[0], self.place[2] + pivot.anchor_a[1]
        return hypot(x - to_x, z - to_z)

    def lose_innermost(self) -> None:
        self._open(self.held.pop())
        self.space.sort(self.held)

    def open(self) -> list[int]:
        """Nothing is held any more; what was."""
        held, self.held = self.held, []
        for page in held:
            self._open(page)
        self.space.world.remove(self.body)
        self.space.sort(())
        return held

    def _open(self, page: int) -> None:
        self.space.world.remove(*self.joints.pop(page))
        self.space.roughen(page, 1.0)
