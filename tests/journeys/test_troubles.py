"""What goes wrong on an ordinary evening."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.journeys.person import CARD, CORNER, DO, GO_ON, HIGHEST, QUEST, TOKEN, People
from tests.server.serving import UNHURRIED, Serving

TURN = {"kami": CARD, "totem": f".board[data-phase=turn] {CARD}", "grimoire": QUEST}
LYING = "[data-place], .seats li"  # what everybody has before them
FORBIDDEN: dict[
    str, tuple[str, dict[str, Any]]
] = {  # a card that does not counter; a fifth totem, as long as nobody could attack
    "kami": (".hand .is-dim", {}),
    "totem": (".verb.off", {"no_attack_first_turn": True}),
}
DEALT = {
    "kami": ("You are dealt", "Tu reçois"),
    "totem": ("Each player is dealt", "Chacun reçoit"),
    "grimoire": ("The order tokens are chosen", "Les jetons d’ordre se choisissent"),
}
SEATS = {"kami": 4, "totem": 2, "grimoire": 3}


@pytest.mark.parametrize("game", TURN)
def test_a_page_that_is_loaded_again_shows_the_same_table(people: People, game: str) -> None:
    ana = people.person()
    ana.open(ana.table(SEATS[game], game=game) + "#start")
    ana.until(TURN[game])
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
    ana.patiently()


@pytest.mark.parametrize("game", FORBIDDEN)
def test_what_can_not_be_done_says_which_rule_forbids_it(people: People, game: str) -> None:
    ana = people.person()
    what, options = FORBIDDEN[game]
    ana.open(ana.table(SEATS[game], options, game) + "#start")
    ana.until(TURN[game])
    ana.until(what)
    ana.find(what).first.click(force=True, position=CORNER)
    clause = ana.find(".slip .rule-id")
    expect(clause).to_be_visible()
    name = clause.inner_text()
    assert name.startswith({"kami": "KAMI-", "totem": "TOT-"}[game])
    clause.click()
    expect(ana.page).to_have_url(f"{ana.server}/rules/{game}#{name}")
    expect(ana.find(f"[id='{name}']")).to_be_in_viewport()
    ana.page.go_back()
    expect(ana.page.get_by_role("group", name="Your hand")).to_be_visible()


@pytest.mark.parametrize("game", DEALT)
def test_the_language_changes_in_the_middle_of_a_game(people: People, game: str) -> None:
    ana = people.person(language="en")
    ana.open(ana.table(SEATS[game], game=game) + "#start")
    ana.until(", ".join((CARD, HIGHEST, TOKEN)))
    assert DEALT[game][0] in ana.find(".thread").inner_text()
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("button", name=re.compile("^FR")).click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ana.page.get_by_role("heading", name="Le fil")).to_be_visible()
    assert DEALT[game][1] in ana.find(".thread").inner_text()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(str(tmp_path / "fragile.db"), UNHURRIED | {"KAMIFUDA_BOT_PACE": "20"}).start()
    yield server
    if server.process is not None:
        server.stop()


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


def test_a_link_that_leads_nowhere_says_so(people: People) -> None:
    ana = people.person()
    ana.open("/t/AAAAAAAAAAAAAAAAAAAAAA")
    ana.sees("We cannot find this table")
    ana.open("/t/short")
    ana.sees("There is nothing here")
    ana.complaints = [said for said in ana.complaints if "404" not in said]
