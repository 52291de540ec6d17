"""What is said of KamiMaï, and stands in its rules."""

from typing import Any

import pytest

from kamifuda.cli.terminal import rulebook
from kamifuda.games import GAMES
from kamifuda.games.kamimai import cards as kamimai_cards
from kamifuda.games.kamimai import sheets
from kamifuda.text import LANGUAGES, Text
from kamifuda.text.rulebook import ROW, sections, written

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
EN, FR = (Text(language, "kamimai") for language in LANGUAGES)


@pytest.mark.clause("KMI-A47")
def test_the_sheets_tell_how_often_a_blessing_forgives() -> None:
    english, french = map(rulebook.all_rules, (EN, FR))
    assert "| II | C | water, team | blessing for 5 falls | [R] |" in english
    assert "| II | C | Eau, Équipe | Bénédiction pour 5 chutes | [R] |" in french
    assert "| I | A, première zone | Eau, Feu, Terre | Aucun effet | [R] |" in french


@pytest.mark.parametrize(
    ("event", "you", "other"),
    [
        (
            {
                "event": "proposed", "seat": 1, "spell": "fire", "team": False,
                "gives": [
                    {"seat": 1, "card": "fire", "worth": 1},
                    {"seat": 1, "card": "wolf", "worth": 1},
                    {"seat": 0, "card": "fire_fairy", "worth": 2},
                ],
            },
            "You propose the Fire spell: you give 1 Fire and the Wolf as 1, Ann gives the Fire Fairy as 2.",
            "Bo proposes the Fire spell: Bo gives 1 Fire and the Wolf as 1, you give the Fire Fairy as 2.",
        ),
        (
            {
                "event": "cast", "seat": 1, "spell": "air", "team": True, "zone": "B",
                "gives": [{"seat": 1, "card": "air", "worth": 4}],
            },
            "You cast the team spell in zone B: you give 4 Air.",
            "Bo casts the team spell in zone B: Bo gives 4 Air.",
        ),
        (
            {"event": "imp", "seat": 1, "cards": [["fire_guardian"], [], ["fire_guardian", "air_guardian"]]},
            "You let the Imp loose. He chases away: 2 Fire Guardians, Air Guardian.",
            "Bo lets the Imp loose. He chases away: 2 Fire Guardians, Air Guardian.",
        ),
        (
            {"event": "grip", "seat": 1, "grip": "ring", "guardian": "earth"},
            "Your hand obeys the Earth Guardian: thumb and ring finger only.",
            "Bo's hand obeys the Earth Guardian: thumb and ring finger only.",
        ),
        (
            {"event": "fingers", "seat": 1, "side": "left", "page": 3},
            "You reach for page 3 on the left.",
            "Bo reaches for page 3 on the left.",
        ),
        (
            {"event": "chose", "seat": 2, "chosen": 1, "what": "taker"},
            "You may take a card from the discard.",
            "Bo may take a card from the discard.",
        ),
    ],
    ids=lambda value: value["event"] if isinstance(value, dict) else "",
)  # fmt: skip
def test_what_summoners_do_together_is_told(event: dict[str, Any], you: str, other: str) -> None:
    assert (EN.event(event, 1, NAMES), EN.event(event, 0, NAMES)) == (you, other)


def test_pages_that_nobody_knows_are_not_told() -> None:
    built = {"event": "built", "left": 32, "right": 31, "faces": ["fire", None]}
    assert EN.event(built, 0, NAMES) == (
        "The Grimoire stands, 32 pages on the left and 31 on the right. Outermost: Fire."
    )
    assert EN.event(built | {"faces": [None, None]}, 0, NAMES).endswith(" on the right.")
    assert EN.event(built | {"left": None, "right": None}, 0, NAMES) == "The Grimoire is built."
    strayed = {"event": "strayed", "side": "right", "count": 2, "cards": ["air", "air"]}
    assert FR.event(strayed, 0, NAMES) == "2 pages se détachent à droite\u00a0: 2 Air."
    assert FR.event(strayed | {"cards": []}, 0, NAMES) == "2 pages se détachent à droite."


def test_a_fall_says_when_and_what_it_costs() -> None:
    falls = [
        EN.event({"event": "fell", "seat": 0, "when": when, "blessed": False}, None, NAMES)
        for when in ("draw", "watch", "later", "between", "warm_up")
    ]
    assert len(set(falls)) == 5
    blessed = EN.event({"event": "fell", "seat": 0, "when": "draw", "blessed": True}, None, NAMES)
    assert blessed == f"{falls[0]} The blessing of the zone protects you."
    lost = {"event": "energy", "lost": 1, "left": 0, "why": "collapse"}
    assert EN.event(lost, 0, NAMES) == "The group loses 1 energy. None is left."
    assert FR.event(lost | {"lost": 2, "left": 3, "why": "curse"}, 0, NAMES) == (
        "Le groupe perd 2 points d\u2019énergie. Il en reste 3."
    )
    assert EN.event(lost | {"lost": -2, "left": 6, "why": "adventure"}, 0, NAMES).endswith(": 6 energy.")


