"""What the levels allow: which card may attack which totem (TOT-23), and what a Sword adds (TOT-A7)."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.totem.cards import at_least, best, level
from kamifuda.games.totem.options import HIGHER_ONLY
from kamifuda.games.totem.powers import Powers
from kamifuda.games.totem.steps import CARDS, EVERYTHING, FIRST_PLACE, GO, NOT
from kamifuda.games.totem.table import AGAIN, ATTACK, CARD, NUMBER, PARTNER, TARGET, TURN, UP, WIDTH, level_in

OUT_OF_REACH: Final = 99  # a level that no card beats


@mypyc_attr(acyclic=True)
class Reach(Powers):
    """How far a hand reaches."""

    # The masks of an attack, one for each of its steps

    def strong_enough(self, seat: i64) -> i64:
        """TOT-23, TOT-A7: at whatever step the attack is."""
        return self.ready(seat) & self.attacking(seat) & self.within_reach(seat) & self.adding_up(seat)

    def why_too_weak(self, action: i64) -> str:
        return "TOT-A7" if self.card & self.swords and action != NOT else "TOT-23"

    def ready(self, seat: i64) -> i64:
        """TOT-23: an attack begins only with a card for it; TOT-27: who has none left may draw instead."""
        if self.phase not in (TURN, AGAIN) or (self.phase == AGAIN and self.hand(seat) == 0):
            return EVERYTHING
        return EVERYTHING if self.attackers(seat) else EVERYTHING & ~GO

    def attacking(self, seat: i64) -> i64:
        """TOT-23: a card that has something to attack."""
        if self.phase != CARD or self.verb != ATTACK:
            return EVERYTHING
        return EVERYTHING & ~CARDS | self.attackers(seat)

    def within_reach(self, seat: i64) -> i64:
        """TOT-22: any hidden totem; TOT-23: and those discovered that the card may attack."""
        if self.phase != TARGET or self.verb != ATTACK:
            return EVERYTHING
        strength: i64 = self.reach(self.hand(seat), self.card)
        zone: i64 = self.zone(1 - seat)
        too_strong: i64 = 0
        place: i64 = FIRST_PLACE
        while zone:
            if zone & UP and self.needed(zone) > strength:
                too_strong |= place
            place <<= 1
            zone >>= WIDTH
        return EVERYTHING & ~too_strong

    def adding_up(self, seat: i64) -> i64:
        """TOT-A6: a Sword alone or with any other card; TOT-A7: the sum must do against a discovered totem."""
        if self.phase != PARTNER:
            return EVERYTHING
        entry: i64 = self.zone(1 - seat) >> self.target * WIDTH
        if not entry & UP:
            return EVERYTHING
        missing: i64 = self.needed(entry) - level(self.card)
        return EVERYTHING if missing <= 0 else EVERYTHING & ~(CARDS | NOT) | at_least(missing)

    # Levels

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
