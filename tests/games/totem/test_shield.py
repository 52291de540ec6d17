"""The Shield: one attack, whatever its level."""

import pytest

from tests.games.totem.table import totem_table


@pytest.mark.clause("TOT-09", "TOT-A9")
@pytest.mark.parametrize("card", ["red_10", "green_13", "purple_11"])
@pytest.mark.parametrize("shield", ["blue_1", "blue_9"])
def test_a_hidden_shield_survives_the_attack_that_discovers_it(card: str, shield: str) -> None:
    table = totem_table(f"{card} red_1", mine="(red_2)", theirs=f"({shield})").play(f"attack, {card}, on 0")
    assert (table.zone(1), table.over) == (f"{shield}~", False)
    assert [event["shield"] for event in table.told("held")] == [True]


@pytest.mark.clause("TOT-09", "TOT-A9")
def test_a_shield_withstands_a_sword_and_its_partner() -> None:
    table = totem_table("red_9 green_13", mine="(red_2)", theirs="(blue_1)").play("attack, red_9, on 0, with green_13")
    assert (table.zone(1), table.discard) == ("blue_1~", {"red_9", "green_13"})


@pytest.mark.clause("TOT-09", "TOT-A9", "TOT-04")
@pytest.mark.parametrize(("card", "refusal"), [("green_4", "TOT-23"), ("green_5", None), ("green_6", None)])
def test_the_second_attack_is_like_any_other(card: str, refusal: str | None) -> None:
    table = totem_table(f"green_12 {card} red_1", theirs="(blue_5) (red_12)", their_hand="red_3")
    table.play("attack, green_12, on 0", "discard, red_3")
    assert table.why_not(f"attack, {card}, on 0") == refusal
    if refusal is None:
        assert table.play(f"attack, {card}, on 0").zone(1) == "- (red_12)"


@pytest.mark.clause("TOT-09", "TOT-03")
@pytest.mark.parametrize("card", ["blue_10", "blue_13", "red_5"])
def test_only_a_shield_withstands(card: str) -> None:
    table = totem_table("green_13", mine="(red_2)", theirs=f"({card}) (red_12)").play("attack, green_13, on 0")
    assert table.zone(1) == "- (red_12)"


@pytest.mark.clause("TOT-A10")
@pytest.mark.parametrize("card", ["green_9", "purple_9", "red_13"])
def test_a_card_stopped_by_a_shield_is_discarded_and_the_attack_has_failed(card: str) -> None:
    table = totem_table(f"{card} red_1", mine="(red_2)", theirs="(blue_5) (red_12)").play(f"attack, {card}, on 0")
    assert (table.hand(0), table.discard) == ({"red_1"}, {card})
    assert (table.turn, table.phase) == (1, "turn")  # no power of its own, no second attack
    assert (table.drawn(0), table.zone(1)) == ({}, "blue_5~ (red_12)")


@pytest.mark.clause("TOT-A10", "TOT-A11")
@pytest.mark.parametrize(
    ("attack", "back"),
    [
        ("green_9, on 0", {"green_9"}),
        ("green_5, on 0", {"green_5"}),
        ("green_4, on 0", set()),  # too weak in any case
        ("red_4, on 0, with red_1", {"red_4", "red_1"}),
        ("red_3, on 0, with red_1", set()),
    ],
)
def test_the_table_may_give_back_what_only_the_shield_stopped(attack: str, back: set[str]) -> None:
    table = totem_table("green_9 green_5 green_4 red_4 red_3 red_1", theirs="(blue_5)", shield_returns_attacker=True)
    hand = table.hand(0)
    table.play(f"attack, {attack}")
    used = {word.removeprefix("with ") for word in attack.split(", ") if "_" in word}
    assert {card for event in table.told("kept") for card in event["cards"]} == back
    assert {(event["by"], event["clause"]) for event in table.told("kept")} <= {("shield", "TOT-A10")}
    assert set(table.told("held")[0]["discarded"]) == used - back
    assert (table.hand(0), table.discard) == (hand - used | back, used - back)
    assert (table.turn, table.zone(1)) == (1, "blue_5~")  # it has failed all the same


@pytest.mark.clause("TOT-A10", "TOT-A3")
@pytest.mark.parametrize(
    ("returns", "keeps", "partner", "back"),
    [
        (False, False, "red_2", set()),
        (False, True, "red_2", {"red_2"}),
        (True, False, "red_2", {"red_4", "red_2"}),
        (True, True, "red_2", {"red_4", "red_2"}),
        (True, True, "red_1", {"red_1"}),  # 4 + 1 is less than 6: beaten, not only stopped
    ],
)
def test_a_pair_stopped_by_a_shield_with_both_options(returns: bool, keeps: bool, partner: str, back: set[str]) -> None:
    table = totem_table(
        f"red_4 {partner}", theirs="(blue_6)", shield_returns_attacker=returns, sword_loss_keeps_partner=keeps
    )
    assert table.play(f"attack, red_4, on 0, with {partner}").hand(0) == back


@pytest.mark.clause("TOT-A11", "TOT-05")
def test_a_weaker_attack_uses_up_the_shield_too() -> None:
    table = totem_table("green_4 green_11", theirs="(blue_5) (red_12)", their_hand="red_3")
    table.play("attack, green_4, on 0")
    assert (table.zone(1), "green_4" in table.discard) == ("blue_5~ (red_12)", True)
    assert [event["shield"] for event in table.told("held")] == [True]
    table.play("discard, red_3", "attack, green_11, on 0")
    assert table.zone(1) == "- (red_12)"
