"""Every word for people exists in both languages, and every event of real matches can be told."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from kamifuda.cli.retelling import open_events
from kamifuda.cli.terminal import typed
from kamifuda.core import clauses, match, record
from kamifuda.core import options as opt
from kamifuda.core.game import with_house_rules
from kamifuda.core.match import Match, plays
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.core.saying import apart, say
from kamifuda.core.seed import from_text
from kamifuda.games import ALL, GAMES
from kamifuda.text import LANGUAGES, MissingText, Text, default_language
from tests.examples import FIRST
from tests.facts import facts, telling

SOURCES = ["text", *(f"games/{game.name}/text" for game in ALL)]
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
TEXTS = {(game.name, language): Text(language, game.name) for game in ALL for language in LANGUAGES}
EN, FR = (TEXTS[FIRST.name, language] for language in ("en", "fr"))
CARD = FIRST.card_ids[0]
SAID = next(name for name, fields in FIRST.manifest.reading.events.items() if fields)  # it needs arguments
both = pytest.mark.parametrize("text", [EN, FR], ids=LANGUAGES)
every_game = pytest.mark.parametrize("game", [game.name for game in ALL])
every_text = pytest.mark.parametrize("text", TEXTS.values(), ids=[" ".join(key) for key in TEXTS])


def parsed(folder: str, language: str) -> Resource:
    return FluentParser().parse(files("kamifuda").joinpath(folder, f"{language}.ftl").read_text("utf-8"))


def messages(folder: str, language: str) -> dict[str, Pattern | None]:
    """Every message and every attribute, by its key."""
    found: dict[str, Pattern | None] = {}
    for entry in parsed(folder, language).body:
        if isinstance(entry, Message):
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names - {"who"}


def random_matches(name: str, times: int) -> Iterator[Match]:
    """So many matches with each kind of options, at the beginning and after every play."""
    game = GAMES[name]
    for number, chosen in enumerate(telling(game).OPTIONS * times):
        options: Any = game.Options(**chosen)
        played, rng = Match(game, options, from_text(str(number))), Rng(number)
        yield played
        while not played.position.over:
            seats = played.to_act()
            seat = seats[rng.below(len(seats))]
            if seat == WORLD:
                played.answer()
            else:
                played.play(seat, random_play(played, seat, rng))
            yield played


def random_play(played: Match, seat: int, rng: Rng) -> str:
    """Any whole play; step by step where there are so many that short ones would hardly be met."""
    tree, steps = played.legal(seat), list[str]()
    if not facts(played.game).many_plays:
        choices = plays(tree)
        return choices[rng.below(len(choices))]
    while tree:
        steps.append(list(tree)[rng.below(len(tree))])
        tree = tree[steps[-1]]
    return ", ".join(steps)


@pytest.mark.parametrize("folder", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(folder: str, language: str) -> None:
    assert [entry.content for entry in parsed(folder, language).body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("folder", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_comes_twice(folder: str, language: str) -> None:
    ids = [entry.id.name for entry in parsed(folder, language).body if isinstance(entry, Message)]
    common = [] if folder == "text" else list(messages("text", language))
    assert len(set(ids)) == len(ids)
    assert set(ids).isdisjoint(common)


@pytest.mark.parametrize("folder", SOURCES)
def test_both_languages_have_the_same_keys_and_arguments(folder: str) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert english.keys() == french.keys()
    for key, pattern in english.items():
        assert variables(pattern) == variables(french[key]), key


@every_game
def test_every_event_of_random_matches_is_told_to_everybody(game: str) -> None:
    texts = [TEXTS[game, language] for language in LANGUAGES]
    told: set[str] = set()
    for played in random_matches(game, 4):
        names = NAMES[: played.options.seats]
        for viewer in [None, *range(played.options.seats)]:
            for event in played.events(viewer):
                english, french = (text.event(event, viewer, names) for text in texts)
                assert english and french and english != french
                assert "{" not in english + french
                told.add(texts[0].event_key(event))
        for event in open_events(played):
            told |= {texts[0].event_key(event)} if all(text.event(event, None, names) for text in texts) else set()
    told |= {texts[0].event_key(event) for event in telling(GAMES[game]).RARE}
    assert {f"event-{name}" for name in texts[0].keys("event-")} == told


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(
    ("game", "event"),
    [
        pytest.param(game.name, event, id=f"{game.name} {event['event']}")
        for game in ALL
        for event in telling(game).RARE
    ],
)
def test_rare_events_are_told(game: str, event: dict[str, Any], viewer: int | None) -> None:
    english, french = (TEXTS[game, language].event(event, viewer, NAMES) for language in LANGUAGES)
    assert english != french


@both
def test_what_is_too_long_is_cut(text: Text) -> None:
    said = text.say("error-game", name="x" * 100_000, known="y" * 100_000)
    assert "xxx…" in said and "yyy…" in said


@every_game
def test_every_legal_step_of_random_matches_has_a_label(game: str) -> None:
    steps = set()
    for played in random_matches(game, 1):
        for seat in played.to_act():
            steps |= {step for play in plays(played.legal(seat)) for step in play.split(", ")}
    for language in LANGUAGES:
        for step in steps:
            assert TEXTS[game, language].step(step) and TEXTS[game, language].brief_step(step)


@every_text
def test_every_verb_is_typed_in_words_of_its_own(text: Text) -> None:
    words = [word for verb in typed.verbs_of(text) for word in text.words(f"step-{verb}")]
    assert words and len(set(words)) == len(words)
    assert [typed.plain(word) for word in words] == words


@every_text
def test_every_phase_option_and_card_has_its_words(text: Text) -> None:
    for phase in import_module(f"kamifuda.games.{text.game}.layout").PHASES:
        assert all(text.say(f"hint-{phase}", seats=seats) for seats in (2, 3, 4))
        text.say(f"phase-{phase}", the_card="x", price=1)
        text.say(f"phase-{phase}.waiting", the_card="x", name="y")
    assert set(GAMES[str(text.game)].card_ids) | {"hidden"} == set(text.keys("card-"))
    for option in opt.chosen(GAMES[str(text.game)].Options):
        text.say(f"option-{option.name}.help")
        for value in option.metadata["allowed"]:
            if isinstance(value, str) and value:
                text.say(f"option-{option.name}-{value}.help")
    for card in text.keys("card-"):
        assert all(text.card(card, form) for form in ("", "a", "the", "many", "short"))


def reasons() -> set[str]:
    """Every reason code that the core names."""
    found = {"unknown-step"}  # BadNotation's default
    for module in (record, clauses, match):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, ast.Call) and re.search(r"\b(bad|BadRecord|BadNotation)$", ast.unparse(node.func)):
                constants = [each.value for each in node.args if isinstance(each, ast.Constant)]
                found |= {value for value in constants[:1] if isinstance(value, str)}
    return found


@both
def test_every_reason_of_a_damaged_record_has_words(text: Text) -> None:
    assert len(reasons()) > 12
    for reason in reasons():
        assert text.say(f"record-{reason}", about="x", clause="y")


@both
def test_every_reason_of_a_bad_notation_has_words(text: Text) -> None:
    for reason in ("unknown-step", "nothing-may-follow", "unfinished-play", "attachment-too-large"):
        assert text.say(f"notation-{reason}", text="x", example="y")


@pytest.mark.parametrize("key", ["no-such-key", f"card-{CARD}.no-such-attribute", f"event-{SAID}", "card-joker"])
def test_what_is_missing_raises(key: str) -> None:
    with pytest.raises(MissingText):
        EN.say(key)


def test_an_unknown_event_or_step_raises() -> None:
    with pytest.raises(MissingText):
        EN.event({"event": "sneezed", "seat": 0}, None, NAMES)
    with pytest.raises(MissingText):
        EN.step(f"juggle {CARD}")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "de:fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


@pytest.mark.parametrize(
    ("game", "language", "said", "meant"),
    [(game.name, *each) for game in ALL for each in telling(game).SEVERAL],
)
def test_a_word_of_several_names_is_asked_about(game: str, language: str, said: str, meant: str) -> None:
    text = Text(language, game)
    assert meant == "" or typed.play(said, text) is None
    assert ", ".join(typed.unclear(said, text)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_asking_back_has_words_for_one_thing_and_for_several(language: str) -> None:
    one, several = (TEXTS[FIRST.name, language].say("notation-unclear", text="x", count=n, known="y") for n in (1, 2))
    assert "2" in several and "1" not in one and one.endswith("?")


@pytest.mark.parametrize(
    ("game", "rules", "told"),
    [pytest.param(game.name, *each, id=each[0]) for game in ALL for each in telling(game).HOUSE_RULES],
)
def test_house_rules_in_words(game: str, rules: str, told: list[tuple[str, str]]) -> None:
    found = with_house_rules(ALL)[game].differences(rules, GAMES[game].version)
    assert [tuple(TEXTS[game, language].tell(each) for language in LANGUAGES) for each in found] == told


def test_what_is_said_may_hold_messages_and_lists() -> None:
    said = say("names-listed", some=[say("names-you"), "Bo", 3], more=apart(["a, b", "c", "d"]))
    assert EN.tell(said) == "you, Bo, 3; a, b; c; d"
    assert EN.tell([]) == "" and EN.tell(7) == 7
