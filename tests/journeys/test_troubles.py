"""What goes wrong on an ordinary evening."""

import re

import pytest
from playwright.sync_api import expect

from kamifuda.games import GAMES
from tests.facts import Chosen, facts
from tests.journeys.board import board
from tests.journeys.games import ANY, RIVALS
from tests.journeys.person import CORNER, People, anything

FORBIDDEN = [pytest.param(game, *found, id=game) for game in RIVALS if (found := board(game).forbidden)]
LEGIBLE = 120  # pixels of a line
LYING = "[data-place], .seats li"  # what everybody has before them


@pytest.mark.parametrize("game", RIVALS)
def test_a_page_that_is_loaded_again_shows_the_same_table(people: People, game: str) -> None:
    ana = people.person()
    ana.open(ana.table(game=game) + "#start")
    ana.until(board(game).turn)
    ana.page.keyboard.press("Escape")  # nothing is chosen
    cards = ana.find(".hand [data-card], .quest [data-card]")
    before = [card.get_attribute("data-card") for card in cards.all()]
    zones = ana.find(LYING).all_inner_texts()
    lines = ana.find(".thread li").count()
    ana.page.reload()
    expect(cards).to_have_count(len(before))
    assert [card.get_attribute("data-card") for card in cards.all()] == before
    expect(ana.find(LYING)).to_have_text(zones, use_inner_text=True)
    expect(ana.find(".thread li")).to_have_count(lines)
    assert ana.page.evaluate("document.activeElement === document.body")  # no ring around what nobody has touched
    ana.patiently()


@pytest.mark.parametrize(("game", "what", "options"), FORBIDDEN)
def test_what_can_not_be_done_says_which_rule_forbids_it(people: People, game: str, what: str, options: Chosen) -> None:
    ana = people.person()
    ana.open(ana.table(None, options, game) + "#start")
    ana.until(board(game).turn)
    ana.until(what)
    ana.find(what).first.click(force=True, position=CORNER)
    clause = ana.find(".slip .rule-id")
    expect(clause).to_be_visible()
    name = clause.inner_text()
    assert name.startswith(f"{facts(GAMES[game]).prefix}-")
    clause.click()
    expect(ana.page).to_have_url(f"{ana.server}/rules/{game}#{name}")
    expect(ana.find(f"[id='{name}']")).to_be_in_viewport()
    ana.page.go_back()
    expect(ana.page.get_by_role("group", name="Your hand")).to_be_visible()


def test_that_the_connection_is_back_is_said_and_passes(people: People) -> None:
    ana = people.person(phone=True)
    ana.open(ana.table(2) + "#start")
    ana.wait_for(*anything())
    for _ in range(2):
        ana.context.set_offline(True)
        expect(ana.find(".strip")).to_contain_text("No connection")
        ana.context.set_offline(False)
        expect(ana.find(".strip")).to_contain_text("Connected again")
        expect(ana.find(".strip")).to_have_text("")
    ana.patiently()
    ana.complaints.clear()  # of the connection, which was gone


def test_on_a_phone_there_is_something_to_read_of_each_of_the_last_two_events(people: People) -> None:
    ana = people.person(phone=True)
    ana.open(ana.table(GAMES[ANY].manifest.first_seats) + "#start")
    ana.until(".news .line + .line")
    told = ana.find(".news .line").evaluate_all("all => all.map(one => [one.clientWidth, one.scrollWidth])")
    assert [whole for whole, words in told if whole < min(words, LEGIBLE)] == []


@pytest.mark.parametrize("game", RIVALS)
def test_the_language_changes_in_the_middle_of_a_game(people: People, game: str) -> None:
    ana = people.person(language="en")
    ana.open(ana.table(game=game) + "#start")
    ana.wait_for(*anything())
    assert board(game).dealt["en"] in ana.find(".thread").inner_text()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("button", name=re.compile("^FR")).click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ana.page.get_by_role("heading", name="Le fil")).to_be_visible()
    assert board(game).dealt["fr"] in ana.find(".thread").inner_text()


def test_a_link_that_leads_nowhere_says_so(people: People) -> None:
    ana = people.person()
    ana.open("/t/AAAAAAAAAAAAAAAAAAAAAA")
    ana.sees("We cannot find this table")
    ana.open("/t/short")
    ana.sees("This link is not whole")
    ana.complaints = [said for said in ana.complaints if "404" not in said]
