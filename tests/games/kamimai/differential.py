"""Matches of many kinds in which the engine is compared with the literal reference at every step."""

import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kamifuda.core.position import WORLD
from kamifuda.games import kamimai
from tests.games.kamimai.literal_cards import COPIES, ELEMENTS, FAIRIES, GRIPS, GUARDIANS, SHEETS
from tests.games.kamimai.literal_cards import KINDS as CARDS
from tests.games.kamimai.literal_moods import Mood, chosen
from tests.games.kamimai.literal_pair import Pair

DIFFERENT = 3  # exit code
FEWEST = 2  # matches of every kind
EFFECTS = ("blessing", "energy", "colour", "discard")  # in the order in which house rules are written

RANGES: dict[str, Sequence[object]] = {  # every value of every option, of two wide ranges some
    "seats": range(1, 6),
    "sheet": ("I", "II", "III", "adventure"),
    "difficulty": ("normal", "easy", "hard"),
    "book": ("odds", "real"),
    "paper": ("normal", "gentle", "stern"),
    "energy_start": (4, 5),
    "easy_bonus": range(4),
    "adventure_bonus": range(6),
    "adventure_keep_reserves": (False, True),
    "reserve_limit": range(3, 9),
    "blessing_needs_guardian": (False, True),
    "curse_on_collapse": (False, True),
    "colour_curse_hits_fairies": (False, True),
    "dragonflies_move_guardians": (True, False),
    "collapse_share": (20, 35, 50, 65, 80),
    "stray_cards": ("stay", "drawn"),
    "watch_seconds": (1, 3, 10),
    "empty_grimoire": ("rebuild", "lose_energy"),
    "faces_visible": (True, False),
    "zone_graph": ("free", "arrows"),
    "grip_profile": ("physical", "probability"),
    "warm_up": (False, True),
    "version": (4, 2),
    "first": ("random", "2", "person"),
}


class Kind(NamedTuple):
    mood: Mood
    fixed: Mapping[str, object]  # options; the others vary
    house_rules: bool = False
    world: bool = False  # WORLD answers with the odds of the engine
    longest: int = 700  # steps of a match; most are over before


ODDS, REAL = {"book": "odds", "warm_up": False}, {"book": "real", "warm_up": False}
LASTING = {"energy_start": 5, "difficulty": "easy", "easy_bonus": 3}
PLAYED = ("imp", "dragonflies", "mouse")
CREATURES = (*FAIRIES, "wolf", *PLAYED)

BLESSED = "I:!water+fire=blessing*3/earth+team=blessing+discard"
CURSED = "I:water+fire+earth+air+team=discard"
SHORT = "I:!water+team/fire=blessing,II:earth/team+team=colour,III:air/fire=energy"
DRAWN = "I:water/fire/earth/air/water/fire,I.arrows:AC+AE+BD+BF+CB+CE+FA+FE"
TWINS = (
    "I:water+water=colour/team=discard,"
    "water.copies:3,fire.copies:15,earth.copies:15,air.copies:15,"
    "water_fairy.copies:3,earth_fairy.copies:0,air_fairy.copies:0,"
    "wolf.copies:2,imp.copies:0,dragonflies.copies:2,mouse.copies:0"
)

