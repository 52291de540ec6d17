"""A browser and a server for every journey; whatever the page complains of fails the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.journeys.chromium import FLAT, launched
from tests.journeys.person import People
from tests.journeys.stacked import Stacking, stacking


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Not for longer than the journeys: while Playwright runs, no other event loop can."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, FLAT) as browser:
        yield browser


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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Journeys are the longest, so they come first, and every worker begins with as many of them.

    `--dist worksteal` gives each worker the next part of the list.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    here = Path(__file__).parent
    journeys = [item for item in items if item.path.parent == here]
    others = [item for item in items if item.path.parent != here]
    share = -(-len(others) // workers)
    items[:] = [
        item for at in range(workers) for item in (*journeys[at::workers], *others[at * share : (at + 1) * share])
    ]
