"""The command line: help, wrong usage, and outputs that fail."""

import re
import shlex
import subprocess

import pytest

from kamifuda.cli.usage import asked_options, game_called
from kamifuda.core.options import chosen
from kamifuda.games import GAMES
from tests.patient import PATIENCE
from tests.program import KAMIFUDA, complaint, environment, printed, run, squeezed

LONG = "9" * 5000

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
        (["play", "--option", "mode=lord", "--option", "mode=kami"], ["mode", "lord", "kami"]),
        (["play", "--seats", "2", "--option", "seats=3"], ["seats", "2", "3"]),
        (["play", "--seats", LONG], ["999…", "4, 3, 2"]),
        (["play", "--option", f"target={LONG}"], ["999…", "1 to 99"]),
        (["play", "--bots", f"search:{LONG}"], ["999…", "random, greedy, search"]),
        (["play", "--bots", "search:\u0663"], ["\u0663"]),
        (["play", "--save", "/no/such/folder/x"], ["/no/such/folder/x", "no such folder"]),
        (["play", "--save", "/tmp/" + LONG], ["999…"]),
        (["play", "--seats", "5"], ["seats", "5", "4, 3, 2"]),
        (["play", "--option", "mode=easy"], ["mode", "easy", "soldier, lord, kami"]),
        (["play", "--option", "target=0"], ["target", "1 to 99"]),
        (["play", "--option", "colour=red"], ["colour", "demoralised"]),
        (["play", "--option", "mode"], ["mode=lord"]),
        (["play", "kamimai", "--option", "sheet"], ["should look like sheet=II."]),
        (["play", "kamimai", "--option", "nonsense=1"], ["house_rules", "watch_seconds"]),
        (["play", "--save", "a\x01b"], ["the name is not possible"]),
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
    ids=lambda given: " ".join(given)[:50],
)
def test_wrong_usage_is_one_line_with_the_facts(arguments: list[str], facts: list[str]) -> None:
    english, french = complaint(2, *arguments), complaint(2, *arguments, language="fr")
    assert all(fact in english for fact in facts)
    assert english != french


def test_a_list_of_what_there_is_ends_with_a_whole_name() -> None:
    known = [each.name for each in chosen(GAMES["kamimai"].Options)]
    assert complaint(2, "play", "kamimai", "--option", "nonsense=1").strip().endswith(f"{', '.join(known)}.")


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("kami", "Mode=Lord", "mode=lord"),
        ("KAMI", "DEMORALISED=Off", "demoralised=off"),
        ("kamimai", "sheet=ii", "sheet=II"),
    ],
)
def test_capitals_do_not_matter(game: str, written: str, meant: str) -> None:
    found = asked_options(game_called(game), None, [written])
    assert [f"{name}={value}" for name, value in found.items()] == [meant]


def test_the_language_option_beats_the_environment() -> None:
    assert complaint(2, "play", "chess", "--language", "fr") == complaint(2, "play", "chess", language="fr")


def test_help_lists_the_options_of_the_games_and_their_meaning() -> None:
    for verb in ("play", "record"):
        english, french = (squeezed(printed(verb, "--help", language=language)) for language in ("en", "fr"))
        assert "mercenary_master_stroke=on|off" in english and "target=1 to 99" in english and "4, 3, 2" in english
        assert "With four players" in english and "target=1 à 99" in french


def test_names_may_be_written_carelessly() -> None:
    careless = printed("record", "Kami", "--seed", "1", "--bots", "greedy, random", "--option", "target=1")
    assert careless == printed("record", "kami", "--seed", "1", "--bots", "greedy,random", "--option", "target=1")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "2", "--option", "goita_hands=on"], "goita_hands has no effect here"),
        (["--option", "goita_hands=on", "--option", "demoralised=off"], "without demoralised=on"),
        (["--seats", "2", "--bots", "greedy,random,greedy"], "only 2 bots"),
        (["--option", "three_player_hand=8"], "three_player_hand has no effect here"),
    ],
)
def test_what_has_no_effect_is_said_and_done(arguments: list[str], words: str) -> None:
    done = run("record", "kami", "--option", "target=1", *arguments)
    assert done.returncode == 0 and done.stdout.startswith("kamifuda record 1")
    assert words in done.stderr and done.stderr.count("\n") == 1


# Without a terminal


def test_play_without_a_terminal_fails_and_says_what_to_do() -> None:
    options = ["--seats", "3", "--bots", "random", "--option", "mode=lord", "--language", "en"]
    said = complaint(2, "play", "kami", *options)
    assert "needs a terminal" in said
    command = shlex.split(said.rpartition(": ")[2])
    assert command[:3] == KAMIFUDA and command[-4:] == ["--language", "en", "--option", "mode=lord"]
    assert "seats=3 mode=lord" in printed(*command[3:])


# Streams that fail


@pytest.mark.parametrize("arguments", ["record kami --option target=1", "--help", "play --help", "--version"])
def test_a_full_disk_is_one_line(arguments: str) -> None:
    done = in_a_shell(f"{arguments} >/dev/full")
    assert (done.returncode, done.stderr) == (1, "kamifuda: nothing more can be written: the disk is full.\n")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("--version >&-", 1, "kamifuda: standard output is closed.\n"),
        ("play --help >&-", 1, "kamifuda: standard output is closed.\n"),
        ("record kami --option target=1 <&- >/dev/null", 0, ""),
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
