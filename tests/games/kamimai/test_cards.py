"""The cards as a table, told in the rules, and sets of them packed into numbers."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamifuda.core.rng import Rng
from kamifuda.games import kamimai
from kamifuda.games.kamimai import cards
from kamifuda.games.kamimai.cards import CARDS, IDS, held, kinds, names, one, pick, size, whole_colour
from kamifuda.games.kamimai.house import sheets_of

COPIES = {
    "water": 12, "fire": 12, "earth": 12, "air": 12,
    "water_guardian": 2, "fire_guardian": 2, "earth_guardian": 2, "air_guardian": 2,
    "water_fairy": 1, "fire_fairy": 1, "earth_fairy": 1, "air_fairy": 1,
    "wolf": 1, "imp": 1, "dragonflies": 1, "mouse": 1,
}  # fmt: skip
MARKS = {cards.CERTAIN: "[C]", cards.LIKELY: "[L]", cards.RECONSTRUCTED: "[R]"}
ROW = re.compile(r"^\| `(\w+)` \| [^|]+ \| (\d+) \| (\[.\]) \| .+ \| \[.\] \|$", re.MULTILINE)
MOST = {card: most for most, alike in zip(cards.MOST_COPIES, cards.CLASSES, strict=True) for card in alike}
some_cards = st.fixed_dictionaries({card: st.integers(0, most) for card, most in MOST.items()}).map(Counter[str])


def bag(of: Counter[str]) -> int:
    return sum(one(IDS.index(card)) * copies for card, copies in of.items())


@pytest.mark.clause("KMI-03", "KMI-D2", "KMI-73", "KMI-74")
def test_the_list_of_cards() -> None:
    assert {card.id: card.copies for card in CARDS} == COPIES
    assert sum(card.copies for card in CARDS) == 64
    assert tuple(COPIES) == kamimai.card_ids


@pytest.mark.clause("KMI-03")
def test_how_many_there_are_and_how_we_know_is_told_in_the_rules() -> None:
    told = ROW.findall(files("kamifuda.games.kamimai").joinpath("RULES.md").read_text())
    assert told == [(card.id, str(card.copies), MARKS[card.source]) for card in CARDS]


@pytest.mark.clause("KMI-03")
def test_the_packed_sets_are_those_of_the_table() -> None:
    whole = sheets_of("", kamimai.version).cards
    assert Counter(names(whole)) == COPIES
    groups = {cards.ELEMENT_CARDS: IDS[:4], cards.GUARDIANS: IDS[4:8], cards.CREATURES: IDS[8:]}
    for group, members in groups.items():
        assert tuple(dict.fromkeys(names(whole & group))) == members
    assert cards.LOOSE == cards.ELEMENT_CARDS | cards.CREATURES
    special = (cards.WOLF, cards.IMP, cards.DRAGONFLIES, cards.MOUSE)
    assert [IDS[kind] for kind in special] == ["wolf", "imp", "dragonflies", "mouse"]


def test_a_set_has_room_for_every_action() -> None:
    assert [cards.bit(place) for place in range(62)] == [1 << place for place in range(62)]
    assert len({one(kind) for kind in range(cards.KINDS)}) == cards.KINDS and one(cards.MOUSE) > 0


@given(some_cards)
def test_a_bag_is_what_was_put_in(of: Counter[str]) -> None:
    packed = bag(of)
    assert Counter(names(packed)) == of and names(packed) == sorted(names(packed), key=IDS.index)
    assert size(packed) == of.total()
    assert [held(packed, kind) for kind in range(cards.KINDS)] == [of[card] for card in IDS]
    assert kinds(packed) == sum(1 << kind for kind, card in enumerate(IDS) if of[card])
    assert [names(whole_colour(packed, colour)) for colour in range(4)] == [[card] * of[card] for card in IDS[:4]]


@given(some_cards, some_cards)
def test_bags_add_up_and_come_apart(one_bag: Counter[str], all_of_it: Counter[str]) -> None:
    part = one_bag & all_of_it
    assert Counter(names(bag(all_of_it) - bag(part))) == all_of_it - part
    assert bag(part) + bag(all_of_it - part) == bag(all_of_it)


def test_every_card_of_a_bag_is_as_likely() -> None:
    packed, rng, draws = bag(Counter(COPIES)), Rng(7), 32_000
    found = Counter(IDS[pick(packed, rng)] for _ in range(draws))
    expected = {card: draws * copies / 64 for card, copies in COPIES.items()}
    assert sum((found[card] - mean) ** 2 / mean for card, mean in expected.items()) < 37.7  # 15 degrees, one in 1000
