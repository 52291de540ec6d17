"""The turns of Kami: what each step does."""
# compiled

from typing import final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.clauses import IllegalAction
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.kami.cards import EMPRESS, card_of, kind, replaced
from kamifuda.games.kami.clauses import Clauses
from kamifuda.games.kami.imagine import imagine
from kamifuda.games.kami.options import SEATS, TARGET
from kamifuda.games.kami.round import ANSWER, ATTACK_ENTRY, DECLARE, DOWN, ENTRY, LEAD, LOOK, SEEN, STRIKE
from kamifuda.games.kami.steps import EVERYTHING, FROM_STACK, LOOK_NOT, LOOKS, PASS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Kami(Clauses):
    """A match of Kami."""

    def apply(self, seat: i64, action: i64) -> None:
        if action & self.legal(seat) == 0 or action & (action - 1):
            self.refuse(seat, action)
        self.last = action | seat << 61
        self.secret = False
        if action == PASS:
            self.pass_on(seat)
        elif self.phase == STRIKE:
            self.strike(seat, action)
        elif self.phase >= LEAD:
            self.defend(seat, action)
        elif self.phase == LOOK:
            self.look(seat, action)
        elif self.phase == DECLARE:
            self.declare(seat, action)
        else:
            self.decide(seat, action)

    def refuse(self, seat: i64, action: i64) -> None:
        if action <= 0 or action > EVERYTHING or action & (action - 1):
            raise ValueError(f"{action:#x} is not one action")
        raise IllegalAction(self.why_not(seat, action) or "")

    def take(self, seat: i64, action: i64, card: i64) -> None:
        """KAMI-33: a mercenary is played at once; KAMI-A15: the card below is turned up and can be taken at once."""
        if action & FROM_STACK:
            place: i64 = 4 * self.stack(action)
            below: i64 = self.beneath >> place & 15
            self.centre = replaced(self.centre, place, 15, below)
            self.beneath = replaced(self.beneath, place, 15, 0)
            self.last |= below
            if below:
                self.note("turned_up", WORLD, card_of(below - 1), place >> 2)
        else:
            self.put(seat, -card)

    def pass_on(self, seat: i64) -> None:
        """KAMI-12; KAMI-16: when all others have passed, the attacker leads again."""
        if self.journal is not None:
            self.note("passed", seat, 0, 0)
        self.passes += 1
        if self.passes < (self.rules & SEATS) - 1:
            self.turn = self.after(seat)
            return
        self.turn = self.attacker
        self.phase = LEAD
        if self.rules & SEATS == 2 and not self.legal(self.turn):
            self.move_the_lead()

    def move_the_lead(self) -> None:
        """KAMI-A16: who can not complete a pair gives the lead away; if nobody can, the round ends."""
        self.turn = self.after(self.turn)
        if self.legal(self.turn):
            self.note("lead_moved", self.turn, 0, 0)
        else:
            self.note("stuck", WORLD, 0, 0)
            self.reveal()
            self.end_round()

    def defend(self, seat: i64, action: i64) -> None:
        """KAMI-09, KAMI-16: face down; KAMI-13: face up."""
        card: i64 = self.card(action)
        entry: i64 = kind(card)
        if self.phase == LEAD:
            entry |= DOWN | SEEN if action & FROM_STACK else DOWN
            self.secret = action & FROM_STACK == 0
        elif card == EMPRESS:
            self.crowned = True
        if self.journal is not None:
            self.note("hid" if self.phase == LEAD else "countered", seat, card, self.stack(action))
        self.take(seat, action, card)
        self.set_defence(seat, self.defence(seat) << ENTRY | entry)
        self.whole = action & FROM_STACK != 0  # KAMI-A22: a card turned up can not be taken back
        self.phase = STRIKE

    def strike(self, seat: i64, action: i64) -> None:
        """KAMI-10, KAMI-15; KAMI-17: the last card of a hand ends the round."""
        card: i64 = self.card(action)
        if self.journal is not None:
            self.note("attacked", seat, card, self.stack(action))
        self.take(seat, action, card)
        self.set_attacks(seat, self.attacks(seat) << ATTACK_ENTRY | kind(card))
        self.whole = True
        self.attack = card
        self.attacker = seat
        self.passes = 0
        if self.hand(seat) == 0:
            self.win_round(seat, card)
        else:
            self.phase = ANSWER
            self.turn = self.after(seat)

    # Around the rules

    def seen(self, viewer: i64) -> i64:
        seat: i64 = self.last >> 61
        if self.secret and seat != viewer:
            return seat << 61
        if self.rules & SEATS == 3 and self.last & (LOOKS | LOOK_NOT):
            place: i64
            for place in range(8):
                if self.has_looked_at(viewer, place):
                    return self.last | (self.centre >> 4 * place & 15) << 32
        return self.last

    def imagine(self, seat: i64, rng: Rng) -> None:
        imagine(self, seat, rng)

    def prospect(self, seat: i64) -> i64:
        """A lead of a whole target is a won match, a draw is half of one."""
        target: i64 = self.rules >> TARGET
        mine: i64 = self.points_of(seat)
        if self.over and mine >= target:
            return 1000
        if self.over:
            return 0
        best: i64 = 0
        for other in range(self.rules & SEATS):
            if self.side(other) != self.side(seat) and self.points_of(other) > best:
                best = self.points_of(other)
        return 500 + 500 * (mine - best) // target

    def made_from(self) -> tuple[object, ...]:
        return (self.rules,)

    def clone(self) -> "Kami":
        twin = Kami(self.rules)
        twin.over = self.over
        twin.whole = self.whole
        twin.chance = self.chance
        twin.round = self.round
        twin.redeals = self.redeals
        twin.crowned = self.crowned
        twin.secret = self.secret
        twin.points = self.points
        twin.first = self.first
        twin.phase = self.phase
        twin.turn = self.turn
        twin.attack = self.attack
        twin.attacker = self.attacker
        twin.passes = self.passes
        twin.answers = self.answers
        twin.looked = self.looked
        twin.last = self.last
        twin.centre = self.centre
        twin.beneath = self.beneath
        twin.hands01 = self.hands01
        twin.hands23 = self.hands23
        twin.defence0 = self.defence0
        twin.defence1 = self.defence1
        twin.defence2 = self.defence2
        twin.defence3 = self.defence3
        twin.attacks0 = self.attacks0
        twin.attacks1 = self.attacks1
        twin.attacks2 = self.attacks2
        twin.attacks3 = self.attacks3
        return twin
