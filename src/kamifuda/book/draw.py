"""One pull of the hand, or a look at a book that nobody touches."""

from collections.abc import Callable
from typing import Any, Final

from kamifuda.book.collapse import lies
from kamifuda.book.gesture import FARTHEST, LAST_TICK, MOST_SAMPLES, checked
from kamifuda.book.paths import sampled
from kamifuda.book.pulling_hand import SLIPPED, Hand
from kamifuda.book.scene import Scene
from kamifuda.book.shown import Shown
from kamifuda.book.slide import Slide
from kamifuda.core.rng import Rng, stirred

HEIGHT: Final = 55  # per cent up the page, where nothing is said
KEY: Final = 0x3FFF_FFFF_FFFF_FFFF
KNOCK: Final = 60.0  # mm/s more in every tick, until it falls
TREMOR, RATTLE, PATH = 1, 2, 3  # streams of luck


class Draw(Scene):
    """Fingers close on pages; they come, slip, or bring the book down."""

    def __init__(self, question: dict[str, Any]) -> None:
        super().__init__(question)
        self.recipe = checked(question["gesture"]) if "gesture" in question else None
        self.height: int = (self.recipe or {}).get("height", question.get("height", HEIGHT))
        self.space.warm_up(self.poses)
        self.pages = pinched(len(self.poses), question["side"], question["page"], question["count"])
        luck = question["luck"] & KEY
        self.hand: Hand | None = Hand(
            self.space, self.pages, self.height, question["grip"], question["steadying"], self.paper,
            Rng(stirred(luck, TREMOR)),
        )  # fmt: skip
        self.slide = Slide(self.space, self.hand, self.paper, Rng(stirred(luck, RATTLE)))
        self.knock = KNOCK if question.get("knock") else 0.0
        self.away = 1 if question["side"] == "left" else -1
        self.came = 0
        self.reached = [0.0, 0.0, 0.0]
        self.path: list[list[int]] = []
        self.opened: int | None = None
        if self.recipe is not None:
            self.opened = self.recipe.get("let_go")
            self.path = sampled(self.recipe, self.poses[self.pages[0]], Rng(stirred(luck, PATH)))
        self.next = 0  # sample of the path

    def reach(self, dx: int, dy: int, dz: int) -> None:
        """Where the fingers shall be from the next tick on: tenths of a mm from the point of the grip."""
        if self.hand is None or self.recipe is not None:
            return
        sample = [self.ticks, *(max(-FARTHEST, min(FARTHEST, way)) for way in (dx, dy, dz))]
        if self.path and self.path[-1][0] == self.ticks:
            self.path.pop()
        if len(self.path) < MOST_SAMPLES:
            self.path.append(sample)

    def let_go(self) -> None:
        if self.opened is None and self.hand is not None:
            self.opened = self.ticks

    def advance(self) -> None:
        """One tick of 1/60 s."""
        if self.over:
            return
        if self.hand is not None:
            self.pull(self.hand)
        else:
            if self.knock and self.came and not self.fell:  # the hand goes on into the ridge
                self.space.knock(self.away * self.knock)
            self.space.advance()
        self.ticks += 1
        self.look()
        if self.fell and self.hand is not None:
            self.take(self.hand)
        if self.hand is None:
            self.over = self.rest()

    def pull(self, hand: Hand) -> None:
        if self.ticks >= (LAST_TICK if self.opened is None else self.opened):
            self.open(hand)
            self.space.advance()
            return
        while self.next < len(self.path) and self.path[self.next][0] <= self.ticks:
            self.reached = [way / 10 for way in self.path[self.next][1:]]
            self.next += 1
        hand.advance(self.reached)
        self.space.advance()
        self.slide.advance()
        if self.slide.slips():
            hand.lose_innermost()
            self.slipped = True
        if not hand.held:
            self.open(hand)
        elif self.slide.free():
            self.take(hand)

    def take(self, hand: Hand) -> None:
        """What the fingers hold has come."""
        self.came = len(hand.held)
        pages = hand.open()
        self.space.take_out(pages)
        self.space.sort(())
        self.hand = None

    def open(self, hand: Hand) -> None:
        """What the fingers held stays in the book."""
        hand.open()
        self.hand = None

    def held(self) -> list[int]:
        return self.hand.held if self.hand is not None else []

    def hand_place(self) -> tuple[float, float, float] | None:
        if self.hand is None:
            return None
        x, y, z = self.hand.place
        return x, z, y

    def drag(self) -> int:
        return 0 if self.hand is None else min(255, round(255 * self.slide.behind() / SLIPPED))

    def gesture(self) -> dict[str, Any]:
        """What was used, as it is recorded."""
        if self.recipe is not None:
            return self.recipe
        return {"height": self.height, "path": self.path, "let_go": self.opened}

    def outcome(self) -> dict[str, Any]:
        lying = [] if self.fell else [page for page in self.space.standing() if lies(self.poses[page])]
        left = sum(page < self.left for page in lying)
        return self.told({"came": self.came, "strays": [left, len(lying) - left]}, lying)


class Stand(Scene):
    """Nobody touches it."""

    def __init__(self, question: dict[str, Any]) -> None:
        super().__init__(question)
        self.until = 0 if question["kind"] == "stand" else 60 * question.get("seconds", 2)
        self.over = self.until == 0
        if not self.over:
            self.space.warm_up(self.poses)

    def advance(self) -> None:
        """One tick of 1/60 s."""
        if self.over:
            return
        self.space.advance()
        self.ticks += 1
        self.look()
        self.over = self.rest() if self.fell else self.ticks >= self.until

    def outcome(self) -> dict[str, Any]:
        return self.told({}, [])


def pinched(pages: int, side: str, page: int, count: int) -> list[int]:
    """Places in the order, from the outermost inwards."""
    first, inwards = (page - 1, 1) if side == "left" else (pages - page, -1)
    places = [first + inwards * number for number in range(count)]
    if not places or min(places) < 0 or max(places) >= pages:
        raise ValueError(f"no such pages: {side} {page}, {count} of {pages}")
    return places


def begun(question: dict[str, Any]) -> Draw | Stand:
    return Draw(question) if question["kind"] == "draw" else Stand(question)


def simulated(question: dict[str, Any], frame: Callable[[Shown], None] | None = None) -> dict[str, Any]:
    """The whole of it; an eye may look on, 30 times a second."""
    scene = begun(question)
    if frame is not None:
        frame(scene.shown())
    while not scene.over:
        scene.advance()
        if frame is not None and scene.ticks % 2 == 0:
            frame(scene.shown())
    return scene.outcome()
