"""Three players: hands of ten, and a glimpse at what is set aside."""

from collections import Counter
from typing import Any

import pytest

from kamifuda.games import kami
from tests.games.kami.reference import COPIES
from tests.games.kami.table import KamiTable, kami_match, kami_table

HAND = "tower fool spear horseman"


def looking(aside: str = "tower empress", **choices: Any) -> KamiTable:
    return kami_table(hands=[HAND] * 3, phase="look", set_aside=aside, seats=3, **choices)


EIGHT = "soldier spear horseman silver_dragon gold_dragon tower fool empress"


@pytest.mark.clause("KAMI-28", "KAMI-A12")
@pytest.mark.parametrize(
    ("options", "size", "aside"), [(kami.Options(seats=3), 10, 2), (kami.Options(seats=3, three_player_hand=8), 8, 8)]
)
def test_how_many_cards(options: kami.Options, size: int, aside: int) -> None:
    table = kami_match("three", options).lies
    assert [len(hand) for hand in table["hands"]] == [size] * 3
    assert len(table["set_aside"]) == aside
    assert Counter(card for pile in [*table["hands"], table["set_aside"]] for card in pile) == COPIES


@pytest.mark.clause("KAMI-28")
def test_cards_set_aside_are_not_used() -> None:
    table = looking("gold_dragon empress", first=2).play("look 0")
    assert table.why_not("hide gold_dragon") == "KAMI-28"
    assert table.why_not("hide tower@0") == "KAMI-31"  # no mercenaries
    table.play("hide tower, attack spear")
    assert table.lies["set_aside"] == ["gold_dragon", "empress"]


@pytest.mark.clause("KAMI-28", "KAMI-30")
def test_everyone_for_himself() -> None:
    assert kami_table("fool tower", seats=3, first=2).play("hide fool, attack tower").points == [0, 0, 4]


@pytest.mark.clause("KAMI-30")
def test_the_first_to_fifteen_wins() -> None:
    table = kami_table("tower tower", seats=3, points=[7, 14, 14]).play("hide tower, attack tower")
    assert table.position.over and table.match.scores() == [15, 14, 14]
    assert [event["seat"] for event in table.told("match_won")] == [0]


@pytest.mark.clause("KAMI-30")
def test_the_turn_is_the_usual_one() -> None:
    table = kami_table(HAND, others=HAND, seats=3).play("hide tower, attack spear", "pass")
    assert table.legal(2) == {"pass", "counter spear"}
    assert table.play("pass").turn == 0
    assert table.why_not("pass") == "KAMI-16"


@pytest.mark.clause("KAMI-29", "KAMI-A13")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_second_player_looks_first(first: int) -> None:
    table = looking(first=first)
    second = (first + 1) % 3
    assert table.match.to_act() == [second]
    assert table.legal() == {"look 0", "look 1", "look_not"}
    assert table.why_not("look 0", first) == "KAMI-29"
    assert table.why_not("look 0", (first + 2) % 3) == "KAMI-29"
    assert table.why_not("look 2") == "KAMI-29"
    assert table.why_not("hide tower") == "KAMI-29"
    assert table.play("look 1").turn == first
    assert table.why_not("look 0") == "KAMI-29"  # too late


@pytest.mark.clause("KAMI-29", "KAMI-A13")
@pytest.mark.parametrize(
    ("place", "second", "third"), [(0, ["tower", None], [None, "empress"]), (1, [None, "empress"], ["tower", None])]
)
def test_the_third_player_sees_the_other_card(place: int, second: list[str | None], third: list[str | None]) -> None:
    table = looking().play(f"look {place}")
    assert table.view(1)["set_aside"] == second
    assert table.view(2)["set_aside"] == third
    assert table.view(0)["set_aside"] == table.view(None)["set_aside"] == [None, None]


@pytest.mark.clause("KAMI-A13")
def test_looking_is_free() -> None:
    table = looking().play("look_not")
    assert table.turn == 0
    assert table.view(1)["set_aside"] == [None, None]
    assert table.view(2)["set_aside"].count(None) == 1  # the third still sees one


@pytest.mark.clause("KAMI-A23")
def test_of_eight_cards_both_choose() -> None:
    table = looking(EIGHT, three_player_hand=8)
    assert table.legal() == {"look_not"} | {f"look {place}" for place in range(8)}
    assert table.play("look 5").turn == 2
    assert table.legal() == {"look_not"} | {f"look {place}" for place in (0, 1, 2, 3, 4, 6, 7)}
    assert table.why_not("look 5") == "KAMI-A23"
    assert table.why_not("look 3", 1) == "KAMI-29"
    assert table.play("look 7").turn == 0
    assert table.view(1)["set_aside"] == [None] * 5 + ["tower", None, None]
    assert table.view(2)["set_aside"] == [None] * 7 + ["empress"]


@pytest.mark.clause("KAMI-A23")
def test_of_eight_cards_both_may_look_at_none() -> None:
    table = looking(EIGHT, three_player_hand=8).play("look_not")
    assert table.legal() == {"look_not"} | {f"look {place}" for place in range(8)}
    table.play("look_not")
    assert table.turn == 0
    assert all(table.view(seat)["set_aside"] == [None] * 8 for seat in range(3))


@pytest.mark.clause("KAMI-28", "KAMI-29")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_else_looks(seats: int) -> None:
    table = kami_table(HAND, seats=seats)
    assert table.why_not("look 0") == table.why_not("look_not") == "KAMI-28"
