"""The Eye: discovers a totem of the other player and cancels its power."""

import pytest

from kamifuda.games import totem
from kamifuda.games.totem.steps import GO
from tests.games.totem.table import TotemTable, totem_table

ZONE = "(red_6) (blue_5) (green_7)"


def won(theirs: str = ZONE, hand: str = "purple_6 green_10 blue_1") -> TotemTable:
    return totem_table(hand, theirs=theirs).play("attack, purple_6, on 0")


def held(mine: str, card: str = "blue_5") -> TotemTable:
    """An attack that an Eye withstands."""
    return totem_table(f"{card} red_1", mine=mine, theirs="(purple_6) (red_12)").play(f"attack, {card}, on 0")


@pytest.mark.clause("TOT-10", "TOT-A12")
def test_an_eye_that_wins_discovers_another_hidden_totem() -> None:
    table = won()
    assert table.zone(1) == "- (blue_5) (green_7)"  # the comparison is over
    assert table.legal() == {"discover 1", "discover 2", "discover_not"}
    table.play("discover 2")
    assert table.zone(1) == "- (blue_5) green_7~"
    seen = {"event": "discovered", "seat": 1, "card": "green_7", "place": 2, "by": "eye", "cancelled": True}
    assert table.told("discovered") == [seen | {"clause": "TOT-10"}]
    assert (table.phase, table.actor) == ("again", 0)


@pytest.mark.clause("TOT-10", "TOT-05")
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("blue_5", "blue_5~"),
        ("green_9", "green_9~"),
        ("red_1", "red_1~"),
        ("purple_3", "purple_3~"),
        ("red_10", "red_10"),
    ],
)
def test_the_power_of_what_an_eye_discovers_is_cancelled(target: str, after: str) -> None:
    table = totem_table("purple_6 blue_2", theirs=f"(red_6) ({target})").play("attack, purple_6, on 0", "discover 1")
    assert table.zone(1) == f"- {after}"
    assert table.told("discovered")[0]["cancelled"] == after.endswith("~")


@pytest.mark.clause("TOT-A12", "TOT-24")
def test_an_eye_that_loses_discovers_nothing() -> None:
    table = totem_table("purple_6 blue_1", theirs="(red_7) (red_12)").play("attack, purple_6, on 0")
    assert (table.zone(1), table.turn) == ("red_7 (red_12)", 1)


@pytest.mark.clause("TOT-A14", "TOT-10")
def test_a_shield_seen_by_an_eye_stops_nothing_any_more() -> None:
    table = won().play("discover 1")
    assert table.zone(1) == "- blue_5~ (green_7)"
    table.play("attack, green_10, on 1")
    assert table.zone(1) == "- - (green_7)"


@pytest.mark.clause("TOT-A16")
def test_the_attacker_may_decline_the_eye() -> None:
    table = won().play("discover_not")
    assert table.told("declined") == [{"event": "declined", "seat": 0, "power": "eye"}]
    assert (table.zone(1), table.phase) == ("- (blue_5) (green_7)", "again")


@pytest.mark.clause("TOT-A13")
def test_an_eye_discovers_only_what_is_hidden() -> None:
    table = won("(red_6) (blue_5) green_7~")
    assert table.legal() == {"discover 1", "discover_not"}
    assert {table.why_not(f"discover {place}") for place in (0, 2, 3, 4)} == {"TOT-A13"}
    assert won("(red_6) green_7~").phase == "again"  # with nothing hidden it has no effect


@pytest.mark.clause("TOT-A12")
def test_a_won_eye_is_asked_for_a_totem_and_nothing_else() -> None:
    position = won().position
    assert totem.why_not(position, 0, GO) == "TOT-A12"
    assert totem.why_not(position, 1, GO) == "TOT-17"


@pytest.mark.clause("TOT-10", "TOT-A12", "TOT-A16", "TOT-05")
def test_an_eye_that_holds_discovers_a_hidden_totem_of_the_attacker() -> None:
    table = held(mine="(green_2) (red_13) red_11 (blue_4)")
    assert (table.zone(1), table.turn, table.actor) == ("purple_6~ (red_12)", 0, 1)
    assert table.legal() == {"discover 0", "discover 1", "discover 3"}
    table.play("discover 3")
    assert table.zone(0) == "(green_2) (red_13) red_11 blue_4~"
    assert table.turn == 1


@pytest.mark.clause("TOT-A16")
def test_the_defender_may_not_decline_but_chooses() -> None:
    table = held(mine="(green_2) (red_13) red_11")
    assert table.why_not("discover_not") == "TOT-A16"
    assert table.why_not("discover 2") == "TOT-A13"
    assert table.why_not("discover 0", 0) == "TOT-A16"  # it is not the attacker's choice
    assert totem.why_not(table.position, 1, GO) == "TOT-A16"


@pytest.mark.clause("TOT-A16", "TOT-A13")
@pytest.mark.parametrize(
    ("mine", "after"), [("(green_2) red_11", "green_2~ red_11"), ("green_2 red_11", "green_2 red_11")]
)
def test_without_a_choice_the_defenders_eye_works_by_itself(mine: str, after: str) -> None:
    table = held(mine)
    assert (table.zone(0), table.zone(1), table.turn) == (after, "purple_6~ (red_12)", 1)


@pytest.mark.clause("TOT-A15", "TOT-10")
def test_an_eye_that_falls_discovers_nothing() -> None:
    table = held(mine="(green_2) (red_13)", card="blue_6")
    assert (table.zone(0), table.phase) == ("(green_2) (red_13)", "again")
