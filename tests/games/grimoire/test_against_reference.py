"""The engine and the literal reference play the same matches, and agree about everything at every step."""

import pytest

from tests.games.grimoire.differential import KINDS, options_of, played
from tests.games.grimoire.pair import RANGES
from tests.spread import SOAK

EACH = 1_500 * SOAK  # positions of every kind
LONGER = {"last shoes": 3}
OFTEN = 20
SEEN = {  # what every kind of match must show, and how often
    "anything": {
        "a card that a Spy has seen is taken": OFTEN,
        "below the end again": 1,
        "last round: treasures": 1,
        "last round: companions": 3,
        "some share a page": OFTEN,
        "everybody shares a page": 2,
        "luck: leave": 5,
        "create: leave": 2,
        "heal: leave": 5,
        "summon_elemental: not_lowest": 3,
    },
    "house rules": {"silenced: create": 2, "silenced: resist": 1, "bonus: thief": 1},
    "no attacks": {
        "Charm: no attack": 10,
        "Charm: no attack, a protected victim": 3,
        "Polymorph: no attack, a protected victim": 3,
        "Villains do not attack": 3,
        "silenced: domination": 3,
    },
    "no defences": {"silenced: resist": 10, "protected on reveal": 10, "Charm: a protected leader": 2},
    "other points": {
        **{f"bonus: {card}": 1 for card in ("mercenary", "prince", "king")},
        **{f"gained: {card}": 10 for card in ("thief", "villain")},
        "merchant: buy": 5,
    },
    "more shoes": {"another Item acts like the Shoes": 10, "Shoes while items are sold": 3, "1 with most Junk": 3},
    "hoarding": {"more than enough of a kind": 3, "last round: treasures": 3, "last round: companions": 3},
    "time": {"2 Time spells": OFTEN, "3 Time spells": OFTEN, "4 Time spells": 5, "different Time spells": 10},
    "time and twins": {
        "2 Time spells": OFTEN,
        "different Time spells": 10,
        "two shared pages": 10,
        "heal: no_cards": 1,
    },
    "attacks": {
        "give: give": OFTEN,
        "seize: seize": 2,
        "gained: villain": OFTEN,
        "Charm: the caster has most": 10,
        "Polymorph: the caster has most": 3,
        "below the end again": 2,
        "target: target": 5,
    },
    "small change": {"Polymorph takes nothing": 3, "Villains have nothing to gain": 1},
    "defence": {
        "Charm: a protected leader": 10,
        "Charm: a protected equal": 5,
        "Charm: before the defence": 2,
        "Domination: a protected leader": 2,
        "Polymorph: a protected equal": 1,
        "equals below or beside a protected leader": 3,
        "protected on reveal": OFTEN,
        "target: target": 10,
    },
    "healing": {"heal: heal": OFTEN, "heal: leave": OFTEN, "heal: no_points": OFTEN, "Heal is free with a Nun": 5},
    "healing early": {"Heal draws a Treasure from the deck": 10, "Heal draws a Companion from the deck": 10},
    "creating": {
        "create: no_items": OFTEN,
        "create: no_points": OFTEN,
        "create: create": OFTEN,
        "merchant: buy": 10,
        "merchant: enough": 2,
        "the last Item": 1,
    },
    "shoes": {"Shoes: quest": 3, "Shoes: territory": 1, "Shoes before a card is taken": 3},
    "last shoes": {
        "Shoes declined": 1,
        "Shoes while items are sold": 2,
        "Shoes without Quest cards": 1,
        "reshuffled: shoes": 1,
        "the row uses up both piles": 5,
    },
    "luck": {
        "Luck on the hidden card": OFTEN,
        "Luck on a card that a Spy has seen": OFTEN,
        "Luck brings the same card back": 2,
        "reshuffled: replaced": 5,
        "the hidden card is of an older deck": OFTEN,
        "unseen Treasures of two older decks": OFTEN,
    },
    "spies": {"a card that a Spy has seen is taken": OFTEN, "Luck on a card that a Spy has seen": 10},
    "silence": {
        "silenced: fireball": OFTEN,
        "silenced: storm": 10,
        "silenced: meteor_strike": 5,
        "silenced: wish": 5,
        "Silence after a Forbidden spell": OFTEN,
        "two Silences": OFTEN,
    },
    "poor": {
        "Summon Elemental by tokens": 5,
        "Summon Elemental by tokens, tied": 5,
        "Summon Elemental by total": 5,
        "Summon Elemental by total, tied": 2,
        "summon_elemental: not_lowest": OFTEN,
    },
    "wishes": {
        "keep: keep": 10,
        "stopped in the middle of a round": 1,
        "wish: points": 3,
        "Wish: 1 cards": 3,
        "Wish: 2 cards": 2,
        "Wish: 3 cards": OFTEN,
        "Wish: equal cards": 2,
        "Wish without discards": 2,
    },
    "late": {"wish: no_cards": 2, "heal: no_cards": 1, "wish: cards": 3, "reshuffled: replaced": 2},
    "stopped": {"end: piles empty": 5, "stopped by a whole row": 1},
    "to the last card": {"end: piles empty": 5, "reshuffled in the row": 5, "reshuffled: replaced": 3},
    "crowns": {f"bonus: {card}": 1 for card in ("mercenary", "prince", "queen", "king")},
    "places": {"gained: thief": OFTEN, "gained: archer": OFTEN},
    "level": {"tie at the top: designer": 2, "tie at the top: shared": 2},
}


def test_there_are_twenty_thousand_positions() -> None:
    assert SEEN.keys() == KINDS.keys()
    assert len(KINDS) * EACH >= 20_000


@pytest.mark.clause("GRI-08", "GRI-19", "GRI-20", "GRI-24", "GRI-25", "GRI-26", "GRI-27", "GRI-28", "GRI-29", "GRI-30")
@pytest.mark.clause("GRI-33", "GRI-34", "GRI-35", "GRI-36", "GRI-38", "GRI-39", "GRI-A3", "GRI-A16", "GRI-A18")
@pytest.mark.clause("GRI-A19", "GRI-A23", "GRI-A28", "GRI-A33", "GRI-A35", "GRI-A36", "GRI-A37")
@pytest.mark.parametrize("kind", KINDS)
def test_random_matches(kind: str) -> None:
    seen = played(kind, EACH * LONGER.get(kind, 1))
    assert seen["positions"] >= EACH
    assert {what: seen[what] for what, often in SEEN[kind].items() if seen[what] < often} == {}


def test_every_value_of_every_option_is_played() -> None:
    tables = [options_of(kind, number) for kind in KINDS for number in range(8)]  # no kind plays fewer matches
    for name, values in RANGES.items():
        assert {getattr(options, name) for options in tables} == set(values)
