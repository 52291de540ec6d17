"""People who look at the page and click. They know the words on the screen, not the program."""

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Position, TimeoutError, expect

from kamifuda.games import GAMES
from tests.journeys.board import Last, board
from tests.journeys.games import ANY, RIVALS

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 120_000  # milliseconds until a test gives up: what takes long on a busy machine is no failure
HURRY = 300  # until somebody touches the table to go on
TOUCH = 3_000  # until they look again whether what they wanted to touch is still there
expect.set_options(timeout=PATIENCE)
CORNER: Position = {"x": 24, "y": 24}  # of a card, however it is turned: what a fan leaves visible
THERE = "wanted => wanted.find(one => document.querySelector(one)) ?? ''"
# What passes by is written down: nobody needs to look at the right moment.
PASSING = """places => {
    const seen = (window.passed = []);
    new MutationObserver(() => {
        for (const one of document.querySelectorAll(places))
            if (!seen.includes(one.textContent)) seen.push(one.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
PASSED = "words => window.passed.some(one => new RegExp(words).test(one))"
REAL_TIME = "window.realTime"  # setTimeout as it was before anybody stopped the clock
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
ALONE = {"connection": "close"}  # of a request: a connection that is kept may be hung up just when it is used again

OVER = ".over .decisive"
GO_ON = ".ended .btn--main"
TAKE = "[role=alertdialog] .btn--main"
DO = ".act .do.btn--main"
TABLE = ".board .centre"
CARD = ".hand .is-playable"
PLAY_ON = ".act .answer.btn--main"
PASS = ".act .btn:not(.btn--off):not(.why, .skip-ahead, [disabled])"


@cache
def anything() -> dict[str, str]:
    """What can be touched, in this order of preference; what is on one game's board only there."""
    own = {f"[data-game={game}] {way}": way for game in RIVALS for way in board(game).ways}
    return {one: one for one in (OVER, GO_ON, TAKE)} | own | {one: one for one in (DO, CARD, PLAY_ON, PASS)}


class Person:
    """One browser of their own: a cookie, a language, a screen."""

    def __init__(self, context: BrowserContext, server: str, name: str) -> None:
        self.context, self.server, self.name = context, server, name
        self.page = context.new_page()
        self.complaints: list[str] = []
        self.frames: list[bytes] = []  # of a book, since somebody listens
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.set_default_timeout(PATIENCE)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server + path)
        return self.page

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def table(
        self, seats: int | None = None, options: Mapping[str, Any] | None = None, game: str = ANY, **asked: Any
    ) -> str:
        """Makes a table as the page does, without its form; returns its path."""
        seats = seats or GAMES[game].manifest.first_seats
        bots = [{"who": "bot", "level": "greedy"}] * (seats - 1)
        wish = {
            "game": game,
            "options": {"seats": seats, **(options or {})},
            "chairs": [{"who": "me", "name": self.name}, *bots],
            **asked,
        }
        self.context.request.post(f"{self.server}/api/me", data={}, headers=ALONE)
        made = self.context.request.post(f"{self.server}/api/tables", data=wish, headers=ALONE)
        assert made.status == 201, made.text()
        return f"/t/{made.json()['table']}"

    def act(self, but: str = "", end: str = OVER) -> str:
        """One click that takes the match further, when there is something to click; says which."""
        self.wait_for(*anything(), end)
        return self.glance(but, end)

    def wait_for(self, *wanted: str) -> None:
        """Until one of them is there; nobody waits for what is still being shown."""
        for _ in range(PATIENCE // HURRY):
            if self.has_come(", ".join(wanted), HURRY):
                return
            self.hurry()
        raise AssertionError("nothing to do")

    def glance(self, but: str = "", end: str = OVER) -> str:
        """The same, if there is something to click now."""
        wanted = [place for place, what in anything().items() if what != but]
        there = str(self.page.evaluate(THERE, [end, *wanted]))
        what = anything().get(there, there)
        if there not in ("", OVER, end):
            found = self.page.query_selector_all(there)
            for one in found[-1:] if isinstance(what, Last) else found[:1]:
                one.click(position=CORNER, timeout=TOUCH)
        return what

    def has_come(self, selector: str, patience: int = PATIENCE) -> bool:
        with suppress(TimeoutError):
            self.page.wait_for_selector(selector, timeout=patience)
            return True
        return False

    def hurry(self) -> None:
        """A touch of the table ends what is still being shown."""
        with suppress(TimeoutError):
            if self.find(TABLE).count():
                self.find(TABLE).first.click(timeout=HURRY)

    def until(self, selector: str) -> None:
        """Plays on until this is to be seen."""
        for _ in range(200):
            there = self.patiently(end=selector)
            if there == selector:
                return
            assert there != OVER
        raise AssertionError(f"{selector} never came")

    def play_to_the_end(self, most: int = 1000) -> int:
        """Any playable card, round after round; how many clicks it took."""
        for clicks in range(most):
            if self.patiently() == OVER:
                return clicks
        raise AssertionError("the match does not end")

    def patiently(self, but: str = "", end: str = OVER) -> str:
        """What was just there may have moved on: look again, but not for ever."""
        for _ in range(PATIENCE // TOUCH):
            with suppress(Error):
                return self.act(but, end)
        return self.act(but, end)

    def saw(self, words: str) -> None:
        """It was told in passing, at whatever moment."""
        self.page.wait_for_function(PASSED, arg=words)

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()


class People:
    """Those who take part in one journey."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser, self.server = browser, server
        self.found: list[Person] = []

    def person(
        self,
        name: str = "Ana",
        language: str = "en",
        phone: bool = False,
        dark: bool = False,
        new: bool = False,
        passing: str = "",
    ) -> Person:
        """Without motion, so that nobody waits for it; not new here unless said so. `passing`: where else to look."""
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            reduced_motion="reduce",
        )
        context.add_init_script(
            f"localStorage.getItem('kamifuda.name') ?? localStorage.setItem('kamifuda.name', '{name}')"
        )
        context.add_init_script(f"({PASSING})('.strip, .said{passing and f', {passing}'}')")
        context.add_init_script(f"{REAL_TIME} = setTimeout.bind(window)")
        if not new:
            context.add_init_script("localStorage['kamifuda.welcomed'] = 'yes'")
        person = Person(context, self.server, name)
        self.found.append(person)
        return person

    def leave(self) -> None:
        complaints = [complaint for person in self.found for complaint in person.complaints]
        for person in self.found:
            person.context.close()
        assert complaints == []
