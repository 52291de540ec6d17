"""The command line as a person or a script meets it: real processes, a real terminal, real files."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kamifuda.cli import usage
from kamifuda.cli.refusals import refuse
from kamifuda.core import record
from kamifuda.core.match import Match, actions
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, commitment
from kamifuda.games import GAMES
from kamifuda.terminal.table import Table
from kamifuda.text import Text
from tests.terminal import Terminal

KAMIFUDA = [sys.executable, "-m", "kamifuda"]
PATIENCE = 120  # seconds
PROMPT = {"en": "Your turn > ", "fr": "À toi > "}


def environment(language: str = "en") -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANG", "COLUMNS", "LINES")}
    return kept | {"LANGUAGE": language, "PAGER": "cat", "TERM": "xterm-256color", "PYTHONUTF8": "1"}


def run(*arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*KAMIFUDA, *arguments],
        env=environment(language),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def printed(*arguments: str, language: str = "en") -> str:
    """What a command prints that has nothing to complain about."""
    done = run(*arguments, language=language)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def complaint(code: int, *arguments: str, language: str = "en") -> str:
    """The one line of a command that refuses."""
    done = run(*arguments, language=language)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("kamifuda")
    return done.stderr


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of four bots."""
    file = tmp_path_factory.mktemp("records") / "match.txt"
    file.write_text(printed("record", "kami", "--seed", "7", "--option", "target=3"), "utf-8")
    return file


# Help, version, wrong usage


def test_version_says_whether_compiled() -> None:
    assert re.fullmatch(r"kamifuda \S+, (compiled|not compiled.*)\n", printed("--version"))


def test_help_lists_the_commands_in_the_language_of_the_environment() -> None:
    english, french = printed(), printed(language="fr")
    assert all(word in english for word in ("play", "record", "replay", "verify"))
    assert "terminal" in english and "Rejouer" in french


@pytest.mark.parametrize(
    ("arguments", "facts"),
    [
        (["play", "chess"], ["chess", "kami"]),
        (["record", "chess"], ["chess", "kami"]),
        (["play", "--seats", "5"], ["seats", "5", "4, 3, 2"]),
        (["play", "--option", "mode=easy"], ["mode", "easy", "soldier, lord, kami"]),
        (["play", "--option", "target=0"], ["target", "1 to 99"]),
        (["play", "--option", "colour=red"], ["colour", "demoralised"]),
        (["play", "--option", "mode"], ["mode"]),
        (["play", "--bots", "genius"], ["genius", "random, greedy, search"]),
        (["record", "kami", "--bots", "greedy,genius"], ["genius"]),
        (["record", "kami", "--format", "xml"], ["xml", "text, referee"]),
        (["record", "kami", "--seed", "a\nb"], []),
        (["play", "--name", ""], []),
        (["play", "--language", "de"], ["de", "en, fr"]),
        (["replay", "/no/such/file"], ["/no/such/file"]),
        (["verify", "/"], ["/"]),
        (["verify"], ["FILE"]),
        (["record"], ["GAME"]),
        (["record", "kami", "--seats"], ["--seats"]),
        (["record", "kami", "--frob"], ["--frob"]),
        (["plya"], ["plya"]),
        (["play", "kami", "chess"], ["play kami chess"]),
    ],
    ids=" ".join,
)
def test_wrong_usage_is_one_line_with_the_facts(arguments: list[str], facts: list[str]) -> None:
    english, french = complaint(2, *arguments), complaint(2, *arguments, language="fr")
    assert all(fact in english for fact in facts)
    assert english != french


def test_the_language_option_beats_the_environment() -> None:
    assert complaint(2, "play", "chess", "--language", "fr") == complaint(2, "play", "chess", language="fr")


# Without a terminal


def test_play_without_a_terminal_says_what_to_do_and_ends() -> None:
    said = printed("play", "kami", "--seats", "3", "--bots", "random", "--option", "mode=lord").splitlines()
    assert len(said) == 2 and "Kami" in said[0] and "3" in said[0] and "random" in said[0]
    command = said[1].partition(": ")[2].split(" ")
    assert command[0] == "kamifuda"
    assert "seats=3 mode=lord" in printed(*command[1:])


# Records


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_command_prints_the_same_bytes(seats: int) -> None:
    command = ["record", "kami", "--seats", str(seats), "--seed", "x y", "--bots", "greedy,random,search:5"]
    command += ["--option", "target=4"]
    first = printed(*command)
    assert first == printed(*command, language="fr")
    found = record.read(first, GAMES)
    assert found.names == tuple(
        f"{name} {seat}" for seat, name in enumerate(["greedy", "random", "search:5", "greedy"][:seats])
    )
    record.verify(found, GAMES)


