"""What is allowed in Totem. Legality is written once: each clause is a mask, `legal` is what they all allow.

What the levels allow is in `reach.py`.
"""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.totem import steps
from kamifuda.games.totem.options import NO_EARLY_ATTACK
from kamifuda.games.totem.powers import ALL_DEFEATED
from kamifuda.games.totem.reach import Reach
from kamifuda.games.totem.steps import ACTIONS, CARDS, EVERYTHING, GO, NOT, PLACE, PLACES
from kamifuda.games.totem.table import (
    AGAIN,
    ATTACK,
    CARD,
    CHOOSE,
    DEFEND,
    DISCARD,
    EXCHANGE,
    EYE,
    GUARD,
    LIMIT,
    MAY_DRAW,
    PARTNER,
    PEEK,
    SHED,
    TARGET,
    TURN,
    hidden,
    taken,
)

# The clause about what is asked; where it is a card or its target, by what the card is for.
ASKED: Final = {
    CHOOSE: "TOT-15", TURN: "TOT-20", AGAIN: "TOT-26", LIMIT: "TOT-33", PARTNER: "TOT-08", PEEK: "TOT-A34",
    EYE: "TOT-A12", GUARD: "TOT-A16", MAY_DRAW: "TOT-11",
}  # fmt: skip
ASKED_FOR: Final = {ATTACK: "TOT-21", DEFEND: "TOT-29", EXCHANGE: "TOT-31", DISCARD: "TOT-32", SHED: "TOT-33"}


@mypyc_attr(acyclic=True)
class Clauses(Reach):
    """Who may do what now."""

    def to_act(self) -> i64:
        if self.over:
            return 0
        if self.phase != CHOOSE or not self.whole:
            return 1 << self.actor
        return (1 if self.has_room(0) else 0) | (2 if self.has_room(1) else 0)  # TOT-A30: both at once

    def mover(self) -> i64:
        if self.phase == CHOOSE and self.whole and not self.over:
            return 0 if self.has_room(0) else 1
        return self.actor

    # The clauses: who may act, then what each of them allows

    def in_turn(self, seat: i64) -> bool:
        """TOT-17: one after the other; TOT-A30: but both choose their totems; TOT-34, TOT-35: not after the end."""
        if self.over:
            return False
        if self.phase == CHOOSE and self.whole:
            return 0 <= seat <= 1 and self.has_room(seat)
        return seat == self.actor

    def due(self) -> i64:
        """TOT-20, TOT-A17: one of the four actions; then its card and its target, or whatever a power asks."""
        phase: i64 = self.phase
        if phase in (CARD, CHOOSE):
            return CARDS  # TOT-15
        if phase == TURN:
            return ACTIONS  # TOT-A29: the fourth is always possible
        if phase in (TARGET, GUARD):
            return PLACES  # TOT-A16: the defender's Eye works by itself, but he chooses
        if phase == LIMIT:
            return steps.DISCARD  # TOT-33
        if phase in (AGAIN, MAY_DRAW):
            return GO | NOT  # TOT-26; TOT-11, TOT-A16
        return CARDS | NOT if phase == PARTNER else PLACES | NOT  # TOT-08, TOT-A6; TOT-A12, TOT-A16, TOT-A34

    def in_hand(self, seat: i64) -> i64:
        """TOT-15, TOT-21, TOT-29, TOT-31, TOT-32, TOT-33: cards of one's hand; TOT-08: a partner is another one."""
        return EVERYTHING & ~CARDS | self.hand(seat) & ~self.card

    def on_a_totem(self, seat: i64) -> i64:
        """TOT-21: what is attacked is a totem of the other's; TOT-31: what is exchanged, one's own."""
        if self.phase != TARGET:
            return EVERYTHING
        return EVERYTHING & ~PLACES | taken(self.zone(seat if self.verb == EXCHANGE else 1 - seat)) << PLACE

    def exchanging(self, seat: i64) -> i64:
        """TOT-07, TOT-A20: only a hidden totem."""
        if self.phase != TARGET or self.verb != EXCHANGE:
            return EVERYTHING
        return EVERYTHING & ~PLACES | hidden(self.zone(seat)) << PLACE

    def discovering(self, seat: i64) -> i64:
        """TOT-A13: only a hidden totem of the other's."""
        if self.phase < PEEK:  # an Eye has not yet worked
            return EVERYTHING
        return EVERYTHING & ~PLACES | hidden(self.zone(1 - seat)) << PLACE

    def not_too_early(self) -> i64:
        """TOT-A26: by option no attack in the very first turn."""
        return EVERYTHING & ~GO if self.opening and self.rules & NO_EARLY_ATTACK else EVERYTHING

    def having_room(self, seat: i64) -> i64:
        """TOT-29, TOT-30: one defends only with room for one more totem."""
        return EVERYTHING if self.has_room(seat) else EVERYTHING & ~steps.DEFEND

    def hiding_something(self, seat: i64) -> i64:
        """TOT-31: one exchanges only with a hidden totem."""
        return EVERYTHING if hidden(self.zone(seat)) else EVERYTHING & ~steps.EXCHANGE

    def legal(self, seat: i64) -> i64:
        if not self.in_turn(seat):
            return 0
        allowed: i64 = self.due()
        phase: i64 = self.phase
        if phase == TURN:
            allowed &= self.not_too_early() & self.ready(seat)
            return allowed & self.having_room(seat) & self.hiding_something(seat)
        if phase == CARD:
            return allowed & self.in_hand(seat) & self.attacking(seat)
        if phase == TARGET:
            return allowed & self.on_a_totem(seat) & self.exchanging(seat) & self.within_reach(seat)
        if phase == CHOOSE:
            return allowed & self.in_hand(seat)
        if phase == PARTNER:
            return allowed & self.in_hand(seat) & self.adding_up(seat)
        if phase == AGAIN:
            return allowed & self.ready(seat)
        return allowed & self.discovering(seat)

    # Refusals

    def why_not(self, seat: i64, action: i64) -> str | None:
        """The first clause that does not allow this action; None where all of them do."""
        if not self.in_turn(seat):
            return self.why_wait()
        if not (action & self.due() and action & self.in_hand(seat) and action & self.on_a_totem(seat)):
            return self.what_is_asked()
        if not action & self.exchanging(seat):
            return "TOT-07"
        if not action & self.discovering(seat):
            return "TOT-A13"
        if not action & self.not_too_early():
            return "TOT-A26"
        if not action & self.strong_enough(seat):
            return self.why_too_weak(action)
        if not action & self.having_room(seat):
            return "TOT-30"
        return None if action & self.hiding_something(seat) else "TOT-31"

    def why_wait(self) -> str:
        if self.over:
            return "TOT-34" if self.how == ALL_DEFEATED else "TOT-35"
        if self.phase == CHOOSE:
            return "TOT-A30"
        return "TOT-A16" if self.phase == GUARD else "TOT-17"

    def what_is_asked(self) -> str:
        """The clause about it."""
        if self.phase in (CARD, TARGET):
            return ASKED_FOR[self.verb]
        return ASKED[self.phase]

    # What a step is about

    def place(self, action: i64) -> i64:
        """The place that a step names."""
        found: i64 = 0
        while not action >> (PLACE + found) & 1:
            found += 1
        return found
