"""The zone: defend, exchange, and what a discovered totem may no longer do."""

import pytest

from tests.games.totem.table import totem_table


@pytest.mark.clause("TOT-29")
@pytest.mark.parametrize(
    ("before", "after", "place"),
    [
        ("(red_13) (blue_13) (red_12)", "(red_13) (blue_13) (red_12) (blue_5)", 3),
        ("(red_13) - (blue_13)", "(red_13) (blue_5) (blue_13)", 1),
        ("- red_13", "(blue_5) red_13", 0),
    ],
)
def test_a_card_of_the_hand_is_laid_face_down(before: str, after: str, place: int) -> None:
    table = totem_table("blue_5 blue_6", mine=before, theirs="(green_12)").play("defend, blue_5")
    assert (table.zone(0), table.hand(0)) == (after, {"blue_6"})
    assert table.told("defended", 0) == [{"event": "defended", "seat": 0, "card": "blue_5", "place": place}]
    assert table.turn == 1


@pytest.mark.clause("TOT-29")
@pytest.mark.parametrize("wrong", ["blue_7", "red_13", "green_12"])
def test_one_defends_with_a_card_of_the_hand(wrong: str) -> None:
    table = totem_table("blue_5 blue_6", mine="(red_13)", theirs="(green_12)")
    assert table.why_not(f"defend, {wrong}") == "TOT-29"


@pytest.mark.clause("TOT-30", "TOT-29")
@pytest.mark.parametrize(
    ("zone", "size", "refusal"),
    [
        ("(red_13) red_12 (red_11)", 4, None),
        ("(red_13) red_12 (red_11) red_10", 4, "TOT-30"),
        ("(red_13)", 2, None),
        ("(red_13) red_12", 2, "TOT-30"),
        ("(red_13) red_12 (red_11) red_10", 5, None),
        ("(red_13) red_12 (red_11) red_10 (red_9)", 5, "TOT-30"),
    ],
)
def test_a_zone_is_never_more_than_full(zone: str, size: int, refusal: str | None) -> None:
    table = totem_table("blue_5", mine=zone, theirs="(green_12)", zone_size=size)
    assert table.why_not("defend") == refusal
    assert ("defend" in table.legal()) == (refusal is None)


@pytest.mark.clause("TOT-A21")
def test_a_new_totem_is_attacked_and_exchanged_like_any_other() -> None:
    table = totem_table("blue_5 red_2", mine="(red_13)", theirs="(red_12)", their_hand="green_10 red_3")
    table.play("defend, blue_5")
    assert table.why_not("attack, green_10, on 1") is None
    table.play("discard, red_3")
    assert table.why_not("exchange, red_2, on 1") is None


@pytest.mark.clause("TOT-A21", "TOT-34")
def test_nobody_defends_an_empty_zone() -> None:
    table = totem_table("blue_5 blue_6", mine="(red_13)", theirs="(red_5)", their_hand="green_10")
    table.play("attack, blue_5, on 0")
    assert table.over
    assert {table.why_not(step, seat) for step in ("defend", "discard") for seat in (0, 1)} == {"TOT-34"}


@pytest.mark.clause("TOT-31", "TOT-A20")
def test_a_hidden_totem_is_exchanged_for_a_card_and_stays_hidden() -> None:
    table = totem_table("blue_5 blue_6", mine="(red_13) (green_2) red_11").play("exchange, blue_5, on 1")
    assert (table.zone(0), table.hand(0)) == ("(red_13) (blue_5) red_11", {"blue_6", "green_2"})
    exchanged = {"event": "exchanged", "seat": 0, "card": "blue_5", "taken": "green_2", "place": 1}
    assert table.told("exchanged", 0) == [exchanged]
    assert (table.turn, table.drawn(0), table.discard) == (1, {}, set())


@pytest.mark.clause("TOT-31")
@pytest.mark.parametrize("wrong", ["exchange, blue_7", "exchange, green_2", "exchange, blue_5, on 3"])
def test_an_exchange_needs_a_card_and_a_totem(wrong: str) -> None:
    table = totem_table("blue_5 blue_6", mine="(red_13) (green_2) red_11")
    assert table.why_not(wrong) == "TOT-31"


@pytest.mark.clause("TOT-31", "TOT-A20")
def test_without_a_hidden_totem_nothing_is_exchanged() -> None:
    table = totem_table("blue_5", mine="red_13 green_2~")
    assert table.why_not("exchange") == "TOT-31"
    assert "exchange" not in table.legal()


@pytest.mark.clause("TOT-07", "TOT-A20")
@pytest.mark.parametrize("place", [1, 2])
def test_a_discovered_totem_is_not_exchanged(place: int) -> None:
    table = totem_table("blue_5", mine="(red_13) green_2~ red_11")
    assert table.why_not(f"exchange, blue_5, on {place}") == "TOT-07"
    assert {play for play in table.plays() if play.startswith("exchange")} == {"exchange, blue_5, on 0"}


@pytest.mark.clause("TOT-07", "TOT-A31")
def test_a_discovered_totem_stays_until_it_is_defeated() -> None:
    table = totem_table("blue_5 red_1", mine="(red_13) red_7 (red_10)", theirs="(red_12)", their_hand="blue_6 blue_7")
    own = table.plays()
    for play in own:
        after = totem_table("blue_5 red_1", mine="(red_13) red_7 (red_10)", theirs="(red_12)").play(play)
        assert after.zone(0).split()[1] == "red_7"  # whatever its owner does
    assert len(own) > 8
    table.play("discard, red_1")
    assert table.why_not("attack, blue_6, on 1") == "TOT-23"  # to be attacked in vain does not drive it away either
    table.play("attack, blue_7, on 1")
    assert table.zone(0) == "(red_13) - (red_10)"  # only defeat does
    assert "red_7" in table.discard


@pytest.mark.clause("TOT-A31", "TOT-07", "TOT-24")
def test_a_totem_that_held_stays() -> None:
    table = totem_table("blue_5", theirs="(red_7) (red_12)", their_hand="red_1").play("attack, blue_5, on 0")
    assert table.zone(1) == "red_7 (red_12)"
    assert table.why_not("exchange, red_1, on 0") == "TOT-07"
    assert table.why_not("exchange, red_1, on 1") is None
