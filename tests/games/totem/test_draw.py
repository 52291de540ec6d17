"""Draw: a card at once, for an attack that wins and a defence that holds."""

import pytest

from kamifuda.core.match import actions
from kamifuda.games import totem
from kamifuda.games.totem.steps import EVERYTHING, GO, NOT
from tests.games.totem.table import totem_table


@pytest.mark.clause("TOT-11", "TOT-A16")
def test_draw_that_wins_may_draw() -> None:
    table = totem_table("green_6 blue_1", theirs="(red_6) (red_7)").play("attack, green_6, on 0")
    assert table.legal() == {"draw", "draw_not"}
    table.play("draw")
    (card,) = table.drawn(0)
    assert table.drawn(0) == {card: "power"}
    assert (table.hand(0), table.phase) == ({"blue_1", card}, "again")


@pytest.mark.clause("TOT-A16")
def test_the_attacker_may_decline_draw() -> None:
    table = totem_table("green_6 blue_1", theirs="(red_6) (red_7)").play("attack, green_6, on 0", "draw_not")
    assert table.told("declined") == [{"event": "declined", "seat": 0, "power": "draw"}]
    assert (table.hand(0), table.phase) == ({"blue_1"}, "again")


@pytest.mark.clause("TOT-11")
def test_a_won_draw_is_answered_before_anything_else() -> None:
    table = totem_table("green_6 blue_1", theirs="(red_6) (red_7)").play("attack, green_6, on 0")
    assert {totem.why_not(table.position, 0, step) for step in actions(EVERYTHING & ~GO & ~NOT)} == {"TOT-11"}
    assert table.why_not("draw", 1) == "TOT-17"


@pytest.mark.clause("TOT-11")
def test_draw_that_loses_draws_nothing() -> None:
    table = totem_table("green_5 blue_1", theirs="(red_6) (red_7)").play("attack, green_5, on 0")
    assert (table.turn, table.drawn(0), table.hand(0)) == (1, {}, {"blue_1"})


@pytest.mark.clause("TOT-11", "TOT-05", "TOT-A16")
def test_draw_that_holds_draws_by_itself_outside_ones_turn() -> None:
    table = totem_table("blue_5 blue_1", theirs="(green_6) (red_7)", their_hand="red_1").play("attack, blue_5, on 0")
    assert [event["why"] for event in table.told("drew")] == ["power", "turn"]
    assert table.zone(1) == "green_6~ (red_7)"
    assert table.hand(1) == {"red_1", *table.drawn(1)} and len(table.hand(1)) == 3


@pytest.mark.clause("TOT-11")
def test_a_defenders_draw_comes_before_the_attacker_discards_to_the_limit() -> None:
    hand = "blue_1 blue_2 blue_3 blue_4 blue_5 blue_6 blue_7 blue_8"
    table = totem_table(hand, theirs="(green_9)").play("attack, blue_1, on 0")
    assert (table.turn, table.phase) == (0, "limit")  # still the attacker's turn
    assert list(table.drawn(1).values()) == ["power"]


@pytest.mark.clause("TOT-A15", "TOT-11")
def test_draw_that_falls_draws_nothing() -> None:
    table = totem_table("blue_6 blue_1", theirs="(green_6) (red_7)").play("attack, blue_6, on 0")
    assert (table.told("drew"), table.hand(1)) == ([], set())


@pytest.mark.clause("TOT-11", "TOT-A25")
def test_an_empty_pile_gives_nothing() -> None:
    attacker = totem_table("green_6 blue_1", theirs="(red_6) (red_7)", pile="", last=0).play("attack, green_6, on 0")
    assert (attacker.phase, attacker.told("drew")) == ("again", [])  # nobody is asked
    defender = totem_table("blue_5", theirs="(green_6) (red_7)", pile="", last=1).play("attack, blue_5, on 0")
    assert (defender.zone(1), defender.told("drew")) == ("green_6~ (red_7)", [])


@pytest.mark.clause("TOT-A18", "TOT-11")
def test_the_second_attack_may_use_the_card_just_drawn() -> None:
    table = totem_table("green_6", theirs="(red_6) (red_7)", pile="blue_8 blue_9").play("attack, green_6, on 0", "draw")
    (card,) = table.hand(0)
    assert table.play(f"attack, {card}, on 1").over


@pytest.mark.clause("TOT-11", "TOT-A22")
def test_a_hand_may_grow_past_the_limit_and_attack_on() -> None:
    hand = "green_6 blue_1 blue_2 blue_3 blue_4 blue_5 blue_6"
    table = totem_table(hand, theirs="(red_6) (red_7)").play("attack, green_6, on 0", "draw")
    assert (len(table.hand(0)), table.phase) == (7, "again")
    assert table.play("stop").phase == "limit"