def test_verify_says_what_is_proved(recorded: Path) -> None:
    found = record.read(recorded.read_text("utf-8"), GAMES)
    said = printed("verify", str(recorded))
    assert f"{len(found.plays)} plays" in said and "“7”" in said and found.scores is not None
    assert all(f"{name}: {points}" in said for name, points in zip(found.names, found.scores, strict=True))
    assert said != printed("verify", str(recorded), language="fr")


def test_verify_names_the_commitment_of_a_server(tmp_path: Path) -> None:
    origin = record.Origin(server=b"s" * 32, entropy=(b"a", b"b"))
    played = Match(GAMES["kami"], GAMES["kami"].Options(seats=2), origin.seed())
    (tmp_path / "m").write_text(record.write(record.of(played, ("Ann", "Bo"), origin)))
    said = printed("verify", str(tmp_path / "m"))
    assert commitment(origin.server) in said and "not over" in said


def test_replay_tells_every_play_and_the_result(recorded: Path) -> None:
    found = record.read(recorded.read_text("utf-8"), GAMES)
    assert found.scores is not None
    for language, colon in (("en", ": "), ("fr", "\u00a0: ")):
        said = printed("replay", str(recorded), "--language", language)
        numbers = [int(number) for number in re.findall(r"^ *(\d+)  ", said, re.MULTILINE)]
        assert numbers == list(range(1, len(found.plays) + 1))
        scores = ", ".join(f"{name}{colon}{points}" for name, points in zip(found.names, found.scores, strict=True))
        assert said.splitlines()[-1] == Text(language).say("replay-result", scores=scores)


def test_replay_for_a_seat_keeps_the_others_secrets(recorded: Path) -> None:
    everything, one = printed("replay", str(recorded)), printed("replay", str(recorded), "--seat", "1")
    assert everything.count("is dealt") == 4 * one.count("You are dealt") and "is dealt" not in one
    assert "lays a card face down" in one and "lays a card face down" not in everything
    assert "4" in complaint(2, "replay", str(recorded), "--seat", "4")


# Referee


@pytest.mark.parametrize(
    "options",
    [["seats=2"], ["seats=3"], ["seats=3", "three_player_hand=8"], ["seats=4"], ["seats=4", "goita_hands=on"]],
    ids=" ".join,
)
def test_referee_lines_agree_with_the_engine(options: list[str]) -> None:
    command = ["record", "kami", "--seed", "5", "--bots", "random"]
    for option in [*options, "target=8"]:
        command += ["--option", option]
    first, *lines, last = [json.loads(line) for line in printed(*command, "--format", "referee").splitlines()]
    found = record.read(printed(*command), GAMES)
    game = GAMES[first["game"]]
    assert game.Options(**first["options"]) == found.options
    assert (first["version"], first["seats"], first["seed"]) == (game.version, found.options.seats, "5")
    position = game.deal(found.options, found.origin.seed())
    whole: list[str] = []
    count = 0
    for number, line in enumerate(lines):
        if position.whole:
            whole.append("")
            count += 1
            position.chance = chance(found.origin.seed(), count)
        assert line["n"] == number
        assert line["to_act"] == [seat for seat in range(4) if position.to_act() >> seat & 1]
        assert line["legal"] == {str(seat): legal_texts(game, position, seat) for seat in line["to_act"]}
        assert line["position"] == game.layout(position)
        assert line["action"] in line["legal"][str(line["seat"])]
        whole[-1] += ", " * bool(whole[-1]) + line["action"]
        position.apply(line["seat"], game.parse(position, line["seat"], line["action"]))
    assert whole == [play.text for play in found.plays]
    assert last == {"over": True, "scores": list(found.scores or ())} and position.over


def legal_texts(game: Any, position: Any, seat: int) -> list[str]:
    return [game.notation(position, seat, action) for action in actions(position.legal(seat))]


# Damage: what is done to the lines of a record, and the line and words of the complaint

Damage = Callable[[list[str]], str]


def with_line(number: int, line: str) -> Damage:
    return lambda lines: text_of([*lines[: number - 1], line, *lines[number:]])


