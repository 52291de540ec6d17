"""House rules: which colour has which power, and up to which level (docs/house-rules.md)."""

import pickle
import re
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any, get_args

import pytest

from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.core.houserules import BadHouseRules
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES, totem
from kamifuda.games.totem import cards, house
from kamifuda.games.totem.cards import COLOURS, IDS, POWERS, names
from kamifuda.games.totem.judgement import values_at
from kamifuda.games.totem.options import packed, unpacked
from kamifuda.games.totem.view import ColourName, Power
from tests.games.totem.table import TotemTable, totem_match, totem_table
from tests.spread import random_plays

SWAPPED = "red:shield,blue:sword"
TURNED = "red:eye,blue:draw,purple:sword,green:shield"
COLOUR_IDS = [colour.id for colour in COLOURS]
EVERY = [
    house.normalised(",".join(map(":".join, zip(COLOUR_IDS, powers, strict=True))), totem.version)
    for powers in permutations(POWERS)
]


def here(hand: str, rules: str, **more: Any) -> TotemTable:
    return totem_table(hand, house_rules=rules, **more)


def habit(table: TotemTable, seed: int) -> str:
    """The step that a hasty player takes."""
    seat, position = table.actor, table.position
    return totem.notation(position, seat, position.habit(seat, position.legal(seat), Rng(seed)))


# What is written


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("", ""),
        (" blue:sword , red:shield,", SWAPPED),
        ("highest:10,blue:sword,red:shield", f"{SWAPPED},highest:10"),
        ("red:sword,green:draw,highest:9", ""),
        ("green:eye,purple:draw,red:sword", "purple:draw,green:eye"),
        ("highest:013", "highest:13"),
    ],
)
def test_the_text_is_in_order_and_without_what_is_usual(text: str, kept: str) -> None:
    assert house.normalised(text, totem.version) == kept
    assert totem.Options(house_rules=kept).house_rules == kept


@pytest.mark.parametrize(
    ("toml", "kept"),
    [
        ("", ""),
        ('[colours]\nblue = "sword"\nred = "shield"', SWAPPED),
        ('[powers]\nhighest = 10\n[colours]\nred = "sword"', "highest:10"),
    ],
)
def test_a_file_means_the_same(toml: str, kept: str) -> None:
    assert house.from_toml(toml, totem.version) == kept


def test_the_guide_shows_a_file_and_its_word() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "house-rules.md").read_text()
    guide = guide.partition("\n## Totem\n")[2].partition("\n## ")[0]
    (toml,) = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    (written,) = re.findall(r"^house_rules=(.*)$", guide, re.MULTILINE)
    assert house.from_toml(toml, totem.version) == written


@pytest.mark.parametrize(
    ("toml", "reason", "facts"),
    [
        ("[cards]", "unknown-table", {"at": "cards", "known": "colours, powers"}),
        ("colours = 3", "not-a-table", {"at": "colours"}),
        ('[colours]\npink = "eye"', "unknown-name", {"at": "colours.pink", "known": "red, blue, purple, green"}),
        ("[powers]\nlowest = 2", "unknown-name", {"at": "powers.lowest", "known": "highest"}),
        (
            '[colours]\nred = "sum"',
            "not-a-choice",
            {"at": "colours.red", "value": "sum", "known": "sword, shield, eye, draw"},
        ),
        (
            "[colours]\nred = 3",
            "not-a-choice",
            {"at": "colours.red", "value": "3", "known": "sword, shield, eye, draw"},
        ),
        ("[powers]\nhighest = 14", "not-in-range", {"at": "powers.highest", "value": "14", "least": 1, "most": 13}),
        ("[powers]\nhighest = 0", "not-in-range", {"at": "powers.highest", "value": "0", "least": 1, "most": 13}),
        ("[powers]\nhighest = true", "not-in-range", {"at": "powers.highest", "value": "true", "least": 1, "most": 13}),
        (
            '[colours]\nred = "shield"',
            "both",
            {"at": "colours.red", "other": "colours.blue", "value": "shield", "known": "sword"},
        ),
        (
            '[colours]\nred = "draw"\nblue = "draw"',
            "both",
            {"at": "colours.red", "other": "colours.blue", "value": "draw", "known": "sword, shield"},
        ),
        ("[colours", "syntax", {"line": 1}),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(toml: str, reason: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadHouseRules) as bad:
        house.from_toml(toml, totem.version)
    assert (bad.value.reason, bad.value.facts) == (reason, facts)


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("red", "form", {"value": "red"}),
        ("pink:eye", "unknown-name", {"at": "pink", "known": "red, blue, purple, green, highest"}),
        ("red:eye,red:draw", "twice", {"at": "red"}),
        ("highest:x", "not-in-range", {"at": "highest", "value": "x", "least": 1, "most": 13}),
        ("highest:²", "not-in-range", {"at": "highest", "value": "²", "least": 1, "most": 13}),
        ("green:eye", "both", {"at": "purple", "other": "green", "value": "eye", "known": "draw"}),
    ],
)
def test_a_wrong_text_is_refused_with_its_place(text: str, reason: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadHouseRules) as bad:
        house.normalised(text, totem.version)
    assert (bad.value.reason, bad.value.facts) == (reason, facts)
    with pytest.raises(opt.BadOption):
        totem.Options(house_rules=text)


