"""KamiMaï in the terminal: what is drawn, told and understood."""

from pathlib import Path
from typing import Any

import pytest

from kamifuda.cli.terminal import typed
from kamifuda.games.kamimai.layout import arrange
from kamifuda.games.kamimai.steps import PHASES
from kamifuda.games.kamimai.terminal.board import gauge
from kamifuda.text import Text
from tests.games.kamimai.terminal import HOUSE_RULES, KAMIMAI, SEATS, Twin, drawn, shown, table_of
from tests.program import PROMPT, complaint, play, printed, squeezed

# What is drawn


def test_the_sheet_shows_what_is_done() -> None:
    scribbled = [[True, True], [], [True, False]]
    options: Any = KAMIMAI.Options(house_rules="I:!water+fire/earth+team=blessing/air+earth=discard")
    position = arrange(options, reserves=[[], [], []], target="C", scribbled=scribbled, energy=2)
    seen = drawn(position)
    assert "Zone A ♥ sealed Zone B [ ] Earth [ ] Team a fall costs nothing" in seen
    assert "▶ Zone C [x] Air [ ] Earth everybody discards" in seen
    assert "Energy ♥♥ 2" in seen


def test_everybody_sees_who_holds_what_and_what_it_means_for_the_hand() -> None:
    reserves = [["fire", "fire", "wolf"], ["air_guardian", "water_guardian"], []]
    position = arrange(KAMIMAI.Options(), reserves=reserves, drawn=["air"], target="A", phase="draw", activator=2)
    seen = drawn(position)
    assert "Akari 2/4 Water Guardian, Air Guardian thumb + middle / thumb + little ▶ Botan 0/4 · Drawn Air" in seen
    assert "You 3/4 2 Fire, Sacred Wolf" in seen


def test_the_book_shows_its_sides_and_how_it_leans() -> None:
    options = KAMIMAI.Options()
    table: dict[str, Any] = {"reserves": [[], [], []], "target": "A", "phase": "draw", "discard": ["air", "air", "imp"]}
    position = arrange(options, **table, faces=("mouse", "earth"), felt=["fire"], left=20, right=9, lean=-6)
    seen = drawn(position)
    assert "left 20 (Mouse) · right 9 (Earth) ··◆··┃····· leans to the left" in seen
    assert "On the felt 1 page Fire" in seen and "Discard 3 cards 2 Air, Keychain Imp" in seen
    assert "Grimoire fallen" in drawn(arrange(options, **(table | {"phase": "spells"}), fell="later"))
    assert "penche à droite" in drawn(arrange(options, **table, lean=1), "fr")


@pytest.mark.parametrize(
    ("lean", "shown"),
    [(0, "·····◆·····"), (-1, "····◆┃·····"), (1, "·····┃◆····"), (-10, "◆····┃·····"), (10, "·····┃····◆")],
)
def test_the_balance(lean: int, shown: str) -> None:
    assert gauge(lean) == shown


def test_a_proposal_is_shown_to_those_who_are_asked() -> None:
    reserves = [["fire"], ["fire"], ["fire", "fire", "wolf"]]
    position = arrange(KAMIMAI.Options(house_rules=HOUSE_RULES), reserves=reserves, target="A", activator=2)
    for step in ("cast fire", "give 2 fire 1", "give 2 wolf 1", "give 0 fire 1", "give 1 fire 1"):
        position.apply(2, KAMIMAI.parse(position, 2, step))
    words = "Botan proposes the Fire spell: Botan gives 1 Fire and the Wolf as 1, you give 1 Fire, Akari gives 1 Fire."
    assert f"Proposal {words}" in drawn(position)


# What is told


def test_what_a_summoner_does_in_a_turn_is_one_line() -> None:
    table = table_of()
    happened: list[list[dict[str, Any]]] = [
        [{"event": "kept", "seat": 0, "cards": []}],
        [{"event": "settled"}, {"event": "turn", "seat": 1, "turn": 2}],
        [{"event": "fingers", "seat": 1, "side": "left", "page": 1}],
        [{"event": "pulled", "seat": 1, "side": "left", "page": 1, "count": 1}],
        [{"event": "came", "seat": 1, "cards": ["fire"], "count": 1, "of": 1}],
        [{"event": "stands", "lean": 2}],
        [{"event": "done", "seat": 1, "count": 1}],
        [{"event": "fell", "seat": 1, "when": "watch", "blessed": False}],
    ]
    for events in happened:
        table.hear(events)
    kept, turn, fell = table.news.lines
    assert kept == "You keep no card."
    assert turn.startswith("Turn 2: Akari plays. Akari draws: Fire. It stands. Akari has drawn 1 card.")
    assert fell == "The Grimoire collapses during the watch!"


