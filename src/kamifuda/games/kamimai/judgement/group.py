"""What the summoners of KamiMaï hold together, and how far that brings them, counted in hundredths of a card."""

from collections.abc import Iterable, Sequence
from typing import Final

from kamifuda.games.kamimai import worths
from kamifuda.games.kamimai.cards import DRAGONFLIES, ELEMENTS, FAIRY, GUARDIAN, IDS, IMP, KINDS, MOUSE, WOLF, held
from kamifuda.games.kamimai.house import sheets_of
from kamifuda.games.kamimai.sheets import GRIPS, SPELLS
from kamifuda.games.kamimai.view import View, ZoneView
from kamifuda.games.kamimai.worths import BURDEN, CAST, GRIP, LATER, NOW, SPARE

FOUR: Final = 4  # elements of a spell
FAIRY_IS: Final = 3  # elements, at most
WOLF_IS: Final = 2
COLOURS: Final = range(4)
TEAM: Final = SPELLS.index("team")

CREATURES: Final = {
    WOLF: worths.WOLF, IMP: worths.IMP, DRAGONFLIES: worths.DRAGONFLIES, MOUSE: worths.MOUSE,
    **{FAIRY + colour: worths.FAIRY for colour in COLOURS},
}  # fmt: skip

Cards = list[int]  # how many of each kind
Gift = tuple[int, int, int]  # from a seat, a kind, how many


def counted(cards: Iterable[str]) -> Cards:
    found = [0] * KINDS
    for card in cards:
        found[IDS.index(card)] += 1
    return found


def to_cast(zone: ZoneView) -> list[int]:
    """The spells of a zone that are not scribbled."""
    return [SPELLS.index(spell) for spell, done in zip(zone["spells"], zone["scribbled"], strict=True) if not done]


