"""What cards and items of Grimoire are worth to each seat, as far as one of them can tell."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Final, NamedTuple

from kamifuda.games.grimoire.cards import COMPANIONS, ITEMS, QUEST, SPARE, TREASURES
from kamifuda.games.grimoire.house import MISSING, replacements
from kamifuda.games.grimoire.pages import ATTACK, DEFENCE, FORBIDDEN, NAMES, PAGES
from kamifuda.games.grimoire.scoring import MOST_JUNK
from kamifuda.games.grimoire.view import View

IN_TURN: Final = {"thief": 1.0, "archer": 0.8}  # whenever one is the first, or the last; for each point
EVERY_ROUND: Final = {"spy": 0.1, "merchant": 0.1, "nun": 0.15}
ATTACKING: Final = {"villain": 0.1}  # for each point
ONCE_IS_ENOUGH: Final = ("spy", "nun")  # GRI-A36
HOPES: Final = {"mercenary": 1.0, "prince": 0.5, "queen": 0.4, "king": 0.4}  # of each point that may still be reached
COIN: Final = 1.8  # a treasure that nobody has seen
ITEM: Final = 0.7
ROUNDS: Final = 1.3  # until somebody has one more card of the kind they have most of
LONG: Final = 8.0  # rounds in which a bonus may still be reached
LEADER: Final = 0.8  # what it is worth that the best of several others loses a point
FOLLOWER: Final = 0.3  # or another one
HIDDEN: Final = "hidden"
COINS: Final = tuple(card.id for card in TREASURES)


class House(NamedTuple):
    """What is printed on cards and pages at one table."""

    vp: Mapping[str, int]
    effects: Mapping[str, str]  # of companions and items
    points: Mapping[str, int]  # that an effect of a companion brings, or costs
    missing: str  # of this card there is one fewer, if there are 58
    pages: Sequence[str]  # the effect of each page
    amounts: Sequence[int]
    forbidden: Sequence[bool]
    attacks: Sequence[bool]
    defences: Sequence[bool]


@cache
def house(rules: str) -> House:
    """The usual values, but for those that the house rules replace."""
    replaced: Mapping[tuple[str, str], Any] = replacements(rules)
    effects = [str(replaced.get((page.id, "effect"), page.id)) for page in PAGES]
    homes = [PAGES[NAMES.index(effect)] for effect in effects]
    types = [(replaced[home.id, "type"],) if (home.id, "type") in replaced else home.types for home in homes]
    return House(
        vp={card.id: int(replaced.get((card.id, "vp"), card.vp)) for card in (*QUEST, *ITEMS)},
        effects={card.id: str(replaced.get((card.id, "effect"), card.effect)) for card in (*COMPANIONS, *ITEMS)},
        points={card.effect: int(replaced.get((card.id, "amount"), card.amount)) for card in COMPANIONS},
        missing=str(replaced.get(MISSING, SPARE)),
        pages=effects,
        amounts=[int(replaced.get((home.id, "amount"), home.amount)) for home in homes],
        forbidden=[FORBIDDEN in kinds for kinds in types],
        attacks=[ATTACK in kinds for kinds in types],
        defences=[DEFENCE in kinds for kinds in types],
    )


class Estimates:
    """One seat's opinion of everything on the table, in points."""

    def __init__(self, seen: View) -> None:
        self.seen, self.options, self.lands = seen, seen["options"], seen["lands"]
        self.house = house(self.options["house_rules"])
        self.me = seen["seat"] or 0
        self.seats = range(len(self.lands))
        self.priced: dict[int, dict[str, float]] = {}

    # Cards

    def value(self, seat: int, card: str) -> float:
        """What a card would add to this territory."""
        return self.beside(card, self.lands[seat]["companions"])

    def loss(self, seat: int, card: str) -> float:
        """What a territory would lose with one of its companions."""
        others = list(self.lands[seat]["companions"])
        others.remove(card)
        return self.beside(card, others)

    def beside(self, card: str, companions: Sequence[str]) -> float:
        """Its VP, the bonuses it makes, and what it does in the rounds to come."""
        vp = float(self.house.vp[card])
        if card in COINS:
            return vp
        effect, left = self.house.effects[card], self.rounds_left
        if effect in ONCE_IS_ENOUGH and any(self.house.effects[each] == effect for each in companions):
            left = 0.0
        points = self.house.points.get(effect, 0)
        at_the_end = self.bonuses([*companions, card]) - self.bonuses(companions)
        each_round = EVERY_ROUND.get(effect, 0.0) + points * ATTACKING.get(effect, 0.0)
        until_then = left * (each_round + points * IN_TURN.get(effect, 0.0) / len(self.lands))
        return vp + at_the_end + until_then + points * HOPES.get(effect, 0.0) * min(1.0, left / LONG)

    def bonuses(self, companions: Sequence[str]) -> int:
        """What companions add at the end."""
        found = 0
        for card in companions:
            effect = self.house.effects[card]
            points = self.house.points.get(effect, 0)
            if effect == "mercenary":
                found += points * companions.count(card)
            elif effect == "prince":
                found += points * ("queen" in companions or "king" in companions)
            elif effect == "queen":
                found += points * ("king" in companions)
            elif effect == "king":
                found += points * ("queen" in companions and "prince" in companions)
        return found

    def average(self, seat: int, cards: Mapping[str, int]) -> float:
        """What one of these adds to a territory, drawn at random."""
        count = sum(cards.values())
        return sum(copies * self.value(seat, card) for card, copies in cards.items() if copies) / max(count, 1)

    @cached_property
    def unseen(self) -> Counter[str]:
        """The quest cards whose place the viewer does not know."""
        left = Counter({card.id: card.copies for card in QUEST})
        left[self.house.missing] -= 59 - int(self.options["quest_deck"])
        known = (self.seen["quest"], self.seen["discard"], self.seen["drawn"])
        for cards in (*known, *(land["companions"] for land in self.lands), *(land["seen"] for land in self.lands)):
            left.subtract(cards)
        if self.hidden is not None:
            left[self.hidden] -= 1
        return left

    @property
    def hidden(self) -> str | None:
        """The face-down card, if it is known."""
        return self.seen["hidden"]["card"] if self.seen["hidden"] is not None else None

    def prices(self, seat: int) -> dict[str, float]:
        """What each card of the row would add to a territory."""
        if seat not in self.priced:
            found = {card: self.value(seat, card) for card in self.seen["quest"]}
            if self.seen["hidden"] is not None:
                card = self.hidden
                found[HIDDEN] = self.average(seat, self.unseen) if card is None else self.value(seat, card)
            self.priced[seat] = found
        return self.priced[seat]

    @property
    def row(self) -> list[str]:
        return [*self.seen["quest"], HIDDEN] if self.seen["hidden"] is not None else self.seen["quest"]

    # Items

    def item(self, seat: int) -> float:
        """One more, drawn at random: its VP, and the points for the most Junk that it brings nearer."""
        left = Counter({card.id: card.copies for card in ITEMS})
        for land in self.lands:
            left.subtract(land["seen_items"])
        count = sum(left.values())
        if not self.seen["item_deck"] or not count:
            return 0.0
        printed = sum(copies * self.house.vp[card] for card, copies in left.items()) / count
        own, rival = self.junk(seat), self.most_junk(seat)
        junk = sum(copies for card, copies in left.items() if self.house.effects[card] == "junk")
        return printed + junk / count * MOST_JUNK * (chance_of_most(own + 1, rival) - chance_of_most(own, rival))

    def junk(self, seat: int) -> float:
        """What is known, and half of the items that are not."""
        land = self.lands[seat]
        known = sum(self.house.effects[card] == "junk" for card in land["seen_items"])
        return known + (land["items"] - len(land["seen_items"])) / 2

    def most_junk(self, seat: int) -> float:
        """Of the others."""
        return max(self.junk(other) for other in self.others(seat))

    # The match

    def others(self, seat: int) -> Iterable[int]:
        return (other for other in self.seats if other != seat)

    @cached_property
    def rounds_left(self) -> float:
        """After this one, until somebody has cards enough or there are none left (GRI-35)."""
        longest = max(max(len(land["companions"]), land["treasures"]) for land in self.lands)
        piles = (self.seen["deck"] + len(self.seen["discard"])) // len(self.lands)
        return 0.0 if self.seen["ending"] else min(ROUNDS * max(0, self.options["end_at"] - longest - 1), piles)

    @cached_property
    def totals(self) -> list[float]:
        """What each territory would count now; what is hidden counts as usual."""
        return [self.total(seat) for seat in self.seats]

    def total(self, seat: int) -> float:
        land = self.lands[seat]
        return (
            land["points"]
            + sum(self.house.vp[card] for card in (*land["companions"], *land["seen"], *land["seen_items"]))
            + self.bonuses(land["companions"])
            + COIN * (land["treasures"] - len(land["seen"]))
            + ITEM * (land["items"] - len(land["seen_items"]))
            + MOST_JUNK * chance_of_most(self.junk(seat), self.most_junk(seat))
        )

    def lead(self, seat: int) -> float:
        """Over the best of the others."""
        return self.totals[seat] - max(self.totals[other] for other in self.others(seat))

    def menace(self, seat: int, other: int) -> float:
        """What it is worth to a seat that another one loses a point; among several the best one matters most."""
        if len(self.seats) == 2:
            return 1.0
        return LEADER if self.totals[other] >= max(self.totals[each] for each in self.others(seat)) else FOLLOWER


def chance_of_most(own: float, rival: float) -> float:
    """How likely so much Junk will be the most."""
    return 0.0 if own <= 0 else min(1.0, max(0.0, 0.5 + (own - rival) / 4))
