"""Phase 3 of a turn of KamiMaï: which spells the group can cast, who gives what for them, and which creatures help."""
# compiled

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.kamimai.cards import FAIRY, GUARDIANS, IMP, LOOSE, WOLF, bit, kinds, size
from kamifuda.games.kamimai.refusals import NOTHING_REFUSED
from kamifuda.games.kamimai.reserves import Reserves
from kamifuda.games.kamimai.sheets import NIBBLE, TEAM
from kamifuda.games.kamimai.spells import castable, gives
from kamifuda.games.kamimai.steps import (
    ACTS,
    AGREE,
    ALL_SPELLS,
    CALL_OFF,
    CREATURE,
    CREATURES,
    EVERYTHING,
    PLAY_DRAGONFLIES,
    PLAY_IMP,
    PLAY_MOUSE,
    REFUSE,
    SINGLE_SPELLS,
    TEAM_SPELL,
    TEAM_SPELLS,
)


@mypyc_attr(acyclic=True)
class Magic(Reserves):
    """The clauses about spells and creatures: what each of them allows, but for falls."""

    # Spells and creatures

    def acts(self) -> i64:
        allowed: i64 = ACTS & self.own_creatures() & self.in_the_zone() & self.begun() & self.begun_together()
        if allowed & CREATURES:
            allowed &= self.with_a_guardian() & self.with_a_gift() & self.with_a_find()
        if allowed & ALL_SPELLS:
            allowed &= self.adding_up(allowed) & self.adding_up_together(allowed)
            allowed &= self.unrefused(allowed)
        return allowed

    def in_the_zone(self) -> i64:
        """KMI-26: spells of the target that are not scribbled over."""
        found: i64 = EVERYTHING & ~ALL_SPELLS
        boxes: i64 = self.spells()
        done: i64 = self.scribbled_in(self.target)
        while boxes:
            if done & 1 == 0:
                spell: i64 = boxes & 15
                found |= TEAM_SPELLS if spell == TEAM else bit(spell - 1)
            boxes >>= NIBBLE
            done >>= 1
        return found

    def begun(self) -> i64:
        """KMI-29: the activator has a card for it."""
        return EVERYTHING & ~SINGLE_SPELLS | self.colours_begun()

    def begun_together(self) -> i64:
        """KMI-54: for a team spell too."""
        return EVERYTHING & ~TEAM_SPELLS | self.colours_begun() << TEAM_SPELL

    def colours_begun(self) -> i64:
        """Those of which the activator has cards; KMI-A20: a fairy and the wolf are such cards."""
        own: i64 = kinds(self.reserve(self.activator))
        colours: i64 = (own | own >> FAIRY) & 15
        if own >> WOLF & 1:
            colours = 15
        return colours

    def adding_up(self, steps: i64) -> i64:
        """KMI-27: of these steps, those with which the cards of all can come to four."""
        return self.completed(steps & ~TEAM_SPELLS, NOTHING_REFUSED) | TEAM_SPELLS

    def adding_up_together(self, steps: i64) -> i64:
        """KMI-55: in a team spell too."""
        return self.completed(steps & ~SINGLE_SPELLS, NOTHING_REFUSED) | SINGLE_SPELLS

    def unrefused(self, steps: i64) -> i64:
        """KMI-A45: those with which they still can, whatever was refused in this turn."""
        return self.completed(steps, self.refusals) if len(self.refusals) else EVERYTHING

    def completed(self, steps: i64, refusals: tuple[int, ...]) -> i64:
        """All but the spells that can not be cast after these refusals."""
        found: i64 = EVERYTHING & ~ALL_SPELLS
        way: i64
        for way in range(2 * TEAM_SPELL):
            if steps >> way & 1 and castable(self, (way & 3) + 1, way >= TEAM_SPELL, refusals):
                found |= bit(way)
        return found

    def own_creatures(self) -> i64:
        """KMI-80: Imp, Dragonflies and Mouse of the activator."""
        return EVERYTHING & ~CREATURES | kinds(self.reserve(self.activator)) >> IMP << CREATURE

    def with_a_guardian(self) -> i64:
        """KMI-75: a guardian for the Imp."""
        return EVERYTHING if self.guardians_kept() else EVERYTHING & ~PLAY_IMP

    def with_a_gift(self) -> i64:
        """KMI-76: a gift for the Dragonflies."""
        return EVERYTHING if self.others_cards() else EVERYTHING & ~PLAY_DRAGONFLIES

    def with_a_find(self) -> i64:
        """KMI-78: a find for the Mouse."""
        return EVERYTHING if self.discard & LOOSE else EVERYTHING & ~PLAY_MOUSE

    def guardians_kept(self) -> bool:
        return (self.reserve0 | self.reserve1 | self.reserve2 | self.reserve3 | self.reserve4) & GUARDIANS != 0

    def others_cards(self) -> bool:
        """Whether there is a card to give besides the Dragonflies that are played."""
        left: i64 = 0
        seat: i64
        for seat in range(self.seats):
            left += size(self.giveable(seat))
        return left > 1

    def why_not_act(self, action: i64) -> str | None:
        """KMI-32: any spells and creatures, but nothing else."""
        if not action & ACTS:
            return "KMI-32"
        if not action & self.own_creatures():
            return "KMI-80"
        if not action & self.with_a_guardian():
            return "KMI-75"
        if not action & self.with_a_gift():
            return "KMI-76"
        if not action & self.with_a_find():
            return "KMI-78"
        if not action & self.in_the_zone():
            return "KMI-26"
        return self.why_not_spell(action)

    def why_not_spell(self, action: i64) -> str | None:
        if not action & self.begun():
            return "KMI-29"
        if not action & self.begun_together():
            return "KMI-54"
        if not action & self.adding_up(action):
            return "KMI-27"
        if not action & self.adding_up_together(action):
            return "KMI-55"
        return None if action & self.unrefused(action) else self.why_not_again()

    # A spell in the making

    def shares(self) -> i64:
        return self.exact_shares() & self.team_shares() & self.unrefused_shares()

    def exact_shares(self) -> i64:
        """KMI-A21: of a spell, those with which the cards of all can come to exactly four."""
        return EVERYTHING if self.team else gives(self, NOTHING_REFUSED)

    def team_shares(self) -> i64:
        """KMI-A23: of a team spell likewise, everybody's share in its bounds."""
        return gives(self, NOTHING_REFUSED) if self.team else EVERYTHING

    def unrefused_shares(self) -> i64:
        """KMI-A45: those with which they still can, whatever was refused in this turn."""
        return gives(self, self.refusals) if len(self.refusals) else EVERYTHING

    def why_not_share(self, action: i64) -> str | None:
        if not action & self.exact_shares():
            return "KMI-A21"
        if not action & self.team_shares():
            return "KMI-A23"
        return None if action & self.unrefused_shares() else self.why_not_again()

    def why_not_again(self) -> str:
        """The clause about what was refused."""
        return "KMI-A45" if self.version() >= 3 else "KMI-A42"

    def own_say(self, seat: i64) -> i64:
        """KMI-A42: everybody decides about their own cards, the activator about the spell."""
        return AGREE | REFUSE if self.asked >> seat & 1 else CALL_OFF
