"""Whole matches, played by clicking."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from kamifuda.games import GAMES
from tests.journeys.board import board
from tests.journeys.games import RIVALS
from tests.journeys.person import OVER, TAKE, People, Person
from tests.journeys.stacked import Stacking
from tests.spread import allowed

REMATCH = {"en": "Rematch", "fr": "Revanche"}


@pytest.mark.parametrize(
    ("game", "seats", "phone", "language"), [(game, *match) for game in RIVALS for match in board(game).matches]
)
def test_a_match_against_bots_is_played_to_its_end(
    people: People, game: str, seats: int, phone: bool, language: str
) -> None:
    ana = people.person(phone=phone, language=language)
    ana.open(ana.table(seats, board(game).short, game) + "#start")
    assert ana.play_to_the_end() > 3
    board(game).counted(ana)
    over = ana.page.url
    ana.page.get_by_role("button", name=REMATCH[language]).click()
    expect(ana.find(".board")).to_be_visible()  # at once
    assert ana.page.url != over


@pytest.mark.parametrize("game", RIVALS)
def test_two_people_play_each_other_by_an_invitation(people: People, house: Stacking, game: str) -> None:
    board(game).late(house)
    ana, bela = people.person("Ana"), people.person("Béla", language="fr", phone=True)
    path = ana.table(2, board(game).short, game, chairs=[{"who": "me", "name": "Ana"}])
    ana.open(path)
    link = ana.page.get_by_label("The link to this table").input_value()
    assert link == ana.server + path
    bela.page.goto(link)
    bela.page.get_by_role("button", name=re.compile("asseoir ici")).click()
    ana.page.get_by_role("button", name="Start").click()
    for _ in range(6000):
        for one in (ana, bela):
            with suppress(Error):  # it has moved on meanwhile
                if one.glance() == "":
                    one.hurry()
        if ana.find(OVER).count() and bela.find(OVER).count():
            break
    expect(ana.find(".result h2")).to_have_text(re.compile("You win!|Béla wins.|A tie"))
    expect(bela.find(".result h2")).to_have_text(re.compile("Tu gagnes|Ana gagne|Égalité"))
    ana.page.get_by_role("button", name="Rematch").click()
    ana.sees("Waiting for one more player")
    bela.sees("Ana te propose une revanche")
    assert bela.page.url == link  # nobody is led away from the result
    expect(bela.find(".result h2")).to_be_visible()
    bela.page.get_by_role("button", name="Accepter").click()
    ana.sees("Everybody is here")
    bela.sees("Tout le monde est là")
    assert ana.page.url == bela.page.url != link


def names(*called: str) -> list[dict[str, str]]:
    return [{"who": "me", "name": name} for name in called]


@pytest.mark.parametrize("game", RIVALS)
def test_people_at_one_device_hand_it_over(people: People, house: Stacking, game: str) -> None:
    board(game).late(house)
    ana = people.person()
    ana.open(ana.table(2, board(game).short, game, chairs=names("Ana", "Béla"), style="hotseat") + "#start")
    first = ana.find("[role=alertdialog] h2").inner_text()
    assert first in ("Ana, it is your turn", "Béla, it is your turn")
    assert private(ana) == ""  # nobody's cards, until somebody says that they are there
    done, recaps = [TAKE], []
    ana.find(TAKE).click()
    while done[-1] != OVER and len(done) < 300:
        done.append(ana.patiently(end=TAKE))
        if done[-1] == TAKE:
            assert private(ana) == ""
            recaps.append(ana.find(".meanwhile li").count())
            ana.find(TAKE).click()
    assert done.count(TAKE) >= 2
    assert any(recaps)  # what happened while the device was away
    assert done[-1] == OVER
    expect(ana.find(".result h2")).not_to_have_text(re.compile("You"))  # it is told to everybody


def private(person: Person) -> str:
    """Whatever a shared device shows or tells of somebody's cards."""
    return "".join(person.find(".board, .thread li, [data-speech], [data-prompt]").all_inner_texts()).strip()


@pytest.mark.parametrize("game", RIVALS)
def test_a_shared_device_that_is_loaded_again_shows_nobodys_cards(people: People, game: str) -> None:
    """With a bot, where there is a chair for it."""
    ana = people.person()
    chairs = [*names("Ana", "Béla"), {"who": "bot", "level": "greedy"}][: max(allowed(GAMES[game], "seats"))]
    ana.open(ana.table(len(chairs), game=game, chairs=chairs, style="hotseat") + "#start")
    for _ in range(4):
        ana.page.wait_for_selector(TAKE)
        assert private(ana) == ""
        ana.patiently()
        ana.page.wait_for_selector(".hand [data-card], .tokens .is-playable, .book, .closed")
        ana.page.reload()
