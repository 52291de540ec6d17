"""What a territory is worth at the end, with its whole breakdown."""

from typing import Any

import pytest

from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table


def counted(*companions: str, **lies: Any) -> GrimoireTable:
    """The last round is over; everybody has taken a bronze coin, from seat 0 on."""
    seats = len(companions)
    lies |= {"quest": " ".join(["bronze_coin"] * seats), "pages": [2] * seats, "order": range(seats, 0, -1)}
    table = grimoire_table(*companions, ending=True, **lies)
    return table.play(*["take bronze_coin"] * seats)


def breakdown(table: GrimoireTable, seat: int = 0) -> Any:
    result = table.view(WATCHING)["result"]
    assert result is not None
    return result["seats"][seat]


def bonuses(mine: str) -> dict[str, int]:
    return {each["card"]: each["points"] for each in breakdown(counted(mine, ""))["bonuses"]}


@pytest.mark.clause("GRI-36", "GRI-54", "GRI-12")
def test_the_whole_breakdown() -> None:
    table = counted(
        "spy mercenary mercenary thief archer merchant nun villain prince queen king", "king",
        treasures=("bronze_coin (silver_coin) gold_coin", "(gold_coin)"),
        items=("bronze_sword silver_bracelet golden_cup junk blessed_shoes", ""),
        points=(5, 2),
    )  # fmt: skip
    bonus = [("mercenary", 4), ("prince", 1), ("queen", 2), ("king", 2)]
    mine = {
        "treasures": 1 + 1 + 2 + 3,
        "companions": 1 + 0 + 1 + 1 + 1 + 1 + 2 + 2 + 2 + 3,
        "bonuses": [{"card": card, "points": points} for card, points in bonus],
        "items": 1 + 2 + 3 + 0 + 1,
        "junk": 1,
        "junk_bonus": 5,
        "points": 5 + 1,  # the Thief in the first turn
        "total": 7 + 14 + 9 + 7 + 5 + 6,
    }
    theirs = {
        "treasures": 4, "companions": 3, "bonuses": [], "items": 0, "junk": 0, "junk_bonus": 0, "points": 2, "total": 9,
    }  # fmt: skip
    assert [breakdown(table, seat) for seat in (0, 1)] == [mine, theirs]
    assert table.match.scores() == [48, 9]
    assert table.told("counted") == [
        {
            "event": "counted", "seat": 0, "treasures": ["bronze_coin", "bronze_coin", "silver_coin", "gold_coin"],
            "items": ["bronze_sword", "silver_bracelet", "golden_cup", "junk", "blessed_shoes"], "treasure_points": 7,
            "companion_points": 14, "bonus_points": 9, "item_points": 7, "junk_bonus": 5, "points": 6, "total": 48,
        },
        {
            "event": "counted", "seat": 1, "treasures": ["bronze_coin", "gold_coin"], "items": [], "treasure_points": 4,
            "companion_points": 3, "bonus_points": 0, "item_points": 0, "junk_bonus": 0, "points": 2, "total": 9,
        },
    ]  # fmt: skip


@pytest.mark.clause("GRI-36", "GRI-54")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("spy", 1), ("mercenary", 0), ("thief", 1), ("archer", 1), ("merchant", 1), ("nun", 1), ("villain", 2),
        ("prince", 2), ("queen", 2), ("king", 3),
    ],
)  # fmt: skip
def test_what_a_companion_is_worth(card: str, vp: int) -> None:
    assert breakdown(counted(f"{card} {card}", ""))["companions"] == 2 * vp


@pytest.mark.clause("GRI-36", "GRI-55")
@pytest.mark.parametrize(
    ("items", "vp"),
    [("bronze_sword", 1), ("silver_bracelet", 2), ("golden_cup", 3), ("junk", 0), ("blessed_shoes", 1),
     ("bronze_sword bronze_sword silver_bracelet", 4)],
)  # fmt: skip
def test_what_items_are_worth(items: str, vp: int) -> None:
    assert breakdown(counted("", "", items=(items, "")))["items"] == vp


