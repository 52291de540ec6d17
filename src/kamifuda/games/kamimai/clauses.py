"""What is allowed in KamiMaï. Legality is written once: each clause is a mask, `legal` is what they all allow.

The masks are in actors.py, pages.py, reserves.py and magic.py.
"""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.kamimai.magic import Magic
from kamifuda.games.kamimai.steps import (
    ANSWER,
    CAME,
    CONSENT,
    CURSE,
    DRAW,
    FALLS,
    GIFT,
    GIVE,
    GIVER,
    GRIP,
    KEEP,
    LEAN,
    MOUSE,
    PAGE,
    PULL,
    SETTLE,
    SPELLS,
    TAKE,
    TARGET,
    TO,
    WATCH,
)

# Of a phase that has one mask.
ONLY_CLAUSE: Final = {
    GRIP: "KMI-69", PAGE: "KMI-A12", CAME: "KMI-A13", LEAN: "KMI-43", WATCH: "KMI-43", SETTLE: "KMI-43",
    CONSENT: "KMI-A42", GIVER: "KMI-A27", GIFT: "KMI-A27", TO: "KMI-A27", MOUSE: "KMI-78", TAKE: "KMI-78",
}  # fmt: skip


@mypyc_attr(acyclic=True)
class Clauses(Magic):
    """Who may do what now."""

    def legal(self, seat: i64) -> i64:
        if self.in_turn(seat) == 0:
            return 0
        return (self.due(seat) | FALLS) & self.falling(seat)

    def due(self, seat: i64) -> i64:
        """What the clauses of the phase allow; of a fall they say nothing."""
        phase: i64 = self.phase
        if phase == DRAW:
            return self.drawable()
        if phase == PAGE:
            return self.fingers()
        if phase == PULL:
            return self.bundles()
        if phase == CAME:
            return self.coming()
        if phase == ANSWER:
            return self.answers()
        if phase == LEAN:
            return self.leaning()
        if phase in (WATCH, SETTLE):
            return self.watched()
        if phase == SPELLS:
            return self.acts()
        if phase == GIVE:
            return self.shares()
        if phase == CONSENT:
            return self.own_say(seat)
        if phase == KEEP:
            return self.keeps(seat)
        return self.rarer(seat)

    def rarer(self, seat: i64) -> i64:
        phase: i64 = self.phase
        if phase == TARGET:
            return self.targets()
        if phase == GRIP:
            return self.grips(seat)
        if phase == CURSE:
            return self.debts(seat)
        if phase == GIVER:
            return self.givers()
        if phase == GIFT:
            return self.gifts_of(seat)
        if phase == TAKE:
            return self.takes(seat)
        return self.anybody()

    def why_not(self, seat: i64, action: i64) -> str | None:
        """The first clause that does not allow this action."""
        if not action & self.in_turn(seat):
            return self.why_not_you()
        if not action & self.falling(seat):
            return self.why_no_fall()
        return None if action == FALLS else self.why_not_now(seat, action)

    def why_not_now(self, seat: i64, action: i64) -> str | None:
        """The first of the phase."""
        phase: i64 = self.phase
        if phase == TARGET:
            return self.why_not_target(action)
        if phase == DRAW:
            return self.why_not_draw(action)
        if phase == ANSWER:
            return self.why_not_answer(action)
        if phase == SPELLS:
            return self.why_not_act(action)
        if phase == GIVE:
            return self.why_not_share(action)
        if phase == KEEP:
            return self.why_not_discard(seat, action)
        if phase == CURSE:
            return self.why_not_pay(seat, action)
        if phase == PULL:
            return self.why_not_pull(action)
        return None if action & self.due(seat) else ONLY_CLAUSE[phase]
