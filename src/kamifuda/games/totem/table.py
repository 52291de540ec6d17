"""What lies on a table of Totem: hands, zones, pile and discard, and what was ever shown."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import count, number
from kamifuda.core.options import MOST_VERSIONS
from kamifuda.core.position import Fact, Position
from kamifuda.core.rng import Rng
from kamifuda.games.totem.cards import DECK, LEVELS, NO_POWER, ONE_COLOUR, SWORD, card_of
from kamifuda.games.totem.options import (
    COLOUR_POWERS,
    HIGHEST_POWER,
    IMMEDIATE,
    KEEP_PARTNER,
    RETURN_ATTACKER,
    VERSION,
    ZONE_SIZE,
)

DEALT: Final = 7  # TOT-14
DICE: Final = Rng(0)  # for every draw, with the luck of its table: to make a generator takes longer than to use it

# The phases of a match: what the seat that acts has to do.
CHOOSE: Final = 0  # both seats at once: lay the totems of the zone
TURN: Final = 1  # one of the four actions
AGAIN: Final = 2  # after a won attack: another one, or stop
LIMIT: Final = 3  # the hand is too large
CARD: Final = 4  # which card of the hand
TARGET: Final = 5  # which totem
PARTNER: Final = 6  # a Sword alone, or with another card
PEEK: Final = 7  # an Eye before the comparison: which totem it discovers
EYE: Final = 8  # the attacker's Eye has won: which totem it discovers
GUARD: Final = 9  # the defender's Eye has held: which totem it discovers
MAY_DRAW: Final = 10  # the attacker's Draw has won

# What a card of the hand is for.
ATTACK: Final = 1
DEFEND: Final = 2
EXCHANGE: Final = 3
DISCARD: Final = 4  # as the action
SHED: Final = 5  # down to the limit

# A zone is a row of places, the first in the lowest bits. A place is so wide:
WIDTH: Final = 8
NUMBER: Final[i64] = 63  # its card's number + 1; 0 where no totem lies
UP: Final[i64] = 64  # it is discovered
SPENT: Final[i64] = 128  # its power has been used or cancelled (TOT-05)
WHOLE: Final[i64] = 255
NUMBERS: Final[i64] = 0x3F_3F3F_3F3F  # of all five places
FIRST_BITS: Final[i64] = 0x1_0101_0101

# Why a card is drawn.
AT_TURN: Final = 0
BY_POWER: Final = 1
BY_ACTION: Final = 2
NO_CARD: Final = 3


def at_place(bits: i64, place: i64) -> i64:
    """These bits, moved to a place of a zone."""
    return bits << place * WIDTH


def card_at(zone: i64, place: i64) -> i64:
    """The totem at a place that is not free."""
    return card_of((zone >> place * WIDTH & NUMBER) - 1)


def level_in(entry: i64) -> i64:
    """The level of the totem in the lowest place of a zone."""
    return (entry & NUMBER) + 3 >> 2


def lying(zone: i64) -> i64:
    """The first bit of every place where a totem lies: any number and 63 make 64 or more."""
    return (zone & NUMBERS) + NUMBERS >> 6 & FIRST_BITS


def side_by_side(first_bits: i64) -> i64:
    """First bits of places as a set of places: the product puts them beside each other, from bit 28 on."""
    return first_bits * 0x1020_4081 >> 28 & 31


def totems(zone: i64) -> i64:
    """How many totems a zone holds."""
    return count(lying(zone))


def taken(zone: i64) -> i64:
    """The set of places where a totem lies."""
    return side_by_side(lying(zone))


def hidden(zone: i64) -> i64:
    """The set of places whose totem is not discovered."""
    return side_by_side(lying(zone) & ~(zone >> 6))


def hidden_cards(zone: i64) -> i64:
    """The set of totems that are not discovered."""
    found: i64 = 0
    while zone:
        if zone & NUMBER and not zone & UP:
            found |= card_of((zone & NUMBER) - 1)
        zone >>= WIDTH
    return found


def levels(zone: i64) -> i64:
    """TOT-A27: the sum of all its levels, whatever lies how."""
    found: i64 = 0
    while zone:
        if zone & NUMBER:
            found += level_in(zone)
        zone >>= WIDTH
    return found


def first_place(places: i64) -> i64:
    """The lowest of a set."""
    place: i64 = 0
    while not places >> place & 1:
        place += 1
    return place


def any_of(cards: i64, rng: Rng) -> i64:
    """One card of a set that is not empty, each as likely; sets that share it and the luck often give the same."""
    card: i64 = card_of(rng.below(52))
    while not cards & card:
        card = card_of(rng.below(52))
    return card


@mypyc_attr(acyclic=True)
class Table(Position):
    """Every card has its place here: a hand, a zone, the pile or the discard."""

    opening: bool = True  # no turn is over yet
    secret: bool = False  # the last step looks to the other seat like any other of its kind
    rules: i64  # the options, packed
    swords: i64  # all cards with this power, for it is often asked
    first: i64 = 0  # TOT-13: who begins
    turn: i64 = 0  # whose turn it is
    actor: i64 = 0  # who acts in it; while both choose, who is laying
    phase: i64 = CHOOSE
    attacks: i64 = 0  # made in this turn
    verb: i64 = 0  # what the card is for; 0 between two plays
    card: i64 = 0  # the one chosen in this play
    target: i64 = 0
    last_turn: i64 = 0  # TOT-35: 1 + the seat whose turn is the last
    winner: i64 = 0  # 1 + the seat
    how: i64 = 0  # TOT-34, TOT-36, TOT-37: the match ended
    hand0: i64 = 0
    hand1: i64 = 0
    zone0: i64 = 0
    zone1: i64 = 0
    pile: i64 = DECK
    gone: i64 = 0  # TOT-A35: the discard pile, open
    # Cards that went back into a hand before everybody's eyes, and where they may be: two options only.
    shown: i64 = 0
    held: i64 = 0  # those that may be in their owner's hand
    at0: i64 = 0  # those that may be at place 0 of their owner's zone
    at1: i64 = 0
    at2: i64 = 0
    at3: i64 = 0
    at4: i64 = 0
    # The last step: its seat, itself, what it turned up, what each seat drew.
    last_seat: i64 = 0
    last: i64 = 0
    turned: i64 = 0
    drew0: i64 = 0
    drew1: i64 = 0

    def __init__(self, rules: i64) -> None:
        self.rules = rules
        self.swords = self.having(SWORD)

    def version(self) -> i64:
        """Of the rules that this match is played by; a clause that has changed asks for it."""
        return self.rules >> VERSION & MOST_VERSIONS

    def note(self, what: str, seat: i64, card: i64, more: i64) -> None:
        journal = self.journal
        if journal is not None:
            journal.append(Fact(what, seat, card, more))

    # Powers: TOT-03, as the house rules have it

    def power(self, card: i64) -> i64:
        """The power of a card, or NO_POWER."""
        found: i64 = number(card)
        if found >= (self.rules >> HIGHEST_POWER & 15) << 2:
            return NO_POWER
        return self.rules >> COLOUR_POWERS + 2 * (found & 3) & 3

    def having(self, power: i64) -> i64:
        """All cards with this power."""
        powers: i64 = self.rules >> COLOUR_POWERS
        cards: i64 = ONE_COLOUR >> (LEVELS - (self.rules >> HIGHEST_POWER & 15) << 2)
        while powers & 3 != power:
            powers >>= 2
            cards <<= 1
        return cards

    # Hands and zones

    def hand(self, seat: i64) -> i64:
        return self.hand0 if seat == 0 else self.hand1

    def set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.hand0 = cards
        else:
            self.hand1 = cards

    def zone(self, seat: i64) -> i64:
        return self.zone0 if seat == 0 else self.zone1

    def set_zone(self, seat: i64, zone: i64) -> None:
        if seat == 0:
            self.zone0 = zone
        else:
            self.zone1 = zone

    def size(self) -> i64:
        """TOT-30: so many totems at most."""
        return self.rules >> ZONE_SIZE & 15

    def has_room(self, seat: i64) -> bool:
        """TOT-29: one more totem may be laid."""
        return totems(self.zone(seat)) < self.size()

    def free_place(self, seat: i64) -> i64:
        """The first place without a totem."""
        zone: i64 = self.zone(seat)
        place: i64 = 0
        while zone >> place * WIDTH & NUMBER:
            place += 1
        return place

    def lay(self, seat: i64, card: i64, place: i64) -> None:
        """From the hand to a place, face down; whatever lay there is gone."""
        self.set_hand(seat, self.hand(seat) & ~card)
        self.set_zone(seat, self.zone(seat) & ~at_place(WHOLE, place) | at_place(number(card) + 1, place))

    # Drawing

    def draw_for(self, seat: i64, why: i64) -> None:
        """A card from the pile, if there is one; TOT-A25: the discard is never shuffled again."""
        if self.pile == 0:
            return
        DICE.state = self.chance
        card: i64 = any_of(self.pile, DICE)
        self.chance = DICE.next()
        self.pile ^= card
        self.set_hand(seat, self.hand(seat) | card)
        if seat == 0:
            self.drew0 |= card
        else:
            self.drew1 |= card
        if self.journal is not None:
            self.note("drew", seat, card, count(self.pile) | why << 8)
        if self.pile == 0:
            self.name_last_turn(seat)

    def name_last_turn(self, drawer: i64) -> None:
        """TOT-35: of whoever drew the last card; TOT-A23: a turn yet to come, if it was drawn outside one's own."""
        self.last_turn = 1 + drawer
        if self.rules & IMMEDIATE:  # TOT-A32
            self.last_turn = 1 + self.turn
        self.note("last_turn", self.last_turn - 1, 0, 1 if self.last_turn - 1 == self.turn else 0)

    # What was shown: TOT-A35 keeps hands and hidden totems secret, but nobody forgets a card that went back into a hand

    def may_show(self) -> bool:
        return self.rules & (KEEP_PARTNER | RETURN_ATTACKER) != 0

    def shown_of(self, seat: i64) -> i64:
        """The shown cards that this seat still holds in its hand or has laid face down."""
        return self.shown & (self.hand(seat) | hidden_cards(self.zone(seat)))

    def at(self, place: i64) -> i64:
        if place < 2:
            return self.at0 if place == 0 else self.at1
        if place == 2:
            return self.at2
        return self.at3 if place == 3 else self.at4

    def set_at(self, place: i64, cards: i64) -> None:
        if place == 0:
            self.at0 = cards
        elif place == 1:
            self.at1 = cards
        elif place == 2:
            self.at2 = cards
        elif place == 3:
            self.at3 = cards
        else:
            self.at4 = cards

    def remember(self, cards: i64) -> None:
        """These cards go back into the hand, seen by everybody."""
        self.shown |= cards
        self.held |= cards
        self.nowhere(cards)

    def nowhere(self, cards: i64) -> None:
        """None of these lies at any place."""
        self.at0 &= ~cards
        self.at1 &= ~cards
        self.at2 &= ~cards
        self.at3 &= ~cards
        self.at4 &= ~cards

    def forget(self, cards: i64) -> None:
        """These lie open now."""
        self.shown &= ~cards
        self.held &= ~cards
        self.nowhere(cards)

    def laid_unseen(self, seat: i64, place: i64) -> None:
        """Some card of the hand was laid here, and what lay here was taken up: it may be any, but for that one."""
        mine: i64 = self.shown_of(seat)
        was_held: i64 = self.held & mine
        was_here: i64 = self.at(place) & mine
        self.set_at(place, self.at(place) & ~mine | was_held)
        self.held |= was_here

    def left_the_hand(self, seat: i64) -> None:
        """Cards have left this hand openly: if it is empty now, every shown card of the seat lies in its zone."""
        if self.shown and self.hand(seat) == 0:
            self.held &= ~self.shown_of(seat)
