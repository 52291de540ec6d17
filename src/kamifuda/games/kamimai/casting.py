"""Phase 3 of a turn of KamiMaï: creatures, and spells that are proposed, agreed to and cast."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import number
from kamifuda.core.position import WORLD
from kamifuda.games.kamimai import creatures, refusals, spells
from kamifuda.games.kamimai.cards import bit
from kamifuda.games.kamimai.options import REAL
from kamifuda.games.kamimai.steps import (
    AGREE,
    CALL_OFF,
    CONSENT,
    END,
    GIVE,
    KEEP,
    PLAY_DRAGONFLIES,
    PLAY_IMP,
    PLAY_MOUSE,
    SPELLS,
    TEAM_SPELL,
    WAYS,
    worth_of,
)
from kamifuda.games.kamimai.table import NOTHING
from kamifuda.games.kamimai.turns import Turns


@mypyc_attr(acyclic=True)
class Casting(Turns):
    """KMI-25."""

    def act(self, seat: i64, action: i64) -> None:
        """KMI-26, KMI-32, KMI-72, KMI-A40: spells and creatures in any order, as long as one likes."""
        if action == END:
            self.phase = KEEP  # KMI-33
        elif action == PLAY_IMP:
            creatures.imp(self, seat)
        elif action == PLAY_DRAGONFLIES:
            creatures.dragonflies(self, seat)
        elif action == PLAY_MOUSE:
            creatures.mouse(self, seat)
        else:
            self.team = number(action) >= TEAM_SPELL
            self.spell = (number(action) & 3) + 1  # KMI-53, KMI-D19: the colour is said now
            self.phase = GIVE
            self.whole = False

    def give(self, seat: i64, action: i64) -> None:
        """KMI-29, KMI-30, KMI-79, KMI-A20, KMI-A22: one more share of the proposal."""
        self.gives |= action
        self.given += worth_of(number(action) % WAYS)
        if self.given < spells.ELEMENTS_OF_A_SPELL:
            return
        self.whole = True
        self.asked = 0
        other: i64
        for other in range(self.seats):
            if other != seat and self.gives >> WAYS * other & 511:
                self.asked |= bit(other)
        if self.asked and self.rules & REAL == 0:
            if self.journal is not None:
                self.note("proposed", seat, self.gives, self.spell | (8 if self.team else 0))
            self.phase = CONSENT
        else:
            self.complete()

    def consent(self, seat: i64, action: i64) -> None:
        """KMI-13, KMI-29, KMI-D5, KMI-A42: everybody decides about their own cards, the activator about the spell."""
        if action == CALL_OFF:
            self.note("called_off", seat, 0, 0)
            self.leave_spell()
            return
        if action == AGREE:
            self.agreed |= bit(seat)
            self.note("agreed", seat, 0, 0)
        else:
            self.refused |= bit(seat)
            refusals.remember(self, seat)
            self.note("refused", seat, 0, 0)
        if self.agreed | self.refused != self.asked:
            return
        if self.refused == 0:
            self.complete()
            return
        self.note("not_cast", WORLD, 0, 0)
        self.leave_spell()

    def leave_spell(self) -> None:
        """KMI-A26: nothing was discarded."""
        spells.forget(self)
        self.phase = SPELLS

    def complete(self) -> None:
        """KMI-33, KMI-34: the last spell of a zone seals it and ends the phase."""
        spells.cast(self)
        self.phase = SPELLS
        if not self.sealed(self.target):
            return
        self.note("sealed", WORLD, self.target, 0)
        self.target = NOTHING
        if self.all_sealed():
            self.overcome()
        else:
            self.phase = KEEP
