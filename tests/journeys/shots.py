"""Pictures of every game: both languages, both themes, phone and desktop."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from kamifuda.games import GAMES
from tests.journeys.board import board
from tests.journeys.chromium import IN_SPACE, chromium
from tests.journeys.games import ANY
from tests.journeys.person import People, Person, anything
from tests.journeys.scenes import EVERY, Screen, Shots
from tests.journeys.stacked import Stacking, stacking

ROOT = Path(__file__).parents[2]
SHOWN = ROOT / "docs" / "screenshots"  # the few that documents show, in git
OTHERS = ROOT / ".cache" / "screenshots"


def take(*games: str) -> None:
    """Of these games, or of the lobby and all."""
    OTHERS.mkdir(parents=True, exist_ok=True)
    with stacking({"KAMIFUDA_BOT_PACE": "20"}) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=IN_SPACE)
        wanted = {f"{game}-": shots_of(game) for game in games or GAMES} | ({} if games else {"": {lobby: EVERY}})
        for start, shots in wanted.items():
            for scene, screens in shots.items():
                for screen in screens:
                    with somebody(browser, server, screen) as (ana, name):
                        scene(ana, server)
                        shoot(ana, f"{start}{scene.__name__.replace('_', '-')}-{name}")
        browser.close()


def shots_of(game: str) -> Shots:
    found: Shots = import_module(f"tests.games.{game}.journeys.shots").SHOTS
    return found


@contextmanager
def somebody(browser: Browser, server: Stacking, screen: Screen) -> Iterator[tuple[Person, str]]:
    """And how their pictures are called."""
    phone, language, dark = screen
    people = People(browser, server.http)
    name = f"{'phone' if phone else 'desktop'}-{language}-{'dark' if dark else 'light'}"
    yield people.person(language=language, dark=dark, phone=phone), name
    people.leave()
    server.shuffle()


def shoot(ana: Person, name: str) -> None:
    """A picture that a document shows stays where it is."""
    shown = SHOWN / f"{name}.png"
    ana.page.screenshot(path=shown if shown.exists() else OTHERS / shown.name)


def lobby(ana: Person, server: Stacking) -> None:
    """It remembers a match that is over, and one that is not."""
    ana.open(ana.table(2, board(ANY).short) + "#start")
    ana.play_to_the_end()
    ana.open(ana.table(2) + "#start")
    ana.page.wait_for_selector(", ".join(anything()))
    ana.open()
    ana.page.wait_for_load_state("networkidle")
