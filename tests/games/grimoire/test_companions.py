"""What each companion does during a match, with copies; bonuses of the end are in test_scoring."""

from typing import Any

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table, new_round

COPIES = pytest.mark.parametrize("copies", [1, 2, 3])


def several(card: str, copies: int) -> str:
    return " ".join([card] * copies)


@pytest.mark.clause("GRI-A23", "GRI-A36")
@COPIES
def test_a_thief_takes_a_point_for_each_copy_in_the_first_turn(copies: int) -> None:
    table = grimoire_table(several("thief", copies), "", pages=(6, 10))
    assert (table.points, table.gains()) == ([copies, 0], [(0, "thief", copies)])
    table = grimoire_table("", several("thief", copies), pages=(6, 9)).play("take hidden")
    assert table.points == [0, 0]  # the last turn


@pytest.mark.clause("GRI-A23", "GRI-A36")
@COPIES
def test_an_archer_takes_a_point_for_each_copy_in_the_last_turn(copies: int) -> None:
    table = grimoire_table("", "", several("archer", copies), pages=(2, 4, 6)).play("take hidden", "take bronze_coin")
    assert (table.points, table.gains()) == ([0, 0, copies], [(2, "archer", copies)])


@pytest.mark.clause("GRI-A23")
def test_in_between_neither_helps() -> None:
    table = grimoire_table("archer", "archer thief", "thief", pages=(2, 4, 6)).play_any(2)
    assert table.points == [0, 0, 0]


@pytest.mark.clause("GRI-A23", "GRI-29", "GRI-30")
def test_they_work_after_the_spell_and_before_the_card() -> None:
    table = grimoire_table("thief", "", pages=(8, 9))
    assert [event["why"] for event in table.told("gained")] == ["storm", "thief"]
    table = grimoire_table("thief", "", pages=(4, 6), discard="king")
    assert table.told("no_effect")[0]["why"] == "no_points"  # the Thief's point comes too late
    assert table.points == [1, 0]
    asked = grimoire_table("thief", "", points=(1, 0), pages=(4, 6), discard="king")
    assert asked.points == [1, 0]  # not while the spell is waiting
    assert asked.play("heal").points == [1, 0]


@pytest.mark.clause("GRI-A23")
def test_one_just_gained_helps_but_one_taken_as_a_card_does_not() -> None:
    table = grimoire_table("", "", points=(1, 0), pages=(4, 6), discard="thief").play("heal")
    assert table.points == [1, 0]
    table = grimoire_table(quest="archer nun", pages=(2, 6)).play("take hidden", "take archer")
    assert table.points == [0, 0]


@pytest.mark.clause("GRI-A24", "GRI-A23")
def test_first_and_last_are_those_of_the_final_order() -> None:
    table = grimoire_table("thief archer", "thief archer", "", pages=(5, 3, 8))
    assert table.order == [2, 0, 1]
    table.play("take hidden", "take bronze_coin")
    assert table.points == [0, 2, 2]  # Fireball and the Archer; Storm
    assert grimoire_table("thief", "", "", pages=(5, 2, 3), haste="take_first").points == [1, 0, 0]


@pytest.mark.clause("GRI-A23")
def test_a_silenced_spell_does_not_stop_them() -> None:
    table = grimoire_table("", "archer", pages=(2, 3)).play("take hidden")
    assert table.points == [0, 1]


def villains(copies: int, page: int, theirs: str = "king", **lies: Any) -> GrimoireTable:
    """Seat 0 attacks seat 1 in its turn."""
    table = grimoire_table(several("villain", copies), theirs, pages=(page, 13 if page < 13 else 15), **lies)
    assert table.view(WATCHING)["turn"] == 0
    return table


@pytest.mark.clause("GRI-A36")
@COPIES
@pytest.mark.parametrize("page", [9, 12, 14])
def test_a_villain_brings_a_point_when_an_attack_takes_something(copies: int, page: int) -> None:
    table = villains(copies, page, points=(0, 2))
    assert table.gains() == [(0, "villain", copies)]
    assert table.points == ([1 + copies, 1] if page == 12 else [copies, 2])


@pytest.mark.clause("GRI-A36", "GRI-A9")
@pytest.mark.parametrize(("page", "lies"), [
    (9, {"theirs": ""}), (14, {"theirs": ""}), (12, {}), (12, {"points": (0, 1), "polymorph_rounding": "down"}),
])  # fmt: skip
def test_an_attack_that_takes_nothing_brings_nothing(page: int, lies: dict[str, Any]) -> None:
    table = villains(2, page, **lies)
    assert (table.gains(), table.points[0]) == ([], 0)


@pytest.mark.clause("GRI-A36")
@pytest.mark.parametrize("page", [9, 14])
def test_the_villain_that_is_taken_does_not_help_yet(page: int) -> None:
    assert villains(1, page, "villain").points == [1, 0]
    table = grimoire_table("", "villain villain", pages=(page, 13 if page < 13 else 15))
    assert (table.points, table.companions(0)) == ([0, 0], "villain")


@pytest.mark.clause("GRI-A36")
def test_the_victims_villains_and_other_spells_bring_nothing() -> None:
    assert grimoire_table("", "villain villain", points=(0, 3), pages=(12, 13)).points == [2, 1]
    assert grimoire_table("villain", "", pages=(8, 9)).points == [2, 0]


@pytest.mark.clause("GRI-A36")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1, 2])
@pytest.mark.parametrize("spies", [1, 2])
def test_a_spy_looks_at_the_face_down_card_when_the_row_is_laid(viewer: int | None, spies: int) -> None:
    table = new_round(several("spy", spies), "", "spy", deck="king queen nun thief gold_coin")
    hidden = table.lies["hidden"]
    known = hidden if viewer in (0, 2) else None
    assert table.view(viewer)["hidden"] == {"card": known}
    assert table.view(viewer)["peeked"] == [0, 2]
    assert table.told("peeked", viewer) == [
        {"event": "peeked", "seat": seat, "card": hidden if viewer == seat else None} for seat in (0, 2)
    ]
    assert table.phase == "bookmark"  # before anybody chooses a page


@pytest.mark.clause("GRI-A36", "GRI-22")
def test_a_spy_gained_in_the_quest_phase_waits_for_the_next_row() -> None:
    table = grimoire_table(quest="spy nun", hidden="king", pages=(2, 3)).play("take spy")
    assert table.view(0)["hidden"] == {"card": None} and table.view(0)["peeked"] == []
    table.play("take nun")
    assert table.view(0)["hidden"] == {"card": table.lies["hidden"]}


@pytest.mark.clause("GRI-A36", "GRI-40")
def test_a_spy_taken_away_has_still_seen_the_card() -> None:
    table = new_round("", "spy", deck="king queen nun thief", pages=(9, 10))
    assert (table.companions(0), table.companions(1)) == ("spy", "")
    assert table.view(1)["hidden"] == {"card": table.lies["hidden"]}
    assert table.view(0)["hidden"] == {"card": None}
