"""Whole matches, played by clicking."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.journeys.person import OVER, TAKE, People, Person


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_against_bots_is_played_to_its_end(people: People, seats: int) -> None:
    ana = people.person(phone=seats == 3)
    ana.open(ana.table(seats, {"target": 8}) + "#start")
    assert ana.play_to_the_end() > 3
    expect(ana.page.get_by_role("button", name="Rematch")).to_be_visible()
    scores = [int(text) for text in ana.find(".scores b").all_inner_texts()]
    assert max(scores) >= 8
    rounds = [int(text) for text in ana.find(".rounds td > b").all_inner_texts()]
    assert sum(rounds) == sum(scores)


def test_two_people_play_each_other_by_an_invitation(people: People) -> None:
    ana, bela = people.person("Ana"), people.person("Béla", language="fr", phone=True)
    path = ana.table(2, {"target": 3}, chairs=[{"who": "me", "name": "Ana"}])
    ana.open(path)
    link = ana.page.get_by_label("The link to this table").input_value()
    assert link == ana.server + path
    bela.page.goto(link)
    bela.page.get_by_role("button", name=re.compile("asseoir ici")).click()
    ana.page.get_by_role("button", name="Start").click()
    for _ in range(600):
        for one in (ana, bela):
            with suppress(TimeoutError):  # it has moved on meanwhile
                one.glance()
        if ana.find(OVER).count() and bela.find(OVER).count():
            break
    expect(ana.find(".result h2")).to_have_text(re.compile("You win!|Béla wins."))
    expect(bela.find(".result h2")).to_have_text(re.compile("Tu gagnes|Ana gagne"))
    ana.page.get_by_role("button", name="Rematch").click()
    ana.sees("Almost ready")
    bela.sees("Presque prêt")
    assert ana.page.url == bela.page.url


def test_people_at_one_device_hand_it_over(people: People) -> None:
    ana = people.person()
    names = [{"who": "me", "name": name} for name in ("Ana", "Béla")]
    ana.open(ana.table(2, {"target": 2}, chairs=names, style="hotseat") + "#start")
    first = ana.find("[role=alertdialog] h2").inner_text()
    assert first in ("Ana, it is your turn", "Béla, it is your turn")
    assert ana.find(".hand [data-card]").count() == 0  # nobody's cards, until somebody says that they are there
    done = [ana.patiently()]
    while done[-1] != OVER and len(done) < 300:
        if ana.find(TAKE).count():
            assert private(ana) == ""
        done.append(ana.patiently())
    assert done.count(TAKE) > 3
    assert done[-1] == OVER


def private(person: Person) -> str:
    """Whatever a shared device shows or tells of somebody's cards."""
    return "".join(person.find("[data-card], .thread li, [data-speech], [data-prompt]").all_inner_texts()).strip()


def test_a_shared_device_that_is_loaded_again_shows_nobodys_cards(people: People) -> None:
    ana = people.person()
    names = [{"who": "me", "name": name} for name in ("Ana", "Béla")]
    bots = [{"who": "bot", "level": "greedy"}]
    ana.open(ana.table(3, chairs=[*names, *bots], style="hotseat") + "#start")
    for _ in range(4):
        ana.page.wait_for_selector(TAKE)
        assert private(ana) == ""
        ana.patiently()
        ana.page.reload()