def text_of(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def half_a_play(lines: list[str]) -> str:
    return with_line(14, lines[13].partition(",")[0])(lines)


LAST = -1
DAMAGED: list[tuple[str, Damage, int, str]] = [
    # what                   how                                                         line words
    ("another file",         with_line(1, "hello"),                                      1,   "not a record"),
    ("another game",         with_line(2, "game chess"),                                 2,   "chess"),
    ("another version",      with_line(3, "version 99"),                                 3,   "99"),
    ("no options",           with_line(4, "opinions"),                                   4,   "options"),
    ("a bad option",         with_line(4, "options seats=9"),                            4,   "seats=9"),
    ("a missing seat",       with_line(6, "seat 7 Bo"),                                  6,   "seat 1"),
    ("no seed",              with_line(9, "sead 7"),                                     9,   "server_seed"),
    ("bad hexadecimal",      with_line(9, "server_seed zz"),                             9,   "hexadecimal"),
    ("a wrong number",       with_line(10, "2 0 play_on"),                               10,  "should read"),
    ("nonsense",             with_line(10, "1 0 juggle"),                                10,  "juggle"),
    ("an illegal play",      with_line(10, "1 0 attack tower"),                          10,  "KAMI-24"),
    ("half a play",          half_a_play,                                                14,  "only the beginning"),
    ("nobody's turn",        with_line(14, "5 9 pass"),                                  14,  "should read"),
    ("a bad attachment",     lambda lines: text_of([*lines[:10], "  with {", *lines[10:]]), 11, "JSON"),
    ("a lost line",          lambda lines: text_of([*lines[:11], *lines[12:]]),          12,  "should read"),
    ("cut off in a line",    lambda lines: text_of(lines[:14])[:-3],                     14,  "cut off"),
    ("cut off after a line", lambda lines: text_of(lines[:13]),                          13,  "cut off"),
    ("more after the end",   lambda lines: text_of([*lines, "more"]),                    LAST, "after the end"),
    ("wrong scores",         lambda lines: text_of([*lines[:-1], "over 0 3 0 3"]),       LAST, "result"),
    ("an odd spelling",      with_line(4, "options mode=soldier seats=4"),               4,   "changed by hand"),
    ("nothing at all",       lambda lines: "",                                           1,   "cut off"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "line", "words"), [row[1:] for row in DAMAGED], ids=[row[0] for row in DAMAGED])
def test_damage_is_named_with_its_line(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: Damage, line: int, words: str
) -> None:
    file, text = tmp_path / "m", damage(recorded.read_text("utf-8").splitlines())
    file.write_text(text, "utf-8")
    number = text.count("\n") if line == LAST else line
    said = complaint(1, "verify", str(file))
    assert f"{file}, line {number}: " in said and words in said
    with pytest.raises(usage.Refused) as refused:
        usage.record_in(str(file))
    assert refuse(refused.value, Text("fr")) == 1
    assert f"{file}, ligne {number}\u00a0: " in capsys.readouterr().err


def test_no_damage_whatever_is_a_crash(recorded: Path, tmp_path: Path) -> None:
    text, file, rng = recorded.read_text("utf-8"), tmp_path / "m", Rng(1)
    spare = [
        "",
        " ",
        "\n",
        ",",
        "@",
        "0",
        "9" * 30,
        "-1",
        "seat",
        "world",
        "hide",
        "attack empress@3",
        "\u0663",
        "\0",
        "é",
    ]
    for _ in range(400):
        start = rng.below(len(text))
        end = start + rng.below(6)
        file.write_text(text[:start] + spare[rng.below(len(spare))] + text[end:], "utf-8")
        with suppress(usage.Refused):
            usage.record_in(str(file))


def test_bytes_that_are_no_text_are_named_with_their_line(recorded: Path, tmp_path: Path) -> None:
    (tmp_path / "m").write_bytes(recorded.read_bytes().replace(b"seat 1 greedy", b"seat 1 gr\xffedy"))
    assert ", line 6: " in complaint(1, "verify", str(tmp_path / "m"))


# In a terminal


def squeezed(text: str) -> str:
    """Without the frames and line breaks of the screen."""
    return " ".join(re.sub("[│╭╮╰╯]", " ", text).split())


def play(*arguments: str, language: str = "en", columns: int = 80) -> Terminal:
    return Terminal([*KAMIFUDA, "play", *arguments], environment(language), columns)


@pytest.mark.parametrize("columns", [80, 120])
def test_a_round_in_a_terminal(tmp_path: Path, columns: int) -> None:
    text, prompt = Text("en", "kami"), PROMPT["en"]
    with play("--seed", "11", "--save", str(tmp_path / "kept"), "--name", "Ann [b]", columns=columns) as terminal:
        first = terminal.until(prompt)
        assert text.say("game-goal") in squeezed(first) and "Your turn" in first and "Your hand" in first
        assert "▶ Spear" in first and "Counter the Spear, or pass." in first
        terminal.typed("?")
        advice = squeezed(terminal.until(prompt))
        assert text.say("hint-answer") in advice and "greedy" in advice and "Why: " in advice
        terminal.typed("r")
        assert text.say("terminal-no-rule-yet") in squeezed(terminal.until(prompt))
        terminal.typed("counter tower")
        assert f"(KAMI-13). {text.clause('KAMI-13')}" in squeezed(terminal.until(prompt))
        terminal.typed("counter fool, attack spear")
        assert f"(KAMI-08). {text.clause('KAMI-08')}" in squeezed(terminal.until(prompt))
        terminal.typed("r")
        assert "KAMI-08 Dealing" in squeezed(terminal.until(prompt))
        for nonsense in ("sing a song", "\u2603", "-1", "1 2", "counter", "hide hide", "a" * 500, "x, y, z", "^"):
            terminal.typed(nonsense)
            assert "says nothing to me" in squeezed(terminal.until(prompt))
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
        assert re.search(r"(win|wins) the round with the", seen) and "hand and hidden cards" in seen
        terminal.typed("rules")
        assert "KAMI-39" in terminal.until(prompt)
        terminal.typed("")
        assert "Your turn" in terminal.until(prompt)
        terminal.typed("q")
        code, goodbye = terminal.ended()
    assert code == 0 and "--seed 11" in goodbye and str(tmp_path / "kept") in goodbye.replace("\n", "")
    assert "not over" in printed("verify", str(tmp_path / "kept"))
    assert usage.record_in(str(tmp_path / "kept")).names == (
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
        assert squeezed(text.say("hint-answer")) in advice and "Pourquoi" in advice
        terminal.typed("attaquer lance")
        assert "Interdit (KAMI-11)" in terminal.until(prompt)
        terminal.typed("n'importe quoi")
        assert "ne me dit rien" in squeezed(terminal.until(prompt))
        terminal.typed("contrer impératrice 6")
        seen = terminal.until(prompt)
        assert "Tu contres avec une Impératrice de la pile 6." in seen
        while "Fin de la manche 1" not in seen:
            terminal.typed("1")
            seen = terminal.until(prompt)
        terminal.typed("quitter")
        code, goodbye = terminal.ended()
    assert code == 0 and "Au revoir" in goodbye


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
    monkeypatch.setattr("builtins.input", lambda _: TYPED[rng.below(len(TYPED))])
    table.run()
    assert table.match.position.over
    shown = table.console.file.getvalue()  # type: ignore[attr-defined]
    assert all(len(line.rstrip()) <= width for line in shown.splitlines() if "kamifuda play" not in line)


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


def test_save_while_playing_never_overwrites(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("precious")
    with play("--seed", "11") as terminal:
        terminal.until(PROMPT["en"])
        for line, words in (
            (f"save {tmp_path}/other", "exists already"),
            (f"save {tmp_path}/no/where", "cannot be opened"),
            ("save", "save FILE"),
            (f"save {tmp_path}/new", "The match is in"),
            (f"save {tmp_path}/new", "The match is in"),
        ):
            terminal.typed(line)
            assert words in squeezed(terminal.until(PROMPT["en"]))
        terminal.typed("pass")
        terminal.until(PROMPT["en"])
        terminal.typed("q")
        assert terminal.ended()[0] == 0
    assert (tmp_path / "other").read_text() == "precious"
    assert "not over" in printed("verify", str(tmp_path / "new"))
    assert "exists already" in complaint_in_terminal("--save", str(tmp_path / "other"))


def complaint_in_terminal(*arguments: str) -> str:
    with play(*arguments) as terminal:
        code, said = terminal.ended()
    assert code == 2
    return said


def test_ctrl_c_ends_with_a_line() -> None:
    with play() as terminal:
        terminal.until(PROMPT["en"])
        code, said = terminal.interrupted()
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


@pytest.mark.parametrize("columns", [24, 60])
def test_a_narrow_terminal_is_no_crash(columns: int) -> None:
    with play("--seats", "2", "--seed", "8", columns=columns) as terminal:
        terminal.until(PROMPT["en"])
        terminal.typed("1")
        seen = terminal.until(PROMPT["en"])
    assert all(len(line) <= columns for line in seen.splitlines())
