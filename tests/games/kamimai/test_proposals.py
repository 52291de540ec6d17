"""Every proposal that the rules allow can be said, in one way, and no other can."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.kamimai.scenes import scene

ALL_SPELLS = "I:water+fire+earth+air+team"
COLOURS = ("water", "fire", "earth", "air")
SHAPES = {1: [4], 2: [2, 2], 3: [1, 1, 2], 4: [1, 1, 1, 1], 5: [0, 1, 1, 1, 1]}  # of team spells


def said_by(seat: int, cards: Counter[str], colour: str, share: int) -> list[list[str]]:
    """How somebody may give exactly this share: so many Elements, the Fairy as 0 to 3, the Wolf as 0 to 2."""
    fairy = f"{colour}_fairy"
    return [
        [f"give {seat} {card} {worth}" for card, worth in ((colour, own), (fairy, magic), ("wolf", wild)) if worth]
        for own, magic, wild in product(range(5), range(4), range(3))
        if own + magic + wild == share
        and own <= cards[colour]
        and magic <= 3 * cards[fairy]
        and wild <= 2 * cards["wolf"]
    ]


def exact_proposals(hands: list[Counter[str]], activator: int, colour: str, team: bool) -> set[str]:
    """KMI-27, KMI-29, KMI-52 to KMI-59, KMI-A20 to KMI-A25, by trying everything."""
    seats, found = len(hands), set[str]()
    for shares in product(range(5), repeat=seats):
        fits = sorted(shares) == SHAPES[seats] if team else sum(shares) == 4
        if not fits or shares[activator] == 0:
            continue
        order = [(activator + offset) % seats for offset in range(seats)]
        for parts in product(*(said_by(seat, hands[seat], colour, shares[seat]) for seat in order)):
            gives = [give for part in parts for give in part]
            found.add(", ".join([f"{'team' if team else 'cast'} {colour}", *gives]))
    return found


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Counter[str]], int]:
    """Up to five Reserves, rich enough for spells."""
    seats = draw(st.integers(1, 5))
    hands = [Counter[str]() for _ in range(seats)]
    for colour in draw(st.sets(st.sampled_from(COLOURS), min_size=1, max_size=2)):
        left = 12
        for hand in hands:
            hand[colour] = draw(st.integers(0, min(left, 5)))
            left -= hand[colour]
    for creature in draw(st.sets(st.sampled_from([*(f"{colour}_fairy" for colour in COLOURS), "wolf", "imp"]))):
        hands[draw(st.integers(0, seats - 1))][creature] = 1
    return hands, draw(st.integers(0, seats - 1))


@pytest.mark.clause("KMI-27", "KMI-29", "KMI-52", "KMI-A21", "KMI-A23", "KMI-A24", "KMI-A25")
@settings(deadline=None)
@given(tables())
def test_the_proposals_are_exactly_those_that_the_rules_allow(arranged: tuple[list[Counter[str]], int]) -> None:
    hands, activator = arranged
    reserves = [" ".join(hand.elements()) for hand in hands]
    table = scene(*reserves, activator=activator, target="A", house_rules=ALL_SPELLS)
    offered = [play for play in table.plays() if play.startswith(("cast", "team"))]
    allowed = [exact_proposals(hands, activator, colour, team) for colour in COLOURS for team in (False, True)]
    assert len(offered) == len(set(offered))
    assert set(offered) == set().union(*allowed)
