"""A browser and a server for every journey; whatever the page complains of fails the test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.journeys.chromium import ARGUMENTS, chromium
from tests.journeys.person import People
from tests.journeys.stacked import Stacking, stacking


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for longer than the journeys: while Playwright runs, no other event loop can."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def open_house() -> Iterator[Stacking]:
    """One server for all journeys that do not harm it."""
    with stacking({"KAMIFUDA_BOT_PACE": "20"}) as server:
        yield server


@pytest.fixture
def house(open_house: Stacking) -> Iterator[Stacking]:
    yield open_house
    open_house.shuffle()


@pytest.fixture
def people(browser: Browser, house: Stacking) -> Iterator[People]:
    found = People(browser, house.http)
    yield found
    found.leave()
