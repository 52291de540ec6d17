"""Setup of a round and its end: levels, the row, the discards, and piles that run out."""

from typing import Any

import pytest

from tests.games.grimoire.table import WATCHING, begun, grimoire_table, new_round

PEOPLE = "spy mercenary thief archer merchant nun villain prince queen king"


@pytest.mark.clause("GRI-18", "GRI-33")
def test_a_round_is_setup_then_books_then_turns() -> None:
    table, phases = begun("phases", seats=3), []
    while table.lies["round"] < 3:
        phases.append(table.phase)
        table.play("page 2" if table.phase == "bookmark" else min(table.legal()))
    assert phases == [*["bookmark"] * 3, *["take"] * 3] * 2


@pytest.mark.clause("GRI-19", "GRI-15")
@pytest.mark.parametrize(("round", "level"), [(1, 6), (2, 7), (9, 14), (10, 15), (11, 15), (30, 15)])
def test_the_level_rises_in_every_round_but_never_above_fifteen(round: int, level: int) -> None:
    table = new_round(round=round)
    assert (table.lies["round"], table.lies["level"]) == (round, level)
    assert table.told("round") == [{"event": "round", "round": round, "level": level}]
    assert table.legal(1) == {f"page {page}" for page in range(1, level + 1)}


@pytest.mark.clause("GRI-20", "GRI-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players_the_first_face_down(seats: int) -> None:
    table = new_round(*[""] * seats, deck=PEOPLE)
    lies = table.lies
    assert (len(lies["quest"]), len(lies["deck"])) == (seats, 10 - 1 - seats)
    assert sorted([*lies["quest"], str(lies["hidden"]), *lies["deck"]]) == sorted(PEOPLE.split())
    for viewer in (WATCHING, 0):
        assert table.told("laid", viewer) == [{"event": "laid", "cards": lies["quest"], "deck": 9 - seats}]
        assert table.view(viewer)["hidden"] == {"card": None}


@pytest.mark.clause("GRI-33", "GRI-07")
def test_what_is_left_is_discarded_face_up_and_a_new_round_begins() -> None:
    table = grimoire_table("", "", "", quest="king queen nun thief", discard="spy", deck=PEOPLE, round=1)
    table.open_books(2, 3, 6).play("take hidden").play_any(2)
    left = table.told("discarded")[0]["cards"]
    assert len(left) == 2
    assert table.view(WATCHING)["discard"] == sorted([*left, "spy"], key=PEOPLE.split().index)
    assert [event["event"] for event in table.events()] == ["took", "discarded", "round", "laid"]
    assert (table.lies["round"], table.lies["pages"], table.phase) == (2, [0, 0, 0], "bookmark")


@pytest.mark.clause("GRI-33", "GRI-07")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1])
def test_the_face_down_card_is_discarded_face_up_too(viewer: int | None) -> None:
    table = grimoire_table(quest="king nun", hidden="gold_coin", pages=(2, 3), deck=PEOPLE)
    table.play("take king", "take nun")
    assert table.told("discarded", viewer) == [{"event": "discarded", "cards": ["gold_coin"]}]
    assert table.view(viewer)["discard"] == ["gold_coin"]


@pytest.mark.clause("GRI-33")
def test_what_a_round_brought_ends_with_it() -> None:
    table = grimoire_table(pages=(2, 6), deck=PEOPLE).play("take hidden")
    assert (table.lies["silencers"], table.lies["protected"]) == ([0], [1])
    table.play("take bronze_coin")
    assert (table.lies["silencers"], table.lies["protected"], table.view(0)["turn"]) == ([], [], None)
    assert table.view(0)["before"] == [None, None] and table.lies["order"] == [1, 2]  # tokens are kept


@pytest.mark.clause("GRI-08", "GRI-A19", "GRI-A20")
def test_when_the_deck_is_empty_the_discards_become_the_deck() -> None:
    table = new_round("", "", deck="", discard=PEOPLE)
    assert table.told("reshuffled") == [{"event": "reshuffled", "count": 10}]
    assert (len(table.lies["deck"]), table.lies["discard"]) == (7, [])


@pytest.mark.clause("GRI-08", "GRI-A19")
def test_a_deck_that_is_just_used_up_is_not_shuffled_yet() -> None:
    table = new_round("", "", deck="king queen nun", discard="thief spy")
    assert table.told("reshuffled") == []
    assert (table.lies["deck"], table.lies["discard"]) == ([], ["spy", "thief"])


@pytest.mark.clause("GRI-A19", "GRI-08")
@pytest.mark.parametrize(("deck", "others"), [("king", 2), ("king queen", 1)])
def test_a_row_that_needs_more_cards_is_filled_from_the_discards(deck: str, others: int) -> None:
    table = new_round("", "", deck=deck, discard="gold_coin gold_coin gold_coin")
    lies = table.lies
    assert {str(lies["hidden"])} | set(deck.split()) == set(deck.split())  # the old deck is used up first
    assert lies["quest"].count("gold_coin") == others and len(lies["deck"]) == 3 - others
    assert table.told("reshuffled") == [{"event": "reshuffled", "count": 3}]


