"""A match in the terminal."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kamifuda.cli import usage
from kamifuda.cli.kept import record_in
from kamifuda.cli.terminal.table import Table
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.text import Text
from tests.program import KAMIFUDA, PROMPT, environment, play, printed, squeezed
from tests.terminal import Terminal

OFFER = "just Enter > "


@pytest.mark.parametrize("columns", [80, 120])
def test_a_round_in_a_terminal(tmp_path: Path, columns: int) -> None:
    text, prompt = Text("en", "kami"), PROMPT["en"]
    with play("--seed", "11", "--save", str(tmp_path / "kept"), "--name", "Ann [b]", columns=columns) as terminal:
        first = terminal.until(prompt)
        assert (
            text.say("game-goal", seats=4, mode="soldier", target=15) in squeezed(first)
            and "Your turn" in first
            and "Your hand" in first
        )
        assert "▶ Spear" in first and "Counter the Spear, or pass." in first
        terminal.typed("?")
        advice = squeezed(terminal.until(prompt))
        assert text.say("hint-answer", seats=4) in advice and "greedy" in advice and "Why: " in advice
        terminal.typed("r")
        assert text.say("terminal-no-rule-yet") in squeezed(terminal.until(prompt))
        terminal.typed("counter tower")
        assert f"(KAMI-13). {text.clause('KAMI-13')}" in squeezed(terminal.until(prompt))
        terminal.typed("counter fool, attack spear")
        said = squeezed(terminal.until(prompt))
        assert f"✗ You hold no Fool. Not allowed (KAMI-08). {text.clause('KAMI-08')}" in said
        terminal.typed("r")
        assert "KAMI-08 Dealing" in squeezed(terminal.until(prompt))
        for nonsense in ("sing a song", "\u2603", "-1", "1 2", "hide hide", "a" * 500, "x, y, z", "^"):
            terminal.typed(nonsense)
            assert "I do not understand" in squeezed(terminal.until(prompt))
        for beginning in ("counter", "hide soldier, attack"):
            terminal.typed(beginning)
            assert f"“{beginning}” is only the beginning of a play." in squeezed(terminal.until(prompt))
        for number in ("0", "3", "99999999999999999999999999"):
            terminal.typed(number)
            assert "Choose a number from 1 to 2." in terminal.until(prompt)
        terminal.typed("b")
        assert text.say("terminal-nothing-to-take-back") in terminal.until(prompt)
        terminal.typed("1")
        assert "Now choose your attack card." in terminal.until(prompt)
        terminal.typed("b")
        assert "Counter the Spear, or pass." in terminal.until(prompt)
        terminal.typed("counter spear")
        assert "Now choose your attack card." in terminal.until(prompt)
        terminal.typed("attack horseman")
        seen = terminal.until(prompt)
        assert "You counter with a Spear. You attack with a Horseman." in seen
        while "End of round 1" not in seen:
            terminal.typed("1")
            seen = terminal.until(prompt)
        assert re.search(r"(win|wins) the round with the", seen) and ", hand: " in seen
        terminal.typed("rules")
        assert "KAMI-39" in terminal.until(prompt)
        terminal.typed("")
        assert "Your turn" in terminal.until(prompt)
        terminal.typed("q")
        code, goodbye = terminal.ended()
    assert code == 0 and "--seed 11" in goodbye and str(tmp_path / "kept") in goodbye.replace("\n", "")
    assert "not over" in printed("verify", str(tmp_path / "kept"))
    assert record_in(str(tmp_path / "kept")).names == (
        "Ann [b]",
        *(f"{n} (greedy)" for n in ("Akari", "Botan", "Chiyo")),
    )


def test_a_round_in_french() -> None:
    text, prompt = Text("fr", "kami"), PROMPT["fr"]
    with play("--seats", "2", "--seed", "8", language="fr") as terminal:
        seen = terminal.until(prompt)
        assert "À toi de jouer" in seen and "Ta main" in seen and "Mercenaires" in seen
        terminal.typed("?")
        advice = squeezed(terminal.until(prompt))
        assert squeezed(text.say("hint-answer", seats=2)) in advice and "Pourquoi" in advice
        terminal.typed("attaquer lance")
        assert "Interdit (KAMI-11)" in terminal.until(prompt)
        terminal.typed("n'importe quoi")
        assert "Je ne comprends pas" in squeezed(terminal.until(prompt))
        terminal.typed("cacher dragon")
        assert "peut désigner 2 choses : Dragon d’Or et Dragon d’Argent." in squeezed(terminal.until(prompt))
        terminal.typed("contrer impératrice 9")
        seen = squeezed(terminal.until(prompt))
        assert "Il n’y a que les piles 1 à 8." in seen and "@" not in seen
        terminal.typed("contrer tour 2")
        assert "La carte Tour n’est pas visible sur la pile 2." in squeezed(terminal.until(prompt))
        terminal.typed("règles")
        rules = terminal.until(prompt)
        assert "Les règles de Kami" in rules and "Coup de maître" in rules and "exemplaires" in rules
        terminal.typed("Contrer avec l'Impératrice de la pile 6")
        seen = terminal.until(prompt)
        assert "Tu contres avec une Impératrice de la pile 6." in seen
        while "Fin de la manche 1" not in seen:
            terminal.typed("1")
            seen = terminal.until(prompt)
        terminal.typed("quitter")
        terminal.until("juste Entrée > ")
        terminal.typed("")
        code, goodbye = terminal.ended()
    assert code == 0 and "Au revoir" in goodbye and "n’est pas gardée" in goodbye


TYPED = [
    "?",
    "b",
    "",
    "r",
    "zz",
    "hide spear",
    "attack empress",
    "counter tower",
    "pass",
    "show",
    "look 1",
    *"1112223345",
]


@pytest.mark.parametrize("number", range(12))
def test_whatever_is_typed_is_answered(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    options: Any = [{"seats": 2}, {"seats": 3}, {"seats": 3, "three_player_hand": 8}, {"seats": 4, "target": 30}]
    game, rng, width = GAMES["kami"], Rng(number), (60, 80, 120)[number % 3]
    table = Table(
        game,
        game.Options(**options[number % 4]),
        usage.seed_of(str(number)),
        ["random"],
        Text("en" if number % 2 else "fr", "kami"),
    )
    table.console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    offer = table.text.say("terminal-offer") + " "
    monkeypatch.setattr("builtins.input", lambda asked: "" if asked == offer else TYPED[rng.below(len(TYPED))])
    table.run()
    assert table.match.position.over
    shown = table.console.file.getvalue()  # type: ignore[attr-defined]
    assert all(len(line.rstrip()) <= width for line in shown.splitlines() if " play kami " not in line)


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_match_in_a_terminal(seats: str, tmp_path: Path) -> None:
    file = str(tmp_path / "kept")
    options = ["--option", "target=6", "--option", "goita_hands=on"]
    with play("--seats", seats, "--seed", "3", "--save", file, *options) as terminal:
        seen = terminal.until(PROMPT["en"])
        while "End of the match" not in seen:
            terminal.typed("1")
            seen = terminal.until(PROMPT["en"], "End of the match")
        code, rest = terminal.ended()
    assert code == 0 and re.search("wins? the match with", rest)
    assert "The result is right" in printed("verify", file)


def test_ctrl_c_ends_with_a_line() -> None:
    with play() as terminal:
        terminal.until(PROMPT["en"])
        code, said = terminal.interrupted("Goodbye")
    assert code == 0 and "Goodbye" in said and "Traceback" not in said


def test_ctrl_d_ends_with_a_line() -> None:
    with play() as terminal:
        terminal.until(PROMPT["en"])
        terminal.press(b"\x04")
        code, said = terminal.ended()
    assert code == 0 and "Goodbye" in said and "Traceback" not in said


def test_without_colour_the_attack_is_still_marked() -> None:
    with Terminal([*KAMIFUDA, "play", "--seed", "11"], environment() | {"NO_COLOR": "1", "TERM": "dumb"}) as terminal:
        assert "▶ Spear ◀" in terminal.until(PROMPT["en"])


@pytest.mark.parametrize("columns", [24, 39, 60])
def test_a_narrow_terminal_is_no_crash(columns: int) -> None:
    with play("--seats", "2", "--seed", "8", columns=columns) as terminal:
        first = terminal.until(PROMPT["en"])
        terminal.typed("1")
        seen = terminal.until(PROMPT["en"])
    assert all(len(line) <= columns for line in seen.splitlines())
    assert ("too narrow" in squeezed(first)) == (columns < 40) == ("Mercenaries" not in first)


def table_of(language: str = "en", seed: str = "8", **options: Any) -> Table:
    """A table that draws into a string."""
    kami = GAMES["kami"]
    table = Table(kami, kami.Options(**options), usage.seed_of(seed), ["greedy"], Text(language, "kami"))
    table.console = Console(file=StringIO(), width=80, highlight=False, markup=False, emoji=False)
    return table


def shown(table: Table) -> str:
    return squeezed(table.console.file.getvalue())  # type: ignore[attr-defined]


def test_most_turns_of_a_duel_fit_a_small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    heights: list[int] = []
    for seed in range(4):
        table, rng = table_of(seed=str(seed), seats=2, target=6), Rng(seed)

        def answer(asked: str, table: Table = table, rng: Rng = rng) -> str:
            if asked == table.text.say("terminal-offer") + " ":
                return ""
            screen = table.console.file.getvalue().rpartition("━\n")[2]  # type: ignore[attr-defined]
            if "✓" not in screen and "✗" not in screen:
                heights.append(screen.count("\n") + 2)  # with the rule above and the prompt below
            return str(1 + rng.below(2))

        monkeypatch.setattr("builtins.input", answer)
        table.run()
    assert sum(height <= 24 for height in heights) > 0.6 * len(heights)


@pytest.mark.parametrize(
    ("options", "words", "other_words"),
    [
        ({"seats": 2}, ["first player to reach 15 points", "mercenaries"], ["team", "partner"]),
        ({"seats": 3, "target": 1}, ["first player to reach 1 point wins"], ["team", "mercenaries"]),
        ({"mode": "lord", "target": 20}, ["first team to have exactly 20 points", "subtracted from it", "partner"], []),
        ({"mode": "kami"}, ["back to zero", "Empress"], ["mercenaries"]),
    ],
)
def test_the_welcome_follows_the_options(options: Any, words: list[str], other_words: list[str]) -> None:
    table = table_of(**options)
    table.greet()
    assert all(word in shown(table) for word in words) and not any(word in shown(table) for word in other_words)


def test_hands_that_score_at_once_are_rounds_of_their_own() -> None:
    table = table_of(seed="76", goita_hands=True)
    table.hear(table.match.events(table.me))
    assert "End of round 1 " in shown(table) and "● You & Botan 3 · ○ Akari & Chiyo 0" in shown(table)
    assert "Round 1: 8 cards" in shown(table) and table.news.lines == ["Round 2: 8 cards in each hand."]


def test_two_rounds_in_one_play_are_told_apart() -> None:
    table = table_of(goita_hands=True)
    scored = {"event": "scored", "seat": 1, "seats": [1, 3]}
    won = {"event": "round_won", "seat": 1, "card": "tower", "points": 4}
    soldiers = {"event": "soldiers_scored", "seat": 1, "cards": [], "count": 6, "points": 2}
    deal = {"event": "dealt", "count": 8, "again": False}
    table.hear(
        [won, scored | {"points": 4}, deal | {"round": 6}, soldiers, scored | {"points": 6}, deal | {"round": 7}], 5
    )
    first, second = shown(table).split("End of round 6")
    assert "End of round 5" in first and "○ Akari & Chiyo 4" in first
    assert "Akari & Chiyo 6" in second and table.news.lines == ["Round 7: 8 cards in each hand."]


def test_passes_of_the_others_are_one_line() -> None:
    table = table_of()
    for seat in (0, 1, 2, 3):
        table.hear([{"event": "passed", "seat": seat}], 1)
    assert table.news.lines == ["You pass.", "Akari, Botan and Chiyo pass."]


def test_the_draw_for_the_first_player_is_explained() -> None:
    table = table_of()
    drew = [(0, "tower"), (1, "fool"), (2, "spear"), (3, "soldier"), (0, "spear"), (1, "empress")]
    table.hear([{"event": "drew", "seat": seat, "card": card} for seat, card in drew] + [{"event": "first", "seat": 1}])
    assert table.news.lines == [
        "Everybody draws, and the highest card begins; whoever ties draws again: You Tower, Akari Fool, Botan Spear, "
        "Chiyo Soldier · then You Spear, Akari Empress. Akari is the first player."
    ]


def test_the_screen_can_be_typed() -> None:
    with play("--seats", "2", "--seed", "8", language="fr") as terminal:
        terminal.until(PROMPT["fr"])
        terminal.typed("Impératrice (pile 6)")
        assert "Choisis maintenant" in terminal.until(PROMPT["fr"])
        terminal.typed("Soldat (pile 3)")
        assert "Tu attaques avec un Soldat de la pile 3" in squeezed(terminal.until(PROMPT["fr"]))


def test_the_question_of_the_soldiers_comes_first() -> None:
    table = table_of(seed="8")
    view = table.match.view(0)
    assert table.board.objection(view, ["attack tower"]) == f"First answer this: {table.board.question(view)}"


def test_a_pager_that_is_missing_is_no_loss() -> None:
    with Terminal([*KAMIFUDA, "play"], environment() | {"PAGER": "/no/such/pager"}) as terminal:
        terminal.until(PROMPT["en"])
        terminal.typed("rules")
        assert "KAMI-39" in terminal.until(PROMPT["en"])
