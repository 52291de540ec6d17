"""Information-set Monte-Carlo tree search over any Position, with a tree of its own for every seat.

Each iteration imagines a world the searching seat can not rule out and plays it to the end of the round, or as far
as the game has patience.
A seat's decisions are filed under what that seat has seen since the search began, never under what it could
not see, so nobody in the tree reacts to a card that lies face down before them.
"""
# compiled

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.playout import play_by_habit
from kamifuda.core.position import WORLD, Position
from kamifuda.core.rng import Rng, stirred

CURIOSITY: Final = 0.25  # how much a rarely tried step is worth trying, in won matches
BUCKETS: Final[i64] = 1 << 13


class Choice:
    """A step that some seat may choose, and how well it went.

    Not `acyclic`, like Decision: long chains of such objects are not freed properly.
    """

    seat: i64
    action: i64
    offered: float  # how often it was legal when its decision came up
    taken: float
    gain: float  # the sum of the prospects it led to, in thousandths
    other: "Choice | None"

    def __init__(self, seat: i64, action: i64, other: "Choice | None") -> None:
        self.seat = seat
        self.action = action
        self.offered = 1.0
        self.taken = 0.0
        self.gain = 0.0
        self.other = other

    def promise(self) -> float:
        """Its mean so far, and more the less it has been tried."""
        return self.gain / (1000.0 * self.taken) + CURIOSITY * sqrt(log(self.offered) / self.taken)


class Decision:
    """All that a seat has tried in situations that it could not tell apart."""

    key: i64
    choices: Choice | None
    neighbour: "Decision | None"  # in the same bucket

    def __init__(self, key: i64, neighbour: "Decision | None") -> None:
        self.key = key
        self.choices = None
        self.neighbour = neighbour


@mypyc_attr(acyclic=True)
class Search:
    """Thinks about one play of one seat; run it in slices as long as you like, then take the best."""

    root: Position
    seat: i64
    seats: i64
    rng: Rng
    iterations: i64 = 0
    buckets: list[Decision | None]
    path: list[Choice]
    decision: Decision | None = None  # the one being thought about
    fresh: bool = False  # this iteration has left the tree
    key0: i64 = 0  # what each seat has seen in this iteration
    key1: i64 = 0
    key2: i64 = 0
    key3: i64 = 0
    key4: i64 = 0

    def __init__(self, root: Position, seat: i64, seats: i64, rng: Rng) -> None:
        if seats > 5:
            raise ValueError("a search knows five seats at most")
        self.root = root
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.buckets = [None] * int(BUCKETS)
        self.path = []

    def run(self, iterations: i64) -> None:
        """One slice of thinking."""
        while iterations > 0:
            iterations -= 1
            self.iterate()

    def best(self) -> i64:
        """The step tried most often; before any thinking, any legal one."""
        self.forget()
        return self.most_tried(self.root.promising(self.seat, self.root.legal(self.seat)))

    def play(self) -> list[int]:
        """The whole play it has come to: at every step of it, the one tried most often."""
        world = self.root.clone()
        self.forget()
        steps: list[int] = []
        while True:
            step: i64 = self.most_tried(world.promising(self.seat, world.legal(self.seat)))
            world.apply(self.seat, step)
            steps.append(int(step))
            if world.whole:
                return steps
            self.observe(world)

    def settled(self) -> bool:
        """Whether only one play is worth a thought."""
        world = self.root.clone()
        while True:
            legal: i64 = world.promising(self.seat, world.legal(self.seat))
            if legal & (legal - 1):
                return False
            world.apply(self.seat, legal)
            if world.whole:
                return True

    def most_tried(self, legal: i64) -> i64:
        """Of these steps, where the seat stands now."""
        best: i64 = self.rng.pick(legal)
        most: float = 0.0
        choice = self.find(self.seat).choices
        while choice is not None:
            if choice.taken > most and choice.action & legal:
                most = choice.taken
                best = choice.action
            choice = choice.other
        return best

    def tried(self) -> dict[int, tuple[int, float]]:
        """For each step of the decision: how often it was tried, and its mean prospect from 0 to 1."""
        found: dict[int, tuple[int, float]] = {}
        choice = self.decision.choices if self.decision is not None else None
        while choice is not None:
            if choice.taken:
                found[choice.action] = (int(choice.taken), choice.gain / (1000.0 * choice.taken))
            choice = choice.other
        return found

    def iterate(self) -> None:
        world = self.root.clone()
        world.brief = True
        world.imagine(self.seat, self.rng)
        world.reopen(self.seat)
        self.forget()
        current: i64 = world.round
        seat: i64 = self.seat  # where choices are simultaneous, nobody sees who was first
        while not self.fresh and world.round == current and not world.over:
            if seat == WORLD:
                world.apply(WORLD, world.world(self.rng))
            else:
                world.apply(seat, self.step(world, seat, world.legal(seat)))
            if not self.fresh:
                self.observe(world)
            seat = world.mover()
        if world.round == current:
            play_by_habit(world, self.rng, world.patience())
        for choice in self.path:
            choice.taken += 1.0
            choice.gain += float(world.prospect(choice.seat))
        self.iterations += 1

    def forget(self) -> None:
        """Everybody is back at the beginning of the search."""
        self.path.clear()
        self.fresh = False
        self.key0 = 1
        self.key1 = 2
        self.key2 = 3
        self.key3 = 4
        self.key4 = 5

    def observe(self, world: Position) -> None:
        """Every seat remembers the last step as it saw it."""
        self.key0 = stirred(self.key0, world.seen(0))
        if self.seats > 1:
            self.key1 = stirred(self.key1, world.seen(1))
        if self.seats > 2:
            self.key2 = stirred(self.key2, world.seen(2))
        if self.seats > 3:
            self.key3 = stirred(self.key3, world.seen(3))
        if self.seats > 4:
            self.key4 = stirred(self.key4, world.seen(4))

    def step(self, world: Position, seat: i64, legal: i64) -> i64:
        """What this seat does: what is forced, an untried step, or the most promising one."""
        legal = world.promising(seat, legal)
        if legal & (legal - 1) == 0:
            return legal
        decision = self.find(seat)
        if seat == self.seat and self.decision is None:
            self.decision = decision
        choice = self.choose(world, decision, seat, legal)
        self.path.append(choice)
        return choice.action

    def find(self, seat: i64) -> Decision:
        key: i64 = self.key4
        if seat == 0:
            key = self.key0
        elif seat == 1:
            key = self.key1
        elif seat == 2:
            key = self.key2
        elif seat == 3:
            key = self.key3
        bucket: i64 = key & (BUCKETS - 1)
        decision = self.buckets[bucket]
        while decision is not None:
            if decision.key == key:
                return decision
            decision = decision.neighbour
        decision = Decision(key, self.buckets[bucket])
        self.buckets[bucket] = decision
        return decision

    def choose(self, world: Position, decision: Decision, seat: i64, legal: i64) -> Choice:
        untried: i64 = legal
        best: Choice | None = None
        promise: float = -1.0
        choice = decision.choices
        while choice is not None:
            if choice.action & legal:
                choice.offered += 1.0
                untried &= ~choice.action
                hope: float = choice.promise()
                if hope > promise:
                    promise = hope
                    best = choice
            choice = choice.other
        if untried or best is None:
            self.fresh = True
            best = Choice(seat, world.habit(seat, untried, self.rng), decision.choices)
            decision.choices = best
        return best
