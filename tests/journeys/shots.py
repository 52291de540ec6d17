"""Pictures of lobby, table and result in docs/screenshots: both languages, both themes, phone and desktop."""

from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.journeys.chromium import ARGUMENTS, chromium
from tests.journeys.person import ANYTHING, CARD, OVER, People, Person
from tests.server.serving import serving

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
ROUND = 14  # clicks, until there is something on the table


def take() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with serving({"KAMIFUDA_BOT_PACE": "20"}) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for language, dark, phone in product(("fr", "en"), (False, True), (False, True)):
            people = People(browser, server.http)
            ana = people.person(language=language, dark=dark, phone=phone)
            name = f"{'phone' if phone else 'desktop'}-{language}-{'dark' if dark else 'light'}"
            three(ana, name)
            people.leave()
        browser.close()


def three(ana: Person, name: str) -> None:
    """A table with an attack, its result, and the lobby that remembers it."""
    ana.open(ana.table(4, {"target": 10}) + "#start")
    for _ in range(ROUND):
        ana.patiently()
    while not (ana.find(CARD).count() and ana.find(".card-now").count()):
        ana.patiently()
    ana.page.screenshot(path=FOLDER / f"table-{name}.png")
    while ana.patiently() != OVER:
        pass
    ana.page.screenshot(path=FOLDER / f"result-{name}.png")
    ana.open(ana.table(4) + "#start")
    ana.page.wait_for_selector(", ".join(ANYTHING))
    ana.open()
    ana.page.wait_for_load_state("networkidle")
    ana.page.screenshot(path=FOLDER / f"lobby-{name}.png")
