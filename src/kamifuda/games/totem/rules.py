"""The plays of Totem: what each step does."""
# compiled

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import count, number
from kamifuda.core.clauses import IllegalAction
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng, stirred
from kamifuda.games.totem import steps
from kamifuda.games.totem.cards import EYE as EYES
from kamifuda.games.totem.clauses import Clauses
from kamifuda.games.totem.habits import habit
from kamifuda.games.totem.imagine import imagine
from kamifuda.games.totem.options import EYE_BEFORE
from kamifuda.games.totem.outlook import outlook
from kamifuda.games.totem.powers import DECLINED, NOWHERE
from kamifuda.games.totem.steps import EVERYTHING, GO, NOT
from kamifuda.games.totem.table import (
    ATTACK,
    BY_ACTION,
    BY_POWER,
    CARD,
    CHOOSE,
    DEALT,
    DEFEND,
    DISCARD,
    EXCHANGE,
    GUARD,
    LIMIT,
    NO_CARD,
    PARTNER,
    PEEK,
    SHED,
    TARGET,
    any_of,
    card_at,
    hidden,
    totems,
)

PATIENCE: Final = 8  # steps: a few plays


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Totem(Clauses):
    """A match of Totem."""

    def begin(self) -> None:
        """TOT-13: who begins is drawn; TOT-14: seven cards each; TOT-16: the rest is the pile."""
        rng = Rng(self.chance)
        self.round = 1
        self.first = rng.below(2)
        self.turn = self.first
        self.note("first", self.first, 0, 0)
        seat: i64
        for seat in range(2):
            while count(self.hand(seat)) < DEALT:
                card: i64 = any_of(self.pile, rng)
                self.pile ^= card
                self.set_hand(seat, self.hand(seat) | card)
        self.note("dealt", WORLD, DEALT, count(self.pile))
        for seat in range(2):
            self.note("received", seat, self.hand(seat), 0)
        self.chance = rng.next()

    def apply(self, seat: i64, action: i64) -> None:
        if action & self.legal(seat) == 0 or action & (action - 1):
            self.refuse(seat, action)
        self.last_seat = seat
        self.last = action
        self.secret = False
        self.turned = 0
        self.drew0 = 0
        self.drew1 = 0
        phase: i64 = self.phase
        if phase == CARD:
            self.choose_card(seat, action)
        elif phase == CHOOSE:
            self.lay_totem(seat, action)
        elif phase <= LIMIT:
            self.choose_verb(seat, action)
        elif phase == TARGET:
            self.choose_target(seat, action)
        elif phase == PARTNER:
            self.strike(seat, action & ~NOT, NOWHERE)
        else:
            self.use_power(seat, action)

    def refuse(self, seat: i64, action: i64) -> None:
        if action <= 0 or action > EVERYTHING or action & (action - 1):
            raise ValueError(f"{action:#x} is not one action")
        raise IllegalAction(self.why_not(seat, action) or "")

    def lay_totem(self, seat: i64, card: i64) -> None:
        """TOT-15: the totems of the zone, face down, from the first place on; TOT-A30: then the first turn begins."""
        self.secret = True
        self.lay(seat, card, totems(self.zone(seat)))
        self.actor = seat
        self.whole = not self.has_room(seat)
        if self.whole:
            self.note("chosen", seat, self.zone(seat), 0)
            if not self.has_room(1 - seat):
                self.begin_turn(self.first)

    def choose_verb(self, seat: i64, action: i64) -> None:
        if action == NOT:
            self.note("stopped", seat, 0, 0)
            self.end_turn(seat)
        elif self.hand(seat) == 0:
            self.draw_for(seat, NO_CARD)  # TOT-27, TOT-A19: the turn passes
            self.end_turn(seat)
        else:
            self.verb = ATTACK
            if action == steps.DEFEND:
                self.verb = DEFEND
            elif action == steps.EXCHANGE:
                self.verb = EXCHANGE
            elif action == steps.DISCARD:
                self.verb = SHED if self.phase == LIMIT else DISCARD
            self.phase = CARD
            self.whole = False

    def choose_card(self, seat: i64, card: i64) -> None:
        if self.verb == ATTACK or self.verb == EXCHANGE:
            self.secret = self.verb == EXCHANGE
            self.card = card
            self.phase = TARGET
        elif self.verb == DEFEND:
            self.defend(seat, card)
        else:
            self.discard(seat, card)

    def defend(self, seat: i64, card: i64) -> None:
        """TOT-29: face down; TOT-A21: a new totem is like any other; TOT-A35: everybody sees where it lies."""
        place: i64 = self.free_place(seat)
        self.secret = True
        self.lay(seat, card, place)
        self.note("defended", seat, card, place)
        if self.shown:
            self.laid_unseen(seat, place)
        self.close(seat)

    def discard(self, seat: i64, card: i64) -> None:
        """TOT-32: discard one and draw one, TOT-A24: if the pile has one; TOT-33: or just discard."""
        shed: bool = self.verb == SHED
        self.set_hand(seat, self.hand(seat) & ~card)
        self.gone |= card
        self.note("discarded", seat, card, 1 if shed else 0)
        if self.shown:
            self.forget(card)
            self.left_the_hand(seat)
        if not shed:
            self.draw_for(seat, BY_ACTION)
        self.close(seat)

    def choose_target(self, seat: i64, action: i64) -> None:
        place: i64 = self.place(action)
        if self.verb == EXCHANGE:
            self.exchange(seat, place)
            return
        self.target = place
        if self.card & self.swords:
            self.phase = PARTNER
        elif self.rules & EYE_BEFORE and self.power(self.card) == EYES and hidden(self.zone(1 - seat)):
            self.phase = PEEK
        else:
            self.strike(seat, 0, NOWHERE)

    def exchange(self, seat: i64, place: i64) -> None:
        """TOT-31, TOT-A20: a hidden totem for a card of the hand, which stays hidden; TOT-A35."""
        card: i64 = self.card
        taken: i64 = card_at(self.zone(seat), place)
        self.lay(seat, card, place)
        self.set_hand(seat, self.hand(seat) | taken)
        if self.journal is not None:
            self.note("exchanged", seat, card, place | number(taken) << 4)
        if self.shown:
            self.laid_unseen(seat, place)
        self.close(seat)

    def close(self, seat: i64) -> None:
        """The play is made, and with it the turn."""
        self.whole = True
        self.verb = 0
        self.card = 0
        self.end_turn(seat)

    def use_power(self, seat: i64, action: i64) -> None:
        """TOT-A16: the attacker may leave it."""
        phase: i64 = self.phase
        if phase == PEEK:
            self.strike(seat, 0, DECLINED if action == NOT else self.place(action))  # TOT-A34
            return
        if action == NOT:
            self.note("declined", seat, 0, phase)
        elif action == GO:
            self.draw_for(seat, BY_POWER)  # TOT-A18: the card may attack at once
        else:
            self.turn_up(1 - seat, self.place(action), 1)
        if phase == GUARD:
            self.end_turn(1 - seat)
        else:
            self.go_on(seat)

    # Around the rules

    def seen(self, viewer: i64) -> i64:
        token: i64 = self.last_seat
        if viewer == self.last_seat or not self.secret:
            token += self.last
        drawn: i64 = 0
        if viewer == 0:
            drawn = self.drew0
        elif viewer == 1:
            drawn = self.drew1
        return stirred(stirred(token, self.turned), drawn)

    def habit(self, seat: i64, legal: i64, rng: Rng) -> i64:
        return habit(self, seat, legal, rng)

    def patience(self) -> i64:
        return PATIENCE

    def imagine(self, seat: i64, rng: Rng) -> None:
        imagine(self, seat, rng)

    def score(self, seat: i64) -> i64:
        """TOT-12: who has won has 1; TOT-37: after a draw nobody."""
        if not self.over:
            raise ValueError("the match is not over")
        return 1 if self.winner == 1 + seat else 0

    def prospect(self, seat: i64) -> i64:
        if not self.over:
            return outlook(self, seat)
        if self.winner == 0:
            return 500
        return 1000 if self.winner == 1 + seat else 0

    def made_from(self) -> tuple[object, ...]:
        return (self.rules,)

    def clone(self) -> "Totem":
        twin = Totem(self.rules)
        twin.swords = self.swords
        twin.over = self.over
        twin.whole = self.whole
        twin.chance = self.chance
        twin.round = self.round
        twin.opening = self.opening
        twin.secret = self.secret
        twin.first = self.first
        twin.turn = self.turn
        twin.actor = self.actor
        twin.phase = self.phase
        twin.attacks = self.attacks
        twin.verb = self.verb
        twin.card = self.card
        twin.target = self.target
        twin.last_turn = self.last_turn
        twin.winner = self.winner
        twin.how = self.how
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.zone0 = self.zone0
        twin.zone1 = self.zone1
        twin.pile = self.pile
        twin.gone = self.gone
        twin.shown = self.shown
        twin.held = self.held
        twin.at0 = self.at0
        twin.at1 = self.at1
        twin.at2 = self.at2
        twin.at3 = self.at3
        twin.at4 = self.at4
        twin.last_seat = self.last_seat
        twin.last = self.last
        twin.turned = self.turned
        twin.drew0 = self.drew0
        twin.drew1 = self.drew1
        return twin
