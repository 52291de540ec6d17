"""Wish: points, or three random cards of the discard."""

from collections import Counter
from typing import Any

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table

FOUR = "king queen gold_coin gold_coin"


def wishing(discard: str = FOUR, **choices: Any) -> GrimoireTable:
    """Seat 0 has opened Wish, after seat 1."""
    return grimoire_table(quest="nun thief", hidden="spy", discard=discard, pages=(15, 3), **choices).play(
        "take hidden"
    )


@pytest.mark.clause("GRI-56", "GRI-53")
def test_one_chooses_points_or_cards() -> None:
    table = wishing()
    assert table.legal() == {"points", "cards"}
    steps = ("leave", "enough", "give nun", "keep king", "heal", "shoes")
    assert {table.why_not(step) for step in steps} == {"GRI-53"}


@pytest.mark.clause("GRI-56")
@pytest.mark.parametrize("points", [1, 4, 9])
def test_the_points(points: int) -> None:
    table = wishing(wish_vp=points).play("points")
    assert (table.points, table.gains()) == ([points, 1], [(0, "wish", points)])
    assert (len(table.lies["discard"]), table.phase) == (4, "take")


@pytest.mark.clause("GRI-53", "GRI-56", "GRI-31")
def test_the_three_cards_are_kept_all() -> None:
    table = wishing().play("cards")
    mine = [*table.treasures(0).split(), *table.companions(0).split()]
    assert len(mine) == 3 and len(table.lies["discard"]) == 1
    assert sorted([*mine, *table.lies["discard"]]) == sorted(FOUR.split())
    assert table.told("wished") == [{"event": "wished", "seat": 0, "cards": mine}]
    assert (table.points, table.phase, table.actor) == ([0, 1], "take", 0)


@pytest.mark.clause("GRI-53", "GRI-07")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1])
def test_everybody_has_seen_cards_from_the_discard(viewer: int | None) -> None:
    table = wishing("gold_coin gold_coin king").play("cards")
    land = table.view(viewer)["lands"][0]
    assert (land["companions"], land["seen"], land["shown"]) == (["king"], ["gold_coin"] * 2, ["gold_coin"] * 2)
    assert table.told("wished", viewer) == [{"event": "wished", "seat": 0, "cards": ["gold_coin", "gold_coin", "king"]}]


@pytest.mark.clause("GRI-53")
def test_the_cards_are_drawn_at_random() -> None:
    left = Counter(wishing(seed=str(seed)).play("cards").lies["discard"][0] for seed in range(400))
    expected = {"gold_coin": 200, "king": 100, "queen": 100}
    assert sum((left[card] - mean) ** 2 / mean for card, mean in expected.items()) < 14


@pytest.mark.clause("GRI-A17")
@pytest.mark.parametrize(("discard", "cards"), [("king", 1), ("king queen", 2), ("king queen gold_coin", 3)])
@pytest.mark.parametrize("wish", ["vp_or_three", "three_keep_all"])
def test_with_fewer_than_three_one_takes_what_is_there(discard: str, cards: int, wish: str) -> None:
    table = wishing(discard, wish=wish)
    if wish == "vp_or_three":
        table.play("cards")
    assert len(table.treasures(0).split()) + len(table.companions(0).split()) == cards
    assert table.lies["discard"] == [] and table.phase == "take"


@pytest.mark.clause("GRI-A17", "GRI-A7")
def test_with_an_empty_discard_the_points_are_taken() -> None:
    table = wishing("")
    assert (table.points, table.phase) == ([4, 1], "take")


@pytest.mark.clause("GRI-A17")
@pytest.mark.parametrize("wish", ["three_keep_one", "three_keep_all"])
def test_without_the_points_an_empty_discard_brings_nothing(wish: str) -> None:
    table = wishing("", wish=wish)
    assert (table.points, table.phase) == ([0, 1], "take")
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 15, "why": "no_cards"}]


@pytest.mark.clause("GRI-53", "GRI-56")
def test_with_keep_all_nothing_is_asked() -> None:
    table = wishing(wish="three_keep_all")
    assert (table.phase, len(table.lies["discard"]), table.points) == ("take", 1, [0, 1])


@pytest.mark.clause("GRI-53", "GRI-56")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1])
def test_with_keep_one_the_others_go_back(viewer: int | None) -> None:
    table = wishing("king queen gold_coin", wish="three_keep_one")
    assert table.view(viewer)["drawn"] == table.told("wished", viewer)[0]["cards"] == ["gold_coin", "queen", "king"]
    assert table.legal() == {"keep gold_coin", "keep queen", "keep king"}
    assert table.why_not("keep nun") == table.why_not("points") == "GRI-53"
    assert table.lies["discard"] == [] and table.lies["drawn"] == ["gold_coin", "queen", "king"]
    table.play("keep gold_coin")
    assert table.told("kept", viewer) == [{"event": "kept", "seat": 0, "card": "gold_coin"}]
    assert (table.lies["discard"], table.lies["drawn"], table.treasures(0)) == (["queen", "king"], [], "gold_coin")
    assert table.view(viewer)["lands"][0]["seen"] == ["gold_coin"]  # everybody saw it
    assert table.phase == "take"


@pytest.mark.clause("GRI-53", "GRI-A17")
@pytest.mark.parametrize("discard", ["gold_coin", "gold_coin gold_coin", "king king king"])
def test_of_equal_cards_one_is_kept_by_itself(discard: str) -> None:
    table = wishing(discard, wish="three_keep_one")
    card = discard.split()[0]
    assert table.phase == "take"
    assert table.told("kept") == [{"event": "kept", "seat": 0, "card": card}]
    assert table.treasures(0) + table.companions(0) == card
    assert table.lies["discard"] == discard.split()[1:]


@pytest.mark.clause("GRI-A12", "GRI-56")
def test_wish_is_forbidden() -> None:
    table = grimoire_table(discard=FOUR, pages=(2, 15)).play("take hidden")
    assert (table.phase, table.points) == ("take", [0, 0])
    assert table.told("silenced") == [{"event": "silenced", "seat": 1, "page": 15}]
