"""A view: what lies on the table, what is asked, and what one may know, in plain words and numbers."""

import json
from typing import Any

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games.grimoire.view import View
from tests.games.grimoire.table import WATCHING, begun, grimoire_match, grimoire_table, new_round


@pytest.mark.clause("GRI-57", "GRI-10", "GRI-A28", "GRI-A29")
def test_the_whole_view_of_a_player() -> None:
    table = grimoire_table(
        "spy king", "nun", treasures=("gold_coin (silver_coin)", "bronze_coin (gold_coin)"),
        items=("junk", "golden_cup"), points=(3, 4), quest="queen thief", hidden="villain",
        deck="archer prince", discard="merchant silver_coin", item_deck="junk junk",
        pages=(6, 9), order=(2, 1), round=4,
    )  # fmt: skip
    expected = {
        "replaced": {"cards": [], "pages": []}, "missing": "bronze_coin", "price": 1, "heal_cost": 1, "wish_cards": 2,
        "seat": 1, "phase": "take", "to_act": [0], "whole": True, "over": False, "round": 4, "level": 9, "new_page": 9,
        "choosing": [0, 0], "order": [1, 2], "before": [2, 1], "pages": [6, 9], "chosen": [True, True],
        "alone": [True, True], "times": [], "turn": 0, "quest": ["thief", "queen"], "hidden": {"card": None},
        "peeked": [], "deck": 2, "discard": ["silver_coin", "merchant"], "item_deck": 2,
        "lands": [
            {"companions": ["spy", "king"], "treasures": 2, "seen": ["gold_coin"], "shown": ["gold_coin"], "items": 1,
             "seen_items": [], "shown_items": [], "points": 3},
            {"companions": ["nun"], "treasures": 2, "seen": ["bronze_coin", "gold_coin"], "shown": ["bronze_coin"],
             "items": 1, "seen_items": ["golden_cup"], "shown_items": [], "points": 4},
        ],
        "total": 12, "older": [], "protected": [0], "silencers": [], "merchants": 0, "target": None, "drawn": [],
        "fresh": 0, "shoes": [], "ending": False, "near_end": [], "result": None,
    }  # fmt: skip
    view: dict[str, Any] = {**table.view(1)}
    assert view.pop("options")["seats"] == 2
    assert view == expected
    assert set(View.__annotations__) == {*expected, "options"}


@pytest.mark.clause("GRI-17")
def test_before_the_first_round() -> None:
    table = grimoire_match("before")
    view = table.view(WATCHING)
    assert (view["seat"], view["phase"], view["round"], view["level"]) == (None, "token", 0, 6)
    assert (view["order"], view["before"], view["turn"], view["alone"]) == ([None, None], [None, None], None, None)
    assert (view["hidden"], view["quest"], view["to_act"]) == (None, [], [view["choosing"][0]])
    table.play("token 2")
    view = table.view(WATCHING)
    assert (view["order"][view["choosing"][0]], view["before"]) == (2, [None, None])


@pytest.mark.clause("GRI-A28", "GRI-10")
@pytest.mark.parametrize("viewer", [WATCHING, 1])
def test_points_and_numbers_are_everybodys_but_no_faces(viewer: int | None) -> None:
    table = grimoire_table(
        "king", "", treasures=("(gold_coin) (gold_coin)", ""), items=("junk junk", ""), points=(7, 0)
    )
    assert table.view(viewer)["lands"][0] == {
        "companions": ["king"], "treasures": 2, "seen": [], "shown": [], "items": 2, "seen_items": [],
            "shown_items": [], "points": 7,
    }  # fmt: skip


@pytest.mark.clause("GRI-A29")
def test_one_may_always_look_at_ones_own() -> None:
    table = grimoire_table(treasures=("(gold_coin) silver_coin", ""), items=("junk golden_cup", ""), pages=(2, 6))
    for play in ("take hidden", "take bronze_coin", "page 3", "page 6"):
        table.play(play)
        own = table.view(0)["lands"][0]
        assert own["seen"] == table.treasures(0).split() and own["seen_items"] == table.items(0).split()


@pytest.mark.clause("GRI-A29", "GRI-36")
def test_ones_own_total_is_known_but_for_the_most_junk() -> None:
    """Whether somebody else has more of it would be told otherwise."""
    table = grimoire_table(
        "king queen", "nun", treasures=("(gold_coin) silver_coin", ""), items=("junk junk", ""), points=(2, 0)
    )
    assert [table.view(viewer)["total"] for viewer in (0, 1, WATCHING)] == [3 + 2 + 2 + 3 + 2 + 2, 1, None]


