"""A table of Kami is open to everybody."""

import pytest

from tests.journeys.access import is_open_to_everybody
from tests.journeys.person import GO_ON, OVER, People, anything


@pytest.mark.parametrize(("seats", "dark"), [(2, False), (2, True), (3, True), (4, False)])
def test_a_table_is_open_to_everybody(people: People, seats: int, dark: bool) -> None:
    ana = people.person(dark=dark, language="fr" if dark else "en")
    path = ana.table(seats, {"target": 1}, "kami")
    ana.open(path)
    ana.page.wait_for_selector(".gathering")
    is_open_to_everybody(ana)
    ana.find(".start").click()
    seen: set[str] = set()
    for _ in range(300):
        if OVER in seen:
            break
        ana.page.wait_for_selector(", ".join(anything()))
        now = next((mark for mark in (OVER, GO_ON) if ana.find(mark).count()), ".act")
        if now not in seen:
            seen.add(now)
            is_open_to_everybody(ana)
        ana.patiently(but="" if GO_ON in seen else GO_ON)
    assert len(seen) == 3
