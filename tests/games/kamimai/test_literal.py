"""The engine and the literal reference play the same matches, and agree about everything at every step."""

from collections import Counter

import pytest

from kamifuda import compiled
from kamifuda.games import kamimai
from tests.games.kamimai.differential import FEWEST, KINDS, RANGES, options_of, played
from tests.games.kamimai.literal_cards import COPIES, whole_grimoire
from tests.games.kamimai.literal_cards import KINDS as CARDS
from tests.spread import SOAK

EACH = SOAK * (1_500 if compiled() else 500)  # positions of every kind
LONGER = {  # for what is rare
    "adventure": 2,
    "blessings": 2,
    "houses": 2,
    "interrupted": 4,
    "many pages": 3,
    "refusals": 2,
    "short adventure": 2,
    "the last pages": 2,
    "warm up": 2,
}
OFTEN = 20

PHASES = {
    "target": "target falls",
    "grip": "grip falls",
    "draw": "left right drew done falls",
    "page": "page",
    "pull": "pull let",
    "came": "came",
    "answer": "stray stands falls",
    "lean": "lean",
    "watch": "stands falls",
    "curse": "discard falls",
    "spells": "cast team imp dragonflies mouse end falls",
    "give": "give",
    "consent": "agree refuse call",
    "giver": "choose falls",
    "gift": "hand falls",
    "to": "to",
    "mouse": "choose falls",
    "take": "take leave falls",
    "keep": "discard end falls",
    "settle": "stands falls",
}
STEPS = {f"{phase}, {word}" for phase, words in PHASES.items() for word in words.split()}
EVENTS = (
    "built", "sheet", "first", "warmed_up", "turn", "targeted", "emptied", "grip", "fingers", "let_go", "pulled",
    "came", "strayed", "stands", "drew", "done", "watched", "fell", "forgave", "face", "energy", "cursed", "discarded",
    "proposed", "agreed", "refused", "called_off", "not_cast", "cast", "sealed", "imp", "dragonflies", "chose",
    "handed", "mouse", "took", "left_it", "kept", "settled", "won", "lost",
)  # fmt: skip
SEEN = {  # what every kind of match must show besides, and how often
    "anything": {"event built": OFTEN, "event first": 2, "event sheet": 2, "event turn": OFTEN, "event sealed": 3},
    "careful": {"event won": 1, "event emptied": 1, "target, target": 3, "event targeted": 3, "event cast": 5},
    "by the odds": {"answer, falls": 10, "answer, stands": OFTEN, "lean, lean": OFTEN, "event grip": 5},
    "clumsy": {"fall: watch": 2, "watch, falls": 2, "settle, falls": 10, "fall: draw": 5, "event energy": 5},
    "blessings": {
        "blessed fall: between": 5,
        "blessed fall: draw": 10,
        "blessed fall: watch": 1,
        "event forgave": 10,
        "a blessing is used up": 1,
        "fall between turns in hard mode": 10,
        "event lost": 2,
        "the last energy: collapse": 1,
    },
    "many pages": {
        "page, page": OFTEN,
        "pull, pull": OFTEN,
        "pull, let": 5,
        "came, came": OFTEN,
        "event fingers": OFTEN,
        "event let_go": 5,
        "event pulled": OFTEN,
        "event came": OFTEN,
        "event stands": OFTEN,
        "more Guardians than the limit": 5,
        "empty book: lose_energy": 3,
        "the last energy: empty": 1,
    },
    "the last pages": {"an empty book in the middle of a turn": 1, "draw, left": OFTEN, "draw, right": OFTEN},
    "strays": {"answer, stray": OFTEN, "event strayed": OFTEN, "event face": OFTEN, "it must fall": 10},
    "reported": {"curse of several Guardians: energy": 1, "target: forced": 2, "target: chosen": 2},
    "a shaky real book": {"grip, grip": OFTEN, "grip, falls": 1, "target, falls": 1, "event fell": OFTEN},
    "adventure": {"one page is left": 3, "empty book: rebuild": 2, "curse: colour": 3},
    "short adventure": {
        "energy: adventure": 2,
        "sheet II with Reserves": 1,
        "sheet II with empty Reserves": 1,
        "sheet III with empty Reserves": 1,
        "team spell, 2 summoners": 1,
    },
    "guardians": {"event grip": OFTEN, "event cursed": 5, "a Guardian is handed": 1, "the Imp rids 2": 2},
    "guardians and houses": {"curse: energy": 2, "energy: curse": 2, "curse, discard": 5},
    "creatures": {
        "a spell of Creatures only": 1,
        "fairy in a collective spell": 5,
        "fairy in a team spell": 1,
        "wolf in a collective spell": 2,
        "a Reserve above the limit": 10,
    },
    "interrupted": {
        "draw, drew": OFTEN,
        "draw, done": OFTEN,
        "draw, falls": 10,
        "event drew": OFTEN,
        "event done": OFTEN,
        "event watched": OFTEN,
        "watch, stands": OFTEN,
        "curse, discard": OFTEN,
        "curse, falls": 10,
        "event discarded": OFTEN,
        "a curse takes a Fairy": 5,
        "curse on collapse": 3,
        "spells, cast": OFTEN,
        "spells, team": 5,
        "spells, imp": 10,
        "spells, dragonflies": 10,
        "spells, mouse": 10,
        "spells, end": OFTEN,
        "spells, falls": 5,
        "event imp": 10,
        "event dragonflies": 10,
        "event mouse": 10,
        "event chose": OFTEN,
        "event handed": OFTEN,
        "event took": 10,
        "event left_it": 3,
        "giver, choose": 10,
        "giver, falls": 2,
        "giver: oneself": 5,
        "giver: another": 5,
        "gift, hand": OFTEN,
        "gift, falls": 2,
        "a null move": 3,
        "to, to": OFTEN,
        "mouse, choose": 10,
        "mouse, falls": 1,
        "take, take": 10,
        "take, leave": 2,
        "take, falls": 1,
        "taker: oneself": 5,
        "taker: another": 5,
        "keep, discard": OFTEN,
        "keep, end": OFTEN,
        "keep, falls": 5,
        "settle, stands": OFTEN,
        "event kept": OFTEN,
        "event settled": OFTEN,
    },
    "refusals": {
        "give, give": OFTEN,
        "consent, agree": 5,
        "consent, refuse": 5,
        "consent, call": 2,
        "event proposed": 10,
        "event agreed": 5,
        "event refused": 5,
        "event not_cast": 3,
        "event called_off": 2,
        "somebody who refused is asked again": 5,
        "somebody is not asked a third time": 1,
        "called off after a refusal": 1,
    },
    "five": {"collective spell, 5 summoners": 5},
    "alone": {"arrows forbid a zone": 1, "individual spell, 1 summoners": OFTEN, "team spell, 1 summoners": 3},
    "warm up": {"event warmed_up": 2, "fall: warm_up": 2, "one page is left": 1},
    "hardly any cards": {"nothing to do: imp": 1, "nothing to do: dragonflies": 1, "nothing to do: mouse": 1},
    "many of a kind": {"Creatures that are alike": OFTEN, "giver, choose": 5},
    "many of a kind, alone": {"Creatures that are alike": 5, "a curse takes a Fairy": 1},
    "drawn arrows": {"arrows of the house": 5, "no arrow leads on": 1, "arrows forbid a zone": 5},
    "an energy of its own": {"energy: collapse": 2},
    "houses": {"team spell, 3 summoners": 1},
}


