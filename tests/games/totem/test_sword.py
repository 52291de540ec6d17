"""The Sword: added to another card of the hand, in one attack."""

import pytest

from kamifuda.core.clauses import BadNotation
from tests.games.totem.table import WATCHING, totem_table


@pytest.mark.clause("TOT-08", "TOT-A2")
def test_a_sword_adds_its_level_to_another_card() -> None:
    table = totem_table("red_5 blue_6 blue_1", theirs="(red_11) (red_12)").play("attack, red_5, on 0, with blue_6")
    assert [(event["partner"], event["level"]) for event in table.told("attacked")] == [("blue_6", 11)]
    assert table.zone(1) == "- (red_12)"


@pytest.mark.clause("TOT-08", "TOT-A5")
@pytest.mark.parametrize("partner", ["green_6", "purple_6", "blue_6", "red_6"])
def test_the_power_of_the_partner_is_cancelled(partner: str) -> None:
    table = totem_table(f"red_5 {partner} blue_1", theirs="(red_11) (red_12)")
    assert table.play(f"attack, red_5, on 0, with {partner}").phase == "again"


@pytest.mark.clause("TOT-08")
@pytest.mark.parametrize("wrong", ["red_5", "blue_7", "red_13"])
def test_the_partner_is_another_card_of_the_hand(wrong: str) -> None:
    table = totem_table("red_5 blue_6")
    assert table.why_not(f"attack, red_5, on 0, with {wrong}") == "TOT-08"


@pytest.mark.clause("TOT-08", "TOT-03")
@pytest.mark.parametrize("card", ["blue_5", "green_5", "purple_5", "red_10", "red_13"])
def test_only_a_sword_takes_a_partner(card: str) -> None:
    table = totem_table(f"{card} blue_6", mine="(red_9)", theirs="(red_2) (red_12)")
    assert f"attack, {card}, on 0" in table.plays()
    with pytest.raises(BadNotation, match="nothing-may-follow"):
        table.play(f"attack, {card}, on 0, with blue_6")


@pytest.mark.clause("TOT-A2")
def test_the_partner_is_named_before_anything_is_turned_up() -> None:
    table = totem_table("red_5 blue_6", theirs="(red_11) (red_12)")
    with pytest.raises(BadNotation, match="unfinished-play"):
        table.play("attack, red_5, on 0")
    assert table.zone(1) == "(red_11) (red_12)"
    table.play("attack, red_5, on 0, alone")
    assert (table.zone(1), table.turn) == ("red_11 (red_12)", 1)  # too late for a partner


@pytest.mark.clause("TOT-A2", "TOT-24")
@pytest.mark.parametrize(("partner", "zone"), [("blue_5", "red_11 (red_12)"), ("blue_6", "- (red_12)")])
def test_the_sum_is_compared(partner: str, zone: str) -> None:
    table = totem_table(f"red_5 {partner} blue_1", theirs="(red_11) (red_12)")
    assert table.play(f"attack, red_5, on 0, with {partner}").zone(1) == zone


@pytest.mark.clause("TOT-A3")
@pytest.mark.parametrize("target", ["(red_8)", "(red_12)"])
def test_both_are_spent_whether_they_win_or_lose(target: str) -> None:
    table = totem_table("red_5 blue_6 blue_1", theirs=f"{target} (red_11)").play("attack, red_5, on 0, with blue_6")
    assert table.hand(0) == {"blue_1"}
    assert table.discard >= {"red_5", "blue_6"}


@pytest.mark.clause("TOT-A3", "TOT-28")
def test_both_are_one_attack() -> None:
    table = totem_table("red_5 blue_6 blue_8 blue_9", theirs="(red_11) (red_8) (red_9)")
    table.play("attack, red_5, on 0, with blue_6")
    assert (table.turn, table.lies["attacks"]) == (0, 1)
    assert table.play("attack, blue_8, on 1").turn == 1


@pytest.mark.clause("TOT-A3")
@pytest.mark.parametrize(
    ("play", "target", "kept"),
    [
        ("with blue_6", "(red_12)", {"blue_6"}),
        ("with blue_6", "(red_8)", set()),
        ("alone", "(red_12)", set()),
    ],
)
def test_the_table_may_let_the_partner_of_a_lost_attack_return(play: str, target: str, kept: set[str]) -> None:
    table = totem_table("red_5 blue_6", theirs=f"{target} (red_11)", sword_loss_keeps_partner=True)
    table.play(f"attack, red_5, on 0, {play}")
    assert [(event["cards"], event["by"], event["clause"]) for event in table.told("kept")] == [
        ([card], "sword", "TOT-A3") for card in kept
    ]
    assert "red_5" in table.discard
    assert ("blue_6" in table.hand(0)) == (bool(kept) or play == "alone")


