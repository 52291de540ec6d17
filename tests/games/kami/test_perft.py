"""How many ways there are to play small deals: golden numbers, and the reference counts the same."""

import copy
import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from kamifuda.core.match import actions
from kamifuda.games import kami
from kamifuda.games.kami.layout import arrange
from kamifuda.games.kami.rules import Kami
from tests.games.kami.reference import Reference

GOLDEN: dict[str, dict[str, Any]] = json.loads((Path(__file__).parent / "golden" / "perft.json").read_text())
SMALL = 12_000  # histories that the reference counts too


class Tree:
    """Every history of a deal, up to the end of the round or to a number of steps."""

    def __init__(self, steps: int) -> None:
        self.longest = steps
        self.nodes = [0] * steps  # histories of one step, of two …
        self.ends: Counter[str] = Counter()  # points at the end of the round: how many histories lead there

    def grow(self, position: Kami, depth: int = 0) -> None:
        """By the engine."""
        for seat in range(position.seats()):
            for action in actions(position.legal(seat)):
                after = position.clone()
                after.apply(seat, action)
                self.nodes[depth] += 1
                if after.over or after.round > position.round:
                    self.ends[points_of([after.points_of(each) for each in range(after.seats())])] += 1
                elif depth + 1 < self.longest:
                    self.grow(after, depth + 1)

    def grow_by_reference(self, reference: Reference, depth: int = 0) -> None:
        for seat in reference.to_act():
            for step in reference.legal(seat):
                after = twin(reference)
                after.play(seat, step)
                self.nodes[depth] += 1
                if after.over or after.needs_deal:
                    self.ends[points_of(after.points)] += 1
                elif depth + 1 < self.longest:
                    self.grow_by_reference(after, depth + 1)

    def counted(self) -> dict[str, Any]:
        return {
            "nodes": [number for number in self.nodes if number],
            "ends": dict(sorted(self.ends.items())),
        }


def points_of(points: list[int]) -> str:
    return " ".join(str(each) for each in points)


def twin(reference: Reference) -> Reference:
    """An independent copy, faster than `deepcopy`: nothing lies deeper than a list of lists."""
    other = copy.copy(reference)
    for name, value in vars(reference).items():
        if isinstance(value, list):
            setattr(other, name, [list(item) if isinstance(item, list) else item for item in value])
    return other


def options_of(deal: dict[str, Any]) -> kami.Options:
    return kami.Options(**{"seats": len(deal["hands"]), "demoralised": False, **deal["options"]})


def stacks_of(deal: dict[str, Any]) -> list[list[str]]:
    stacks = [stack.split() for stack in deal["mercenaries"]]
    return stacks + [[] for _ in range(8 - len(stacks))] if len(deal["hands"]) == 2 else []


def counted_by_engine(deal: dict[str, Any]) -> dict[str, Any]:
    options = options_of(deal)
    position = arrange(
        options,
        hands=[hand.split() for hand in deal["hands"]],
        set_aside=deal["set_aside"].split(),
        mercenaries=stacks_of(deal),
        turn=1 if options.seats == 3 else 0,
        phase="look" if options.seats == 3 else "declare" if options.demoralised else "lead",
    )
    tree = Tree(deal["steps"])
    tree.grow(position)
    return tree.counted()


def counted_by_reference(deal: dict[str, Any]) -> dict[str, Any]:
    reference = Reference(asdict(options_of(deal)), 0)
    reference.deal([hand.split() for hand in deal["hands"]], deal["set_aside"].split(), stacks_of(deal))
    tree = Tree(deal["steps"])
    tree.grow_by_reference(reference)
    return tree.counted()


@pytest.mark.clause("KAMI-11", "KAMI-13", "KAMI-16", "KAMI-17", "KAMI-18")
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_numbers(name: str) -> None:
    deal = GOLDEN[name]
    assert counted_by_engine(deal) == {"nodes": deal["nodes"], "ends": deal["ends"]}


@pytest.mark.parametrize("name", [name for name, deal in GOLDEN.items() if sum(deal["nodes"]) <= SMALL])
def test_the_reference_counts_the_same(name: str) -> None:
    deal = GOLDEN[name]
    assert counted_by_reference(deal) == {"nodes": deal["nodes"], "ends": deal["ends"]}


def test_the_golden_deals_are_of_every_kind() -> None:
    assert {len(deal["hands"]) for deal in GOLDEN.values()} == {2, 3, 4}
    assert {len(hand.split()) for deal in GOLDEN.values() for hand in deal["hands"]} >= {2, 4}
    assert all(sum(deal["nodes"]) <= 200_000 for deal in GOLDEN.values())
    assert sum(sum(deal["nodes"]) <= SMALL for deal in GOLDEN.values()) >= 6