@pytest.mark.clause("GRI-35", "GRI-A19", "GRI-A20")
@pytest.mark.parametrize(
    ("deck", "discard", "left"),
    [("", "", 0), ("king", "", 1), ("", "king", 1), ("king", "queen", 2), ("king queen", "", 2)],
)
@pytest.mark.parametrize("early_end", ["at_once", "laying"])
def test_when_a_card_is_needed_and_both_piles_are_empty_the_match_stops(
    deck: str, discard: str, left: int, early_end: str
) -> None:
    table = new_round("nun", "", points=(0, 3), deck=deck, discard=discard, early_end=early_end)
    assert table.over and table.match.to_act() == []
    assert table.told("piles_empty") == [{"event": "piles_empty"}]
    assert table.match.scores() == [1, 3]  # the cards already laid are nobody's
    result = table.view(WATCHING)["result"]
    assert result is not None and result["early"] and result["winners"] == [1]
    assert len(table.lies["quest"]) + (table.lies["hidden"] is not None) == left
    assert {table.why_not("page 1", seat) for seat in (0, 1)} == {"GRI-34"}


@pytest.mark.clause("GRI-A19", "GRI-35")
@pytest.mark.parametrize(("deck", "discard"), [("king queen nun", ""), ("king", "queen nun"), ("", "king queen nun")])
def test_by_option_a_row_that_uses_up_both_piles_is_played(deck: str, discard: str) -> None:
    table = new_round("", "", deck=deck, discard=discard, early_end="laying")
    assert (table.over, len(table.lies["quest"]), table.phase) == (False, 2, "bookmark")
    assert (table.lies["deck"], table.lies["discard"]) == ([], [])
    table.open_books(2, 3).play("take hidden").play_any()
    assert table.over and table.told("piles_empty")  # one card is left for the next row


@pytest.mark.clause("GRI-A19", "GRI-35")
@pytest.mark.parametrize(("deck", "discard"), [("king queen nun", ""), ("king", "queen nun"), ("", "king queen nun")])
def test_a_row_that_uses_up_both_piles_stops_the_match(deck: str, discard: str) -> None:
    table = new_round("nun", "", points=(0, 3), deck=deck, discard=discard, early_end="at_once")
    assert table.over and table.told("piles_empty") and not table.told("laid")
    assert (table.match.scores(), len(table.lies["quest"])) == ([1, 3], 2)  # what was laid is nobody's


@pytest.mark.clause("GRI-A19", "GRI-35")
@pytest.mark.parametrize(
    ("page", "play", "piles", "choices"),
    [
        (4, "heal", {"deck": "", "discard": "spy"}, {}),
        (4, "heal", {"deck": "spy", "discard": ""}, {}),
        (15, "cards", {"deck": "", "discard": "spy spy"}, {}),
        (7, "shoes", {"deck": "spy", "discard": "", "item_deck": "blessed_shoes"}, {}),
        (7, "shoes", {"deck": "spy", "discard": "", "item_deck": "blessed_shoes"}, {"shoes": "territory"}),
    ],
)
def test_whatever_empties_both_piles_stops_the_match_in_the_middle_of_a_round(
    page: int, play: str, piles: dict[str, Any], choices: dict[str, Any]
) -> None:
    lies: dict[str, Any] = {
        "quest": "king queen",
        "hidden": "villain",
        "pages": (page, page),
        "order": (2, 1),
        "early_end": "at_once",
    }
    table = grimoire_table("thief nun", "", **lies, **piles, **choices)
    points = table.view(WATCHING)["lands"][0]["points"]
    table.play(play)
    assert table.over and table.match.to_act() == []
    assert [event["event"] for event in table.events()][-4:] == ["piles_empty", "counted", "counted", "match_won"]
    lands = table.view(WATCHING)["lands"]
    assert lands[1]["companions"] == [] and lands[0]["points"] == points  # GRI-A23 comes after the spell
    assert set(table.lies["quest"]) >= {"king", "queen"} and table.lies["hidden"] == "villain"


@pytest.mark.clause("GRI-A19", "GRI-35")
def test_by_option_piles_emptied_in_the_quest_phase_stop_nothing() -> None:
    lies: dict[str, Any] = {"quest": "king queen", "hidden": "thief", "deck": "", "discard": "spy", "pages": (4, 6)}
    table = grimoire_table("nun", "", early_end="laying", **lies)
    table.play("heal")
    assert (table.lies["deck"], table.lies["discard"], table.over) == ([], [], False)
    table.play("take king")
    assert not table.over
    table.play("take hidden")
    assert table.over and table.companions(0) == "spy nun king" and table.companions(1) == "thief"


@pytest.mark.clause("GRI-35", "GRI-34")
def test_the_last_round_ends_before_any_row_is_missed() -> None:
    coins = "gold_coin gold_coin gold_coin gold_coin"
    table = grimoire_table(treasures=(coins, ""), deck="", pages=(2, 3), end_at=5).play("take hidden")
    table.play("take bronze_coin")
    result = table.view(WATCHING)["result"]
    assert table.over and result is not None and not result["early"]
