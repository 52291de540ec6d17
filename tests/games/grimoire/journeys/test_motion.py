"""Cards of the Quest zone that never arrive."""

import re

from playwright.sync_api import expect

from tests.games.grimoire.journeys.board import card
from tests.games.grimoire.journeys.deck import lay
from tests.journeys.motion import box, stand_still
from tests.journeys.person import DO, People
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

LIFTED = 8  # pixels that a card rises that can be chosen


def test_a_card_is_touched_where_it_lies_although_it_is_still_on_its_way(people: People, house: Stacking) -> None:
    lay(house, "nun", "prince", quest="thief king", pages={0: 1, 1: 8}, deck="queen queen")
    ana = people.person(phone=True)
    ana.open(ana.table(2, game="grimoire") + "#start")
    ana.page.wait_for_selector(".quest .is-playable")
    stand_still(ana)
    touch(ana, card("thief"), DO)
    queen, row = ana.find(f".quest {card('queen')}"), ana.find(".quest ul")
    expect(queen).to_have_class(re.compile("is-playable"))
    here, zone = box(queen), box(row)
    assert box(queen.locator(".card"))["bottom"] < zone["top"], "it has not come yet"
    assert zone["top"] - LIFTED <= here["top"] < here["bottom"] <= zone["bottom"]
    ana.page.mouse.click((here["left"] + here["right"]) / 2, (here["top"] + here["bottom"]) / 2)
    expect(queen).to_have_class(re.compile("is-picked"))
