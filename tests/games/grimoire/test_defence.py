"""Resist and Time Stop: from when they protect, and against what."""

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table

TIMINGS = pytest.mark.parametrize("timing", ["on_cast", "on_reveal"])


def duel(attack: int, defence: int, timing: str, first: int) -> GrimoireTable:
    """Seat 0 attacks seat 1, which defends itself, after it or before; a third player has Silence or Haste."""
    orders = [
        grimoire_table("", "king", "", points=(0, 4, 0), pages=(attack, defence, third), defence_timing=timing)
        for third in (2, 5)
    ]
    table = next(table for table in orders if [seat for seat in table.order if seat < 2] == [first, 1 - first])
    while table.view(WATCHING)["turn"] != 0:
        table.play_any()
    return table


def was_hit(table: GrimoireTable) -> bool:
    return table.points[1] < 4 or table.companions(1) == ""


@pytest.mark.clause("GRI-A10", "GRI-48", "GRI-56")
@TIMINGS
@pytest.mark.parametrize("attack", [9, 12, 14])
@pytest.mark.parametrize("defence", [6, 11])
def test_a_defence_cast_before_the_attack_protects(attack: int, defence: int, timing: str) -> None:
    table = duel(attack, defence, timing, first=1)
    assert not was_hit(table)
    assert table.told("no_effect")[0]["why"] == "nobody"


@pytest.mark.clause("GRI-A10", "GRI-48")
@pytest.mark.parametrize("attack", [9, 12, 14])
@pytest.mark.parametrize("defence", [6, 11])
@pytest.mark.parametrize(("timing", "hit"), [("on_cast", True), ("on_reveal", False)])
def test_a_defence_that_comes_later_protects_only_from_the_reveal(
    attack: int, defence: int, timing: str, hit: bool
) -> None:
    assert was_hit(duel(attack, defence, timing, first=0)) == hit


@pytest.mark.clause("GRI-A10")
def test_when_a_protection_is_told() -> None:
    table = grimoire_table(pages=(3, 6))
    assert (table.told("protected"), table.lies["protected"]) == ([], [])
    table.play("take hidden")
    assert (table.told("protected"), table.lies["protected"]) == ([{"event": "protected", "seat": 1}], [1])
    table = grimoire_table(pages=(3, 6), defence_timing="on_reveal")
    assert (table.told("protected"), table.lies["protected"]) == ([{"event": "protected", "seat": 1}], [1])
    assert table.play("take hidden").told("protected") == []


@pytest.mark.clause("GRI-48", "GRI-27")
@pytest.mark.parametrize("time_stop", ["reverse", "take_first"])
def test_time_stop_works_in_both_phases(time_stop: str) -> None:
    table = grimoire_table("", "", "", pages=(11, 3, 8), time_stop=time_stop)
    assert [event["event"] for event in table.events()[2:]] == ["ordered", "time", "turn", "protected"]
    assert (table.order[0], table.lies["protected"]) == (0, [0])


@pytest.mark.clause("GRI-48", "GRI-A10")
def test_the_time_part_alone_does_not_protect() -> None:
    """Two Time spells cancel each other, so the attack comes first."""
    table = grimoire_table("", "king", "", pages=(9, 11, 5))
    assert (table.order, table.lies["protected"]) == ([2, 0, 1], [])
    table.play("take hidden")
    assert table.companions(0) == "king"


@pytest.mark.clause("GRI-42", "GRI-56")
def test_haste_does_not_protect() -> None:
    table = grimoire_table("", "king", pages=(9, 5), defence_timing="on_reveal").play("take hidden")
    assert (table.companions(0), table.lies["protected"]) == ("king", [])


@pytest.mark.clause("GRI-A10", "GRI-33")
@TIMINGS
def test_a_protection_ends_with_the_round(timing: str) -> None:
    table = grimoire_table("", "king", pages=(3, 6), defence_timing=timing).play("take hidden", "take bronze_coin")
    table.open_books(9, 13)
    assert table.companions(0) == "king"


@pytest.mark.clause("GRI-56")
def test_a_defence_does_not_stop_other_spells() -> None:
    """Its owner's points, the others' Storm, and Silence against its owner work as always."""
    table = grimoire_table("", "", "", points=(1, 0, 0), pages=(8, 6, 10)).play("take hidden", "take bronze_coin")
    assert table.points == [3, 0, 3]
