"""What goes wrong on an ordinary evening."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.journeys.person import ANYTHING, CARD, CORNER, OVER, People, Person
from tests.server.serving import UNHURRIED, Serving


def turn(person: Person) -> None:
    """Until something of the hand can be played."""
    until(person, CARD)


def until(person: Person, selector: str) -> None:
    for _ in range(200):
        person.page.wait_for_selector(", ".join(ANYTHING))
        if person.find(selector).count():
            return
        assert person.patiently() != OVER
    raise AssertionError(f"{selector} never came")


def test_a_page_that_is_loaded_again_shows_the_same_table(people: People) -> None:
    ana = people.person()
    ana.open(ana.table() + "#start")
    turn(ana)
    cards = ana.find(".hand [data-card]")
    before = [card.get_attribute("data-card") for card in cards.all()]
    lines = ana.find(".thread li").count()
    ana.page.reload()
    expect(cards).to_have_count(len(before))
    assert [card.get_attribute("data-card") for card in cards.all()] == before
    expect(ana.find(".thread li")).to_have_count(lines)
    ana.patiently()


def test_a_card_that_can_not_be_played_says_which_rule_forbids_it(people: People) -> None:
    ana = people.person()
    ana.open(ana.table() + "#start")
    turn(ana)
    until(ana, ".hand .is-dim")
    ana.find(".hand .is-dim").first.click(force=True, position=CORNER)
    clause = ana.find(".slip .rule-id")
    expect(clause).to_be_visible()
    name = clause.inner_text()
    assert name.startswith("KAMI-")
    clause.click()
    expect(ana.page).to_have_url(f"{ana.server}/rules/kami#{name}")
    expect(ana.find(f"[id='{name}']")).to_be_in_viewport()
    ana.page.go_back()
    expect(ana.page.get_by_role("group", name="Your hand")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(people: People) -> None:
    ana = people.person(language="en")
    ana.open(ana.table() + "#start")
    turn(ana)
    assert "You are dealt" in ana.find(".thread").inner_text()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("button", name="FR").or_(ana.page.get_by_role("radio", name="FR")).first.click(force=True)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ana.find(".side h2")).to_have_text("Le fil")
    assert "Tu reçois" in ana.find(".thread").inner_text()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(str(tmp_path / "fragile.db"), UNHURRIED | {"KAMIFUDA_BOT_PACE": "20"}).start()
    yield server
    if server.process is not None:
        server.stop()


def test_a_server_that_is_killed_and_comes_back_loses_nothing(browser: Browser, fragile: Serving) -> None:
    people = People(browser, fragile.http)
    ana = people.person()
    ana.open(ana.table(4, {"target": 5}) + "#start")
    turn(ana)
    hand = ana.find(".hand [data-card]").count()
    fragile.kill()
    expect(ana.find(".strip")).to_contain_text("No connection")
    ana.find(CARD).first.click(position=CORNER)  # what one chooses meanwhile is kept
    fragile.start()
    expect(ana.find(".strip")).to_contain_text("Connected again")
    expect(ana.find(".hand [data-card]")).to_have_count(hand)
    ana.play_to_the_end()
    ana.complaints.clear()  # of the connection, which was gone
    people.leave()


def test_a_link_that_leads_nowhere_says_so(people: People) -> None:
    ana = people.person()
    ana.open("/t/AAAAAAAAAAAAAAAAAAAAAA")
    ana.sees("We cannot find this table")
    ana.open("/t/short")
    ana.sees("There is nothing here")
    ana.complaints = [said for said in ana.complaints if "404" not in said]
