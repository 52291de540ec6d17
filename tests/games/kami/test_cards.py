"""The cards as a table, and the same packed into numbers."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamifuda.games.kami import cards
from kamifuda.games.kami.cards import CARDS, IDS, card_of, count, hand_of, kind, kinds, names, points_of
from tests.games.kami.reference import COPIES, VALUE

hands = st.lists(st.sampled_from(IDS), max_size=32).filter(lambda hand: max(Counter(hand).values(), default=0) < 16)


@pytest.mark.clause("KAMI-01", "KAMI-04")
def test_the_deck_has_thirty_two_cards_of_eight_kinds() -> None:
    assert sum(card.copies for card in CARDS) == 32
    assert {card.id: card.copies for card in CARDS} == COPIES
    assert {card.id: card.points for card in CARDS} == VALUE


@pytest.mark.clause("KAMI-04")
def test_the_packed_columns_are_those_of_the_table() -> None:
    assert sum(card.copies << 4 * number for number, card in enumerate(CARDS)) == cards.DECK
    assert sum(card.points << 4 * number for number, card in enumerate(CARDS)) == cards.POINTS
    assert sum(1 << 4 * number for number in range(8)) == cards.EACH
    assert [hand_of([name]) for name in ("soldier", "spear", "empress")] == [cards.SOLDIER, cards.SPEAR, cards.EMPRESS]


@pytest.mark.clause("KAMI-04")
@pytest.mark.parametrize("number", range(8))
def test_a_card_knows_its_kind_and_its_points(number: int) -> None:
    assert kind(card_of(number)) == number
    assert points_of(card_of(number)) == CARDS[number].points
    assert names(card_of(number)) == [IDS[number]]


@given(hands)
def test_a_hand_is_the_sum_of_its_cards(hand: list[str]) -> None:
    assert names(hand_of(hand)) == sorted(hand, key=IDS.index)
    assert count(hand_of(hand)) == len(hand)
    assert names(kinds(hand_of(hand))) == [name for name in IDS if name in hand]


def test_the_deck_as_a_hand() -> None:
    assert Counter(names(cards.DECK)) == COPIES
    assert hand_of(names(cards.DECK)) == cards.DECK


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        hand_of(["tower", "dragon"])
