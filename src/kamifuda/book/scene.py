"""A book that moves, tick by tick: whether it has fallen, whether it is calm, what an eye sees."""

from typing import Any, Final

from kamifuda.book.build import poses_of
from kamifuda.book.collapse import has_fallen, lies
from kamifuda.book.paper import HEIGHT, PAPERS
from kamifuda.book.shown import DRAWN, HELD, IN_BOOK, LYING, Shown
from kamifuda.book.space import Space
from kamifuda.book.state import Pose, balance, fingerprint, lean_of, pose_of, recorded

LOOK: Final = 15  # ticks between two looks at whether it is calm
STILL: Final = 0.05  # mm in that time
LONGEST_REST: Final = 120  # ticks: then it counts as calm
MOST_SHOWN: Final = 127  # hundredths, of the balance
HURRY: Final = 60.0  # mm/s: a ridge this fast is falling


class Scene:
    """What a hand and a mere look have in common."""

    def __init__(self, question: dict[str, Any]) -> None:
        self.paper = PAPERS[question["paper"]]
        self.collapse_share: int = question["collapse_share"]
        self.left: int = question["book"]["left"]
        self.poses = poses_of(question["book"], question["paper"])
        self.strays: list[list[int]] = list(question["book"].get("strays", []))
        self.space = Space(self.poses, self.paper)
        self.ticks = 0
        self.over = False
        self.fell = False
        self.slipped = False
        self.resting = 0
        self.before = self.poses

    def held(self) -> list[int]:
        return []

    def look(self) -> None:
        """Read where the pages are; has it fallen?"""
        self.poses = [self.space.pose(p) if here else self.poses[p] for p, here in enumerate(self.space.present)]
        standing = [self.poses[page] for page in self.untouched()]
        self.fell = self.fell or has_fallen(standing, self.collapse_share, len(self.strays), len(self.held()))

    def untouched(self) -> list[int]:
        """Pages of the book that no hand holds."""
        held = self.held()
        return [page for page in self.space.standing() if page not in held]

    def rest(self) -> bool:
        """One tick more that nothing is done to it: is it calm?"""
        self.resting += 1
        if self.resting % LOOK:
            return False
        moved = max((way(self.before[page], self.poses[page]) for page in self.space.standing()), default=0.0)
        self.before = self.poses
        return (moved < STILL and self.resting > LOOK) or self.resting >= LONGEST_REST

    def hand_place(self) -> tuple[float, float, float] | None:
        return None

    def shown(self) -> Shown:
        held = self.held()
        pages = [(*pose, self.state(page, held)) for page, pose in enumerate(self.poses)]
        pages += [(*pose_of(stray), LYING) for stray in self.strays]
        return Shown(
            self.ticks // 2,
            self.strain(),
            self.left,
            self.hand_place(),
            pages,
            self.drag(),
            self.slipped,
            self.balance(),
        )

    def drag(self) -> int:
        return 0

    def balance(self) -> int:
        """0 of a book that lies: nothing is balanced there."""
        if self.fell:
            return 0
        rho = balance((self.poses[page].a for page in self.untouched()), self.paper)
        return max(-MOST_SHOWN, min(MOST_SHOWN, round(100 * rho)))

    def state(self, page: int, held: list[int]) -> int:
        if not self.space.present[page]:
            return DRAWN
        if page in held:
            return HELD
        return LYING if lies(self.poses[page]) else IN_BOOK

    def strain(self) -> int:
        """0 calm, beyond 160 in danger: how far the balance is off, and how fast the ridge moves."""
        if self.fell:
            return 255
        pages = self.untouched()
        rho = balance((self.poses[page].a for page in pages), self.paper)
        speed = sum(self.space.top_speed(page) for page in pages) / max(1, len(pages))
        return min(255, round(180 * max(0.0, abs(rho) - 0.15) + 255 * max(0.0, speed - 1.0) / HURRY))

    def book(self, gone: list[int]) -> dict[str, Any]:
        """As it stands now, without some pages."""
        pages = [page for page in self.space.standing() if page not in gone]
        lost = sum(page < self.left for page in range(len(self.poses)) if page not in pages)
        strays = [*self.strays, *(recorded(self.poses[page]) for page in gone)]
        return {"left": self.left - lost, "pages": [recorded(self.poses[p]) for p in pages], "strays": strays}

    def told(self, facts: dict[str, Any], gone: list[int]) -> dict[str, Any]:
        """An outcome with everything every outcome has."""
        angles = [self.poses[page].a for page in self.space.standing() if page not in gone]
        outcome = facts | {
            "fell": self.fell,
            "lean": lean_of(balance(angles, self.paper)),
            "ticks": self.ticks,
            "book": self.book(gone),
        }
        return outcome | {"hash": fingerprint(outcome)}


def way(one: Pose, other: Pose) -> float:
    """How far a page has gone, its ends included, in mm."""
    return max(abs(one.x - other.x), abs(one.z - other.z), abs(one.a - other.a) * HEIGHT / 2)
