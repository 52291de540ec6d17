"""An attack that never arrives before whoever made it."""

import re

from playwright.sync_api import expect

from tests.games.kami.journeys.deck import lay
from tests.journeys.motion import stand_still, touch_below
from tests.journeys.person import CARD, DO, People
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

STRONG = "soldier soldier spear horseman tower tower empress empress"  # who attacks with them leads again
ATTACKED = ".mine .place[style*='row: 2'] .laid"
WEAK = "soldier soldier spear horseman silver_dragon silver_dragon gold_dragon gold_dragon"


def test_a_card_of_the_hand_is_touched_although_another_still_hangs_over_it(people: People, house: Stacking) -> None:
    lay(house, STRONG, WEAK)
    ana = people.person(phone=True)
    ana.open(ana.table(2, {"target": 40}, "kami") + "#start")
    ana.page.wait_for_selector(CARD)
    stand_still(ana)
    touch(ana, ".hand [data-card=soldier]", ".hand [data-card=tower]", DO)
    ana.page.wait_for_selector(f".board:has({ATTACKED}) {CARD}")
    touched = touch_below(ana, ATTACKED, ".hand [data-card]")
    expect(touched).to_have_class(re.compile("is-picked"))
