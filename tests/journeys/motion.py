"""Cards that move, on a machine that is so busy that they never arrive."""

from playwright.sync_api import Locator

from tests.journeys.person import Person


def stand_still(person: Person) -> None:
    """Whatever begins to move from now on stays where it began."""
    person.page.emulate_media(reduced_motion="no-preference")
    session = person.context.new_cdp_session(person.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})


def box(found: Locator) -> dict[str, float]:
    rect: dict[str, float] = found.evaluate("one => one.getBoundingClientRect().toJSON()")
    return rect


def touch_below(person: Person, flying: str, wanted: str) -> Locator:
    """The first of these over whose middle something hangs; touches it there, and says which it was."""
    over = box(person.find(flying))
    for one in person.find(wanted).all():
        here = box(one)
        x, y = (here["left"] + here["right"]) / 2, (here["top"] + here["bottom"]) / 2
        if over["left"] < x < over["right"] and over["top"] < y < over["bottom"]:
            person.page.mouse.click(x, y)
            return one
    raise AssertionError(f"{flying} hangs over nothing")
