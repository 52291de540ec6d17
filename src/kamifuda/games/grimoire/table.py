"""What lies on a table of Grimoire: piles, the quest zone, the territories, and who knows which card."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import count
from kamifuda.core.options import MOST_VERSIONS
from kamifuda.core.position import Fact, Position
from kamifuda.core.rng import Rng, stirred
from kamifuda.games.grimoire.cards import (
    COINS,
    ITEM_CARDS,
    ITEM_DECK,
    PEOPLE,
    QUEST_CARDS,
    QUEST_DECK,
    card_of,
    item_kind,
    item_of,
    kind,
)
from kamifuda.games.grimoire.options import ALL_CARDS, END_AT, SEATS, VERSION
from kamifuda.games.grimoire.values import Values

DICE: Final = Rng(0)  # for every draw, with the luck of its table: to make a generator takes longer than to use it
FIRST_LEVEL: Final = 6  # GRI-15
LAST_LEVEL: Final = 15  # GRI-19

# The phases of a match: what the seat that acts has to do.
TOKEN: Final = 0  # before the first round: choose an order token
BOOKMARK: Final = 1  # all seats at once
LUCK: Final = 2  # which card to replace
HEAL: Final = 3  # whether to heal
CREATE: Final = 4  # whether to pay for it
MERCHANT: Final = 5  # whether to buy one more item
TARGET: Final = 6  # whom of the richest
GIVE: Final = 7  # the victim: which companion
SEIZE: Final = 8  # the attacker: which companion
WISH: Final = 9  # points, or cards
KEEP: Final = 10  # which of the cards drawn
TAKE: Final = 11  # a card of the quest zone

FIRST_ITEM: Final = 13  # after the kinds of quest cards, where both are told apart

# Seats share numbers: a page or a token takes 4 bits, points take 12.
NIBBLE: Final = 4
PURSE: Final = 12
NIBBLES: Final[i64] = 0xF
PURSES: Final[i64] = 0xFFF


def any_card(cards: i64, rng: Rng) -> i64:
    """One of a set that is not empty, each as likely; sets that share it and the luck often give the same."""
    card: i64 = card_of(rng.below(QUEST_CARDS))
    while not cards & card:
        card = card_of(rng.below(QUEST_CARDS))
    return card


def any_item(items: i64, rng: Rng) -> i64:
    """The same for items."""
    item: i64 = item_of(rng.below(ITEM_CARDS))
    while not items & item:
        item = item_of(rng.below(ITEM_CARDS))
    return item


@mypyc_attr(acyclic=True)
class Table(Position):
    """Every card has its place here: a pile, the quest zone, or a territory (GRI-09, GRI-10, GRI-57)."""

    ending: bool = False  # GRI-34: this round is the last
    early: bool = False  # GRI-35: the match has stopped, as there were no quest cards left
    secret: bool = False  # the last step looks to the others like any other of its kind
    rules: i64  # the options, packed
    values: Values
    seats: i64
    phase: i64 = TOKEN
    actor: i64 = 0  # who acts, but for bookmarks
    turn: i64 = 0  # the order token whose turn it is; 0 outside the quest phase
    choosing: i64 = 0  # GRI-17: who chooses a token first, in the lowest 4 bits, and so on
    order: i64 = 0  # the order token of each seat
    before: i64 = 0  # the one it held before this round's reveal
    pages: i64 = 0  # of each seat; 0: not yet chosen
    points: i64 = 0  # GRI-12, GRI-13, GRI-14, GRI-44: tokens are a sum, and there are always enough
    deck: i64
    discard: i64 = 0  # GRI-07: face up
    zone: i64 = 0  # GRI-11: the face-up cards of the quest zone
    hidden: i64 = 0  # and the face-down one
    item_deck: i64 = ITEM_DECK  # GRI-06
    cards0: i64 = 0
    cards1: i64 = 0
    cards2: i64 = 0
    cards3: i64 = 0
    items0: i64 = 0
    items1: i64 = 0
    items2: i64 = 0
    items3: i64 = 0
    protected: i64 = 0  # a set of seats: Attack spells do not reach them
    silencers: i64 = 0  # those who have cast Silence
    fresh: i64 = 0  # the items drawn in this turn that lie face down
    used: i64 = 0  # Blessed Shoes and their like lie face up once they were used
    merchants: i64 = 0  # so many more items may be bought now
    target: i64 = 0  # whom the attack hits
    drawn: i64 = 0  # of these one is kept
    # Who knows which treasure. Those not open are secrets of their owner, but for what Spies have seen.
    peeked: i64 = 0  # the seats that have seen the face-down card
    open: i64 = 0  # treasures in territories that everybody has seen
    knows0: i64 = 0  # others' treasures, and the face-down card, that this seat alone has seen
    knows1: i64 = 0
    knows2: i64 = 0
    knows3: i64 = 0
    eras: tuple[int, ...] = ()  # for each reshuffle, the cards that were secrets then: no card of the new deck is
    # The last step: its seat, itself, what everybody saw of it, what each seat saw alone.
    last_seat: i64 = 0
    last: i64 = 0
    shown: i64 = 1
    saw0: i64 = 1
    saw1: i64 = 1
    saw2: i64 = 1
    saw3: i64 = 1

    def __init__(self, rules: i64, values: Values) -> None:
        self.rules = rules
        self.values = values
        self.seats = rules & SEATS
        self.deck = QUEST_DECK if rules & ALL_CARDS else QUEST_DECK & ~values.missing

    def version(self) -> i64:
        """Of the rules that this match is played by; a clause that has changed asks for it."""
        return self.rules >> VERSION & MOST_VERSIONS

    def note(self, what: str, seat: i64, card: i64, more: i64) -> None:
        if self.journal is not None:
            self.journal.append(Fact(what, seat, card, more))

    # What each seat has

    def cards(self, seat: i64) -> i64:
        if seat < 2:
            return self.cards0 if seat == 0 else self.cards1
        return self.cards2 if seat == 2 else self.cards3

    def set_cards(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.cards0 = cards
        elif seat == 1:
            self.cards1 = cards
        elif seat == 2:
            self.cards2 = cards
        else:
            self.cards3 = cards

    def items(self, seat: i64) -> i64:
        if seat < 2:
            return self.items0 if seat == 0 else self.items1
        return self.items2 if seat == 2 else self.items3

    def set_items(self, seat: i64, items: i64) -> None:
        if seat == 0:
            self.items0 = items
        elif seat == 1:
            self.items1 = items
        elif seat == 2:
            self.items2 = items
        else:
            self.items3 = items

    def knows(self, seat: i64) -> i64:
        if seat < 2:
            return self.knows0 if seat == 0 else self.knows1
        return self.knows2 if seat == 2 else self.knows3

    def set_knows(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.knows0 = cards
        elif seat == 1:
            self.knows1 = cards
        elif seat == 2:
            self.knows2 = cards
        else:
            self.knows3 = cards

    def points_of(self, seat: i64) -> i64:
        return self.points >> PURSE * seat & PURSES

    def add_points(self, seat: i64, points: i64) -> None:
        self.points += points << PURSE * seat

    def page(self, seat: i64) -> i64:
        return self.pages >> NIBBLE * seat & NIBBLES

    def token(self, seat: i64) -> i64:
        return self.order >> NIBBLE * seat & NIBBLES

    def token_before(self, seat: i64) -> i64:
        """The one that it held when the pages were revealed."""
        return self.before >> NIBBLE * seat & NIBBLES

    def holder(self, token: i64) -> i64:
        """The seat that holds this order token."""
        seat: i64 = 0
        while self.token(seat) != token:
            seat += 1
        return seat

    def level(self) -> i64:
        """GRI-15, GRI-19: 6 in the first round, 1 more in each, 15 at most."""
        if self.round == 0:
            return FIRST_LEVEL
        return min(FIRST_LEVEL - 1 + self.round, LAST_LEVEL)

    def new_page(self) -> i64:
        """The one that this round has opened; 0: none, or in the first all are new."""
        return self.level() if 1 < self.round <= LAST_LEVEL - FIRST_LEVEL + 1 else 0

    # Cards that move

    def draw(self) -> i64:
        """GRI-08: the top of the quest deck; when it is empty the discards are shuffled; 0: there are none."""
        if self.deck == 0:
            if self.discard == 0:
                return 0
            self.reshuffle()
        DICE.state = self.chance
        card: i64 = any_card(self.deck, DICE)
        self.chance = DICE.next()
        self.deck ^= card
        return card

    def reshuffle(self) -> None:
        self.note("reshuffled", 0, self.discard, 0)
        self.deck = self.discard
        self.discard = 0
        secrets: i64 = self.hidden | (self.cards0 | self.cards1 | self.cards2 | self.cards3) & COINS & ~self.open
        for era in self.eras:
            earlier: i64 = era
            secrets &= ~earlier
        self.eras = (*self.eras, int(secrets))

    def draw_from_discard(self) -> i64:
        """GRI-41, GRI-53: shuffled, and one at random."""
        DICE.state = self.chance
        card: i64 = any_card(self.discard, DICE)
        self.chance = DICE.next()
        self.discard ^= card
        return card

    def draw_item(self, seat: i64) -> None:
        """GRI-37: the top of the item deck, not shown."""
        DICE.state = self.chance
        item: i64 = any_item(self.item_deck, DICE)
        self.chance = DICE.next()
        self.item_deck ^= item
        self.set_items(seat, self.items(seat) | item)
        self.fresh |= item
        self.see(seat, FIRST_ITEM + item_kind(item))
        if self.journal is not None:
            self.note("item", seat, item, count(self.item_deck))

    def receive(self, seat: i64, card: i64) -> None:
        """Into the territory; GRI-34: the tenth of a kind makes this round the last; GRI-A16: from wherever it came."""
        cards: i64 = self.cards(seat) | card
        self.set_cards(seat, cards)
        if not self.ending:
            which: i64 = COINS if card & COINS else PEOPLE
            if count(cards & which) >= self.rules >> END_AT & NIBBLES:
                self.ending = True
                self.note("last_round", seat, 0, 0 if card & COINS else 1)

    def receive_openly(self, seat: i64, card: i64) -> None:
        """GRI-31, GRI-A31: a treasure will lie face down, but everybody has seen it."""
        self.open |= card & COINS
        self.show(kind(card))
        self.receive(seat, card)

    def receive_unseen(self, seat: i64, card: i64) -> None:
        """GRI-32: only the taker looks at it; a companion lies face up."""
        if card & COINS:
            self.see(seat, kind(card))
            self.receive(seat, card)
        else:
            self.forget(card)
            self.receive_openly(seat, card)

    def throw(self, card: i64) -> None:
        """To the discard, face up."""
        self.discard |= card
        self.forget(card)

    def forget(self, card: i64) -> None:
        """It is no secret any more."""
        self.knows0 &= ~card
        self.knows1 &= ~card
        self.knows2 &= ~card
        self.knows3 &= ~card
        if self.eras:
            self.eras = tuple([era & ~card for era in self.eras])

    def gain(self, seat: i64, points: i64, why: i64) -> None:
        """GRI-12: tokens from the supply."""
        if points:
            self.add_points(seat, points)
            if self.journal is not None:
                self.note("gained", seat, points, why)

    # What the last step looked like

    def show(self, what: i64) -> None:
        """Everybody has seen this."""
        self.shown = stirred(self.shown, what)

    def see(self, seat: i64, what: i64) -> None:
        """This seat alone has seen this."""
        if seat == 0:
            self.saw0 = stirred(self.saw0, what)
        elif seat == 1:
            self.saw1 = stirred(self.saw1, what)
        elif seat == 2:
            self.saw2 = stirred(self.saw2, what)
        else:
            self.saw3 = stirred(self.saw3, what)
