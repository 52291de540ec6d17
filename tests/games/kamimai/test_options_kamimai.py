"""What a table may choose: modes, the adventure, and every other option."""

from dataclasses import asdict
from typing import Any

import pytest

from kamifuda.core.options import BadOption, chosen, from_text, to_text, told
from kamifuda.games import kamimai
from tests.games.kamimai.scenes import Scene, all_of, every_card, match, scene

BOOKS = pytest.mark.parametrize("book", ["odds", "real"])
DIFFICULTIES = pytest.mark.parametrize("difficulty", ["normal", "easy", "hard"])
USUAL = {
    "seats": 3, "sheet": "I", "difficulty": "normal", "book": "odds", "paper": "normal", "steadying": "none",
    "lean_hint": "auto", "energy_start": 5,
    "easy_bonus": 1, "adventure_bonus": 2, "adventure_keep_reserves": False, "reserve_limit": 4,
    "blessing_needs_guardian": False, "curse_on_collapse": False, "colour_curse_hits_fairies": False,
    "dragonflies_move_guardians": True, "collapse_share": 50, "stray_cards": "stay", "watch_seconds": 3,
    "empty_grimoire": "rebuild", "faces_visible": True, "zone_graph": "free", "grip_profile": "physical",
    "warm_up": False, "first": "random", "house_rules": "",
}  # fmt: skip


def test_the_defaults_are_the_rules() -> None:
    assert told(kamimai.Options()) == USUAL


@pytest.mark.parametrize("name", [name for name in USUAL if name != "house_rules"])
def test_every_value_reaches_the_table(name: str) -> None:
    (field,) = (each for each in chosen(kamimai.Options) if each.name == name)
    for value in field.metadata["allowed"]:
        options = kamimai.Options(**{name: value})
        assert (
            match("options", **{name: value}).view()["options"]
            == asdict(options)
            == USUAL | {name: value, "version": kamimai.version}
        )
        assert from_text(kamimai.Options, to_text(options)) == options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sheet", "IV"), ("difficulty", "brutal"), ("book", "paper"), ("energy_start", 6), ("easy_bonus", 4),
        ("adventure_bonus", -1), ("reserve_limit", 2), ("reserve_limit", 9), ("collapse_share", 0),
        ("collapse_share", 81), ("watch_seconds", 0), ("faces_visible", 1), ("house_rules", "IV:fire"),
    ],
)  # fmt: skip
def test_other_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(BadOption):
        kamimai.Options(**{name: value})


# Modes


@pytest.mark.clause("KMI-81", "KMI-83")
@DIFFICULTIES
def test_only_easy_mode_begins_with_more_energy(difficulty: str) -> None:
    table = match("energy", difficulty=difficulty)
    assert (table.energy, table.told("sheet")[0]["energy"]) == ((6, 6) if difficulty == "easy" else (5, 5))


@pytest.mark.clause("KMI-81")
@pytest.mark.parametrize("bonus", [0, 2, 3])
def test_how_much_more_is_an_option(bonus: int) -> None:
    assert match("energy", difficulty="easy", easy_bonus=bonus).energy == 5 + bonus
    assert match("energy", easy_bonus=bonus).energy == 5


@pytest.mark.clause("KMI-82", "KMI-D9")
@BOOKS
def test_in_hard_mode_a_fall_between_turns_costs_energy_and_brings_the_discard_back(book: str) -> None:
    table = scene("", "air", target="C", phase="keep", discard="wolf imp", felt="mouse", difficulty="hard", book=book)
    table.play("end", "falls")
    assert (table.energy, table.discard, table.lies["felt"]) == (4, "", [])
    assert table.told("energy") == [{"event": "energy", "lost": 1, "left": 4, "why": "collapse"}]
    assert (table.lies["left"] + table.lies["right"], table.actor, table.phase) == (63, 1, "draw")


@pytest.mark.clause("KMI-82", "KMI-39")
def test_in_hard_mode_that_may_be_the_end() -> None:
    assert scene("", "", target="C", phase="settle", difficulty="hard", energy=1).world("falls").over
    assert not scene("", "", target="C", phase="settle", difficulty="normal", energy=1).world("falls").over


