"""What every journey has: a browser and a server; whatever the page complains of fails the test.

A folder of journeys takes all of it by the one line of its `conftest.py`.
"""

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.journeys.chromium import FLAT, IN_SPACE, launched
from tests.journeys.person import People
from tests.journeys.stacked import Stacking, stacking
from tests.server.serving import UNHURRIED, Serving

__all__ = [
    "browser",
    "browser_in_space",
    "fragile",
    "house",
    "people",
    "pytest_runtest_teardown",
    "pytest_sessionfinish",
]


class Shared:
    """Each from when it is first wanted until no journey follows, whichever folders they are in."""

    @cached_property
    def begun(self) -> ExitStack:
        return ExitStack()

    @cached_property
    def playwright(self) -> Playwright:
        """Not for longer: while it runs, no other event loop can."""
        return self.begun.enter_context(sync_playwright())

    @cached_property
    def browser(self) -> Browser:
        return self.begun.enter_context(launched(self.playwright, FLAT))

    @cached_property
    def browser_in_space(self) -> Browser:
        return self.begun.enter_context(launched(self.playwright, IN_SPACE))

    @cached_property
    def house(self) -> Stacking:
        """For all journeys that do not harm it."""
        return self.begun.enter_context(stacking({"KAMIFUDA_BOT_PACE": "20"}))

    def end(self) -> None:
        begun = self.begun
        vars(self).clear()
        begun.close()


SHARED = Shared()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, object, object]:
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path.parent.name != "journeys":
            SHARED.end()


def pytest_sessionfinish() -> None:
    """Also of a run that was interrupted."""
    SHARED.end()


@pytest.fixture
def browser() -> Browser:
    return SHARED.browser


@pytest.fixture
def browser_in_space() -> Browser:
    """The one that is quick where a book stands."""
    return SHARED.browser_in_space


@pytest.fixture
def house() -> Iterator[Stacking]:
    yield SHARED.house
    SHARED.house.shuffle()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Serving]:
    """A server that may be killed."""
    server = Serving(str(tmp_path / "fragile.db"), UNHURRIED | {"KAMIFUDA_BOT_PACE": "20"}).start()
    yield server
    if server.process is not None:
        server.stop()


@pytest.fixture
def people(browser: Browser, house: Stacking) -> Iterator[People]:
    found = People(browser, house.http)
    yield found
    found.leave()