def test_what_is_replaced_is_told() -> None:
    powers = [
        {
            "say": "house-changed-colour",
            "name": {"say": f"colour-{colour}"},
            "usual": {"say": f"power-{usual}"},
            "here": {"say": f"power-{here}"},
        }
        for colour, usual, here in (("purple", "eye", "draw"), ("green", "draw", "eye"))
    ]
    assert house.differences("highest:10,purple:draw,green:eye", totem.version) == [
        *powers, {"say": "house-changed-highest", "usual": 9, "here": 10},
    ]  # fmt: skip


# What it means at the table


@pytest.mark.clause("TOT-03")
@pytest.mark.parametrize("highest", range(1, 14))
@pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules or "usual")
def test_the_engine_holds_every_order_and_every_highest_level(rules: str, highest: int) -> None:
    options = totem.Options(house_rules=house.normalised(f"{rules},highest:{highest}", totem.version))
    position = totem_match("1", options).position
    assert unpacked(packed(options)) == options
    assert pickle.loads(pickle.dumps(position)) == position == position.clone()
    powers = house.power_by_card(options.house_rules)
    assert len(powers) == 4 * highest
    for card in IDS:
        number = position.power(cards.set_of([card]))
        assert powers.get(card) == (None if number == cards.NO_POWER else POWERS[number])
    for at, power in enumerate(POWERS):
        assert names(position.having(at)) == [card for card in IDS if powers.get(card) == power]


@pytest.mark.clause("TOT-03")
@pytest.mark.parametrize(
    ("rules", "of_colour", "highest"),
    [
        ("", ["sword", "shield", "eye", "draw"], 9),
        (SWAPPED, ["shield", "sword", "eye", "draw"], 9),
        ("purple:draw,green:eye,highest:11", ["sword", "shield", "draw", "eye"], 11),
        ("highest:1", ["sword", "shield", "eye", "draw"], 1),
    ],
)
def test_everybody_is_told_the_powers(rules: str, of_colour: list[str], highest: int) -> None:
    position = totem_match("1", totem.Options(house_rules=rules)).position
    told = {"of_colour": dict(zip(("red", "blue", "purple", "green"), of_colour, strict=True)), "highest": highest}
    assert [totem.view(position, viewer)["powers"] for viewer in (None, 0, 1)] == [told] * 3


def test_a_view_names_the_colours_and_powers_that_there_are() -> None:
    assert (get_args(ColourName), get_args(Power)) == (tuple(COLOUR_IDS), POWERS)


@pytest.mark.clause("TOT-03", "TOT-08")
def test_another_colour_has_the_sword() -> None:
    table = here("blue_4 red_4 red_3", SWAPPED, theirs="green_7 (red_12)")
    assert table.plays() >= {"attack, blue_4, on 0, with red_3", "attack, blue_4, on 1, alone"}
    assert {play for play in table.plays() if play.startswith("attack, red_4")} == {"attack, red_4, on 1"}
    assert table.why_not("attack, red_4, on 0") == "TOT-23"
    assert table.why_not("attack, blue_4, on 0, alone") == "TOT-23"


@pytest.mark.clause("TOT-03", "TOT-09")
def test_another_colour_has_the_shield() -> None:
    table = here("green_11", SWAPPED, theirs="(red_2) (blue_2)").play("attack, green_11, on 0")
    assert table.zone(1) == "red_2~ (blue_2)"
    table = here("green_11", SWAPPED, theirs="(red_2) (blue_2)").play("attack, green_11, on 1")
    assert table.zone(1) == "(red_2)"


