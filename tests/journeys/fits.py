"""Everything is whole on every screen, without scrolling: what can be touched or read is not beyond it, cut or covered.

    PYTHONPATH=src python -m tests.journeys.fits <game> [part of a phase's name …]

says what is not, phase by phase, size by size and in both languages, and takes pictures into `.cache/fits`. A game's
phases stand in `tests/games/<game>/journeys/phases.py`; `around` is what is around every board (`screens.py`).
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import sync_playwright

from tests.journeys.chromium import FLAT, launched
from tests.journeys.person import People, Person
from tests.journeys.scenes import Scene
from tests.journeys.stacked import stacking

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / ".cache" / "fits"
MEASURE = (Path(__file__).parent / "fits.js").read_text()
SIZES = ((844, 390), (320, 568), (390, 844), (1280, 800), (1920, 1080), (640, 400))  # the last: 1280x800 at 200 %
LANGUAGES = ("fr", "en")
AROUND = "around"  # instead of a game
# What has come lies where it stays: letters have come, what moves has arrived, and what was dead for a moment is not.
LIES = """async () => {
    await document.fonts.ready;
    const picture = () => new Promise((done) => requestAnimationFrame(done));
    await picture();
    await picture();
    const ends = (one) => one.effect?.getComputedTiming().endTime < Infinity;
    while (document.querySelector("[data-dead]")) await picture(); // a button whose meaning has just changed
    await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""
MENU, SHEET = ".bar > .ico:last-child", "dialog[open]"

Size = tuple[int, int]


@dataclass(frozen=True)
class Phases:
    """Of one game; the first word of a name is the phase."""

    scenes: Mapping[str, Scene]
    unseen: frozenset[str] = frozenset()  # phases that nobody looks at: the board answers in them by itself
    pages: frozenset[str] = field(default_factory=frozenset)  # scenes that are no board, but a page that may scroll
    unmended: frozenset[str] = frozenset()  # scenes that are not whole yet


def phases(game: str) -> Phases:
    """Of a game; or of what is around every board."""
    if game == AROUND:
        return cast(Phases, import_module("tests.journeys.screens").SCREENS)
    return cast(Phases, import_module(f"tests.games.{game}.journeys.phases").PHASES)


def measured(person: Person, size: Size, scrolls: bool = False) -> list[str]:
    """What is not whole at this size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate(LIES)
    found: list[str] = person.page.evaluate(MEASURE, {"scrolls": scrolls})
    return found


def speak(person: Person, language: str) -> None:
    """In the middle of a match, by the menu."""
    if person.page.evaluate("document.documentElement.lang") == language or person.find(SHEET).count():
        return
    person.find(MENU).click()
    person.find(f"{SHEET} [lang={language}]").click()
    person.page.wait_for_selector(f"html[lang={language}]")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(SHEET, state="detached")


def halves(number: int) -> dict[str, list[Size]]:
    """Which language measures at which sizes: each has half of the cases, and the same ones in every run."""
    return {
        language: [size for place, size in enumerate(SIZES) if (place + number + first) % 2 == 0]
        for first, language in enumerate(LANGUAGES)
    }


def told(found: Mapping[Any, list[str]]) -> str:
    """To be read: case by case."""
    lines = [f"{case}\n" + "".join(f"    {one}\n" for one in several) for case, several in found.items() if several]
    return "\n" + "".join(lines) if lines else ""


def survey(game: str, wanted: list[str]) -> Iterator[str]:
    PICTURES.mkdir(parents=True, exist_ok=True)
    known = phases(game)
    names = [name for name in known.scenes if not wanted or any(part in name for part in wanted)]
    with (
        stacking({"KAMIFUDA_BOT_PACE": "20"}) as house,
        sync_playwright() as playwright,
        launched(playwright, FLAT) as browser,
    ):
        for name in names:
            people = People(browser, house.http)
            ana = people.person()
            known.scenes[name](ana, house)
            for language in LANGUAGES:
                speak(ana, language)
                for size in SIZES:
                    found = measured(ana, size, name in known.pages)
                    case = f"{name}-{size[0]}x{size[1]}-{language}".replace(" ", "-")
                    ana.page.screenshot(path=PICTURES / f"{game}-{case}.png")
                    yield told({case: found})
            people.leave()
            house.shuffle()


if __name__ == "__main__":
    for report in survey(sys.argv[1], sys.argv[2:]):
        print(report, end="", flush=True)
