"""The turns of KamiMaï: what each step does."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import number
from kamifuda.core.clauses import IllegalAction
from kamifuda.core.position import WON, WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai import creatures, curses, draw, spells
from kamifuda.games.kamimai.cards import bit, one, size
from kamifuda.games.kamimai.clauses import Clauses
from kamifuda.games.kamimai.habits import habit, promising
from kamifuda.games.kamimai.house import sheets_of
from kamifuda.games.kamimai.odds import world
from kamifuda.games.kamimai.options import (
    ADVENTURE,
    ADVENTURE_BONUS,
    EASY,
    EASY_BONUS,
    EMPTY_COSTS,
    ENERGY,
    HARD,
    KEEP_RESERVES,
    NEEDS_GUARDIAN,
    REAL,
    WARM_UP,
)
from kamifuda.games.kamimai.options import WATCH as WATCH_SECONDS
from kamifuda.games.kamimai.outlook import outlook
from kamifuda.games.kamimai.steps import (
    AGREE,
    ANSWER,
    CALL_OFF,
    CAME,
    CONSENT,
    CURSE,
    DRAW,
    END,
    EVERYTHING,
    FALLS,
    GIFT,
    GIVE,
    GIVER,
    GRIP,
    KEEP,
    LEAN,
    MOUSE,
    PAGE,
    PLAY_DRAGONFLIES,
    PLAY_IMP,
    PLAY_MOUSE,
    PULL,
    SETTLE,
    SPELLS,
    TARGET,
    TEAM_SPELL,
    TO,
    WATCH,
    WAYS,
    worth_of,
)
from kamifuda.games.kamimai.table import (
    BETWEEN,
    COLLAPSE,
    EMPTY,
    FELL_IN_DRAW,
    FELL_LATER,
    LATER,
    NEXT_SHEET,
    NOTHING,
    SPELL_BITS,
)

FIELDS: Final = (
    "over", "whole", "chance", "round", "sheet", "energy", "turn", "activator", "phase", "target", "scribbled", "left",
    "right", "left_face", "right_face", "pages", "felt", "unseen", "discard", "drawn", "wardens", "reserve0",
    "reserve1", "reserve2", "reserve3", "reserve4", "lean", "draws", "fell", "grip", "guardian", "side", "page",
    "pulled", "came", "astray", "spell", "team", "gives", "given", "asked", "agreed", "refused", "declined", "owed",
    "giver", "gifts", "taker", "handing", "played", "warming", "won", "last", "shown",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KamiMai(Clauses):
    """A match of KamiMaï (KMI-01, KMI-02, KMI-05)."""

    def begin(self) -> None:
        """KMI-08 to KMI-11, KMI-A36: the sheet, the book, nothing in reserve; KMI-14: who begins is drawn."""
        rng = Rng(self.chance)
        self.activator = rng.below(self.seats)
        self.chance = rng.next()
        self.energy = self.rules >> ENERGY & 7
        if self.rules & EASY:
            self.energy += self.rules >> EASY_BONUS & 3  # KMI-81; KMI-A34: once
        self.round = 1
        self.note("sheet", WORLD, self.sheet, self.energy)
        self.note("first", self.activator, 0, 0)
        self.build()
        if self.rules & WARM_UP and self.rules & REAL == 0:
            self.warming = self.seats
            self.phase = DRAW
        else:
            self.begin_turn()

    def apply(self, seat: i64, action: i64) -> None:
        if action & self.legal(seat) == 0 or action & (action - 1):
            self.refuse(seat, action)
        self.shown = 0
        phase: i64 = self.phase
        if action == FALLS:
            self.falls()
        elif phase in (CAME, ANSWER, LEAN, DRAW, PAGE, PULL):
            self.drawing(seat, action)
        elif phase == SPELLS:
            self.act(seat, action)
        elif phase == GIVE:
            self.give(seat, action)
        elif phase == KEEP:
            self.keep(seat, action)
        elif phase == WATCH:
            self.note("watched", WORLD, 0, 0)
            self.lay_out()
        elif phase == SETTLE:
            self.note("settled", WORLD, 0, 0)
            self.begin_turn()
        else:
            self.rarer_step(seat, action)
        self.last = number(action) | (seat & 7) << 6 | self.left_face + 1 << 9 | self.right_face + 1 << 14

    def drawing(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == CAME:
            draw.came(self, number(action))
        elif phase == ANSWER:
            draw.answered(self, action)
        elif phase == LEAN:
            draw.leans(self, number(action))
            if self.drawn == 0 and self.warming == 0:
                self.mend_empty_book()
        elif phase == PULL:
            draw.pull(self, seat, action)
        elif phase == PAGE:
            draw.put_fingers(self, seat, number(action) + 1)
        elif draw.goes_on(self, seat, action):
            return
        elif self.warming:
            self.warmed_up()
        else:
            self.note("done", seat, 0, size(self.drawn))
            self.phase = WATCH

    def rarer_step(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == CURSE:
            curses.pay(self, seat, number(action))
            if self.owed == 0:
                self.after_curse()
        elif phase == CONSENT:
            self.consent(seat, action)
        elif phase == TARGET:
            self.aim(seat, number(action), False)
        elif phase == GRIP:
            self.hold(seat, number(action))
        elif phase == GIVER:
            creatures.choose_giver(self, number(action))
        elif phase == GIFT:
            creatures.hand(self, number(action))
        elif phase == TO:
            creatures.to(self, number(action))
        elif phase == MOUSE:
            creatures.choose_taker(self, number(action))
        else:
            creatures.take(self, action)

    def refuse(self, seat: i64, action: i64) -> None:
        if action <= 0 or action > EVERYTHING or action & (action - 1):
            raise ValueError(f"{action:#x} is not one action")
        raise IllegalAction(self.why_not(seat, action) or "")

    # The warm-up (KMI-11, KMI-D10)

    def warmed_up(self) -> None:
        """Somebody has tried; the next one may, or all is built anew."""
        self.warming -= 1
        if self.warming:
            self.activator = (self.activator + 1) % self.seats
            self.phase = DRAW
            if self.standing() <= 1:
                self.put_back()
            return
        self.put_back()
        self.activator = (self.activator + 1) % self.seats
        self.note("warmed_up", WORLD, 0, 0)
        self.begin_turn()

    def put_back(self) -> None:
        self.pages += self.drawn
        self.drawn = 0
        self.wardens = 0
        self.rebuild(False)

    # Phase 1

    def begin_turn(self) -> None:
        """KMI-04, KMI-15, KMI-17: a target stays until it is sealed; KMI-A31: else a new one is chosen."""
        self.turn += 1
        self.declined = 0
        self.grip = 0
        self.guardian = NOTHING
        self.drawn = 0
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
        self.whole = True
        if self.warming:
            self.note("fell", self.activator, 0, when)
            if self.warming > 1:
                self.rebuild(False)
            self.warmed_up()
            return
        spared: bool = self.blessed() and (self.rules & NEEDS_GUARDIAN == 0 or self.wardens != 0)  # KMI-A1, KMI-A44
        self.note("fell", self.activator, 1 if spared else 0, when)
        self.fell = FELL_IN_DRAW
        if not spared and self.lose(1, COLLAPSE):
            return
        self.set_reserve(self.activator, self.reserve(self.activator) + self.drawn)  # KMI-45
        self.drawn = 0
        if curses.acts_on_collapse(self):
            self.suffer()
        else:
            self.phase = KEEP  # KMI-46, KMI-47, KMI-A3

    def falls_between(self) -> None:
        """KMI-49, KMI-51; KMI-82: in hard mode it costs energy, and the discard comes in (KMI-A2, KMI-A17, KMI-A39)."""
        hard: bool = self.rules & HARD != 0
        spared: bool = self.blessed() and self.rules & NEEDS_GUARDIAN == 0
        self.note("fell", self.activator, 1 if spared and hard else 0, BETWEEN)
        if hard and not spared and self.lose(1, COLLAPSE):
            return
        self.rebuild(hard)
        if self.phase == SETTLE:
            self.begin_turn()

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
        self.set_reserve(self.activator, self.reserve(self.activator) + self.drawn)
        self.drawn = 0
        self.suffer()

    def suffer(self) -> None:
        cost: i64 = curses.energy_lost(self)
        if cost and self.lose(cost, 1):
            return
        curses.act(self)
        if self.owed:
            self.phase = CURSE
        else:
            self.after_curse()

    def after_curse(self) -> None:
        self.phase = KEEP if self.fell == FELL_IN_DRAW else SPELLS

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
            self.declined |= bit(SPELL_BITS * seat + spells.code(self))
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
        zone: i64
        for zone in range(self.sheets.count(self.sheet)):
            if not self.sealed(zone):
                self.phase = KEEP
                return
        self.overcome()

    def overcome(self) -> None:
        """KMI-38, KMI-A10: all is sealed; KMI-84: in the adventure there may be one more."""
        if self.rules & ADVENTURE and self.sheet < 2:
            self.next_sheet()
            return
        self.over = True
        self.won = True
        self.note("won", WORLD, 0, self.energy)

    def next_sheet(self) -> None:
        """KMI-84, KMI-A34, KMI-A35: energy carries over and grows; all else is new."""
        bonus: i64 = self.rules >> ADVENTURE_BONUS & 7
        self.round += 1
        self.sheet += 1
        self.energy += bonus
        self.scribbled = 0
        self.phase = KEEP
        if self.brief:
            return
        if self.journal is not None and bonus:
            self.note("energy", WORLD, NEXT_SHEET, self.energy)
        self.note("sheet", WORLD, self.sheet, self.energy)
        seat: i64
        for seat in range(self.seats):
            if self.rules & KEEP_RESERVES == 0:
                self.pages += self.reserve(seat)
                self.set_reserve(seat, 0)
        self.rebuild(True)
        self.activator = (self.activator + 1) % self.seats
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
        if self.fell == FELL_IN_DRAW:
            self.rebuild(True)  # KMI-48, KMI-A19
        elif self.fell == FELL_LATER:
            self.rebuild(False)  # KMI-51
        self.activator = (self.activator + 1) % self.seats  # KMI-37
        self.phase = SETTLE

    # The contract

    def seen(self, viewer: i64) -> i64:
        return self.last | (self.lean + 10) << 19 | self.shown << 25

    def world(self, rng: Rng) -> i64:
        return world(self, rng)

    def suspense(self) -> i64:
        """KMI-43, KMI-A18: the watch."""
        return self.rules >> WATCH_SECONDS & 15 if self.phase == WATCH else 0

    def promising(self, seat: i64, legal: i64) -> i64:
        return promising(self, legal)

    def habit(self, seat: i64, legal: i64, rng: Rng) -> i64:
        return habit(self, seat, legal, rng)

    def patience(self) -> i64:
        return 30

    def score(self, seat: i64) -> i64:
        if not self.over:
            raise ValueError("the match is not over")
        return self.energy if self.won else 0

    def prospect(self, seat: i64) -> i64:
        if self.over:
            return WON if self.won else 0
        return outlook(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Nobody knows what nobody has seen: it is not decided yet."""
        self.chance = rng.next()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KamiMai) and identity(self) == identity(other)

    def __repr__(self) -> str:
        return f"KamiMai{identity(self)}"

    def __reduce__(self) -> tuple[object, ...]:
        return restore, identity(self)

    def clone(self) -> "KamiMai":
        twin = KamiMai(self.rules, self.sheets)
        twin.over = self.over
        twin.whole = self.whole
        twin.chance = self.chance
        twin.round = self.round
        twin.sheet = self.sheet
        twin.energy = self.energy
        twin.turn = self.turn
        twin.activator = self.activator
        twin.phase = self.phase
        twin.target = self.target
        twin.scribbled = self.scribbled
        twin.left = self.left
        twin.right = self.right
        twin.left_face = self.left_face
        twin.right_face = self.right_face
        twin.pages = self.pages
        twin.felt = self.felt
        twin.unseen = self.unseen
        twin.discard = self.discard
        twin.drawn = self.drawn
        twin.wardens = self.wardens
        twin.reserve0 = self.reserve0
        twin.reserve1 = self.reserve1
        twin.reserve2 = self.reserve2
        twin.reserve3 = self.reserve3
        twin.reserve4 = self.reserve4
        twin.lean = self.lean
        twin.draws = self.draws
        twin.fell = self.fell
        twin.grip = self.grip
        twin.guardian = self.guardian
        twin.side = self.side
        twin.page = self.page
        twin.pulled = self.pulled
        twin.came = self.came
        twin.astray = self.astray
        twin.spell = self.spell
        twin.team = self.team
        twin.gives = self.gives
        twin.given = self.given
        twin.asked = self.asked
        twin.agreed = self.agreed
        twin.refused = self.refused
        twin.declined = self.declined
        twin.owed = self.owed
        twin.giver = self.giver
        twin.gifts = self.gifts
        twin.taker = self.taker
        twin.handing = self.handing
        twin.played = self.played
        twin.warming = self.warming
        twin.won = self.won
        twin.last = self.last
        twin.shown = self.shown
        return twin


def identity(position: KamiMai) -> tuple[int, str, tuple[object, ...]]:
    """All that makes a position, but for its journal."""
    return int(position.rules), position.sheets.house_rules, tuple(getattr(position, name) for name in FIELDS)


def restore(rules: int, house_rules: str, fields: tuple[object, ...]) -> KamiMai:
    position = KamiMai(rules, sheets_of(house_rules))
    for name, value in zip(FIELDS, fields, strict=True):
        setattr(position, name, value)
    return position
