"""What is allowed in Kami. Legality is written once: each clause is a mask, `legal` is what they all allow.

KAMI-39 is the rulebook's example of a first few turns.
"""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.kami.cards import EACH, EMPRESS, SPEAR, card_of, count, kinds
from kamifuda.games.kami.options import DEMORALISED, EIGHT_CARDS, SEATS
from kamifuda.games.kami.round import ANSWER, DECIDE, DECLARE, DOWN, FIVE, LEAD, LOOK, STRIKE
from kamifuda.games.kami.series import Series
from kamifuda.games.kami.steps import (
    ATTACK,
    ATTACKS,
    CANCEL,
    COUNTER,
    COUNTERS,
    EVERYTHING,
    FROM_HAND,
    FROM_STACK,
    HIDE,
    HIDES,
    LOOK_NOT,
    LOOKS,
    NO_CARD,
    PASS,
    PLAY_ON,
    SHOW,
    STACKS,
    from_stacks,
)

FROM_THE_HAND: Final = -1


@mypyc_attr(acyclic=True)
class Clauses(Series):
    """Who may do what now."""

    def to_act(self) -> i64:
        if self.over:
            return 0
        if self.phase == DECLARE:
            return ~self.answers & 15
        return 1 << self.turn

    def mover(self) -> i64:
        return self.turn

    # The clauses: what each of them allows

    def in_turn(self, seat: i64) -> i64:
        """KAMI-11, KAMI-A8: one after the other, each other player once per attack; KAMI-17: not after the end."""
        if self.over or seat < 0:
            return 0
        if seat == self.turn or (self.phase == DECLARE and seat < 4 and not self.answers >> seat & 1):
            return EVERYTHING
        return 0

    def due(self) -> i64:
        """KAMI-09, KAMI-A3, KAMI-16: the leader hides; KAMI-11: the attacked counter or pass; KAMI-15: then attack."""
        if self.phase == ANSWER:
            return COUNTERS | PASS  # KAMI-12: a pass is always allowed
        if self.phase == LEAD:
            return HIDES
        if self.phase == STRIKE:
            return ATTACKS  # KAMI-A2: compulsory
        if self.phase == DECLARE:
            return SHOW | PLAY_ON
        if self.phase == DECIDE:
            return CANCEL | PLAY_ON
        return LOOKS | LOOK_NOT

    def at_hand(self, seat: i64) -> i64:
        """KAMI-08: what one holds; KAMI-32: or the open mercenaries of a duel."""
        held: i64 = kinds(self.hand(seat)) * 7 | NO_CARD
        return held | FROM_STACK & self.from_open_stacks(EACH) if self.rules & SEATS == 2 else held

    def from_open_stacks(self, wanted: i64) -> i64:
        """Steps of every verb with mercenaries of these kinds."""
        stacks: i64 = 0
        stack: i64
        for stack in range(8):
            top: i64 = self.centre >> 4 * stack & 15
            if top and card_of(top - 1) & wanted:
                stacks |= 1 << stack
        return from_stacks(stacks, HIDE) | from_stacks(stacks, COUNTER) | from_stacks(stacks, ATTACK)

    def countering(self) -> i64:
        """KAMI-13, KAMI-14: the same card, whoever attacks; KAMI-22: or an Empress, not against Soldier and Spear.

        KAMI-A5: an Empress would counter an Empress too, but by then none is left.
        """
        if self.phase != ANSWER:
            return EVERYTHING
        wanted: i64 = self.attack | EMPRESS if self.attack > SPEAR else self.attack
        fitting: i64 = wanted << COUNTER
        if self.rules & SEATS == 2:
            fitting |= self.from_open_stacks(wanted)
        return fitting | EVERYTHING & ~COUNTERS

    def empress_attacking(self, seat: i64) -> i64:
        """KAMI-23, KAMI-A4: only beside an Empress face up in a defence line, or as the last card of the hand.

        KAMI-A6: she may have been laid in the same turn; KAMI-A7: the last card counts beside a hidden twin too.
        """
        if self.crowned or self.phase != STRIKE:
            return EVERYTHING
        forbidden: i64 = EMPRESS << ATTACK
        if self.hand(seat) == EMPRESS:
            forbidden = 0
        if self.rules & SEATS == 2:
            forbidden |= self.from_open_stacks(EMPRESS)
        return EVERYTHING & ~(forbidden & ATTACKS)

    def keeping_the_last_card(self, seat: i64) -> i64:
        """KAMI-35, KAMI-A17: the last card of the hand is an attack, never a defence."""
        if count(self.hand(seat)) == 1:
            return EVERYTHING & ~(FROM_HAND & (HIDES | COUNTERS))
        return EVERYTHING

    def leaving_an_attack(self, seat: i64) -> i64:
        """KAMI-A22: no defence that leaves two Empresses in hand, both locked, and no mercenary to attack with."""
        hand: i64 = self.hand(seat)
        if self.mercenaries() == 0 and count(hand) == 3 and hand >> 28 == 2:
            return EVERYTHING & ~(FROM_HAND & (HIDES | COUNTERS)) | EMPRESS << HIDE | EMPRESS << COUNTER
        if self.mercenaries() == 1 and hand == 2 * EMPRESS:
            return EVERYTHING & ~(FROM_STACK & (HIDES | COUNTERS))
        return EVERYTHING

    def demoralising(self, seat: i64) -> i64:
        """KAMI-24: only five Soldiers or more are shown."""
        return EVERYTHING if self.hand(seat) & 15 >= FIVE else EVERYTHING & ~SHOW

    def unseen(self) -> i64:
        """KAMI-29, KAMI-A23: one of the cards set aside that nobody has looked at."""
        looks: i64 = 0
        look: i64 = 8
        place: i64
        for place in range(8):
            if self.centre >> 4 * place & 15 and self.looked & 15 != place + 1:
                looks |= look << 4 * place
        return looks | EVERYTHING & ~LOOKS

    def legal(self, seat: i64) -> i64:
        allowed: i64 = self.in_turn(seat) & self.due()
        if self.phase >= LEAD:
            allowed &= self.at_hand(seat) & self.countering() & self.empress_attacking(seat)
            if self.rules & SEATS == 2:
                allowed &= self.keeping_the_last_card(seat) & self.leaving_an_attack(seat)
            return allowed
        return allowed & (self.unseen() if self.phase == LOOK else self.demoralising(seat))

    def why_not(self, seat: i64, action: i64) -> str | None:
        """The first clause that does not allow this action."""
        if self.over:
            return "KAMI-03"
        if not action & self.in_turn(seat):
            return "KAMI-11" if self.phase >= LEAD else "KAMI-29" if self.phase == LOOK else "KAMI-A9"
        if not action & self.due():
            return self.why_not_now(action)
        if self.phase < LEAD:
            if not action & self.demoralising(seat):
                return "KAMI-24"
            return None if action & self.unseen() else "KAMI-A23" if self.rules & EIGHT_CARDS else "KAMI-29"
        return self.why_not_this_card(seat, action)

    def why_not_now(self, action: i64) -> str:
        if action & (SHOW | CANCEL | PLAY_ON):
            return "KAMI-24" if self.rules & DEMORALISED else "KAMI-27"
        if action & (LOOKS | LOOK_NOT):
            return "KAMI-29" if self.rules & SEATS == 3 else "KAMI-28"
        if self.phase == LEAD:
            return "KAMI-16" if self.attack else "KAMI-09"
        if self.phase == STRIKE:
            return "KAMI-A2" if action == PASS else self.why_attack()
        return "KAMI-11" if self.phase == ANSWER else "KAMI-29" if self.phase == LOOK else "KAMI-24"

    def why_attack(self) -> str:
        """The clause by which an attack is due now."""
        if not self.defence(self.turn) & DOWN:
            return "KAMI-15"
        return "KAMI-16" if self.attack else "KAMI-10"

    def why_not_this_card(self, seat: i64, action: i64) -> str | None:
        seats: i64 = self.rules & SEATS
        if not action & self.at_hand(seat):
            if action & FROM_STACK:
                return "KAMI-32" if seats == 2 else "KAMI-31"
            return "KAMI-08" if seats == 4 else "KAMI-28" if seats == 3 else "KAMI-31"
        if not action & self.countering():
            return "KAMI-22" if self.card(action) == EMPRESS else "KAMI-13"
        if not action & self.empress_attacking(seat):
            return "KAMI-23"
        if seats == 2 and not action & self.keeping_the_last_card(seat):
            return "KAMI-A17"
        return "KAMI-A22" if seats == 2 and not action & self.leaving_an_attack(seat) else None

    # What a step is about

    def card(self, action: i64) -> i64:
        """The card that a step plays."""
        if action & FROM_STACK:
            return card_of((self.centre >> 4 * self.stack(action) & 15) - 1)
        return action >> HIDE if action & HIDES else action >> COUNTER if action & COUNTERS else action >> ATTACK

    def stack(self, action: i64) -> i64:
        """The mercenary stack a step takes from; FROM_THE_HAND where it does not."""
        if not action & FROM_STACK:
            return FROM_THE_HAND
        place: i64 = STACKS
        while not action >> place & 1:
            place += 1
        return place & 7

    def mercenaries(self) -> i64:
        """How many are left in the stacks of a duel."""
        left: i64 = 0
        place: i64
        for place in range(0, 32, 4):
            if self.centre >> place & 15:
                left += 1
            if self.beneath >> place & 15:
                left += 1
        return left
