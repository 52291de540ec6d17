"""What general journeys need to know of the board of Grimoire, and where things are on it."""

import re

from playwright.sync_api import expect

from tests.games.grimoire.journeys.deck import lay
from tests.journeys.board import CARDS, PLACES, TOKENS, Board
from tests.journeys.person import CARD, DO, Person
from tests.journeys.stacked import Stacking

TOKEN = ".tokens .is-playable"
HIGHEST = ".index:not(:has(.marked)) :is(:has(+ .locked), :last-child):not(.locked, .picked)[data-page]"  # a page
QUEST = ".quest .is-playable"
CHOICE = ".choices .is-playable"
VICTIM = ".seats .is-playable"


def card(name: str) -> str:
    return f"[data-card={name}]"


def page(number: int) -> str:
    return f".index [data-page='{number}']"


def totals_add_up(person: Person) -> None:
    """Every column of the table, and the best stands first."""
    rows = [row.locator("td").all_inner_texts() for row in person.find(".result tbody tr").all()]
    numbers = [[int(re.findall(r"\d+", cell)[0]) for cell in row] for row in rows]
    *parts, total = numbers
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert total == sorted(total, reverse=True)
    expect(person.find(".result .rule-id").first).to_have_text(re.compile("GRI-3[69]"))


def with_five_cards(person: Person) -> None:
    person.page.get_by_text("More settings").click()
    person.page.get_by_label("Cards to end the match").fill("5")
    person.page.get_by_label("Level at the top").select_option("shared")


def almost_over(house: Stacking) -> None:
    lay(house, "thief archer nun prince", "nun spy queen king", treasures=["gold_coin", "silver_coin"], round=5)


BOARD = Board(
    dealt={"en": "The order tokens are chosen", "fr": "Les jetons d’ordre se choisissent"},
    turn=QUEST,
    held=TOKENS,
    short={"end_at": 5},
    matches=((2, True, "en"), (3, False, "fr"), (4, True, "fr")),
    counted=totals_add_up,
    wish=with_five_cards,
    wished={CARDS: 0, PLACES: 0, TOKENS: 2},
    ways=(HIGHEST, DO, CARD, TOKEN, QUEST, CHOICE, VICTIM),
    late=almost_over,
)
