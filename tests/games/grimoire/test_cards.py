"""The pages, the cards and the items as tables, and the same packed into numbers."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamifuda.core.bits import count, number
from kamifuda.games import grimoire
from kamifuda.games.grimoire import cards
from kamifuda.games.grimoire.cards import COMPANIONS, ITEMS, QUEST, TREASURES, names, pick_out
from kamifuda.games.grimoire.pages import NAMES, PAGES
from kamifuda.games.grimoire.values import values_of
from tests.games.grimoire.table import begun, grimoire_match, grimoire_table

PRINTED = {
    # card            copies vp
    "bronze_coin":     (12,  1),
    "silver_coin":     (10,  2),
    "gold_coin":       (7,   3),
    "spy":             (3,   1),
    "mercenary":       (3,   0),
    "thief":           (3,   1),
    "archer":          (3,   1),
    "merchant":        (3,   1),
    "nun":             (3,   1),
    "villain":         (3,   2),
    "prince":          (3,   2),
    "queen":           (3,   2),
    "king":            (3,   3),
    "bronze_sword":    (5,   1),
    "silver_bracelet": (2,   2),
    "golden_cup":      (1,   3),
    "junk":            (9,   0),
    "blessed_shoes":   (1,   1),
}  # fmt: skip
BOOK = {
    "luck": "common", "silence": "common", "fireball": "forbidden", "heal": "common", "haste": "time",
    "resist": "defence", "create": "common", "storm": "forbidden", "charm": "attack", "summon_elemental": "common",
    "time_stop": "time, defence", "polymorph": "attack", "meteor_strike": "forbidden", "domination": "attack",
    "wish": "forbidden",
}  # fmt: skip
NONE = "\u2013"  # a dash
MARKS = {cards.CERTAIN: "[C]", cards.LIKELY: "[L]", cards.RECONSTRUCTED: "[R]"}
ROW = re.compile(r"^\| ([\w ]+) \| (\d+) \| (\d+) \| (\[.\]) \| .+ \| (\[.\]) \|$", re.MULTILINE)
PAGE_ROW = re.compile(
    rf"^\| (\d+) \| ([\w ]+) \| ([\w, ]+) \| (\d|{NONE}) \| .+ \| (\[.\]) \| (\[.\]) \| (\[.\]|{NONE}) \|$",
    re.MULTILINE,
)
some_cards = st.sets(st.integers(0, 58))


def rules() -> str:
    return files("kamifuda.games.grimoire").joinpath("RULES.md").read_text()


def as_id(title: str) -> str:
    return title.lower().replace(" ", "_")


@pytest.mark.clause("GRI-54", "GRI-03", "GRI-A26", "GRI-55")
def test_the_list_of_cards() -> None:
    assert {card.id: (card.copies, card.vp) for card in QUEST + ITEMS} == PRINTED
    assert sum(card.copies for card in TREASURES) == 29 and sum(card.copies for card in COMPANIONS) == 30
    assert [card.id for card in ITEMS if card.effect == "shoes"] == ["blessed_shoes"]
    assert tuple(PRINTED) == grimoire.card_ids


@pytest.mark.clause("GRI-56", "GRI-A32")
def test_the_fifteen_pages() -> None:
    assert {page.id: ", ".join(page.types) for page in PAGES} == BOOK
    assert tuple(BOOK) == NAMES
    amounts = {"fireball": 1, "storm": 2, "meteor_strike": 3}
    assert {page.id: page.amount for page in PAGES if page.amount} == amounts


@pytest.mark.clause("GRI-02", "GRI-A33", "GRI-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("deck", "bronze"), [(58, 11), (59, 12)])
def test_a_box_has_58_quest_cards_and_18_items(seats: int, deck: int, bronze: int) -> None:
    lies = grimoire_match("box", grimoire.Options(seats=seats, quest_deck=deck)).lies
    assert Counter(lies["deck"]) == {card.id: card.copies for card in QUEST} | {"bronze_coin": bronze}
    assert (len(lies["deck"]), len(lies["item_deck"]), len(lies["territories"])) == (deck, 18, seats)
    assert Counter(lies["item_deck"]) == {card.id: card.copies for card in ITEMS}


@pytest.mark.clause("GRI-56", "GRI-02")
def test_everybody_has_the_same_pages() -> None:
    table = grimoire_table("", "", "", "")
    assert all(table.legal(seat) == {f"page {number}" for number in range(1, 16)} for seat in range(4))


@pytest.mark.clause("GRI-03", "GRI-54", "GRI-A33")
@pytest.mark.parametrize("table", [QUEST, ITEMS], ids=("quest cards", "items"))
def test_what_is_not_known_is_kept_as_data_and_told(table: tuple[cards.Card, ...]) -> None:
    told = {as_id(title): row for title, *row in ROW.findall(rules())}
    for card in table:
        copies, vp, mark, effect = told[card.id]
        assert (int(copies), int(vp)) == (card.copies, card.vp)
        assert (mark, effect) == (MARKS[card.vp_source], MARKS[card.effect_source])
    assert {card.effect_source for card in COMPANIONS} == {cards.LIKELY, cards.RECONSTRUCTED}


@pytest.mark.clause("GRI-56", "GRI-A32")
def test_where_we_know_the_pages_from_is_told() -> None:
    told = PAGE_ROW.findall(rules())
    assert [(int(at), as_id(title)) for at, title, *_ in told] == list(enumerate(BOOK, 1))
    for page, (_, _, types, amount, effect, kind, source) in zip(PAGES, told, strict=True):
        assert types == ", ".join(page.types) and amount == (str(page.amount) if page.amount else NONE)
        assert (effect, kind) == (MARKS[page.effect_source], MARKS[page.type_source])
        assert source in (NONE, MARKS[page.amount_source])


@pytest.mark.clause("GRI-57", "GRI-09", "GRI-10", "GRI-11")
def test_every_card_has_its_zone() -> None:
    """Deck, discard, item deck, quest zone, and the territories."""
    table = begun("zones", seats=3)
    view = table.view(None)
    assert (view["deck"], view["discard"], view["item_deck"]) == (58 - 4, [], 18)
    assert (len(view["quest"]), view["hidden"], view["level"]) == (3, {"card": None}, 6)
    assert [(land["treasures"], land["companions"], land["items"], land["points"]) for land in view["lands"]] == [
        (0, [], 0, 0)
    ] * 3


@pytest.mark.parametrize("place", range(59))
def test_a_packed_card_knows_its_kind(place: int) -> None:
    card = 1 << place
    kind = [each.id for each in QUEST].index(cards.NUMBERED[place])
    assert number(card) == place and cards.card_of(place) == card
    assert cards.kind(card) == kind and card & cards.of_kind(kind)
    assert names(card) == [QUEST[kind].id]


@pytest.mark.parametrize("place", range(18))
def test_a_packed_item_knows_its_kind(place: int) -> None:
    kind = [each.id for each in ITEMS].index(cards.NUMBERED_ITEMS[place])
    assert cards.item_kind(cards.item_of(place)) == kind and cards.item_of(place) == 1 << place


def test_the_packed_sets_are_those_of_the_tables() -> None:
    assert Counter(names(cards.COINS)) == {card.id: card.copies for card in TREASURES}
    assert Counter(names(cards.PEOPLE)) == {card.id: card.copies for card in COMPANIONS}
    assert names(cards.QUEST_DECK) == list(cards.NUMBERED) and names(values_of("").missing) == ["bronze_coin"]
    assert set(cards.item_names(cards.JUNK)) == {"junk"} and cards.item_names(cards.SHOES) == ["blessed_shoes"]
    assert cards.item_names(cards.ITEM_DECK) == list(cards.NUMBERED_ITEMS)


@given(some_cards)
def test_a_pile_is_the_set_of_its_cards(places: set[int]) -> None:
    pile = sum(1 << place for place in places)
    assert names(pile) == [cards.NUMBERED[place] for place in sorted(places)]
    assert count(pile) == len(places)
    assert names(pick_out(names(pile), cards.QUEST_DECK)) == names(pile)
