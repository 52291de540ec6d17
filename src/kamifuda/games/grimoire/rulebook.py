"""The tables and pictures in Grimoire's RULES.md."""

from collections.abc import Mapping
from typing import Final

from kamifuda.core.rulebook import Picture, Row, Table, mark, named, number, words
from kamifuda.core.saying import Said, say
from kamifuda.games.grimoire.cards import ITEMS, QUEST
from kamifuda.games.grimoire.table import FIRST_LEVEL

AMOUNTS: Final = {card.id: card.amount for card in (*QUEST, *ITEMS)}


def card_and_amount(cell: str) -> Row:
    """Also the points in what it does."""
    found = named("card")(cell)
    return found | {"amount": AMOUNTS[found["card"]]}


def page_and_round(cell: str) -> Row:
    """Also the round that opens it (GRI-19)."""
    return {"page": int(cell), "round": max(1, int(cell) - FIRST_LEVEL + 1)}


def card(row: Row, usual: Mapping[str, Said]) -> list[Said]:
    key = f"card-{row['card']}"
    return [say(key), row["copies"], row["points"], say(f"{key}.effect", **usual, amount=row["amount"])]


def page(row: Row, usual: Mapping[str, Said]) -> list[Said]:
    key = f"page-{row['page']}"
    return [row["page"], say(key), say(f"{key}.type"), say(f"{key}.effect", **usual, amount=row["amount"])]


TABLES: Final = {
    "card": Table(
        kind="cards",
        columns={
            "card": card_and_amount,
            "copies": number("copies"),
            "points": number("points"),
            "mark": mark("points"),
            "of the effect": mark("effect"),
        },
        heads=("card", "copies", "points", "effect"),
        told=card,
    ),
    "page": Table(
        kind="pages",
        columns={
            "page": page_and_round,
            "type": words("types"),
            "points": number("amount"),
            "of the effect": mark("effect"),
            "of the type": mark("type"),
            "of the number": mark("amount"),
        },
        heads=("page", "name", "type", "effect"),
        told=page,
    ),
}

PICTURES: Final = (
    Picture("level", "the-pages", viewer=0),
    Picture("quest", "the-setup-phase", viewer=0),
    Picture("order", "the-grimoire-phase", moment=1),
)
