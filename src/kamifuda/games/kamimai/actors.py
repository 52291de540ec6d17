"""Who may act at a KamiMaï table: the activator, others about their own cards, or the book."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.position import WORLD
from kamifuda.games.kamimai.cards import bit
from kamifuda.games.kamimai.options import REAL
from kamifuda.games.kamimai.steps import (
    ANSWER,
    CAME,
    CONSENT,
    CURSE,
    EVERYTHING,
    FALLS,
    GIFT,
    LEAN,
    SETTLE,
    TAKE,
    TO,
    WATCH,
)
from kamifuda.games.kamimai.table import STANDING, Table


@mypyc_attr(acyclic=True)
class Actors(Table):
    """Whose turn it is, and when the book falls."""

    def world_acts(self) -> bool:
        """Whether what comes is nobody's choice; with a real book people report it."""
        phase: i64 = self.phase
        if phase in (CAME, ANSWER, LEAN):
            return True
        return phase in (WATCH, SETTLE) and self.rules & REAL == 0

    def to_act(self) -> i64:
        seats: i64 = self.awaited()
        if self.over:
            return seats
        if self.phase == CONSENT or (self.phase in (CURSE, GIFT, TAKE) and self.may_fall()):
            return seats | bit(self.activator)
        return seats

    def awaited(self) -> i64:
        if self.over or self.world_acts():
            return 0
        phase: i64 = self.phase
        if phase == CURSE:
            return self.debtors()
        if phase == CONSENT:
            return self.asked & ~(self.agreed | self.refused)
        if phase in (GIFT, TO):
            return bit(self.giver)
        if phase == TAKE:
            return bit(self.taker)
        return bit(self.activator)

    def mover(self) -> i64:
        seats: i64 = self.awaited()
        seat: i64 = -1
        while seats:
            seat += 1
            if seats >> seat & 1:
                return seat
        return seat

    def debtors(self) -> i64:
        """KMI-64, KMI-A8: everybody who still owes a card, at once."""
        seats: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.owes(seat):
                seats |= bit(seat)
        return seats

    def may_fall(self) -> bool:
        """KMI-49, KMI-A16: a real book can fall at any moment, but only once."""
        return self.rules & REAL != 0 and self.fell == STANDING

    # The clauses: what each of them allows

    def in_turn(self, seat: i64) -> i64:
        """KMI-04: the activator; KMI-29, KMI-64, KMI-76, KMI-78: or who is asked; KMI-21, KMI-37, KMI-A18: or the book.

        KMI-38, KMI-39: nobody after the end.
        """
        if self.over or seat >= self.seats:
            return 0
        if seat == WORLD and self.world_acts():
            return EVERYTHING
        if seat >= 0 and self.to_act() >> seat & 1:
            return EVERYTHING
        return 0

    def falling(self, seat: i64) -> i64:
        """KMI-A11: the book falls when it is pulled at or watched; of a real one the activator tells, between plays."""
        if self.rules & REAL == 0:
            return EVERYTHING if self.phase in (ANSWER, WATCH, SETTLE) else EVERYTHING & ~FALLS
        if self.whole and seat == self.activator and self.may_fall():
            return EVERYTHING
        return EVERYTHING & ~FALLS

    # Their names

    def why_not_you(self) -> str:
        """The clause by which somebody else acts."""
        phase: i64 = self.phase
        if self.over:
            return "KMI-38" if self.won else "KMI-39"
        if phase in (CAME, ANSWER, LEAN):
            return "KMI-21"
        if phase == WATCH:
            return "KMI-A18"
        if phase == SETTLE:
            return "KMI-37"
        if phase == CURSE:
            return "KMI-64"
        if phase == CONSENT:
            return "KMI-29"
        if phase in (GIFT, TO):
            return "KMI-76"
        return "KMI-78" if phase == TAKE else "KMI-04"

    def why_no_fall(self) -> str:
        """KMI-A42: while a spell is proposed, only answers to it count."""
        return "KMI-A42" if self.phase == CONSENT else "KMI-A11"
