"""Held pages slide along the ridge, against dry friction, and rattle at their neighbours."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, hypot, log, pi, sqrt
from typing import Final

import pymunk

from kamifuda.book.paper import FELT, MASS, WEIGHT, WIDTH, Paper
from kamifuda.book.pulling_hand import CROWDED, SLIPPED, Hand, unit
from kamifuda.book.space import STEP, STEPS, TICK, Space
from kamifuda.core.rng import Rng

PULL: Final = 600e3  # how much the fingers pull along the ridge: 0.60 N
GRIP_STIFFNESS: Final = 200e3  # along the ridge: 0.2 N/mm
GRIP_DAMPING: Final = 1.2e3
CHATTER: Final = 0.08  # of the contact's force, at 100 mm/s
LOUDER: Final = 2.5  # the power of the speed it grows with
LOUDEST: Final = 0.80  # as much as it ever is
HARDEST: Final = 6 * WEIGHT  # a contact pressed harder does not rattle more
SPLAYED: Final = 1.0  # more of it for every page more, where pages are lifted together
CHATTER_KEEPS: Final = 0.6  # of itself from tick to tick
LOAD_KEEPS: Final = 0.7  # the brake, likewise
LEAST_FRICTION: Final = 0.3  # of a page that slides along the ridge, in its plane
FREE_AFTER: Final = 12.0  # mm
UNTOUCHED: Final = 7  # ticks, 0.12 s


@dataclass
class Touch:
    """What touches a held page: by which page, how hard, and where."""

    page: int | None
    force: float
    normal: tuple[float, float]
    point: tuple[float, float]


@dataclass
class Slide:
    """The held pages' places along the ridge."""

    space: Space
    hand: Hand
    paper: Paper
    rng: Rng
    speed: dict[int, float] = field(default_factory=dict)
    load: dict[int, float] = field(default_factory=dict)  # friction, smoothed
    rattle: dict[int, float] = field(default_factory=dict)
    untouched: dict[int, int] = field(default_factory=dict)  # ticks
    begin: dict[int, tuple[float, float, float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.number = {body: page for page, body in enumerate(self.space.pages)}
        self.reached = self.hand.place[1]
        for page in self.hand.held:
            x, z = self.space.pages[page].position
            self.begin[page] = (x, self.space.along[page], z)
            self.speed[page] = 0.0
            self.untouched[page] = 0

    def advance(self) -> None:
        """One tick, after the side view has made its own."""
        for page in self.hand.held:
            touches = self.touches(page)
            beside = [touch for touch in touches if touch.page is not None]
            self.untouched[page] = 0 if beside else self.untouched[page] + 1
            rubbing = self.paper.friction * sum(t.force for t in beside)
            rubbing += FELT * sum(t.force for t in touches if t.page is None)
            self.load[page] = LOAD_KEEPS * self.load.get(page, rubbing) + (1 - LOAD_KEEPS) * rubbing
            self.drag(page)
            self.rub(page, beside)
        self.reached = self.hand.place[1]

    def touches(self, page: int) -> list[Touch]:
        found: list[Touch] = []
        self.space.pages[page].each_arbiter(self.feel, self.space.pages[page], found)
        return found

    def feel(self, arbiter: pymunk.Arbiter, body: pymunk.Body, found: list[Touch]) -> None:
        one, other = arbiter.bodies
        page = self.number.get(other if one is body else one)
        points = arbiter.contact_point_set.points
        if page in self.hand.held or not points:
            return
        normal = arbiter.normal if one is body else -arbiter.normal
        found.append(Touch(page, abs(arbiter.total_impulse.dot(normal)) / STEP, normal, points[0].point_a))

    def drag(self, page: int) -> None:
        """The fingers pull, the neighbours brake."""
        hand_speed = (self.hand.place[1] - self.reached) / TICK
        limit = PULL * self.hand.grip.force * self.hand.closed / (1 + CROWDED * (len(self.hand.held) - 1))
        brake = self.load[page] / MASS * STEP
        place, speed = self.space.along[page], self.speed[page]
        for step in range(1, STEPS + 1):
            aim = self.reached + hand_speed * step * STEP + (self.begin[page][1] - self.hand.start[1])
            pull = GRIP_STIFFNESS * (aim - place) + GRIP_DAMPING * (hand_speed - speed)
            speed += max(-limit, min(limit, pull)) / MASS * STEP
            speed = max(0.0, speed - brake) if speed > 0 else min(0.0, speed + brake)
            place += speed * STEP
        self.space.along[page], self.speed[page] = place, speed

    def rub(self, page: int, beside: Sequence[Touch]) -> None:
        """Friction goes against the whole movement, so a page that slides along holds less across; and it rattles."""
        across = self.space.pages[page].velocity.length
        total = hypot(across, self.speed[page])
        self.space.roughen(page, max(LEAST_FRICTION, across / total) if total > 2.0 else 1.0)
        lifted = across / total if total else 0.0
        chatter = min(LOUDEST, CHATTER * (total / 100) ** LOUDER)
        chatter *= self.hand.unrest * self.hand.clumsiness * (1 + SPLAYED * lifted * (len(self.hand.held) - 1))
        for touch in beside:
            assert touch.page is not None
            rattle = CHATTER_KEEPS * self.rattle.get(touch.page, 0.0)
            rattle += sqrt(1 - CHATTER_KEEPS**2) * normal_number(self.rng)
            self.rattle[touch.page] = rattle
            push = chatter * min(touch.force, HARDEST) * rattle * TICK
            neighbour = self.space.pages[touch.page]
            neighbour.apply_impulse_at_world_point((touch.normal[0] * push, touch.normal[1] * push), touch.point)

    def slips(self) -> bool:
        """A page is too far from the fingers."""
        return self.behind() > SLIPPED

    def behind(self) -> float:
        """How far the page that follows worst is from where the fingers want it, in mm."""
        return max((self.behind_with(page) for page in self.hand.held), default=0.0)

    def behind_with(self, page: int) -> float:
        along = self.hand.place[1] - self.hand.start[1] - (self.space.along[page] - self.begin[page][1])
        return hypot(along, self.hand.stretch(page))

    def free(self) -> bool:
        """Every page that is held has left the book."""
        return all(self.is_free(page) for page in self.hand.held)

    def is_free(self, page: int) -> bool:
        if abs(self.space.along[page]) >= WIDTH:
            return True
        x, z = self.space.pages[page].position
        from_x, from_y, from_z = self.begin[page]
        moved = hypot(x - from_x, self.space.along[page] - from_y, z - from_z)
        return moved >= FREE_AFTER and self.untouched[page] >= UNTOUCHED


def normal_number(rng: Rng) -> float:
    """Of mean 0 and deviation 1."""
    radius = sqrt(-2 * log((rng.below(1 << 30) + 1) / (1 << 30)))
    return radius * cos(2 * pi * unit(rng))
