"""Rules of thumb for KamiMaï: pages that bring more than they endanger, all spells that can be cast, the best kept."""

from functools import cached_property
from typing import Final, cast

from kamifuda.core.game import Worth
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai import hopes
from kamifuda.games.kamimai.cards import DRAGONFLIES, GUARDIAN, GUARDIANS, IDS, IMP, KINDS, LOOSE, MOUSE, held
from kamifuda.games.kamimai.guess import guess
from kamifuda.games.kamimai.habits import merit
from kamifuda.games.kamimai.hopes import needs, together
from kamifuda.games.kamimai.judgement.group import Gift, Group
from kamifuda.games.kamimai.odds import MILLION, fall_of_pull
from kamifuda.games.kamimai.sheets import GRIPS, LETTERS, SPELLS
from kamifuda.games.kamimai.view import Element, View
from kamifuda.games.kamimai.worths import ASKED, SAFE

AT_ONCE: Final = 100_000
SIDES: Final = ("left", "right")


def thoughts(seen: View) -> Worth:
    """How much the seat likes each play."""
    return Thoughts(seen).worth


class Thoughts:
    """About all plays of one decision."""

    def __init__(self, seen: View) -> None:
        self.seen, self.me = seen, seen["seat"] or 0
        self.table = guess(seen, Rng(0))
        self.group = Group(self.table)
        self.cards, self.asked = together(self.table), needs(self.table)

    def worth(self, play: str) -> float:
        """How much the seat likes this play; only the order means anything."""
        verb, *what = play.replace(",", "").split(" ")
        match verb:
            case "target":
                return float(hopes.fit(self.table, LETTERS.index(what[0])))
            case "grip":
                return -GRIPS.index(self.seen["grips"][cast(Element, what[0])])
            case "left" | "right":
                return self.page(SIDES.index(verb), int(what[1]))
            case "pull":
                return self.bundle(int(what[0]))
            case "cast" | "team":
                return self.spell(play)
            case "imp":
                return self.imp()
            case "dragonflies":
                after = self.group.without(self.me, DRAGONFLIES)
                return max(self.best_gift(after, giver) for giver in range(len(after.reserves)))
            case "mouse":
                return self.best_find(self.group.without(self.me, MOUSE), self.me)
            case "choose" if self.seen["phase"] == "giver":
                return self.best_gift(self.group, int(what[0]))
            case "choose":
                return self.best_find(self.group, int(what[0]))
            case "hand":
                return self.group.handed(self.me, IDS.index(what[0]), int(what[2])).promise()
            case "take":
                return self.group.with_card(self.me, IDS.index(what[0])).promise()
            case "leave":
                return self.promise
            case "discard" if self.seen["phase"] == "curse":
                return self.group.without(self.me, IDS.index(what[0])).promise()
            case "discard":
                return self.group.without(self.me, IDS.index(what[0])).hope()
            case "end":
                return self.group.hope() if self.seen["phase"] == "spells" else AT_ONCE
            case "agree":
                return self.agree()
            case "done" if self.seen["warming"] or self.seen["options"]["book"] == "real":
                return AT_ONCE
        return -AT_ONCE if verb in ("falls", "call", "let") else 0.0  # done, refuse, stands, drew

    @cached_property
    def promise(self) -> float:
        return self.group.promise()

    # The book

    def page(self, side: int, page: int) -> float:
        """What it brings, and what a fall would cost at these odds."""
        face = self.seen["book"]["faces"][side] if page == 1 else None
        brings = self.any_page if face is None else self.gain(IDS.index(face))
        return float(merit(self.table, side, page, brings))

    def bundle(self, count: int) -> float:
        """Several pages in one go where that is safe and there is room for them; else one."""
        room = int(self.table.limit()) - len(self.seen["reserves"][self.table.activator]) - len(self.seen["drawn"])
        falls = fall_of_pull(self.table, self.table.side, self.table.page, count)
        return count if count == 1 or (count <= room and falls <= SAFE and self.any_page > 0) else -count

    def risk(self, side: int, page: int) -> float:
        """How likely the book falls if this page is pulled."""
        return int(fall_of_pull(self.table, side, page, 1)) / MILLION

    @cached_property
    def any_page(self) -> int:
        return int(hopes.any_page(self.table, self.cards, self.asked))

    def gain(self, kind: int) -> int:
        """What this card brings; a Guardian wakes the curses of the zone."""
        now = hopes.hope(self.cards, self.asked)
        return int(hopes.gain(self.table, kind, self.cards, self.asked, now))

    # Spells and creatures

    def spell(self, play: str) -> float:
        """What is left when it is cast, and then others; nobody is asked without need."""
        named, *gifts = (step.split(" ") for step in play.split(", "))
        given = [gift(int(seat), card, int(worth)) for _, seat, card, worth in gifts]
        asked = {seat for seat, _, _ in given} - {self.me}
        if any(self.group.has_refused(seat, SPELLS.index(named[1]), named[0] == "team") for seat in asked):
            return -AT_ONCE  # KMI-A45 would allow it
        return self.after_spell("team" if named[0] == "team" else named[1], given).promise() - ASKED * len(asked)

    def agree(self) -> float:
        """Whether it helps."""
        spell = self.seen["spell"]
        if spell is None:
            return 0.0
        given = [gift(give["seat"], give["card"], give["worth"]) for give in spell["gives"]]
        return self.after_spell("team" if spell["team"] else spell["spell"], given).hope() - self.group.hope()

    def after_spell(self, spell: str, gifts: list[Gift]) -> Group:
        after = self.group.copy()
        after.cast(SPELLS.index(spell), gifts)
        return after

    def imp(self) -> float:
        after = self.group.without(self.me, IMP)
        after.reserves = [bag & ~GUARDIANS for bag in after.reserves]
        return after.promise()

    def best_gift(self, group: Group, giver: int) -> float:
        gifts = [group.handed(giver, kind, to) for kind in group.kinds(giver) for to in range(len(group.reserves))]
        return max((after.promise() for after in gifts), default=-AT_ONCE)

    def best_find(self, group: Group, taker: int) -> float:
        loose = self.table.discard & LOOSE
        finds = [group.with_card(taker, kind) for kind in range(KINDS) if held(loose, kind)]
        return max((after.promise() for after in finds), default=-AT_ONCE)


def gift(seat: int, card: str, worth: int) -> Gift:
    """A creature is one card, whatever it counts as."""
    kind = IDS.index(card)
    return seat, kind, worth if kind < GUARDIAN else 1