def test_there_are_twenty_thousand_positions() -> None:
    assert SEEN.keys() == KINDS.keys()
    assert not compiled() or len(KINDS) * EACH >= 20_000


def test_every_step_and_every_event_is_expected() -> None:
    expected = {what for seen in SEEN.values() for what in seen}
    assert STEPS | {f"event {name}" for name in EVENTS} <= expected


@pytest.mark.clause("KMI-15", "KMI-16", "KMI-17", "KMI-18", "KMI-19", "KMI-24", "KMI-25", "KMI-26", "KMI-27")
@pytest.mark.clause("KMI-28", "KMI-29", "KMI-31", "KMI-32", "KMI-33", "KMI-34", "KMI-35", "KMI-36", "KMI-37")
@pytest.mark.clause("KMI-38", "KMI-39", "KMI-40", "KMI-41", "KMI-42", "KMI-43", "KMI-44", "KMI-45", "KMI-46")
@pytest.mark.clause("KMI-47", "KMI-48", "KMI-49", "KMI-50", "KMI-51", "KMI-52", "KMI-56", "KMI-57", "KMI-58")
@pytest.mark.clause("KMI-60", "KMI-61", "KMI-62", "KMI-63", "KMI-64", "KMI-65", "KMI-66", "KMI-67", "KMI-69")
@pytest.mark.clause("KMI-75", "KMI-76", "KMI-77", "KMI-78", "KMI-80", "KMI-81", "KMI-82", "KMI-84", "KMI-A1")
@pytest.mark.clause("KMI-A2", "KMI-A3", "KMI-A4", "KMI-A5", "KMI-A6", "KMI-A7", "KMI-A9", "KMI-A10", "KMI-A15")
@pytest.mark.clause("KMI-A17", "KMI-A19", "KMI-A21", "KMI-A23", "KMI-A26", "KMI-A27", "KMI-A29", "KMI-A31", "KMI-A32")
@pytest.mark.clause("KMI-A34", "KMI-A39", "KMI-A40", "KMI-A42", "KMI-A43", "KMI-A44", "KMI-A45", "KMI-A46")
@pytest.mark.parametrize("kind", KINDS)
def test_random_matches(kind: str) -> None:
    seen = played(kind, EACH * LONGER.get(kind, 1))
    assert seen["positions"] >= EACH
    if compiled():  # else there is less time for rare things
        assert {what: seen[what] for what, often in SEEN[kind].items() if seen[what] < often} == {}


def test_every_value_of_every_option_is_played() -> None:
    tables = [options_of(kind, number) for kind in KINDS for number in range(FEWEST)]
    for name, values in RANGES.items():
        assert {getattr(options, name) for options in tables} == set(values), name


@pytest.mark.clause("KMI-09")
def test_every_card_is_as_likely_to_be_seen() -> None:
    """Which the reference can not know: it takes any card that is still there."""
    deals = 4_000
    faces = Counter(
        kamimai.layout(kamimai.deal(kamimai.Options(), str(number).encode()))["faces"][number % 2]
        for number in range(deals)
    )
    for card in CARDS:
        share = COPIES.get(card, 1) / len(whole_grimoire(3, {}))
        assert abs(faces[card] - deals * share) < 5 * (deals * share * (1 - share)) ** 0.5, card
