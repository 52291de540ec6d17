"""Who knows which card, and that the others can tell nothing from it."""

from typing import Any

import pytest

from kamifuda.games import grimoire
from tests.games.grimoire.table import WATCHING, GrimoireTable, grimoire_table, new_round
from tests.spread import known

EVERYBODY = (WATCHING, 0, 1, 2)
COINS = "gold_coin gold_coin gold_coin gold_coin"


def seen(table: GrimoireTable, seat: int) -> dict[int | None, list[str]]:
    """The treasures of a seat, as far as each viewer knows them."""
    return {viewer: table.view(viewer)["lands"][seat]["seen"] for viewer in EVERYBODY}


def can_tell_apart(one: GrimoireTable, other: GrimoireTable) -> set[int | None]:
    """By views, steps and refusals, by what was told, or by how the last step looked."""
    return {
        viewer
        for viewer in EVERYBODY
        if known(grimoire, one.position, viewer) != known(grimoire, other.position, viewer)
        or one.events(viewer) != other.events(viewer)
        or one.position.seen(-1 if viewer is None else viewer) != other.position.seen(-1 if viewer is None else viewer)
    }


def spied(hidden: str) -> GrimoireTable:
    """Seat 0 and its Spy have looked at the face-down card; seat 1 is first."""
    table = grimoire_table("spy", "", "", hidden=hidden, deck="king queen nun thief archer")
    table.position.peeked, table.position.knows0 = 1, table.position.hidden
    return table.open_books(6, 2, 9)


@pytest.mark.clause("GRI-A28", "GRI-31", "GRI-10")
def test_a_treasure_taken_face_up_is_known_to_everybody_from_then_on() -> None:
    table = grimoire_table("", "", "", pages=(2, 6, 9)).play("take gold_coin", "take hidden", "take silver_coin")
    assert seen(table, 0) == {viewer: ["gold_coin"] for viewer in EVERYBODY}
    assert seen(table, 1) == {WATCHING: [], 0: [], 1: ["silver_coin"], 2: []}
    assert table.view(0)["lands"][0]["shown"] == ["gold_coin"]  # one knows which of one's own the others know
    assert table.view(1)["lands"][1]["shown"] == []


@pytest.mark.clause("GRI-32", "GRI-A36")
@pytest.mark.parametrize(("taker", "pages"), [(0, (2, 6, 9)), (1, (6, 2, 9)), (2, (6, 9, 2))])
def test_what_a_spy_has_seen_is_known_also_after_somebody_took_it(taker: int, pages: tuple[int, ...]) -> None:
    table = new_round("spy", "", "", deck=COINS, pages=pages).play("take hidden")
    assert seen(table, taker) == {viewer: ["gold_coin"] if viewer in (0, taker) else [] for viewer in EVERYBODY}
    table = spied("silver_coin").play("take hidden", "take gold_coin", "take bronze_coin")
    assert seen(table, 1)[0] == ["silver_coin"] and seen(table, 1)[2] == []  # in later rounds too


@pytest.mark.clause("GRI-A36", "GRI-32")
def test_a_spy_tells_apart_what_the_others_can_not() -> None:
    one, other = spied("gold_coin"), spied("silver_coin")
    assert can_tell_apart(one, other) == {0}
    one.play("take hidden")
    other.play("take hidden")
    assert can_tell_apart(one, other) == {0, 1}  # the taker looks at it


@pytest.mark.clause("GRI-40", "GRI-A36")
def test_what_luck_has_replaced_is_not_known_any_more() -> None:
    table = grimoire_table("spy", "", "", hidden="gold_coin", deck="silver_coin")
    table.position.peeked, table.position.knows0 = 1, table.position.hidden
    table.open_books(1, 2, 6).play("replace hidden", "take gold_coin", "take hidden")
    assert seen(table, 1) == {viewer: ["silver_coin"] if viewer == 1 else [] for viewer in EVERYBODY}


@pytest.mark.clause("GRI-40", "GRI-A30", "GRI-08")
@pytest.mark.parametrize("spy", [0, 1, 2])
def test_nor_if_the_same_card_is_shuffled_and_laid_again(spy: int) -> None:
    table = grimoire_table("", "", "", "", hidden="gold_coin", deck="")
    table.position.peeked = 1 << spy
    table.position.set_knows(spy, table.position.hidden)
    table.open_books(6, 9, 10, 1).play("replace hidden", "take hidden")
    assert table.treasures(3) == "gold_coin"
    assert table.view(spy)["lands"][3]["seen"] == [] and table.view(3)["lands"][3]["seen"] == ["gold_coin"]


@pytest.mark.clause("GRI-40", "GRI-10")
def test_the_card_that_luck_lays_face_down_looks_like_any_other() -> None:
    one, other = (grimoire_table("", "", "", deck=card, pages=(1, 2, 6)) for card in ("king", "gold_coin"))
    one.play("replace hidden")
    other.play("replace hidden")
    assert can_tell_apart(one, other) == set()