@pytest.mark.parametrize(
    ("event", "words"), [({"event": "won", "energy": 3}, "won together"), ({"event": "lost"}, "lost together")]
)
def test_the_end_is_told(event: dict[str, Any], words: str) -> None:
    table = table_of(house_rules=HOUSE_RULES)
    table.match.position.over = True
    table.hear([event])
    said = shown(table)
    assert words in said and "End of the match" in said and "0 of 3 zones sealed, 5 energy left" in said


def test_what_is_asked_several_times_says_so() -> None:
    position = arrange(KAMIMAI.Options(), reserves=[["fire", "air", "wolf"], [], []], phase="curse", target="C")
    position.owed = 2
    question = Text("en", "kamimai").say("phase-curse")
    assert table_of().board.question(KAMIMAI.view(position, 0)) == f"{question} (2 to go)"
    position.owed = 1
    assert table_of().board.question(KAMIMAI.view(position, 0)) == question


def test_what_is_reconstructed_says_so() -> None:
    board, text = table_of().board, Text("en", "kamimai")
    position = arrange(KAMIMAI.Options(), reserves=[["fire_guardian", "air_guardian"], [], []], phase="target")
    assert board.explained(KAMIMAI.view(position, 0))[-1] == text.say("sheet-reconstructed.help")
    position.phase = PHASES.index("grip")
    fire, air = board.explained(KAMIMAI.view(position, 0))
    assert fire.startswith("Fire Guardian: Draw with the hand") and fire.endswith("[reconstructed]") and "little" in air


def test_what_an_owner_has_replaced_is_no_longer_called_reconstructed() -> None:
    board, text = table_of().board, Text("en", "kamimai")
    reserves = [["fire_guardian", "air_guardian"], [], []]
    theirs = KAMIMAI.Options(house_rules="I:fire+air/water,fire:ring")
    position = arrange(theirs, reserves=reserves, phase="target")
    assert text.say("sheet-reconstructed.help") not in board.explained(KAMIMAI.view(position, 0))
    assert "zones reconstructed" not in drawn(position)
    told = [
        text.say("sheet-reconstructed.help") in board.welcome(KAMIMAI.Options(sheet=sheet, house_rules="I:fire"), "")
        for sheet in ("I", "II", "adventure")
    ]
    assert told == [False, True, True]
    assert "zones reconstructed" in drawn(arrange(KAMIMAI.Options(house_rules="II:fire"), reserves=reserves))
    position.phase = PHASES.index("grip")
    fire, air = board.explained(KAMIMAI.view(position, 0))
    assert not fire.endswith("[reconstructed]") and air.endswith("[reconstructed]")


# House rules


HOUSE_FILE = """
[sheets.I]
zones = [{ spells = ["air"], start = true }, { spells = ["team"], effects = ["energy"] }]
energy = 7
[grips]
water = "little"
[copies]
fire = 11
air = 13
"""


