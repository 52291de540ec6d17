"""What is said of Kami, and typed."""

import pytest

from kamifuda.cli.terminal import rulebook, typed
from kamifuda.text import LANGUAGES, Text
from kamifuda.text.rulebook import sections, written

NAMES = ("Ann", "Bo", "Cy", "Di")
EN, FR = (Text(language, "kami") for language in LANGUAGES)
both = pytest.mark.parametrize("text", [EN, FR], ids=LANGUAGES)


TO_A_SIDE = ("scored", "bounced", "reset", "match_won")


@both
@pytest.mark.parametrize("kind", TO_A_SIDE)
def test_points_are_told_to_a_player_and_to_a_team(text: Text, kind: str) -> None:
    def told(viewer: int | None, seats: list[int]) -> str:
        event = {"event": kind, "seat": 1, "seats": seats, "points": 4}
        return text.event(event, viewer, NAMES)

    you, us, them, other = told(1, [1]), told(3, [1, 3]), told(0, [1, 3]), told(0, [1])
    nameless = [said.replace(text.together(["Bo", "Di"]), "X").replace("Bo", "X") for said in (you, us, them, other)]
    assert len(set(nameless)) == 4
    assert "Bo" not in you + us and text.together(["Bo", "Di"]) in them and "Bo" in other
    assert told(None, [1]) == other


def test_points_of_a_team_are_its_own() -> None:
    event = {"event": "scored", "seat": 1, "seats": [1, 3], "points": 4}
    assert (EN.event(event, 3, NAMES), EN.event(event, 0, NAMES)) == (
        "Your team now has 4 points.",
        "Bo and Di now have 4 points.",
    )
    assert FR.event(event, 3, NAMES) == "Ton équipe a maintenant 4 points."
    assert FR.event(event | {"points": 1}, 0, NAMES) == "Bo et Di ont maintenant 1 point."


def test_a_lead_that_moves_is_told_to_both_and_to_those_who_watch() -> None:
    event = {"event": "lead_moved", "seat": 1}
    assert EN.event(event, 1, NAMES).startswith("Your opponent cannot")
    assert EN.event(event, 0, NAMES).startswith("You cannot")
    assert EN.event(event, None, NAMES).startswith("The attacker cannot")


def test_a_new_deal_of_the_same_round_is_told() -> None:
    event = {"event": "dealt", "round": 2, "count": 8, "again": True}
    assert EN.event(event, 0, NAMES) == "The cards are dealt again: 8 cards in each hand."
    assert EN.event(event | {"again": False}, 0, NAMES) == "Round 2: 8 cards in each hand."


def test_the_rules_in_french_have_tables_too() -> None:
    french = rulebook.all_rules(FR)
    assert (
        french.startswith("# Les règles de Kami")
        and "| Fou | 2 | 4 |" in french
        and "| `target` | 15 | 1 à 99" in french
    )


def test_the_rules_of_kami_say_whose_rulings_they_are() -> None:
    assert "Most rulings are ours; some come from the publisher or another edition" in written("kami")
    assert "most are ours, others come from the publisher" in EN.say("rules-intro")


def test_cards_are_counted() -> None:
    cards = ["soldier", "soldier", "tower"]
    assert (EN.cards(cards), FR.cards(cards)) == ("2 Soldiers, Tower", "2 Soldats, Tour")
    assert (EN.cards([]), FR.cards([])) == ("none", "aucune")


def test_you_and_the_others_and_their_secrets() -> None:
    secret = {"event": "hid", "seat": 1, "card": None}
    known = {"event": "hid", "seat": 1, "card": "spear"}
    mercenary = {"event": "hid", "seat": 1, "card": "spear", "stack": 2}
    assert EN.event(secret, 0, NAMES) == "Bo lays a card face down in defence."
    assert EN.event(known, 1, NAMES) == "You lay a Spear face down in defence."
    assert EN.event(mercenary, 0, NAMES) == "Bo takes a Spear from stack 3 and lays it face down in defence."
    assert FR.event(known, None, NAMES) == "Bo cache une Lance en défense."


@pytest.mark.parametrize(
    ("language", "said", "play"),
    [
        ("en", "hide spear, attack tower", "hide spear, attack tower"),
        ("en", "  Counter with the GOLD dragon ,attack gold_dragon", "counter gold_dragon, attack gold_dragon"),
        ("en", "lay a soldier face down", "hide soldier"),
        ("en", "counter spear@3", "counter spear@2"),
        ("en", "attack empress (stack 8)", "attack empress@7"),
        ("en", "look 2", "look 1"),
        ("en", "play on", "play_on"),
        ("en", "pass", "pass"),
        ("en", "attack emp", "attack empress"),
        ("en", "attack s", None),
        ("en", "open sesame", None),
        ("en", "hide spear, juggle", None),
        ("en", "", None),
        ("en", ", ,", None),
        ("en", "look 99999999999999999999", None),
        ("fr", "cacher lance, attaquer tour", "hide spear, attack tower"),
        ("fr", "Contre avec l'Impératrice", "counter empress"),
        ("fr", "contrer avec la Tour de la pile 2", "counter tower@1"),
        ("fr", "Cacher un Soldat en défense → Attaquer avec une Tour", "hide soldier, attack tower"),
        ("fr", "attaque du Fou", "attack fool"),
        ("fr", "attaque Dragon d\u2019Or", "attack gold_dragon"),
        ("fr", "attaque dragon d'argent pile 2", "attack silver_dragon@1"),
        ("fr", "hide spear", "hide spear"),
        ("fr", "Passer", "pass"),
        ("fr", "regarder la carte n° 1", "look 0"),
    ],
)
def test_plays_typed_in_words(language: str, said: str, play: str | None) -> None:
    assert typed.play(said, Text(language, "kami")) == play


def test_the_cards_of_the_rules_by_their_ids() -> None:
    rows = next(section.rows for section in sections("kami") if section.key == "the-cards")
    assert len(rows) == 8
    assert rows[3] == {"card": "silver_dragon", "copies": 4, "points": 3, "marks": {"points": "C"}}


def test_the_sections_of_the_rules_in_order() -> None:
    assert [section.key for section in sections("kami")][1:] == [
        "the-match", "the-cards", "the-deal", "the-turn", "master-stroke", "the-empress", "demoralised",
        "three-players", "duel", "modes", "who-sees-what", "an-example", "options",
    ]  # fmt: skip
