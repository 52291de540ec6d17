"""What goes wrong on an evening with Grimoire."""

from playwright.sync_api import Browser, expect

from tests.games.grimoire.journeys.board import HIGHEST
from tests.journeys.person import CORNER, DO, GO_ON, People
from tests.server.serving import Serving


def test_a_bookmark_is_placed_although_the_connection_is_gone(browser: Browser, fragile: Serving) -> None:
    people = People(browser, fragile.http)
    ana = people.person()
    ana.open(ana.table(3, game="grimoire") + "#start")
    ana.until(HIGHEST)
    fragile.kill()
    expect(ana.find(".strip")).to_contain_text("No connection")
    ana.find(HIGHEST).click(position=CORNER)  # one may leaf meanwhile
    leafed_to = ana.find(".leafing h3").inner_text()
    fragile.start()
    ana.saw("Connected again")
    expect(ana.find(DO)).to_contain_text(f": {leafed_to}")
    ana.find(DO).click()
    expect(ana.find(GO_ON)).to_be_visible()
    ana.complaints.clear()  # of the connection, which was gone
    people.leave()