def test_house_rules_come_from_a_file_and_are_told(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE_FILE)
    with play("kamimai", "--seed", Twin().seed, "--house-rules", str(file)) as terminal:
        first = squeezed(terminal.until(PROMPT["en"]))
    told = "The Dreaming Turtle: A Air (first zone); B Team (Curse of energy); "
    told += "The Dreaming Turtle: 7 energy at the beginning; Water Guardian: thumb and little finger"
    told += " instead of thumb and middle finger; Fire: 11 copies instead of 12; Air: 13 copies instead of 12"
    assert f"House rules: {told}" in first
    assert "You begin with 7 points" in first and "7 energy" in first
    assert "▶ Zone A [ ] Air Zone B [ ] Team energy lost" in first
    recorded = tmp_path / "match"
    recorded.write_text(printed("record", "kamimai", "--seed", "3", "--house-rules", str(file)))
    assert "La Tortue rêveuse : A Air (" in squeezed(printed("replay", str(recorded), language="fr"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[sheets.IV]\nzones = []", "there is no sheets.IV; there are I, II, III."),
        ("[sheets.I]\nzones = []", "sheets.I.zones should be a list of 1 to 6."),
        ('[grips]\nair = "free"', "it can be middle, ring, little, off_hand."),
        (
            "[copies]\nfire = 11",
            "copies.fire does not fit: water, fire, earth, air should be 48 cards together, not 47.",
        ),
        ("[sheets.I]\nenergy = 12", "sheets.I.energy cannot be “12”; it can be 1 to 9."),
        (
            '[sheets.I]\nzones = [{ spells = ["air"], start = true }, { spells = ["air"], start = true }]',
            "sheets.I has two first zones; there is one at most.",
        ),
    ],
)
def test_bad_house_rules_are_refused_in_words(text: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(text)
    assert words in complaint(2, "play", "kamimai", "--house-rules", str(tmp_path / "house.toml"))


# What is typed


@pytest.mark.parametrize(
    ("language", "said", "play"),
    [
        ("en", "target B", "target B"),
        ("en", "zone a", "target A"),
        ("en", "target the zone C", "target C"),
        ("en", "target zone C", "target C"),
        ("en", "left", "left"),
        ("en", "left, page 3", "left, page 3"),
        ("en", "right 12", "right, page 12"),
        ("en", "pull 2", "pull 2"),
        ("en", "let go", "let_go"),
        ("en", "call off", "call_off"),
        ("en", "cast the fire", "cast fire"),
        ("en", "team air", "team air"),
        ("en", "discard my water guardian", "discard water_guardian"),
        ("en", "discard wolf", "discard wolf"),
        ("en", "hand the imp to Akari", "hand imp, to 1"),
        ("en", "choose Botan", "choose 2"),
        ("en", "mouse", "mouse"),
        ("en", "take mouse", "take mouse"),
        ("en", "yes", "agree"),
        ("en", "it fell", None),
        ("en", "fell", "falls"),
        ("en", "pull many", None),
        ("fr", "viser la zone D", "target D"),
        ("fr", "zone c", "target C"),
        ("fr", "gauche, page n° 3", "left, page 3"),
        ("fr", "droite 2", "right, page 2"),
        ("fr", "tirer 2", "pull 2"),
        ("fr", "lâcher", "let_go"),
        ("fr", "lancer le feu", "cast fire"),
        ("fr", "défausser la fée de l’eau", "discard water_fairy"),
        ("fr", "prends le loup", "take wolf"),
    ],
)
def test_plays_typed_in_words(language: str, said: str, play: str | None) -> None:
    assert typed.play(said, Text(language, "kamimai"), SEATS) == play


@pytest.mark.parametrize(
    ("phase", "typed", "meant"),
    [
        ("grip", ["water"], ["grip water"]),
        ("grip", ["grip", "water"], ["grip water"]),
        ("grip", ["fire_guardian"], ["grip fire"]),
        ("spells", ["fire"], ["cast fire"]),
        ("spells", ["imp"], ["imp"]),
        ("curse", ["imp"], ["discard imp"]),
        ("keep", ["water"], ["discard water"]),
        ("take", ["mouse"], ["take mouse"]),
        ("gift", ["fire", "to 1"], ["hand fire", "to 1"]),
        ("draw", ["fire"], ["drew fire"]),
        ("pull", ["let_go"], ["let go"]),
        ("consent", ["call_off"], ["call off"]),
    ],
)
def test_what_goes_without_saying(phase: str, typed: list[str], meant: list[str]) -> None:
    seen = KAMIMAI.view(table_of().match.position, 0) | {"phase": phase}
    assert table_of().board.in_order(seen, typed) == meant


def test_choices_are_called_by_name() -> None:
    board = table_of().board
    assert [board.step(step) for step in ("give 1 fire 2", "choose 0", "to 0", "to 2")] == [
        "Akari: 2 Fire", "You", "to you", "to Botan",
    ]  # fmt: skip
    assert board.brief_step("discard water_guardian") == "Water Guard" and board.brief_step("page 3") == "Page 3"
