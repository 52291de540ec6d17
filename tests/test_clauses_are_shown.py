"""Every clause of every rulebook is in RULES.md, in the code, in both languages, and in a test marked with it."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from kamifuda.core.game import Game
from kamifuda.games import ALL
from tests.clauses import clauses_of

TESTS = Path(__file__).parent


def ids(prefix: str, clauses: int, rulings: int, differences: int = 0) -> set[str]:
    """Clauses, our own rulings, and differences between editions."""
    counts = {"A": rulings, "D": differences}
    others = {f"{prefix}-{letter}{n}" for letter, count in counts.items() for n in range(1, count + 1)}
    return {f"{prefix}-{n:02}" for n in range(1, clauses + 1)} | others


EXPECTED = {
    "kami": ids("KAMI", 39, 25),
    "totem": ids("TOT", 37, 35),
    "grimoire": ids("GRI", 57, 37),
    "kamimai": ids("KMI", 86, 47, 19),
}
EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def marked(folder: Path) -> set[str]:
    """The ids in the `clause` marks of all tests below a folder."""
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                        found |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return found


@EVERY_GAME
def test_the_rules_tell_every_clause(game: Game) -> None:
    assert clauses_of(game) == EXPECTED[game.name]


@EVERY_GAME
def test_every_clause_is_written_in_the_code(game: Game) -> None:
    source = files(f"kamifuda.games.{game.name}")
    code = "".join(file.read_text() for file in source.iterdir() if file.name.endswith(".py"))
    assert EXPECTED[game.name] - set(re.findall(r"[A-Z]+-[AD]?\d+", code)) == set()


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_has_its_words(game: Game, language: str) -> None:
    text = files(f"kamifuda.games.{game.name}").joinpath("text", f"{language}.ftl").read_text()
    assert EXPECTED[game.name] - set(re.findall(r"^clause-(\S+) =", text, re.MULTILINE)) == set()


@EVERY_GAME
def test_every_clause_has_a_test_that_shows_it(game: Game) -> None:
    shown = marked(TESTS / "games" / game.name)
    assert EXPECTED[game.name] - shown == set()
    assert {mark for mark in shown if mark.split("-")[0] == next(iter(EXPECTED[game.name])).split("-")[0]} == shown