@pytest.mark.clause("KMI-83", "KMI-82")
@DIFFICULTIES
def test_in_all_else_the_modes_are_alike(difficulty: str) -> None:
    table = scene("fire", "", target="A", phase="draw", drawn="air", discard="wolf", difficulty=difficulty)
    table.play("done").world("falls").play("end")
    assert (table.energy, table.discard, table.reserves) == (4, "", ["fire air", ""])


# The adventure


def about_to_seal(round: int, *others: str, **choices: Any) -> Scene:
    """Seat 0 has the last spell of the sheet of this round, and an Air Fairy."""
    sheets = {1: "xx xx xx.", 2: "xx xxxx xx x.", 3: "xx xxxx xxx x. xx"}
    target = {1: "C", 2: "D", 3: "D"}[round]
    choices = {"sheet": "adventure", "discard": "wolf imp", "felt": "mouse", **choices}
    return scene("air air air air air_fairy", *others, target=target, scribbled=sheets[round], round=round, **choices)


@pytest.mark.clause("KMI-84", "KMI-A35")
def test_the_adventure_goes_through_the_three_sheets_and_energy_grows() -> None:
    begun = match("adventure", sheet="adventure")
    assert (begun.energy, begun.lies["sheet"], begun.lies["round"]) == (5, "I", 1)
    table = about_to_seal(1, "", energy=5).play("cast air, give 0 air 4")
    assert (table.energy, table.lies["sheet"], table.lies["round"], table.over) == (7, "II", 2, False)
    assert table.zones == ".. .... .. .."
    told = [event for event in table.events() if event["event"] in ("energy", "sheet")]
    assert told == [
        {"event": "energy", "lost": -2, "left": 7, "why": "adventure"}, {"event": "sheet", "sheet": "II", "energy": 7},
    ]  # fmt: skip
    table = about_to_seal(2, "", energy=3).play("cast air, give 0 air 4")
    assert (table.energy, table.lies["sheet"], table.lies["round"], table.over) == (5, "III", 3, False)
    table = about_to_seal(3, "", energy=4).play("cast air, give 0 air 4")
    assert (table.over, table.position.won, table.match.scores()) == (True, True, [4, 4])


@pytest.mark.clause("KMI-84")
def test_a_single_sheet_is_won_when_it_is_sealed() -> None:
    table = about_to_seal(1, "", sheet="I").play("cast air, give 0 air 4")
    assert (table.over, table.energy) == (True, 5)


@pytest.mark.clause("KMI-A35", "KMI-84")
@pytest.mark.parametrize("bonus", [0, 2, 5])
def test_energy_has_no_limit(bonus: int) -> None:
    table = about_to_seal(2, "", energy=14, adventure_bonus=bonus).play("cast air, give 0 air 4")
    assert table.energy == 14 + bonus
    assert [event["left"] for event in table.told("energy")] == ([14 + bonus] if bonus else [])


@pytest.mark.clause("KMI-85", "KMI-A34")
@DIFFICULTIES
def test_the_adventure_can_be_played_in_every_mode(difficulty: str) -> None:
    """The bonus of easy mode comes once."""
    begun = match("adventure", sheet="adventure", difficulty=difficulty)
    assert begun.energy == (6 if difficulty == "easy" else 5)
    table = about_to_seal(1, "", energy=2, difficulty=difficulty).play("cast air, give 0 air 4")
    assert table.energy == 4
    settled = scene("", "", sheet="adventure", round=2, phase="settle", difficulty=difficulty, energy=3).world("falls")
    assert settled.energy == (2 if difficulty == "hard" else 3)