@pytest.mark.parametrize(
    ("step", "label"),
    [
        ("target B", "Zone B"),
        ("grip fire", "Gardien de Feu"),
        ("page 3", "Page 3"),
        ("pull 1", "Tirer 1 page"),
        ("let go", "Lâcher"),
        ("give 1 fire 2", "Bo\u00a0: 2 Feu"),
        ("give 0 earth_fairy 3", "Ann\u00a0: la Fée de la Terre pour 3"),
        ("choose 4", "Ed"),
        ("imp", "Lutin porte-clé"),
        ("stray left 2", "Des pages se détachent\u00a0: left 2"),
        ("lean -3", "Penche -3"),
        ("lean 3", "Penche 3"),
    ],
)
def test_a_step_may_name_a_zone_a_share_or_a_number(step: str, label: str) -> None:
    assert FR.step(step, NAMES) == label


def rows_of(heading: str) -> list[list[str]]:
    """The table of a section of KamiMaï's rules, without its head."""
    section = written("kamimai").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [row.split(" | ") for row in ROW.findall(section)][1:]


MARKS = {"certain": "[C]", "likely": "[L]", "reconstructed": "[R]"}


def test_the_cards_in_the_rules_are_those_of_the_game() -> None:
    told = [[row[0], row[1], row[2], row[3]] for row in rows_of("The cards")]
    assert told == [
        [f"`{card.id}`", EN.card(card.id), str(card.copies), MARKS[card.source]] for card in kamimai_cards.CARDS
    ]


def test_the_sheets_and_grips_in_the_rules_are_those_of_the_game() -> None:
    expected = [
        [
            name,
            letter + (", first" if zone.start else ""),
            ", ".join(zone.spells),
            ", ".join(effect + (f" for {zone.spares} falls" if zone.spares else "") for effect in zone.effects)
            or "none",
            MARKS[sheets.SOURCE],
        ]
        for name, sheet in sheets.USUAL_SHEETS.items()
        for letter, zone in zip(sheets.LETTERS, sheet, strict=False)
    ]
    assert rows_of("The sheets") == expected
    assert {row[0]: row[1] for row in rows_of("The grips")} == sheets.USUAL_GRIPS
    assert {row[-1] for row in rows_of("The grips")} == {MARKS[sheets.SOURCE]}


def test_the_sheets_of_the_rules_zone_by_zone() -> None:
    zones = next(section.rows for section in sections("kamimai") if section.key == "the-sheets")
    assert [row["zone"] for row in zones if row["start"]] == ["A"]
    assert zones[1] == {
        "sheet": "I", "zone": "B", "start": False, "spells": ["air", "team"],
        "effects": [{"effect": "blessing", "times": 5}], "marks": {"sheet": "R"},
    }  # fmt: skip


@pytest.mark.parametrize("text", [EN, FR], ids=LANGUAGES)
def test_everything_on_a_sheet_and_in_a_hand_has_its_words(text: Text) -> None:
    for card in GAMES["kamimai"].card_ids:
        assert text.say(f"card-{card}.effect")
    for family, names, parts in (
        ("spell", sheets.SPELLS, ("", ".the", ".short", ".help")),
        ("effect", ("none", *sheets.EFFECTS), ("", ".short", ".help")),
        ("grip", sheets.GRIPS, ("", ".the", ".short", ".help")),
        ("sheet", (*sheets.SHEETS, "adventure"), ("", ".the", ".level", ".help")),
        ("guardian", kamimai_cards.ELEMENTS, ("", ".the")),
    ):
        said = [[text.say(f"{family}-{name}{part}") for name in names] for part in parts]
        assert all(len(set(column)) == len(names) for column in said), family


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_kamimai_are_told_in_every_language(language: str) -> None:
    told = rulebook.all_rules(Text(language, "kamimai"))
    text = Text(language, "kamimai")
    assert all(text.say(f"guardian-{element}") in told for element in kamimai_cards.ELEMENTS)
    assert all(f"| {name} | B" in told for name in sheets.SHEETS)
    if language == "fr":
        assert "| I | A, première zone | Eau, Feu, Terre | Aucun effet |" in told
        assert "| Gardien d\u2019Eau | pouce et majeur |" in told
        assert "| Loup sacré | 1 | Compte pour 1 ou 2 Éléments" in told