@pytest.mark.clause("TOT-03", "TOT-10", "TOT-11")
@pytest.mark.parametrize(("card", "asked"), [("red_8", "eye"), ("blue_8", "draw"), ("green_8", "again")])
def test_other_colours_have_the_eye_and_draw(card: str, asked: str) -> None:
    table = here(f"{card} blue_1", TURNED, theirs="(purple_2) (red_12)").play(f"attack, {card}, on 0")
    assert table.phase == asked


@pytest.mark.clause("TOT-03", "TOT-10")
@pytest.mark.parametrize(("highest", "spent"), [(9, ""), (10, "~"), (13, "~")])
def test_powers_reach_the_highest_level_of_the_table(highest: int, spent: str) -> None:
    rules = house.normalised(f"highest:{highest}", totem.version)
    table = here("purple_9 blue_1", rules, theirs="(red_2) (red_10)").play("attack, purple_9, on 0", "discover 1")
    assert table.zone(1) == f"- red_10{spent}"


@pytest.mark.clause("TOT-03")
def test_a_level_above_the_highest_has_no_power() -> None:
    table = here("green_4 blue_1", "highest:3", theirs="(blue_4) (red_12)").play("attack, green_4, on 0")
    assert (table.zone(1), table.phase) == ("- (red_12)", "again")


@pytest.mark.clause("TOT-A34")
def test_another_colour_looks_first() -> None:
    table = here("red_8", TURNED, theirs="(purple_2) (red_12)", eye_before_attack=True)
    assert "attack, red_8, on 0, discover 1" in table.plays()


def test_habits_and_outlook_know_the_powers_of_the_table() -> None:
    """The same cards with the colours exchanged are worth the same."""
    zones: dict[str, Any] = {"theirs": "(blue_3) red_7", "mine": "(blue_8) (green_9)"}
    exchanged = {"theirs": "(red_3) blue_7", "mine": "(red_8) (green_9)"}
    usual, turned = totem_table("red_5 green_11", **zones), here("blue_5 green_11", SWAPPED, **exchanged)
    otherwise = here("red_5 green_11", SWAPPED, **zones)
    for seat in (0, 1):
        prospects = [table.position.prospect(seat) for table in (usual, turned, otherwise)]
        assert prospects[0] == prospects[1] != prospects[2]
    for seed in range(20):
        steps = [habit(table, seed) for table in (usual, turned)]
        assert steps[0] == steps[1]
    for rules, shield in (("", "blue_5"), (SWAPPED, "red_5")):
        table = here("blue_5 red_5 purple_11", rules, mine="(green_1)")
        table.position.apply(0, totem.parse(table.position, 0, "defend"))
        laid = Counter(habit(table, seed) for seed in range(40))
        assert laid.most_common(1)[0][0] == shield


def test_bots_value_the_powers_of_the_table() -> None:
    usual, turned = values_at(""), values_at(SWAPPED)
    for level in range(1, 14):
        red, blue = f"red_{level}", f"blue_{level}"
        assert (usual.in_hand[red], usual.in_zone[red], usual.laid[blue]) == (
            turned.in_hand[blue],
            turned.in_zone[blue],
            turned.laid[red],
        )


def test_a_match_with_house_rules_is_recorded_and_replayed() -> None:
    options = totem.Options(house_rules=f"{TURNED},highest:12")
    table = totem_match("house", options)
    for match in random_plays(table.match, Rng(3)):
        for viewer in (None, 0, 1):
            seen = totem.view(table.position, viewer)
            assert seen["options"]["house_rules"] == options.house_rules
            if match.position.whole:
                assert totem.view(totem.guess(seen, Rng(1)), viewer) == seen
    written = record.write(record.of(table.match, ("x", "y"), record.Origin(text="house")))
    assert f" house_rules={TURNED},highest:12\n" in written
    assert record.write(record.read(written, GAMES)) == written
    record.verify(record.read(written, GAMES), GAMES)


def test_the_first_version_has_none() -> None:
    former = {
        name: value
        for name, value in opt.to_text(totem.Options()).items()
        if name not in ("house_rules", "discovered_needs")
    }
    assert opt.from_written(totem.Options, former, 1) == totem.Options(version=1)
    assert opt.to_text(totem.Options(version=1)) == former
    with pytest.raises(opt.BadOption):
        totem.Options(house_rules=SWAPPED, version=1)
    with pytest.raises(opt.BadOption):
        opt.from_written(totem.Options, former | {"house_rules": ""}, 1)
    with pytest.raises(opt.MissingOption):
        opt.from_written(totem.Options, former | {"discovered_needs": "equal"}, 2)
