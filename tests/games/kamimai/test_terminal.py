"""A match of KamiMaï in the terminal."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kamifuda.cli.kept import record_in
from kamifuda.cli.terminal.table import Table
from kamifuda.cli.usage import Refused
from kamifuda.core.match import plays
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.kamimai.steps import PHASES
from kamifuda.text import LANGUAGES
from tests.games.kamimai.terminal import HOUSE_RULES, SEATS, Twin, shown, table_of
from tests.program import PROMPT, play, printed, squeezed

OPTIONS: list[dict[str, Any]] = [
    {},
    {"seats": 1, "difficulty": "easy"},
    {"seats": 2, "sheet": "III", "warm_up": True, "difficulty": "hard"},
    {"seats": 5, "sheet": "II", "paper": "gentle"},
    {"seats": 4, "book": "real"},
    {"seats": 4, "sheet": "adventure", "stray_cards": "drawn", "faces_visible": False, "house_rules": HOUSE_RULES},
]
BY_WORLD = {"came", "answer", "lean"}  # phases in which nobody is asked
IN_A_PLAY = {"page", "give", "to"}
ENOUGH = 6  # times that a phase is looked at
SOME = 10  # plays of a decision


# In a real terminal


@pytest.mark.parametrize("columns", [80, 120])
def test_the_first_draw_in_a_terminal(columns: int) -> None:
    twin, prompt = Twin("left, page 2", "let go", "right, page 1", "pull 1", "done"), PROMPT["en"]
    left, right = (twin.text.card(face, "short") for face in twin.match.view(0)["book"]["faces"])

    def answered(line: str) -> str:
        terminal.typed(line)
        return squeezed(terminal.until(prompt))

    with play("kamimai", "--seed", twin.seed, columns=columns) as terminal:
        first = squeezed(terminal.until(prompt))
        assert "You begin with 5 points" in first and "You play together with Akari (greedy), Botan (greedy)." in first
        assert "Turn 1 · 5 energy · your turn" in first and "The Dreaming Turtle (zones reconstructed)" in first
        assert "▶ Zone A [ ] " in first and "5 falls cost nothing" in first
        assert f"left 32 ({left}) · right 32 ({right})" in first and "▶ You 0/4" in first
        advice = answered("?")
        assert twin.shows("hint-draw") in advice and "The bot “greedy” would play: " in advice
        assert "of 100 such draws." in advice
        first_answer = f"First answer this: {twin.shows('phase-draw')} "
        for line, objection, clause in (
            ("done", "", "KMI-19"),
            ("cast fire", first_answer, "KMI-25"),
            ("zone b", first_answer, "KMI-17"),
        ):
            said = answered(line)
            assert f"✗ {objection}Not allowed ({clause}). {twin.text.clause(clause)}" in said, said
        assert "KMI-17 " in answered("r")
        assert "✗ There are only pages 1 to 32 on this side. Your" in answered("left, page 33")
        assert all("I do not understand" in answered(words) for words in ("sing", "left sing", "-1", "1 2"))
        assert all("is only the beginning of a play" in answered(words) for words in ("pull", "cast", "discard"))
        seen = answered("left")
        assert "✓ Left side" in seen and twin.shows("phase-page") in seen and "32 Page 32" in seen
        twin.after("left, page 2")
        seen = answered("page 2")
        assert "☞ Left side → Page 2" in seen and twin.shows("phase-pull") in seen and "9 Let go" in seen
        assert "You let go again." in answered("let go")
        twin.after("let go")
        twin.after("right, page 1")
        answered("right 1")
        told = twin.after("pull 1")
        seen = answered("pull 1")
        assert " ".join(told) in seen and f"Drawn {twin.text.cards(twin.match.view(0)['drawn'])}" in seen
        told = twin.after("done")
        seen = answered("done")
        assert told[0] in seen and "The Grimoire still stands." in seen
        assert "No spell can be cast, and no Creature be played." in seen or twin.shows("phase-spells") in seen
        terminal.typed("q")
        terminal.until("just Enter > ")
        terminal.typed("")
        code, goodbye = terminal.ended()
    assert code == 0 and f"play kamimai --seats 3 --bots greedy --seed {twin.seed}" in squeezed(goodbye)


def test_the_first_draw_in_french() -> None:
    twin, prompt = Twin("target C", "left, page 3", "pull 2", language="fr", sheet="II"), PROMPT["fr"]

    def answered(line: str) -> str:
        terminal.typed(line)
        return squeezed(terminal.until(prompt))

    with play("kamimai", "--seed", twin.seed, "--option", "sheet=II", language="fr") as terminal:
        first = squeezed(terminal.until(prompt))
        assert "La Baleine endormie (zones reconstituées)" in first and twin.shows("phase-target") in first
        assert "Tu joues avec Akari (greedy), Botan (greedy)." in first
        advice = answered("?")
        assert "Zone C : " in advice and twin.shows("why-target") in advice
        assert "On ne peut pas viser de zone F. Interdit (KMI-16)." in answered("zone f")
        assert twin.shows("phase-draw") in answered("viser la zone C")
        twin.after("target C")
        assert "☞ Côté gauche → Page 3" in answered("gauche 3")
        twin.after("left, page 3")
        told = twin.after("pull 2")
        assert "le nombre peut être 1, 2, 3" in answered("tirer 20")
        assert " ".join(map(squeezed, told)) in answered("tirer 2")
        assert "n’importe quoi" in answered("n’importe quoi")
        terminal.typed("q")


@pytest.mark.parametrize(("seed", "seats", "sheet"), [("1", "1", "I"), ("2", "3", "II"), ("3", "5", "adventure")])
def test_a_whole_match_in_a_terminal(seed: str, seats: str, sheet: str, tmp_path: Path) -> None:
    file = str(tmp_path / "kept")
    options = ("--seats", seats, "--option", f"sheet={sheet}")
    with play("kamimai", "--seed", seed, *options, "--save", file) as terminal:
        seen = terminal.until(PROMPT["en"])
        while "End of the match" not in seen:
            terminal.typed("1")
            seen = terminal.until(PROMPT["en"], "End of the match")
        code, rest = terminal.ended()
    assert code == 0 and "zones sealed, " in squeezed(rest)
    assert "The result is right" in printed("verify", file)
    assert "The Grimoire collapses" in printed("replay", file)


@pytest.mark.parametrize("columns", [24, 39, 60])
def test_a_narrow_terminal_is_no_crash(columns: int) -> None:
    with play("kamimai", "--seed", Twin(seats=5).seed, "--seats", "5", columns=columns) as terminal:
        first = terminal.until(PROMPT["en"])
        terminal.typed("1")
        seen = terminal.until(PROMPT["en"])
    assert all(len(line) <= columns for line in seen.splitlines())
    assert ("too narrow" in squeezed(first)) == (columns < 40) == ("Discard" not in first)


# Several people at one terminal


def test_people_at_one_terminal_take_turns(tmp_path: Path) -> None:
    file = str(tmp_path / "kept")
    twin = Twin("left, page 20", "pull 1", "done")
    with play("kamimai", "--seed", twin.seed, "--name", "Ana, Bo,Cleo", "--save", file) as terminal:
        first = squeezed(terminal.until("Ana > "))
        assert "Ana, Bo and Cleo play together." in first and "Ana's turn" in first and "▶ Ana 0/4" in first
        for line in ("left 20", "pull 1"):
            terminal.typed(line)
            assert "Bo 0/4" in squeezed(terminal.until("Ana > "))
        for line in ("done", "end", "end"):
            terminal.typed(line)
            if "Bo > " in terminal.until("Ana > ", "Bo > "):
                break
        terminal.typed("q")
        _, goodbye = terminal.ended()
    assert "Ana draws" not in goodbye and f"--seed {twin.seed} --name Ana,Bo,Cleo" in squeezed(goodbye)
    assert record_in(file).names == ("Ana", "Bo", "Cleo")


def test_bots_sit_where_people_do_not() -> None:
    table = table_of(seats=4)
    table.called("Ana,Bo")
    table.greet()
    assert table.names == ["Ana", "Bo", "Botan", "Chiyo"]
    assert "Ana and Bo play together with Botan (greedy), Chiyo (greedy)." in shown(table)
    table.hear([{"event": "agreed", "seat": 0}, {"event": "refused", "seat": 2}])
    assert table.news.lines == ["Ana agrees. Botan refuses."]


def test_there_is_a_seat_for_everybody() -> None:
    with pytest.raises(Refused) as refused:
        table_of(seats=2).called("Ana,Bo,Cleo")
    assert refused.value.key == "error-people" and refused.value.arguments == {"count": 3, "seats": 2}
    with play("kamimai", "--seats", "2", "--name", "Ana,Bo,Cleo") as terminal:
        assert terminal.ended()[0] == 2


def test_one_name_is_one_person() -> None:
    table = table_of()
    table.called("Ana")
    assert table.names == SEATS and table.people == ["Ana"]
    with pytest.raises(Refused):
        table.called("Ana,,Bo")


def test_alone_nobody_is_said_to_be_there() -> None:
    table = table_of(seats=1)
    table.greet()
    assert "You play alone." in shown(table) and "bot" not in shown(table)


# A real book


def test_with_a_real_book_people_report() -> None:
    twin = Twin(book="real", seats=2)
    with play("kamimai", "--seed", twin.seed, "--seats", "2", "--option", "book=real") as terminal:
        first = squeezed(terminal.until("Player 1 > "))
        assert "Grimoire 64 pages" in first and "5 Water Guard" in first and "It fell!" in first
        terminal.typed("?")
        assert "greedy" not in terminal.until("Player 1 > ")
        for line, words in (
            ("fire fairy", "Player 1 draws the Fire Fairy."),
            ("draw water", "Drawn Water, Fire Fairy"),
            ("done", "Player 1 has drawn 2 cards. Now all watch the Grimoire."),
            ("it fell", "The Grimoire collapses during the watch! The group loses 1 energy. 4 left."),
            ("end", "Player 1 keeps in Reserve: Water, Fire Fairy."),
        ):
            terminal.typed(line)
            assert words in squeezed(terminal.until(" > ")), line
        terminal.typed("q")


# Whatever happens

TYPED = [
    *("?", "b", "", "r", "zz", "zone b", "target a", "left 2", "right, page 9", "left, page 99", "pull 1", "done"),
    *("let go", "cast fire", "team air", "fire", "discard water", "water", "imp", "mouse", "dragonflies", "end", "end"),
    *("agree", "no", "call off", "choose akari", "hand fire, to akari", "take wolf", "leave", "grip water", "falls"),
    *("stands", "drew fire", "hand imp", "take", "give akari fire 2", "page 3"),
    *"1111111111222222222333333445566789",
]


@pytest.mark.parametrize("number", range(12))
def test_whatever_is_typed_is_answered(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    rng, width = Rng(number), (60, 80, 120, 40)[number % 4]
    table = table_of("en" if number % 2 else "fr", str(number), width, **OPTIONS[number % 6])
    if number % 5 == 3:
        table.called("Ana,Bo")
    offer = table.text.say("terminal-offer") + " "
    monkeypatch.setattr("builtins.input", lambda asked: "" if asked == offer else TYPED[rng.below(len(TYPED))])
    table.run()
    assert table.match.position.over
    lines = table.console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert all(len(line.rstrip()) <= width for line in lines if " play kamimai " not in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_drawn_and_every_play_has_its_reason(language: str) -> None:
    phases: Counter[str] = Counter()
    reasons: set[str] = set()
    for number, options in enumerate(OPTIONS * 2):
        table, rng = table_of(language, str(number), **options), Rng(number)
        while not table.match.position.over:
            seats = table.match.to_act()
            seat = seats[rng.below(len(seats))]
            if seat == WORLD:
                table.match.answer()
                continue
            seen, legal = table.match.view(seat), plays(table.match.legal(seat))
            phases[seen["phase"]] += 1
            if phases[seen["phase"]] <= ENOUGH:
                reasons |= said_and_drawn(table, seat, legal[:SOME])
            kind = [play for play in legal if play != "falls" or len(legal) == 1]
            spells = [
                play for play in kind if play.startswith(("cast", "team", "pull 1", "done", "agree", "imp", "mouse"))
            ]
            choices = spells if spells and rng.below(4) else kind
            table.match.play(seat, choices[rng.below(len(choices))])
    assert phases.keys() == set(PHASES) - BY_WORLD - IN_A_PLAY
    assert len(reasons) > 30


def said_and_drawn(table: Table, seat: int, legal: list[str]) -> set[str]:
    """All that the board has to say about a decision; returns the reasons for the plays."""
    seen, board = table.match.view(seat), table.board
    for width in (40, 80):
        table.console.print(board.draw(seen, width))
    assert board.heading(seen) and board.question(seen) and board.hint(seen) and board.waiting(seen, seat)
    assert all(board.explained(seen))
    assert not any(board.objection(seen, play.split(", ")) for play in legal)
    assert all(board.step(step) and board.brief_step(step) for play in legal for step in play.split(", "))
    reasons = {play: board.why(seen, play) for play in legal}
    assert seen["options"]["book"] == "real" or all(reasons.values())
    return set(reasons.values())
