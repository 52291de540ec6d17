"""House rules on the command line, whichever game they are of."""

import re
from collections import Counter
from pathlib import Path

import pytest

from kamifuda import games
from kamifuda.bots import selfplay
from kamifuda.cli import verbs
from kamifuda.cli.refusals import said
from kamifuda.cli.usage import Refused
from kamifuda.core import houserules
from kamifuda.core.game import with_house_rules
from kamifuda.games import ALL, GAMES
from kamifuda.text import LANGUAGES, Text
from tests.examples import WITHOUT_HOUSE_RULES
from tests.facts import telling
from tests.program import complaint, printed, squeezed

HOUSES = with_house_rules(ALL)


def usual_and_not() -> list[tuple[str, list[str], bool]]:
    """Every game as usual, and with the house rules it may have."""
    houses = [(name, [f"house_rules={telling(GAMES[name]).HOUSE_RULES[0][0]}"], True) for name in HOUSES]
    return [*((game.name, [], False) for game in ALL), *houses]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option", "blamed"), usual_and_not())
def test_house_rules_are_suspected_only_where_there_are_some(
    monkeypatch: pytest.MonkeyPatch, game: str, option: list[str], blamed: bool, language: str
) -> None:
    monkeypatch.setattr(selfplay, "MOST_PLAYS", 3)
    with pytest.raises(Refused) as refused:
        verbs.record(game, seed="1", bots="random", option=option, language=language)
    words = {"en": "perhaps its house rules", "fr": "\u202f; ses règles maison"}[language]
    told = said(refused.value, Text(language))
    assert (words in told) == blamed and "house" not in told.replace(words, "") and told.endswith(".")


def test_a_game_without_house_rules_takes_no_file(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("")
    told = complaint(2, "record", WITHOUT_HOUSE_RULES.name, "--house-rules", str(tmp_path / "house.toml"))
    assert f"{WITHOUT_HOUSE_RULES.name} has no house rules" in told and all(name in told for name in HOUSES)


def test_help_names_them() -> None:
    for language, nothing in (("en", "usually nothing"), ("fr", "d’habitude rien")):
        assert f"house_rules=NAME:VALUE,…, {nothing}" in squeezed(printed("record", "--help", language=language))


def reasons(*sources: Path) -> set[str]:
    """Why house rules are refused there."""
    found = [re.findall(r'BadHouseRules\(\s*"([a-z-]+)"', source.read_text("utf-8")) for source in sources]
    return {reason for some in found for reason in some}


OF_ALL = reasons(Path(houserules.__file__)) | {"not-utf8"}
OF_GAMES = {game: reasons(*(Path(games.__file__).parent / game).rglob("*.py")) for game in HOUSES}
FACTS = dict.fromkeys(("at", "other", "known", "value", "wanted", "option", "least", "most", "line"), "x")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSES)
def test_every_refusal_has_words(game: str, language: str) -> None:
    """Said to somebody whose words are not yet those of the game."""
    assert OF_ALL and OF_GAMES[game]
    for reason in OF_ALL | OF_GAMES[game]:
        refused = Refused("error-house-rules-file", 2, file="f", game=game, reason=reason, **FACTS)
        assert said(refused, Text(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_one_game_refuses_is_among_its_own_words(language: str) -> None:
    common = {name for name in Text(language).keys("house-") if name != "changed"}
    given = Counter(reason for some in OF_GAMES.values() for reason in some)
    assert common == OF_ALL | {reason for reason in common if given[reason] > 1}
