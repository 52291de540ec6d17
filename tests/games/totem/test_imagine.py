"""Imagined worlds are uniform over what a seat can not rule out: compared with all shuffles of small tables."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import totem
from kamifuda.games.totem.cards import set_of
from kamifuda.games.totem.rules import Totem
from tests.games.totem.table import TotemTable, chosen, totem_match, totem_table
from tests.spread import SOAK

SAMPLES = 3_000 * SOAK
Spots = dict[str, tuple[str, int, int]]  # where every card lies: hands, zones, pile or discard; seat; place
Shown = dict[str, tuple[bool, list[int]]]


def small(**shown: tuple[bool, list[int]]) -> TotemTable:
    """Seat 0 hides three totems and two cards, seat 1 one of each; one card is left in the pile."""
    table = totem_table(
        "blue_6 blue_7",
        mine="(red_13) (red_12) green_3~ (red_11)",
        theirs="(red_1) red_2",
        their_hand="green_1",
        pile="green_10",
        sword_loss_keeps_partner=True,
    )
    for card, (hand, places) in shown.items():
        bit = set_of([card])
        table.position.shown |= bit
        table.position.held |= bit if hand else 0
        for place in places:
            table.position.set_at(place, table.position.at(place) | bit)
    return table


def spots(position: Totem) -> Spots:
    lies = totem.layout(position)
    found: Spots = dict.fromkeys(lies["discard"], ("discard", -1, -1))
    found |= dict.fromkeys(lies["pile"], ("pile", -1, -1))
    for seat in (0, 1):
        found |= dict.fromkeys(lies["hands"][seat], ("hand", seat, -1))
        found |= {card: ("zone", seat, place) for place, card in enumerate(lies["zones"][seat]) if card}
    return found


def allowed(where: Spots, shown: Shown) -> bool:
    """All shown cards are seat 0's here."""
    return all(
        (where[card] == ("hand", 0, -1) and hand) or where[card] in [("zone", 0, place) for place in places]
        for card, (hand, places) in shown.items()
    )


def possible(table: TotemTable, viewer: int, shown: Shown) -> Counter[frozenset[Any]]:
    """The worlds that a viewer can not rule out, by the number of shuffles that lead to them."""
    up = table.lies["face_up"]
    unseen = {
        card: spot
        for card, spot in spots(table.position).items()
        if spot[0] == "pile" or (spot[0] == "hand" and spot[1] != viewer)
        or (spot[0] == "zone" and spot[1] != viewer and not up[spot[1]][spot[2]])
    }  # fmt: skip
    worlds: Counter[frozenset[Any]] = Counter()
    for order in permutations(unseen):
        world = dict(zip(order, unseen.values(), strict=True))
        if viewer == 0 or allowed(world, shown):
            worlds[frozenset(world.items())] += 1
    return worlds


CASES: dict[str, Shown] = {
    "nothing shown": {},
    "in the hand": {"blue_6": (True, [])},
    "in the hand or at a place": {"blue_6": (True, [1])},
    "at one of two places": {"blue_6": (False, [0, 3])},
    "two of them, anywhere": {"blue_6": (True, [0, 1]), "blue_7": (True, [0, 1])},
    "two of them, each at a place of its own or in the hand": {"blue_6": (True, [0]), "blue_7": (True, [1])},
}


@pytest.mark.clause("TOT-A35", "TOT-06")
@pytest.mark.parametrize(("case", "viewer"), [("nothing shown", 0), *((case, 1) for case in CASES)])
def test_imagined_worlds_are_uniform(case: str, viewer: int) -> None:
    table, rng = small(**CASES[case]), Rng(5)
    worlds = possible(table, viewer, CASES[case])
    known = set(totem.card_ids) - {card for world in [next(iter(worlds))] for card, _ in world}
    found: Counter[frozenset[Any]] = Counter()
    for _ in range(SAMPLES):
        position = table.position.clone()
        position.imagine(viewer, rng)
        found[frozenset((card, spot) for card, spot in spots(position).items() if card not in known)] += 1
    assert set(found) <= set(worlds)
    expected = {world: SAMPLES * count / worlds.total() for world, count in worlds.items()}
    chi_square = sum((found[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(worlds) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 1


@pytest.mark.clause("TOT-A35", "TOT-16")
@pytest.mark.parametrize("viewer", [WORLD, 0, 1])
def test_every_unseen_card_is_as_likely_anywhere(viewer: int) -> None:
    table, rng, samples = chosen(chosen(totem_match("likely"), 0), 1), Rng(7), 600
    own = set() if viewer == WORLD else table.hand(viewer) | {str(card) for card in table.lies["zones"][viewer]}
    hand, place, pile = Counter[str](), Counter[str](), Counter[str]()
    for _ in range(samples):
        position = table.position.clone()
        position.imagine(viewer, rng)
        lies = totem.layout(position)
        hand.update(lies["hands"][1 if viewer == 0 else 0])
        place.update([str(lies["zones"][1 if viewer == 0 else 0][2])])
        pile.update(lies["pile"])
    unseen = 52 - len(own)
    assert hand.keys() | place.keys() | pile.keys() == set(totem.card_ids) - own
    for found in (hand, place, pile):
        mean = found.total() / unseen
        chi_square = sum((found[card] - mean) ** 2 / mean for card in totem.card_ids if card not in own)
        assert chi_square < unseen + 5 * (2 * unseen) ** 0.5


def begun(steps: str, hand: str, theirs: str = "(red_12)") -> Totem:
    """Seat 0 is in the middle of a play."""
    position = totem_table(hand, mine="(red_13) - red_11 (red_10)", theirs=theirs, their_hand="green_5").position
    for step in steps.split(", "):
        position.apply(0, totem.parse(position, 0, step))
    return position


@pytest.mark.clause("TOT-A35", "TOT-A2")
def test_a_card_named_in_an_attack_stays_in_the_hand() -> None:
    rng, others = Rng(1), Counter[str]()
    for _ in range(50):
        position = begun("attack, red_5, on 0", "red_5 blue_6")
        position.imagine(1, rng)
        hand = totem.layout(position)["hands"][0]
        assert "red_5" in hand and totem.view(position, 1)["card"] == "red_5"
        others.update(hand)
    assert len(others) > 20


@pytest.mark.clause("TOT-A7", "TOT-A35")
def test_who_attacks_a_discovered_totem_with_a_sword_has_a_partner_for_it() -> None:
    rng = Rng(2)
    for _ in range(50):
        position = begun("attack, red_5, on 0", "red_5 blue_8 blue_1", theirs="red_12")
        position.imagine(1, rng)
        assert max(int(card.split("_")[1]) for card in totem.layout(position)["hands"][0] if card != "red_5") >= 7


@pytest.mark.clause("TOT-A35", "TOT-31")
def test_the_card_of_an_exchange_is_any_card_of_the_hand() -> None:
    rng, named = Rng(3), Counter[str]()
    for _ in range(60):
        position = begun("exchange, blue_6", "blue_6 blue_7")
        position.imagine(1, rng)
        assert totem.view(position, 1)["card"] is None
        named[totem.view(position, 0)["card"] or ""] += 1
        assert position.legal(0)
    assert len(named) > 20
