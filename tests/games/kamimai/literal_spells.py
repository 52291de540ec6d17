"""Phase 3 of the literal reference: curses, spells and who gives what for them, Creatures."""

from typing import Any, NamedTuple

from tests.games.kamimai.literal_book import Book
from tests.games.kamimai.literal_cards import ELEMENTS, guardians_in, in_order, loose

SHARES = {1: [4], 2: [2, 2], 3: [1, 1, 2], 4: [1, 1, 1, 1], 5: [0, 1, 1, 1, 1]}  # KMI-56 to 59, A24, A25
SUM = 4  # KMI-27


Refusal = tuple[int, bool, str, tuple[str, ...]]  # who, whether as a team spell, of which element, which cards


class Give(NamedTuple):
    """So many Elements, or a Fairy or the Wolf counted as so many."""

    seat: int
    card: str
    worth: int

    @property
    def step(self) -> str:
        return f"give {self.seat} {self.card} {self.worth}"


class Spells(Book):
    """What the activator and the others do with their cards."""

    owed: list[int]  # KMI-64: cards still to discard
    element: str | None = None  # of the spell in the making
    team: bool = False
    gives: list[Give]
    asked: list[int]
    agreed: list[int]
    refused: list[int]
    declined: list[Refusal]  # in this turn
    gifts: int = 0  # of the Dragonflies, still to come
    giver: int | None = None
    handing: str | None = None  # the card of a gift, until its receiver is said
    taker: int | None = None

    # Curses

    def curse(self) -> None:
        """KMI-25, 60 to 65."""
        assert self.target is not None
        colours = [colour for colour in ELEMENTS if f"{colour}_guardian" in self.drew_guardians]
        for effect in self.target.curses() if self.drew_guardians else []:
            self.tell("cursed", effect=effect, guardians=len(self.drew_guardians), colours=colours)
            if effect == "energy":  # KMI-63
                self.lose_energy(len(self.drew_guardians), "curse")
                if self.over:
                    return
            if effect == "colour":  # KMI-65
                self.lose_colours(colours)
            if effect == "discard":
                self.owed = [min(len(self.drew_guardians), len(loose(cards))) for cards in self.reserves]  # KMI-A7
                for seat in self.seats:
                    self.discard_without_choice(seat)

    def lose_colours(self, colours: list[str]) -> None:
        """KMI-67, A6."""
        hit = [*colours, *(f"{colour}_fairy" for colour in colours if self.options["colour_curse_hits_fairies"])]
        for seat in self.seats:
            lost = [card for card in self.reserves[seat] if card in hit]
            if lost:
                self.lose(seat, lost, "curse")

    def discard_without_choice(self, seat: int) -> None:
        """All that one has, or cards that are all the same."""
        cards = loose(self.reserves[seat])
        if self.owed[seat] and (self.owed[seat] == len(cards) or len(set(cards)) == 1):
            self.lose(seat, cards[: self.owed[seat]], "curse")
            self.owed[seat] = 0

    def discard_for_the_curse(self, seat: int, card: str) -> None:
        self.lose(seat, [card], "curse")
        self.owed[seat] -= 1
        self.discard_without_choice(seat)

    def lose(self, seat: int, cards: list[str], why: str) -> None:
        for card in cards:
            self.throw(seat, card)
        self.tell("discarded", seat=seat, cards=in_order(cards), why=why)

    # Spells

    def castable(self) -> list[str]:
        """KMI-26: boxes of the target that are not scribbled."""
        assert self.target is not None
        boxes = [spell for spell, done in zip(self.target.spells, self.target.scribbled, strict=True) if not done]
        single = [f"cast {colour}" for colour in ELEMENTS if colour in boxes and self.ways(colour, team=False)]
        together = [f"team {colour}" for colour in ELEMENTS if "team" in boxes and self.ways(colour, team=True)]
        return single + together

    def ways(self, colour: str, team: bool) -> list[list[Give]]:
        """Every exact composition of a spell (KMI-A21), in the order in which it is said."""
        slots = [
            (seat, card)
            for seat in self.clockwise(self.activator)
            for card in (colour, f"{colour}_fairy", "wolf")
            if card in self.reserves[seat]
        ]
        sums: list[list[Give]] = [[]]
        for seat, card in slots:
            sums += [[*ways, Give(seat, card, worth)] for ways in sums for worth in self.worths(seat, card)]
            sums = [gives for gives in sums if total(gives) <= SUM]
        allowed = [gives for gives in sums if total(gives) == SUM and self.in_order(gives, team)]
        return [gives for gives in allowed if not self.was_refused(gives, colour, team)]

    def was_refused(self, gives: list[Give], colour: str, team: bool) -> bool:
        """KMI-A45: by somebody, with the very same cards, twice; up to version 2 this spell, once."""
        if self.options["version"] < 3:
            refused = {seat for seat, *spell, _ in self.declined if spell == [team, colour]}
            return any(give.seat in refused for give in gives)
        requests = [(seat, team, colour, asked_of(seat, gives)) for seat in {give.seat for give in gives}]
        return any(self.declined.count(request) >= 2 for request in requests)

    def worths(self, seat: int, card: str) -> range:
        """KMI-73, 74."""
        if card == "wolf":
            return range(1, 3)
        return range(1, 4) if card not in ELEMENTS else range(1, self.reserves[seat].count(card) + 1)

    def in_order(self, gives: list[Give], team: bool) -> bool:
        """KMI-29, 54, A20: the activator takes part; KMI-52, A23: a team spell has its shares."""
        shares = [total([give for give in gives if give.seat == seat]) for seat in self.seats]
        if shares[self.activator] == 0:
            return False
        return sorted(shares) == SHARES[len(self.seats)] if team else True

    def following(self) -> list[str]:
        """What may be given next."""
        assert self.element is not None
        said = len(self.gives)
        ways = [way for way in self.ways(self.element, self.team) if way[:said] == self.gives]
        return list(dict.fromkeys(way[said].step for way in ways))

    def begin_spell(self, element: str, team: bool) -> None:
        self.element, self.team, self.gives = element, team, []
        self.asked, self.agreed, self.refused = [], [], []
        self.phase, self.whole = "give", False

    def give(self, seat: int, card: str, worth: int) -> None:
        self.gives.append(Give(seat, card, worth))
        if total(self.gives) < SUM:
            return
        self.whole = True
        others = [give.seat for give in self.gives if give.seat != self.activator]
        if self.real or not others:
            self.cast()
            return
        self.asked = sorted(set(others))
        self.phase = "consent"
        self.tell("proposed", seat=self.activator, **self.spell())

    def spell(self) -> dict[str, Any]:
        gives = [{"seat": give.seat, "card": give.card, "worth": give.worth} for give in self.gives]
        return {"spell": self.element, "team": self.team, "gives": gives}

    def waiting(self) -> list[int]:
        """KMI-A42: who has not said yet whether to give."""
        return [seat for seat in self.asked if seat not in self.agreed + self.refused]

    def answer(self, seat: int, word: str) -> None:
        assert self.element is not None
        if word == "agree":
            self.agreed.append(seat)
            self.tell("agreed", seat=seat)
        else:
            self.refused.append(seat)
            self.declined.append((seat, self.team, self.element, asked_of(seat, self.gives)))
            self.tell("refused", seat=seat)
        if self.waiting():
            return
        if self.refused:
            self.tell("not_cast")
            self.drop_spell()
        else:
            self.cast()

    def call_off(self) -> None:
        self.tell("called_off", seat=self.activator)
        self.drop_spell()

    def drop_spell(self) -> None:
        """KMI-A26: nothing is discarded."""
        self.element, self.phase = None, "spells"

    def cast(self) -> None:
        """KMI-28, 29, 31."""
        assert self.target is not None and self.element is not None
        for give in self.gives:
            for _ in range(give.worth if give.card in ELEMENTS else 1):
                self.throw(give.seat, give.card)
        box = "team" if self.team else self.element
        boxes = list(zip(self.target.spells, self.target.scribbled, strict=True))
        self.target.scribbled[boxes.index((box, False))] = True
        self.tell("cast", seat=self.activator, **self.spell(), zone=self.target.letter)
        self.drop_spell()

    # Creatures

    def creatures(self) -> list[str]:
        """KMI-80: those of the activator that have something to do."""
        useful = {
            "imp": any(guardians_in(cards) for cards in self.reserves),
            "dragonflies": bool(self.givers()),
            "mouse": bool(loose(self.discard)),
        }
        return [card for card, use in useful.items() if use and card in self.own]

    def lay_down(self, creature: str) -> None:
        """Its effect begins."""
        self.own.remove(creature)
        self.played = creature
        self.tell(creature, seat=self.activator)

    def put_away(self) -> None:
        """KMI-72: its effect is over."""
        assert self.played is not None
        self.discard.append(self.played)
        self.played, self.phase = None, "spells"

    def imp(self) -> None:
        """KMI-75."""
        gone = [in_order(guardians_in(cards)) for cards in self.reserves]
        for seat in self.seats:
            for card in gone[seat]:
                self.throw(seat, card)
        self.throw(self.activator, "imp")
        self.tell("imp", seat=self.activator, cards=gone)

    def gifts_of(self, seat: int) -> list[str]:
        """KMI-A27: not the Dragonflies that are played."""
        cards = list(self.reserves[seat])
        if self.played is None and seat == self.activator and "dragonflies" in cards:
            cards.remove("dragonflies")
        return cards if self.options["dragonflies_move_guardians"] else loose(cards)

    def givers(self) -> list[int]:
        return [seat for seat in self.seats if self.gifts_of(seat)]

    def dragonflies(self) -> None:
        """KMI-76: twice."""
        self.lay_down("dragonflies")
        self.gifts = 2
        self.next_gift()

    def next_gift(self) -> None:
        self.giver, self.phase = None, "giver"
        if self.gifts == 0:
            self.put_away()
        elif len(self.givers()) == 1:
            self.choose_giver(self.givers()[0])

    def choose_giver(self, seat: int) -> None:
        self.giver, self.phase = seat, "gift"
        self.tell("chose", seat=self.activator, chosen=seat, what="giver")

    def hand(self, receiver: int) -> None:
        assert self.giver is not None and self.handing is not None
        self.reserves[self.giver].remove(self.handing)
        self.reserves[receiver].append(self.handing)
        self.tell("handed", seat=self.giver, card=self.handing, to=receiver)
        self.handing = None
        self.gifts -= 1
        self.next_gift()

    def mouse(self) -> None:
        """KMI-78."""
        self.lay_down("mouse")
        self.phase = "mouse"
        if len(self.seats) == 1:
            self.choose_taker(self.activator)

    def choose_taker(self, seat: int) -> None:
        self.taker, self.phase = seat, "take"
        self.tell("chose", seat=self.activator, chosen=seat, what="taker")

    def take(self, card: str | None) -> None:
        """KMI-A29: the Mouse is not in the discard yet."""
        assert self.taker is not None
        if card is None:
            self.tell("left_it", seat=self.taker)
        else:
            self.discard.remove(card)
            self.reserves[self.taker].append(card)
            self.tell("took", seat=self.taker, card=card)
        self.taker = None
        self.put_away()


def asked_of(seat: int, gives: list[Give]) -> tuple[str, ...]:
    """The cards of one summoner: a Creature is one, whatever it counts as."""
    own = [give for give in gives if give.seat == seat]
    return tuple(card for _, card, worth in own for _ in range(worth if card in ELEMENTS else 1))


def total(gives: list[Give]) -> int:
    return sum(give.worth for give in gives)