class Group:
    """Everybody's cards, and the spells that are still to be cast."""

    def __init__(self, seen: View) -> None:
        self.limit, self.activator = seen["limit"], seen["activator"]
        self.reserves = [
            counted([*cards, *seen["drawn"]] if seat == self.activator else cards)
            for seat, cards in enumerate(seen["reserves"])
        ]
        self.target = seen["sheet"]["target"]
        self.to_cast = {zone["id"]: to_cast(zone) for zone in seen["sheet"]["zones"]}
        self.grips = [GRIPS.index(seen["grips"][element]) for element in ELEMENTS]
        self.declined = {(each["seat"], each["spell"], each["team"]) for each in seen["declined"]}

    def copy(self) -> "Group":
        twin = Group.__new__(Group)
        twin.limit, twin.activator, twin.target = self.limit, self.activator, self.target
        twin.grips, twin.declined = self.grips, self.declined
        twin.reserves = [list(reserve) for reserve in self.reserves]
        twin.to_cast = {zone: list(spells) for zone, spells in self.to_cast.items()}
        return twin

    # How far it brings them

    def hope(self) -> int:
        """For spells that are cast, for cards on the way to others; less for Guardians."""
        held = [sum(of_kind) for of_kind in zip(*self.reserves, strict=True)]
        hope: int = SPARE * sum(held) + sum(worth * held[creature] for creature, worth in CREATURES.items())
        left = [held[colour] + FAIRY_IS * held[FAIRY + colour] for colour in COLOURS]
        for zone in sorted(self.to_cast, key=lambda zone: zone != self.target):
            for spell in self.to_cast[zone]:
                used = max(map(self.team_cards, COLOURS)) if spell == TEAM else min(FOUR, left[spell])
                if spell != TEAM:
                    left[spell] -= used
                hope += (NOW if zone == self.target else LATER) * used - CAST
        return hope - (sum(map(self.burden, self.reserves)) if any(held[GUARDIAN:FAIRY]) else 0)

    def team_cards(self, colour: int) -> int:
        """How many cards of this colour a team spell could use."""
        most = self.largest_share(TEAM)
        return min(FOUR, sum(min(most, able(reserve, colour)) for reserve in self.reserves))

    def burden(self, reserve: Cards) -> int:
        """KMI-36, KMI-69: Guardians take places, and the mildest of them rules the hand."""
        guardians = reserve[GUARDIAN:FAIRY]
        degrees = [grip for grip, count in zip(self.grips, guardians, strict=True) if count]
        return BURDEN * sum(guardians) + GRIP * min(degrees, default=0)

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
        for spell in self.to_cast.get(self.target or "", []):
            for colour in COLOURS if spell == TEAM else (spell,):
                shares = self.shares(spell, colour)
                if shares:
                    self.cast(spell, self.gifts(shares, colour))
                    return True
        return False

    def cast(self, spell: int, gifts: Sequence[Gift]) -> None:
        for seat, kind, count in gifts:
            self.reserves[seat][kind] -= count
        self.to_cast[self.target or ""].remove(spell)

    def shares(self, spell: int, colour: int) -> list[int]:
        """What everybody would give, the activator as much as possible; nothing where it is not enough."""
        seats, most = range(len(self.reserves)), self.largest_share(spell)
        can = [
            0
            if self.has_refused(seat, ELEMENTS[colour], spell == TEAM)
            else min(most, able(self.reserves[seat], colour))
            for seat in seats
        ]
        given = [self.least_share(seat, spell) for seat in seats]
        if sum(can) < FOUR or any(can[seat] < given[seat] for seat in seats):
            return []
        for seat in (*seats[self.activator :], *seats[: self.activator]):
            given[seat] += min(can[seat] - given[seat], FOUR - sum(given))
        return given

    def has_refused(self, seat: int, element: str, team: bool) -> bool:
        """In this turn: a bot does not ask again."""
        return (seat, element, team) in self.declined

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
            fairy = [] if reserve[colour] >= left else [(FAIRY + colour, FAIRY_IS)]
            for kind, worth in (*fairy, (colour, 1), (WOLF, WOLF_IS)):
                count = max(0, min(reserve[kind], -(-left // worth)))
                gifts.append((seat, kind, count))
                left -= count * worth
        return gifts

    # Cards come and go

    def tidy_up(self) -> None:
        """KMI-35, KMI-36: the activator keeps the best, and all Guardians."""
        reserve = self.reserves[self.activator]
        while sum(reserve) > self.limit:
            loose = [kind for kind in range(KINDS) if reserve[kind] and not GUARDIAN <= kind < FAIRY]
            if not loose:
                return
            reserve[max(loose, key=lambda kind: self.without(self.activator, kind).hope())] -= 1

    def without(self, seat: int, kind: int) -> "Group":
        return self.changed((seat, kind, -1))

    def with_card(self, seat: int, kind: int) -> "Group":
        return self.changed((seat, kind, 1))

    def handed(self, giver: int, kind: int, receiver: int) -> "Group":
        return self.changed((giver, kind, -1), (receiver, kind, 1))

    def changed(self, *changes: Gift) -> "Group":
        after = self.copy()
        for seat, kind, count in changes:
            after.reserves[seat][kind] += count
        return after


def able(reserve: Cards, colour: int) -> int:
    """How many elements of this colour these cards can be."""
    return reserve[colour] + FAIRY_IS * reserve[FAIRY + colour] + WOLF_IS * reserve[WOLF]


def unseen(seen: View) -> Cards:
    """The cards that nobody has seen yet."""
    known = [*seen["drawn"], *seen["discard"], *seen["book"]["felt"], *seen["book"]["faces"], seen["played"]]
    known += [card for reserve in seen["reserves"] for card in reserve]
    options = seen["options"]
    whole = sheets_of(options["house_rules"], options["version"]).grimoire(options["seats"])
    return [int(held(whole, kind)) - known.count(card) for kind, card in enumerate(IDS)]
