"""House rules about the points in the effects of companions."""

import pytest

from tests.games.grimoire.table import GrimoireTable, grimoire_table

HERE = pytest.mark.parametrize("points", [0, 3, 9])


@pytest.mark.clause("GRI-A23", "GRI-A36")
@HERE
def test_thieves_and_archers_take_as_much_as_the_table_says(points: int) -> None:
    rules = f"thief.amount:{points},archer.amount:{points}"
    table = grimoire_table("thief thief", "archer", pages=(6, 10), house_rules=rules)
    assert table.points == [2 * points, 0] and table.gains() == ([(0, "thief", 2 * points)] if points else [])
    assert table.play("take hidden").points[1] == 3 + points


@pytest.mark.clause("GRI-A36")
@HERE
def test_so_do_villains(points: int) -> None:
    rules = f"villain.amount:{points}"
    table = grimoire_table("", "villain villain", points=(6, 0), pages=(5, 12), house_rules=rules)
    assert table.points == [3, 3 + 2 * points]


@pytest.mark.clause("GRI-A36")
@pytest.mark.parametrize(
    ("rules", "mine", "bonuses"),
    [
        ("", "mercenary mercenary prince queen king", {"mercenary": 4, "prince": 1, "queen": 2, "king": 2}),
        ("mercenary.amount:3", "mercenary mercenary", {"mercenary": 12}),
        ("mercenary.amount:0", "mercenary mercenary", {}),
        ("prince.amount:4,queen.amount:1,king.amount:9",
         "prince king king queen", {"prince": 4, "queen": 1, "king": 18}),
        ("prince.amount:4", "prince", {}),
        ("nun.effect:queen,queen.amount:5", "nun nun king", {"nun": 10}),
    ],
)  # fmt: skip
def test_bonuses_of_the_end(rules: str, mine: str, bonuses: dict[str, int]) -> None:
    assert bonuses_of(grimoire_table(mine, "", house_rules=rules)) == bonuses


def bonuses_of(table: GrimoireTable) -> dict[str, int]:
    """Of seat 0, if the match ended now."""
    table.position.over = True
    result = table.view(0)["result"]
    assert result is not None
    found = {bonus["card"]: bonus["points"] for bonus in result["seats"][0]["bonuses"]}
    assert result["seats"][0]["total"] == result["seats"][0]["companions"] + sum(found.values())
    return found


@pytest.mark.clause("GRI-37", "GRI-A36")
@pytest.mark.parametrize(("price", "points", "sold"), [(0, 0, True), (3, 2, False), (3, 3, True), (3, 5, True)])
def test_a_merchant_has_a_price(price: int, points: int, sold: bool) -> None:
    table = grimoire_table(
        "merchant", "", points=(points, 0), pages=(7, 8), item_deck="junk junk", house_rules=f"merchant.amount:{price}"
    )
    assert (table.phase == "merchant") == sold
    if sold:
        table.play("buy")
        paid = [{"event": "paid", "seat": 0, "points": price, "why": "merchant"}]
        assert (table.points[0], table.items(0)) == (points - price, "junk junk")
        assert table.told("paid") == (paid if price else [])


@pytest.mark.clause("GRI-A36")
def test_whoever_has_the_effect_of_another_has_its_points() -> None:
    table = grimoire_table("nun", "", pages=(6, 10), house_rules="thief.amount:4,nun.effect:thief")
    assert table.gains() == [(0, "thief", 4)]


def test_no_seat_gets_more_points_than_it_can_hold() -> None:
    """Twelve bits: nine for each of thirty companions, in every round that 58 cards are enough for."""
    for seats in (2, 3, 4):
        rounds = min(58 // seats, 2 * (12 - 1) + 1)
        owned = [min(30, seats * number, seats * 11) for number in range(1, rounds + 1)]
        assert 9 * sum(owned) < 2**12
