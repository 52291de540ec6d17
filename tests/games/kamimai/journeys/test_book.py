"""Hands on a book that obeys physics: with a mouse, a finger, by keys; who watches sees the same."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.games.kamimai.journeys.book_scenes import (
    BOOK,
    GENTLE,
    MORE,
    STERN,
    STILL_DRAWING,
    as_far,
    at_the_book,
    drag,
    frames_of,
    jerk,
    page_under,
    place,
    pull,
    settled,
    swipe,
)
from tests.games.kamimai.journeys.deck import set_up
from tests.games.kamimai.journeys.scenes import LIT, phase
from tests.journeys.access import is_open_to_everybody
from tests.journeys.keys import press, to
from tests.journeys.person import DO, People, Person
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

TRIES = 4
AT_REST = b"\xff\xff"
WAY = ".segments [data-choice={}]"
DRAWN = ".view .br"
AGAIN = ".replay button:first-of-type"


@pytest.fixture
def browser(browser_in_space: Browser) -> Browser:
    return browser_in_space


def asks(person: Person) -> list[dict[str, Any]]:
    """What this page says to the server from now on."""
    found: list[dict[str, Any]] = []

    def listen(sent: str | bytes) -> None:
        found.append(json.loads(sent))

    person.page.on("websocket", lambda socket: socket.on("framesent", listen))
    return found


def told(person: Person, *lines: str) -> None:
    """In the thread, in this order, when the book has come to rest."""
    pattern = re.compile(".*".join(map(re.escape, lines)), re.DOTALL)
    expect(person.find(".thread")).to_contain_text(pattern)


def snatch(ana: Person, energy: int) -> None:
    """Eight pages at once, across: from the front, where one sees the fan."""
    touch(ana, ".looking .eye")
    ana.page.get_by_role("button", name="from the front").click()
    touch(ana, ".looking .eye")
    for _ in range(TRIES):
        while ana.find(".stepper output").inner_text() != "8 pages":  # after every pull it is one again
            touch(ana, MORE)
        jerk(ana, place(ana, 0.36, 0.6), (160, -30))
        ana.page.wait_for_selector(f".board[data-phase=keep], {STILL_DRAWING}")
        if ana.find(".board[data-phase=keep]").count():
            break
    phase(ana, "keep")
    expect(ana.find(f"header {LIT}")).to_have_count(energy - 1)


def draws(person: Person, pulls: Callable[[], None], draw: str, stands: str) -> None:
    """Paper slips from a hand whose machine stumbles: one tries again."""
    for tries in range(1, TRIES + 1):
        pulls()
        rested = re.compile(f"(?:{re.escape(stands)}.*){{{tries}}}", re.DOTALL)
        expect(person.find(".thread")).to_contain_text(rested)
        if draw in person.find(".thread").inner_text():
            return


def test_a_page_is_dragged_out_with_the_mouse(people: People, house: Stacking) -> None:
    ana = people.person()
    at_the_book(ana, house, GENTLE)
    spot, pages = place(ana, 0.47, 0.6), list[str]()

    def pulls() -> None:
        pages.extend(re.findall(r"right side, page (\d+)", page_under(ana, spot)))
        pull(ana, spot)

    draws(ana, pulls, "You draw:", "It stands.")
    told(ana, f"You pull 1 page on the right, from page {pages[-1]} inwards.", "You draw:", "It stands.")
    expect(ana.find(DRAWN)).to_contain_text("1 card drawn")
    expect(ana.find(BOOK)).to_be_visible()
    is_open_to_everybody(ana)


def test_a_page_is_dragged_out_with_a_finger(people: People, house: Stacking) -> None:
    ana = people.person(phone=True, language="fr", dark=True)
    at_the_book(ana, house, GENTLE)
    draws(ana, lambda: swipe(ana, place(ana, 0.47, 0.6), (-150, 40)), "Tu pioches", "Il tient.")
    told(ana, "Tu tires 1 page à droite", "Tu pioches", "Il tient.")
    is_open_to_everybody(ana)


def test_who_lets_go_early_has_drawn_nothing(people: People, house: Stacking) -> None:
    ana = people.person()
    at_the_book(ana, house, GENTLE)
    jerk(ana, place(ana, 0.47, 0.6), (-20, 5))
    told(ana, "You pull 1 page", "Nothing comes out of the book", "It stands.")
    phase(ana, "draw")
    expect(ana.find(".act .answer")).to_have_count(0)  # nothing was drawn, so nobody is done


@pytest.mark.clause("KMI-23")
def test_one_may_look_from_everywhere_without_touching(people: People, house: Stacking) -> None:
    ana = people.person()
    said, frames = asks(ana), frames_of(ana)
    at_the_book(ana, house, STERN)
    seen = {ana.find(BOOK).screenshot()}
    touch(ana, ".looking .eye")
    for name in ("from the left", "from behind", "from above", "nearer"):
        ana.page.get_by_role("button", name=name).click()
        seen.add(ana.find(BOOK).screenshot())
    drag(ana, place(ana, 0.04, 0.9), (120, -40))
    seen.add(ana.find(BOOK).screenshot())
    assert len(seen) == 6
    assert {one["type"] for one in said} & {"pinch", "reach", "play"} == set()
    assert all(AT_REST in frame for frame in frames)  # it did not move


def test_a_snatch_brings_it_down_and_can_be_seen_again(people: People, house: Stacking) -> None:
    ana = people.person()
    answers: list[Response] = []
    ana.page.on("response", lambda response: answers.append(response) if "/draws/" in response.url else None)
    at_the_book(ana, house, STERN)
    snatch(ana, 4)
    told(ana, "You pull 8 pages", "collapses", "The group loses 1 energy.")
    touch(ana, AGAIN)
    ana.sees("Half as fast.")
    again = answers[0].json()
    assert (again["same"], again["question"]["count"], again["question"]["kind"]) == (True, 8, "draw")
    assert len(again["frames"]) > 10
    touch(ana, ".replay .close")
    expect(ana.find(".replay")).not_to_contain_text("Half as fast.")
    is_open_to_everybody(ana)


def test_who_watches_sees_the_same(people: People, house: Stacking) -> None:
    """To the last byte, from the first movement to the book at rest."""
    ana, zoe = people.person("Ana"), people.person("Zoé", language="fr", phone=True)
    path = at_the_book(ana, house, GENTLE)
    seen = ana.frames, frames_of(zoe)
    zoe.open(path)
    zoe.sees("Tu regardes la partie.")
    settled(zoe)
    for frames in seen:
        frames.clear()
    pull(ana, place(ana, 0.47, 0.6))
    told(ana, "You pull 1 page", "It stands.")
    told(zoe, "Ana tire 1 page", "Il tient.")
    expect(zoe.find(".pulling")).to_have_count(0)
    as_far(ana, zoe)
    assert seen[0] == seen[1]
    assert len(seen[0]) > 20 and {frame.split(b"\n")[0].decode() for frame in seen[0]} == {path.rsplit("/", 1)[1]}


def test_pages_are_drawn_by_keys_alone(people: People, house: Stacking) -> None:
    """The first time, too. The timing bar: the mark is stopped by Enter, and what it was worth goes with the pull."""
    ana = people.person()
    said = asks(ana)
    at_the_book(ana, house, GENTLE, new=True)
    to(ana, WAY.format("drag"))
    press(ana, "ArrowRight")
    press(ana, "Enter")
    expect(ana.find(WAY.format("timing"))).to_have_attribute("aria-pressed", "true")
    to(ana, ".fingers .side.left")
    press(ana, "Enter")
    to(ana, ".fingers input")
    for _ in range(4):
        press(ana, "ArrowRight")
    to(ana, DO)
    press(ana, "Enter")
    phase(ana, "pull")
    to(ana, WAY.format("steady"))
    press(ana, "ArrowLeft")
    press(ana, "Enter")
    expect(ana.find(WAY.format("careful"))).to_have_attribute("aria-pressed", "true")
    expect(ana.find(".pulling [role=status]")).to_have_text(re.compile(r"\d%|1 in 100"))
    to(ana, ".pulling .timing")
    press(ana, "Enter")
    told(ana, "You pull 1 page on the left, from page 5 inwards.")
    pull = next(one for one in said if one["type"] == "play" and one["steps"] == ["pull 1"])
    assert pull["attachment"]["care"] == "careful" and 0 <= pull["attachment"]["timing"] <= 100
    expect(ana.find(DRAWN)).to_contain_text("1 card drawn")


def test_plain_odds_need_no_haste(people: People, house: Stacking) -> None:
    ana = people.person(phone=True)
    said = asks(ana)
    at_the_book(ana, house, GENTLE)
    touch(ana, WAY.format("odds"), ".fingers .side.right", DO)
    expect(ana.find(".pulling [role=status]")).to_have_text(re.compile(r"\d%|1 in 100"))
    expect(ana.find(".pulling .timing")).to_have_count(0)
    touch(ana, DO)
    told(ana, "You pull 1 page on the right, from the outermost inwards.", "It stands.")
    pull = next(one for one in said if one["type"] == "play" and one["steps"] == ["pull 1"])
    assert pull["attachment"] == {"care": "steady", "timing": None}


def test_without_webgl_the_book_is_a_drawing(people: People, house: Stacking) -> None:
    """And pages are pulled by choosing them."""
    ana = people.person()
    ana.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    set_up(house, "water", "earth", phase="draw", target="A", turn=2)
    ana.open(ana.table(2, GENTLE, "kamimai") + "#start")
    expect(ana.find(".view svg.book, .view .standing")).to_be_visible()
    expect(ana.find(WAY.format("drag"))).to_have_count(0)
    touch(ana, WAY.format("odds"), ".fingers .side.left", DO, DO)
    told(ana, "You pull 1 page on the left", "It stands.")
    ana.complaints.clear()  # three.js says that there is no WebGL