@pytest.mark.clause("GRI-A15", "GRI-41")
@pytest.mark.parametrize(("discard", "knows"), [("gold_coin", set(EVERYBODY)), ("", {0})])
def test_who_knows_a_treasure_from_heal(discard: str, knows: set[int | None]) -> None:
    table = grimoire_table("nun", "", "", deck="gold_coin", discard=discard, pages=(4, 6, 9)).play("heal")
    assert seen(table, 0) == {viewer: ["gold_coin"] if viewer in knows else [] for viewer in EVERYBODY}


@pytest.mark.clause("GRI-A15", "GRI-10")
def test_a_treasure_healed_from_the_deck_looks_like_any_other() -> None:
    one, other = (grimoire_table("nun", "", "", deck=card, pages=(4, 6, 9)) for card in ("bronze_coin", "gold_coin"))
    assert can_tell_apart(one, other) == set()
    assert can_tell_apart(one.play("heal"), other.play("heal")) == {0}


@pytest.mark.clause("GRI-32", "GRI-10")
@pytest.mark.parametrize("twin", ["bronze_coin", "silver_coin"])
def test_the_face_down_treasure_looks_like_any_other(twin: str) -> None:
    one, other = (grimoire_table("", "", "", hidden=card, pages=(2, 6, 9), deck="king") for card in ("gold_coin", twin))
    assert can_tell_apart(one, other) == set()  # nobody has looked
    assert can_tell_apart(one.play("take hidden"), other.play("take hidden")) == {0}
    assert can_tell_apart(one.play("take gold_coin"), other.play("take gold_coin")) == {0}


@pytest.mark.clause("GRI-32", "GRI-31")
def test_a_face_down_companion_is_no_secret_when_it_is_taken() -> None:
    one, other = (grimoire_table("", "", "", hidden=card, pages=(2, 6, 9)) for card in ("king", "nun"))
    assert can_tell_apart(one.play("take hidden"), other.play("take hidden")) == set(EVERYBODY)


@pytest.mark.clause("GRI-43", "GRI-10", "GRI-37")
@pytest.mark.parametrize("twin", ["junk", "blessed_shoes", "silver_bracelet"])
def test_an_item_looks_like_any_other(twin: str) -> None:
    one, other = (grimoire_table("", "", "", item_deck=item, pages=(7, 8, 9)) for item in ("golden_cup", twin))
    assert can_tell_apart(one, other) == {0}


@pytest.mark.clause("GRI-43", "GRI-55", "GRI-A7")
def test_nobody_can_tell_that_somebody_could_use_the_shoes() -> None:
    """Neither while a Merchant sells more, nor when a card is taken, nor afterwards."""
    lies: dict[str, Any] = {"points": (1, 0, 0), "item_deck": "blessed_shoes junk", "pages": (7, 8, 9)}
    tables = [grimoire_table("merchant", "", "", seed=str(seed), **lies) for seed in range(8)]
    one = next(table for table in tables if table.items(0) == "blessed_shoes")
    other = next(table for table in tables if table.items(0) == "junk")
    assert ("shoes" in one.legal(), "shoes" in other.legal()) == (True, False)
    assert can_tell_apart(one, other) == {0}
    for play in ("enough", "take hidden", "take gold_coin"):
        assert can_tell_apart(one.play(play), other.play(play)) == {0}


@pytest.mark.clause("GRI-43", "GRI-55")
@pytest.mark.parametrize("viewer", [WATCHING, 1, 2])
@pytest.mark.parametrize("used", [True, False])
def test_shoes_are_open_once_used_and_secret_if_not(viewer: int | None, used: bool) -> None:
    table = grimoire_table("", "", "", item_deck="blessed_shoes", deck="king queen nun spy thief", pages=(7, 9, 10))
    if used:
        table.play("shoes")
    table.play("take hidden")
    for _ in range(2):  # in later rounds too
        land = table.view(viewer)["lands"][0]
        assert land["shown_items"] == land["seen_items"] == (["blessed_shoes"] if used else [])
        assert table.view(viewer)["shoes"] == []
        table.play_any(2)


@pytest.mark.clause("GRI-10", "GRI-A28")
def test_what_others_hide_changes_nothing_for_me() -> None:
    one, other = (
        grimoire_table("", "", "", treasures=("", coin, ""), items=("", item, ""), points=(1, 0, 0), pages=(4, 6, 9))
        for coin, item in (("(gold_coin)", "junk"), ("(bronze_coin)", "golden_cup"))
    )
    assert can_tell_apart(one, other) == {1}


@pytest.mark.clause("GRI-22")
@pytest.mark.parametrize(
    ("step", "twin", "knows"),
    [("page 3", "page 5", {0}), ("page 3", "page 15", {0}), ("page 5", "page 5", set())],
)
def test_what_a_bookmark_looks_like(step: str, twin: str, knows: set[int | None]) -> None:
    one, other = (grimoire_table("", "", "").play_as(0, text) for text in (step, twin))
    assert can_tell_apart(one, other) == knows
