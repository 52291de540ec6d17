"""The clause of KamiMaï that forbids a step."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import number
from kamifuda.games.kamimai.cards import DRAGONFLIES, FAIRY, IMP, WOLF, held
from kamifuda.games.kamimai.cards import MOUSE as MOUSE_CARD
from kamifuda.games.kamimai.clauses import Clauses, first
from kamifuda.games.kamimai.options import ARROWS
from kamifuda.games.kamimai.sheets import TEAM
from kamifuda.games.kamimai.spells import open_box
from kamifuda.games.kamimai.steps import (
    ANSWER,
    CAME,
    CONSENT,
    CURSE,
    DONE,
    DRAW,
    END,
    FALLS,
    GIFT,
    GIVE,
    GIVER,
    GRIP,
    KEEP,
    LEAN,
    MOST_PULLED,
    MOUSE,
    PAGE,
    PLAY_DRAGONFLIES,
    PLAY_IMP,
    PLAY_MOUSE,
    PULL,
    SETTLE,
    SPELLS,
    STANDS,
    STRAYS,
    TAKE,
    TARGET,
    TEAM_SPELL,
    TO,
    WATCH,
)


@mypyc_attr(acyclic=True)
class Objections(Clauses):
    """Why not."""

    def why_not(self, seat: i64, action: i64) -> str | None:
        """The clause that forbids this step; None exactly when it is legal."""
        if action & self.legal(seat):
            return None
        if self.over:
            return "KMI-38" if self.won else "KMI-39"
        if self.phase == CONSENT and self.to_act() >> max(seat, 0) & 1 and seat >= 0:
            return "KMI-A42"
        if not self.in_turn(seat):
            return self.not_now()
        if action == FALLS:
            return "KMI-A11"
        return self.something_else(seat, action)

    def not_now(self) -> str:
        """Who is asked instead."""
        phase: i64 = self.phase
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
        if phase == TAKE:
            return "KMI-78"
        return "KMI-04"

    def something_else(self, seat: i64, action: i64) -> str:
        """The clause about what is being asked."""
        phase: i64 = self.phase
        if phase == TARGET:
            return self.no_target(action)
        if phase == GRIP:
            return "KMI-69"
        if phase == DRAW:
            if action == DONE:
                return "KMI-19"
            return "KMI-24" if self.standing() <= 1 else "KMI-A12"
        if phase in (PAGE, PULL):
            return "KMI-24" if phase == PULL and self.standing() <= MOST_PULLED else "KMI-A12"
        if phase in (SPELLS, GIVE) and self.was_refused(seat, action):
            return "KMI-A45" if self.version() >= 3 else "KMI-A42"
        if phase == SPELLS:
            return self.no_spell(action)
        if phase == GIVE:
            return "KMI-A23" if self.team else "KMI-A21"
        if phase == KEEP:
            if action == END:
                return "KMI-35"
            return "KMI-36" if action & 0xF0 else "KMI-35"
        if phase == CURSE:
            return "KMI-67" if action & 0xF0 else "KMI-64"
        if phase in (GIVER, GIFT, TO):
            return "KMI-A27"
        if phase in (MOUSE, TAKE):
            return "KMI-78"
        if phase == ANSWER:
            return "KMI-A11" if action == STANDS or action & STRAYS else "KMI-22"
        return "KMI-A13" if phase == CAME else "KMI-43"

    def was_refused(self, seat: i64, action: i64) -> bool:
        """Whether only refusals forbid it."""
        refusals = self.refusals
        self.refusals = ()
        legal: i64 = self.legal(seat)
        self.refusals = refusals
        return action & legal != 0

    def no_target(self, action: i64) -> str:
        zones: i64 = first(self.sheets.count(self.sheet))
        if self.scribbled == 0 and self.sheets.start(self.sheet) >= 0:
            return "KMI-18"
        return "KMI-A32" if action & zones and self.rules & ARROWS else "KMI-16"

    def no_spell(self, action: i64) -> str:
        """KMI-26: it is not asked for; KMI-27: nobody has the cards."""
        if action == PLAY_IMP:
            return "KMI-75" if held(self.reserve(self.activator), IMP) else "KMI-80"
        if action == PLAY_DRAGONFLIES:
            return "KMI-76" if held(self.reserve(self.activator), DRAGONFLIES) else "KMI-80"
        if action == PLAY_MOUSE:
            return "KMI-78" if held(self.reserve(self.activator), MOUSE_CARD) else "KMI-80"
        return self.not_castable(number(action)) if action < PLAY_IMP else "KMI-32"

    def not_castable(self, way: i64) -> str:
        from_team: bool = way >= TEAM_SPELL
        wanted: i64 = TEAM if from_team else way + 1
        if open_box(self, wanted) < 0:
            return "KMI-26"
        own: i64 = self.reserve(self.activator)
        colour: i64 = way & 3
        if held(own, colour) == 0 and held(own, FAIRY + colour) == 0 and held(own, WOLF) == 0:
            return "KMI-54" if from_team else "KMI-29"
        return "KMI-55" if from_team else "KMI-27"
