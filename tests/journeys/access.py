"""axe, the accessibility checker, finds nothing serious; and nothing sticks out of a small screen."""

from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError

from tests.journeys.person import REAL_TIME, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without fetching all style sheets again: that is for rules which are not in use.
RUN = "async () => (await axe.run(document, {resultTypes: ['violations'], preload: false})).violations"
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
STICKING_OUT = """() => [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map(one => one.outerHTML.slice(0, 200)).slice(-3)"""
SIZES = [(390, 844), (1280, 800), (320, 640)]


def serious(person: Person) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(f"() => {{ const setTimeout = {REAL_TIME}; {AXE.read_text()} }}")
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [
        f"{one['id']}: {one['help']} {[node['html'][:200] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def too_wide(person: Person) -> list[str]:
    """At which widths one would have to scroll sideways, and what sticks out."""
    found = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        try:
            person.page.wait_for_function(FITS)  # a hand of cards spreads itself anew
        except TimeoutError:
            found.append(f"at {width}: {person.page.evaluate(STICKING_OUT)}")
    return found


def is_open_to_everybody(person: Person) -> None:
    size = person.page.viewport_size
    assert size is not None
    assert serious(person) == []
    assert too_wide(person) == []
    person.page.set_viewport_size(size)
