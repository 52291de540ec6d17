"""What is said of Grimoire."""

from typing import Any

import pytest

from kamifuda.core import options as opt
from kamifuda.games import GAMES
from kamifuda.text import LANGUAGES, Text
from kamifuda.text.rulebook import sections

NAMES = ("Ann", "Bo", "Cy", "Di")
EN, FR = (Text(language, "grimoire") for language in LANGUAGES)


@pytest.mark.parametrize(
    ("event", "you", "other"),
    [
        (
            {"event": "gave", "seat": 1, "to": 0, "card": "thief"},
            "You give a Thief to Ann.",
            "Bo gives you a Thief.",
        ),
        (
            {"event": "robbed", "seat": 1, "from": 0, "points": 3},
            "You take 3 points from Ann.",
            "Bo takes 3 points from you.",
        ),
        ({"event": "targeted", "seat": 1, "target": 0, "page": 9}, "You aim Charm at Ann.", "Bo aims Charm at you."),
        (
            {"event": "turn", "seat": 1, "page": 10},
            "Your turn, with Summon Elemental.",
            "Bo's turn, with Summon Elemental.",
        ),
    ],
    ids=lambda value: value["event"] if isinstance(value, dict) else "",
)
def test_a_second_player_is_told_like_the_first(event: dict[str, Any], you: str, other: str) -> None:
    assert (EN.event(event, 1, NAMES), EN.event(event, 0, NAMES)) == (you, other)


def test_a_list_of_players_names_them_in_order_and_the_viewer_as_you() -> None:
    reversed_order = {"event": "time", "seat": 1, "page": 5, "how": "reverse", "seats": [2, 0, 1]}
    assert EN.event(reversed_order, 0, NAMES[:3]) == "With Haste, Bo reverses the order: Cy, you, Bo."
    assert FR.event(reversed_order, None, NAMES[:3]) == (
        "Avec l\u2019Accélération, Bo inverse l\u2019ordre\u00a0: Cy, Ann, Bo."
    )
    ordered = {"event": "ordered", "seats": [2, 0, 1], "alone": [2], "shared": [0, 1], "reversed": True}
    assert EN.event(ordered, 0, NAMES[:3]).endswith(
        ": Cy. Then those who share one, their old order reversed: you, Bo."
    )
    assert EN.event(ordered | {"reversed": False}, 0, NAMES[:3]).endswith("in their old order: you, Bo.")
    assert "you, Cy, Bo" in EN.event(ordered | {"alone": [0, 2, 1], "shared": [], "seats": [0, 2, 1]}, 0, NAMES[:3])


def test_pages_are_told_by_name() -> None:
    revealed = {"event": "revealed", "pages": [4, 2, 3]}
    assert EN.event(revealed, 1, NAMES[:3]) == (
        "The books open: Ann chose Heal, you chose Silence and Cy chose Fireball."
    )
    secret, known = ({"event": "bookmarked", "seat": 1, "page": page} for page in (None, 11))
    assert EN.event(secret, 0, NAMES) == "Bo has placed a bookmark."
    assert FR.event(known, 1, NAMES) == "Tu places ton marque-page à la page 11, Arrêt du temps."


@pytest.mark.parametrize("text", [EN, FR], ids=LANGUAGES)
def test_every_page_and_card_says_what_it_does_at_every_table(text: Text) -> None:
    usual: Any = GAMES["grimoire"].Options()
    table = {option.name: getattr(usual, option.name) for option in opt.chosen(usual)} | {"amount": 1}
    keys = [f"page-{number}" for number in range(1, 16)] + [f"card-{card}" for card in GAMES["grimoire"].card_ids]
    assert all(text.say(f"{key}.effect", **table) for key in keys)
    for option, page in (("haste", 5), ("defence_timing", 6), ("lowest_by", 10), ("time_stop", 11), ("wish", 15)):
        allowed = next(each for each in opt.chosen(usual) if each.name == option).metadata["allowed"]
        said = {text.say(f"page-{page}.effect", **(table | {option: value})) for value in allowed}
        assert len(said) == len(allowed)


@pytest.mark.parametrize(
    ("step", "names", "label"),
    [
        ("page 12", (), "12 Polymorph"),
        ("token 2", (), "Token 2"),
        ("target 2", NAMES, "Cy"),
        ("target 2", (), "player 3"),
        ("take hidden", (), "Take the hidden card"),
        ("leave", (), "Leave it"),
    ],
)
def test_a_step_may_name_a_page_a_token_or_a_player(step: str, names: tuple[str, ...], label: str) -> None:
    assert EN.step(step, names) == label


def test_the_pages_of_the_rules_with_their_types_points_and_marks() -> None:
    pages = next(section.rows for section in sections("grimoire") if section.key == "the-pages")
    assert [row["page"] for row in pages] == list(range(1, 16))
    storm, time_stop = pages[7], pages[10]
    assert storm == {
        "page": 8, "types": ["forbidden"], "round": 3, "amount": 2,
        "marks": {"effect": "L", "type": "L", "amount": "L"},
    }  # fmt: skip
    assert (time_stop["types"], time_stop["amount"]) == (["time", "defence"], 0)
    assert time_stop["marks"] == {"effect": "R", "type": "C", "amount": None}


def test_a_card_of_the_rules_has_a_mark_for_its_points_and_one_for_its_effect() -> None:
    items = next(section.rows for section in sections("grimoire") if section.key == "the-items")
    junk = {"card": "junk", "amount": 0, "copies": 9, "points": 0, "marks": {"points": "R", "effect": "C"}}
    assert junk in items
