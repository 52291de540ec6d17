"""What goes wrong on an evening with Totem."""

from playwright.sync_api import Browser, expect

from tests.journeys.person import CARD, CORNER, People
from tests.server.serving import Serving


def test_a_server_that_is_killed_and_comes_back_loses_nothing(browser: Browser, fragile: Serving) -> None:
    people = People(browser, fragile.http)
    ana = people.person()
    ana.open(ana.table(2, {"zone_size": 2}, "totem") + "#start")
    ana.until(CARD)  # it begins with a choice
    fragile.kill()
    expect(ana.find(".strip")).to_contain_text("No connection")
    ana.find(CARD).first.click(position=CORNER)  # what one chooses meanwhile is kept
    expect(ana.find(".cell[data-kind=veiled]")).to_have_count(1)
    hand = ana.find(".hand [data-card]").count()
    fragile.start()
    ana.saw("Connected again")
    expect(ana.find(".hand [data-card]")).to_have_count(hand)
    ana.play_to_the_end()
    ana.complaints.clear()  # of the connection, which was gone
    people.leave()
