"""Both endings: the last totem, and the last turn."""

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games import totem
from tests.games.totem.table import WATCHING, TotemTable, chosen, totem_match, totem_table


def last_turn(mine: str, theirs: str) -> TotemTable:
    """Seat 0 discards in its last turn, and the match is over."""
    return totem_table("blue_1", mine=mine, theirs=theirs, pile="", last=0).play("discard, blue_1")


@pytest.mark.clause("TOT-34", "TOT-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_defeats_the_last_totem_wins(seat: int) -> None:
    table = totem_table("blue_5", mine="(red_4)", theirs="(red_5)", their_hand="blue_6", turn=seat)
    table.play(f"attack, {('blue_5', 'blue_6')[seat]}, on 0")
    assert (table.over, table.match.scores()) == (True, [1 - seat, seat])
    assert table.events()[-1] == {"event": "match_won", "seat": seat, "how": "defeated"}
    assert table.match.to_act() == []
    assert {table.why_not(step, seat) for step in ("attack", "discard") for seat in (0, 1)} == {"TOT-34"}


@pytest.mark.clause("TOT-34")
def test_one_totem_left_is_enough_to_go_on() -> None:
    table = totem_table("blue_5 blue_6", mine="(red_4)", theirs="(red_5) (red_6)").play("attack, blue_5, on 0")
    assert not table.over
    assert table.play("attack, blue_6, on 1").over


@pytest.mark.clause("TOT-A28", "TOT-34")
def test_the_last_totem_decides_even_in_the_last_turn() -> None:
    table = totem_table("blue_5", mine="(red_4)", theirs="(red_5)", pile="", last=0).play("attack, blue_5, on 0")
    assert (table.match.scores(), table.told("match_won")[0]["how"]) == ([1, 0], "defeated")
    assert table.told("counted") == []


@pytest.mark.clause("TOT-35", "TOT-A23")
def test_who_draws_the_last_card_at_the_beginning_plays_the_last_turn() -> None:
    table = totem_table("blue_1", mine="(red_13)", theirs="(red_12) (blue_12)", pile="blue_5 blue_6")
    table.play("discard, blue_1")
    assert table.told("last_turn") == [{"event": "last_turn", "seat": 1, "now": True}]
    assert (table.turn, table.lies["last_turn"], table.pile) == (1, 1, set())
    (card,) = table.hand(1)
    table.play(f"discard, {card}")
    assert table.over
    assert {table.why_not(step, seat) for step in ("attack", "discard") for seat in (0, 1)} == {"TOT-35"}


@pytest.mark.clause("TOT-35", "TOT-A23")
@pytest.mark.parametrize("plays", [("discard, blue_5",), ("attack, green_6, on 0", "draw", "stop")])
def test_the_last_card_drawn_within_a_turn_makes_it_the_last(plays: tuple[str, ...]) -> None:
    table = totem_table("blue_5 green_6", theirs="(red_6) (red_12)", pile="blue_1").play(*plays)
    assert table.over


@pytest.mark.clause("TOT-A23", "TOT-27")
def test_the_last_card_drawn_for_want_of_a_card_too() -> None:
    table = totem_table("blue_6", theirs="(red_6) (red_12)", pile="blue_1").play("attack, blue_6, on 0", "draw")
    assert (table.over, table.hand(0)) == (True, {"blue_1"})


def drawn_outside(last_turn: str) -> TotemTable:
    """The defender's Draw has taken the last card."""
    return totem_table(
        "blue_5 blue_2", mine="(red_11) (red_13)", theirs="(green_6) (red_12)", pile="blue_1", last_turn=last_turn
    ).play("attack, blue_5, on 0")


@pytest.mark.clause("TOT-A23", "TOT-A32", "TOT-35")
def test_who_draws_the_last_card_outside_his_turn_gets_one_more() -> None:
    table = drawn_outside("as_ruled")
    assert table.told("last_turn") == [{"event": "last_turn", "seat": 1, "now": False}]
    assert (table.turn, table.over, table.hand(1)) == (1, False, {"blue_1"})  # it begins without a draw
    assert table.why_not("stop") == "TOT-20"  # but the action is compulsory
    assert table.legal() == {"attack", "defend", "exchange", "discard"}
    assert table.play("defend, blue_1").over
    assert table.told("match_won")[0]["seat"] == 1  # with three totems


@pytest.mark.clause("TOT-A32", "TOT-A23")
def test_with_the_option_the_turn_in_which_the_pile_runs_out_is_the_last() -> None:
    table = drawn_outside("immediate")
    assert table.told("last_turn") == [{"event": "last_turn", "seat": 0, "now": True}]
    assert (table.over, table.told("match_won")[0]["how"]) == (True, "levels")


@pytest.mark.clause("TOT-A32")
@pytest.mark.parametrize("choice", ["as_ruled", "immediate"])
def test_in_ones_own_turn_the_option_makes_no_difference(choice: str) -> None:
    table = totem_table("blue_5", theirs="(red_6)", pile="blue_1", last_turn=choice).play("discard, blue_5")
    assert table.over


@pytest.mark.clause("TOT-A24", "TOT-32")
def test_with_an_empty_pile_one_discards_and_draws_nothing() -> None:
    table = totem_table("blue_1 blue_2", pile="", last=0)
    assert table.why_not("discard, blue_1") is None
    table.play("discard, blue_1")
    assert (table.hand(0), table.told("drew")) == ({"blue_2"}, [])


@pytest.mark.clause("TOT-33", "TOT-35")
def test_the_limit_holds_in_the_last_turn_too() -> None:
    hand = "blue_1 blue_2 blue_3 blue_4"
    table = totem_table(hand, pile="", last=0, hand_limit=3, mine="(red_13)").play("exchange, blue_1, on 0")
    assert (table.over, table.phase) == (False, "limit")
    assert table.play("discard, blue_2").over


@pytest.mark.clause("TOT-36")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("(red_1) red_2 (red_3)", "(red_12) (red_13)", 0), ("(red_13)", "red_1 (red_2)", 1)],
)
def test_most_totems_win_whatever_their_levels(mine: str, theirs: str, winner: int) -> None:
    table = last_turn(mine, theirs)
    assert table.match.scores() == [1 - winner, winner]
    assert table.told("match_won") == [{"event": "match_won", "seat": winner, "how": "totems"}]
    totems = [len(mine.split()), len(theirs.split())]
    assert table.told("counted") == [{"event": "counted", "seat": seat, "totems": totems[seat]} for seat in (0, 1)]
    assert table.told("summed") == []