KINDS = {
    "anything": Kind(Mood(), {}),
    "warm up": Kind(
        Mood(falls=0.03, strays=0.001, wanted=64, leaves=1, bundle=8),
        {"seats": 3, "warm_up": True, "book": "odds"},
        longest=300,
    ),
    "hardly any cards": Kind(Mood(wanted=1, liked=PLAYED, eager=1, wasteful=2), {**REAL, **LASTING}, longest=60),
    "careful": Kind(Mood(falls=0.002, between=0.02, strays=0.02), {**ODDS, **LASTING}),
    "by the odds": Kind(Mood(wanted=6, bundle=2), ODDS, world=True),
    "clumsy": Kind(Mood(falls=0.15, between=0.4, strays=0.2, slips=0.4, wanted=4), ODDS),
    "blessings": Kind(Mood(falls=0.1, between=0.4), {"sheet": "I", "difficulty": "hard", "house_rules": BLESSED}),
    "many pages": Kind(
        Mood(wanted=60, bundle=8, falls=0.003, eager=0.2),
        {**ODDS, "empty_grimoire": "lose_energy", "difficulty": "normal", "energy_start": 4},
    ),
    "the last pages": Kind(
        Mood(wanted=40, leaves=4, bundle=8, falls=0.003, strays=0.03, wasteful=0.5),
        {**ODDS, **LASTING, "collapse_share": 80, "stray_cards": "stay"},
    ),
    "strays": Kind(Mood(strays=0.7, falls=0.01, slips=0.6, wanted=3), {**ODDS, **LASTING}),
    "reported": Kind(Mood(falls=0.01), REAL),
    "a shaky real book": Kind(Mood(falls=0.08, between=0.3), {**REAL, **LASTING}),
    "adventure": Kind(Mood(falls=0.002, between=0.03, wanted=12), {**REAL, **LASTING, "sheet": "adventure"}),
    "short adventure": Kind(
        Mood(falls=0.01, between=0.03, wanted=12), {**ODDS, "sheet": "adventure", "house_rules": SHORT}
    ),
    "guardians": Kind(Mood(falls=0.02, wanted=6, liked=GUARDIANS), REAL),
    "guardians and houses": Kind(
        Mood(falls=0.02, later=0.05, wanted=6, liked=GUARDIANS + ELEMENTS), REAL, house_rules=True
    ),
    "many of a kind": Kind(
        Mood(falls=0.01, wanted=12, liked=CREATURES, eager=3),
        {**REAL, **LASTING, "sheet": "I", "house_rules": TWINS},
    ),
    "many of a kind, alone": Kind(
        Mood(falls=0.005, wanted=3, liked=("water_fairy", "water_guardian")),
        {**REAL, **LASTING, "seats": 1, "sheet": "I", "house_rules": TWINS, "colour_curse_hits_fairies": True},
    ),
    "drawn arrows": Kind(
        Mood(falls=0.001, wanted=12, liked=ELEMENTS),
        {**REAL, **LASTING, "sheet": "I", "house_rules": DRAWN, "zone_graph": "arrows", "reserve_limit": 8},
    ),
    "creatures": Kind(Mood(falls=0.01, wanted=9, liked=CREATURES, eager=5), {**REAL, **LASTING}),
    "interrupted": Kind(
        Mood(falls=0.03, later=0.08, wanted=8, liked=PLAYED),
        {**REAL, **LASTING, "sheet": "I", "house_rules": CURSED},
    ),
    "refusals": Kind(
        Mood(agrees=0.5, calls_off=0.25, falls=0.002, wanted=12, bundle=8), {**ODDS, **LASTING, "reserve_limit": 8}
    ),
    "five": Kind(Mood(falls=0.005, wanted=10), {**ODDS, "seats": 5}),
    "alone": Kind(Mood(falls=0.01, wanted=10), {"seats": 1}),
    "an energy of its own": Kind(Mood(falls=0.05, wanted=6), {"sheet": "III", "house_rules": "III.energy:7"}),
    "houses": Kind(Mood(falls=0.01, wanted=10), {}, house_rules=True),
}


def any_options(dice: random.Random, fixed: Mapping[str, object]) -> kamimai.Options:
    """Every option at random, but for those given."""
    values: dict[str, Any] = {name: dice.choice(values) for name, values in RANGES.items()}
    values |= {} if values["version"] >= 4 else {"first": "random"}
    return kamimai.Options(**(values | dict(fixed)))


