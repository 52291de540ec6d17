"""Create: items, Merchants who sell more of them, and the Blessed Shoes."""

from typing import Any

import pytest

from kamifuda.core.rng import Rng
from tests.games.grimoire.table import WATCHING, GrimoireTable, begun, grimoire_table

EVERYBODY = (WATCHING, 0, 1)


def creating(mine: str = "", points: int = 0, **lies: Any) -> GrimoireTable:
    """Seat 0 has opened Create."""
    return grimoire_table(mine, "", points=(points, 0), pages=(7, 8), **lies)


@pytest.mark.clause("GRI-37", "GRI-43", "GRI-A34", "GRI-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_an_item_is_drawn_free_and_not_shown(viewer: int | None) -> None:
    table = creating(item_deck="golden_cup")
    known = "golden_cup" if viewer == 0 else None
    assert table.told("item", viewer) == [{"event": "item", "seat": 0, "card": known, "left": 0}]
    land = table.view(viewer)["lands"][0]
    assert (land["items"], land["seen_items"]) == (1, [known] if known else [])
    assert (table.view(viewer)["item_deck"], table.view(viewer)["fresh"], table.points) == (0, 1, [0, 0])


@pytest.mark.clause("GRI-37")
def test_without_items_there_are_no_more() -> None:
    table = creating("merchant", 1, item_deck="", items=("junk", "golden_cup"))
    assert (table.phase, table.items(0), table.points) == ("take", "junk", [1, 0])
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 7, "why": "no_items"}]


@pytest.mark.clause("GRI-A34", "GRI-A7")
def test_with_the_option_create_has_a_price() -> None:
    table = creating(points=2, create_cost=1, item_deck="junk")
    assert (table.legal(), table.items(0)) == ({"create", "leave"}, "")
    assert {table.why_not(step) for step in ("heal", "buy", "enough", "points")} == {"GRI-A34"}
    table.play("create")
    assert (table.points, table.items(0), table.phase) == ([1, 0], "junk", "take")
    assert table.told("paid") == [{"event": "paid", "seat": 0, "points": 1, "why": "create"}]


@pytest.mark.clause("GRI-A34", "GRI-A7")
def test_who_does_not_pay_for_create_buys_nothing_either() -> None:
    table = creating("merchant", 2, create_cost=1).play("leave")
    assert (table.points, table.items(0), table.phase) == ([2, 0], "", "take")
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 7, "why": "declined"}]


@pytest.mark.clause("GRI-A34")
@pytest.mark.parametrize(
    ("points", "items", "why"), [(0, "junk", "no_points"), (1, "", "no_items"), (0, "", "no_items")]
)
def test_create_that_can_not_be_paid_or_done_has_no_effect(points: int, items: str, why: str) -> None:
    table = creating(points=points, create_cost=1, item_deck=items)
    assert (table.phase, table.points) == ("take", [points, 0])
    assert table.told("no_effect")[0]["why"] == why


@pytest.mark.clause("GRI-A36", "GRI-37")
@pytest.mark.parametrize(
    ("mine", "points", "items", "buys"),
    [
        ("", 5, 9, 0),
        ("merchant", 0, 9, 0),
        ("merchant", 5, 9, 1),
        ("merchant merchant", 5, 9, 2),
        ("merchant merchant merchant", 5, 9, 3),
        ("merchant merchant", 1, 9, 1),
        ("merchant merchant merchant", 5, 3, 2),
        ("merchant", 5, 1, 0),
    ],
)
def test_each_merchant_sells_one_more_item_for_a_point(mine: str, points: int, items: int, buys: int) -> None:
    table = creating(mine, points, item_deck=" ".join(["junk"] * items))
    for left in range(buys, 0, -1):
        assert (table.phase, table.legal()) == ("merchant", {"buy", "enough"})
        assert table.view(1)["merchants"] >= left
        table.play("buy")
        assert table.told("paid") == [{"event": "paid", "seat": 0, "points": 1, "why": "merchant"}]
    assert (table.phase, table.points, table.view(1)["merchants"]) == ("take", [points - buys, 0], 0)
    assert len(table.items(0).split()) == 1 + buys


@pytest.mark.clause("GRI-A7", "GRI-37", "GRI-A36")
def test_one_may_have_enough() -> None:
    table = creating("merchant merchant", 5).play("buy", "enough")
    assert (table.points, len(table.items(0).split()), table.phase) == ([4, 0], 2, "take")
    assert table.view(0)["merchants"] == 0
    asked = creating("merchant", 5)
    assert {asked.why_not(step) for step in ("heal", "create", "leave", "points")} == {"GRI-37"}


@pytest.mark.clause("GRI-37", "GRI-A34")
def test_the_last_point_may_go_for_create() -> None:
    table = creating("merchant", 1, create_cost=1).play("create")
    assert (table.phase, table.points) == ("take", [0, 0])


@pytest.mark.clause("GRI-A36")
def test_merchants_help_nobody_else_and_no_other_page() -> None:
    assert grimoire_table("", "merchant", points=(3, 3), pages=(7, 8)).phase == "take"
    assert grimoire_table("merchant", "", points=(3, 3), pages=(8, 9)).phase == "take"


