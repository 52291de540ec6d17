"""Whole plays as they are told, word by word, to each who may know them."""

from typing import Any

import pytest

from kamifuda.core.game import Event
from kamifuda.core.rng import Rng
from tests.games.grimoire.table import WATCHING, begun, grimoire_table, new_round

EVERYBODY = (WATCHING, 0, 1)


def event(what: str, **facts: Any) -> Event:
    return {"event": what, **facts}


@pytest.mark.clause("GRI-18", "GRI-20", "GRI-33", "GRI-A36")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_end_of_a_round_and_the_next_row(viewer: int | None) -> None:
    table = grimoire_table("spy", "", quest="queen nun", pages=(2, 3), deck="", discard="king king king")
    table.play("take hidden", "take nun")
    assert table.events(viewer) == [
        event("took", seat=1, card="nun", hidden=False),
        event("discarded", cards=["queen"]),
        event("round", round=11, level=15),
        event("reshuffled", count=4),
        event("laid", cards=table.lies["quest"], deck=1),
        event("peeked", seat=0, card=table.lies["hidden"] if viewer == 0 else None),
    ]


@pytest.mark.clause("GRI-23", "GRI-24", "GRI-27", "GRI-29", "GRI-A10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_last_bookmark_opens_all_books(viewer: int | None) -> None:
    table = grimoire_table("", "", pages=(11, 11), defence_timing="on_reveal", time_stop="take_first", haste="reverse")
    assert table.events(viewer) == [
        event("bookmarked", seat=1, page=11 if viewer == 1 else None),
        event("revealed", pages=[11, 11]),
        event("ordered", seats=[1, 0], alone=[], shared=[1, 0], reversed=True),
        event("time", seat=1, page=11, how="take_first", seats=[1, 0]),
        event("time", seat=0, page=11, how="take_first", seats=[0, 1]),
        event("protected", seat=0),
        event("protected", seat=1),
        event("turn", seat=0, page=11),
    ]


@pytest.mark.clause("GRI-A15", "GRI-A23", "GRI-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_card_healed_from_the_deck(viewer: int | None) -> None:
    table = grimoire_table("thief", "", points=(1, 0), deck="gold_coin", pages=(4, 6)).play("heal")
    assert table.events(viewer) == [
        event("paid", seat=0, points=1, why="heal"),
        event("drew", seat=0, card="gold_coin" if viewer == 0 else None, pile="deck"),
        event("gained", seat=0, points=1, why="thief"),
    ]


@pytest.mark.clause("GRI-43", "GRI-37", "GRI-10")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_items_are_told_to_who_draws_them(viewer: int | None) -> None:
    table = grimoire_table("merchant", "", points=(1, 0), item_deck="junk junk", pages=(7, 8))
    known = "junk" if viewer == 0 else None
    assert table.events(viewer)[-2:] == [
        event("turn", seat=0, page=7),
        event("item", seat=0, card=known, left=1),
    ]
    assert table.play("buy").events(viewer) == [
        event("paid", seat=0, points=1, why="merchant"),
        event("item", seat=0, card=known, left=0),
    ]
    assert table.play("take hidden").told("item", viewer) == []
    table = grimoire_table("merchant", "", points=(1, 0), item_deck="junk junk", pages=(7, 8)).play("enough")
    assert table.events(viewer) == []


@pytest.mark.clause("GRI-A22", "GRI-36", "GRI-34")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_end_is_open_to_everybody(viewer: int | None) -> None:
    table = grimoire_table(items=("junk", ""), pages=(2, 6), ending=True, points=(0, 6)).play("take hidden")
    table.play("take bronze_coin")
    told = table.events(viewer)
    assert [each["event"] for each in told] == ["took", "discarded", "counted", "counted", "match_drawn"]
    assert told[2]["treasures"] == ["silver_coin"] and told[2]["items"] == ["junk"]
    assert [told[2]["total"], told[3]["total"]] == [7, 7]


SECRETS = {  # what is told of a card to its owner alone: the event, and the word for the card
    "bookmarked": "page", "item": "card", "peeked": "card",
}  # fmt: skip


@pytest.mark.clause("GRI-10", "GRI-22", "GRI-32", "GRI-43")
@pytest.mark.parametrize(("seats", "choices"), [
    (2, {}), (3, {"wish": "three_keep_one", "shoes": "territory"}), (4, {"end_at": 12, "create_cost": 1}),
])  # fmt: skip
def test_no_event_tells_a_secret(seats: int, choices: dict[str, Any]) -> None:
    told, rng = set(), Rng(2)
    for seed in range(4):
        table = begun(f"secrets {seed}", seats=seats, **choices)
        while not table.over:
            plays = sorted(table.legal())
            table.play(plays[rng.below(len(plays))])
            open_events = table.events(WATCHING)
            for viewer in range(seats):
                for own, seen in zip(table.events(viewer), open_events, strict=True):
                    told.add(own["event"])
                    differing = {key for key in own if own[key] != seen[key]}
                    assert all(seen[key] is None for key in differing)
                    if own["event"] in SECRETS:
                        assert differing == ({SECRETS[own["event"]]} if own["seat"] == viewer else set())
                    elif own["event"] not in ("took", "drew"):
                        assert not differing
    assert {"bookmarked", "item", "took", "discarded", "counted", "peeked"} <= told


@pytest.mark.clause("GRI-32", "GRI-A36")
@pytest.mark.parametrize(("viewer", "knows"), [(WATCHING, False), (0, True), (1, True), (2, False)])
def test_a_spys_owner_is_told_which_treasure_another_took(viewer: int | None, knows: bool) -> None:
    table = new_round("spy", "", "", deck="gold_coin gold_coin gold_coin gold_coin", pages=(6, 3, 8))
    table.play("take hidden")
    card = "gold_coin" if knows else None
    assert table.told("took", viewer) == [event("took", seat=1, card=card, hidden=True)]
