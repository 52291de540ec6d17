"""What is said of Totem."""

import pytest

from kamifuda.text import LANGUAGES, Text

NAMES = ("Ann", "Bo")
EN, FR = (Text(language, "totem") for language in LANGUAGES)


@pytest.mark.clause("TOT-25")
def test_in_one_minute_a_won_attack_costs_both_cards() -> None:
    assert "defeats it, both cards are discarded," in EN.say("game-how-a-turn-works")
    assert "le bat, les deux cartes sont défaussées," in FR.say("game-how-a-turn-works")


def test_a_second_card_is_told_like_the_first() -> None:
    alone = {"event": "attacked", "seat": 1, "card": "red_4", "partner": None, "place": 1, "level": 4}
    armed = alone | {"partner": "blue_5", "level": 9}
    assert EN.event(alone, 1, NAMES) == "You attack totem 2 with the red 4."
    assert EN.event(armed, 0, NAMES) == (
        "Bo attacks your totem 2 with the red 4 and, thanks to its Sword, the blue 5: 9 in all."
    )
    secret = {"event": "exchanged", "seat": 1, "card": None, "taken": None, "place": 3}
    known = secret | {"card": "red_1", "taken": "blue_2"}
    assert FR.event(secret, 0, NAMES).startswith("Bo échange son totem n°\u00a04 contre une carte")
    assert FR.event(known, 1, NAMES).endswith("tu poses le 1 rouge et reprends le 2 bleu en main.")


def test_known_cards_are_told_where_others_hear_less() -> None:
    secret = {"event": "chosen", "seat": 1}
    assert EN.event(secret, 0, NAMES) == "Bo has laid totems face down."
    assert EN.event(secret | {"cards": ["red_4", "blue_13"]}, 1, NAMES).endswith(": red 4, blue 13.")


def test_a_comparison_says_why() -> None:
    held = {"event": "held", "seat": 1, "card": "blue_9", "place": 0, "level": 9, "against": 7, "shield": False}
    assert EN.event(held, 0, NAMES) == "7 against 9: your attack fails. Bo's blue 9 holds and stays face up."
    assert EN.event(held | {"against": 13, "shield": True}, None, NAMES) == (
        "The Shield stops the attack (13 against 9): Bo's blue 9 stays, face up, and its Shield is used up."
    )


@pytest.mark.parametrize(
    ("step", "label", "brief"),
    [
        ("red_4", "4 rouge", "4 rouge"),
        ("with blue_3", "Avec le 3 bleu", "3 bleu"),
        ("on 0", "Totem n°\u00a01", "Totem n°\u00a01"),
        ("attack", "Attaquer", "Attaquer"),
    ],
)
def test_a_step_may_be_a_bare_card_or_a_place(step: str, label: str, brief: str) -> None:
    assert (FR.step(step), FR.brief_step(step)) == (label, brief)