def any_house_rules(dice: random.Random) -> str:
    """Sheets, energy, arrows, grips and copies of one's own."""
    rules: dict[str, str] = {}
    for sheet in SHEETS:
        rules |= {sheet: any_sheet(dice)} if dice.random() < 0.8 else {}
        rules |= {f"{sheet}.energy": str(dice.randint(1, 9))} if dice.random() < 0.3 else {}
        zones = rules.get(sheet, SHEETS[sheet]).count("/") + 1
        rules |= any_arrows(dice, sheet, zones) if zones > 1 and dice.random() < 0.5 else {}
    rules |= {colour: dice.choice(list(GRIPS.values())) for colour in ELEMENTS if dice.random() < 0.5}
    rules |= any_copies(dice) if dice.random() < 0.7 else {}
    usual = SHEETS | GRIPS | {f"{card}.copies": str(COPIES.get(card, 1)) for card in CARDS}
    return ",".join(f"{what}:{value}" for what, value in rules.items() if usual.get(what) != value)


def any_arrows(dice: random.Random, sheet: str, zones: int) -> dict[str, str]:
    """Some of all; neighbours in both directions would be usual."""
    letters = "ABCDEF"[:zones]
    every = [one + other for one in letters for other in letters if one != other]
    drawn = sorted(dice.sample(every, dice.randint(1, len(every))))
    usual = [arrow for arrow in every if abs(ord(arrow[0]) - ord(arrow[1])) == 1]
    return {f"{sheet}.arrows": "+".join(drawn)} if drawn != usual else {}


def any_copies(dice: random.Random) -> dict[str, str]:
    """KMI-03: as many of each class as usual, shared out otherwise."""
    copies = {card: COPIES.get(card, 1) for card in CARDS}
    for cards, most in ((ELEMENTS, 15), (GUARDIANS, 3), (CREATURES, 3)):
        for _ in range(dice.randint(0, 8)):
            less, more = dice.sample(cards, 2)
            if copies[less] > 0 and copies[more] < most:
                copies[less], copies[more] = copies[less] - 1, copies[more] + 1
    return {f"{card}.copies": str(number) for card, number in copies.items()}


def any_sheet(dice: random.Random) -> str:
    zones = []
    start = dice.choice((0, 1, 2, None, None))
    for place in range(dice.randint(1, 6)):
        spells = "+".join(dice.choices((*ELEMENTS, "team"), k=min(dice.randint(1, 5), dice.randint(1, 5))))
        effects = "+".join(effect for effect in EFFECTS if dice.random() < 0.3)
        if dice.random() < 0.5:
            effects = effects.replace("blessing", f"blessing*{dice.randint(1, 9)}")
        zones.append(("!" if place == start else "") + spells + (f"={effects}" if effects else ""))
    return "/".join(zones)


def options_of(kind: str, number: int) -> kamimai.Options:
    """The options of match number 0, 1, …"""
    dice, fixed = random.Random(f"options, {kind} {number}"), KINDS[kind].fixed
    if KINDS[kind].house_rules:
        fixed = {**fixed, "house_rules": any_house_rules(dice)}
    return any_options(dice, fixed)


def played(kind: str, positions: int, matches: int = FEWEST) -> Counter[str]:
    """What was seen in so many positions or a few more; raises AssertionError at the first difference."""
    dice, seen = random.Random(f"plays, {kind}"), Counter[str]()
    while seen["positions"] < positions or seen["matches"] < matches:
        pair = Pair(options_of(kind, seen["matches"]), f"{kind} {seen['matches']}")
        while not pair.literal.over and pair.seen["positions"] < KINDS[kind].longest:
            seat, step = chosen(KINDS[kind].mood, pair.literal, dice)
            pair.play(seat, pair.odds(dice) if seat == WORLD and KINDS[kind].world else step)
        seen += pair.seen
        seen["matches"] += 1
    return seen


def main(positions: int) -> int:
    """So many positions of every kind; tells by its exit code whether there is a difference."""
    try:
        agreed = sum(played(kind, positions, matches=1)["positions"] for kind in KINDS)
    except AssertionError as difference:
        print(difference)
        return DIFFERENT
    print(f"{agreed} positions without a difference")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
