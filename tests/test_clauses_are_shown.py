"""Every clause of every rulebook is in RULES.md, in the code, in both languages, and in a test marked with it."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from kamifuda.core.game import Game
from kamifuda.games import ALL
from tests.clauses import clauses_of
from tests.facts import facts

TESTS = Path(__file__).parent


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
    assert clauses_of(game) == facts(game).ids()


@EVERY_GAME
def test_every_clause_is_written_in_the_code(game: Game) -> None:
    source = files(f"kamifuda.games.{game.name}")
    code = "".join(file.read_text() for file in source.iterdir() if file.name.endswith(".py"))
    assert facts(game).ids() - set(re.findall(r"[A-Z]+-[AD]?\d+", code)) == set()


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_has_its_words(game: Game, language: str) -> None:
    text = files(f"kamifuda.games.{game.name}").joinpath("text", f"{language}.ftl").read_text()
    assert facts(game).ids() - set(re.findall(r"^clause-(\S+) =", text, re.MULTILINE)) == set()


@EVERY_GAME
def test_every_clause_has_a_test_that_shows_it(game: Game) -> None:
    shown = marked(TESTS / "games" / game.name)
    assert facts(game).ids() - shown == set()
    assert {mark for mark in shown if mark.split("-")[0] == facts(game).prefix} == shown
