"""What a view tells of the house rules of its table: cards and pages as they are there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kamifuda.games import grimoire
from kamifuda.games.grimoire.house import normalised
from kamifuda.games.grimoire.options import Options

ITEMS_AND_ATTACKS = "bronze_sword.effect:junk,golden_cup.effect:shoes,blessed_shoes.effect:none,charm.type:common"


def seen(rules: str, **chosen: Any) -> grimoire.View:
    options = Options(house_rules=normalised(rules, grimoire.version), **chosen)
    position = grimoire.deal(options, b"any seed")
    views = [grimoire.view(position, viewer) for viewer in (None, 0, 1)]
    for name in ("replaced", "missing", "price"):
        assert views[0][name] == views[1][name] == views[2][name]
    return views[0]


def card(name: str, points: int, effect: str, amount: int, own: str) -> dict[str, Any]:
    return {"card": name, "points": points, "effect": effect, "amount": amount, "own": own.split()}


def page(number: int, effect: int, types: str, amount: int, own: str) -> dict[str, Any]:
    return {"page": number, "effect": effect, "types": types.split(), "amount": amount, "own": own.split()}


@pytest.mark.clause("GRI-54", "GRI-56")
@pytest.mark.parametrize(
    ("rules", "cards", "pages"),
    [
        ("", [], []),
        (
            "mercenary.effect:thief,nun.vp:2,prince.effect:none,heal.type:forbidden,storm.amount:5",
            [
                card("mercenary", 0, "thief", 1, "effect"),
                card("nun", 2, "nun", 0, "points"),
                card("prince", 2, "none", 0, "effect"),
            ],
            [page(4, 4, "forbidden", 0, "type"), page(8, 8, "forbidden", 5, "amount")],
        ),
        (
            ITEMS_AND_ATTACKS,
            [
                card("bronze_sword", 1, "junk", 0, "effect"),
                card("golden_cup", 3, "blessed_shoes", 0, "effect"),
                card("blessed_shoes", 1, "none", 0, "effect"),
            ],
            [page(9, 9, "common", 0, "type")],
        ),
        (  # the points in an effect are the table's, whoever has that effect
            "thief.amount:3,merchant.amount:2,nun.vp:0,nun.effect:thief,resist.type:common",
            [
                card("thief", 1, "thief", 3, "amount"),
                card("merchant", 1, "merchant", 2, "amount"),
                card("nun", 0, "thief", 3, "effect amount points"),
            ],
            [page(6, 6, "common", 0, "type")],
        ),
        (  # a page with another's effect has its type and its amount too
            "storm.amount:5,charm.effect:storm,luck.effect:time_stop",
            [],
            [
                page(1, 11, "time defence", 0, "effect type amount"),
                page(8, 8, "forbidden", 5, "amount"),
                page(9, 8, "forbidden", 5, "effect type amount"),
            ],
        ),
        (  # they exchange their usual effects; the number of the one comes with it
            "storm.effect:charm,charm.effect:storm",
            [],
            [page(8, 9, "attack", 0, "effect type amount"), page(9, 8, "forbidden", 2, "effect type amount")],
        ),
    ],
)
def test_what_is_not_as_usual_is_told(rules: str, cards: list[dict[str, Any]], pages: list[dict[str, Any]]) -> None:
    assert seen(rules)["replaced"] == {"cards": cards, "pages": pages}


def test_the_guide_shows_what_is_told() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "house-rules.md").read_text().partition("## What a view tells")[2]
    (shown,) = re.findall(r"^```json\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    assert seen("mercenary.vp:1,mercenary.effect:thief,charm.effect:domination")["replaced"] == json.loads(shown)


@pytest.mark.clause("GRI-A33")
@pytest.mark.parametrize(
    ("rules", "deck", "missing"), [("", 58, "bronze_coin"), ("", 59, None), ("deck.missing:king", 58, "king")]
)
def test_the_card_that_the_deck_lacks_is_told(rules: str, deck: int, missing: str | None) -> None:
    assert seen(rules, quest_deck=deck)["missing"] == missing


@pytest.mark.clause("GRI-37", "GRI-A36")
@pytest.mark.parametrize(
    ("rules", "price"), [("", 1), ("merchant.amount:2", 2), ("merchant.effect:thief,nun.effect:merchant", 1)]
)
def test_the_price_of_an_item_is_told(rules: str, price: int) -> None:
    assert seen(rules)["price"] == price
