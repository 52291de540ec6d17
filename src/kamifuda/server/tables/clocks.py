"""How long people may think: counted from the times in the log, so that every server counts the same."""

from collections.abc import Sequence, Set
from copy import copy
from dataclasses import dataclass
from typing import Literal, get_args

from kamifuda.server.tables.edge import Edge

SECOND = 1000
DAY = 86_400 * SECOND
LONGEST_AMOUNT, LONGEST_INCREMENT = 86_400, 3600

Kind = Literal["none", "move", "bank", "days"]


@dataclass(frozen=True)
class ClockRule:
    """How long people may think: no limit, seconds a move, a bank of seconds for the match, or days a move."""

    kind: Kind = "none"
    amount: int | None = None  # seconds, or days
    increment: int = 0  # seconds a bank gains with every play

    def __post_init__(self) -> None:
        amount = self.amount is None or 1 <= self.amount <= LONGEST_AMOUNT
        if self.kind not in get_args(Kind) or not amount or not 0 <= self.increment <= LONGEST_INCREMENT:
            raise ValueError(self)


UNLIMITED = ClockRule()


class Hourglass:
    """The time of day when the server started, and even from then on: what is due comes, and nothing before."""

    def __init__(self, edge: Edge) -> None:
        self.edge, self.ahead = edge, edge.now() - edge.steady()

    def another(self) -> "Hourglass":
        """For a table, where it may be later."""
        return copy(self)

    def now(self) -> int:
        return self.at(self.edge.steady())

    def at(self, steady: int) -> int:
        return steady + self.ahead

    def not_before(self, at: int) -> None:
        """So late it is already, by the log."""
        self.ahead = max(self.ahead, at - self.edge.steady())


class Clocks:
    """Milliseconds left per seat; only the seats that must act lose time."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [limit(rule)] * seats
        self.running: Set[int] = frozenset()
        self.since = 0
        self.turns = [-1] * seats  # the turn that the time left is for

    def run(self, at: int, seats: Set[int], turns: Sequence[int], played: int | None) -> None:
        """From now on the clocks of these seats run; one of them may just have played."""
        for seat in self.running:
            self.left[seat] = self.left_at(seat, at)
        if played is not None and played in self.running and self.rule.kind == "bank":
            self.left[played] = (self.left[played] or 0) + self.rule.increment * SECOND
        if self.rule.kind in ("move", "days"):
            for seat in seats:
                if seat == played or (seat not in self.running and self.turns[seat] != turns[seat]):
                    self.left[seat] = limit(self.rule)
                self.turns[seat] = turns[seat]
        self.running, self.since = frozenset(seats), at

    def take_back(self, seat: int, turn: int) -> None:
        """This seat chooses again in a new turn, with the time that it had left: nobody gains any by that."""
        self.turns[seat] = turn
        if self.rule.kind == "bank":
            self.left[seat] = max(0, (self.left[seat] or 0) - self.rule.increment * SECOND)

    def left_at(self, seat: int, at: int) -> int | None:
        left = self.left[seat]
        if left is None or seat not in self.running:
            return left
        return max(0, left - max(0, at - self.since))

    def first_out(self) -> tuple[int, int] | None:
        """When the first clock runs out, and whose; None where none will."""
        ends = [(self.since + left, seat) for seat in self.running if (left := self.left[seat]) is not None]
        return min(ends, default=None)


def limit(rule: ClockRule) -> int | None:
    if rule.amount is None:
        return None
    return rule.amount * (DAY if rule.kind == "days" else SECOND)
