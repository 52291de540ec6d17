"""Pictures of every game: both languages, both themes, phone and desktop."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.journeys.book_scenes import OUT, at_the_book, pinch, place
from tests.journeys.chromium import IN_SPACE, chromium
from tests.journeys.grimoire_scenes import GRIMOIRE, Scene, Screen
from tests.journeys.kamimai_scenes import KAMIMAI
from tests.journeys.person import ANYTHING, CARD, CORNER, DO, GO_ON, OVER, People, Person
from tests.journeys.stacked import Stacking, stacking

ROOT = Path(__file__).parents[2]
SHOWN = ROOT / "docs" / "screenshots"  # the few that documents show, in git
OTHERS = ROOT / ".cache" / "screenshots"
ROUND = 14  # clicks, until there is something on the table
ALL = ("kami", "totem", "grimoire", "kamimai")


def take(*games: str) -> None:
    """Of these games, or of all."""
    OTHERS.mkdir(parents=True, exist_ok=True)
    with stacking({"KAMIFUDA_BOT_PACE": "20"}) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=IN_SPACE)
        for screen in product((False, True), ("fr", "en"), (False, True)) if "kami" in (games or ALL) else ():
            with somebody(browser, server, screen) as (ana, name):
                three(ana, name)
        for game in SCENES.keys() & set(games or ALL):
            for scene, screens in SCENES[game].items():
                for screen in screens:
                    with somebody(browser, server, screen) as (ana, name):
                        scene(ana, server)
                        shoot(ana, f"{game}-{scene.__name__.replace('_', '-')}-{name}")
        browser.close()


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


def three(ana: Person, name: str) -> None:
    """A table of Kami with an attack, its result, and the lobby that remembers it."""
    ana.open(ana.table(4, {"target": 10}) + "#start")
    for _ in range(ROUND):
        ana.patiently()
    while not (ana.find(CARD).count() and ana.find(".card-now").count()):
        ana.patiently()
    shoot(ana, f"table-{name}")
    while ana.patiently() != OVER:
        pass
    shoot(ana, f"result-{name}")
    ana.open(ana.table(4) + "#start")
    ana.page.wait_for_selector(", ".join(ANYTHING))
    ana.open()
    ana.page.wait_for_load_state("networkidle")
    shoot(ana, f"lobby-{name}")


# A match of Totem


def sit_down(ana: Person, server: Stacking, **cards: Any) -> None:
    """In the middle of a match."""
    usual = {
        "hand": "blue_3 red_5 green_7 purple_9 green_12",
        "mine": "(blue_8) red_9 (purple_2) green_4~",
        "theirs": "(red_3) blue_11 (green_6) purple_4",
        "their_hand": "red_1 red_2 blue_10 purple_13",
        "pile": "blue_1 blue_2 red_4 blue_4 green_5 red_6 blue_7 green_8 red_10 red_12 purple_12 green_13",
    }
    server.stack(**usual | cards)
    ana.open(ana.table(2, game="totem") + "#start")
    ana.page.wait_for_selector(CARD)


def touch(ana: Person, *what: str | int) -> None:
    """Cards of the hand, places of the other zone, and then perhaps the main button."""
    for one in what:
        place = f"[data-own=false][data-place='{one}']"
        selector = one if one == DO else f"[data-card={one}]" if isinstance(one, str) else place
        ana.find(selector).click(position=CORNER)


def choice(ana: Person, server: Stacking) -> None:
    """Two totems laid, two to go."""
    ana.open(ana.table(2, game="totem") + "#start")
    for laid in (1, 2):
        ana.find(CARD).last.click(position=CORNER)
        expect(ana.find(".cell[data-kind=veiled]")).to_have_count(laid)


def sword(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    touch(ana, "red_5", 1, "green_7")


def attack(ana: Person, server: Stacking) -> None:
    sword(ana, server)
    touch(ana, DO)
    ana.page.wait_for_selector(".stamp")


def eye(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    touch(ana, "purple_9", 3, DO)
    ana.page.wait_for_selector(".board[data-phase=eye]")
    touch(ana, 2)


def last_turn(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, pile="", last=0)
    ana.hurry()  # a touch, so that no key seems to be in use


def counted(ana: Person, server: Stacking) -> None:
    """The match ends with the count, after a last attack that was not enough."""
    sit_down(ana, server, hand="red_5 green_7", pile="", last=0)
    touch(ana, "red_5", 1, "green_7", DO)
    ana.find(GO_ON).click()
    ana.page.wait_for_selector(OVER)


def defeated(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, theirs="- blue_11 - purple_4")
    touch(ana, "purple_9", 3, DO)
    ana.page.wait_for_selector(".board[data-phase=again]")
    touch(ana, "red_5", 1, "green_7", DO)
    ana.find(GO_ON).click()
    ana.page.wait_for_selector(OVER)


PHONE, DESKTOP = True, False
TOTEM: dict[Scene, list[Screen]] = {
    choice: [(PHONE, "fr", False), (DESKTOP, "en", False)],
    sword: [(PHONE, "en", False), (DESKTOP, "fr", True)],
    attack: [(PHONE, "fr", True), (DESKTOP, "en", False)],
    eye: [(PHONE, "en", True)],
    last_turn: [(PHONE, "fr", False), (DESKTOP, "en", True)],
    counted: [(PHONE, "en", False)],
    defeated: [(DESKTOP, "fr", False), (PHONE, "en", True)],
}


# A browser without a graphics card draws what moves coarsely; for a picture the news of the book stop.
FROZEN = """
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", (news) => {
      if (window.frozen && typeof news.data !== "string") news.stopImmediatePropagation();
    });
  }
};
"""
FINE = "() => [document.querySelector('.view canvas')].every((seen) => seen.width >= seen.clientWidth)"


def book(ana: Person, server: Stacking) -> None:
    """A page is halfway out."""
    ana.context.add_init_script(FROZEN)
    at_the_book(ana, server, {"book": "physics"}, faces=["fire_guardian", "water"], drawn="earth")
    pinch(ana, place(ana, 0.47, 0.6), (OUT[0] / 2, OUT[1] / 2))
    ana.page.evaluate("window.frozen = true")
    ana.page.wait_for_function(FINE)


BOOK = {book: [(False, "en", False), (False, "fr", True), (True, "fr", False)]}
SCENES = {"totem": TOTEM, "grimoire": GRIMOIRE, "kamimai": KAMIMAI | BOOK}