@pytest.mark.clause("KMI-A34")
@BOOKS
def test_the_next_sheet_begins_afresh_with_the_next_summoner(book: str) -> None:
    table = about_to_seal(1, "fire fire", "water_guardian", activator=0, book=book, turn=9)
    table.play("cast air, give 0 air 4")
    assert (table.phase, table.actor, table.lies["target"]) == ("target", 1, None)
    assert (table.reserves, table.discard, table.lies["felt"]) == (["", "", ""], "", [])
    assert table.lies["left"] + table.lies["right"] == 64 and all_of(table) == every_card(3)
    assert table.told("turn") == [{"event": "turn", "seat": 1, "turn": 10}]
    assert table.legal() - {"falls"} == {"target A", "target B", "target C", "target D"}


@pytest.mark.clause("KMI-A34")
@BOOKS
def test_by_option_reserves_are_kept_after_a_phase_4(book: str) -> None:
    table = about_to_seal(1, "fire water_guardian", adventure_keep_reserves=True, book=book)
    table.play("cast air, give 0 air 4")
    assert (table.phase, table.actor, table.lies["sheet"]) == ("keep", 0, "I")
    table.play("end")
    assert [event["event"] for event in table.events()] == ["kept", "energy", "sheet", "built", "turn"]
    assert (table.phase, table.actor, table.lies["sheet"]) == ("target", 1, "II")
    assert (table.reserves, table.discard) == (["air_fairy", "fire water_guardian"], "")
    assert table.lies["left"] + table.lies["right"] == 61 and all_of(table) == every_card(2)


@pytest.mark.clause("KMI-A34", "KMI-35")
def test_nobody_begins_a_sheet_with_more_than_they_may_keep() -> None:
    table = scene(
        "air air air air fire fire fire water water wolf imp", "", sheet="adventure", target="A", house_rules="I:air",
        adventure_keep_reserves=True,
    ).play("cast air, give 0 air 4")  # fmt: skip
    assert table.why_not("end") == "KMI-35"
    table.play("discard fire", "discard fire", "discard water", "end")
    assert table.reserves == ["water fire wolf imp", ""] and table.lies["sheet"] == "II"


@pytest.mark.clause("KMI-A34")
def test_up_to_version_2_reserves_were_kept_as_they_were() -> None:
    table = about_to_seal(1, "fire water_guardian", adventure_keep_reserves=True, version=2)
    table.play("cast air, give 0 air 4")
    assert (table.phase, table.actor, table.lies["sheet"]) == ("target", 1, "II")
    assert table.reserves == ["air_fairy", "fire water_guardian"]


@pytest.mark.clause("KMI-A43", "KMI-A34", "KMI-41")
def test_alone_the_fresh_book_has_sixty_three_cards() -> None:
    table = about_to_seal(1).play("cast air, give 0 air 4")
    assert (table.lies["left"] + table.lies["right"], table.actor) == (63, 0)
    assert all_of(table) == every_card(1)


@pytest.mark.clause("KMI-A10", "KMI-84")
def test_between_two_sheets_there_is_no_phase_4_and_no_fall() -> None:
    table = about_to_seal(1, "").play("cast air, give 0 air 4")
    told = [event["event"] for event in table.events()]
    assert told == ["cast", "sealed", "energy", "sheet", "built", "turn"]


@pytest.mark.clause("KMI-39", "KMI-84")
def test_an_adventure_lost_on_a_later_sheet_is_lost() -> None:
    table = scene("", "", sheet="adventure", round=3, target="D", phase="watch", drawn="fire", energy=1).world("falls")
    assert (table.over, table.match.scores()) == (True, [0, 0])


# Effects


@pytest.mark.clause("KMI-A33")
def test_a_zone_may_have_several_effects() -> None:
    house = "I:fire+air=blessing+energy+colour+discard"
    table = scene(
        "fire air earth", "air air water", target="A", phase="watch", drawn="air_guardian", house_rules=house
    ).world("stands")  # fmt: skip
    assert [event["effect"] for event in table.told("cursed")] == ["energy", "colour", "discard"]
    assert (table.energy, table.phase, table.match.awaited()) == (4, "curse", [0])
    assert table.reserves == ["fire earth air_guardian", ""]  # seat 1 had one card left: no choice
    spared = scene("", "", target="A", phase="watch", drawn="fire", house_rules=house).world("falls")
    assert spared.energy == 5
