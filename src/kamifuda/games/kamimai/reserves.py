"""Cards that leave a Reserve of KamiMaï or come into it: what curses and phase 4 take, what creatures bring."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.kamimai.cards import GUARDIANS, LOOSE, bit, first, kinds, size
from kamifuda.games.kamimai.options import GUARDIANS_STAY
from kamifuda.games.kamimai.pages import Pages
from kamifuda.games.kamimai.steps import END, EVERYTHING, GUARDIAN_CARDS, LEAVE


@mypyc_attr(acyclic=True)
class Reserves(Pages):
    """The clauses about single cards: what each of them allows, but for falls."""

    def guardians_stay(self) -> i64:
        """KMI-36, KMI-67: no guardian is discarded."""
        return EVERYTHING & ~GUARDIAN_CARDS

    # A curse

    def debts(self, seat: i64) -> i64:
        return self.guardians_stay() & self.owed_cards(seat)

    def owed_cards(self, seat: i64) -> i64:
        """KMI-64: a card of one's own, from whoever owes one."""
        if self.owes(seat):
            return kinds(self.reserve(seat))
        return 0

    def why_not_pay(self, seat: i64, action: i64) -> str | None:
        if not action & self.guardians_stay():
            return "KMI-67"
        return None if action & self.owed_cards(seat) else "KMI-64"

    # Phase 4

    def keeps(self, seat: i64) -> i64:
        return self.guardians_stay() & self.own_cards(seat) & self.room(seat)

    def own_cards(self, seat: i64) -> i64:
        """KMI-35: what one has can be discarded."""
        return kinds(self.reserve(seat)) | END

    def room(self, seat: i64) -> i64:
        """KMI-35: at most so many cards, guardians first; KMI-A5, KMI-70: these always."""
        bag: i64 = self.reserve(seat)
        room: i64 = max(self.limit() - size(bag & GUARDIANS), 0)
        return EVERYTHING if size(bag & LOOSE) <= room else EVERYTHING & ~END

    def why_not_discard(self, seat: i64, action: i64) -> str | None:
        if not action & self.guardians_stay():
            return "KMI-36"
        if not action & self.own_cards(seat):
            return "KMI-35"
        return None if action & self.room(seat) else "KMI-35"

    # Dragonflies and Mouse

    def givers(self) -> i64:
        """KMI-A27: whoever has something to give."""
        found: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.giveable(seat):
                found |= bit(seat)
        return found

    def gifts_of(self, seat: i64) -> i64:
        """KMI-A27: from whoever was chosen."""
        if seat == self.giver:
            return kinds(self.giveable(seat))
        return 0

    def giveable(self, seat: i64) -> i64:
        """KMI-A27: any card, or any but a guardian."""
        bag: i64 = self.reserve(seat)
        return bag & LOOSE if self.rules & GUARDIANS_STAY else bag

    def anybody(self) -> i64:
        """KMI-76: whoever the giver likes; KMI-78: whoever the activator likes; oneself too."""
        return first(self.seats)

    def takes(self, seat: i64) -> i64:
        """KMI-78: an element or a creature from the discard, for whoever was chosen."""
        if seat == self.taker:
            return kinds(self.discard & LOOSE) | LEAVE
        return 0
