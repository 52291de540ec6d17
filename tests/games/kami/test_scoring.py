"""Master strokes, teams, modes and targets."""

import pytest

from tests.games.kami.reference import VALUE
from tests.games.kami.table import kami_table


@pytest.mark.clause("KAMI-18", "KAMI-04")
@pytest.mark.parametrize("last", VALUE)
def test_the_last_card_gives_its_points(last: str) -> None:
    defence = "tower" if last != "tower" else "fool"
    table = kami_table(f"{defence} {last}", seats=3).play(f"hide {defence}, attack {last}")
    assert table.points == [VALUE[last], 0, 0]


@pytest.mark.clause("KAMI-20")
@pytest.mark.parametrize("card", VALUE)
def test_a_hidden_twin_doubles(card: str) -> None:
    table = kami_table(f"{card} {card}", seats=3).play(f"hide {card}, attack {card}")
    assert table.points == [2 * VALUE[card], 0, 0]
    stroke = {"event": "master_stroke", "seat": 0, "card": card, "points": 2 * VALUE[card]}
    assert table.told("master_stroke") == [stroke] and table.told("round_won") == []


@pytest.mark.clause("KAMI-20")
@pytest.mark.parametrize(
    ("hidden", "last"), [("spear", "horseman"), ("silver_dragon", "gold_dragon"), ("fool", "tower")]
)
def test_equal_points_are_no_twins(hidden: str, last: str) -> None:
    table = kami_table(f"{hidden} {last}").play(f"hide {hidden}, attack {last}")
    assert table.points == [VALUE[last], 0, VALUE[last], 0]


@pytest.mark.clause("KAMI-20")
def test_only_the_last_two_cards_count() -> None:
    table = kami_table("tower fool", defence=["(fool)"], attacks=["spear"])
    assert table.play("hide tower, attack fool").points == [4, 0, 4, 0]


@pytest.mark.clause("KAMI-21")
def test_a_twin_face_up_does_not_double() -> None:
    table = kami_table("tower tower", attack="tower").play("counter tower, attack tower")
    assert table.points == [0, 4, 0, 4]
    assert table.told("master_stroke") == []


@pytest.mark.clause("KAMI-02", "KAMI-03")
def test_a_match_is_a_series_of_rounds() -> None:
    table = kami_table("tower tower", points=[6, 14, 6, 14], demoralised=False)
    table.play("hide tower, attack tower")
    assert (table.points, table.position.over, table.position.round) == ([14, 14, 14, 14], False, 2)
    assert table.lies["first"] == table.turn == 1


@pytest.mark.clause("KAMI-03", "KAMI-36")
@pytest.mark.parametrize(("before", "after", "over"), [(6, 14, False), (7, 15, True), (8, 16, True), (14, 22, True)])
def test_soldier_mode_ends_at_fifteen_or_more(before: int, after: int, over: bool) -> None:
    table = kami_table("tower tower", seats=2, points=[before, 14]).play("hide tower, attack tower")
    assert (table.points, table.position.over) == ([after, 14], over)
    assert table.told("match_won") == (
        [{"event": "match_won", "seat": 0, "points": after, "seats": [0]}] if over else []
    )


@pytest.mark.clause("KAMI-37")
@pytest.mark.parametrize(
    ("before", "last", "after", "over", "told"),
    [(10, "tower", 14, False, "scored"), (11, "tower", 15, True, "scored"), (13, "tower", 13, False, "bounced")],
)
def test_lord_mode_falls_back(before: int, last: str, after: int, over: bool, told: str) -> None:
    table = kami_table(f"fool {last}", mode="lord", seats=3, points=[before, 1, 2]).play(f"hide fool, attack {last}")
    assert (table.points, table.position.over) == ([after, 1, 2], over)
    assert table.told(told) == [{"event": told, "seat": 0, "points": after, "seats": [0]}]


@pytest.mark.clause("KAMI-38")
@pytest.mark.parametrize(
    ("before", "last", "after", "over", "told"),
    [(10, "tower", 14, False, "scored"), (11, "tower", 15, True, "scored"), (12, "tower", 0, False, "reset")],
)
def test_kami_mode_falls_to_zero(before: int, last: str, after: int, over: bool, told: str) -> None:
    table = kami_table(f"fool {last}", mode="kami", seats=3, points=[before, 1, 2]).play(f"hide fool, attack {last}")
    assert (table.points, table.position.over) == ([after, 1, 2], over)
    assert table.told(told) == [{"event": told, "seat": 0, "points": after, "seats": [0]}]


@pytest.mark.clause("KAMI-A18")
@pytest.mark.parametrize(
    ("target", "before", "after"),
    [(15, 14, 6), (5, 4, 0), (5, 0, 0), (6, 2, 0), (7, 3, 1), (1, 0, 0)],
)
def test_lord_mode_stops_at_zero(target: int, before: int, after: int) -> None:
    table = kami_table("empress empress", mode="lord", target=target, seats=2, points=[before, 0])
    table.play("hide empress, attack empress")
    assert (table.points, table.position.over) == ([after, 0], False)


@pytest.mark.clause("KAMI-A20", "KAMI-05", "KAMI-18")
def test_a_team_has_one_score() -> None:
    table = kami_table("tower tower", first=3, points=[3, 4, 3, 4], demoralised=False)
    assert table.play("hide tower, attack tower").points == [3, 12, 3, 12]
    assert table.told("scored") == [{"event": "scored", "seat": 3, "points": 12, "seats": [1, 3]}]


@pytest.mark.clause("KAMI-A20")
@pytest.mark.parametrize(("mode", "after", "over"), [("soldier", 17, True), ("lord", 13, False), ("kami", 0, False)])
def test_modes_apply_to_the_score_of_a_team(mode: str, after: int, over: bool) -> None:
    table = kami_table("tower tower", first=2, mode=mode, points=[9, 1, 9, 1]).play("hide tower, attack tower")
    assert (table.points, table.position.over) == ([after, 1, after, 1], over)


@pytest.mark.clause("KAMI-A20", "KAMI-03")
@pytest.mark.parametrize(("target", "over"), [(1, True), (8, True), (9, False), (99, False)])
def test_the_table_may_choose_the_target(target: int, over: bool) -> None:
    table = kami_table("tower tower", target=target).play("hide tower, attack tower")
    assert (table.points, table.position.over) == ([8, 0, 8, 0], over)


@pytest.mark.clause("KAMI-05", "KAMI-A21")
@pytest.mark.parametrize(
    ("seat", "points"), [(0, [4, 0, 4, 0]), (1, [0, 4, 0, 4]), (2, [4, 0, 4, 0]), (3, [0, 4, 0, 4])]
)
def test_partners_sit_opposite(seat: int, points: list[int]) -> None:
    table = kami_table("fool tower", first=seat, demoralised=False).play("hide fool, attack tower")
    assert table.points == points


@pytest.mark.clause("KAMI-03", "KAMI-05")
def test_both_partners_have_won() -> None:
    table = kami_table("fool tower", first=1, target=4).play("hide fool, attack tower")
    assert [event["seats"] for event in table.told("match_won")] == [[1, 3]]
    assert table.match.scores() == [0, 4, 0, 4]
