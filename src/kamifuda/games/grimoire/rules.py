"""The rounds of Grimoire: what each step does."""
# compiled

from typing import final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import count, number
from kamifuda.core.clauses import IllegalAction
from kamifuda.core.rng import Rng, stirred
from kamifuda.games.grimoire import attacks, spells, steps
from kamifuda.games.grimoire.cards import COINS, kind, of_item_kind
from kamifuda.games.grimoire.clauses import Clauses
from kamifuda.games.grimoire.habits import habit
from kamifuda.games.grimoire.imagine import imagine
from kamifuda.games.grimoire.options import ONLY_LAYING, SHARED_WIN, SHOES_TO_ME
from kamifuda.games.grimoire.order import reveal
from kamifuda.games.grimoire.outlook import outlook
from kamifuda.games.grimoire.reasons import ARCHER, THIEF
from kamifuda.games.grimoire.scoring import total, winners
from kamifuda.games.grimoire.steps import EVERYTHING, HIDDEN, USES
from kamifuda.games.grimoire.table import (
    BOOKMARK,
    CREATE,
    HEAL,
    KEEP,
    LUCK,
    MERCHANT,
    NIBBLE,
    NIBBLES,
    TAKE,
    TARGET,
    TOKEN,
    WISH,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Grimoire(Clauses):
    """A match of Grimoire (GRI-01)."""

    def begin(self) -> None:
        """GRI-05, GRI-06, GRI-08: all is shuffled; GRI-17: it is drawn who chooses an order token first."""
        rng = Rng(self.chance)
        left: i64 = (1 << self.seats) - 1
        place: i64 = 0
        while left:
            seat: i64 = rng.pick(left)
            left ^= seat
            self.choosing |= number(seat) << NIBBLE * place
            place += 1
        self.chance = rng.next()
        self.actor = self.choosing & NIBBLES
        self.note("choosing", 0, self.choosing, 0)

    def apply(self, seat: i64, action: i64) -> None:
        if action & self.legal(seat) == 0 or action & (action - 1):
            self.refuse(seat, action)
        self.last_seat = seat
        self.last = action
        self.secret = False
        self.shown = 1
        self.saw0 = 1
        self.saw1 = 1
        self.saw2 = 1
        self.saw3 = 1
        phase: i64 = self.phase
        if phase == TAKE and not action & USES:
            self.take(seat, action)
        elif phase == BOOKMARK:
            self.bookmark(seat, action)
        elif action & USES:
            self.use_shoes(seat, steps.used_kind(action))
        elif phase == TOKEN:
            self.take_token(seat, steps.token_of(action))
        elif self.answered(seat, action):
            self.after_spell(self.holder(self.turn))

    def refuse(self, seat: i64, action: i64) -> None:
        if action <= 0 or action > EVERYTHING or action & (action - 1):
            raise ValueError(f"{action:#x} is not one action")
        raise IllegalAction(self.why_not(seat, action) or "")

    # Before the first round

    def take_token(self, seat: i64, token: i64) -> None:
        """GRI-16, GRI-17: one after the other; the last one is left over."""
        self.order |= token << NIBBLE * seat
        self.note("took_token", seat, 0, token)
        left: i64 = self.tokens_left()
        place: i64 = 0
        while self.token(self.choosing >> NIBBLE * place & NIBBLES):
            place += 1
        self.actor = self.choosing >> NIBBLE * place & NIBBLES
        if left & (left - 1) == 0:
            token = steps.token_of(left)
            self.order |= token << NIBBLE * self.actor
            self.note("took_token", self.actor, 0, token)
            self.mark()
            self.begin_round()

    # The setup phase

    def begin_round(self) -> None:
        """GRI-18, GRI-19: the level rises; then the row is laid."""
        self.round += 1
        self.pages = 0
        self.before = 0
        self.turn = 0
        self.protected = 0
        self.silencers = 0
        if not self.brief:
            if self.journal is not None:
                self.note("round", 0, self.level(), self.round)
            self.lay_row()

    def lay_row(self) -> None:
        """GRI-20: one card more than players, the first face down; GRI-35, GRI-A20: if there are so many."""
        self.hidden = self.draw()
        laid: i64 = 0
        while laid < self.seats:
            card: i64 = self.draw()
            self.zone |= card
            laid += 1
            if card == 0 or self.exhausted():
                self.stop_early()
                return
        if self.journal is not None:
            self.note("laid", 0, self.zone, count(self.deck))
        seat: i64
        for seat in range(self.seats):
            if self.cards(seat) & self.values.spies:
                self.peeked |= 1 << seat
                self.set_knows(seat, self.knows(seat) | self.hidden)
                self.note("peeked", seat, self.hidden, 0)
        self.phase = BOOKMARK

    # The Grimoire phase

    def bookmark(self, seat: i64, action: i64) -> None:
        """GRI-22: secretly."""
        self.secret = True
        page: i64 = steps.page_of(action)
        self.pages |= page << NIBBLE * seat
        if self.journal is not None:
            self.note("bookmarked", seat, 0, page)
        other: i64 = 0
        while other < self.seats:
            if self.page(other) == 0:
                return
            other += 1
        if self.journal is not None:
            self.mark()
        reveal(self)
        self.phase = TAKE
        self.begin_turn(1)

    # The quest phase

    def begin_turn(self, token: i64) -> None:
        """GRI-28: in the order of the tokens; GRI-29: first the page."""
        if self.journal is not None:
            self.mark()
        self.turn = token
        seat: i64 = self.holder(token)
        self.actor = seat
        if self.journal is not None:
            self.note("turn", seat, 0, self.page(seat))
        if spells.cast(self, seat):
            self.after_spell(seat)

    def answered(self, seat: i64, action: i64) -> bool:
        """A choice inside a spell; whether the spell is done with it."""
        phase: i64 = self.phase
        caster: i64 = self.holder(self.turn)
        if phase == LUCK:
            return spells.luck(self, seat, action)
        if phase == HEAL:
            return spells.healed(self, seat, action)
        if phase == CREATE:
            return spells.paid_create(self, seat, action)
        if phase == MERCHANT:
            return spells.bought(self, seat, action)
        if phase == TARGET:
            return attacks.chosen(self, seat, action)
        if phase == WISH:
            return spells.wished(self, seat, action)
        if phase == KEEP:
            return spells.kept(self, seat, action)
        victim: i64 = self.target
        return attacks.carry_off(self, caster, victim, spells.one_of_kind(self.cards(victim), action))

    def after_spell(self, seat: i64) -> None:
        """GRI-A23, GRI-A24: Thieves of who is first and Archers of who is last; then GRI-30."""
        if self.exhausted():
            self.stop_early()
            return
        if self.turn == 1:
            self.gain(seat, self.values.per_thief * count(self.cards(seat) & self.values.thieves), THIEF)
        elif self.turn == self.seats:
            self.gain(seat, self.values.per_archer * count(self.cards(seat) & self.values.archers), ARCHER)
        self.target = 0
        self.actor = seat
        self.phase = TAKE

    def use_shoes(self, seat: i64, item_kind: i64) -> None:
        """GRI-43, GRI-55, GRI-A26: the top card is turned up; GRI-A25: for the quest zone, or for oneself."""
        shoes: i64 = self.fresh & self.values.shoes & of_item_kind(item_kind)
        shoes &= -shoes
        self.fresh ^= shoes
        self.used |= shoes
        card: i64 = self.draw()
        self.note("shoes", seat, card, item_kind)
        if self.rules & SHOES_TO_ME:
            self.receive_openly(seat, card)
        else:
            self.zone |= card
            self.show(kind(card))
        if self.exhausted():
            self.stop_early()

    def take(self, seat: i64, action: i64) -> None:
        """GRI-30, GRI-31, GRI-32."""
        self.fresh = 0
        card: i64
        if action == HIDDEN:
            card = self.hidden
            self.hidden = 0
            self.peeked = 0
            self.note("took_hidden", seat, card, 0)
            self.receive_unseen(seat, card)
        else:
            card = spells.one_of_kind(self.zone, action)
            self.zone ^= card
            if self.journal is not None:
                self.note("took", seat, card, 0)
            self.open |= card & COINS
            self.receive(seat, card)
        if self.turn < self.seats:
            self.begin_turn(self.turn + 1)
        else:
            self.end_round()

    def end_round(self) -> None:
        """GRI-33: what is left is discarded; GRI-34, GRI-A18: the last round is over."""
        left: i64 = self.zone | self.hidden
        self.zone = 0
        self.hidden = 0
        self.peeked = 0
        self.throw(left)
        if self.journal is not None:
            self.note("discarded", 0, left, 0)
            self.mark()
        if self.ending:
            self.finish()
        else:
            self.begin_round()

    def exhausted(self) -> bool:
        """GRI-35, GRI-A19: deck and discard are both empty; by option that matters only while a row is laid."""
        return self.deck | self.discard == 0 and self.rules & ONLY_LAYING == 0

    def stop_early(self) -> None:
        if self.journal is not None:
            self.mark()
        self.early = True
        self.note("piles_empty", 0, 0, 0)
        self.finish()

    def finish(self) -> None:
        self.over = True
        if self.journal is None:
            return
        seat: i64
        for seat in range(self.seats):
            self.note("counted", seat, self.cards(seat), self.items(seat))
        self.note("ended", 0, winners(self), 0)

    # Around the rules

    def seen(self, viewer: i64) -> i64:
        token: i64 = self.last_seat + 1
        if viewer == self.last_seat or not self.secret:
            token = stirred(token, self.last)
        token = stirred(token, self.shown)
        if viewer == 0:
            return stirred(token, self.saw0)
        if viewer == 1:
            return stirred(token, self.saw1)
        if viewer == 2:
            return stirred(token, self.saw2)
        return stirred(token, self.saw3) if viewer == 3 else token

    def habit(self, seat: i64, legal: i64, rng: Rng) -> i64:
        return habit(self, seat, legal, rng)

    def reopen(self, seat: i64) -> None:
        if self.phase == BOOKMARK:
            self.pages = 0

    def imagine(self, seat: i64, rng: Rng) -> None:
        imagine(self, seat, rng)

    def score(self, seat: i64) -> i64:
        if not self.over:
            raise ValueError("the match is not over")
        return total(self, seat)

    def prospect(self, seat: i64) -> i64:
        """GRI-39, GRI-A22: of a tie at the top nobody has more than a share, but where it counts as won."""
        if not self.over:
            return outlook(self, seat)
        best: i64 = winners(self)
        if not best >> seat & 1:
            return 0
        return 1000 if self.rules & SHARED_WIN else 1000 // count(best)

    def made_from(self) -> tuple[object, ...]:
        return (self.rules, self.values)

    def clone(self) -> "Grimoire":
        twin = Grimoire(self.rules, self.values)
        twin.over = self.over
        twin.whole = self.whole
        twin.chance = self.chance
        twin.round = self.round
        twin.ending = self.ending
        twin.early = self.early
        twin.secret = self.secret
        twin.phase = self.phase
        twin.actor = self.actor
        twin.turn = self.turn
        twin.choosing = self.choosing
        twin.order = self.order
        twin.before = self.before
        twin.pages = self.pages
        twin.points = self.points
        twin.deck = self.deck
        twin.discard = self.discard
        twin.zone = self.zone
        twin.hidden = self.hidden
        twin.item_deck = self.item_deck
        twin.cards0 = self.cards0
        twin.cards1 = self.cards1
        twin.cards2 = self.cards2
        twin.cards3 = self.cards3
        twin.items0 = self.items0
        twin.items1 = self.items1
        twin.items2 = self.items2
        twin.items3 = self.items3
        twin.protected = self.protected
        twin.silencers = self.silencers
        twin.fresh = self.fresh
        twin.used = self.used
        twin.merchants = self.merchants
        twin.target = self.target
        twin.drawn = self.drawn
        twin.peeked = self.peeked
        twin.open = self.open
        twin.knows0 = self.knows0
        twin.knows1 = self.knows1
        twin.knows2 = self.knows2
        twin.knows3 = self.knows3
        twin.eras = self.eras
        twin.last_seat = self.last_seat
        twin.last = self.last
        twin.shown = self.shown
        twin.saw0 = self.saw0
        twin.saw1 = self.saw1
        twin.saw2 = self.saw2
        twin.saw3 = self.saw3
        return twin
