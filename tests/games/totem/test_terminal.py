"""A match of Totem in the terminal."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kamifuda.cli import usage
from kamifuda.cli.terminal import rulebook, typed
from kamifuda.cli.terminal.table import Table
from kamifuda.core.match import plays
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.games.totem.layout import PHASES
from kamifuda.text import LANGUAGES, Text
from tests.program import PROMPT, play, printed, squeezed

TOTEM = GAMES["totem"]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"zone_size": 5, "attacks_per_turn": 4, "hand_limit": 3},
    {"eye_before_attack": True, "last_turn": "immediate", "no_attack_first_turn": True},
    {"sword_loss_keeps_partner": True, "shield_returns_attacker": True, "zone_size": 2},
    {"house_rules": "red:shield,blue:sword,purple:draw,green:eye,highest:11"},
]


def table_of(language: str = "en", seed: str = "3", width: int = 80, **options: Any) -> Table:
    """A table that draws into a string."""
    table = Table(TOTEM, TOTEM.Options(**options), usage.seed_of(seed), ["greedy"], Text(language, "totem"))
    table.console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    return table


def shown(table: Table) -> str:
    return squeezed(table.console.file.getvalue())  # type: ignore[attr-defined]


# In a real terminal


@pytest.mark.parametrize("columns", [80, 120])
def test_the_first_turns_in_a_terminal(columns: int) -> None:
    text, prompt = Text("en", "totem"), PROMPT["en"]

    def answered(line: str) -> str:
        terminal.typed(line)
        return squeezed(terminal.until(prompt))

    with play("totem", "--seed", "16", columns=columns) as terminal:
        first = squeezed(terminal.until(prompt))
        assert text.say("game-goal") in first and "Akari (greedy)" in first and "Before the first turn" in first
        assert "green 1 green 3 green 7 purple 8 blue 10 purple 12" in first and "Draw pile 38 cards" in first
        advice = answered("?")
        assert text.say("hint-choose") in advice and "Why: " in advice and text.say("board-example") in advice
        assert "✗ You hold no red 7. Not allowed (TOT-15)." in answered("red 7")
        assert "First answer this: Choose your totems" in answered("attack purple 12 on 2")
        assert "✓ purple 8 ✓ purple 12 Choose your totems" in answered("purple8, p 12")
        assert "You have named the purple 12 already." in answered("purple 12")
        assert answered("b").startswith("b ✓ purple 8 Choose")
        seen = answered("purple 12 red 13 blue 10")
        assert "You draw the red 7 (37 cards left in the pile)." in seen and "Your turn ━" in seen
        assert "(purple 8) (purple 12) (red 13) (blue 10)" in seen and "░░░░░ ░░░░░ ░░░░░ ░░░░░" in seen
        for line, objection, clause in (
            ("attack purple 9 on 1", "You hold no purple 9.", "TOT-21"),
            ("attack red 7 on 5", "There are only places 1 to 4.", "TOT-21"),
            ("attack red 7 on 2 with red 7", "You have named the red 7 already.", "TOT-08"),
            ("defend with green 7", "", "TOT-30"),
            ("stop", "", "TOT-20"),
            ("discover 1", "", "TOT-10"),
        ):
            said = answered(line)
            assert f"✗ {objection} Not allowed ({clause})".replace("  ", " ") in said, said
            assert text.clause(clause) in said
        assert "TOT-10 The Eye" in answered("r")
        assert "✗ There are only places 1 to 4. Your" in answered("attack red 7 on 9")
        for nonsense in ("sing", "attack red", "red 7 red", "attack red 7 on 2 juggling", "-1", "1 2"):
            assert "I do not understand" in answered(nonsense)
        assert all("is only the beginning of a play" in answered(words) for words in ("on", "attack red 7 on 2, with"))
        assert "✓ Attack ✓ red 7 ✓ Totem 2 Does your Sword attack alone" in answered("attack with red 7 on totem 2")
        assert "The bot “greedy” would play: " in answered("?")
        seen = answered("with green 7")
        assert "with the red 7 and, thanks to its Sword, the green 7: 14 in all." in seen and "Shield used" in seen
        terminal.typed("q")
        terminal.until("just Enter > ")
        terminal.typed("")
        code, goodbye = terminal.ended()
    assert code == 0 and "play totem --seats 2 --bots greedy --seed 16" in goodbye


def test_the_first_turns_in_french() -> None:
    text, prompt = Text("fr", "totem"), PROMPT["fr"]

    def answered(line: str) -> str:
        terminal.typed(line)
        return squeezed(terminal.until(prompt))

    with play("totem", "--seed", "16", language="fr") as terminal:
        assert "Avant le premier tour" in terminal.until(prompt)
        advice = answered("?")
        assert squeezed(text.say("hint-choose")) in advice and "Pourquoi" in advice
        seen = answered("8 violet, 12 violet, rouge 13, 10 bleu")
        assert "Tu pioches le 7 rouge" in seen and "À toi de jouer" in seen and "Paquet 37 cartes" in seen
        assert "La carte 1 bleu n’est pas dans ta main. Interdit (TOT-21)." in answered("attaquer 1 bleu sur 1")
        assert "n’importe quoi" in answered("n’importe quoi") and "✓ Échanger" in answered("échanger")
        assert "✓ Attaquer ✓ 7 rouge" in answered("attaque avec le 7 rouge contre le totem n° 2")
        assert "grâce à son Épée, le 7 vert" in answered("avec le 7 vert")
        assert "couleur pouvoir" in answered("règles")


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_whole_match_in_a_terminal(seed: str, tmp_path: Path) -> None:
    file = str(tmp_path / "kept")
    with play("totem", "--seed", seed, "--save", file) as terminal:
        seen = terminal.until(PROMPT["en"])
        while "End of the match" not in seen:
            terminal.typed("1")
            seen = terminal.until(PROMPT["en"], "End of the match")
        code, rest = terminal.ended()
    assert code == 0 and re.search("wins? the match|is a draw", rest) and "hidden totems:" in squeezed(rest)
    assert "The result is right" in printed("verify", file)


@pytest.mark.parametrize("columns", [24, 39, 60])
def test_a_narrow_terminal_is_no_crash(columns: int) -> None:
    with play("totem", "--seed", "3", columns=columns) as terminal:
        first = terminal.until(PROMPT["en"])
        terminal.typed("1")
        seen = terminal.until(PROMPT["en"])
    assert all(len(line) <= columns for line in seen.splitlines())
    assert ("too narrow" in squeezed(first)) == (columns < 40) == ("Draw pile" not in first)


# Whatever happens

TYPED = [
    *(
        "?",
        "b",
        "",
        "r",
        "zz",
        "red 4",
        "on 2",
        "attack red 4 on 2",
        "attack totem 1 with blue 3",
        "defend",
        "exchange",
    ),
    *("discard", "stop", "alone", "draw", "draw_not", "discover 2", "discover_not", "with red 3"),
    *"1111111122222223334455",
]


@pytest.mark.parametrize("number", range(12))
def test_whatever_is_typed_is_answered(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    rng, width = Rng(number), (60, 80, 120)[number % 3]
    table = table_of("en" if number % 2 else "fr", str(number), width, **OPTIONS[number % 4])
    offer = table.text.say("terminal-offer") + " "
    monkeypatch.setattr("builtins.input", lambda asked: "" if asked == offer else TYPED[rng.below(len(TYPED))])
    table.run()
    assert table.match.position.over
    lines = table.console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert all(len(line.rstrip()) <= width for line in lines if " play totem " not in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_drawn_and_every_play_has_its_reason(language: str) -> None:
    phases: set[str] = set()
    reasons: set[str] = set()
    for number, options in enumerate(OPTIONS * 3):
        table, rng = table_of(language, str(number), **options), Rng(number)
        while not table.match.position.over:
            seat = table.match.to_act()[0]
            seen, legal = table.match.view(seat), plays(table.match.legal(seat))
            phases.add(seen["phase"])
            for width in (40, 80):
                table.console.print(table.board.draw(seen, width))
            texts = (table.board.heading(seen), table.board.question(seen), table.board.hint(seen))
            assert all(texts) and table.board.waiting(seen, seat)
            chosen = [legal[rng.below(len(legal))] for _ in range(4)]
            reasons |= {table.board.why(seen, play) for play in chosen}
            assert not any(table.board.objection(seen, play.split(", ")) for play in chosen)
            table.match.play(seat, chosen[0])
    assert phases >= {"choose", "turn", "eye", "draw", "again", "limit"} and phases <= set(PHASES)
    assert "" not in reasons and len(reasons) > 50


# What is told


def test_a_draw_at_the_beginning_of_a_turn_is_told_to_its_player_only() -> None:
    table, drew = table_of(), {"event": "drew", "pile": 30, "why": "turn"}
    laid = {"event": "defended", "seat": 1, "card": None, "place": 2}
    table.hear([laid | {"seat": 0, "card": "red_4"}, drew | {"seat": 1, "card": None}])
    table.hear([laid, drew | {"seat": 0, "card": "red_5"}])
    assert table.news.lines == [
        "You lay the red 4 face down as a new totem at place 3.",
        "Akari lays a new totem face down at place 3.",
        "You draw the red 5 (30 cards left in the pile).",
    ]


def test_at_the_end_the_winner_is_told_first() -> None:
    table = table_of()
    revealed = [{"event": "revealed", "seat": seat, "hidden": [], "hand": ["red_4"]} for seat in (0, 1)]
    counted = [{"event": "counted", "seat": seat, "totems": 1 + seat} for seat in (0, 1)]
    table.hear(
        [{"event": "stopped", "seat": 1}, *counted, *revealed, {"event": "match_won", "seat": 1, "how": "totems"}]
    )
    said = shown(table)
    assert said.index("does not attack again") < said.index("Akari has more totems") < said.index("You have 1 totem.")
    assert said.index("Akari has 2 totems.") < said.index("Your hand: red 4.")


def test_a_turn_that_can_only_end_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of()
    monkeypatch.setattr(table.match, "legal", lambda seat: {"stop": {}})
    done: list[str] = []
    monkeypatch.setattr(table.match, "play", lambda seat, play: done.append(play))
    assert table.forced() == table.text.say("forced-stop") and done == ["stop"]
    monkeypatch.setattr(table.match, "legal", lambda seat: {"discard": {"red_4": {}}})
    assert table.forced() == "" and done == ["stop"]


# What is typed


@pytest.mark.parametrize(
    ("language", "said", "play"),
    [
        ("en", "attack red 4 on 2 with red 3", "attack, red_4, on 1, with red_3"),
        ("en", "attack, red_4, on 2, with red_3", "attack, red_4, on 1, with red_3"),
        ("en", "Attack with the red 10 against totem 4, alone", "attack, red_10, on 3, alone"),
        ("en", "r4 b13 p1 g9", "red_4, blue_13, purple_1, green_9"),
        ("en", "exchange green 2 for totem 1", "exchange, green_2, on 0"),
        ("en", "attack totem 2 with red 4", "attack, on 1, with red_4"),
        ("en", "lay blue 5 face down", "defend, blue_5"),
        ("en", "discover totem 3", "discover 2"),
        ("en", "discover not", "discover_not"),
        ("en", "draw a card", "draw"),
        ("en", "attack red", None),
        ("en", "attack red 14", None),
        ("en", "attack 2", None),
        ("fr", "attaquer avec le 4 rouge sur le totem n° 2 avec le 3 rouge", "attack, red_4, on 1, with red_3"),
        ("fr", "attaque 4 rouge sur 2 avec bleu 3", "attack, red_4, on 1, with blue_3"),
        ("fr", "échanger vert 2 contre 1", "exchange, green_2, on 0"),
        ("fr", "1 rouge 13 bleu 2 violet 9 vert", "red_1, blue_13, purple_2, green_9"),
        ("fr", "découvrir le totem n° 3", "discover 2"),
        ("fr", "v 4", None),
    ],
)
def test_plays_typed_in_words(language: str, said: str, play: str | None) -> None:
    assert typed.play(said, Text(language, "totem")) == play


def test_the_target_may_be_named_first() -> None:
    table = table_of()
    board, seen = table.board, table.match.view(0)
    assert board.in_order(seen, ["attack", "on 1", "with red_4", "alone"]) == ["attack", "red_4", "on 1", "alone"]
    assert board.in_order(seen, ["attack", "red_4", "on 1"]) == ["attack", "red_4", "on 1"]


def test_the_powers_are_in_the_french_rules() -> None:
    assert "| bleu | Bouclier | 1 à 9 |" in rulebook.all_rules(Text("fr", "totem"))


@pytest.mark.parametrize(
    ("language", "powers", "changed"),
    [
        ("en", "Levels 1 to 10 have the power of their colour. A Sword (blue)", "red: Shield instead of Sword"),
        (
            "fr",
            "Les niveaux 1 à 10 ont le pouvoir de leur couleur. L’Épée (bleu)",
            "rouge\u00a0: Bouclier, et non Épée",
        ),
    ],
)
def test_house_rules_are_told_before_the_match_and_the_table_shows_them(
    language: str, powers: str, changed: str
) -> None:
    table = table_of(language, house_rules="red:shield,blue:sword,highest:10")
    said = " ".join(table.board.welcome(table.match.options, ""))
    assert powers in said and changed in said
    assert Text(language, "totem").say("game-powers") not in said
    usual = table_of(language).board.welcome(TOTEM.Options(), "")
    assert Text(language, "totem").say("game-powers") in usual and len(usual) == 4


def test_a_card_shows_the_power_of_its_table() -> None:
    hand = {"hand": ["red_5", "blue_10", "green_11"]}
    for rules, powers in (("", "Sword · ·"), ("red:shield,blue:sword,highest:10", "Shield Sword ·")):
        table = table_of(house_rules=rules)
        table.console.print(table.board.hand({**table.match.view(0), **hand}, 80))  # type: ignore[attr-defined]
        assert f"power {powers}" in shown(table)
    assert "A hidden Shield" in table.board.why({**table.match.view(0), "phase": "turn"}, "defend, red_5")
