"""What is allowed in Grimoire. Legality is written once: each clause is a mask, `legal` is what they all allow."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.grimoire import steps
from kamifuda.games.grimoire.attacks import richest
from kamifuda.games.grimoire.cards import PEOPLE, item_kind, kind
from kamifuda.games.grimoire.steps import (
    CARDS,
    EVERYTHING,
    FIRST_TOKEN,
    HIDDEN,
    NO,
    PAGES,
    SEATS,
    TOKENS,
    USES,
    WISH_CARDS,
    WISH_POINTS,
    YES,
)
from kamifuda.games.grimoire.table import (
    BOOKMARK,
    CREATE,
    GIVE,
    HEAL,
    KEEP,
    LUCK,
    MERCHANT,
    SEIZE,
    TAKE,
    TARGET,
    TOKEN,
    WISH,
    Table,
)

# The clause about what is asked.
ASKED: Final = {
    TOKEN: "GRI-18", BOOKMARK: "GRI-21", LUCK: "GRI-40", HEAL: "GRI-41", CREATE: "GRI-A34", MERCHANT: "GRI-37",
    TARGET: "GRI-A35", GIVE: "GRI-56", SEIZE: "GRI-56", WISH: "GRI-53", KEEP: "GRI-53", TAKE: "GRI-30",
}  # fmt: skip


def kinds(cards: i64) -> i64:
    """A step for every kind in a set."""
    found: i64 = 0
    while cards:
        found |= steps.kind_step(kind(cards & -cards))
        cards &= cards - 1
    return found


@mypyc_attr(acyclic=True)
class Clauses(Table):
    """Who may do what now."""

    def to_act(self) -> i64:
        if self.over:
            return 0
        if self.phase != BOOKMARK:
            return 1 << self.actor
        seats: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.page(seat) == 0:  # GRI-21: all at once
                seats |= 1 << seat
        return seats

    def mover(self) -> i64:
        if self.phase != BOOKMARK or self.over:
            return self.actor
        seat: i64 = 0
        while self.page(seat):
            seat += 1
        return seat

    # The clauses: who may act, then what each of them allows

    def in_turn(self, seat: i64) -> bool:
        """GRI-17, GRI-28: one after the other; GRI-21: but all bookmark at once; GRI-34: not after the end."""
        if self.over:
            return False
        if self.phase == BOOKMARK:
            return 0 <= seat < self.seats and self.page(seat) == 0
        return seat == self.actor

    def due(self) -> i64:
        """GRI-18: first tokens, then in every round a page (GRI-A27), GRI-29: what it asks, GRI-30: and a card."""
        phase: i64 = self.phase
        if phase == TAKE:
            return CARDS | HIDDEN | USES
        if phase == BOOKMARK:
            return PAGES
        if phase == LUCK:
            return CARDS | HIDDEN | NO  # GRI-40, GRI-A7
        if phase in (HEAL, CREATE):
            return YES | NO
        if phase == MERCHANT:
            return YES | NO | USES
        if phase in (GIVE, SEIZE, KEEP):
            return CARDS
        if phase == TARGET:
            return SEATS
        return TOKENS if phase == TOKEN else WISH_POINTS | WISH_CARDS

    def choosing_a_token(self) -> i64:
        """GRI-17: one of those left."""
        return EVERYTHING & ~TOKENS | self.tokens_left()

    def bookmarking(self) -> i64:
        """GRI-22: no page above the level."""
        return EVERYTHING & ~PAGES | steps.up_to(self.level())

    def on_the_table(self) -> i64:
        """GRI-11, GRI-A30: the cards of the quest zone; GRI-32, GRI-40: the face-down one is one of them."""
        if self.phase not in (TAKE, LUCK):
            return EVERYTHING
        elsewhere: i64 = CARDS if self.hidden else CARDS | HIDDEN
        return EVERYTHING & ~elsewhere | kinds(self.zone)

    def using_items(self) -> i64:
        """GRI-43, GRI-55: the Blessed Shoes and their like, when they were just drawn."""
        return EVERYTHING & ~USES | self.shoes_now()

    def attacking(self) -> i64:
        """GRI-A35: one of those who have most."""
        if self.phase != TARGET:
            return EVERYTHING
        return EVERYTHING & ~SEATS | richest(self, self.actor) << steps.SEAT

    def carrying_off(self) -> i64:
        """GRI-56: as the page says, a companion of whom it hits."""
        if self.phase not in (GIVE, SEIZE):
            return EVERYTHING
        return EVERYTHING & ~CARDS | kinds(self.cards(self.target) & PEOPLE)

    def keeping(self) -> i64:
        """GRI-53: one of the cards drawn."""
        return EVERYTHING if self.phase != KEEP else EVERYTHING & ~CARDS | kinds(self.drawn)

    def legal(self, seat: i64) -> i64:
        if not self.in_turn(seat):
            return 0
        allowed: i64 = self.due()
        phase: i64 = self.phase
        if phase == TAKE:
            return allowed & self.on_the_table() & self.using_items()
        if phase == BOOKMARK:
            return allowed & self.bookmarking()
        if phase == LUCK:
            return allowed & self.on_the_table()
        if phase == MERCHANT:
            return allowed & self.using_items()
        if phase == TOKEN:
            return allowed & self.choosing_a_token()
        return allowed & self.attacking() & self.carrying_off() & self.keeping()

    # What there is

    def shoes_now(self) -> i64:
        """GRI-43, GRI-55: whoever has drawn them may use them, if there is a card to turn up."""
        found: i64 = 0
        left: i64 = self.fresh & self.values.shoes
        while left and (self.deck or self.discard):
            found |= steps.use_step(item_kind(left & -left))
            left &= left - 1
        return found

    def tokens_left(self) -> i64:
        """GRI-16: as many as there are players."""
        left: i64 = (FIRST_TOKEN << self.seats) - FIRST_TOKEN
        seat: i64
        for seat in range(self.seats):
            if self.token(seat):
                left &= ~(FIRST_TOKEN << self.token(seat) - 1)
        return left

    # Refusals

    def why_not(self, seat: i64, action: i64) -> str | None:
        """The first clause that does not allow this step; None where all of them do."""
        if not self.in_turn(seat):
            return self.why_wait()
        if not action & self.due():
            return self.why_not_now(action)
        if not action & self.choosing_a_token():
            return "GRI-17"
        if not action & self.bookmarking():
            return "GRI-22"
        if not action & self.on_the_table():
            return self.why_not_there(action)
        if not action & self.using_items():
            return "GRI-43"
        if not action & self.attacking():
            return "GRI-A35"
        if not action & self.carrying_off():
            return "GRI-56"
        return None if action & self.keeping() else "GRI-53"

    def why_wait(self) -> str:
        if self.over:
            return "GRI-34"
        if self.phase == TOKEN:
            return "GRI-17"
        return "GRI-22" if self.phase == BOOKMARK else "GRI-28"

    def why_not_now(self, action: i64) -> str:
        if self.phase > BOOKMARK:
            if action & PAGES:
                return "GRI-23"
            if action & USES:
                return "GRI-43"
        return ASKED[self.phase]

    def why_not_there(self, action: i64) -> str:
        if self.phase == LUCK:
            return "GRI-A30"
        return "GRI-32" if action == HIDDEN else "GRI-11"
