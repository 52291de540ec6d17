"""Rules of thumb for KamiMaï: pages that bring more than they endanger, all spells that can be cast, the best kept."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, cast

from kamifuda.core.game import Worth
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.cards import DRAGONFLIES, FAIRY, GUARDIAN, IDS, IMP, KINDS, MOUSE
from kamifuda.games.kamimai.guess import guess
from kamifuda.games.kamimai.judgement.group import Gift, Group, unseen
from kamifuda.games.kamimai.odds import MILLION, fall_of_pull
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import GRIPS, SPELLS
from kamifuda.games.kamimai.view import Element, View
from kamifuda.games.kamimai.worths import DISCARDED, FREE_FALL, POINT

ASKED: Final = 1  # hundredths of a card: to have to ask somebody for cards
ZONES: Final = {"blessing": 100, "discard": -30, "colour": -60, "energy": -60}  # what effects are worth in a target
AT_ONCE: Final = 100_000
SIDES: Final = ("left", "right")
GUARDIANS: Final = range(GUARDIAN, FAIRY)


def thoughts(seen: View) -> Worth:
    """How much the seat likes each play."""
    return Thoughts(seen).worth


class Thoughts:
    """About all plays of one decision."""

    def __init__(self, seen: View) -> None:
        self.seen, self.group = seen, Group(seen)
        self.me = seen["seat"] or 0

    def worth(self, play: str) -> float:
        """How much the seat likes this play; only the order means anything."""
        verb, *what = play.replace(",", "").split(" ")
        match verb:
            case "target":
                return self.target(what[0])
            case "grip":
                return -GRIPS.index(self.seen["grips"][cast(Element, what[0])])
            case "left" | "right":
                return self.page(SIDES.index(verb), int(what[1]))
            case "pull":
                return -float(what[0])
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

    # The sheet and the book

    def target(self, zone: str) -> float:
        """What fits the cards that everybody has; a blessing is better than a curse."""
        after = self.group.copy()
        after.target = zone
        return after.hope() + sum(ZONES[effect] for effect in self.effects(zone))

    def effects(self, zone: str | None) -> Sequence[str]:
        return next((each["effects"] for each in self.seen["sheet"]["zones"] if each["id"] == zone), [])

    def page(self, side: int, page: int) -> float:
        """What it brings, and what a fall would cost at these odds."""
        face = self.seen["book"]["faces"][side] if page == 1 else None
        gain = self.any_page if face is None else self.gain(IDS.index(face))
        return gain - self.price * self.risk(side, page)

    def risk(self, side: int, page: int) -> float:
        """How likely the book falls if this page is pulled."""
        return int(fall_of_pull(self.book, side, page, 1)) / MILLION

    @cached_property
    def book(self) -> KamiMai:
        return guess(self.seen, Rng(0))

    @cached_property
    def price(self) -> float:
        """KMI-44, KMI-62: of a fall."""
        if "blessing" in self.effects(self.group.target) and not self.seen["options"]["blessing_needs_guardian"]:
            return FREE_FALL
        return POINT + POINT / max(1, self.seen["energy"])

    @cached_property
    def any_page(self) -> float:
        """What a page brings on average that nobody has seen."""
        left = unseen(self.seen)
        return sum(left[kind] * self.gain(kind) for kind in range(KINDS) if left[kind]) / max(1, sum(left))

    def gain(self, kind: int) -> float:
        """What this card brings; a Guardian wakes the curses of the zone."""
        after, cost = self.group.with_card(self.group.activator, kind), 0.0
        curses = self.effects(self.group.target) if kind in GUARDIANS else []
        if "energy" in curses:
            cost += POINT
        if "discard" in curses:
            cost += DISCARDED * len(after.reserves)
        if "colour" in curses:
            for reserve in after.reserves:
                reserve[kind - GUARDIAN] = 0
        return after.promise() - cost - self.promise

    # Spells and creatures

    def spell(self, play: str) -> float:
        """What is left when it is cast, and then others; nobody is asked without need."""
        named, *gifts = (step.split(" ") for step in play.split(", "))
        given = [gift(int(seat), card, int(worth)) for _, seat, card, worth in gifts]
        asked = {seat for seat, _, _ in given} - {self.me}
        if any(self.group.has_refused(seat, named[1], named[0] == "team") for seat in asked):
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
        for reserve in after.reserves:
            reserve[GUARDIAN:FAIRY] = [0] * 4
        return after.promise()

    def best_gift(self, group: Group, giver: int) -> float:
        seats, cards = range(len(group.reserves)), [kind for kind in range(KINDS) if group.reserves[giver][kind]]
        return max((group.handed(giver, kind, to).promise() for kind in cards for to in seats), default=-AT_ONCE)

    def best_find(self, group: Group, taker: int) -> float:
        cards = {IDS.index(card) for card in self.seen["discard"]}.difference(GUARDIANS)
        return max((group.with_card(taker, kind).promise() for kind in cards), default=-AT_ONCE)


def gift(seat: int, card: str, worth: int) -> Gift:
    """A creature is one card, whatever it counts as."""
    kind = IDS.index(card)
    return seat, kind, worth if kind < GUARDIAN else 1
