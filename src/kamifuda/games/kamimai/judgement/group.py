"""What the summoners of KamiMaï hold together, and how far that brings them by the end of a turn."""

from collections.abc import Iterable, Sequence
from typing import Final

from kamifuda.games.kamimai.cards import FAIRY, GUARDIAN, KINDS, WOLF, held, one, size
from kamifuda.games.kamimai.hopes import burden_of, hope, needs
from kamifuda.games.kamimai.refusals import asked_for
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import SPELLS
from kamifuda.games.kamimai.worths import CAST

FOUR: Final = 4  # elements of a spell
FAIRY_IS: Final = 3  # elements, at most
WOLF_IS: Final = 2
COLOURS: Final = range(4)
TEAM: Final = SPELLS.index("team")

Gift = tuple[int, int, int]  # from a seat, a kind, how many


class Group:
    """Everybody's cards, and the spells that are still to be cast; what they are worth, `hopes` says."""

    def __init__(self, table: KamiMai) -> None:
        self.table = table  # never changed
        self.limit, self.activator = int(table.limit()), table.activator
        self.reserves = [int(table.reserve(seat)) for seat in range(table.seats)]
        self.reserves[self.activator] += table.drawn
        self.asked = int(needs(table))
        self.declined = {asked_for(request)[:3] for request in table.refusals}

    def copy(self) -> "Group":
        twin = Group.__new__(Group)
        twin.table, twin.limit, twin.activator = self.table, self.limit, self.activator
        twin.reserves, twin.asked, twin.declined = list(self.reserves), self.asked, self.declined
        return twin

    # How far it brings them

    def hope(self) -> int:
        """For spells that are cast, for cards on the way to others; less for Guardians."""
        worth = int(hope(sum(self.reserves), self.asked)) - CAST * self.spells_left()
        return worth - sum(int(burden_of(self.table, bag)) for bag in self.reserves)

    def spells_left(self) -> int:
        return sum(self.asked >> place & 15 for place in range(0, 40, 4))

    def promise(self) -> int:
        """The hope at the end of this turn, if all agree to what the activator can cast."""
        after = self.copy()
        while after.cast_something():
            pass
        after.tidy_up()
        return after.hope()

    # Spells

    def cast_something(self) -> bool:
        """A spell of the target for which there are cards."""
        for spell in (*COLOURS, TEAM):
            for colour in COLOURS if spell == TEAM else (spell,):
                shares = self.shares(spell, colour) if self.asked >> 4 * spell & 15 else []
                if shares:
                    self.cast(spell, self.gifts(shares, colour))
                    return True
        return False

    def cast(self, spell: int, gifts: Iterable[Gift]) -> None:
        """KMI-31: of the target."""
        for seat, kind, count in gifts:
            self.reserves[seat] -= count * int(one(kind))
        self.asked -= 1 << 4 * spell

    def shares(self, spell: int, colour: int) -> list[int]:
        """What everybody would give, the activator as much as possible; nothing where it is not enough."""
        seats, most = range(len(self.reserves)), self.largest_share(spell)
        can = [
            0 if self.has_refused(seat, colour, spell == TEAM) else min(most, able(self.reserves[seat], colour))
            for seat in seats
        ]
        given = [self.least_share(seat, spell) for seat in seats]
        if sum(can) < FOUR or any(can[seat] < given[seat] for seat in seats):
            return []
        for seat in (*seats[self.activator :], *seats[: self.activator]):
            given[seat] += min(can[seat] - given[seat], FOUR - sum(given))
        return given

    def has_refused(self, seat: int, colour: int, team: bool) -> bool:
        """In this turn: a bot does not ask again."""
        return (seat, colour, team) in self.declined

    def least_share(self, seat: int, spell: int) -> int:
        """KMI-29, KMI-52 to KMI-58."""
        seats = len(self.reserves)
        if spell == TEAM and seats < 5:
            return 2 if seats == 2 else 1
        return int(seat == self.activator)

    def largest_share(self, spell: int) -> int:
        seats = len(self.reserves)
        return FOUR if spell != TEAM or seats == 1 else 2 if seats <= 3 else 1

    def gifts(self, shares: Sequence[int], colour: int) -> list[Gift]:
        """Elements where they are enough; else the Fairy counts as much as she can, and the Wolf helps."""
        gifts = []
        for seat, left in enumerate(shares):
            reserve = self.reserves[seat]
            fairy = [] if held(reserve, colour) >= left else [(FAIRY + colour, FAIRY_IS)]
            for kind, worth in (*fairy, (colour, 1), (WOLF, WOLF_IS)):
                count = max(0, min(int(held(reserve, kind)), -(-left // worth)))
                gifts.append((seat, kind, count))
                left -= count * worth
        return gifts

    # Cards come and go

    def tidy_up(self) -> None:
        """KMI-35, KMI-36: the activator keeps the best, and all Guardians."""
        while size(self.reserves[self.activator]) > self.limit:
            loose = [kind for kind in self.kinds(self.activator) if not GUARDIAN <= kind < FAIRY]
            if not loose:
                return
            worst = max(loose, key=lambda kind: self.without(self.activator, kind).hope())
            self.reserves[self.activator] -= int(one(worst))

    def kinds(self, seat: int) -> list[int]:
        """What a seat holds."""
        return [kind for kind in range(KINDS) if held(self.reserves[seat], kind)]

    def without(self, seat: int, kind: int) -> "Group":
        return self.changed((seat, kind, -1))

    def with_card(self, seat: int, kind: int) -> "Group":
        return self.changed((seat, kind, 1))

    def handed(self, giver: int, kind: int, receiver: int) -> "Group":
        return self.changed((giver, kind, -1), (receiver, kind, 1))

    def changed(self, *changes: Gift) -> "Group":
        after = self.copy()
        for seat, kind, count in changes:
            after.reserves[seat] += count * int(one(kind))
        return after


def able(bag: int, colour: int) -> int:
    """How many elements of this colour these cards can be."""
    return int(held(bag, colour) + FAIRY_IS * held(bag, FAIRY + colour) + WOLF_IS * held(bag, WOLF))