@pytest.mark.clause("TOT-36", "TOT-A27")
@pytest.mark.parametrize(
    ("mine", "theirs", "sums"),
    [
        ("(red_7) (red_6)", "(green_9) (green_3)", [13, 12]),
        ("red_7 (red_6)", "(green_9) green_3~", [13, 12]),
        ("(red_7) (red_5)", "blue_9~ green_4~", [12, 13]),
        ("purple_1~ - red_13", "(red_12) (red_3)", [14, 15]),
    ],
)
def test_with_as_many_totems_all_are_revealed_and_the_higher_sum_wins(mine: str, theirs: str, sums: list[int]) -> None:
    table = last_turn(mine, theirs)
    assert table.match.scores() == [int(sums[0] > sums[1]), int(sums[1] > sums[0])]
    assert [event["level"] for event in table.told("summed")] == sums
    assert table.told("match_won")[0]["how"] == "levels"
    for event in table.told("revealed"):
        hidden = {word.strip("()") for word in (mine, theirs)[event["seat"]].split() if "(" in word}
        assert set(event["hidden"]) == hidden


@pytest.mark.clause("TOT-37")
def test_equal_sums_are_a_draw() -> None:
    table = last_turn("(red_7) red_6", "(green_9) green_4~")
    assert (table.over, table.match.scores()) == (True, [0, 0])
    assert table.events()[-1] == {"event": "match_drawn"}
    result = {"winner": None, "how": "draw", "totems": [2, 2], "levels": [13, 13]}
    assert table.view(WATCHING)["result"] == result
    assert [table.position.prospect(seat) for seat in (0, 1)] == [500, 500]


@pytest.mark.clause("TOT-A25", "TOT-16")
def test_the_discard_is_never_drawn_from_again() -> None:
    table, rng = chosen(chosen(totem_match("never again"), 0), 1), Rng(1)
    gone: set[str] = set()
    while not table.over:
        plays = sorted(play for play in table.plays() if not play.startswith("attack"))
        table.play(plays[rng.below(len(plays))])
        drawn = {*table.drawn(0), *table.drawn(1)}
        assert gone <= table.discard and not drawn & gone
        gone = table.discard
    assert (table.pile, len(gone) > 15) == (set(), True)
    assert table.view(WATCHING)["result"] is not None


def test_a_score_comes_only_at_the_end() -> None:
    position = totem.deal(totem.Options(), b"")
    with pytest.raises(ValueError, match="not over"):
        position.score(0)
