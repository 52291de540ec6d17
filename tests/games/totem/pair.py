"""The engine and the literal reference at one table: they play the same steps and are compared after each."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from kamifuda.core.match import actions
from kamifuda.core.seed import chance, from_text
from kamifuda.games import totem
from kamifuda.games.totem import house
from tests.games.totem.reference import Reference
from tests.games.totem.reference_table import POWERS
from tests.games.totem.sightings import Moment, sightings
from tests.games.totem.styles import Style, chosen

STEPS = 62  # bits of an action

RANGES: dict[str, Sequence[object]] = {  # every value of every option
    "sword_loss_keeps_partner": (False, True),
    "shield_returns_attacker": (False, True),
    "eye_before_attack": (False, True),
    "last_turn": ("as_ruled", "immediate"),
    "no_attack_first_turn": (False, True),
    "hand_limit": range(3, 13),
    "zone_size": range(2, 6),
    "attacks_per_turn": range(1, 5),
    "discovered_needs": ("equal", "higher"),
}


class Pair:
    """One match from its deal on."""

    def __init__(self, options: totem.Options, seed: str) -> None:
        self.seed, self.step = from_text(seed), 0
        self.position = totem.deal(options, self.seed)
        told = [totem.events(self.position, seat) for seat in (0, 1)]
        (first,) = [event["seat"] for event in told[0] if event["event"] == "first"]
        hands = [event["cards"] for events in told for event in events if event["event"] == "received"]
        self.reference = Reference(asdict(options), first, hands)
        self.seen: Counter[str] = Counter()
        self.compare()

    def play(self, seat: int, step: str) -> None:
        self.step += 1
        self.position.journal, self.position.chance = [], chance(self.seed, self.step)
        before = Moment.of(self.reference)
        self.position.apply(seat, totem.parse(self.position, seat, step))
        told = [totem.events(self.position, viewer) for viewer in (0, 1)]
        self.reference.play(seat, step, drawn(told))
        same("discarded", discarded(told[seat]), self.reference.cost)
        self.compare()
        self.seen.update(sightings(before, step, told[seat], self.reference))

    def compare(self) -> None:
        """Raises AssertionError where the two differ."""
        ours, theirs = self.position, self.reference
        same("over", ours.over, theirs.over)
        same("whole", ours.whole, theirs.whole)
        same("who may act", [seat for seat in (0, 1) if ours.to_act() >> seat & 1], theirs.to_act())
        same("layout", totem.layout(ours), theirs.layout(totem.card_ids))
        for seat in (0, 1):
            steps = {totem.notation(ours, seat, action) for action in actions(ours.legal(seat))}
            same(f"steps of {seat}", sorted(steps), sorted(theirs.legal(seat)))
        self.compare_refusals(self.step % 2)
        for viewer in (0, 1, None):
            seen = totem.view(ours, viewer)
            same("joined", [tuple(one.values()) for one in seen["joined"]], theirs.joined(viewer, totem.card_ids))
        if theirs.over:
            seen = totem.view(ours, None)
            same("result", seen["result"], theirs.result)
            same("powers", seen["powers"], {"of_colour": theirs.powers, "highest": theirs.highest})
            same("scores", [ours.score(seat) for seat in (0, 1)], theirs.scores())
        self.seen["positions"] += 1

    def compare_refusals(self, seat: int) -> None:
        """Exactly what is not legal is refused with a clause."""
        refused = [bit for bit in range(STEPS) if totem.why_not(self.position, seat, 1 << bit) is not None]
        legal = self.position.legal(seat)
        same(f"refused to {seat}", refused, [bit for bit in range(STEPS) if not legal >> bit & 1])

    def steps(self, styles: Sequence[Style], dice: random.Random) -> Iterator[str]:
        """Plays on until the match is over, each seat in its style."""
        while seats := self.reference.to_act():
            seat = dice.choice(seats)
            step = chosen(styles[seat], self.reference, seat, dice)
            self.play(seat, step)
            yield step


def discarded(told: list[dict[str, Any]]) -> list[str]:
    """The cards that an attack of this step has cost."""
    return [card for event in told if event["event"] in ("held", "defeated") for card in event["discarded"]]


def drawn(told: Sequence[list[dict[str, Any]]]) -> list[str]:
    """The cards drawn in a step, each as its seat was told."""
    draws = [[event for event in events if event["event"] == "drew"] for events in told]
    return [both[both[0]["seat"]]["card"] for both in zip(*draws, strict=True)]


def same(what: str, ours: object, theirs: object) -> None:
    assert ours == theirs, f"{what}\nengine    {ours}\nreference {theirs}"


def any_house_rules(dice: random.Random) -> str:
    """The powers in any order, and the highest level that has one."""
    powers = dice.sample(list(POWERS.values()), k=4)
    rules = [f"{colour}:{power}" for colour, power in zip(POWERS, powers, strict=True)]
    return house.normalised(",".join([*rules, f"highest:{dice.randint(1, 13)}"]), totem.version)


def any_options(dice: random.Random, fixed: Mapping[str, object]) -> totem.Options:
    """Every option at random, but for those given."""
    values: dict[str, Any] = {name: dice.choice(values) for name, values in RANGES.items()}
    return totem.Options(**(values | dict(fixed)))
