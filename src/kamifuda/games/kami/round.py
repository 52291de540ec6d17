"""The cards of one round of Kami: where they lie, who has seen which, how they are dealt."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.options import MOST_VERSIONS
from kamifuda.core.position import Fact, Position
from kamifuda.core.rng import Rng
from kamifuda.games.kami.cards import DECK, HAND, SOLDIER, card_of, kind
from kamifuda.games.kami.options import EIGHT_CARDS, REVEAL, SEATS, VERSION

# The phases of a round: what the seat in turn has to do.
LOOK: Final = 0  # three players: look at a set-aside card
DECLARE: Final = 1  # every seat at once: show five Soldiers, or play on
DECIDE: Final = 2  # the partner: cancel, or play on
LEAD: Final = 3  # lay a card face down
ANSWER: Final = 4  # pass, or counter
STRIKE: Final = 5  # a defence is laid, the attack follows
ENDED: Final = 6  # nothing: the round is over and the next one is not dealt yet; only a mark stands here

# A line is a row of entries, the latest in the lowest bits, above them a 1.
NO_CARDS: Final[i64] = 1
ENTRY: Final = 5  # bits of a defence entry: its kind, and
DOWN: Final[i64] = 8  # it lies face down
SEEN: Final[i64] = 16  # a mercenary: it lies face down, but both have seen it (KAMI-A25)
ATTACK_ENTRY: Final = 3

FIVE: Final = 5  # Soldiers that demoralise (KAMI-24)
DECLINED: Final = 9  # in `looked`; 1 to 8: looked at card 0 to 7


def draw(deck: i64, total: i64, rng: Rng) -> i64:
    """A card from a shuffled deck of so many cards."""
    place: i64 = rng.below(total)
    card: i64 = SOLDIER
    while place >= deck & 15:
        place -= deck & 15
        deck >>= 4
        card <<= 4
    return card


@mypyc_attr(acyclic=True)
class Round(Position):
    """Every card of a round has its place here; seats are absolute, sides are teams or single players."""

    crowned: bool = False  # KAMI-23: an Empress lies face up in a defence line
    secret: bool = False  # the last step looks to the others like any other of its kind
    redeals: i64 = 0  # cancelled rounds: `round` counts every deal, players do not
    rules: i64  # the options, packed
    points: i64 = 0  # of the sides, 16 bits each
    first: i64 = 0  # the first player of this round
    phase: i64 = LEAD
    turn: i64 = 0  # the seat to act; while all declare, the lowest that has not
    attack: i64 = 0  # the card to counter; 0 before the first
    attacker: i64 = 0
    passes: i64 = 0  # in a row, since the current attack
    # Demoralised, a bit per seat: has declared; from bit 4: shows five Soldiers; from bit 8: the partner has decided.
    answers: i64 = 0
    looked: i64 = 0  # three players: what the second, from bit 4 what the third player looked at
    last: i64 = 0  # the last step, its seat from bit 61 and in the low bits of a high step what it made public
    centre: i64 = 0  # mercenaries face up, or cards set aside: kind + 1 in each nibble, 0 where none
    beneath: i64 = 0  # mercenaries face down, likewise
    hands01: i64 = 0
    hands23: i64 = 0
    defence0: i64 = NO_CARDS
    defence1: i64 = NO_CARDS
    defence2: i64 = NO_CARDS
    defence3: i64 = NO_CARDS
    attacks0: i64 = NO_CARDS
    attacks1: i64 = NO_CARDS
    attacks2: i64 = NO_CARDS
    attacks3: i64 = NO_CARDS

    def __init__(self, rules: i64) -> None:
        self.rules = rules

    def version(self) -> i64:
        """Of the rules that this match is played by; a clause that has changed asks for it."""
        return self.rules >> VERSION & MOST_VERSIONS

    def clear(self) -> None:
        """No card lies anywhere, nobody has done anything."""
        self.crowned = False
        self.secret = False
        self.phase = LEAD
        self.turn = self.first
        self.attack = 0
        self.attacker = 0
        self.passes = 0
        self.answers = 0
        self.looked = 0
        self.last = 0
        self.centre = 0
        self.beneath = 0
        self.hands01 = 0
        self.hands23 = 0
        self.defence0 = NO_CARDS
        self.defence1 = NO_CARDS
        self.defence2 = NO_CARDS
        self.defence3 = NO_CARDS
        self.attacks0 = NO_CARDS
        self.attacks1 = NO_CARDS
        self.attacks2 = NO_CARDS
        self.attacks3 = NO_CARDS

    # Seats and sides

    def seats(self) -> i64:
        return self.rules & SEATS

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        if seat == self.rules & SEATS:
            return 0
        return seat

    def side(self, seat: i64) -> i64:
        """KAMI-05, KAMI-A21: with four, seats 0 and 2 against 1 and 3; otherwise everyone for himself."""
        return seat & 1 if self.rules & SEATS == 4 else seat

    def points_of(self, seat: i64) -> i64:
        return self.points >> (self.side(seat) << 4) & 0x7FFF

    def note(self, what: str, seat: i64, card: i64, more: i64) -> None:
        journal = self.journal
        if journal is not None:
            journal.append(Fact(what, seat, card, more))

    # Hands and lines

    def hand(self, seat: i64) -> i64:
        pair: i64 = self.hands01 if seat < 2 else self.hands23
        return pair >> ((seat & 1) << 5) & HAND

    def put(self, seat: i64, cards: i64) -> None:
        """Adds cards to a hand; a negative sum takes them away."""
        if seat < 2:
            self.hands01 += cards << ((seat & 1) << 5)
        else:
            self.hands23 += cards << ((seat & 1) << 5)

    def defence(self, seat: i64) -> i64:
        if seat < 2:
            return self.defence0 if seat == 0 else self.defence1
        return self.defence2 if seat == 2 else self.defence3

    def set_defence(self, seat: i64, line: i64) -> None:
        if seat == 0:
            self.defence0 = line
        elif seat == 1:
            self.defence1 = line
        elif seat == 2:
            self.defence2 = line
        else:
            self.defence3 = line

    def attacks(self, seat: i64) -> i64:
        if seat < 2:
            return self.attacks0 if seat == 0 else self.attacks1
        return self.attacks2 if seat == 2 else self.attacks3

    def set_attacks(self, seat: i64, line: i64) -> None:
        if seat == 0:
            self.attacks0 = line
        elif seat == 1:
            self.attacks1 = line
        elif seat == 2:
            self.attacks2 = line
        else:
            self.attacks3 = line

    def hidden(self, seat: i64) -> i64:
        """The sum of the cards in a defence line that only their owner knows."""
        return self.laid(seat, DOWN | SEEN, DOWN)

    def laid(self, seat: i64, flags: i64, wanted: i64) -> i64:
        """The sum of the cards in a defence line that have these of the flags."""
        cards: i64 = 0
        line: i64 = self.defence(seat)
        while line > NO_CARDS:
            if line & flags == wanted:
                cards += card_of(line & 7)
            line >>= ENTRY
        return cards

    # The deal

    def deal(self) -> None:
        """KAMI-08, KAMI-28, KAMI-31: all cards to hands and centre."""
        self.clear()
        self.round += 1
        rng = Rng(self.chance)
        seats: i64 = self.rules & SEATS
        size: i64 = 8
        if seats == 3 and not self.rules & EIGHT_CARDS:
            size = 10
        deck: i64 = DECK
        left: i64 = 32
        seat: i64 = 0
        while seat < seats and left > size:
            hand: i64 = 0
            smallest: i64 = left - size
            while left > smallest:
                card: i64 = draw(deck, left, rng)
                deck -= card
                left -= 1
                hand += card
            self.put(seat, hand)
            seat += 1
        if seats == 4:
            self.put(seat, deck)
        else:
            self.deal_centre(deck, left, rng)
        self.chance = rng.next()

    def deal_centre(self, deck: i64, left: i64, rng: Rng) -> None:
        """KAMI-28, KAMI-A23: what is left is set aside; KAMI-31: or it makes eight stacks of two."""
        place: i64 = 0
        while left > 0:
            card: i64 = draw(deck, left, rng)
            deck -= card
            left -= 1
            if place < 32:
                self.centre += kind(card) + 1 << place
            else:
                self.beneath += kind(card) + 1 << place - 32
            place += 4

    # What has been seen

    def sees_all(self) -> bool:
        """KAMI-A19: after a round everything is open."""
        return (self.over or self.phase == ENDED) and self.rules & REVEAL != 0

    def has_looked_at(self, seat: i64, place: i64) -> bool:
        """KAMI-29: whether this seat has seen the card set aside at this place."""
        second: i64 = self.after(self.first)
        if seat == second:
            return self.looked & 15 == place + 1
        return seat == self.after(second) and self.looked >> 4 & 15 == place + 1
