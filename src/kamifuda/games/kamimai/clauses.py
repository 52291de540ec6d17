"""What is allowed in KamiMaï, phase by phase, and the clause that forbids the rest."""

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.kamimai.cards import (
    CREATURES,
    DRAGONFLIES,
    GUARDIANS,
    IMP,
    LOOSE,
    bit,
    held,
    kinds,
    size,
)
from kamifuda.games.kamimai.cards import MOUSE as MOUSE_CARD
from kamifuda.games.kamimai.options import ARROWS, GUARDIANS_STAY, REAL, SHARE
from kamifuda.games.kamimai.sheets import TEAM
from kamifuda.games.kamimai.spells import castable, gives, open_box
from kamifuda.games.kamimai.steps import (
    AGREE,
    ANSWER,
    CALL_OFF,
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
    LEAVE,
    LEFT,
    LET_GO,
    MOST_LEAN,
    MOST_PULLED,
    PAGE,
    PLAY_DRAGONFLIES,
    PLAY_IMP,
    PLAY_MOUSE,
    PULL,
    REFUSE,
    RIGHT,
    SETTLE,
    SPELLS,
    STANDS,
    TAKE,
    TARGET,
    TEAM_SPELL,
    TO,
    WATCH,
)
from kamifuda.games.kamimai.table import LEFT_SIDE, STANDING, Table


def first(number: i64) -> i64:
    """The lowest so many bits."""
    return bit(number) - 1


