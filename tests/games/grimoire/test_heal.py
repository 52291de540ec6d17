"""Heal: for a point, a random card of the discard."""

from collections import Counter
from typing import Any

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table

EVERYBODY = (WATCHING, 0, 1)


def healing(mine: str = "", points: int = 1, discard: str = "gold_coin", **lies: Any) -> GrimoireTable:
    """Seat 0 has opened Heal."""
    return grimoire_table(mine, "", points=(points, 0), discard=discard, pages=(4, 15), **lies)


@pytest.mark.clause("GRI-41", "GRI-13")
@pytest.mark.parametrize(("points", "left"), [(1, 0), (2, 1), (7, 6)])
def test_heal_costs_a_point_and_brings_a_discard(points: int, left: int) -> None:
    table = healing(points=points)
    assert table.legal() == {"heal", "leave"}
    table.play("heal")
    assert (table.points, table.treasures(0), table.lies["discard"]) == ([left, 0], "gold_coin", [])
    assert table.told("paid") == [{"event": "paid", "seat": 0, "points": 1, "why": "heal"}]
    assert table.told("drew") == [{"event": "drew", "seat": 0, "card": "gold_coin", "pile": "discard"}]
    assert table.phase == "take"


@pytest.mark.clause("GRI-41")
def test_the_card_is_drawn_at_random() -> None:
    found, discard = Counter[str](), "gold_coin gold_coin king queen"
    for seed in range(400):
        table = healing(discard=discard, seed=str(seed)).play("heal")
        found[table.companions(0) or table.treasures(0)] += 1
    expected = {"gold_coin": 200, "king": 100, "queen": 100}
    assert sum((found[card] - mean) ** 2 / mean for card, mean in expected.items()) < 14


@pytest.mark.clause("GRI-A15", "GRI-A7")
def test_without_a_point_there_is_no_effect() -> None:
    table = healing(points=0)
    assert (table.phase, table.lies["discard"]) == ("take", ["gold_coin"])
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 4, "why": "no_points"}]
    assert table.why_not("heal") == "GRI-30"


@pytest.mark.clause("GRI-A15", "GRI-A36")
@pytest.mark.parametrize(("mine", "cost"), [("nun", 1), ("nun nun", 1), ("", 0), ("nun", 0)])
@pytest.mark.parametrize("points", [0, 3])
def test_it_is_free_for_a_nun_or_by_the_option(mine: str, cost: int, points: int) -> None:
    table = healing(mine, points=points, heal_cost=cost)
    assert table.legal() == {"heal", "leave"}
    table.play("heal")
    assert (table.points, table.treasures(0), table.told("paid")) == ([points, 0], "gold_coin", [])


@pytest.mark.clause("GRI-A36")
def test_another_players_nun_is_of_no_use() -> None:
    table = grimoire_table("", "nun", points=(0, 1), discard="gold_coin", pages=(4, 15))
    assert table.phase == "take"


@pytest.mark.clause("GRI-A7", "GRI-41")
@pytest.mark.parametrize("cost", [1, 0])
def test_heal_may_be_left(cost: int) -> None:
    table = healing(heal_cost=cost).play("leave")
    assert (table.points, table.treasures(0), table.phase) == ([1, 0], "", "take")
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 4, "why": "declined"}]


@pytest.mark.clause("GRI-A15", "GRI-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_with_an_empty_discard_the_top_of_the_deck_is_taken_unseen(viewer: int | None) -> None:
    table = healing(discard="", deck="gold_coin").play("heal")
    known = "gold_coin" if viewer == 0 else None
    assert table.told("drew", viewer) == [{"event": "drew", "seat": 0, "card": known, "pile": "deck"}]
    assert table.view(viewer)["lands"][0]["seen"] == ([known] if known else [])
    assert (table.points, table.treasures(0), table.lies["deck"]) == ([0, 0], "gold_coin", [])


@pytest.mark.clause("GRI-A15", "GRI-31")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_companion_from_the_deck_lies_face_up(viewer: int | None) -> None:
    table = healing(discard="", deck="king").play("heal")
    assert table.told("drew", viewer) == [{"event": "drew", "seat": 0, "card": "king", "pile": "deck"}]
    assert table.view(viewer)["lands"][0]["companions"] == ["king"]


@pytest.mark.clause("GRI-41", "GRI-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_treasure_from_the_discard_was_seen_by_everybody(viewer: int | None) -> None:
    table = healing().play("heal")
    land = table.view(viewer)["lands"][0]
    assert land["seen"] == land["shown"] == ["gold_coin"]


@pytest.mark.clause("GRI-A15")
@pytest.mark.parametrize(("mine", "points"), [("", 1), ("nun", 0), ("", 0)])
def test_with_both_piles_empty_nothing_happens_and_nothing_is_paid(mine: str, points: int) -> None:
    table = healing(mine, points=points, discard="", deck="")
    assert (table.phase, table.points) == ("take", [points, 0])
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 4, "why": "no_cards"}]


@pytest.mark.clause("GRI-41")
def test_who_is_asked_whether_to_heal_answers_that() -> None:
    table = healing()
    steps = ("target 1", "enough", "buy", "create", "points", "shoes", "replace hidden", "page 4")
    assert {table.why_not(step) for step in steps} == {"GRI-41"}
