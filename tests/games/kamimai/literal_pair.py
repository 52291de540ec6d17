"""The engine and the literal reference at one table: they play the same steps and are compared after each."""

import random
from collections import Counter
from dataclasses import asdict
from typing import Any

from kamifuda.core.match import actions
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, from_text
from kamifuda.games import kamimai
from tests.games.kamimai.literal import Literal
from tests.games.kamimai.literal_sightings import sightings
from tests.games.kamimai.literal_table import Event, Layout
from tests.games.kamimai.literal_view import view_of

STEPS = 62  # bits of an action


class Pair:
    """One match from its deal on."""

    def __init__(self, options: kamimai.Options, seed: str) -> None:
        self.seed, self.number = from_text(seed), 0
        self.position = kamimai.deal(options, self.seed)
        self.literal = Literal(asdict(options), self.told(), self.position.lean)
        self.actors = [WORLD, *self.literal.seats]
        self.seen = Counter(f"event {event['event']}" for event in self.told())
        self.compare()

    def told(self) -> list[Event]:
        """What has happened in this play so far."""
        return kamimai.events(self.position, None)

    def play(self, seat: int, step: str) -> None:
        if self.literal.whole:
            self.number += 1
            self.position.journal, self.position.chance = [], chance(self.seed, self.number)
        phase, before = self.literal.phase, len(self.told())
        self.position.apply(seat, kamimai.parse(self.position, seat, step))
        told = self.told()[before:]
        self.literal.play(seat, step, told, self.position.lean)
        self.compare()
        self.seen.update(sightings(phase, step, told, self.literal))

    def odds(self, dice: random.Random) -> str:
        """WORLD's next step as the engine would choose it."""
        action = self.position.world(Rng(dice.getrandbits(60)))
        return kamimai.notation(self.position, WORLD, action)

    def compare(self) -> None:
        """Raises AssertionError where the two differ."""
        ours, theirs = self.position, self.literal
        same("layout", self.layout(), theirs.layout())
        same("over", ours.over, theirs.over)
        same("whole", ours.whole, theirs.whole)
        same("who may act", seats_in(ours.to_act()), theirs.to_act())
        same("whom the game waits for", seats_in(ours.awaited()), theirs.awaited())
        for seat in self.actors:
            steps = [kamimai.notation(ours, seat, action) for action in actions(ours.legal(seat))]
            same(f"steps of {seat}", sorted(steps), sorted(theirs.legal(seat)))
        if self.seen["positions"] % 4 == 0:
            self.compare_refusals(self.actors[self.number % len(self.actors)])
        viewer = [None, *theirs.seats][self.number % len(self.actors)]
        same(f"events for {viewer}", kamimai.events(ours, viewer), theirs.events)
        seen = {**kamimai.view(ours, viewer)}
        same("whether odds are told", seen.pop("risks") is not None, theirs.phase == "pull")
        same(f"view of {viewer}", seen, view_of(theirs, viewer))
        if theirs.over:
            same("scores", [ours.score(seat) for seat in theirs.seats], theirs.scores())
        self.seen["positions"] += 1

    def layout(self) -> Layout:
        """Nobody knows the halves of a real book."""
        layout: Layout = dict(kamimai.layout(self.position))
        if self.literal.real:
            same("pages", layout["left"] + layout["right"], len(layout["grimoire"]))
            layout |= {"left": None, "right": None}
        return layout

    def compare_refusals(self, seat: int) -> None:
        """Exactly what is not legal is refused with a clause."""
        refused = [bit for bit in range(STEPS) if kamimai.why_not(self.position, seat, 1 << bit) is not None]
        legal = self.position.legal(seat)
        same(f"refused to {seat}", refused, [bit for bit in range(STEPS) if not legal >> bit & 1])


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(5) if mask >> seat & 1]


def same(what: str, ours: Any, theirs: Any) -> None:
    if ours != theirs and isinstance(ours, dict) and isinstance(theirs, dict):
        differing = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key) or key not in ours]
        ours, theirs = ({key: each.get(key) for key in differing} for each in (ours, theirs))
    assert ours == theirs, f"{what}\nengine    {ours}\nreference {theirs}"