@mypyc_attr(acyclic=True)
class Clauses(Table):
    """Who may do what now."""

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

    def in_turn(self, seat: i64) -> bool:
        if self.over:
            return False
        if self.world_acts():
            return seat == -1
        return 0 <= seat < self.seats and self.to_act() >> seat & 1 == 1

    def legal(self, seat: i64) -> i64:
        if not self.in_turn(seat):
            return 0
        phase: i64 = self.phase
        if phase == DRAW:
            return self.draws_open()
        if phase == PAGE:
            return first(self.left if self.side == LEFT_SIDE else self.right)
        if phase == PULL:
            return first(self.most_pulled()) | LET_GO
        if phase == CAME:
            return first(self.pulled + 1)
        if phase == ANSWER:
            return self.answers()
        if phase == LEAN:
            return first(2 * MOST_LEAN + 1)
        if phase in (WATCH, SETTLE):
            return STANDS | FALLS
        if phase == SPELLS:
            return self.spells_open() | self.may_fall()
        if phase == GIVE:
            return gives(self, self.refusals)
        if phase == CONSENT:
            return AGREE | REFUSE if self.asked >> seat & 1 else CALL_OFF
        if phase == KEEP:
            return self.keeps() | self.may_fall()
        if phase in (CURSE, GIFT, TAKE):
            return self.cards_of(seat) | (self.may_fall() if seat == self.activator else 0)
        return self.rarer(seat)

    def cards_of(self, seat: i64) -> i64:
        """The cards among which somebody chooses, whose turn it need not be."""
        if self.phase == CURSE:
            return kinds(self.reserve(seat) & LOOSE) if self.owes(seat) else 0
        if self.phase == GIFT:
            return kinds(self.giveable(seat)) if seat == self.giver else 0
        return kinds(self.discard & LOOSE) | LEAVE if seat == self.taker else 0  # KMI-78: who may take

    def rarer(self, seat: i64) -> i64:
        phase: i64 = self.phase
        if phase == TARGET:
            return self.targets() | self.may_fall()
        if phase == GRIP:
            return self.colours(self.reserve(seat)) | self.may_fall()
        if phase == GIVER:
            return self.givers() | self.may_fall()
        if phase == TO:
            return first(self.seats)
        return first(self.seats) | self.may_fall()

    def may_fall(self) -> i64:
        """KMI-49, KMI-A16: with a real book it can fall at any moment, but only once."""
        return FALLS if self.rules & REAL and self.fell == STANDING else 0

    def targets(self) -> i64:
        """KMI-16: zones that are not sealed; KMI-18: at first the forced one; KMI-A32: with arrows, neighbours only."""
        start: i64 = self.sheets.start(self.sheet)
        if self.scribbled == 0 and start >= 0:
            return bit(start)
        zones: i64 = self.sheets.count(self.sheet)
        found: i64 = 0
        zone: i64
        for zone in range(zones):
            if not self.sealed(zone) and self.reached(zone, zones):
                found |= bit(zone)
        return found

    def reached(self, zone: i64, zones: i64) -> bool:
        if self.rules & ARROWS == 0 or self.scribbled == 0:
            return True
        return (zone > 0 and self.sealed(zone - 1)) or (zone + 1 < zones and self.sealed(zone + 1))

    def colours(self, bag: i64) -> i64:
        """The colours of the guardians in it."""
        return kinds(bag & GUARDIANS) >> 4

    def draws_open(self) -> i64:
        """KMI-19: at least one card; KMI-24: never all of them."""
        found: i64 = 0
        if self.rules & REAL:
            found = kinds(self.pages) if self.standing() > 1 else 0
            return found | FALLS | (DONE if self.drawn else 0)
        if self.standing() > 1:
            found = (LEFT if self.left else 0) | (RIGHT if self.right else 0)
        return found | DONE if self.drawn or self.warming else found

    def most_pulled(self) -> i64:
        here: i64 = self.left if self.side == LEFT_SIDE else self.right
        return min(min(here - self.page + 1, self.standing() - 1), MOST_PULLED)

    def answers(self) -> i64:
        """KMI-A11: strays are no collapse until they are too many."""
        strays: i64 = self.strays()
        pages: i64 = self.standing()
        found: i64 = FALLS | first(min(self.left, 8)) | first(min(self.right, 8)) << 8
        if pages > 0 and strays * 100 < (self.rules >> SHARE & 127) * (pages + strays):
            found |= STANDS
        return found

    def spells_open(self) -> i64:
        """KMI-25, KMI-40, KMI-80: the spells of the target, and the activator's creatures."""
        found: i64 = END
        colour: i64
        for colour in range(4):
            if open_box(self, colour + 1) >= 0 and castable(self, colour + 1, False, self.refusals):
                found |= bit(colour)
            if open_box(self, TEAM) >= 0 and castable(self, colour + 1, True, self.refusals):
                found |= bit(TEAM_SPELL + colour)
        own: i64 = self.reserve(self.activator)
        if own & CREATURES == 0:
            return found
        if held(own, IMP) and self.guardians_kept():
            found |= PLAY_IMP
        if held(own, DRAGONFLIES) and self.others_cards():
            found |= PLAY_DRAGONFLIES
        if held(own, MOUSE_CARD) and self.discard & LOOSE:
            found |= PLAY_MOUSE
        return found

    def guardians_kept(self) -> bool:
        return (self.reserve0 | self.reserve1 | self.reserve2 | self.reserve3 | self.reserve4) & GUARDIANS != 0

    def others_cards(self) -> bool:
        """Whether there is a card to give besides the Dragonflies that are played."""
        left: i64 = 0
        seat: i64
        for seat in range(self.seats):
            left += size(self.giveable(seat))
        return left > 1

    def giveable(self, seat: i64) -> i64:
        """KMI-A27: any card, or any but a guardian."""
        bag: i64 = self.reserve(seat)
        return bag & LOOSE if self.rules & GUARDIANS_STAY else bag

    def givers(self) -> i64:
        found: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.giveable(seat):
                found |= bit(seat)
        return found

    def keeps(self) -> i64:
        """KMI-35, KMI-36: at most so many cards, guardians first; KMI-A5, KMI-70: these always."""
        bag: i64 = self.reserve(self.activator)
        room: i64 = max(self.limit() - size(bag & GUARDIANS), 0)
        found: i64 = kinds(bag & LOOSE)
        return found | END if size(bag & LOOSE) <= room else found
