"""House rules: other sheets, and other grips for the Guardians (docs/house-rules.md)."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamifuda.core.houserules import BadHouseRules
from kamifuda.core.options import BadOption
from kamifuda.games import kamimai
from kamifuda.games.kamimai import house
from kamifuda.games.kamimai.cards import IDS
from kamifuda.games.kamimai.sheets import EFFECTS, SPELLS, USUAL_SHEETS
from tests.games.kamimai.scenes import match, scene

USUAL_I = house.sheet_text(USUAL_SHEETS["I"])
ALL_SPELLS = "water, fire, earth, air, team"
ALL_EFFECTS = "blessing, energy, colour, discard"


def sheet(zones: str, name: str = "I") -> str:
    return f"[sheets.{name}]\nzones = [{zones}]"


@pytest.mark.clause("KMI-A33", "KMI-68")
@pytest.mark.parametrize(
    ("toml", "text"),
    [
        ("", ""),
        ("# nothing\n", ""),
        ("[sheets]\n[grips]", ""),
        (sheet('{ spells = ["fire"] }'), "I:fire"),
        (sheet('{ spells = ["fire", "air"], effects = ["blessing"], start = true }', "II"), "II:!fire+air=blessing"),
        (sheet('{ spells = ["air"], effects = ["blessing"], spares = 3 }'), "I:air=blessing*3"),
        (sheet('{ spells = ["fire"], start = false, effects = [] }, { spells = ["team"] }', "III"), "III:fire/team"),
        (sheet('{ spells = ["air", "air", "air"], effects = ["discard", "energy"] }'), "I:air+air+air=energy+discard"),
        (sheet('{ spells = ["air"], effects = ["colour", "colour"] }'), "I:air=colour"),
        (sheet(", ".join(['{ spells = ["water", "fire", "earth", "air", "team"] }'] * 6)), "I:" + "/".join(
            ["water+fire+earth+air+team"] * 6
        )),
        ("[sheets.II]\nenergy = 6", "II.energy:6"),
        ("[sheets.I]\nenergy = 5", "I.energy:5"),  # energy_start may be 4
        (sheet('{ spells = ["fire"] }') + "\nenergy = 1", "I:fire,I.energy:1"),
        ("sheets.III.energy = 9\nsheets.I.energy = 4\ngrips.air = 'ring'", "I.energy:4,III.energy:9,air:ring"),
        ("[copies]\nfire = 11\nair = 13\nwater = 12", "fire.copies:11,air.copies:13"),
        ("[copies]\nmouse = 0\nfire_guardian = 3\nair_guardian = 1\nwolf = 2", (
            "fire_guardian.copies:3,air_guardian.copies:1,wolf.copies:2,mouse.copies:0"
        )),
        ("grips.air = 'ring'\nsheets.I.energy = 4\n[copies]\nfire_fairy = 0\nimp = 2", (
            "I.energy:4,air:ring,fire_fairy.copies:0,imp.copies:2"
        )),
        ("[copies]\nfire = 12\nmouse = 1", ""),
        ("[sheets.II]\narrows = ['CB', 'AC', 'AC', 'AB']", "II.arrows:AB+AC+CB"),
        ("[sheets.I]\narrows = ['AB', 'BA', 'BC', 'CB']", ""),  # the neighbours are usual
        (sheet('{ spells = ["air"] }, { spells = ["air"] }', "II") + "\narrows = ['BA']", "II:air/air,II.arrows:BA"),
        (sheet('{ spells = ["air"] }, { spells = ["fire"] }') + "\narrows = ['BA', 'AB']", "I:air/fire"),
        ('[grips]\nwater = "ring"\nfire = "ring"', "water:ring,fire:ring"),
        ('[grips]\nair = "off_hand"\nwater = "middle"', "air:off_hand"),  # middle is usual
        ('grips.earth = "little"\nsheets.II.zones = [{ spells = ["fire"] }]', "II:fire,earth:little"),
        ('\ufeff[grips]\r\nwater = "little"\r\n', "water:little"),
        (sheet(", ".join(
            f"{{ spells = {[*zone.spells]}, effects = {[*zone.effects]}, start = {str(zone.start).lower()}"
            + (f", spares = {zone.spares} }}" if zone.spares else " }")
            for zone in USUAL_SHEETS["I"]
        )), ""),
    ],
)  # fmt: skip
def test_a_file_becomes_one_word(toml: str, text: str) -> None:
    assert house.from_toml(toml, kamimai.version) == text == house.normalised(text, kamimai.version)
    assert kamimai.Options(house_rules=text).house_rules == text
    assert not set(text) & set(" \n")


@pytest.mark.parametrize(
    ("toml", "reason", "facts"),
    [
        ("[sheets.I]\nzones = [\n", "syntax", {"line": 2}),
        ("[grips]\nwater = 'ring'\nwater = 'ring'\n", "syntax", {"line": 3}),
        ("#" * 16_001, "too-long", {"most": 16_000}),
        ("[cards.fire]", "unknown-table", {"at": "cards", "known": "sheets, grips, copies"}),
        ("sheets = 3", "not-a-table", {"at": "sheets"}),
        ("grips = ['ring']", "not-a-table", {"at": "grips"}),
        ("copies = 64", "not-a-table", {"at": "copies"}),
        ("[copies]\nmetal = 3", "unknown-name", {"at": "copies.metal", "known": ", ".join(kamimai.card_ids)}),
        ("[copies]\nfire = 16", "not-in-range", {"at": "copies.fire", "value": "16", "least": 0, "most": 15}),
        ("[copies]\nfire = '9'", "not-in-range", {"at": "copies.fire", "value": "9", "least": 0, "most": 15}),
        ("[copies]\nmouse = 4", "not-in-range", {"at": "copies.mouse", "value": "4", "least": 0, "most": 3}),
        (
            "[copies]\nair_guardian = -1",
            "not-in-range",
            {"at": "copies.air_guardian", "value": "-1", "least": 0, "most": 3},
        ),
        (
            "[copies]\nwater = 12\nair = 11",
            "wrong-sum",
            {"at": "copies.air", "known": "water, fire, earth, air", "value": 47, "wanted": 48},
        ),
        (
            "[copies]\nfire = 11\nmouse = 2\nair = 13",
            "wrong-sum",
            {"at": "copies.mouse", "known": ", ".join(kamimai.card_ids[8:]), "value": 9, "wanted": 8},
        ),
        ("[sheets]\nI = 3", "not-a-table", {"at": "sheets.I"}),
        ("[sheets]\nI = ['fire']", "not-a-table", {"at": "sheets.I"}),
        (sheet('{ spells = ["fire"] }', "IV"), "unknown-name", {"at": "sheets.IV", "known": "I, II, III"}),
        ("[sheets.IV]", "unknown-name", {"at": "sheets.IV", "known": "I, II, III"}),
        ("[sheets.adventure]\nzones = []", "unknown-name", {"at": "sheets.adventure", "known": "I, II, III"}),
        (
            sheet('{ spells = ["fire"] }') + "\nlives = 4",
            "unknown-name",
            {"at": "sheets.I.lives", "known": "zones, energy, arrows"},
        ),
        ("[sheets.II]\narrows = []", "not-a-list", {"at": "sheets.II.arrows", "least": 1, "most": 30}),
        ("[sheets.II]\narrows = 'AB'", "not-a-list", {"at": "sheets.II.arrows", "least": 1, "most": 30}),
        (
            "[sheets.I]\narrows = ['AB', 'AD']",
            "not-a-choice",
            {"at": "sheets.I.arrows", "value": "AD", "known": "AB, AC, BA, BC, CA, CB"},
        ),
        (
            sheet('{ spells = ["fire"] }') + "\narrows = ['AB']",
            "nothing-to-replace",
            {"at": "sheets.I.arrows", "known": "zones, energy"},
        ),
        ("[sheets.II]\nenergy = 0", "not-in-range", {"at": "sheets.II.energy", "value": "0", "least": 1, "most": 9}),
        ("[sheets.I]\nenergy = 10", "not-in-range", {"at": "sheets.I.energy", "value": "10", "least": 1, "most": 9}),
        ("[sheets.I]\nenergy = '6'", "not-in-range", {"at": "sheets.I.energy", "value": "6", "least": 1, "most": 9}),
        (
            "[sheets.I]\nenergy = true",
            "not-in-range",
            {"at": "sheets.I.energy", "value": "true", "least": 1, "most": 9},
        ),
        ("[sheets.I]\nenergy = 6\nzones = []", "not-a-list", {"at": "sheets.I.zones", "least": 1, "most": 6}),
        ("[sheets.II]", "not-a-list", {"at": "sheets.II.zones", "least": 1, "most": 6}),
        ("[sheets.I]\nzones = 'fire'", "not-a-list", {"at": "sheets.I.zones", "least": 1, "most": 6}),
        ("[sheets.I]\nzones = []", "not-a-list", {"at": "sheets.I.zones", "least": 1, "most": 6}),
        (
            sheet(", ".join(['{ spells = ["air"] }'] * 7)),
            "not-a-list",
            {"at": "sheets.I.zones", "least": 1, "most": 6},
        ),
        (sheet("'fire'"), "not-a-table", {"at": "sheets.I.zones.1"}),
        (sheet('{ spells = ["fire"] }, ["fire"]'), "not-a-table", {"at": "sheets.I.zones.2"}),
        (
            sheet('{ spells = ["fire"], heart = true }'),
            "unknown-name",
            {"at": "sheets.I.zones.1.heart", "known": "spells, effects, start, spares"},
        ),
        (sheet("{}"), "not-a-list", {"at": "sheets.I.zones.1.spells", "least": 1, "most": 5}),
        (sheet("{ spells = [] }"), "not-a-list", {"at": "sheets.I.zones.1.spells", "least": 1, "most": 5}),
        (sheet("{ spells = 'fire' }"), "not-a-list", {"at": "sheets.I.zones.1.spells", "least": 1, "most": 5}),
        (
            sheet(f"{{ spells = {['fire'] * 6} }}"),
            "not-a-list",
            {"at": "sheets.I.zones.1.spells", "least": 1, "most": 5},
        ),
        (
            sheet('{ spells = ["fire", "metal"] }'),
            "not-a-choice",
            {"at": "sheets.I.zones.1.spells", "value": "metal", "known": ALL_SPELLS},
        ),
        (
            sheet("{ spells = [4] }"),
            "not-a-choice",
            {"at": "sheets.I.zones.1.spells", "value": "4", "known": ALL_SPELLS},
        ),
        (
            sheet('{ spells = ["fire"], effects = "colour" }'),
            "not-a-list",
            {"at": "sheets.I.zones.1.effects", "least": 0, "most": 4},
        ),
        (
            sheet('{ spells = ["fire"], effects = ["none"] }'),
            "not-a-choice",
            {"at": "sheets.I.zones.1.effects", "value": "none", "known": ALL_EFFECTS},
        ),
        (
            sheet('{ spells = ["fire"], start = 1 }'),
            "not-a-choice",
            {"at": "sheets.I.zones.1.start", "value": "1", "known": "true, false"},
        ),
        (
            sheet('{ spells = ["fire"], start = true }, { spells = ["air"], start = true }'),
            "two-starts",
            {"at": "sheets.I"},
        ),
        ("[grips]\nmetal = 'ring'", "unknown-name", {"at": "grips.metal", "known": "water, fire, earth, air"}),
        ("[grips]\nmetal = 3", "unknown-name", {"at": "grips.metal", "known": "water, fire, earth, air"}),
        (
            "[grips]\nwater = 'free'",
            "not-a-choice",
            {"at": "grips.water", "value": "free", "known": "middle, ring, little, off_hand"},
        ),
        (
            "[grips]\nwater = 2",
            "not-a-choice",
            {"at": "grips.water", "value": "2", "known": "middle, ring, little, off_hand"},
        ),
    ],
)
def test_what_can_not_be_played_is_refused_with_the_facts(toml: str, reason: str, facts: dict[str, str | int]) -> None:
    with pytest.raises(BadHouseRules) as bad:
        house.from_toml(toml, kamimai.version)
    assert (bad.value.reason, bad.value.facts) == (reason, facts)


@pytest.mark.parametrize(
    "toml",
    [
        f"[{'x' * 999}]",
        f"[sheets.{'x' * 999}]",
        f"[sheets.{'x' * 999}]\nzones = [3]",
        f"[sheets.I]\n{'x' * 999} = 3",
        sheet(f"{{ {'x' * 999} = 3 }}"),
        sheet(f"{{ spells = ['{'x' * 999}'] }}"),
        f"[grips]\n{'x' * 999} = 'ring'",
        f"[grips]\n{'x' * 999} = 3",
        f"[grips]\nwater = '{'x' * 999}'",
        f"[sheets.I]\narrows = ['{'x' * 999}']",
    ],
)
def test_what_is_repeated_in_an_error_is_short(toml: str) -> None:
    with pytest.raises(BadHouseRules) as bad:
        house.from_toml(toml, kamimai.version)
    assert all(len(str(fact)) <= 120 for fact in bad.value.facts.values())


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        (" air:ring , I:fire, ", "I:fire,air:ring"),
        ("II.energy:06,I.energy:4,II:fire", "I.energy:4,II:fire,II.energy:6"),
        (f"I:{USUAL_I},water:middle", ""),
        ("I.arrows:CB+AB+CB,I.energy:4", "I.energy:4,I.arrows:AB+CB"),
        ("III:air=discard+blessing", "III:air=blessing+discard"),
    ],
)
def test_a_person_may_write_them_carelessly(text: str, normal: str) -> None:
    assert house.normalised(text, kamimai.version) == normal


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("I", "form"), ("I=fire", "form"), ("IV:fire", "unknown-name"), ("metal:ring", "unknown-name"),
        ("I:fire,I:fire", "twice"), ("water:ring,water:middle", "twice"), ("I:", "not-a-choice"),
        ("I:fire/", "not-a-choice"), ("I:fire=", "not-a-choice"), ("I:fire=team", "not-a-choice"),
        ("I:!!fire", "not-a-choice"), ("I:Fire", "not-a-choice"), ("I:!fire/!air", "two-starts"),
        ("I:" + "/".join(["fire"] * 7), "not-a-list"), ("I:" + "+".join(["fire"] * 6), "not-a-list"),
        ("water:free", "not-a-choice"), ("water:", "not-a-choice"), ("I.energy:0", "not-in-range"),
        ("I.energy:10", "not-in-range"), ("I.energy:", "not-in-range"), ("II.energy:+6", "not-in-range"),
        ("II.energy:6,II.energy:6", "twice"), ("IV.energy:6", "unknown-name"), ("water.energy:6", "unknown-name"),
        ("fire.copies:11", "wrong-sum"), ("fire.copies:16,air.copies:8", "not-in-range"), ("copies:11", "unknown-name"),
        ("mouse.copies:", "not-in-range"), ("I.copies:2", "unknown-name"), ("wolf.copies:2", "wrong-sum"),
        ("I.arrows:", "not-a-choice"), ("I.arrows:AA", "not-a-choice"), ("I.arrows:A-B", "not-a-choice"),
        ("I.arrows:ab", "not-a-choice"), ("I:fire,I.arrows:AB", "nothing-to-replace"),
        ("I:fire/air,I.arrows:AC", "not-a-choice"), ("water.arrows:AB", "unknown-name"),
    ],
)  # fmt: skip
def test_a_text_is_as_strict_as_a_file(text: str, reason: str) -> None:
    with pytest.raises(BadHouseRules) as bad:
        house.normalised(text, kamimai.version)
    assert bad.value.reason == reason
    with pytest.raises(BadOption):
        kamimai.Options(house_rules=text)


def test_they_are_told_as_differences() -> None:
    assert house.differences("II.energy:6,water:ring", kamimai.version) == [
        {"say": "house-changed-energy", "name": {"say": "sheet-II"}, "here": 6},
        {
            "say": "house-changed-grip",
            "name": {"say": "card-water_guardian"},
            "usual": {"say": "grip-middle"},
            "here": {"say": "grip-ring"},
        },
    ]
    assert house.differences("", kamimai.version) == []


def test_what_is_replaced_is_known_by_its_name() -> None:
    rules = "II:fire/water,II.energy:6,water:ring,fire.copies:11,air.copies:13"
    names = ["II", "II.energy", "water", "fire.copies", "air.copies"]
    assert match("house", house_rules=rules).view()["replaced"] == house.replaced_by(rules) == names
    assert match("usual").view()["replaced"] == []


ZONES = st.builds(
    lambda spells, effects: "+".join(spells) + ("=" + "+".join(effects) if effects else ""),
    st.lists(st.sampled_from(SPELLS), min_size=1, max_size=5),
    st.lists(st.sampled_from(EFFECTS), unique=True).map(lambda found: sorted(found, key=EFFECTS.index)),
)


@settings(deadline=None, max_examples=60)
@given(st.lists(ZONES, min_size=1, max_size=6), st.integers(-1, 5), st.sampled_from(["I", "II", "III"]))
def test_any_sheet_comes_to_the_table_as_it_was_written(zones: list[str], start: int, name: str) -> None:
    zones = [("!" if place == start else "") + zone for place, zone in enumerate(zones)]
    text = f"{name}:{'/'.join(zones)}"
    assert house.normalised(text, kamimai.version) == text
    table = match("house", sheet=name, house_rules=text)
    seen = [
        "!" * zone["start"] + "+".join(zone["spells"]) + ("=" + "+".join(zone["effects"]) if zone["effects"] else "")
        for zone in table.view()["sheet"]["zones"]
    ]
    assert seen == zones and table.view()["options"]["house_rules"] == text


# At the table


@pytest.mark.clause("KMI-68")
def test_another_grip_is_forced() -> None:
    table = scene("water_guardian", "", target="C", phase="settle", house_rules="water:off_hand").world("stands")
    assert (table.view()["grip"], table.view()["guardian"]) == ("off_hand", "water")
    assert table.view()["grips"] == {"water": "off_hand", "fire": "off_hand", "earth": "ring", "air": "little"}


@pytest.mark.clause("KMI-D1", "KMI-81", "KMI-84")
@pytest.mark.parametrize(
    ("choices", "energy"),
    [
        ({"sheet": "II"}, 7),
        ({"sheet": "II", "energy_start": 4}, 7),
        ({"sheet": "II", "difficulty": "easy", "easy_bonus": 2}, 9),
        ({"sheet": "I"}, 5),
        ({"sheet": "III", "energy_start": 4}, 4),
        ({"sheet": "adventure"}, 5),
    ],
)
def test_a_match_begins_with_the_energy_of_its_sheet(choices: dict[str, Any], energy: int) -> None:
    seen = match("house", house_rules="II.energy:7", **choices).view()
    assert seen["energy"] == seen["begun_with"] == energy


@pytest.mark.clause("KMI-84")
def test_an_adventure_has_the_energy_of_the_first_sheet_only() -> None:
    rules = "I:air,I.energy:3,II.energy:9"
    assert match("house", house_rules=rules, sheet="adventure").view()["energy"] == 3
    table = scene("air air air air", "", target="A", sheet="adventure", house_rules=rules, energy=2)
    seen = table.play("cast air, give 0 air 4").view()
    assert (seen["energy"], seen["begun_with"]) == (2 + 2, 3)


TWINS = "water_fairy.copies:2,fire_fairy.copies:0,earth_fairy.copies:0,air_fairy.copies:0,"
TWINS += "wolf.copies:2,imp.copies:0,dragonflies.copies:3"


@pytest.mark.clause("KMI-03", "KMI-09", "KMI-41", "KMI-A43")
@pytest.mark.parametrize(("seats", "dragonflies"), [(1, 0), (2, 3), (5, 3)])
def test_the_cards_are_shared_out_otherwise(seats: int, dragonflies: int) -> None:
    rules = f"water:ring,water.copies:15,air.copies:9,water_guardian.copies:3,fire_guardian.copies:1,{TWINS}"
    table = match("house", seats=seats, house_rules=rules, faces_visible=False)
    found = Counter(table.lies["grimoire"])
    assert found == Counter(
        water=15, fire=12, earth=12, air=9, water_guardian=3, fire_guardian=1, earth_guardian=2, air_guardian=2,
        water_fairy=2, wolf=2, dragonflies=dragonflies, mouse=1,
    ) + Counter()  # fmt: skip
    assert table.view()["book"]["pages"] == found.total() == 61 + dragonflies
    assert table.view()["copies"] == {card: found[card] for card in IDS}


@pytest.mark.clause("KMI-A46")
def test_of_several_alike_one_goes_into_a_spell() -> None:
    table = scene("water_fairy water_fairy wolf wolf water", "", target="A", house_rules=TWINS)
    assert table.play("cast water, give 0 water_fairy 3, give 0 wolf 1").zones[0] == "x"
    assert table.lies["reserves"][0] == ["water", "water_fairy", "wolf"]
    for cards in ("water_fairy water_fairy", "wolf wolf water"):
        assert not {step for step in scene(cards, "", target="A", house_rules=TWINS).legal() if "cast" in step}
    both = scene("water_fairy", "water_fairy", target="A", house_rules=TWINS)
    assert both.play("cast water, give 0 water_fairy 3, give 1 water_fairy 1")


@pytest.mark.clause("KMI-A27")
def test_other_dragonflies_may_be_given() -> None:
    assert "dragonflies" not in scene("dragonflies", "", target="A", house_rules=TWINS).legal()
    for cards in (("dragonflies dragonflies", ""), ("dragonflies", "dragonflies")):
        table = scene(*cards, target="A", house_rules=TWINS).play("dragonflies")
        assert [card for cards in table.lies["reserves"] for card in cards] == ["dragonflies"]
        assert "hand dragonflies" in "".join(table.plays(table.match.to_act()[0]))


@pytest.mark.clause("KMI-A6")
def test_the_curse_of_colour_takes_all_fairies_of_it() -> None:
    rules = f"I:air=colour,{TWINS}"
    table = scene(
        "water_fairy water_fairy wolf", "", drawn="water_guardian", target="A", phase="watch", house_rules=rules,
        colour_curse_hits_fairies=True,
    ).world("stands")  # fmt: skip
    assert table.lies["discard"] == ["water_fairy", "water_fairy"]


@pytest.mark.clause("KMI-18", "KMI-16")
def test_any_sheet_may_have_a_forced_first_zone_or_none() -> None:
    table = scene("", "", phase="target", sheet="II", house_rules="II:fire/!air/water")
    assert (table.legal(), table.why_not("target A")) == ({"target B"}, "KMI-18")
    assert scene("", "", phase="target", house_rules="I:fire/air").legal() == {"target A", "target B"}


@pytest.mark.clause("KMI-A32")
@pytest.mark.parametrize(
    ("graph", "sealed", "zones"),
    [
        ("free", "x . . .", "BCD"),
        ("arrows", ". . . .", "ABCD"),
        ("arrows", "x . . .", "CD"),
        ("arrows", "x . x .", "BD"),
        ("arrows", ". x . .", "ACD"),  # no arrow leads on from B
        ("arrows", ". . . x", "ABC"),
    ],
)
def test_arrows_of_the_house_lead_where_they_point(graph: str, sealed: str, zones: str) -> None:
    rules = "II:fire/air/water/earth,II.arrows:AC+AD+CB"
    table = scene("", "", sheet="II", phase="target", scribbled=sealed, zone_graph=graph, house_rules=rules)
    assert table.legal() == {f"target {zone}" for zone in zones}
    if zones == "CD":
        assert table.why_not("target B") == "KMI-A32"


@pytest.mark.clause("KMI-A32", "KMI-18")
def test_arrows_of_the_house_do_not_move_the_first_zone() -> None:
    table = scene("", "", phase="target", zone_graph="arrows", house_rules="I.arrows:BA+BC")
    assert table.legal() == {"target A"}


@pytest.mark.clause("KMI-38", "KMI-34")
def test_the_same_spell_may_be_asked_for_twice() -> None:
    table = scene("fire " * 8, "", target="A", house_rules="I:fire+fire").play("cast fire, give 0 fire 4")
    assert (table.zones, table.over) == ("x.", False)
    assert table.play("cast fire, give 0 fire 4").position.won


@pytest.mark.clause("KMI-34", "KMI-38")
def test_the_largest_sheet_is_sealed_box_by_box() -> None:
    zones = "/".join(["water+fire+earth+air+team"] * 6)
    table = scene("air air air air", target="F", scribbled="xxxxx " * 5 + "xxx.x", house_rules=f"I:{zones}")
    assert table.play("cast air, give 0 air 4").position.won
    assert table.view()["result"] == {"won": True, "energy": 5, "sealed": 6, "zones": 6, "turns": 1}


@pytest.mark.clause("KMI-84")
def test_an_adventure_goes_through_the_sheets_of_the_house() -> None:
    table = scene("air air air air", "", target="A", sheet="adventure", house_rules="I:air,II:team/fire")
    table.play("cast air, give 0 air 4")
    assert (table.lies["sheet"], table.zones) == ("II", ". .")


def test_the_example_of_the_guide_means_what_it_says() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "house-rules.md").read_text().partition("\n## KamiMaï\n")[2]
    (toml,) = re.findall(r"^```toml\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    (written,) = re.findall(r"^house_rules=(.*)$", guide, re.MULTILINE)
    assert house.from_toml(toml, kamimai.version) == written
    assert house.normalised(written, kamimai.version) == written
