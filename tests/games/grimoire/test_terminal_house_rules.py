"""House rules of Grimoire on the command line: a file, an option, and what is said of wrong ones."""

import shlex
from pathlib import Path

import pytest

from kamifuda.core import record
from kamifuda.games import GAMES, grimoire
from kamifuda.games.grimoire import house
from kamifuda.text import LANGUAGES, Text
from tests.program import complaint, printed

SHORT = ["record", "grimoire", "--seed", "1", "--bots", "random", "--option", "end_at=5"]
FILE = "[pages.storm]\namount = 3\n[companions.nun]\nvp = 2\n"
RULES = "nun.vp:2,storm.amount:3"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "house.toml"
    path.write_text(FILE)
    return path


def test_a_file_and_an_option_mean_the_same(file: Path) -> None:
    recorded = printed(*SHORT, "--house-rules", str(file))
    assert record.read(recorded, GAMES).options.house_rules == RULES
    assert recorded == printed(*SHORT, "--option", "house_rules=storm.amount:3,nun.vp:2")
    assert f" house_rules={RULES}\n" in recorded
    assert " house_rules=\n" in printed(*SHORT)


def test_they_are_told_when_a_record_is_read(file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "match.txt"
    kept.write_text(printed(*SHORT, "--house-rules", str(file)))
    for verb in ("verify", "replay"):
        assert "House rules: Nun: 2 VP instead of 1; Storm: 3 points instead of 2" in printed(verb, str(kept))
        assert "2 PV au lieu de 1" in printed(verb, str(kept), language="fr")


def test_without_a_terminal_play_repeats_them(file: Path) -> None:
    said = complaint(2, "play", "grimoire", "--bots", "random", "--house-rules", str(file))
    assert shlex.split(said)[-2:] == ["--option", f"house_rules={RULES}"]


@pytest.mark.parametrize(
    ("toml", "facts"),
    [
        ("[companions.nun]\nvp = \n", ["house.toml", "line 2", "TOML"]),
        ("[treasures.gold_coin]\nvp = 5", ["gold_coin.vp is certain"]),
        ("[companions.nun]\nvp = 12", ["nun.vp", "12", "0 to 9"]),
        ("[companions.nun]\nvp = true", ["nun.vp", "“true”"]),
        ("[companions]\nnun = 2", ["companions.nun should be a table: [companions.nun]"]),
        ("[pages.wish]\namount = 5", ["wish.amount", "wish_vp"]),
        ("[companions.bishop]\nvp = 1", ["companions.bishop", "nun"]),
        ("[pages.storm]\ncolour = 1", ["storm.colour", "amount, type, effect"]),
    ],
)
def test_a_wrong_file_is_one_line_with_the_facts(file: Path, toml: str, facts: list[str]) -> None:
    file.write_text(toml)
    arguments = ["record", "grimoire", "--house-rules", str(file)]
    english, french = complaint(2, *arguments), complaint(2, *arguments, language="fr")
    assert all(fact in english for fact in facts), english
    assert english != french


def test_a_file_that_can_not_be_read(file: Path, tmp_path: Path) -> None:
    assert "no file" in complaint(2, "record", "grimoire", "--house-rules", str(tmp_path / "none.toml"))
    file.write_bytes(b"[companions.nun]\nvp = 2 # \xff\n")
    assert "line 2 is not UTF-8" in complaint(2, "record", "grimoire", "--house-rules", str(file))


@pytest.mark.parametrize(
    ("arguments", "facts"),
    [
        (["record", "grimoire", "--option", "house_rules=nun.vp"], ["“nun.vp”", "nun.vp:2"]),
        (["record", "grimoire", "--option", "house_rules=gold_coin.vp:5"], ["gold_coin.vp is certain"]),
        (
            ["record", "grimoire", "--option", "quest_deck=59", "--option", "house_rules=deck.missing:king"],
            ["deck.missing matters only with quest_deck=58"],
        ),
        (["play", "grimoire", "--house-rules", "FILE", "--option", "house_rules="], ["house_rules", RULES]),
    ],
)
def test_wrong_usage_is_one_line(file: Path, arguments: list[str], facts: list[str]) -> None:
    said = complaint(2, *(str(file) if word == "FILE" else word for word in arguments))
    assert all(fact in said for fact in facts), said


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("gold_coin.vp:5", "“house_rules=gold_coin.vp:5” is not allowed"),
        ("storm.amount:3,nun.vp:2", "changed by hand"),
        ("nun.vp:1", "changed by hand"),
    ],
)
def test_wrong_house_rules_in_a_record_are_refused_with_their_line(tmp_path: Path, wrong: str, words: str) -> None:
    kept = tmp_path / "match.txt"
    kept.write_text(printed(*SHORT).replace(" house_rules=\n", f" house_rules={wrong}\n"))
    said = complaint(1, "verify", str(kept))
    assert "line 4" in said and words in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_has_words(language: str) -> None:
    text = Text(language, "grimoire")
    for (name, what), slot in house.SLOTS.items():
        for value in slot.allowed if slot.source != "certain" else ():
            for each in house.differences(f"{name}.{what}:{value}", grimoire.version):
                assert text.tell(each)
