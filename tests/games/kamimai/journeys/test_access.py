"""A table of KamiMaï is open to everybody."""

import pytest

from tests.games.kamimai.journeys.scenes import consent, curse, draw, fall, five, spell, target
from tests.journeys.access import is_open_to_everybody
from tests.journeys.person import People
from tests.journeys.stacked import Stacking


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_table_is_open_to_everybody(people: People, house: Stacking, dark: bool) -> None:
    """Its moments and its sheets; test_table looks at the result."""
    ana = people.person(dark=dark, language="fr" if dark else "en", phone=dark)
    for scene in (draw, consent, five) if dark else (target, spell, fall, curse):
        scene(ana, house)
        is_open_to_everybody(ana)
    for sheet in (".act .why", ".mates .read", ".score .pile"):
        ana.find(sheet).first.click()
        ana.page.wait_for_selector("dialog[open]")
        is_open_to_everybody(ana)
        ana.page.keyboard.press("Escape")
