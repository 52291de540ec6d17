"""A turn in the Quest phase: first the page, then a card of the quest zone."""

import pytest

from kamifuda.core.clauses import IllegalAction
from tests.games.grimoire.table import WATCHING, grimoire_table

EVERYBODY = (WATCHING, 0, 1, 2)


@pytest.mark.clause("GRI-28")
def test_players_act_in_the_order_of_their_tokens() -> None:
    table, acted = grimoire_table("", "", "", pages=(8, 3, 13)), []
    while table.phase == "take":
        acted.append(table.actor)
        assert table.match.to_act() == [table.actor] and table.view(WATCHING)["turn"] == table.actor
        table.play_any()
    assert acted == [1, 0, 2]


@pytest.mark.clause("GRI-28")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_acts_out_of_turn(seat: int) -> None:
    table = grimoire_table("", "", "", pages=(8, 3, 13))
    steps = ("take hidden", "take king", "page 1", "leave", "heal", "shoes", "points", "target 0", "token 1")
    assert {table.why_not(step, seat) for step in steps} == {"GRI-28"}
    with pytest.raises(IllegalAction, match="GRI-28"):
        table.play_as(seat, "take hidden")


@pytest.mark.clause("GRI-29", "GRI-30")
def test_the_page_comes_first_and_then_the_card() -> None:
    table = grimoire_table(pages=(3, 8))
    assert (table.points, table.treasures(0), table.phase) == ([1, 0], "", "take")  # seat 1's Storm has to wait
    table.play("take hidden")
    assert (table.points, table.treasures(0), table.actor) == ([1, 2], "silver_coin", 1)


@pytest.mark.clause("GRI-29", "GRI-28")
def test_a_turn_is_told_with_its_page() -> None:
    table = grimoire_table(pages=(8, 3))
    assert table.told("turn") == [{"event": "turn", "seat": 1, "page": 3}]
    assert table.play("take hidden").told("turn") == [{"event": "turn", "seat": 0, "page": 8}]


@pytest.mark.clause("GRI-30", "GRI-11")
def test_any_one_card_of_the_quest_zone_must_be_taken() -> None:
    table = grimoire_table(quest="king gold_coin gold_coin nun", pages=(2, 3))
    assert table.legal() == {"take king", "take gold_coin", "take nun", "take hidden"}
    table.play("take gold_coin")
    assert (table.treasures(0), table.lies["quest"]) == ("gold_coin", ["gold_coin", "nun", "king"])
    assert {table.why_not(step) for step in ("leave", "enough", "points", "target 1", "give king")} == {"GRI-30"}


@pytest.mark.clause("GRI-11", "GRI-30", "GRI-32")
def test_only_what_lies_there_can_be_taken() -> None:
    table = grimoire_table("", "", quest="king nun", pages=(2, 3), discard="queen")
    assert table.why_not("take queen") == table.why_not("take gold_coin") == "GRI-11"
    table.play("take hidden")
    assert table.why_not("take hidden") == "GRI-32"
    assert table.legal() == {"take king", "take nun"}


@pytest.mark.clause("GRI-31", "GRI-03", "GRI-A31", "GRI-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_companion_lies_face_up_and_a_treasure_face_down(viewer: int | None) -> None:
    table = grimoire_table("", "", "", quest="king gold_coin nun", pages=(2, 3, 6)).play("take king", "take gold_coin")
    lands = table.view(viewer)["lands"]
    assert (lands[0]["companions"], lands[0]["treasures"]) == (["king"], 0)
    assert (lands[1]["companions"], lands[1]["treasures"]) == ([], 1)
    assert table.told("took", viewer) == [{"event": "took", "seat": 1, "card": "gold_coin", "hidden": False}]
    assert table.view(viewer)["quest"] == ["nun"]


@pytest.mark.clause("GRI-32", "GRI-31")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_who_takes_the_face_down_card_looks_at_it_secretly(viewer: int | None) -> None:
    table = grimoire_table("", "", "", hidden="gold_coin", pages=(2, 3, 6)).play("take hidden")
    known = "gold_coin" if viewer == 0 else None
    assert table.told("took", viewer) == [{"event": "took", "seat": 0, "card": known, "hidden": True}]
    land = table.view(viewer)["lands"][0]
    assert (land["treasures"], land["seen"]) == (1, [known] if known else [])
    assert table.view(viewer)["hidden"] is None


@pytest.mark.clause("GRI-32", "GRI-31")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_face_down_companion_is_shown_when_it_is_taken(viewer: int | None) -> None:
    table = grimoire_table("", "", "", hidden="king", pages=(2, 3, 6)).play("take hidden")
    assert table.told("took", viewer) == [{"event": "took", "seat": 0, "card": "king", "hidden": True}]
    assert table.view(viewer)["lands"][0]["companions"] == ["king"]


@pytest.mark.clause("GRI-A7", "GRI-29")
@pytest.mark.parametrize(
    ("page", "steps"),
    [
        (1, {"replace silver_coin", "replace bronze_coin", "replace hidden", "leave"}),
        (4, {"heal", "leave"}),
        (7, {"buy", "enough"}),
        (9, {"target 1", "target 2"}),
        (12, {"target 1", "target 2"}),
        (14, {"target 1", "target 2"}),
        (15, {"points", "cards"}),
    ],
)
def test_what_has_no_price_and_no_may_must_be_done(page: int, steps: set[str]) -> None:
    table = grimoire_table(
        "merchant", "king", "nun", points=(1, 2, 2), quest="silver_coin bronze_coin", discard="spy", pages=(page, 5, 5)
    )
    if table.actor != 0:
        table.play_any(2)
    assert (table.actor, table.legal()) == (0, steps)


@pytest.mark.clause("GRI-A7", "GRI-29")
@pytest.mark.parametrize("page", [2, 3, 6, 7, 8, 10, 11, 13])
def test_most_pages_ask_nothing(page: int) -> None:
    table = grimoire_table("", "", pages=(page, 15), discard="spy")
    while table.actor != 0:
        table.play_any()
    assert (table.phase, table.actor) == ("take", 0)
