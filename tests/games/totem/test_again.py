"""After a won attack: once more or stop, with or without a card, and what comes first."""

from typing import Any

import pytest

from kamifuda.core.options import BadOption
from kamifuda.games import totem
from tests.games.totem.table import TotemTable, totem_table


def won_with_the_last_card(pile: str | None = None, card: str = "blue_6", **choices: Any) -> TotemTable:
    return totem_table(card, theirs="(red_6) (red_7)", pile=pile, **choices).play(f"attack, {card}, on 0")


@pytest.mark.clause("TOT-26")
def test_after_a_won_attack_one_may_attack_again_or_stop() -> None:
    table = totem_table("blue_6 blue_7", mine="(red_1)", theirs="(red_6) (red_7)").play("attack, blue_6, on 0")
    assert (table.turn, table.legal()) == (0, {"attack", "stop"})
    assert {table.why_not(wrong) for wrong in ("defend", "exchange", "discard")} == {"TOT-26"}
    table.play("stop")
    assert (table.turn, table.hand(0), table.told("stopped")) == (1, {"blue_7"}, [{"event": "stopped", "seat": 0}])


@pytest.mark.clause("TOT-26", "TOT-23")
def test_what_is_left_may_be_too_strong_for_a_second_attack() -> None:
    table = totem_table("blue_6 blue_7", theirs="(red_6) red_8").play("attack, blue_6, on 0")
    assert (table.legal(), table.why_not("attack")) == ({"stop"}, "TOT-23")


@pytest.mark.clause("TOT-28")
@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_no_more_attacks_than_the_table_allows(most: int) -> None:
    table = totem_table(
        "blue_6 blue_7 blue_8 blue_9 green_10",
        theirs="(red_6) (red_7) (red_8) (red_9) (red_10)",
        attacks_per_turn=most,
        zone_size=5,
    )
    for place, card in enumerate(["blue_6", "blue_7", "blue_8", "blue_9"][:most]):
        assert table.turn == 0
        table.play(f"attack, {card}, on {place}")
    assert table.turn == 1
    assert table.why_not("attack", 0) == "TOT-17"


@pytest.mark.clause("TOT-28")
def test_two_attacks_unless_the_table_agrees_otherwise() -> None:
    assert totem.Options().attacks_per_turn == 2
    for attacks in (0, 5):
        with pytest.raises(BadOption):
            totem.Options(attacks_per_turn=attacks)
    assert totem_table("blue_6 blue_7", theirs="(red_6) (red_7)", attacks=1).play("attack, blue_6, on 0").turn == 1


@pytest.mark.clause("TOT-A18")
def test_the_second_attack_may_hit_any_totem_that_is_left() -> None:
    table = totem_table("blue_6 blue_7", theirs="(red_6) (red_12) red_7").play("attack, blue_6, on 0")
    assert {play for play in table.plays() if play != "stop"} == {"attack, blue_7, on 1", "attack, blue_7, on 2"}
    assert table.why_not("attack, blue_7, on 0") == "TOT-21"  # it is gone


@pytest.mark.clause("TOT-27", "TOT-A19")
def test_without_a_card_one_draws_and_the_turn_is_over() -> None:
    table = won_with_the_last_card()
    assert table.legal() == {"draw", "stop"}
    table.play("draw")
    assert list(table.drawn(0).values()) == ["no_card"]
    assert table.hand(0) == set(table.drawn(0))
    assert (table.turn, table.zone(1)) == (1, "- (red_7)")
    assert table.why_not("attack", 0) == "TOT-17"


@pytest.mark.clause("TOT-27")
def test_who_does_not_want_to_attack_again_draws_nothing() -> None:
    table = won_with_the_last_card().play("stop")
    assert (table.hand(0), table.turn) == (set(), 1)


@pytest.mark.clause("TOT-27", "TOT-28")
def test_without_another_attack_nobody_draws_for_want_of_a_card() -> None:
    table = won_with_the_last_card(attacks_per_turn=1)
    assert (table.hand(0), table.turn) == (set(), 1)


@pytest.mark.clause("TOT-27")
def test_with_a_card_in_hand_one_does_not_draw() -> None:
    table = totem_table("blue_6 blue_1", theirs="(red_6) red_12").play("attack, blue_6, on 0")
    assert table.legal() == {"stop"}  # not even if it may not attack


@pytest.mark.clause("TOT-A33")
def test_without_card_and_pile_the_turn_simply_ends() -> None:
    table = won_with_the_last_card(pile="", last=1)
    assert (table.turn, table.hand(0), table.told("drew")) == (1, set(), [])


@pytest.mark.clause("TOT-A33", "TOT-27", "TOT-A18")
def test_draw_comes_before_the_choice_to_go_on() -> None:
    table = won_with_the_last_card(card="green_6")
    assert table.legal() == {"draw", "draw_not"}
    table.play("draw")
    (card,) = table.hand(0)
    assert (table.turn, table.legal()) == (0, {"attack", "stop"})  # the card just drawn may attack
    assert table.why_not(f"attack, {card}, on 1") is None


@pytest.mark.clause("TOT-A33", "TOT-27")
def test_who_declines_draw_may_still_draw_for_want_of_a_card() -> None:
    table = won_with_the_last_card(card="green_6").play("draw_not")
    assert table.legal() == {"draw", "stop"}


@pytest.mark.clause("TOT-A33")
@pytest.mark.parametrize("card", ["green_7", "purple_7"])
def test_no_power_works_when_the_last_totem_falls(card: str) -> None:
    table = totem_table(f"{card} blue_1", mine="(red_1)", theirs="(red_6)").play(f"attack, {card}, on 0")
    assert (table.over, table.hand(0)) == (True, {"blue_1"})
    events = ["attacked", "discovered", "defeated", "revealed", "revealed", "match_won"]
    assert [event["event"] for event in table.events()] == events


@pytest.mark.clause("TOT-A33", "TOT-28")
def test_a_power_works_after_the_last_attack_of_a_turn_too() -> None:
    table = totem_table("green_6 blue_1", theirs="(red_6) (red_7)", attacks=1).play("attack, green_6, on 0")
    assert (table.turn, table.legal()) == (0, {"draw", "draw_not"})
    table.play("draw")
    assert (table.turn, len(table.hand(0))) == (1, 2)
