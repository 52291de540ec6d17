"""Matches of many kinds in which the engine is compared with the reference at every step."""

import random
import sys
from collections import Counter
from typing import NamedTuple

from kamifuda.games import totem
from tests.games.totem.pair import Pair, any_house_rules, any_options
from tests.games.totem.styles import (
    Style,
    anything,
    builder,
    drawing,
    eager,
    laying,
    levelling,
    luring,
    modest,
    pairing,
    seeing,
    spendthrift,
    strong,
    thrower,
    until,
)

DIFFERENT = 3  # exit code


class Kind(NamedTuple):
    styles: list[Style]  # each seat has one of them, match by match
    fixed: dict[str, object]  # options; the others vary
    house_rules: bool = False


KINDS = {
    "anything": Kind([anything], {}),
    "eager": Kind([eager, strong], {}),
    "building": Kind([builder, eager, strong], {}),
    "throwing": Kind([thrower, builder], {}),
    "pairs": Kind([pairing, pairing, luring("shield")], {}),
    "eyes": Kind([seeing, luring("eye"), modest], {"eye_before_attack": False}),
    "eyes first": Kind([seeing], {"eye_before_attack": True}),
    "draws": Kind([drawing, luring("draw")], {}),
    "empty hands": Kind([spendthrift, strong], {"hand_limit": 3}),
    "modest": Kind([modest, builder], {}),
    "last card": Kind([until(3, laying("draw"), luring("draw"))], {"hand_limit": 12}),
    "last draw": Kind([until(5, laying("shield"), drawing)], {"hand_limit": 12}),
    "last totem": Kind([until(1, thrower, strong)], {"zone_size": 2, "attacks_per_turn": 4, "hand_limit": 12}),
    "last attack": Kind([until(9, thrower, spendthrift)], {"zone_size": 5, "attacks_per_turn": 4, "hand_limit": 3}),
    "level": Kind([levelling], {"zone_size": 2, "hand_limit": 12}),
    "house rules": Kind([anything, pairing, seeing, drawing, luring("shield", "eye", "draw")], {}, house_rules=True),
}


def options_of(kind: str, number: int) -> totem.Options:
    """The options of match number 0, 1, …"""
    dice, fixed = random.Random(f"options, {kind} {number}"), KINDS[kind].fixed
    if KINDS[kind].house_rules:
        fixed = {**fixed, "house_rules": any_house_rules(dice)}
    return any_options(dice, fixed)


def played(kind: str, positions: int) -> Counter[str]:
    """What was seen in so many positions or a few more; raises AssertionError at the first difference."""
    dice, seen = random.Random(f"plays, {kind}"), Counter[str]()
    while seen["positions"] < positions:
        pair = Pair(options_of(kind, seen["matches"]), f"{kind} {seen['matches']}")
        styles = dice.choices(KINDS[kind].styles, k=2)
        for _ in pair.steps(styles, dice):
            pass
        seen += pair.seen
        seen["matches"] += 1
    return seen


def main(positions: int) -> int:
    """So many positions of every kind; tells by its exit code whether there is a difference."""
    try:
        agreed = sum(played(kind, positions)["positions"] for kind in KINDS)
    except AssertionError as difference:
        print(difference)
        return DIFFERENT
    print(f"{agreed} positions without a difference")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
