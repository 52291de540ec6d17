"""The command line: help, wrong usage, and outputs that fail."""

import re
import shlex
import subprocess
from collections.abc import Iterator
from dataclasses import Field
from typing import Any

import pytest

from kamifuda.cli.usage import asked_options, game_called
from kamifuda.core.game import Game
from kamifuda.core.options import chosen, is_text, spell, spelled
from kamifuda.games import ALL
from kamifuda.text import Text
from tests.examples import FIRST, MOST_OPTIONS, SHORT, option_of
from tests.patient import PATIENCE
from tests.program import KAMIFUDA, SOON_OVER, asked, complaint, environment, printed, run, squeezed
from tests.spread import allowed

LONG = "9" * 5000
GAME, MANY = FIRST.name, MOST_OPTIONS.name
WORD, NUMBER, SWITCH = (option_of(FIRST, kind).name for kind in (str, int, bool))
WORDS, NUMBERS, SEATS = (allowed(FIRST, name) for name in (WORD, NUMBER, "seats"))

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
        (["play", "chess"], ["chess", GAME]),
        (["record", "chess"], ["chess", GAME]),
        (["play", "--option", f"{WORD}={WORDS[0]}", "--option", f"{WORD}={WORDS[1]}"], [WORD, WORDS[0], WORDS[1]]),
        (["play", "--seats", f"{SEATS[0]}", "--option", f"seats={SEATS[1]}"], ["seats", f"{SEATS[0]}", f"{SEATS[1]}"]),
        (["play", "--seats", LONG], ["999…", spelled(SEATS)]),
        (["play", "--option", f"{NUMBER}={LONG}"], ["999…", spelled(NUMBERS)]),
        (["play", "--bots", f"search:{LONG}"], ["999…", "random, greedy, search"]),
        (["play", "--bots", "search:\u0663"], ["\u0663"]),
        (["play", "--save", "/no/such/folder/x"], ["/no/such/folder/x", "no such folder"]),
        (["play", "--save", "/tmp/" + LONG], ["999…"]),
        (["play", "--seats", f"{max(SEATS) + 1}"], ["seats", f"{max(SEATS) + 1}", spelled(SEATS)]),
        (["play", "--option", f"{WORD}=nonsense"], [WORD, "nonsense", spelled(WORDS)]),
        (["play", "--option", f"{NUMBER}={NUMBERS[0] - 1}"], [NUMBER, spelled(NUMBERS)]),
        (["play", "--option", "nonsense=red"], ["nonsense", SWITCH]),
        (["play", "--option", WORD], [f"should look like {WORD}={WORDS[1]}."]),
        (["play", MANY, "--option", "seats"], [f"should look like seats={allowed(MOST_OPTIONS, 'seats')[1]}."]),
        (["play", MANY, "--option", "nonsense=1"], [each.name for each in chosen(MOST_OPTIONS.Options)]),
        (["play", "--save", "a\x01b"], ["the name is not possible"]),
        (["play", "--bots", "genius"], ["genius", "random, greedy, search"]),
        (["record", GAME, "--bots", "greedy,genius"], ["genius"]),
        (["record", GAME, "--format", "xml"], ["xml", "text, referee"]),
        (["record", GAME, "--seed", "a\nb"], []),
        (["play", "--name", ""], []),
        (["play", "--language", "de"], ["de", "en, fr"]),
        (["replay", "/no/such/file"], ["/no/such/file"]),
        (["verify", "/"], ["/"]),
        (["verify"], ["FILE"]),
        (["record"], ["GAME"]),
        (["record", GAME, "--seats"], ["--seats"]),
        (["record", GAME, "--frob"], ["--frob"]),
        (["plya"], ["plya"]),
        (["play", GAME, "chess"], [f"play {GAME} chess"]),
    ],
    ids=lambda given: " ".join(given)[:50],
)
def test_wrong_usage_is_one_line_with_the_facts(arguments: list[str], facts: list[str]) -> None:
    english, french = complaint(2, *arguments), complaint(2, *arguments, language="fr")
    assert all(fact in english for fact in facts)
    assert english != french


def test_a_list_of_what_there_is_ends_with_a_whole_name() -> None:
    known = [each.name for each in chosen(MOST_OPTIONS.Options)]
    assert complaint(2, "play", MANY, "--option", "nonsense=1").strip().endswith(f"{', '.join(known)}.")


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_capitals_do_not_matter(game: Game) -> None:
    for each in chosen(game.Options):
        for value in map(spell, each.metadata["allowed"]):
            written = f"{each.name.upper()}={value.swapcase()}"
            assert asked_options(game_called(game.name.upper()), None, [written]) == {each.name: value}


def test_the_language_option_beats_the_environment() -> None:
    assert complaint(2, "play", "chess", "--language", "fr") == complaint(2, "play", "chess", language="fr")


def values(option: Field[Any], to: str = "to") -> str:
    """What it may be, as help shows it."""
    values = option.metadata["allowed"]
    if is_text(option):
        return "NAME:VALUE,…"
    return f"{values[0]} {to} {values[-1]}" if isinstance(values, range) else "|".join(map(spell, values))


