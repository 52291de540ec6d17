"""Matches of many kinds in which the engine is compared with the reference at every step."""

import random
import sys
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from kamifuda.games import grimoire
from tests.games.grimoire.pair import Pair, any_house_rules, any_options
from tests.games.grimoire.styles import (
    Style,
    anything,
    balanced,
    cards,
    companions,
    hiding,
    levelling,
    no,
    novel,
    playing,
    shod,
    the_hidden_one,
    these,
    thrifty,
    treasures,
    until,
    yes,
)

DIFFERENT = 3  # exit code
ALL_PAGES = range(1, 16)
LONG = {"end_at": 12}
SHORT = {"seats": 3, "end_at": 12, "create_cost": 0}  # of Quest cards, at the end


class Kind(NamedTuple):
    styles: list[Style]  # each seat has one of them, match by match
    fixed: Mapping[str, object]  # options; the others vary
    house_rules: bool = False


patient = playing(*ALL_PAGES, take=balanced)
lucky = playing(1, take=balanced, answer=yes)
waiting = playing(2, 6, take=balanced)
creating = playing(7, take=balanced, answer=yes)
earning = playing(3, 6, take=balanced)
villainous = until(7, playing(9, 14, take=these("villain")), playing(12, take=balanced))
royal = these("prince", "queen", "king")
thieving = playing(9, 12, 14, take=these("villain"), answer=yes)
PLAIN = "charm.type:common,polymorph.type:common,domination.type:forbidden"
UNGUARDED = "resist.type:forbidden"
OTHER_POINTS = "mercenary.amount:3,thief.amount:2,archer.amount:0,merchant.amount:2,villain.amount:4,prince.amount:5,"
OTHER_POINTS += "queen.amount:0,king.amount:9"
MORE_SHOES = "bronze_sword.effect:shoes,silver_bracelet.effect:junk,golden_cup.effect:shoes,blessed_shoes.effect:junk"

KINDS = {
    "anything": Kind([anything], {}),
    "house rules": Kind([novel, novel, playing(2, take=balanced), anything], {}, house_rules=True),
    "no attacks": Kind([thieving, playing(6, 11, take=companions), playing(2, 8)], {"house_rules": PLAIN, **LONG}),
    "no defences": Kind(
        [playing(6, take=companions), playing(6, 11), playing(2), playing(9, 12, 14)],
        {"house_rules": UNGUARDED, "defence_timing": "on_reveal", "seats": 4},
    ),
    "other points": Kind(
        [
            playing(3, 8, 14, take=these("prince", "queen", "king", "mercenary")),
            playing(*ALL_PAGES, take=these("thief", "archer")),
            playing(9, 12, 14, take=these("villain")),
            thrifty(7, 8, take=these("merchant")),
        ],
        {"house_rules": OTHER_POINTS},
    ),
    "more shoes": Kind([shod], {"house_rules": MORE_SHOES, **LONG}),
    "hoarding": Kind([playing(*ALL_PAGES, take=treasures), playing(*ALL_PAGES, take=companions)], {}),
    "time": Kind([playing(5, 11, take=balanced), playing(5, 11, take=balanced), patient], LONG),
    "time and twins": Kind([playing(5, 11), playing(4, 5)], {"seats": 4, "early_end": "laying"}),
    "attacks": Kind(
        [playing(9, 12, 14, take=companions), playing(3, 8, 13, take=these("villain")), playing(6, 11)], {}
    ),
    "small change": Kind([villainous, villainous, thrifty(1, 3, reserve=1)], {"polymorph_rounding": "down", **LONG}),
    "defence": Kind([playing(6, 11, take=companions), playing(9, 14), playing(12), playing(3, 8)], {"seats": 4}),
    "healing": Kind([thrifty(4, 3, reserve=1), playing(4, take=these("nun")), playing(4, 3, answer=no)], {}),
    "healing early": Kind([until(3, playing(4, answer=yes), patient)], {"heal_cost": 0}),
    "creating": Kind([thrifty(7, 8, take=these("merchant")), playing(7, take=these("merchant")), shod], {}),
    "shoes": Kind([shod], LONG),
    "last shoes": Kind(
        [until(17, earning, creating), until(17, earning, creating), until(17, earning, lucky)],
        {**SHORT, "early_end": "laying"},
    ),
    "luck": Kind([lucky, playing(1, take=the_hidden_one, answer=hiding)], LONG),
    "spies": Kind([playing(1, 9, 14, take=these("spy", "hidden"), answer=hiding)], {}),
    "silence": Kind([playing(2), playing(3, 8, 13, 15, take=balanced)], LONG),
    "poor": Kind([playing(10, 2, take=balanced), playing(3, 6, take=balanced)], LONG),
    "wishes": Kind([playing(15, take=balanced), playing(15, take=balanced, answer=cards)], LONG),
    "late": Kind([until(9, waiting, playing(15, 1, 4, 7, take=balanced, answer=cards))], LONG),
    "stopped": Kind(
        [until(12, playing(2, 3, take=balanced), playing(4, 15, 7, take=balanced, answer=cards)), shod],
        {"seats": 4, "end_at": 12, "early_end": "at_once"},
    ),
    "to the last card": Kind([until(12, playing(2, 3, take=balanced), lucky), patient], {"seats": 4, "end_at": 12}),
    "crowns": Kind([playing(3, 8, 14, take=royal), playing(9, 13, take=these("mercenary", "king"))], {}),
    "places": Kind([playing(*ALL_PAGES, take=these("thief", "archer"))], {}),
    "level": Kind([levelling], {"end_at": 5}),
}


def options_of(kind: str, number: int) -> grimoire.Options:
    """The options of match number 0, 1, …"""
    dice, fixed = random.Random(f"options, {kind} {number}"), KINDS[kind].fixed
    if KINDS[kind].house_rules:
        fixed = {**fixed, "house_rules": any_house_rules(dice), "quest_deck": 58}
    return any_options(dice, fixed)


def played(kind: str, positions: int) -> Counter[str]:
    """What was seen in so many positions or a few more; raises AssertionError at the first difference."""
    dice, seen = random.Random(f"plays, {kind}"), Counter[str]()
    while seen["positions"] < positions:
        options = options_of(kind, seen["matches"])
        pair = Pair(options, f"{kind} {seen['matches']}")
        styles = dice.choices(KINDS[kind].styles, k=options.seats)
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
