"""A totem that never arrives in its place."""

import re

from playwright.sync_api import expect

from tests.games.totem.journeys.shots import sit_down
from tests.journeys.motion import stand_still, touch_below
from tests.journeys.person import CARD, DO, People
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

PLACE = "[data-own=true][data-place='1']"


def test_a_card_is_touched_although_the_one_laid_before_still_hangs_over_it(people: People, house: Stacking) -> None:
    ana = people.person(phone=True)
    sit_down(ana, house, mine="(blue_8) - (purple_2) green_4", their_hand="red_1 red_2")
    stand_still(ana)
    touch(ana, "[data-card=red_5]", PLACE, DO)
    ana.page.wait_for_selector(".board:not([data-phase=turn])")
    ana.page.wait_for_selector(f".board[data-phase=turn] {CARD}")
    touched = touch_below(ana, f"{PLACE} .laid", ".hand [data-card]")
    expect(touched).to_have_class(re.compile("is-picked"))
