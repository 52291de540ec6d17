"""The cards as a table, and the same packed into numbers."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamifuda.core.bits import count, number
from kamifuda.games import totem
from kamifuda.games.totem import cards
from kamifuda.games.totem.cards import COLOURS, IDS, POWERS, at_least, best, card_of, level, names
from kamifuda.games.totem.cards import set_of as cards_of
from kamifuda.games.totem.house import power_by_card
from tests.games.totem.table import totem_match, totem_table

BY_COLOUR = {"red": "sword", "blue": "shield", "purple": "eye", "green": "draw"}
POWER_NUMBERS = {"sword": cards.SWORD, "shield": cards.SHIELD, "eye": cards.EYE, "draw": cards.DRAW}
some_cards = st.sets(st.sampled_from(IDS))


def level_of(card: str) -> int:
    return int(card.split("_")[1])


@pytest.mark.clause("TOT-01")
def test_fifty_two_cards_lie_on_the_table_from_the_deal_on() -> None:
    lies = totem_match("all").lies
    dealt = [*lies["hands"][0], *lies["hands"][1], *lies["pile"]]
    assert len(dealt) == 52
    assert set(dealt) == set(totem.card_ids) == {f"{c}_{n}" for c in BY_COLOUR for n in range(1, 14)}


@pytest.mark.clause("TOT-02")
def test_every_colour_has_every_level_once() -> None:
    assert Counter(level_of(card) for card in IDS) == dict.fromkeys(range(1, 14), 4)
    assert len(set(IDS)) == 52
    assert [level(cards_of([card])) for card in IDS] == [level_of(card) for card in IDS]


@pytest.mark.clause("TOT-02")
@pytest.mark.parametrize(
    ("weak", "strong"), [("blue_1", "purple_10"), ("blue_9", "purple_10"), ("blue_12", "green_13")]
)
def test_a_higher_number_is_stronger_whatever_the_colour(weak: str, strong: str) -> None:
    held = totem_table(weak, mine="(red_11)", theirs=f"({strong})").play(f"attack, {weak}, on 0")
    assert (held.zone(1), held.over) == (strong, False)
    fallen = totem_table(strong, mine="(red_11)", theirs=f"{weak}~").play(f"attack, {strong}, on 0")
    assert (fallen.zone(1), fallen.over) == ("", True)


@pytest.mark.clause("TOT-03")
def test_each_power_belongs_to_one_colour_and_to_levels_one_to_nine() -> None:
    assert {colour.id: colour.power for colour in COLOURS} == BY_COLOUR
    powers = power_by_card("")
    assert {f"{colour}_{level}": power for colour, power in BY_COLOUR.items() for level in range(1, 10)} == powers
    assert Counter(powers.values()) == dict.fromkeys(BY_COLOUR.values(), 9)
    assert len(IDS) - len(powers) == 16


@pytest.mark.clause("TOT-03")
@pytest.mark.parametrize("card", IDS)
def test_a_packed_card_knows_its_level_and_power(card: str) -> None:
    bit = cards_of([card])
    assert card_of(number(bit)) == bit
    assert names(bit) == [card]
    assert level(bit) == level_of(card)
    assert totem_table().position.power(bit) == POWER_NUMBERS.get(power_by_card("").get(card, ""), cards.NO_POWER)


@pytest.mark.clause("TOT-03")
@pytest.mark.parametrize(("card", "asked"), [("green_9", "draw"), ("green_10", "again"), ("purple_9", "eye")])
def test_a_power_ends_with_level_nine(card: str, asked: str) -> None:
    table = totem_table(f"{card} blue_1", theirs="(red_9) (red_12)").play(f"attack, {card}, on 0")
    assert table.phase == asked


@pytest.mark.clause("TOT-03", "TOT-02")
def test_what_is_not_known_is_kept_as_data_and_told() -> None:
    """Nobody knows which colour has which power; the rules show the players how sure we are."""
    assert {colour.source for colour in COLOURS} == {cards.RECONSTRUCTED}
    assert cards.DECK_SOURCE == cards.LIKELY
    rules = files("kamifuda.games.totem").joinpath("RULES.md").read_text()
    rows = re.findall(r"^\| (\w+) \| (\w+) \| 1 to 13 \| 1 to 9 \| (\S+) \|$", rules, re.MULTILINE)
    assert rows == [(colour.id, colour.power.title(), "[R]") for colour in COLOURS]


def test_the_packed_sets_are_those_of_the_table() -> None:
    assert names(cards.DECK) == list(IDS)
    for power, its_number in POWER_NUMBERS.items():
        assert POWERS[its_number] == power
        having = set(names(totem_table().position.having(its_number)))
        assert having == {card for card, its in power_by_card("").items() if its == power}
    assert names(cards.HIGHEST) == [IDS[-1]]
    for lowest in range(-1, 16):
        assert set(names(at_least(lowest))) == {card for card in IDS if level_of(card) >= lowest}


@given(some_cards)
def test_a_hand_is_the_set_of_its_cards(hand: set[str]) -> None:
    packed = cards_of(hand)
    assert names(packed) == [card for card in IDS if card in hand]
    assert count(packed) == len(hand)
    assert best(packed) == max(map(level_of, hand), default=0)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        cards_of(["red_4", "red_14"])
