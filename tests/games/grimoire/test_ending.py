"""The last round, and who has won."""

from typing import Any

import pytest

from kamifuda.games import grimoire
from tests.games.grimoire.table import WATCHING, GrimoireTable, begun, grimoire_table

NINE_COINS = " ".join(["(bronze_coin)"] * 9)
NINE = "spy spy spy nun nun nun prince prince prince"


def last_round(mine: str = "", theirs: str = "", **lies: Any) -> GrimoireTable:
    """Both have silent pages, seat 0 is first; this round is the last."""
    table = grimoire_table(mine, theirs, pages=(2, 6), ending=True, **lies)
    return table.play("take hidden", "take bronze_coin")


@pytest.mark.clause("GRI-34")
@pytest.mark.parametrize(
    ("mine", "coins", "take", "what"),
    [
        ("", NINE_COINS, "take silver_coin", "treasures"),
        ("", NINE_COINS, "take hidden", "treasures"),
        (NINE, "", "take king", "companions"),
        ("", NINE_COINS, "take king", None),
        (NINE, "", "take silver_coin", None),
    ],
)
def test_the_tenth_treasure_or_companion_makes_the_last_round(
    mine: str, coins: str, take: str, what: str | None
) -> None:
    lies: dict[str, Any] = {"quest": "king silver_coin queen", "hidden": "gold_coin", "treasures": (coins, "")}
    table = grimoire_table(mine, "", pages=(2, 6), **lies).play(take)
    assert table.told("last_round") == ([{"event": "last_round", "seat": 0, "what": what}] if what else [])
    assert (table.lies["ending"], table.view(1)["ending"]) == (what is not None, what is not None)
    assert not table.over and table.actor == 1  # the round is finished first
    assert table.play("take queen").over == (what is not None)


@pytest.mark.clause("GRI-34")
@pytest.mark.parametrize("end_at", [5, 8, 12])
@pytest.mark.parametrize(("short", "ending"), [(2, False), (1, True)])
def test_the_option_changes_the_ten(end_at: int, short: int, ending: bool) -> None:
    coins = " ".join(["(silver_coin)"] * min(end_at - short, 8) + ["(gold_coin)"] * (end_at - short - 8))
    table = grimoire_table(treasures=(coins, ""), hidden="bronze_coin", pages=(2, 6), end_at=end_at)
    assert table.play("take hidden").lies["ending"] == ending


@pytest.mark.clause("GRI-34", "GRI-37")
def test_items_do_not_count_and_neither_do_both_kinds_together() -> None:
    table = grimoire_table(
        "king king king nun nun nun", "", treasures=(" ".join(["gold_coin"] * 7), ""), items=("junk " * 9, ""),
        quest="queen bronze_coin", pages=(2, 6),
    )  # fmt: skip
    assert not table.play("take queen").lies["ending"]


@pytest.mark.clause("GRI-A16")
@pytest.mark.parametrize(
    ("page", "play", "lies"),
    [
        (4, "heal", {"points": (1, 0), "discard": "king"}),
        (15, "cards", {"discard": "king"}),
        (9, None, {}),
        (14, None, {}),
        (7, "shoes", {"item_deck": "blessed_shoes", "deck": "king", "shoes": "territory"}),
    ],
)
def test_companions_from_anywhere_count(page: int, play: str | None, lies: dict[str, Any]) -> None:
    table = grimoire_table(NINE, "villain", **lies).open_books(page, 13)
    while table.view(WATCHING)["turn"] != 0:
        table.play_any()
    if play:
        table.play(play)
    assert table.told("last_round") == [{"event": "last_round", "seat": 0, "what": "companions"}]
    assert table.lies["ending"]


@pytest.mark.clause("GRI-A16")
@pytest.mark.parametrize(("discard", "deck"), [("gold_coin", "king"), ("", "gold_coin")])
def test_treasures_from_heal_count(discard: str, deck: str) -> None:
    lies = {"discard": discard, "deck": deck, "points": (1, 0)}
    table = grimoire_table(treasures=(NINE_COINS, ""), quest="king nun", pages=(4, 6), **lies)  # type: ignore[arg-type]
    assert table.play("heal").told("last_round")[0]["what"] == "treasures"


