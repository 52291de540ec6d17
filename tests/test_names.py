"""No general file names a game: everything about a game is in its folders, and its manifest tells what others need."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamifuda.games import ALL

ROOT = Path(__file__).parent.parent
NAMES = {game.name for game in ALL}
ROOTS = ("setup.py", "src/kamifuda", "web/src")
OF_A_GAME = re.compile(rf"/games/({'|'.join(NAMES)})/")
MADE = re.compile(r"/__pycache__/|^src/kamifuda/web/")  # by a tool; the second is the built client
GENERATED = re.compile(r"\W+Generated ")  # says the first line
THE_LIST = re.compile(r"from kamifuda\.games import |ALL: ")  # the two lines of games/__init__.py
WORD = re.compile(r"[^\W\d_]+")  # an underscore ends it
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")  # of camelCase


def words(text: str) -> set[str]:
    """Every word, and the parts of every identifier; KamiMaï is spelled kamimai there."""
    found = WORD.findall(text.replace("ï", "i"))
    return {one.lower() for word in found for one in (word, *PART.findall(word))}


def general(root: str) -> Iterator[tuple[str, str]]:
    """The files that belong to no game, and what is in them."""
    at = ROOT / root
    for path in sorted(at.rglob("*")) if at.is_dir() else [at]:
        name = str(path.relative_to(ROOT))
        if path.is_file() and not MADE.search(name) and not OF_A_GAME.search(name):
            text = path.read_text("utf-8")
            if not GENERATED.match(text):
                yield name, text


def named(root: str) -> Iterator[str]:
    """Where a game is named, in a file or in what it is called."""
    for name, text in general(root):
        if words(name) & NAMES:
            yield name
        for number, line in enumerate(text.splitlines(), 1):
            listed = name == "src/kamifuda/games/__init__.py" and THE_LIST.match(line)
            if words(line) & NAMES and not listed:
                yield f"{name}:{number}: {line.strip()}"


@pytest.mark.parametrize("root", ROOTS)
def test_no_general_file_names_a_game(root: str) -> None:
    assert list(general(root))
    assert list(named(root)) == []


@pytest.mark.parametrize(
    "text",
    [
        "kami", "Kami's turn", "/rules/kami#5", "KAMI-22", "kami_table", "kamiIn", "KamiCard", "aKAMI", "KamiMaï",
        "KamiMai", "à KamiMaï, deux", "queen.grimoire-1", "ofTotem", "TOTEM2",
    ],
)  # fmt: skip
def test_a_name_is_found(text: str) -> None:
    assert words(text) & NAMES


@pytest.mark.parametrize("text", ["Kamifuda", "kamifuda.games", "grimoires", "totemic", "okami", "KAMIFUDA_BOT_PACE"])
def test_other_words_are_not_found(text: str) -> None:
    assert not words(text) & NAMES
