"""axe, the accessibility checker, finds nothing serious on any page; and nothing sticks out of a small screen."""

from pathlib import Path
from typing import Any

import pytest

from tests.journeys.person import ANYTHING, NEXT_ROUND, OVER, People, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
SIZES = [(390, 844), (1280, 800), (320, 640)]
PAGES = ["/", "/new/kami", "/rules/kami", "/help", "/move/AAAAAAAAAAAAAAAAAAAAAA", "/nowhere"]


def serious(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [
        f"{one['id']}: {one['help']} {[node['html'][:200] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def too_wide(person: Person) -> list[str]:
    """At which widths one would have to scroll sideways."""
    found = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        wide = person.page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            found.append(f"{wide} > {width}")
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everybody(people: People, path: str, dark: bool) -> None:
    ana = people.person(dark=dark, language="fr" if dark else "en")
    ana.open(path)
    ana.page.wait_for_selector("h1")
    ana.page.wait_for_load_state("networkidle")
    assert serious(ana) == []
    assert too_wide(ana) == []
    ana.complaints = [said for said in ana.complaints if "404" not in said]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_open_to_everybody(people: People, seats: int, dark: bool) -> None:
    ana = people.person(dark=dark, language="fr" if dark else "en")
    path = ana.table(seats, {"target": 2})
    ana.open(path)
    ana.page.wait_for_selector(".gathering")
    assert serious(ana) == []
    assert too_wide(ana) == []
    ana.find(".start").click()
    seen: set[str] = set()
    for _ in range(300):
        if OVER in seen:
            break
        ana.page.wait_for_selector(", ".join(ANYTHING))
        now = next((mark for mark in (OVER, NEXT_ROUND) if ana.find(mark).count()), ".act")
        if now not in seen:
            seen.add(now)
            assert serious(ana) == []
            assert too_wide(ana) == []
            ana.page.set_viewport_size({"width": 1280, "height": 800})
        ana.patiently(but="" if NEXT_ROUND in seen else NEXT_ROUND)
    assert len(seen) == 3