@pytest.mark.clause("GRI-24", "GRI-26")
def test_who_was_alone_and_which_tokens_were_held() -> None:
    view = grimoire_table("", "", "", pages=(3, 3, 2), order=(3, 1, 2)).view(WATCHING)
    assert (view["alone"], view["before"], view["order"]) == ([False, False, True], [3, 1, 2], [2, 3, 1])


@pytest.mark.clause("GRI-19", "GRI-15")
@pytest.mark.parametrize(("round", "page"), [(1, None), (2, 7), (10, 15), (11, None)])
def test_the_page_that_a_round_has_opened(round: int, page: int | None) -> None:
    assert grimoire_table(round=round).view(WATCHING)["new_page"] == page


@pytest.mark.clause("GRI-27", "GRI-A37", "GRI-A6")
def test_time_spells_are_told_in_the_order_in_which_they_worked() -> None:
    table = grimoire_table("", "", "", "", pages=(5, 11, 5, 2), order=(1, 2, 3, 4), time_stop="take_first")
    told = [(event["seat"], event["page"], event["how"]) for event in table.told("time")]
    assert [tuple(time.values()) for time in table.view(WATCHING)["times"]] == told
    assert [seat for seat, _, _ in told] == [1, 2, 0]


@pytest.mark.clause("GRI-34")
def test_who_comes_near_to_the_end_is_told_and_who_has_reached_it() -> None:
    table = grimoire_table("king queen", "nun", treasures=("gold_coin", "(gold_coin) " * 5 + "silver_coin"), end_at=6)
    assert table.view(0)["near_end"] == [{"seat": 1, "what": "treasures", "count": 6, "enough": True}]
    table = grimoire_table("king queen nun spy", "nun", treasures=("gold_coin " * 4, ""), end_at=5)
    near = {"seat": 0, "count": 4, "enough": False}
    assert table.view(1)["near_end"] == [near | {"what": "treasures"}, near | {"what": "companions"}]


@pytest.mark.clause("GRI-A15", "GRI-A17")
@pytest.mark.parametrize(("mine", "cost"), [("", 1), ("nun", 0)])
@pytest.mark.parametrize(("discard", "cards"), [("", 0), ("king nun", 2), ("king queen nun spy", 3)])
def test_what_heal_costs_and_what_wish_brings(mine: str, cost: int, discard: str, cards: int) -> None:
    for viewer in (WATCHING, 0, 1):
        view = grimoire_table(mine, "", discard=discard, pages=(2, 15)).view(viewer)
        assert (view["heal_cost"], view["wish_cards"]) == (cost, cards)


@pytest.mark.clause("GRI-34", "GRI-36")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1])
def test_when_the_match_is_over_everything_is_open(viewer: int | None) -> None:
    table = grimoire_table(
        "spy", "", treasures=("(gold_coin)", "(silver_coin)"), items=("junk", "golden_cup"), pages=(2, 6), ending=True
    )
    view = table.play("take hidden", "take bronze_coin").view(viewer)
    assert [land["seen"] for land in view["lands"]] == [["silver_coin", "gold_coin"], ["bronze_coin", "silver_coin"]]
    assert [land["seen_items"] for land in view["lands"]] == [["junk"], ["golden_cup"]]
    assert (view["hidden"], view["peeked"], view["to_act"], view["older"]) == (None, [], [], [])


@pytest.mark.clause("GRI-A19", "GRI-35")
def test_a_row_that_could_not_be_laid_is_shown_as_it_lies() -> None:
    view = new_round("", "", deck="king queen").view(1)
    assert view["over"] and view["hidden"] is not None
    assert sorted([str(view["hidden"]["card"]), *view["quest"]]) == ["king", "queen"]


@pytest.mark.clause("GRI-10", "GRI-A28", "GRI-A29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_json_and_shows_only_what_it_may(seats: int) -> None:
    table, rng = begun("json", seats=seats, end_at=6), Rng(1)
    while not table.over:
        plays = sorted(table.legal())
        table.play(plays[rng.below(len(plays))])
        for viewer in (WATCHING, *range(seats)):
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view
            for seat, land in enumerate(view["lands"]):
                whole = table.treasures(seat).split()
                assert len(whole) == land["treasures"] and all(coin in whole for coin in land["seen"])
                if seat == viewer or table.over:
                    assert land["seen"] == whole and land["seen_items"] == table.items(seat).split()
                else:
                    assert land["seen_items"] == land["shown_items"]
