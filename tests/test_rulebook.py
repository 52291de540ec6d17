"""The rules of every game are read in one place, told in every language, and served."""

import re
from collections import Counter
from importlib.resources import files
from typing import cast

import pytest

from kamifuda.cli.terminal import rulebook
from kamifuda.core import options as opt
from kamifuda.core.game import Game
from kamifuda.core.rulebook import MARKS
from kamifuda.games import ALL
from kamifuda.server.wire.api import written_rules
from kamifuda.server.wire.api_answers import Rulebook
from kamifuda.text import LANGUAGES, Text
from kamifuda.text.rulebook import HEADING, ROW, sections, seen, written
from tests.facts import facts

EVERY_GAME = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
EVERY_TEXT = pytest.mark.parametrize(
    "text",
    [Text(language, game.name) for game in ALL for language in LANGUAGES],
    ids=lambda text: f"{text.game} {text.language}",
)
ITEM = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\*", re.MULTILINE)
MARKED = re.compile(rf"\[([{''.join(MARKS)}])\]")

CELL = {rulebook.marked(mark): mark for mark in (None, *MARKS)}


def clauses(game: str) -> list[str]:
    return [clause.id for section in sections(game) for clause in section.clauses]


@EVERY_GAME
def test_every_clause_that_is_written_is_found_once(game: Game) -> None:
    assert clauses(game.name) == ITEM.findall(written(game.name))
    assert Counter(clauses(game.name)) == Counter(facts(game).ids())


@EVERY_GAME
def test_every_table_is_read(game: Game) -> None:
    """But for the first, which says what the marks mean."""
    tables = [section for section in sections(game.name) if section.heading and ROW.search(section.written)]
    assert len(tables) > 1
    for section in tables:
        assert section.table is not None, section.heading
        assert len(section.rows) == len(ROW.findall(section.written)) - 1
        marks = [mark for row in section.rows for mark in row["marks"].values() if mark]
        rows = "\n".join(ROW.findall(section.written))
        assert marks == MARKED.findall(rows)


@EVERY_GAME
def test_the_options_that_are_told_are_those_there_are(game: Game) -> None:
    told = next(section.rows for section in sections(game.name) if section.table and section.table.kind == "options")
    options = {each.name: each for each in opt.chosen(game.Options) if not opt.is_text(each)}
    assert {row["name"] for row in told} <= {each.name for each in opt.chosen(game.Options)}
    for row in told:
        if row["name"] not in options:
            continue
        allowed = options[row["name"]].metadata["allowed"]
        assert row["usual"] == opt.spell(cast(opt.Value, options[row["name"]].default))
        if isinstance(allowed, range):
            assert row["others"] == [{"low": allowed[0], "high": allowed[-1]}]
        else:
            assert {row["usual"], *row["others"]} == {opt.spell(value) for value in allowed}


@EVERY_TEXT
def test_all_of_it_has_words(text: Text) -> None:
    game = str(text.game)
    everything = rulebook.all_rules(text)
    assert sorted(clauses(game)) == sorted(text.keys("clause-"))
    assert all(clause in everything and clause in rulebook.rule(text, clause) for clause in clauses(game))
    headings = [section for section in sections(game) if section.heading]
    assert len(headings) == len(HEADING.findall(written(game))) > 2
    for section in headings:
        assert f"## {text.say(f'rules-{section.key}')}\n" in everything
        assert text.language != "en" or text.say(f"rules-{section.key}") == section.heading


@EVERY_GAME
def test_how_sure_we_are_is_told_in_french_too(game: Game) -> None:
    text = Text("fr", game.name)
    french = rulebook.all_rules(text)
    assert french.startswith(f"# {text.say('rules-title')}\n\n{text.say('rules-intro')}\n\n{text.say('rules-marks')}")
    for section in sections(game.name):
        for clause in section.clauses:
            assert f"- **{clause.id}** {text.clause(clause.id)} [{clause.mark}]" in french
    tables = [section for section in sections(game.name) if section.table]
    marks = [list(row["marks"].values()) for section in tables for row in section.rows if row["marks"]]
    shown = [row.split(" | ") for row in ROW.findall(french) if re.search(r"\[[CLR]\] \||\[[CLR]\]$", row)]
    told = [[CELL[cell] for cell in row if cell in CELL] for row in shown]
    assert told == marks and marks
    for section in tables:
        if len(section.rows[0]["marks"]) > 1:
            for part in section.rows[0]["marks"]:
                head = text.say("described", what=text.say("rules-mark"), about=text.say(f"provenance-of-{part}"))
                assert f" {head} |" in french


@EVERY_GAME
def test_the_server_tells_what_is_written(game: Game) -> None:
    told = Rulebook.model_validate_json(written_rules(game.name).contents)
    found = [section for section in sections(game.name) if section.heading]
    assert [(each.key, [clause.id for clause in each.clauses]) for each in told.sections] == [
        (each.key, [clause.id for clause in each.clauses]) for each in found
    ]
    assert [each.table.rows if each.table else [] for each in told.sections] == [each.rows for each in found]
    shown = {(each.key, picture.name) for each in told.sections for picture in each.pictures}
    assert shown == {(each.section, each.name) for each in game.manifest.pictures}


@EVERY_GAME
def test_pictures_are_of_recorded_matches(game: Game) -> None:
    """Each under a heading that there is, and every record is shown."""
    pictures = game.manifest.pictures
    folder = files("kamifuda").joinpath("games", game.name, "pictures")
    assert sorted(f"{each.name}.record" for each in pictures) == sorted(file.name for file in folder.iterdir())
    assert {each.section for each in pictures} <= {section.key for section in sections(game.name)}
    assert pictures
    for each in pictures:
        assert seen(game.name, each).view["seat"] == each.viewer