@pytest.mark.clause("GRI-A36")
@pytest.mark.parametrize(("copies", "points"), [(1, 1), (2, 4), (3, 9)])
def test_mercenaries_multiply(copies: int, points: int) -> None:
    assert bonuses(" ".join(["mercenary"] * copies)) == {"mercenary": points}


@pytest.mark.clause("GRI-A36")
@pytest.mark.parametrize(
    ("mine", "found"),
    [
        ("prince", {}),
        ("prince queen", {"prince": 1}),
        ("prince king", {"prince": 1}),
        ("prince queen king", {"prince": 1, "queen": 2, "king": 2}),
        ("prince prince prince queen", {"prince": 3}),
        ("queen", {}),
        ("queen king", {"queen": 2}),
        ("queen queen king king", {"queen": 4}),
        ("king", {}),
        ("king king prince", {"prince": 1}),
        ("king king king queen prince", {"prince": 1, "queen": 2, "king": 6}),
        ("prince prince queen queen king king", {"prince": 2, "queen": 4, "king": 4}),
        ("spy thief archer merchant nun villain", {}),
    ],
)
def test_each_royal_copy_has_its_bonus_and_one_partner_serves_all(mine: str, found: dict[str, int]) -> None:
    assert bonuses(mine) == found


@pytest.mark.clause("GRI-A36", "GRI-10")
def test_a_partner_in_another_territory_does_not_count() -> None:
    table = counted("prince queen", "king", "prince")
    assert [breakdown(table, seat)["bonuses"] for seat in range(3)] == [[{"card": "prince", "points": 1}], [], []]


@pytest.mark.clause("GRI-38", "GRI-A21")
@pytest.mark.parametrize(
    ("junk", "found"),
    [
        ((0, 0, 0), [0, 0, 0]),
        ((1, 0, 0), [5, 0, 0]),
        ((2, 1, 0), [5, 0, 0]),
        ((1, 3, 1), [0, 5, 0]),
        ((2, 2, 1), [5, 5, 0]),
        ((3, 3, 3), [5, 5, 5]),
    ],
)
def test_the_most_junk_brings_five_points_to_all_who_have_as_much(junk: tuple[int, ...], found: list[int]) -> None:
    table = counted("", "", "", items=[" ".join(["junk"] * each) for each in junk])
    assert [breakdown(table, seat)["junk_bonus"] for seat in range(3)] == found
    assert [breakdown(table, seat)["junk"] for seat in range(3)] == list(junk)
    assert table.match.scores() == [1 + each for each in found]


@pytest.mark.clause("GRI-36")
@pytest.mark.parametrize("quest_deck", [58, 59])
def test_the_score_is_the_sum_of_the_breakdown(quest_deck: int) -> None:
    table = counted(
        "king queen prince", "mercenary", "", points=(3, 0, 1), items=("junk", "golden_cup", "junk"),
        treasures=("gold_coin", "(silver_coin)", ""), quest_deck=quest_deck,
    )  # fmt: skip
    for seat, score in enumerate(table.match.scores()):
        found = breakdown(table, seat)
        parts = [found[part] for part in ("treasures", "companions", "items", "junk_bonus", "points")]
        assert score == found["total"] == sum(parts) + sum(each["points"] for each in found["bonuses"])


@pytest.mark.clause("GRI-35", "GRI-36", "GRI-A19")
def test_a_match_that_stops_is_counted_the_same_way() -> None:
    table = grimoire_table("king", "", pages=(2, 6), deck="", points=(2, 0)).play("take hidden", "take bronze_coin")
    result = table.view(WATCHING)["result"]
    assert result is not None and result["early"]
    assert table.match.scores() == [2 + 3 + 2, 1]
    assert [event["event"] for event in table.events()][-4:] == ["piles_empty", "counted", "counted", "match_won"]
