"""The side view of the book as rigid bodies: x across, z up; a page's place along the ridge is a number beside it."""

from collections.abc import Iterable, Sequence
from math import copysign
from typing import Final

import pymunk

from kamifuda.book.paper import FELT, GRAVITY, HEIGHT, MASS, THICKNESS, UNEVEN, Paper
from kamifuda.book.state import Pose
from kamifuda.core.rng import Rng

TICK: Final = 1 / 60  # s, of the hand
STEPS: Final = 8  # of the bodies in a tick
STEP: Final = TICK / STEPS
ITERATIONS: Final = 25
WARM_UP: Final = 240  # steps: a new space knows no contact forces yet
NEIGHBOURS: Final = 3  # pages further apart in order never touch
RING: Final = 29  # bits for places in the order
FELT_BIT: Final = 1
HELD_BIT: Final = 1 << 30
ALL_BITS: Final = 0xFFFF_FFFF
FAR: Final = 20_000.0  # mm: where the felt ends
FASTEST: Final = 1500.0  # mm/s: no page moves faster
FASTEST_TURN: Final = 25.0  # radians/s
GRAIN: Final = 0x6B61_6D69  # the seed of the pages' own roughness


class Space:
    """Pages in their order, leaning on each other and standing on the felt."""

    def __init__(self, poses: Sequence[Pose], paper: Paper) -> None:
        self.world = pymunk.Space()
        self.world.gravity = (0, -GRAVITY)
        self.world.iterations = ITERATIONS
        self.world.collision_slop = 0.02
        self.world.collision_bias = 0.9**60
        root = paper.friction**0.5
        felt = pymunk.Poly(self.world.static_body, [(-FAR, -FAR), (FAR, -FAR), (FAR, 0), (-FAR, 0)])
        felt.friction = FELT / root
        felt.filter = pymunk.ShapeFilter(categories=FELT_BIT)
        self.world.add(felt)
        self.pages: list[pymunk.Body] = []
        self.shapes: list[pymunk.Poly] = []
        self.roughness: list[float] = []
        rng = Rng(GRAIN)
        half, thin = HEIGHT / 2, THICKNESS / 2
        inertia = pymunk.moment_for_box(MASS, (THICKNESS, HEIGHT))
        for _ in poses:
            body = pymunk.Body(MASS, inertia)
            shape = pymunk.Poly(body, [(-thin, -half), (thin, -half), (thin, half), (-thin, half)])
            shape.friction = root * (1 + UNEVEN * (rng.below(2001) / 1000 - 1))
            self.roughness.append(shape.friction)
            self.pages.append(body)
            self.shapes.append(shape)
            self.world.add(body, shape)
        self.along = [pose.y for pose in poses]
        self.present = [True] * len(poses)
        self.put(poses)
        self.sort(())

    def put(self, poses: Sequence[Pose]) -> None:
        """Every page where it is said to be, at rest."""
        for body, pose in zip(self.pages, poses, strict=True):
            body.position = (pose.x, pose.z)
            body.angle = -pose.a
            body.velocity = (0, 0)
            body.angular_velocity = 0

    def warm_up(self, poses: Sequence[Pose]) -> None:
        """The contact forces find themselves; the pages stay where they are."""
        for _ in range(WARM_UP):
            self.world.step(STEP)
            self.put(poses)

    def sort(self, held: Iterable[int]) -> None:
        """Pages touch their neighbours in the order; held ones touch all."""
        place = 0
        fingers = set(held)
        for page, shape in enumerate(self.shapes):
            if page in fingers:
                shape.filter = pymunk.ShapeFilter(categories=HELD_BIT)
            elif self.present[page]:
                near = 0
                for other in range(place - NEIGHBOURS, place + NEIGHBOURS + 1):
                    near |= 2 << other % RING
                shape.filter = pymunk.ShapeFilter(categories=2 << place % RING, mask=near | FELT_BIT | HELD_BIT)
                place += 1

    def knock(self, speed: float) -> None:
        """Every top is pushed across, so much faster than it was."""
        for page in self.standing():
            body = self.pages[page]
            body.apply_impulse_at_world_point((speed * MASS, 0), body.local_to_world((0, HEIGHT / 2)))

    def roughen(self, page: int, share: float) -> None:
        """How much of its friction a page has in the side view."""
        self.shapes[page].friction = self.roughness[page] * share

    def take_out(self, pages: Iterable[int]) -> None:
        """They have left the book for good."""
        for page in pages:
            self.world.remove(self.pages[page], self.shapes[page])
            self.present[page] = False

    def advance(self) -> None:
        """One tick."""
        for _ in range(STEPS):
            self.world.step(STEP)
        for body in self.pages:
            if body.velocity.length > FASTEST:
                body.velocity = body.velocity.scale_to_length(FASTEST)
            if abs(body.angular_velocity) > FASTEST_TURN:
                body.angular_velocity = copysign(FASTEST_TURN, body.angular_velocity)

    def pose(self, page: int) -> Pose:
        body = self.pages[page]
        x, z = body.position
        return Pose(x, z, -body.angle, self.along[page])

    def top_speed(self, page: int) -> float:
        """Of its upper edge, mm/s."""
        return float(self.pages[page].velocity_at_local_point((0, HEIGHT / 2)).length)

    def standing(self) -> list[int]:
        """The pages that have not left."""
        return [page for page, present in enumerate(self.present) if present]