@pytest.mark.clause("TOT-24", "TOT-25", "TOT-A3")
@pytest.mark.parametrize(("target", "gone"), [("(red_12)", ["red_5"]), ("(red_11)", ["red_5", "blue_6"])])
def test_what_an_attack_has_cost_is_told(target: str, gone: list[str]) -> None:
    table = totem_table("red_5 blue_6", theirs=f"{target} (blue_12)", sword_loss_keeps_partner=True)
    table.play("attack, red_5, on 0, with blue_6")
    (told,) = table.told("held") + table.told("defeated")
    assert told["discarded"] == gone


@pytest.mark.clause("TOT-08", "TOT-A2", "TOT-A5", "TOT-A6")
def test_what_a_sword_and_each_other_card_do_together_is_told_to_whoever_may_attack() -> None:
    table = totem_table("red_5 red_9 green_12", theirs="(red_12)", their_hand="red_1 blue_1")
    pairs = [tuple(pair.values()) for pair in table.view(0)["joined"]]
    assert pairs == [
        ("red_5", "red_9", 14, "sword"),
        ("red_5", "green_12", 17, None),
        ("red_9", "red_5", 14, "sword"),
        ("red_9", "green_12", 21, None),
    ]
    assert [table.view(viewer)["joined"] for viewer in (WATCHING, 1)] == [[], []]
    table.play("discard, green_12")
    assert table.view(0)["joined"] == []
    assert tuple(table.view(1)["joined"][0].values()) == ("red_1", "blue_1", 2, "shield")


@pytest.mark.clause("TOT-A4")
def test_a_sword_adds_nothing_to_a_second_attack() -> None:
    table = totem_table("red_5 blue_6", theirs="(red_4) red_9 (red_11)").play("attack, red_5, on 0, alone")
    assert table.why_not("attack, blue_6, on 1") == "TOT-23"  # 5 + 6 would do
    table.play("attack, blue_6, on 2")
    assert table.told("attacked")[0]["level"] == 6
    assert table.zone(1) == "- red_9 red_11"


@pytest.mark.clause("TOT-A5")
def test_two_swords_are_two_cards_and_no_third_is_added() -> None:
    table = totem_table("red_5 red_6 blue_4 blue_1", theirs="(red_11) (red_12)")
    for third in ("with blue_4", "alone"):
        with pytest.raises(BadNotation, match="nothing-may-follow"):
            table.play(f"attack, red_5, on 0, with red_6, {third}")
    table.play("attack, red_5, on 0, with red_6")
    assert table.told("attacked")[0]["level"] == 11
    assert table.hand(0) == {"blue_4", "blue_1"}


@pytest.mark.clause("TOT-A6")
def test_a_sword_attacks_alone_or_with_any_card() -> None:
    levels = {"alone": 5, "with blue_1": 6, "with red_2": 7, "with green_10": 15, "with purple_13": 18}
    for how, level in levels.items():
        table = totem_table("red_5 blue_1 green_10 purple_13 red_2", mine="(red_13)")
        assert set(table.match.legal(0)["attack"]["red_5"]["on 0"]) == set(levels)
        assert table.play(f"attack, red_5, on 0, {how}").told("attacked")[0]["level"] == level


@pytest.mark.clause("TOT-A7", "TOT-23")
@pytest.mark.parametrize(
    ("how", "refusal"),
    [("alone", "TOT-23"), ("with blue_3", "TOT-A7"), ("with blue_4", None), ("with blue_6", None)],
)
def test_against_a_discovered_totem_the_sum_counts(how: str, refusal: str | None) -> None:
    table = totem_table("red_5 blue_3 blue_4 blue_6", theirs="red_9 (red_12)")
    assert table.why_not(f"attack, red_5, on 0, {how}") == refusal


@pytest.mark.clause("TOT-A7")
def test_a_sword_may_attack_only_what_it_reaches_with_its_best_partner() -> None:
    table = totem_table("red_5 blue_3", theirs="red_8 red_9")
    assert table.why_not("attack, red_5, on 1") == "TOT-A7"
    assert {play for play in table.plays() if "attack" in play} == {"attack, red_5, on 0, with blue_3"}
    assert totem_table("red_5 blue_3", theirs="red_9 red_10").why_not("attack") == "TOT-23"


@pytest.mark.clause("TOT-A7", "TOT-25")
def test_the_sum_defeats_a_discovered_totem() -> None:
    table = totem_table("red_5 blue_4", theirs="red_9 (red_12)").play("attack, red_5, on 0, with blue_4")
    assert (table.zone(1), table.discard) == ("- (red_12)", {"red_5", "blue_4", "red_9"})
