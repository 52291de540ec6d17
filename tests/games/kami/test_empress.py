"""The Empress: what she counters, when she attacks."""

import pytest

from tests.games.kami.table import kami_table


@pytest.mark.clause("KAMI-22")
@pytest.mark.parametrize(
    ("attack", "refusal"),
    [
        ("soldier", "KAMI-22"),
        ("spear", "KAMI-22"),
        ("horseman", None),
        ("silver_dragon", None),
        ("gold_dragon", None),
        ("tower", None),
        ("fool", None),
    ],
)
def test_what_an_empress_counters(attack: str, refusal: str | None) -> None:
    table = kami_table("empress tower tower spear", attack=attack)
    assert table.why_not("counter empress") == refusal
    assert ("counter empress" in table.legal()) == (refusal is None)


@pytest.mark.clause("KAMI-22")
def test_an_empress_counters_face_up() -> None:
    table = kami_table("empress tower spear spear", attack="fool").play("counter empress, attack tower")
    assert table.defence(1) == "empress"


@pytest.mark.clause("KAMI-23")
@pytest.mark.parametrize("attack", [None, "fool"])
def test_the_first_empress_does_not_attack(attack: str | None) -> None:
    table = kami_table("fool empress tower tower", attack=attack)
    defence = "counter fool" if attack else "hide fool"
    assert table.why_not(f"{defence}, attack empress") == "KAMI-23"
    assert table.why_not(f"{defence}, attack tower") is None


@pytest.mark.clause("KAMI-23")
def test_an_empress_may_be_the_last_card() -> None:
    hidden = kami_table("fool empress", demoralised=False).play("hide fool, attack empress")
    assert hidden.points == [5, 0, 5, 0]
    countering = kami_table("fool empress", attack="fool").play("counter fool, attack empress")
    assert countering.points == [0, 5, 0, 5]


@pytest.mark.clause("KAMI-23", "KAMI-A4")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_an_empress_face_up_in_any_defence_line_unlocks_the_other(owner: int) -> None:
    lines = ["empress" if seat == owner else "" for seat in range(4)]
    table = kami_table("fool empress tower tower", attack="fool", defence=lines)
    assert table.why_not("counter fool, attack empress") is None


@pytest.mark.clause("KAMI-A4")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_a_hidden_empress_unlocks_nothing(owner: int) -> None:
    lines = ["(empress)" if seat == owner else "(tower)" for seat in range(4)]
    table = kami_table("fool empress tower spear", attack="fool", defence=lines)
    assert table.why_not("counter fool, attack empress") == "KAMI-23"
    assert kami_table("empress empress fool fool").why_not("hide empress, attack empress") == "KAMI-23"


@pytest.mark.clause("KAMI-A4")
def test_an_attacking_empress_unlocks_nothing() -> None:
    table = kami_table("fool empress tower tower", attack="fool", attacks=["empress", "", "", "empress"])
    assert table.why_not("counter fool, attack empress") == "KAMI-23"


@pytest.mark.clause("KAMI-A5")
def test_an_attacking_empress_can_only_be_passed() -> None:
    hands = ["fool fool", "gold_dragon empress spear spear", "empress fool", "tower fool spear horseman"]
    table = kami_table(hands=hands, attack="gold_dragon", defence=["", "", "empress", ""])
    table.play("counter gold_dragon, attack empress")
    for _ in range(3):
        if table.turn == 2:  # the third Empress there can not be: by rule she would counter
            assert table.legal() == {"pass", "counter empress"}
        else:
            assert table.legal() == {"pass"}
        table.play("pass")
    assert table.turn == 1


@pytest.mark.clause("KAMI-A6")
def test_both_empresses_in_one_move() -> None:
    table = kami_table("empress empress fool fool", attack="horseman")
    table.play("counter empress, attack empress")
    assert (table.defence(1), table.attacks(1), table.turn) == ("empress", "empress", 2)


@pytest.mark.clause("KAMI-A7")
def test_both_empresses_as_a_master_stroke() -> None:
    table = kami_table("empress empress").play("hide empress, attack empress")
    assert table.points == [10, 0, 10, 0]


@pytest.mark.clause("KAMI-A7", "KAMI-21")
def test_both_empresses_face_up_are_no_master_stroke() -> None:
    table = kami_table("empress empress", attack="tower").play("counter empress, attack empress")
    assert table.points == [0, 5, 0, 5]
