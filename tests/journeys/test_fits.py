"""Every board is whole on every screen: see `fits.py`. A soak measures all sizes in both languages and both themes."""

from importlib import import_module
from typing import Any

import pytest

from kamifuda.games import GAMES
from tests.journeys.fits import AROUND, LANGUAGES, SIZES, halves, measured, phases, speak, told
from tests.journeys.person import People
from tests.journeys.stacked import Stacking
from tests.spread import SOAK

CASES = [(game, name) for game in (AROUND, *GAMES) for name in phases(game).scenes]
WAYS = [(language, dark) for language in LANGUAGES for dark in (False, True)]


def case(game: str, name: str, *way: Any, said: str = "") -> Any:
    marks = [pytest.mark.xfail(reason="not whole yet")] if name in phases(game).unmended else []
    return pytest.param(game, name, *way, id=f"{game}: {name}{said}", marks=marks)


if SOAK == 1:

    @pytest.mark.parametrize(
        ("game", "name", "number"), [case(game, name, number) for number, (game, name) in enumerate(CASES)]
    )
    def test_a_board_is_whole(people: People, house: Stacking, game: str, name: str, number: int) -> None:
        """On one page, whose screen changes, and in the middle its language: every day half of it."""
        ana = people.person(language=LANGUAGES[number % 2])
        phases(game).scenes[name](ana, house)
        found = {}
        for language, sizes in halves(number).items():
            speak(ana, language)
            for size in sizes:
                found[f"{language} {size}"] = measured(ana, size, name in phases(game).pages)
        assert told(found) == ""

else:

    @pytest.mark.parametrize(
        ("game", "name", "language", "dark"),
        [
            case(game, name, language, dark, said=f", {language} {'dark' if dark else 'light'}")
            for game, name in CASES
            for language, dark in WAYS
        ],
    )
    def test_a_board_is_whole_in_every_way(
        people: People, house: Stacking, game: str, name: str, language: str, dark: bool
    ) -> None:
        ana = people.person(language=language, dark=dark)
        phases(game).scenes[name](ana, house)
        assert told({size: measured(ana, size, name in phases(game).pages) for size in SIZES}) == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_is_measured(game: str) -> None:
    known = phases(game)
    measured = {name.split()[0] for name in known.scenes}
    all_there_are = set(import_module(f"kamifuda.games.{game}.layout").PHASES)
    assert all_there_are - measured == known.unseen
    assert {*known.pages, *known.unmended} <= set(known.scenes)
