"""Luck: one card of the quest zone for the top card of the deck."""

import pytest

from tests.games.grimoire.table import WATCHING, grimoire_table, new_round

EVERYBODY = (WATCHING, 0, 1)


@pytest.mark.clause("GRI-A30", "GRI-56")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_face_up_card_is_replaced_face_up(viewer: int | None) -> None:
    table = grimoire_table(quest="king nun", hidden="gold_coin", deck="thief", pages=(1, 2))
    assert table.legal() == {"replace king", "replace nun", "replace hidden", "leave"}
    table.play("replace nun")
    assert (table.lies["quest"], table.lies["discard"], table.lies["deck"]) == (["thief", "king"], ["nun"], [])
    assert table.told("replaced", viewer) == [
        {"event": "replaced", "seat": 0, "card": "nun", "hidden": False, "new": "thief"}
    ]
    assert (table.phase, table.actor) == ("take", 0)


@pytest.mark.clause("GRI-40", "GRI-07")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_face_down_card_is_replaced_unseen(viewer: int | None) -> None:
    table = grimoire_table(quest="king nun", hidden="gold_coin", deck="thief", pages=(1, 2)).play("replace hidden")
    assert (table.lies["hidden"], table.lies["discard"]) == ("thief", ["gold_coin"])
    assert table.told("replaced", viewer) == [
        {"event": "replaced", "seat": 0, "card": "gold_coin", "hidden": True, "new": None}
    ]
    assert table.view(viewer)["hidden"] == {"card": None}
    assert table.view(viewer)["discard"] == ["gold_coin"]  # the old one is seen by everybody


@pytest.mark.clause("GRI-40", "GRI-22")
def test_what_a_spy_saw_is_gone_and_the_new_card_unseen() -> None:
    table = new_round("spy", "", deck="king queen nun thief", pages=(1, 2))
    old, new = table.lies["hidden"], table.lies["deck"][0]
    assert table.view(0)["hidden"] == {"card": old} and table.view(0)["peeked"] == [0]
    table.play("replace hidden")
    assert table.lies["hidden"] == new
    assert table.view(0)["hidden"] == {"card": None} and table.view(0)["peeked"] == []


@pytest.mark.clause("GRI-A7", "GRI-40")
def test_luck_may_be_left() -> None:
    table = grimoire_table(quest="king nun", deck="thief", pages=(1, 2)).play("leave")
    assert (table.lies["quest"], table.lies["discard"], table.phase) == (["nun", "king"], [], "take")
    assert table.told("no_effect") == [{"event": "no_effect", "seat": 0, "page": 1, "why": "declined"}]


@pytest.mark.clause("GRI-A30", "GRI-08")
@pytest.mark.parametrize("card", ["king", "hidden"])
def test_with_an_empty_deck_the_discards_are_shuffled_with_the_card_just_discarded(card: str) -> None:
    table = grimoire_table(quest="king nun", hidden="gold_coin", deck="", pages=(1, 2)).play(f"replace {card}")
    assert (table.lies["quest"], table.lies["hidden"]) == (["nun", "king"], "gold_coin")  # it comes back
    assert (table.lies["deck"], table.lies["discard"]) == ([], [])
    assert table.told("reshuffled") == [{"event": "reshuffled", "count": 1}]


@pytest.mark.clause("GRI-A30", "GRI-08")
def test_the_last_card_of_the_deck_is_drawn_before_any_shuffle() -> None:
    table = grimoire_table(quest="king nun", deck="thief", discard="spy queen", pages=(1, 2)).play("replace king")
    assert (table.lies["deck"], table.lies["discard"]) == ([], ["spy", "queen", "king"])
    assert table.told("reshuffled") == []


@pytest.mark.clause("GRI-A30")
def test_only_what_lies_in_the_zone_can_be_replaced() -> None:
    table = grimoire_table("queen", "", quest="king nun", pages=(5, 1), discard="thief").play("take hidden")
    assert table.legal() == {"replace king", "replace nun", "leave"}  # the face-down card was taken
    assert {table.why_not(f"replace {card}") for card in ("queen", "thief", "hidden")} == {"GRI-A30"}
    assert {table.why_not(step) for step in ("give king", "heal", "enough", "shoes", "target 0")} == {"GRI-40"}


@pytest.mark.clause("GRI-40", "GRI-30")
def test_the_new_card_may_be_taken_at_once() -> None:
    table = grimoire_table(quest="king nun", deck="thief", pages=(1, 2)).play("replace king", "take thief")
    assert table.companions(0) == "thief"
