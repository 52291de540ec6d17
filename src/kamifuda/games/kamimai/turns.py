"""The turns of KamiMaï: from the target to what is kept, and all that a fall of the book does."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import number
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai import curses, draw
from kamifuda.games.kamimai.cards import one
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.options import (
    ADVENTURE,
    ADVENTURE_BONUS,
    CURSE_ON_FALL,
    EASY,
    EASY_BONUS,
    EMPTY_COSTS,
    ENERGY,
    FIRST_TURN,
    HARD,
    KEEP_RESERVES,
    NEEDS_GUARDIAN,
    REAL,
    SEATS_FROM,
    WARM_UP,
)
from kamifuda.games.kamimai.steps import (
    ANSWER,
    CURSE,
    DRAW,
    END,
    GRIP,
    KEEP,
    SETTLE,
    SPELLS,
    TARGET,
    WATCH,
)
from kamifuda.games.kamimai.table import (
    BETWEEN,
    COLLAPSE,
    CURSED,
    EMPTY,
    FELL_IN_DRAW,
    FELL_LATER,
    LATER,
    NEXT_SHEET,
    NOTHING,
)


@mypyc_attr(acyclic=True)
class Turns(Clauses):
    """KMI-15."""

    def begin(self) -> None:
        """KMI-08 to KMI-11, KMI-A36: the sheet, the book, nothing in reserve; KMI-14: who begins is drawn, or said."""
        rng = Rng(self.chance)
        self.activator = rng.below(self.seats)
        first: i64 = (self.rules >> FIRST_TURN & 7) - SEATS_FROM
        if 0 <= first < self.seats:
            self.activator = first
        self.chance = rng.next()
        self.energy = self.sheets.energy(self.sheet, self.rules >> ENERGY & 7)
        if self.rules & EASY:
            self.energy += self.rules >> EASY_BONUS & 3  # KMI-81; KMI-A34: once
        self.round = 1
        self.note("sheet", WORLD, self.sheet, self.energy)
        self.note("first", self.activator, 0, 1 if 0 <= first < self.seats else 0)
        self.build()
        if self.rules & WARM_UP and self.rules & REAL == 0:
            self.warming = self.seats
            self.phase = DRAW
        else:
            self.begin_turn()

    # The warm-up (KMI-11, KMI-D10)

    def warmed_up(self) -> None:
        """Somebody has tried; the next one may, or all is built anew."""
        self.warming -= 1
        if self.warming:
            self.pass_on()
            self.phase = DRAW
            if self.standing() <= 1:
                self.put_back()
            return
        self.put_back()
        self.pass_on()
        self.note("warmed_up", WORLD, 0, 0)
        self.begin_turn()

    def put_back(self) -> None:
        self.pages += self.drawn
        self.drawn = 0
        self.wardens = 0
        self.rebuild(False)

    # Phase 1

    def pass_on(self) -> None:
        """KMI-37: clockwise."""
        self.activator = (self.activator + 1) % self.seats

    def begin_turn(self) -> None:
        """KMI-04, KMI-15, KMI-17: a target stays until it is sealed; KMI-A31: else a new one is chosen."""
        self.turn += 1
        self.refusals = ()
        self.grip = 0
        self.guardian = NOTHING
        self.wardens = 0
        self.note("turn", self.activator, 0, self.turn)
        if self.target >= 0:
            self.begin_draw()
            return
        zones: i64 = self.targets()
        if zones & (zones - 1) == 0:
            self.aim(self.activator, number(zones), True)
        else:
            self.phase = TARGET

    def aim(self, seat: i64, zone: i64, forced: bool) -> None:
        """KMI-16."""
        self.target = zone
        self.spared = 0
        if self.journal is not None:
            self.note("targeted", seat, zone, 1 if forced else 0)
        self.begin_draw()

    # Phase 2

    def begin_draw(self) -> None:
        """KMI-68, KMI-A4: the guardians in reserve now say how to draw; KMI-69: of several colours one is chosen."""
        if self.mend_empty_book():
            return
        colours: i64 = self.colours(self.reserve(self.activator))
        if colours & (colours - 1):
            self.phase = GRIP
        elif colours:
            self.hold(self.activator, number(colours))
        else:
            self.phase = DRAW

    def hold(self, seat: i64, colour: i64) -> None:
        self.guardian = colour
        self.grip = self.sheets.grip(colour)
        if self.journal is not None:
            self.note("grip", seat, colour, self.grip)
        self.phase = DRAW

    def mend_empty_book(self) -> bool:
        """KMI-A15: where a draw is owed and at most one page stands, all is shuffled in; whether that lost the game."""
        if self.standing() > 1:
            return False
        costs: bool = self.rules & EMPTY_COSTS != 0
        self.note("emptied", WORLD, 0, 1 if costs else 0)
        if costs and self.lose(1, EMPTY):
            return True
        self.rebuild(True)
        return False

    def falls(self) -> None:
        """KMI-06, KMI-22: what that means depends on the moment."""
        phase: i64 = self.phase
        if phase in (SETTLE, TARGET):
            self.falls_between()
        elif phase in (GRIP, DRAW, ANSWER, WATCH):
            self.falls_in_draw()
        else:
            self.fell = FELL_LATER  # KMI-49, KMI-50, KMI-A39
            self.note("fell", self.activator, 0, LATER)

    def falls_in_draw(self) -> None:
        """KMI-43 to KMI-48, in that order; KMI-A16, KMI-A41: whoever did it, and whatever is in the fingers."""
        when: i64 = draw.moment(self)
        if self.warming:
            self.note("fell", self.activator, 0, when)
            self.see_it_lie()
            if self.warming > 1:
                self.rebuild(False)
            self.warmed_up()
            return
        spared: bool = self.blessed() and (self.rules & NEEDS_GUARDIAN == 0 or self.wardens != 0)  # KMI-A1, KMI-A44
        self.note("fell", self.activator, 1 if spared else 0, when)
        self.fell = FELL_IN_DRAW
        if spared:
            self.wear_blessing()
        elif self.lose(1, COLLAPSE):
            return
        self.take_up()  # KMI-45
        if self.rules & CURSE_ON_FALL:
            self.suffer()  # KMI-A44
        else:
            self.phase = KEEP  # KMI-46, KMI-47, KMI-A3

    def falls_between(self) -> None:
        """KMI-49, KMI-51; KMI-82: in hard mode it costs energy, and the discard comes in (KMI-A2, KMI-A17, KMI-A39)."""
        hard: bool = self.rules & HARD != 0
        spared: bool = hard and self.blessed() and self.rules & NEEDS_GUARDIAN == 0
        self.note("fell", self.activator, 1 if spared else 0, BETWEEN)
        if spared:
            self.wear_blessing()
        elif hard and self.lose(1, COLLAPSE):
            return
        self.see_it_lie()
        self.rebuild(hard)
        if self.phase == SETTLE:
            self.begin_turn()

    def see_it_lie(self) -> None:
        """It is built again at once."""
        if self.journal is not None:
            self.fell = FELL_LATER
            self.mark()

    def lose(self, points: i64, why: i64) -> bool:
        """KMI-44, KMI-63; KMI-07, KMI-39, KMI-A9: with the last point the match is lost, at once."""
        points = min(points, self.energy)
        self.energy -= points
        if self.journal is not None:
            self.note("energy", WORLD, why, points << 8 | self.energy)
        if self.energy > 0:
            return False
        self.over = True
        self.note("lost", WORLD, 0, 0)
        return True

    # Phase 3

    def lay_out(self) -> None:
        """KMI-25: drawn cards and reserve are one, the curse acts (KMI-60), then spells and creatures."""
        self.take_up()
        self.suffer()

    def take_up(self) -> None:
        """What was drawn joins the reserve."""
        self.set_reserve(self.activator, self.reserve(self.activator) + self.drawn)
        self.drawn = 0

    def suffer(self) -> None:
        cost: i64 = curses.energy_lost(self)
        if cost and self.lose(cost, CURSED):
            return
        curses.act(self)
        if self.owed:
            self.phase = CURSE
        else:
            self.after_curse()

    def after_curse(self) -> None:
        self.phase = KEEP if self.fell == FELL_IN_DRAW else SPELLS

    # All is sealed

    def overcome(self) -> None:
        """KMI-38, KMI-A10: all is sealed; KMI-84: in the adventure there may be one more."""
        if self.rules & ADVENTURE and self.sheet < 2:
            if self.rules & KEEP_RESERVES and self.version() >= 3:
                self.phase = KEEP  # KMI-A34: what is kept is chosen first
            else:
                self.next_sheet()
            return
        self.over = True
        self.won = True
        self.note("won", WORLD, 0, self.energy)

    def next_sheet(self) -> None:
        """KMI-84, KMI-A34, KMI-A35: energy carries over and grows; all else is new."""
        bonus: i64 = self.rules >> ADVENTURE_BONUS & 7
        self.energy += bonus
        self.phase = KEEP
        if self.journal is not None:
            if bonus:
                self.note("energy", WORLD, NEXT_SHEET, self.energy)
            self.note("sheet", WORLD, self.sheet + 1, self.energy)
            self.mark()
        self.round += 1
        self.sheet += 1
        self.scribbled = 0
        if self.brief:
            return
        seat: i64
        for seat in range(self.seats):
            if self.rules & KEEP_RESERVES == 0:
                self.pages += self.reserve(seat)
                self.set_reserve(seat, 0)
        self.rebuild(True)
        self.pass_on()
        self.begin_turn()

    # Phase 4

    def keep(self, seat: i64, action: i64) -> None:
        """KMI-35, KMI-36, KMI-66, KMI-70, KMI-71, KMI-77, KMI-A30, KMI-D14."""
        if action != END:
            self.throw(seat, one(number(action)))
            self.note("discarded", seat, one(number(action)), 1)
            return
        if self.journal is not None:
            self.note("kept", seat, self.reserve(seat), 0)
        if self.target == NOTHING and self.all_sealed():
            self.next_sheet()
            return
        if self.fell == FELL_IN_DRAW:
            self.rebuild(True)  # KMI-48, KMI-A19
        elif self.fell == FELL_LATER:
            self.rebuild(False)  # KMI-51
        self.pass_on()
        self.phase = SETTLE