@pytest.mark.clause("GRI-A18", "GRI-34")
def test_it_stays_the_last_round_if_the_tenth_is_taken_away() -> None:
    table = grimoire_table(NINE, "", quest="king queen", pages=(8, 9), deck="gold_coin").play("take king", "give king")
    assert len(table.companions(0).split()) == 9 and table.view(WATCHING)["ending"]
    assert table.play("take hidden").over


@pytest.mark.clause("GRI-34")
def test_it_is_told_once() -> None:
    coins = " ".join(["(silver_coin)"] * 8) + " (gold_coin)"
    table = grimoire_table(treasures=(coins, NINE_COINS), hidden="gold_coin", pages=(2, 6))
    assert table.play("take hidden").told("last_round")
    table.play("take bronze_coin")
    assert table.over and table.told("last_round") == []


@pytest.mark.clause("GRI-01", "GRI-39", "GRI-36")
def test_the_highest_total_wins() -> None:
    table = last_round("king", "", points=(0, 5))  # 3 and 2; 5 and 1
    assert (table.match.scores(), table.match.to_act()) == ([5, 6], [])
    assert table.events()[-1] == {"event": "match_won", "seat": 1}
    result = table.view(WATCHING)["result"]
    assert result is not None and (result["winners"], result["designer"], result["early"]) == ([1], False, False)
    assert [table.position.prospect(seat) for seat in (0, 1)] == [0, 1000]


@pytest.mark.clause("GRI-39", "GRI-A22")
def test_of_a_tie_at_the_top_the_designer_is_the_winner() -> None:
    table = last_round(points=(0, 1))  # 2 each
    assert table.match.scores() == [2, 2]
    assert table.events()[-1] == {"event": "match_drawn", "seats": [0, 1]}
    result = table.view(WATCHING)["result"]
    assert result is not None and (result["winners"], result["designer"]) == ([], True)
    assert [table.position.prospect(seat) for seat in (0, 1)] == [500, 500]


@pytest.mark.clause("GRI-A22")
def test_with_the_option_they_share_the_victory() -> None:
    table = last_round(points=(0, 1), top_tie="shared")
    assert table.events()[-1] == {"event": "match_shared", "seats": [0, 1]}
    result = table.view(WATCHING)["result"]
    assert result is not None and (result["winners"], result["designer"]) == ([0, 1], False)
    assert [table.position.prospect(seat) for seat in (0, 1)] == [1000, 1000]


@pytest.mark.clause("GRI-39", "GRI-A22")
@pytest.mark.parametrize("top_tie", ["designer", "shared"])
def test_a_tie_below_the_top_matters_to_nobody(top_tie: str) -> None:
    table = grimoire_table("", "", "", points=(1, 1, 5), pages=(2, 6, 9), ending=True, top_tie=top_tie)
    table.play("take silver_coin", "take hidden", "take bronze_coin")
    assert (table.match.scores(), table.events()[-1]) == ([3, 3, 6], {"event": "match_won", "seat": 2})


@pytest.mark.clause("GRI-34")
def test_when_the_match_is_over_nothing_is_allowed() -> None:
    table = last_round()
    assert {table.why_not(step, seat) for step in ("page 1", "take hidden") for seat in (0, 1)} == {"GRI-34"}
    assert all(table.legal(seat) == set() for seat in (0, 1))


@pytest.mark.clause("GRI-18", "GRI-34")
def test_a_match_goes_on_round_by_round_to_its_end() -> None:
    table, rounds = begun("to the end", seats=4, end_at=5), []
    while not table.over:
        if table.phase == "bookmark" and not any(table.lies["pages"]):
            rounds.append((table.lies["round"], table.lies["level"]))
        table.play("page 2" if table.phase == "bookmark" else min(table.legal()))
    assert rounds == [(number, 5 + number) for number in range(1, len(rounds) + 1)]
    most = max(max(len(land["treasures"]), len(land["companions"])) for land in table.lies["territories"])
    assert most == 5


def test_a_score_comes_only_at_the_end() -> None:
    position = grimoire.deal(grimoire.Options(), b"")
    with pytest.raises(ValueError, match="not over"):
        position.score(0)
