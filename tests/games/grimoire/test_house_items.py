"""House rules about items: which of them count as Junk, and which are used like the Blessed Shoes."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import grimoire
from kamifuda.games.grimoire import house
from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table
from tests.games.grimoire.test_imagine import imagined, is_uniform, items_lie, world
from tests.spread import known, match_of, random_plays, viewers

CUP = "golden_cup.effect:shoes"
SWORD = "bronze_sword.effect:shoes"
BOTH = f"{SWORD},{CUP}"


def creating(drawn: str, rules: str, merchants: int = 0, **lies: Any) -> GrimoireTable:
    """Seat 0 creates and has drawn all of these items."""
    lies = {"deck": "king queen nun spy", "pages": (7, 8, 9), "points": (merchants, 0, 0), **lies}
    mine = " ".join(["merchant"] * merchants)
    table = grimoire_table(mine, "", "", item_deck=drawn, house_rules=rules, **lies)
    return table.play(*["buy"] * merchants)


@pytest.mark.clause("GRI-43", "GRI-55", "GRI-A25")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1])
def test_an_item_may_act_like_the_shoes(viewer: int | None) -> None:
    table = creating("golden_cup", CUP)
    assert "use golden_cup" in table.legal() and table.view(0)["shoes"] == ["golden_cup"]
    table.play("use golden_cup")
    (event,) = table.told("shoes", viewer)
    assert (event["item"], event["place"]) == ("golden_cup", "quest") and event["card"] in table.lies["quest"]
    land = table.view(viewer)["lands"][0]
    assert land["shown_items"] == land["seen_items"] == ["golden_cup"]
    assert table.why_not("use golden_cup") == "GRI-43"


@pytest.mark.clause("GRI-A25")
def test_the_option_says_where_the_card_goes_for_all_of_them() -> None:
    table = creating("golden_cup", CUP, deck="king", shoes="territory").play("use golden_cup")
    assert table.companions(0) == "king"


@pytest.mark.clause("GRI-43")
@pytest.mark.parametrize(
    ("rules", "item", "steps"),
    [
        ("", "golden_cup", set()),
        ("", "blessed_shoes", {"shoes"}),
        ("blessed_shoes.effect:none", "blessed_shoes", set()),
        ("blessed_shoes.effect:junk", "blessed_shoes", set()),
        ("silver_bracelet.effect:shoes", "silver_bracelet", {"use silver_bracelet"}),
        (SWORD, "bronze_sword", {"use bronze_sword"}),
        (SWORD, "blessed_shoes", {"shoes"}),
    ],
)
def test_what_may_be_used(rules: str, item: str, steps: set[str]) -> None:
    table = creating(item, rules)
    assert {step for step in table.legal() if not step.startswith("take")} == steps
    for step in ("shoes", "use golden_cup", "use silver_bracelet", "use bronze_sword"):
        assert table.why_not(step) == (None if step in steps else "GRI-43")


@pytest.mark.clause("GRI-43", "GRI-37")
def test_of_several_one_chooses_and_may_use_them_all() -> None:
    table = creating("bronze_sword golden_cup", BOTH, merchants=1)
    assert {"use bronze_sword", "use golden_cup"} < table.legal() and table.view(0)["fresh"] == 2
    table.play("use golden_cup")
    assert (table.view(1)["lands"][0]["shown_items"], table.view(1)["fresh"]) == (["golden_cup"], 1)
    assert table.view(0)["shoes"] == ["bronze_sword"] and "use golden_cup" not in table.legal()
    table.play("use bronze_sword")
    assert table.view(1)["lands"][0]["shown_items"] == ["bronze_sword", "golden_cup"]


@pytest.mark.clause("GRI-43", "GRI-37")
def test_two_copies_are_used_one_by_one() -> None:
    table = creating("bronze_sword bronze_sword", SWORD, merchants=1)
    assert table.view(0)["shoes"] == ["bronze_sword", "bronze_sword"]
    table.play("use bronze_sword")
    assert table.view(2)["lands"][0]["seen_items"] == ["bronze_sword"] and table.view(2)["lands"][0]["items"] == 2
    assert "use bronze_sword" in table.legal()


@pytest.mark.clause("GRI-38", "GRI-A21")
@pytest.mark.parametrize(
    ("rules", "bonus"),
    [
        ("", [0, 5]),
        ("golden_cup.effect:junk", [5, 5]),
        ("golden_cup.effect:junk,blessed_shoes.effect:junk", [5, 0]),
        ("bronze_sword.effect:junk,golden_cup.effect:junk", [0, 5]),
    ],
)
def test_what_counts_as_junk(rules: str, bonus: list[int]) -> None:
    table = grimoire_table("", "", items=("golden_cup blessed_shoes", "junk bronze_sword"), house_rules=rules)
    table.position.finish()
    result = table.view(WATCHING)["result"]
    assert result is not None and [each["junk_bonus"] for each in result["seats"]] == bonus


@pytest.mark.clause("GRI-43", "GRI-10", "GRI-A28")
def test_items_are_spread_but_for_those_that_were_used() -> None:
    """Seat 0 has used a Sword; another one may be anywhere, also among what seat 0 has just drawn."""
    table = creating("bronze_sword golden_cup", BOTH, merchants=1, items=("", "junk", "silver_bracelet"))
    table.position.item_deck = table.position.item_deck | 2  # one more Sword
    table.play("use bronze_sword")
    cards, spots = ["golden_cup", "silver_bracelet", "bronze_sword"], ["0", "2", "deck"]
    worlds = Counter(
        world([("0", "bronze_sword"), ("1", "junk"), *zip(spots, order, strict=True)], 3)
        for order in permutations(cards)
    )
    assert is_uniform(Counter(map(items_lie, imagined(table, 1))), worlds) and len(worlds) == 6
    ready = Counter(position.shoes_now() > 0 for position in imagined(table, 1))
    assert abs(ready[True] / ready.total() - 2 / 3) < 0.05


@pytest.mark.clause("GRI-43", "GRI-10")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1])
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_guess_from_a_view_knows_what_was_used(viewer: int | None, used: int) -> None:
    table = drawn_from_the_whole_deck("bronze_sword golden_cup")
    table.play(*["use bronze_sword", "use golden_cup"][:used])
    guesses_agree(table, viewer)


@pytest.mark.clause("GRI-43", "GRI-55")
@pytest.mark.parametrize("viewer", [WATCHING, 0, 1])
def test_so_it_does_where_there_is_no_card_to_turn_up(viewer: int | None) -> None:
    table = drawn_from_the_whole_deck("bronze_sword golden_cup")
    table.position.set_cards(2, table.position.cards(2) | table.position.deck)
    table.position.deck = 0
    assert table.view(0)["shoes"] == [] and table.view(0)["fresh"] == 2
    guesses_agree(table, viewer)


def drawn_from_the_whole_deck(items: str) -> GrimoireTable:
    """The others have all items but for a Sword, a Bracelet, the Cup and the Shoes."""
    theirs = ("", " ".join(["junk"] * 9), "bronze_sword bronze_sword bronze_sword bronze_sword silver_bracelet")
    lies: dict[str, Any] = {"items": theirs, "points": (1, 0, 0), "pages": (7, 8, 9), "house_rules": BOTH}
    tables = (grimoire_table("merchant", "", "", seed=str(seed), **lies).play("buy") for seed in range(99))
    return next(table for table in tables if table.items(0) == items)


def guesses_agree(table: GrimoireTable, viewer: int | None) -> None:
    for seed in range(12):
        found = grimoire.guess(table.view(viewer), Rng(seed))
        assert grimoire.view(found, viewer) == table.view(viewer)
        assert viewer is None or found.legal(viewer) == table.position.legal(viewer)


CREATING = "haste.effect:create,luck.effect:create,resist.effect:create"
MANY_SHOES = f"bronze_sword.effect:shoes,silver_bracelet.effect:shoes,{CUP},{CREATING},spy.effect:merchant"


@pytest.mark.clause("GRI-43", "GRI-10", "GRI-A28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_knows_more_of_items_than_what_was_used(seats: int) -> None:
    """Whatever is imagined or guessed, its viewer can not tell it from the truth."""
    rules = house.normalised(MANY_SHOES, grimoire.version)
    match, rng = match_of(grimoire, grimoire.Options(seats=seats, house_rules=rules), seats), Rng(seats)
    for each in random_plays(match, rng):
        if rng.below(4) == 0:
            for viewer in viewers(match.options):
                position = each.position.clone()
                position.imagine(WORLD if viewer is None else viewer, rng)
                assert known(grimoire, position, viewer) == known(grimoire, each.position, viewer)
                assert grimoire.view(grimoire.guess(each.view(viewer), rng), viewer) == each.view(viewer)
    assert sum(len(land["shown_items"]) for land in match.view(None)["lands"]) > 0
