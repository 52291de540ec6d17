"""The Eye with the option `eye_before_attack`: it looks first, and only once."""

import pytest

from kamifuda.games import totem
from kamifuda.games.totem.steps import GO
from tests.games.totem.table import TotemTable, totem_table

ZONE = "(red_6) (blue_5) (green_7)"


def eye_first(theirs: str = ZONE) -> TotemTable:
    return totem_table("purple_6 red_5 blue_1", theirs=theirs, eye_before_attack=True)


@pytest.mark.clause("TOT-A34", "TOT-A12")
def test_with_the_option_an_eye_looks_before_the_comparison() -> None:
    table = eye_first()
    assert set(table.match.legal(0)["attack"]["purple_6"]["on 0"]) == {
        "discover 0", "discover 1", "discover 2", "discover_not",
    }  # fmt: skip
    table.play("attack, purple_6, on 0, discover 2")
    assert table.zone(1) == "- (blue_5) green_7~"
    assert [(event["place"], event["by"]) for event in table.told("discovered")] == [(2, "eye"), (0, "attack")]
    assert table.phase == "again"  # and does not look again


@pytest.mark.clause("TOT-A34", "TOT-A14", "TOT-04")
@pytest.mark.parametrize(
    ("peek", "after"), [("discover 1", "(red_6) - (green_7)"), ("discover_not", "(red_6) blue_5~ (green_7)")]
)
def test_an_eye_that_looks_at_its_target_cancels_its_power(peek: str, after: str) -> None:
    assert eye_first().play(f"attack, purple_6, on 1, {peek}").zone(1) == after


@pytest.mark.clause("TOT-A34", "TOT-23", "TOT-04")
def test_a_target_hidden_at_first_may_be_attacked_by_a_lower_card() -> None:
    table = eye_first().play("attack, purple_6, on 2, discover 2")
    assert (table.zone(1), table.turn) == ("(red_6) (blue_5) green_7~", 1)
    assert [event["why"] for event in table.told("drew")] == ["turn"]  # its Draw was cancelled
    assert eye_first("red_7 (blue_5)").why_not("attack, purple_6, on 0") == "TOT-23"


@pytest.mark.clause("TOT-A34", "TOT-A13")
def test_an_eye_may_look_elsewhere_while_it_attacks_a_discovered_totem() -> None:
    table = eye_first("red_6 (blue_5) green_7~")
    assert table.why_not("attack, purple_6, on 0, discover 0") == "TOT-A13"
    assert table.play("attack, purple_6, on 0, discover 1").zone(1) == "- blue_5~ green_7~"
    assert "attack, purple_6, on 0" in eye_first("red_6 green_4~").plays()  # nothing to look for


@pytest.mark.clause("TOT-A34", "TOT-08")
def test_as_a_partner_an_eye_never_looks() -> None:
    for before in (True, False):
        table = totem_table("red_5 purple_6 blue_1", theirs=ZONE, eye_before_attack=before)
        assert table.play("attack, red_5, on 0, with purple_6").phase == "again"


@pytest.mark.clause("TOT-A34")
def test_while_it_looks_an_eye_does_nothing_else() -> None:
    half = eye_first().position.clone()
    for step in ("attack", "purple_6", "on 0"):
        half.apply(0, totem.parse(half, 0, step))
    assert totem.why_not(half, 0, GO) == "TOT-A34"


@pytest.mark.clause("TOT-A34", "TOT-A12")
def test_the_defenders_eye_is_the_same_with_the_option() -> None:
    table = totem_table("blue_5", mine="(green_2) (red_13)", theirs="(purple_6) (red_12)", eye_before_attack=True)
    table.play("attack, blue_5, on 0")
    assert (table.actor, table.legal()) == (1, {"discover 0", "discover 1"})
