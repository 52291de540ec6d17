"""A pull is shown before it is made, and can be made from every camera; why one came to nothing is told."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.games.kamimai.journeys.book_scenes import (
    BOOK,
    GENTLE,
    STERN,
    Spot,
    at_the_book,
    jerk,
    lead,
    page_under,
    place,
    pull,
)
from tests.games.kamimai.journeys.test_book import AGAIN, draws, snatch, told
from tests.journeys.person import People, Person
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

CAMERAS = ("from the front", "from the left", "from the right", "from behind", "from above")
BEYOND = 1.25  # of the arrow: a hand lags behind where it is led
NUMBER = r"(-?[\d.]+)"
SLIP = ".view .slip"
# What is seen for a moment is written down.
DRAMAS = """
window.dramas = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll('.drama')) window.dramas.push(one.textContent.trim());
}).observe(document, { subtree: true, childList: true });
"""
# Of the picture, while a hand is at it or may be.
WHERE = """() => {
    const { x, y, width, height } = document.querySelector('.view canvas').getBoundingClientRect();
    const phase = document.querySelector('.board').dataset.phase;
    return ['draw', 'pull'].includes(phase) ? [x, y, width, height].map(Math.round).join(' ') : '';
}"""
SOUND_NUMBERS = "() => !document.documentElement.outerHTML.includes('NaN')"


@pytest.fixture
def browser(browser_in_space: Browser) -> Browser:
    return browser_in_space


def look(person: Person, camera: str) -> None:
    touch(person, ".looking .eye")
    person.page.get_by_role("button", name=camera).click()
    touch(person, ".looking .eye")
    person.page.mouse.move(2, 2)
    person.page.wait_for_function(STANDS_STILL)


# The eye goes softly: the arrow has arrived when it stays for some pictures.
STANDS_STILL = """() => {
    const line = document.querySelector('.way .line')?.getAttribute('d') ?? '';
    window.stays = line && line === window.before ? (window.stays ?? 0) + 1 : 0;
    window.before = line;
    return window.stays > 12;
}"""


def comes(person: Person, words: str) -> None:
    """Over the table, for a moment."""
    person.page.wait_for_function("words => window.dramas.includes(words)", arg=words)


def arrow(person: Person) -> tuple[Spot, Spot]:
    """Where it begins on the page, and how far it goes."""
    box = person.find(BOOK).bounding_box()
    line = person.find(".way .line").get_attribute("d") or ""
    head = person.find(".way .head").get_attribute("d") or ""
    begin = re.search(f"M{NUMBER} {NUMBER}", line)
    tip = re.search(f"L{NUMBER} {NUMBER}", head)
    assert box is not None and begin is not None and tip is not None
    start = (float(begin[1]), float(begin[2]))
    way = (float(tip[1]) - start[0], float(tip[2]) - start[1])
    return (box["x"] + start[0], box["y"] + start[1]), (way[0] * BEYOND, way[1] * BEYOND)


@pytest.mark.parametrize("camera", CAMERAS)
def test_a_page_comes_along_the_arrow(people: People, house: Stacking, camera: str) -> None:
    ana = people.person()
    at_the_book(ana, house, GENTLE, new=True)
    expect(ana.find(".ghost")).to_be_visible()
    look(ana, camera)

    def pulls() -> None:
        spot, way = arrow(ana)
        length = (way[0] ** 2 + way[1] ** 2) ** 0.5
        inwards = (spot[0] - way[0] * 6 / length, spot[1] - way[1] * 6 / length)
        pull(ana, inwards, way)

    draws(ana, pulls, "You draw:", "It stands.")
    expect(ana.find(".ghost")).to_have_count(0)  # whoever has drawn one knows how
    expect(ana.find(".view canvas")).to_be_visible()


def test_who_lets_go_early_is_told_so(people: People, house: Stacking) -> None:
    ana = people.person()
    at_the_book(ana, house, GENTLE)
    jerk(ana, place(ana, 0.47, 0.6), (-20, 5))
    told(ana, "You pull 1 page", "Nothing comes out of the book", "It stands.")
    expect(ana.find(SLIP)).to_contain_text(re.compile("too early|too fast"))


def test_from_behind_left_is_on_the_right(people: People, house: Stacking) -> None:
    ana = people.person()
    at_the_book(ana, house, STERN)

    def at(side: str) -> float:
        box = ana.find(f".half.{side} .tag").bounding_box()
        assert box is not None
        return box["x"]

    assert at("left") < at("right")
    touch(ana, ".looking .eye")
    ana.page.get_by_role("button", name="from behind").click()
    expect(ana.find(".view.mirrored")).to_be_visible()
    assert at("left") > at("right")


def test_the_watch_ends_with_a_word(people: People, house: Stacking) -> None:
    ana = people.person()
    ana.context.add_init_script(DRAMAS)
    at_the_book(ana, house, GENTLE, drawn="earth")
    touch(ana, ".act .answer")
    comes(ana, "It stands!")


def test_a_fall_puts_out_a_lamp_and_is_seen_again_where_it_was(people: People, house: Stacking) -> None:
    """On the smallest screen, too."""
    ana = people.person()
    ana.context.add_init_script(DRAMAS)
    at_the_book(ana, house, STERN)
    snatch(ana, 4)
    comes(ana, "A lamp goes out")
    ana.page.set_viewport_size({"width": 320, "height": 568})
    expect(ana.find(BOOK)).to_be_visible()
    touch(ana, AGAIN)
    ana.sees("Half as fast.")
    assert ana.page.evaluate(SOUND_NUMBERS)


def test_nothing_moves_under_a_hand(people: People, house: Stacking) -> None:
    """Whatever is written beside the book while it pulls; and the picture is never blank."""
    ana = people.person()
    at_the_book(ana, house, GENTLE, new=True)
    look(ana, "from the left")
    before = ana.page.evaluate(WHERE)
    spot, way = arrow(ana)
    seen: list[str] = []

    def looks(to: Spot) -> None:
        ana.page.mouse.move(*to)
        seen.append(ana.page.evaluate(WHERE))

    page_under(ana, spot)
    ana.page.mouse.down()
    lead(ana, spot, way, looks)
    ana.page.mouse.up()
    assert len(seen) > 5 and {where for where in seen if where} == {before}
    told(ana, "You pull 1 page")


def test_sound_is_offered_once_beside_the_book(people: People, house: Stacking) -> None:
    ana = people.person()
    at_the_book(ana, house, GENTLE)
    button = ana.find(".looking .sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    jerk(ana, place(ana, 0.47, 0.6), (-20, 5))
    ana.page.get_by_role("button", name="Yes", exact=True).click()
    expect(button).to_have_attribute("aria-pressed", "true")
    ana.page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(ana.find(".asks")).to_have_count(0)
