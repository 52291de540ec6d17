"""What the browser prints on a card is what the engine counts."""

import re

from kamifuda.games import grimoire
from kamifuda.games.grimoire import cards
from kamifuda.games.grimoire.pages import PAGES, Page
from kamifuda.games.grimoire.rulebook import page_and_round
from tests.clauses import clauses_of
from tests.faces import faces

FACE = re.compile(
    r"^  (\w+): +\{ number: (\d+), copies: (\d+), +amount: (\d), "
    r"+kind: \"(\w+)\", +value: \"(\w+)\", +effect: \"(\w+)\",",
    re.MULTILINE,
)
PAGE = re.compile(
    r"^  \{ id: \"(\w+)\", +types: \[(.+?)\], +round: (\d+), +amount: (\d+), "
    r"effect: \"(\w+)\", +type: \"(\w+)\", +value: \"(\w+)\",",
    re.MULTILINE,
)


def test_the_faces_show_points_and_where_we_know_them_from() -> None:
    kinds = {"treasure": cards.TREASURES, "companion": cards.COMPANIONS, "item": cards.ITEMS}
    assert FACE.findall(faces(grimoire)) == [
        (card.id, str(card.vp), str(card.copies), str(card.amount), kind, card.vp_source, card.effect_source)
        for kind, some in kinds.items()
        for card in some
    ]


def sources_of(page: Page) -> tuple[str, ...]:
    return page.effect_source, page.type_source, page.amount_source


def opened(page: int) -> int:
    """The round that opens it, as the rules say."""
    return int(page_and_round(str(page))["round"])


def test_the_pages_are_the_engines() -> None:
    shown = [
        (page, types.replace('"', ""), int(begins), int(amount), *sources)
        for page, types, begins, amount, *sources in PAGE.findall(faces(grimoire))
    ]
    assert shown == [
        (page.id, ", ".join(page.types), opened(number), page.amount, *sources_of(page))
        for number, page in enumerate(PAGES, 1)
    ]


def test_every_face_leads_to_a_clause() -> None:
    named = re.findall(r"clause: \"([^\"]+)\"", faces(grimoire))
    assert len(named) == 18 + 15 and set(named) <= clauses_of(grimoire)
