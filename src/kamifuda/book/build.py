"""A book set up anew: a fan of pages, closer here and wider there, that is in balance."""

from functools import lru_cache
from math import atan, cos, log, radians, sin
from typing import Any, Final

from kamifuda.book.collapse import has_fallen
from kamifuda.book.paper import HEIGHT, PAPERS, THICKNESS, Paper
from kamifuda.book.space import Space
from kamifuda.book.state import Pose, balance, pose_of, recorded
from kamifuda.core.rng import Rng, stirred

HALF_OPENING: Final = 34.0  # degrees
PLAY: Final = 3.0  # degrees more or less
STEEPEST: Final = radians(44)
SETTLING: Final = 30  # ticks
TRIES: Final = 6
NEAR: Final = 0.04  # of the balance wanted


def poses_of(book: dict[str, Any], paper: str) -> list[Pose]:
    """The pages of a book as it stands, or of one still to be built."""
    if "pages" in book:
        return [pose_of(numbers) for numbers in book["pages"]]
    return [pose_of(numbers) for numbers in built(book["seed"], book["left"], book["right"], book["lean"], paper)]


@lru_cache(maxsize=64)
def built(seed: int, left: int, right: int, lean: int, paper: str) -> tuple[tuple[int, ...], ...]:
    """The recorded poses of a new book that stands, leaning as wanted."""
    wanted = lean / 10
    poses: list[Pose] = []
    for attempt in range(TRIES):
        rng = Rng(stirred(seed & 0x3FFF_FFFF_FFFF_FFFF, attempt))
        gaps = [clump(rng) for _ in range(left + right)]
        opening = radians(HALF_OPENING + PLAY * (rng.below(2001) / 1000 - 1))
        if left == right == 1:  # they have only the friction between them
            opening = 0.75 * atan(PAPERS[paper].friction)
        aim = wanted
        for _ in range(3):
            poses = settled(fan(gaps[:left], gaps[left:], opening, aim, PAPERS[paper]), PAPERS[paper])
            rho = balance((pose.a for pose in poses), PAPERS[paper])
            if abs(rho - wanted) <= NEAR and not has_fallen(poses, 100):
                return tuple(tuple(recorded(pose)) for pose in poses)
            aim += wanted - rho
    return tuple(tuple(recorded(pose)) for pose in poses)


def clump(rng: Rng) -> float:
    """How far a page stands from the next, on average 1: a gamma distribution of shape 2."""
    return -(log((rng.below(1 << 30) + 1) / (1 << 30)) + log((rng.below(1 << 30) + 1) / (1 << 30))) / 2


def fan(left: list[float], right: list[float], opening: float, aim: float, paper: Paper) -> list[Pose]:
    """Both sides opened so that they balance."""
    low, high = -1.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if balance(opened(left, right, opening, middle), paper) < aim:
            low = middle
        else:
            high = middle
    return leaning(opened(left, right, opening, low))


def opened(left: list[float], right: list[float], opening: float, tilt: float) -> list[float]:
    """Angles from the outermost of the left side to the outermost of the right; tilt opens the left side more."""
    width = min(opening * (1 + abs(tilt)), STEEPEST)
    narrow = width * (1 - abs(tilt)) / (1 + abs(tilt))
    wide_left, wide_right = (width, narrow) if tilt > 0 else (narrow, width)
    return [*spread(left, wide_left)[::-1], *(-angle for angle in spread(right, wide_right))]


def spread(gaps: list[float], width: float) -> list[float]:
    """From the ridge outwards."""
    angles = []
    passed = 0.0
    total = sum(gaps) or 1.0
    for gap in gaps:
        passed += gap
        angles.append(passed / total * width)
    return angles


def leaning(angles: list[float]) -> list[Pose]:
    """Each page set against the next."""
    poses: list[Pose] = []
    for angle in angles:
        z = HEIGHT / 2 * cos(angle) + THICKNESS / 2 * abs(sin(angle))
        poses.append(Pose(beside(poses[-1], angle, z) if poses else 0.0, z, angle, 0.0))
    if not poses:
        return []
    middle = (poses[0].x + poses[-1].x) / 2
    return [pose._replace(x=pose.x - middle) for pose in poses]


def beside(last: Pose, angle: float, z: float) -> float:
    """The x of the centre of a page that just touches the last one from the right: the lower top touches a face."""
    half, thin = HEIGHT / 2, THICKNESS / 2
    if abs(last.a) >= abs(angle):  # the top right corner of the last on the left face of this one
        x = last.x + half * sin(last.a) + thin * cos(last.a)
        top = last.z + half * cos(last.a) - thin * sin(last.a)
        return x - (top - z) * sin(angle) / cos(angle) + thin / cos(angle)
    corner = -half * sin(angle) + thin * cos(angle)  # from the top left corner of this one back to its centre
    top = z + half * cos(angle) + thin * sin(angle)
    return last.x + (top - last.z) * sin(last.a) / cos(last.a) + thin / cos(last.a) + corner


def settled(poses: list[Pose], paper: Paper) -> list[Pose]:
    """After it has come to rest."""
    space = Space(poses, paper)
    space.warm_up(poses)
    for _ in range(SETTLING):
        space.advance()
    return [space.pose(page) for page in range(len(poses))]
