"""What is allowed in Totem, phase by phase, and the clause that forbids the rest."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.totem import steps
from kamifuda.games.totem.cards import at_least, best, level
from kamifuda.games.totem.options import HIGHER_ONLY, NO_EARLY_ATTACK
from kamifuda.games.totem.powers import ALL_DEFEATED, Powers
from kamifuda.games.totem.steps import CARDS, FIRST_PLACE, GO, NOT, PLACE, PLACES
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
    NUMBER,
    PARTNER,
    TARGET,
    TURN,
    UP,
    WIDTH,
    hidden,
    level_in,
)

OUT_OF_REACH: Final = 99  # a level that no card beats


@mypyc_attr(acyclic=True)
class Clauses(Powers):
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

    def in_turn(self, seat: i64) -> bool:
        """TOT-17: one after the other; TOT-A30: but both choose their totems."""
        if self.over or seat < 0 or seat > 1:
            return False
        if self.phase == CHOOSE and self.whole:
            return self.has_room(seat)
        return seat == self.actor

    def legal(self, seat: i64) -> i64:
        if not self.in_turn(seat):
            return 0
        phase: i64 = self.phase
        if phase == TURN:
            return self.actions(seat)
        if phase == CARD:
            return self.cards(seat)
        if phase == TARGET:
            return self.targets(seat)
        if phase == AGAIN:
            return self.attacking_again(seat)
        if phase == CHOOSE:
            return self.hand(seat)  # TOT-15
        if phase == PARTNER:
            return self.partners(seat)
        if phase == LIMIT:
            return steps.DISCARD  # TOT-33
        if phase == MAY_DRAW:
            return GO | NOT  # TOT-11, TOT-A16
        found: i64 = hidden(self.zone(1 - seat)) << PLACE  # TOT-A13
        if phase == GUARD:
            return found  # TOT-A16: by itself, but he chooses
        return found | NOT

    # The four actions: TOT-A17, TOT-20

    def actions(self, seat: i64) -> i64:
        """TOT-20: one of them; TOT-A29: the fourth is always possible."""
        allowed: i64 = steps.DISCARD
        if not (self.opening and self.rules & NO_EARLY_ATTACK) and self.attackers(seat):
            allowed |= GO
        if self.has_room(seat):
            allowed |= steps.DEFEND  # TOT-29, TOT-30
        if hidden(self.zone(seat)):
            allowed |= steps.EXCHANGE  # TOT-31
        return allowed

    def attacking_again(self, seat: i64) -> i64:
        """TOT-26: attack or stop; TOT-27: without a card, draw one and stop."""
        if self.hand(seat) == 0 or self.attackers(seat):
            return GO | NOT
        return NOT

    def cards(self, seat: i64) -> i64:
        if self.verb == ATTACK:
            return self.attackers(seat)
        return self.hand(seat)

    def attackers(self, seat: i64) -> i64:
        """TOT-21: the cards of the hand that have something to attack."""
        hand: i64 = self.hand(seat)
        weakest: i64 = self.weakest(1 - seat)
        if weakest == 0:
            return hand  # TOT-22: any card against a hidden totem
        fit: i64 = hand & at_least(weakest)
        swords: i64 = hand & self.swords & ~fit
        while swords:
            sword: i64 = swords & -swords
            if self.reach(hand, sword) >= weakest:
                fit |= sword
            swords &= swords - 1
        return fit

    def weakest(self, foe: i64) -> i64:
        """The lowest level that beats some totem of this zone, or at least may attack it."""
        zone: i64 = self.zone(foe)
        lowest: i64 = OUT_OF_REACH
        while zone:
            if zone & NUMBER:
                if not zone & UP:
                    return 0
                found: i64 = self.needed(zone)
                if found < lowest:
                    lowest = found
            zone >>= WIDTH
        return lowest

    def needed(self, entry: i64) -> i64:
        """TOT-23, TOT-A1: the level that may attack a discovered totem: its own, or by option a higher one."""
        return level_in(entry) + 1 if self.rules & HIGHER_ONLY else level_in(entry)

    def reach(self, hand: i64, card: i64) -> i64:
        """TOT-A7: the level that a card attacks with at most; a Sword adds itself to the best other card."""
        if card & self.swords:
            return level(card) + best(hand & ~card)
        return level(card)

    def targets(self, seat: i64) -> i64:
        """TOT-31: hidden totems of one's own; TOT-21: or all of the other's that the card may attack."""
        if self.verb == EXCHANGE:
            return hidden(self.zone(seat)) << PLACE
        strength: i64 = self.reach(self.hand(seat), self.card)
        zone: i64 = self.zone(1 - seat)
        allowed: i64 = 0
        place: i64 = FIRST_PLACE
        while zone:
            if zone & NUMBER and (not zone & UP or self.needed(zone) <= strength):
                allowed |= place  # TOT-22; TOT-23
            place <<= 1
            zone >>= WIDTH
        return allowed

    def partners(self, seat: i64) -> i64:
        """TOT-08, TOT-A6: alone or with any other card; TOT-A7: the sum must do against a discovered totem."""
        others: i64 = self.hand(seat) & ~self.card
        entry: i64 = self.zone(1 - seat) >> self.target * WIDTH
        if not entry & UP:
            return others | NOT
        missing: i64 = self.needed(entry) - level(self.card)
        if missing <= 0:
            return others | NOT
        return others & at_least(missing)

    # Refusals

    def why_not(self, seat: i64, action: i64) -> str | None:
        """The clause that does not allow this action; None where it is allowed."""
        if action & self.legal(seat):
            return None
        if self.over:
            return "TOT-34" if self.how == ALL_DEFEATED else "TOT-35"
        if not self.in_turn(seat):
            return self.why_wait()
        if self.phase == TURN:
            return self.why_no_action(action)
        if self.phase == CARD:
            return self.why_not_this_card(seat, action)
        if self.phase == TARGET:
            return self.why_not_this_target(seat, action)
        if self.phase == PARTNER:
            return self.why_not_this_partner(seat, action)
        if self.phase == AGAIN:
            return "TOT-23" if action & GO else "TOT-26"
        if self.phase == CHOOSE:
            return "TOT-15"
        if self.phase == LIMIT:
            return "TOT-33"
        if self.phase == MAY_DRAW:
            return "TOT-11"
        return self.why_not_discover(action)

    def why_wait(self) -> str:
        if self.phase == CHOOSE:
            return "TOT-A30"
        return "TOT-A16" if self.phase == GUARD else "TOT-17"

    def why_no_action(self, action: i64) -> str:
        if action & GO:
            return "TOT-A26" if self.opening and self.rules & NO_EARLY_ATTACK else "TOT-23"
        if action & steps.DEFEND:
            return "TOT-30"
        return "TOT-31" if action & steps.EXCHANGE else "TOT-20"

    def why_not_this_card(self, seat: i64, action: i64) -> str:
        if self.verb == ATTACK:
            return "TOT-23" if action & CARDS & self.hand(seat) else "TOT-21"
        if self.verb == DEFEND:
            return "TOT-29"
        if self.verb == EXCHANGE:
            return "TOT-31"
        return "TOT-32" if self.verb == DISCARD else "TOT-33"

    def why_not_this_target(self, seat: i64, action: i64) -> str:
        zone: i64 = self.zone(seat) if self.verb == EXCHANGE else self.zone(1 - seat)
        discovered: bool = action & PLACES != 0 and zone >> self.place(action) * WIDTH & NUMBER != 0
        if self.verb == EXCHANGE:
            return "TOT-07" if discovered else "TOT-31"
        if not discovered:
            return "TOT-21"
        return "TOT-A7" if self.card & self.swords else "TOT-23"

    def why_not_this_partner(self, seat: i64, action: i64) -> str:
        if action & NOT:
            return "TOT-23"
        return "TOT-A7" if action & self.hand(seat) & ~self.card else "TOT-08"

    def why_not_discover(self, action: i64) -> str:
        if action & PLACES:
            return "TOT-A13"
        if self.phase == GUARD:
            return "TOT-A16"
        return "TOT-A12" if self.phase == EYE else "TOT-A34"

    def place(self, action: i64) -> i64:
        """The place that a step names."""
        found: i64 = 0
        while not action >> (PLACE + found) & 1:
            found += 1
        return found
