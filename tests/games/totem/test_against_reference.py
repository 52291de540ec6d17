"""The engine and the literal reference play the same matches, and agree about everything at every step."""

import random

import pytest

from kamifuda.core.clauses import IllegalAction
from kamifuda.games import totem
from tests.games.totem.differential import KINDS, options_of, played
from tests.games.totem.pair import RANGES, Pair
from tests.games.totem.styles import anything

EACH = 5_000  # positions of every kind
OFTEN = 20
SEEN = {  # what every kind of match must show, and how often
    "anything": {
        "end: totems": 5,
        "end: levels": 5,
        "end: defeated": 5,
        "pair lost": 5,
        "no attack in the first turn": 5,
    },
    "eager": {"pair won": OFTEN, "drew for want of a card": OFTEN, "again: nothing but stop": 10, "eye: discover": 10},
    "building": {"again without a card: draw": 10, "end: totems": 5, "draw: draw": 5, "draw: draw_not": 5},
    "throwing": {"discard without a pile": 5, "last card drawn for action": 5, "hand one too large": OFTEN},
    "pairs": {
        "pair won": OFTEN,
        "pair of Swords": 10,
        "Sword alone": 10,
        "lost, 0 of 2 cards back": 5,
        "lost, 1 of 2 cards back": 5,
        "stopped by a Shield, 0 of 2 cards back": 3,
        "stopped by a Shield, 1 of 2 cards back": 3,
        "stopped by a Shield, 2 of 2 cards back": 5,
        "stopped by a Shield, 0 of 1 cards back": 5,
        "stopped by a Shield, 1 of 1 cards back": 5,
        "Shield above the attack": OFTEN,
        "spent Shield falls": OFTEN,
    },
    "eyes": {
        "eye: discover": 10,
        "eye: discover_not": 5,
        "attacked: nothing to see": 5,
        "guard: discover": 10,
        "guard alone": 5,
        "held: nothing to see": 5,
        "Eye on shield": 5,
        "Eye on sword": 5,
        "Eye on no power": 5,
    },
    "eyes first": {
        "peek at the target": OFTEN,
        "peek at another": OFTEN,
        "peek declined": 10,
        "lower attack on a peeked target": 10,
        "Eye on shield": OFTEN,
    },
    "draws": {"Draw out of turn": OFTEN, "Draw in turn": 10, "draw: draw_not": 5},
    "empty hands": {"again without a card: draw": 10, "hand two or more too large": 10, "draw: draw_not": 10},
    "modest": {"again: stop": OFTEN, "again without a card: stop": 10, "draw: draw_not": 5, "eye: discover_not": 5},
    "last card": {
        "Draw out of turn takes the last card": 10,
        "extra last turn": 5,
        "no extra last turn": 5,
        "held: nothing to draw": 5,
    },
    "last draw": {"Draw in turn takes the last card": 3, "attacked: nothing to draw": 3, "end: totems": 5},
    "last totem": {"last totem in the last turn": 10, "last card drawn for turn": 10},
    "last attack": {"won an attack, but no card and no pile": 1, "again without a card: stop": 5},
    "level": {"end: draw": 10},
    "house rules": {
        "pair won": OFTEN,
        "pair lost": 10,
        "stopped by a Shield, 0 of 1 cards back": 5,
        "eye: discover": 5,
        "Draw out of turn": 5,
        "Eye on no power": 5,
    },
}


def test_there_are_twenty_thousand_positions() -> None:
    assert SEEN.keys() == KINDS.keys()
    assert len(KINDS) * EACH >= 20_000


@pytest.mark.clause("TOT-08", "TOT-09", "TOT-10", "TOT-11", "TOT-21", "TOT-24", "TOT-25", "TOT-29", "TOT-31", "TOT-32")
@pytest.mark.clause("TOT-A10", "TOT-A13", "TOT-A15", "TOT-A22", "TOT-A23", "TOT-A28", "TOT-A32", "TOT-A33", "TOT-A34")
@pytest.mark.parametrize("kind", KINDS)
def test_random_matches(kind: str) -> None:
    seen = played(kind, EACH)
    assert seen["positions"] >= EACH
    assert {what: seen[what] for what, often in SEEN[kind].items() if seen[what] < often} == {}


def test_every_value_of_every_option_is_played() -> None:
    tables = [options_of(kind, number) for kind in KINDS for number in range(20)]  # no kind plays fewer matches
    for name, values in RANGES.items():
        assert {getattr(options, name) for options in tables} == set(values)


@pytest.mark.clause("TOT-A26")
def test_no_attack_in_the_first_turn_of_the_first_player() -> None:
    for number in range(10):
        pair, dice = Pair(totem.Options(no_attack_first_turn=True), f"first turn {number}"), random.Random(number)
        for _ in pair.steps([anything, anything], dice):
            if pair.reference.stage == "turn":
                break
        seat = pair.reference.turn
        with pytest.raises(IllegalAction) as refusal:
            pair.position.apply(seat, totem.parse(pair.position, seat, "attack"))
        assert refusal.value.clause == "TOT-A26"
        for _ in pair.steps([anything, anything], dice):
            if pair.reference.whole and pair.reference.turn != seat:
                break
        assert "attack" in pair.reference.legal(1 - seat)
