"""No general file names a game, its cards or its clauses: all of it is in its folders, its manifest tells the rest."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamifuda.core.game import Game
from kamifuda.core.reading import A_CARD, A_CARD_OF_A_STACK
from kamifuda.games import ALL
from kamifuda.text import LANGUAGES, Text
from tests.facts import facts

ROOT = Path(__file__).parent.parent
NAMES = {game.name for game in ALL}
CALLED = {Text(language, name).say("game-name") for name in NAMES for language in LANGUAGES}  # by people
ROOTS = (
    "pyproject.toml", "setup.py", "src/kamifuda", "tests", "web/index.html", "web/public/manifest.webmanifest",
    "web/src", "web/tests",
)  # fmt: skip
OF_A_GAME = re.compile(rf"/games/({'|'.join(NAMES)})/")
MADE = re.compile(r"/__pycache__/|^src/kamifuda/web/|^web/tests/frames/")  # by a tool; the second is the built client
GENERATED = re.compile(r"\W+Generated ")  # says the first line
THE_LIST = re.compile(r"from kamifuda\.games import |ALL: ")  # the two lines of games/__init__.py
WORD = re.compile(r"[^\W\d_]+")  # an underscore ends it
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")  # of camelCase
PREFIX = re.compile(rf"\b({'|'.join(facts(game).prefix for game in ALL)})\b")  # of clauses
CARDS = "|".join(sorted({card for game in ALL for card in game.card_ids}, key=len, reverse=True))
LONG = "|".join(card for card in CARDS.split("|") if "_" in card)  # no word of any language
VERBS = "|".join(sorted({verb for game in ALL for verb in game.manifest.reading.steps}))
CARD = re.compile(rf"\b({LONG})\b|[\"'`]({CARDS})[\"'`.:]|\b({CARDS})@\d|\b({VERBS}) ({CARDS})\b")
PHRASE = re.compile(rf"\b({'|'.join(map(re.escape, sorted(CALLED)))})\b")


def words(text: str) -> set[str]:
    """Every word, and the parts of every identifier, spelled as ids are."""
    found = WORD.findall(text.replace("ï", "i"))
    return {one.lower() for word in found for one in (word, *PART.findall(word))}


def names_a_game(text: str) -> bool:
    return bool(words(text) & NAMES or PHRASE.search(text) or PREFIX.search(text) or CARD.search(text))


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
        if names_a_game(name):
            yield name
        for number, line in enumerate(text.splitlines(), 1):
            listed = name == "src/kamifuda/games/__init__.py" and THE_LIST.match(line)
            if names_a_game(line) and not listed:
                yield f"{name}:{number}: {line.strip()}"


@pytest.mark.parametrize("root", ROOTS)
def test_no_general_file_names_a_game(root: str) -> None:
    assert list(general(root))
    assert list(named(root)) == []


@pytest.mark.parametrize("name", sorted(NAMES))
@pytest.mark.parametrize(
    "text",
    [
        "{name}", "{title}'s turn", "/rules/{name}#5", "{capitals}-22", "{name}_table", "{name}In", "{title}Card",
        "a{capitals}", "à {title}, deux", "lady.{name}-1", "of{title}", "{capitals}2",
    ],
)  # fmt: skip
def test_a_name_is_found(name: str, text: str) -> None:
    assert name in words(text.format(name=name, title=name.title(), capitals=name.upper()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(NAMES))
def test_so_is_what_people_call_a_game(name: str, language: str) -> None:
    called = Text(language, name).say("game-name")
    assert names_a_game(called) and names_a_game(f"à {called}, deux") and names_a_game(called.replace("ï", "i"))


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_so_are_its_clauses_and_its_cards(game: Game) -> None:
    prefix, cards = facts(game).prefix, game.card_ids
    assert all(names_a_game(text) for text in (prefix, f"({prefix}-A7)", f'mark.clause("{prefix}-01")'))
    assert all(names_a_game(text) for card in cards for text in (f'"{card}"', f"`{card}.points:2`", f"lay {card}@2"))
    verbs = [verb for verb, what in game.manifest.reading.steps.items() if what in (A_CARD, A_CARD_OF_A_STACK)]
    assert all(names_a_game(f"first {verb} {card}, then") for verb in verbs for card in cards)


def test_words_of_any_language_may_be_the_ids_of_cards() -> None:
    assert not names_a_game("Its answer is in the air; `back(event: MouseEvent)` fires, vi.spyOn(tower, 1)")


@pytest.mark.parametrize("text", ["{name}s", "{name}ic", "o{name}", "{name}fuda"])
def test_other_words_are_not_found(text: str) -> None:
    assert not any(names_a_game(text.format(name=name)) for name in NAMES)


@pytest.mark.parametrize("text", ["Kamifuda", "kamifuda.games", "KAMIFUDA_BOT_PACE"])
def test_nor_is_the_name_of_the_program(text: str) -> None:
    assert not names_a_game(text)