def test_help_lists_the_options_of_the_games_and_their_meaning() -> None:
    for verb in ("play", "record"):
        for language, to in (("en", "to"), ("fr", "à")):
            said = squeezed(printed(verb, "--help", language=language))
            for game in ALL:
                text = Text(language, game.name)
                assert f"{game.name} {spelled(allowed(game, 'seats'))}" in said
                for each in chosen(game.Options):
                    assert f"{each.name}={values(each, to)}, " in said
                    assert squeezed(text.say(f"option-{each.name}.help")) in said


def test_names_may_be_written_carelessly() -> None:
    options = asked(SHORT)
    careless = printed("record", GAME.capitalize(), "--seed", "1", "--bots", "greedy, random", *options)
    assert careless == printed("record", GAME, "--seed", "1", "--bots", "greedy,random", *options)


def idle() -> Iterator[tuple[list[str], str]]:
    """Options that have no effect with so many players, or without another; and what is said of them."""
    for each in chosen(FIRST.Options):
        only, needs = each.metadata.get("seats"), each.metadata.get("needs")
        here = next(seats for seats in SEATS if seats != only)
        other = asked({each.name: next(value for value in each.metadata["allowed"] if value != each.default)})
        if only is not None:
            yield ["--seats", str(here), *other], f"{each.name} has no effect here"
        if needs is not None:
            yield [*other, "--option", f"{needs}=off"], f"without {needs}=on"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [*idle(), (["--seats", f"{min(SEATS)}", "--bots", "greedy,random," * 4 + "greedy"], f"only {min(SEATS)} bots")],
)
def test_what_has_no_effect_is_said_and_done(arguments: list[str], words: str) -> None:
    done = run(*SOON_OVER, *arguments)
    assert done.returncode == 0 and done.stdout.startswith("kamifuda record 1")
    assert words in done.stderr and done.stderr.count("\n") == 1


# Without a terminal


def test_play_without_a_terminal_fails_and_says_what_to_do() -> None:
    chosen = f"{WORD}={WORDS[1]}"
    options = ["--seats", f"{SEATS[1]}", "--bots", "random", "--option", chosen, "--language", "en"]
    said = complaint(2, "play", GAME, *options)
    assert "needs a terminal" in said
    command = shlex.split(said.rpartition(": ")[2])
    assert command[:3] == KAMIFUDA and command[-4:] == ["--language", "en", "--option", chosen]
    assert {f"seats={SEATS[1]}", chosen} <= set(printed(*command[3:]).split())


# Streams that fail


@pytest.mark.parametrize("arguments", [shlex.join(SOON_OVER), "--help", "play --help", "--version"])
def test_a_full_disk_is_one_line(arguments: str) -> None:
    done = in_a_shell(f"{arguments} >/dev/full")
    assert (done.returncode, done.stderr) == (1, "kamifuda: nothing more can be written: the disk is full.\n")


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        ("open('/nowhere')", "there is no file /nowhere."),
        ("open('/')", "the file / cannot be opened: it is a folder."),
        ("os.read(-1, 1)", "that could not be done: error 9."),
    ],
)
def test_what_could_not_be_read_is_not_said_of_output(trouble: str, said: str) -> None:
    program = f"import os; from kamifuda.cli import commands, verbs; verbs.obeyed = lambda: {trouble}; commands.app()"
    done = subprocess.run(
        [KAMIFUDA[0], "-c", program], env=environment(), capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (1, f"kamifuda: {said}\n")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("--version >&-", 1, "kamifuda: standard output is closed.\n"),
        ("play --help >&-", 1, "kamifuda: standard output is closed.\n"),
        (f"{shlex.join(SOON_OVER)} <&- >/dev/null", 0, ""),
        ("--version <&-", 0, ""),
        ("verify 2>&-", 2, ""),
    ],
)
def test_closed_streams_are_no_crash(arguments: str, code: int, said: str) -> None:
    done = in_a_shell(arguments)
    assert (done.returncode, done.stderr) == (code, said)


def in_a_shell(arguments: str) -> subprocess.CompletedProcess[str]:
    command = f"{shlex.join(KAMIFUDA)} {arguments}"
    return subprocess.run(
        command, shell=True, env=environment(), capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
    )


def test_an_interruption_while_it_ends_changes_nothing() -> None:
    pressed = "import atexit, os, signal; atexit.register(os.kill, os.getpid(), signal.SIGINT); "
    program = pressed + "from kamifuda.cli.commands import app; app()"
    done = subprocess.run(
        [KAMIFUDA[0], "-c", program, "--version"], env=environment(), capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "") and done.stdout


def test_an_interruption_while_it_starts_is_one_line() -> None:
    loud = "import sys, kamifuda.cli.commands as c; sys.modules['kamifuda.cli.verbs'] = Interrupted(); c.app()"
    interrupted = "class Interrupted:\n    def __getattr__(self, name): raise KeyboardInterrupt\n"
    done = subprocess.run(
        [KAMIFUDA[0], "-c", interrupted + loud],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, "kamifuda: stopped.\n")
