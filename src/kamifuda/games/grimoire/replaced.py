"""The cards and pages that are not as usual at a table with house rules, as its viewers are told of them."""

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, TypedDict, get_args

from kamifuda.games.grimoire.cards import ITEMS, QUEST, Card
from kamifuda.games.grimoire.house import SHOWN_BY, SLOTS, Key, Value, replacements
from kamifuda.games.grimoire.pages import NAMES, PAGES, Page

CardPart = Literal["effect", "amount", "points"]
PagePart = Literal["effect", "type", "amount"]

CARD_PARTS: Final[tuple[CardPart, ...]] = get_args(CardPart)
PAGE_PARTS: Final[tuple[PagePart, ...]] = get_args(PagePart)


class ReplacedCard(TypedDict):
    """What a card is worth, the card whose effect it has (or `none`), and the points which that brings or costs."""

    card: str
    points: int
    effect: str
    amount: int
    own: list[CardPart]  # what the house rules say of it


class ReplacedPage(TypedDict):
    """Of a page by its number: the page whose effect it has, its types, and the points that it brings."""

    page: int
    effect: int
    types: list[str]
    amount: int
    own: list[PagePart]  # what the house rules say of it


class Replaced(TypedDict):
    """All that is not as usual."""

    cards: list[ReplacedCard]
    pages: list[ReplacedPage]


@cache
def replaced_by(house_rules: str) -> Replaced:
    here = replacements(house_rules)
    cards = [card_here(card, here) for card in (*QUEST, *ITEMS)]
    pages = [page_here(page, here) for page in PAGES]
    return Replaced(cards=[each for each in cards if each["own"]], pages=[each for each in pages if each["own"]])


def card_here(card: Card, here: Mapping[Key, Value]) -> ReplacedCard:
    borrowed = here.get((card.id, "effect"))
    effect = card.id if borrowed is None else str(SHOWN_BY.get(borrowed, borrowed))
    replaced = (borrowed is not None, (effect, "amount") in here, (card.id, "vp") in here)
    return ReplacedCard(
        card=card.id,
        points=int(here.get((card.id, "vp"), card.vp)),
        effect=effect,
        amount=int(here.get((effect, "amount"), amount_of(effect))),
        own=[part for part, is_own in zip(CARD_PARTS, replaced, strict=True) if is_own],
    )


def amount_of(effect: str) -> Value:
    """As usual; 0 where there is no such number."""
    slot = SLOTS.get((effect, "amount"))
    return 0 if slot is None else slot.usual


def page_here(page: Page, here: Mapping[Key, Value]) -> ReplacedPage:
    """An effect brings the type and the amount of the page it comes from."""
    borrowed = here.get((page.id, "effect"))
    home = page if borrowed is None else PAGES[NAMES.index(str(borrowed))]
    kind = here.get((home.id, "type"))
    replaced = (borrowed is not None, kind is not None, (home.id, "amount") in here)
    return ReplacedPage(
        page=NAMES.index(page.id) + 1,
        effect=NAMES.index(home.id) + 1,
        types=list(home.types) if kind is None else [str(kind)],
        amount=int(here.get((home.id, "amount"), home.amount)),
        own=[part for part, is_own in zip(PAGE_PARTS, replaced, strict=True) if is_own or borrowed is not None],
    )