def shod(mine: str = "", points: int = 0, **lies: Any) -> GrimoireTable:
    """Seat 0 has drawn the Blessed Shoes."""
    return creating(mine, points, **{"item_deck": "blessed_shoes", "deck": "king", **lies})


@pytest.mark.clause("GRI-43", "GRI-55", "GRI-A25", "GRI-09")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_shoes_add_the_top_card_to_the_quest_zone(viewer: int | None) -> None:
    table = shod()
    assert "shoes" in table.legal() and table.view(viewer)["shoes"] == (["blessed_shoes"] if viewer == 0 else [])
    table.play("shoes")
    told = {"event": "shoes", "seat": 0, "card": "king", "item": "blessed_shoes", "place": "quest"}
    assert table.told("shoes", viewer) == [told]
    assert (table.lies["quest"], table.lies["deck"]) == (["bronze_coin", "silver_coin", "king"], [])
    assert (table.companions(0), table.actor, table.phase) == ("", 0, "take")
    land = table.view(viewer)["lands"][0]
    assert land["shown_items"] == land["seen_items"] == ["blessed_shoes"]
    assert table.why_not("shoes") == "GRI-43"  # once
    assert table.play("take king").companions(0) == "king"


@pytest.mark.clause("GRI-A25", "GRI-30")
def test_the_card_turned_up_is_for_everybody() -> None:
    table = shod().play("shoes", "take hidden")
    assert table.actor == 1 and "take king" in table.legal()
    assert table.play("take bronze_coin").told("discarded")[0]["cards"] == ["silver_coin", "king"]


@pytest.mark.clause("GRI-A25", "GRI-55", "GRI-A16")
@pytest.mark.parametrize(("card", "viewer"), [("king", 1), ("gold_coin", 1), ("gold_coin", WATCHING)])
def test_with_the_option_it_goes_to_ones_territory_seen_by_everybody(card: str, viewer: int | None) -> None:
    table = shod(deck=card, shoes="territory").play("shoes")
    told = {"event": "shoes", "seat": 0, "card": card, "item": "blessed_shoes", "place": "territory"}
    assert table.told("shoes", viewer) == [told]
    land = table.view(viewer)["lands"][0]
    assert [*land["companions"], *land["seen"]] == [card]
    assert (table.lies["quest"], table.phase) == (["bronze_coin", "silver_coin"], "take")  # and one takes a card too


@pytest.mark.clause("GRI-A7", "GRI-43", "GRI-A26")
def test_shoes_may_be_left_but_not_used_later() -> None:
    table = shod(deck="king queen nun thief spy archer").play("take hidden")
    assert (table.why_not("shoes", 0), table.view(0)["shoes"], table.items(0)) == ("GRI-28", [], "blessed_shoes")
    table.play("take bronze_coin").open_books(2, 3)
    assert table.why_not("shoes") == "GRI-43" and "shoes" not in table.legal()


@pytest.mark.clause("GRI-43", "GRI-37")
def test_shoes_drawn_for_a_merchant_may_be_used_before_or_after_the_others() -> None:
    first = set()
    for seed in range(12):
        table = shod("merchant", 1, item_deck="blessed_shoes junk", seed=str(seed))
        first.add(table.items(0))
        before = table.items(0) == "blessed_shoes"
        assert table.legal() == ({"buy", "enough", "shoes"} if before else {"buy", "enough"})
        if before and seed % 2:
            assert table.play("shoes").legal() == {"buy", "enough"}  # nothing else is skipped
        table.play("buy")
        assert (table.items(0), table.phase) == ("junk blessed_shoes", "take")
        assert ("shoes" in table.legal()) == (not table.view(1)["lands"][0]["shown_items"])
    assert first == {"junk", "blessed_shoes"}


@pytest.mark.clause("GRI-55", "GRI-08")
@pytest.mark.parametrize(("deck", "discard", "may"), [("king", "", True), ("", "king", True), ("", "", False)])
def test_shoes_need_a_card_to_turn_up(deck: str, discard: str, may: bool) -> None:
    table = shod(deck=deck, discard=discard)
    assert ("shoes" in table.legal(), table.view(0)["shoes"]) == (may, ["blessed_shoes"] if may else [])
    assert table.why_not("shoes") == (None if may else "GRI-43")
    if discard:
        assert table.play("shoes").told("reshuffled") and table.lies["discard"] == []


@pytest.mark.clause("GRI-04", "GRI-37")
def test_items_come_by_create_and_in_no_other_way() -> None:
    table, rng, drawn = begun("items", seats=3, end_at=12), Rng(3), 0
    while not table.over:
        before = [land["items"] for land in table.lies["territories"]]
        plays = sorted(table.legal())
        table.play("page 7" if "page 7" in plays and rng.below(2) else plays[rng.below(len(plays))])
        after = [land["items"] for land in table.lies["territories"]]
        seats = [seat for seat in range(3) if before[seat] != after[seat]]
        assert seats == [event["seat"] for event in table.told("item")]
        assert all(table.lies["pages"][seat] == 7 for seat in seats)
        drawn += len(seats)
    assert drawn + table.view(WATCHING)["item_deck"] == 18 and drawn > 5
