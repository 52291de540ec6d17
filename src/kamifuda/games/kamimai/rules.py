"""KamiMaï as a Position: what each step does."""
# compiled

from typing import final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.bits import number
from kamifuda.core.clauses import IllegalAction
from kamifuda.core.position import WON, WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai import creatures, curses, draw
from kamifuda.games.kamimai.cards import size
from kamifuda.games.kamimai.casting import Casting
from kamifuda.games.kamimai.habits import habit, promising
from kamifuda.games.kamimai.odds import world
from kamifuda.games.kamimai.options import WATCH as WATCH_SECONDS
from kamifuda.games.kamimai.outlook import outlook
from kamifuda.games.kamimai.steps import (
    ANSWER,
    CAME,
    CONSENT,
    CURSE,
    DRAW,
    EVERYTHING,
    FALLS,
    GIFT,
    GIVE,
    GIVER,
    GRIP,
    KEEP,
    LEAN,
    MOST_LEAN,
    MOUSE,
    PAGE,
    PULL,
    SETTLE,
    SPELLS,
    TARGET,
    TO,
    WATCH,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KamiMai(Casting):
    """A match of KamiMaï (KMI-01, KMI-02, KMI-05)."""

    def apply(self, seat: i64, action: i64) -> None:
        if action & self.legal(seat) == 0 or action & (action - 1):
            self.refuse(seat, action)
        self.shown = 0
        phase: i64 = self.phase
        if action == FALLS:
            self.falls()
        elif phase in (CAME, ANSWER, LEAN, DRAW, PAGE, PULL):
            self.drawing(seat, action)
        elif phase == SPELLS:
            self.act(seat, action)
        elif phase == GIVE:
            self.give(seat, action)
        elif phase == KEEP:
            self.keep(seat, action)
        elif phase == WATCH:
            self.note("watched", WORLD, 0, 0)
            self.lay_out()
        elif phase == SETTLE:
            self.note("settled", WORLD, 0, 0)
            self.begin_turn()
        else:
            self.rarer_step(seat, action)
        self.last = number(action) | (seat & 7) << 6 | self.left_face + 1 << 9 | self.right_face + 1 << 14

    def drawing(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == CAME:
            draw.came(self, number(action))
        elif phase == ANSWER:
            draw.answered(self, action)
        elif phase == LEAN:
            draw.leans(self, number(action))
            if self.drawn == 0 and self.warming == 0:
                self.mend_empty_book()
        elif phase == PULL:
            draw.pull(self, seat, action)
        elif phase == PAGE:
            draw.put_fingers(self, seat, number(action) + 1)
        elif draw.goes_on(self, seat, action):
            return
        elif self.warming:
            self.warmed_up()
        else:
            self.note("done", seat, 0, size(self.drawn))
            self.phase = WATCH

    def rarer_step(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == CURSE:
            curses.pay(self, seat, number(action))
            if self.owed == 0:
                self.after_curse()
        elif phase == CONSENT:
            self.consent(seat, action)
        elif phase == TARGET:
            self.aim(seat, number(action), False)
        elif phase == GRIP:
            self.hold(seat, number(action))
        elif phase == GIVER:
            creatures.choose_giver(self, number(action))
        elif phase == GIFT:
            creatures.hand(self, number(action))
        elif phase == TO:
            creatures.to(self, number(action))
        elif phase == MOUSE:
            creatures.choose_taker(self, number(action))
        else:
            creatures.take(self, action)

    def refuse(self, seat: i64, action: i64) -> None:
        if action <= 0 or action > EVERYTHING or action & (action - 1):
            raise ValueError(f"{action:#x} is not one action")
        raise IllegalAction(self.why_not(seat, action) or "")

    # The contract

    def seen(self, viewer: i64) -> i64:
        """No step shows pages and moves the book at once."""
        if self.shown:
            return self.last | self.shown << 19
        return self.last | (self.lean + MOST_LEAN) << 19

    def world(self, rng: Rng) -> i64:
        return world(self, rng)

    def suspense(self) -> i64:
        """KMI-43, KMI-A18: the watch."""
        return self.rules >> WATCH_SECONDS & 15 if self.phase == WATCH else 0

    def promising(self, seat: i64, legal: i64) -> i64:
        return promising(self, seat, legal)

    def habit(self, seat: i64, legal: i64, rng: Rng) -> i64:
        return habit(self, seat, legal, rng)

    def patience(self) -> i64:
        return 30

    def score(self, seat: i64) -> i64:
        if not self.over:
            raise ValueError("the match is not over")
        return self.energy if self.won else 0

    def prospect(self, seat: i64) -> i64:
        if self.over:
            return WON if self.won else 0
        return outlook(self)

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Nobody knows what nobody has seen: it is not decided yet."""
        self.chance = rng.next()

    def made_from(self) -> tuple[object, ...]:
        return (self.rules, self.sheets)

    def clone(self) -> "KamiMai":
        twin = KamiMai(self.rules, self.sheets)
        twin.over = self.over
        twin.whole = self.whole
        twin.chance = self.chance
        twin.round = self.round
        twin.sheet = self.sheet
        twin.energy = self.energy
        twin.turn = self.turn
        twin.activator = self.activator
        twin.phase = self.phase
        twin.target = self.target
        twin.spared = self.spared
        twin.scribbled = self.scribbled
        twin.left = self.left
        twin.right = self.right
        twin.left_face = self.left_face
        twin.right_face = self.right_face
        twin.pages = self.pages
        twin.felt = self.felt
        twin.unseen = self.unseen
        twin.discard = self.discard
        twin.drawn = self.drawn
        twin.wardens = self.wardens
        twin.reserve0 = self.reserve0
        twin.reserve1 = self.reserve1
        twin.reserve2 = self.reserve2
        twin.reserve3 = self.reserve3
        twin.reserve4 = self.reserve4
        twin.lean = self.lean
        twin.built = self.built
        twin.draws = self.draws
        twin.fell = self.fell
        twin.grip = self.grip
        twin.guardian = self.guardian
        twin.side = self.side
        twin.page = self.page
        twin.pulled = self.pulled
        twin.came = self.came
        twin.astray = self.astray
        twin.spell = self.spell
        twin.team = self.team
        twin.gives = self.gives
        twin.given = self.given
        twin.asked = self.asked
        twin.agreed = self.agreed
        twin.refused = self.refused
        twin.refusals = self.refusals
        twin.tactful = self.tactful
        twin.owed = self.owed
        twin.giver = self.giver
        twin.gifts = self.gifts
        twin.taker = self.taker
        twin.handing = self.handing
        twin.played = self.played
        twin.warming = self.warming
        twin.won = self.won
        twin.last = self.last
        twin.shown = self.shown
        return twin
