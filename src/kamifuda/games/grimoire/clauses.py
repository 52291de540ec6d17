"""What is allowed in Grimoire, phase by phase, and the clause that forbids the rest."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.grimoire import steps
from kamifuda.games.grimoire.attacks import richest
from kamifuda.games.grimoire.cards import PEOPLE, item_kind, kind
from kamifuda.games.grimoire.steps import CARDS, FIRST_TOKEN, HIDDEN, NO, PAGES, TOKENS, USES, YES
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

    def in_turn(self, seat: i64) -> bool:
        if self.over or seat < 0 or seat >= self.seats:
            return False
        if self.phase == BOOKMARK:
            return self.page(seat) == 0
        return seat == self.actor

    def legal(self, seat: i64) -> i64:
        if not self.in_turn(seat):
            return 0
        phase: i64 = self.phase
        if phase == TAKE:
            return self.on_the_table() | self.shoes_now()  # GRI-30
        if phase == BOOKMARK:
            return steps.up_to(self.level())  # GRI-22, GRI-A27
        if phase == LUCK:
            return self.on_the_table() | NO  # GRI-40, GRI-A7
        if phase in (HEAL, CREATE):
            return YES | NO
        if phase == MERCHANT:
            return YES | NO | self.shoes_now()
        if phase == TARGET:
            return richest(self, seat) << steps.SEAT  # GRI-A35
        if phase == GIVE:
            return kinds(self.cards(seat) & PEOPLE)
        if phase == SEIZE:
            return kinds(self.cards(self.target) & PEOPLE)
        if phase == WISH:
            return steps.WISH_POINTS | steps.WISH_CARDS
        if phase == KEEP:
            return kinds(self.drawn)
        return self.tokens_left()  # GRI-17

    def on_the_table(self) -> i64:
        """GRI-11: the cards of the quest zone."""
        found: i64 = kinds(self.zone)
        return found | HIDDEN if self.hidden else found

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

    # Why not

    def why_not(self, seat: i64, action: i64) -> str | None:
        """The clause that forbids this step; None exactly when it is legal."""
        if action & self.legal(seat):
            return None
        if self.over:
            return "GRI-34"
        if not self.in_turn(seat):
            return self.not_now()
        phase: i64 = self.phase
        if phase == TOKEN:
            return "GRI-17" if action & TOKENS else "GRI-18"
        if phase == BOOKMARK:
            return "GRI-22" if action & PAGES else "GRI-21"
        if action & PAGES:
            return "GRI-23"
        if action & USES:
            return "GRI-43"
        return self.something_else(action)

    def not_now(self) -> str:
        if self.phase == TOKEN:
            return "GRI-17"
        if self.phase == BOOKMARK:
            return "GRI-22"
        return "GRI-28"

    def something_else(self, action: i64) -> str:
        """The clause about what is being asked."""
        phase: i64 = self.phase
        if phase == TAKE:
            if action == HIDDEN:
                return "GRI-32"
            return "GRI-11" if action & CARDS else "GRI-30"
        if phase == LUCK:
            return "GRI-A30" if action & (CARDS | HIDDEN) else "GRI-40"
        if phase == HEAL:
            return "GRI-41"
        if phase == CREATE:
            return "GRI-A34"
        if phase == MERCHANT:
            return "GRI-37"
        if phase == TARGET:
            return "GRI-A35"
        if phase in (GIVE, SEIZE):
            return "GRI-56"
        return "GRI-53"
