"""Attacks and the four powers of Totem: what is compared, what works, and how a turn and a match end."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import count, number
from kamifuda.core.position import WORLD
from kamifuda.games.totem.cards import DRAW, EYE, NO_POWER, SHIELD, level
from kamifuda.games.totem.options import ATTACKS, EYE_BEFORE, HAND_LIMIT, KEEP_PARTNER, RETURN_ATTACKER
from kamifuda.games.totem.table import (
    AGAIN,
    AT_TURN,
    BY_POWER,
    GUARD,
    LIMIT,
    MAY_DRAW,
    SPENT,
    TURN,
    UP,
    WHOLE,
    WIDTH,
    Table,
    at_place,
    card_at,
    first_place,
    hidden,
    hidden_cards,
    level_in,
    levels,
    totems,
)
from kamifuda.games.totem.table import EYE as EYE_HAS_WON

# How a match ended.
ALL_DEFEATED: Final = 1  # TOT-34
MORE_TOTEMS: Final = 2  # TOT-36
HIGHER_SUM: Final = 3  # TOT-36
DRAWN: Final = 4  # TOT-37

# Where an Eye looks before the comparison, if not at a place.
NOWHERE: Final = -1
DECLINED: Final = -2


@mypyc_attr(acyclic=True)
class Powers(Table):
    """All that follows from an attack."""

    # Discovering

    def turn_up(self, seat: i64, place: i64, by_eye: i64) -> None:
        """TOT-06, TOT-22: a hidden totem is discovered and stays so; TOT-10, TOT-A14: an Eye cancels its power.

        TOT-07, TOT-A31: nothing but its defeat moves it any more.
        """
        zone: i64 = self.zone(seat)
        card: i64 = card_at(zone, place)
        marks: i64 = UP
        cancelled: i64 = 0
        if by_eye and self.power(card) != NO_POWER:
            marks |= SPENT
            cancelled = 1
        self.set_zone(seat, zone | at_place(marks, place))
        self.turned |= card
        if self.shown:
            self.forget(card)
        if self.journal is not None:
            self.note("discovered", seat, card, place | by_eye << 4 | cancelled << 5)

    def spend(self, seat: i64, place: i64) -> None:
        """TOT-04, TOT-05: a power works once; the card is turned sideways."""
        self.set_zone(seat, self.zone(seat) | at_place(SPENT, place))

    # The attack

    def strike(self, seat: i64, partner: i64, peek: i64) -> None:
        """TOT-21: a card, or a Sword and its partner, against a totem; TOT-A34: an Eye may look first.

        TOT-A4: a Sword adds to the attack it is part of, never to a later one.
        """
        foe: i64 = 1 - seat
        card: i64 = self.card
        place: i64 = self.target
        strength: i64 = level(card)
        if partner:
            strength += level(partner)  # TOT-08, TOT-A2, TOT-A6: any other card, TOT-A5: one of them
        self.whole = True
        self.attacks += 1
        self.set_hand(seat, self.hand(seat) & ~(card | partner))
        if self.shown:
            self.forget(card | partner)
            self.left_the_hand(seat)
        if self.journal is not None:
            second: i64 = number(partner) + 1 if partner else 0
            self.note("attacked", seat, card, place | strength << 4 | second << 10)
            self.mark()
        self.verb = 0
        self.card = 0
        self.target = 0
        if peek >= 0:
            self.turn_up(foe, peek, 1)
        elif peek == DECLINED:
            self.note("declined", seat, 0, EYE_HAS_WON)
        if not self.zone(foe) >> place * WIDTH & UP:
            self.turn_up(foe, place, 0)
        beaten: bool = strength < level_in(self.zone(foe) >> place * WIDTH)
        shielded: bool = self.shields(foe, place)
        if beaten or shielded:
            returned: bool = not beaten and self.rules & RETURN_ATTACKER != 0
            back: i64 = self.kept(card, partner, returned)
            self.note_outcome("shielded" if shielded else "held", foe, place, strength, card & ~back, partner & ~back)
            self.lose(seat, (card | partner) & ~back, back, returned)
            self.guard(seat, place)
        else:
            self.note_outcome("defeated", foe, place, strength, card, partner)
            self.win(seat, place, card, partner)

    def note_outcome(self, what: str, foe: i64, place: i64, strength: i64, card: i64, partner: i64) -> None:
        """Also those cards of the attack that are discarded; 0: none."""
        if self.journal is not None:
            zone: i64 = self.zone(foe)
            first: i64 = number(card) + 1 if card else 0
            second: i64 = number(partner) + 1 if partner else 0
            more: i64 = place | strength << 4 | totems(zone) << 10 | first << 16 | second << 24
            self.note(what, foe, card_at(zone, place), more)

    def shields(self, seat: i64, place: i64) -> bool:
        """TOT-09, TOT-A9: a Shield that was hidden withstands its first attack; TOT-A8: only in defence."""
        zone: i64 = self.zone(seat)
        return not zone >> place * WIDTH & SPENT and self.power(card_at(zone, place)) == SHIELD

    def kept(self, card: i64, partner: i64, returned: bool) -> i64:
        """What comes back of an attack that was held; TOT-A10: all that only a Shield stopped; TOT-A3: the partner."""
        if returned:
            return card | partner
        return partner if self.rules & KEEP_PARTNER else 0

    def lose(self, seat: i64, gone: i64, back: i64, returned: bool) -> None:
        """TOT-24: who is beaten is discarded; TOT-A3, TOT-A10: or comes back."""
        self.gone |= gone
        if back:
            self.set_hand(seat, self.hand(seat) | back)
            self.remember(back)
            self.note("kept", seat, back, 1 if returned else 0)

    def guard(self, seat: i64, place: i64) -> None:
        """TOT-24, TOT-A16: the power of a totem that has held works by itself; TOT-A8: a Sword has none in defence."""
        foe: i64 = 1 - seat
        zone: i64 = self.zone(foe)
        if not zone >> place * WIDTH & SPENT:
            works: i64 = self.power(card_at(zone, place))
            if works == SHIELD:
                self.spend(foe, place)  # TOT-A11: whatever attacked
            elif works == DRAW:
                self.spend(foe, place)
                self.draw_for(foe, BY_POWER)  # TOT-11: even outside one's turn
            elif works == EYE:
                self.spend(foe, place)
                if self.look_back(seat):
                    return
        self.end_turn(seat)

    def look_back(self, seat: i64) -> bool:
        """TOT-A12, TOT-A13: the defender's Eye discovers a totem of the attacker; True where he has a choice."""
        places: i64 = hidden(self.zone(seat))
        if places & (places - 1):
            self.phase = GUARD
            self.actor = 1 - seat
            return True
        if places:
            self.turn_up(seat, first_place(places), 1)
        return False

    def win(self, seat: i64, place: i64, card: i64, partner: i64) -> None:
        """TOT-25: both sides are discarded and the attacker's power works; TOT-A15: the defender's does not."""
        foe: i64 = 1 - seat
        totem: i64 = card_at(self.zone(foe), place)
        self.set_zone(foe, self.zone(foe) & ~at_place(WHOLE, place))
        self.gone |= card | partner | totem
        if self.zone(foe) == 0:
            self.finish(1 + seat, ALL_DEFEATED)  # TOT-34, TOT-A28, TOT-A33: at once, no power works
            return
        works: i64 = self.power(card)  # TOT-08: not a partner's
        self.phase = AGAIN
        self.actor = seat
        if works == EYE and not self.rules & EYE_BEFORE and hidden(self.zone(foe)):
            self.phase = EYE_HAS_WON
        elif works == DRAW and self.pile:
            self.phase = MAY_DRAW
        else:
            self.go_on(seat)

    def go_on(self, seat: i64) -> None:
        """TOT-26, TOT-28: another attack, or stop; TOT-A33: without card and pile the turn ends."""
        if self.attacks >= self.rules >> ATTACKS & 15 or (self.hand(seat) == 0 and self.pile == 0):
            self.end_turn(seat)
        else:
            self.phase = AGAIN
            self.actor = seat

    # The end of a turn and of the match

    def end_turn(self, seat: i64) -> None:
        """TOT-33, TOT-A22: first one discards down to the limit; TOT-17: then the other player's turn begins."""
        if count(self.hand(seat)) > self.rules >> HAND_LIMIT & 15:
            self.phase = LIMIT
            self.actor = seat
        elif self.last_turn == 1 + seat:
            self.count_totems()
        else:
            self.opening = False
            self.begin_turn(1 - seat)

    def begin_turn(self, seat: i64) -> None:
        """TOT-19: with a card from the pile; TOT-A32: in an extra last turn there is none."""
        self.turn = seat
        self.actor = seat
        self.attacks = 0
        self.phase = TURN
        self.draw_for(seat, AT_TURN)

    def count_totems(self) -> None:
        """TOT-36: most totems, then the higher sum of levels; TOT-37: or a draw."""
        mine: i64 = totems(self.zone0)
        theirs: i64 = totems(self.zone1)
        how: i64 = MORE_TOTEMS
        self.note("counted", 0, 0, mine)
        self.note("counted", 1, 0, theirs)
        if mine == theirs:
            how = HIGHER_SUM
            mine = levels(self.zone0)
            theirs = levels(self.zone1)
            self.note("summed", 0, 0, mine)
            self.note("summed", 1, 0, theirs)
        if mine == theirs:
            self.finish(0, DRAWN)
        elif mine > theirs:
            self.finish(1, how)
        else:
            self.finish(2, how)

    def finish(self, winner: i64, how: i64) -> None:
        self.over = True
        self.winner = winner
        self.how = how
        if self.journal is not None:
            seat: i64
            for seat in range(2):
                self.note("revealed", seat, hidden_cards(self.zone(seat)), self.hand(seat))
            if winner:
                self.note("match_won", winner - 1, 0, how)
            else:
                self.note("match_drawn", WORLD, 0, 0)
