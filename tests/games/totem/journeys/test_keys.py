"""Totem without a mouse."""

from playwright.sync_api import expect

from tests.games.totem.journeys.board import PARTNER, THEIRS
from tests.games.totem.journeys.deck import stack
from tests.journeys.keys import BACK, FORTH, HAND, play, press, to
from tests.journeys.person import CARD, OVER, People
from tests.journeys.stacked import Stacking

ROWS = ((THEIRS, ".zone:not(.own)", FORTH), (PARTNER, HAND, BACK))


def test_totems_are_laid_by_keys_alone(people: People) -> None:
    ana = people.person()
    ana.open(ana.table(2, game="totem") + "#start")
    play(ana, ".board:not([data-phase=choose])", ROWS)
    expect(ana.find(".own .cell[data-kind=veiled]")).to_have_count(4)


def test_totems_are_defeated_by_keys_alone(people: People, house: Stacking) -> None:
    """With an Eye that asks, and a Sword that needs another card."""
    stack(house, "red_5 purple_9 green_7", mine="(blue_8) (purple_2)", theirs="green_6 (blue_11)")
    ana = people.person()
    ana.open(ana.table(2, {"zone_size": 2}, "totem") + "#start")
    ana.page.wait_for_selector(CARD)
    to(ana, HAND)
    press(ana, "End")
    press(ana, "Enter")
    expect(ana.find("[data-card=purple_9]")).to_have_attribute("aria-pressed", "true")
    play(ana, OVER, ROWS)
    expect(ana.find(".result h2")).to_have_text("You win!")
