"""Attack: when, with what, on which totem, and who wins."""

import pytest

from kamifuda.games import totem
from tests.games.totem.table import chosen, totem_match, totem_table


@pytest.mark.clause("TOT-21")
def test_a_card_of_the_hand_against_one_totem() -> None:
    table = totem_table("blue_5 blue_6", theirs="(red_3) (red_4) (red_5)").play("attack, blue_5, on 1")
    assert table.zone(1) == "(red_3) - (red_5)"
    assert table.hand(0) == {"blue_6"}
    assert table.discard == {"blue_5", "red_4"}
    attacked = {"event": "attacked", "seat": 0, "card": "blue_5", "partner": None, "place": 1, "level": 5}
    assert table.told("attacked") == [attacked]


@pytest.mark.clause("TOT-21")
@pytest.mark.parametrize("wrong", ["attack, blue_6", "attack, red_4", "attack, blue_5, on 1", "attack, blue_5, on 4"])
def test_neither_a_card_one_lacks_nor_a_place_without_a_totem(wrong: str) -> None:
    table = totem_table("blue_5", mine="(red_4)", theirs="(red_12) - (blue_12)", their_hand="blue_6")
    assert table.why_not(wrong) == "TOT-21"


@pytest.mark.clause("TOT-22", "TOT-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hidden_target_is_turned_up_and_stays_up(seat: int) -> None:
    table = totem_table("blue_5 red_2", mine="(red_9)", theirs="(red_8)", their_hand="blue_6 red_1", turn=seat)
    card, found = (("blue_5", "red_8"), ("blue_6", "red_9"))[seat]
    table.play(f"attack, {card}, on 0")
    assert table.zone(1 - seat) == found
    assert table.told("discovered") == [
        {"event": "discovered", "seat": 1 - seat, "card": found, "place": 0, "by": "attack", "cancelled": False}
    ]
    table.play(*[f"discard, {card}" for card in (("red_1", "red_2"), ("red_2", "red_1"))[seat]])
    assert table.zone(1 - seat) == found


@pytest.mark.clause("TOT-23", "TOT-A1")
@pytest.mark.parametrize(("card", "refusal"), [("blue_6", "TOT-23"), ("blue_7", None), ("blue_8", None)])
def test_a_discovered_totem_is_attacked_only_by_an_equal_or_higher_level(card: str, refusal: str | None) -> None:
    table = totem_table(card, theirs="red_7 (red_8)")
    assert table.why_not(f"attack, {card}, on 0") == refusal
    assert table.why_not(f"attack, {card}, on 1") is None  # whatever hides there


@pytest.mark.clause("TOT-23", "TOT-A1")
def test_what_is_too_weak_for_every_totem_does_not_attack() -> None:
    table = totem_table("blue_6 blue_9 green_6", theirs="red_7 red_10")
    assert {play for play in table.plays() if play.startswith("attack")} == {"attack, blue_9, on 0"}
    assert table.why_not("attack, green_6") == "TOT-23"
    assert table.why_not("attack, blue_9, on 1") == "TOT-23"
    assert totem_table("blue_6 green_6", theirs="red_7 red_10").why_not("attack") == "TOT-23"


@pytest.mark.clause("TOT-23", "TOT-A1")
def test_by_option_an_equal_level_is_not_enough() -> None:
    table = totem_table("blue_7 blue_8 red_3 green_4", theirs="red_7 (red_8)", discovered_needs="higher")
    attacks = {play.removeprefix("attack, ") for play in table.plays() if play.startswith("attack") and "on 0" in play}
    assert attacks == {"blue_8, on 0", "red_3, on 0, with blue_7", "red_3, on 0, with blue_8"}  # 3 + 4 is equal
    assert table.why_not("attack, blue_7, on 0") == "TOT-23" and table.why_not("attack, blue_7, on 1") is None
    assert totem_table("blue_7", theirs="red_7", discovered_needs="higher").why_not("attack") == "TOT-23"


@pytest.mark.clause("TOT-A1", "TOT-24")
def test_by_option_too_an_equal_level_defeats_a_hidden_totem() -> None:
    table = totem_table("blue_7", theirs="(red_7) (red_8)", discovered_needs="higher").play("attack, blue_7, on 0")
    assert table.zone(1) == "- (red_8)"


@pytest.mark.clause("TOT-A1", "TOT-12")
def test_a_discovered_totem_can_be_defeated_at_all() -> None:
    table = totem_table("green_13", mine="(red_13)", theirs="red_12").play("attack, green_13, on 0")
    assert table.over and table.match.scores() == [1, 0]


@pytest.mark.clause("TOT-24")
def test_a_lower_attacker_is_discarded_and_the_defender_stays() -> None:
    table = totem_table("blue_5 green_6", theirs="(red_6) (red_7)").play("attack, blue_5, on 0")
    assert (table.zone(1), table.hand(0), table.discard) == ("red_6 (red_7)", {"green_6"}, {"blue_5"})
    held = {"event": "held", "seat": 1, "card": "red_6", "place": 0, "level": 6, "against": 5}
    assert table.told("held") == [held | {"discarded": ["blue_5"], "shield": False}]
    assert table.turn == 1  # no second attack


@pytest.mark.clause("TOT-24", "TOT-04", "TOT-05")
def test_the_power_of_a_defender_that_holds_works_by_itself_and_never_again() -> None:
    table = totem_table("blue_5 green_6", theirs="(green_8)", pile="red_1 red_2 red_3").play("attack, blue_5, on 0")
    assert sorted(table.drawn(1).values()) == ["power", "turn"]
    assert table.zone(1) == "green_8~"
    table = totem_table("blue_8", theirs="green_8~ (red_12)").play("attack, blue_8, on 0")
    assert table.told("drew") == []


@pytest.mark.clause("TOT-25")
@pytest.mark.parametrize(("card", "target"), [("blue_6", "(red_6)"), ("blue_7", "(red_6)"), ("blue_6", "red_6")])
def test_an_equal_or_higher_attacker_wins_and_both_are_discarded(card: str, target: str) -> None:
    table = totem_table(f"{card} blue_1", theirs=f"{target} (red_7)").play(f"attack, {card}, on 0")
    assert (table.zone(1), table.hand(0), table.discard) == ("- (red_7)", {"blue_1"}, {card, "red_6"})
    (told,) = table.told("defeated")
    assert (told["level"], told["left"], told["discarded"]) == (6, 1, [card])


@pytest.mark.clause("TOT-25")
@pytest.mark.parametrize(("card", "asked"), [("green_6", "draw"), ("purple_6", "eye"), ("blue_6", "again")])
def test_the_power_of_an_attacker_that_wins_works(card: str, asked: str) -> None:
    assert totem_table(f"{card} blue_1", theirs="(red_6) (red_7)").play(f"attack, {card}, on 0").phase == asked


@pytest.mark.clause("TOT-A15")
@pytest.mark.parametrize("target", ["green_6", "purple_6"])
def test_the_power_of_a_defeated_totem_does_not_work(target: str) -> None:
    table = totem_table("blue_6 blue_1", theirs=f"({target}) (red_7)").play("attack, blue_6, on 0")
    assert (table.phase, table.actor) == ("again", 0)
    assert [event["event"] for event in table.events()] == ["attacked", "discovered", "defeated"]
    assert "(" in table.zone(0) and table.hand(1) == set()


@pytest.mark.clause("TOT-A8")
def test_a_shield_in_attack_has_no_effect() -> None:
    lost = totem_table("blue_5 blue_1", theirs="(red_6)").play("attack, blue_5, on 0")
    assert "blue_5" in lost.discard and lost.told("kept") == []
    won = totem_table("blue_6 blue_1", theirs="(red_6) (red_7)").play("attack, blue_6, on 0")
    assert "blue_6" in won.discard


@pytest.mark.clause("TOT-A8", "TOT-05")
def test_a_sword_in_defence_has_no_effect() -> None:
    table = totem_table("blue_6", theirs="(red_5) (red_9)").play("attack, blue_6, on 0")
    assert table.zone(1) == "- (red_9)"  # nothing was added to its 5
    table = totem_table("blue_6", theirs="(red_7)").play("attack, blue_6, on 0")
    assert table.zone(1) == "red_7"  # nor is a power spent
    assert [event["event"] for event in table.events()] == ["attacked", "discovered", "held", "drew"]


@pytest.mark.clause("TOT-A26")
def test_the_first_player_may_attack_at_once() -> None:
    table = totem_table("blue_6 blue_1", theirs="(red_6) (red_7)", opening=True)
    assert "attack" in table.legal()
    assert table.play("attack, blue_6, on 0").zone(1) == "- (red_7)"


@pytest.mark.clause("TOT-A26")
def test_the_table_may_forbid_attacks_in_the_very_first_turn() -> None:
    table = totem_table("blue_6 blue_1", their_hand="blue_2", opening=True, no_attack_first_turn=True)
    assert table.legal() == {"exchange", "discard"}
    assert table.why_not("attack") == "TOT-A26"
    table.play("discard, blue_1")
    assert (table.turn, table.why_not("attack")) == (1, None)  # the second player may
    assert table.play("discard, blue_2").why_not("attack") is None


@pytest.mark.clause("TOT-A26", "TOT-13")
@pytest.mark.parametrize("forbidden", [True, False])
def test_the_very_first_turn_is_the_one_after_the_choice(forbidden: bool) -> None:
    table = totem_match("opening", totem.Options(no_attack_first_turn=forbidden))
    chosen(chosen(table, 0), 1)
    assert table.why_not("attack") == ("TOT-A26" if forbidden else None)
    table.play(f"discard, {table.lies['hands'][table.actor][0]}")
    assert table.why_not("attack") is None
