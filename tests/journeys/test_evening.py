"""A first evening: somebody comes, plays at once, invites friends, talks, leaves and comes back."""

import re

import pytest
from playwright.sync_api import expect

from kamifuda.games import GAMES
from kamifuda.text import Text
from tests.journeys.board import board
from tests.journeys.games import ANY, RIVALS
from tests.journeys.person import DO, OVER, People
from tests.spread import allowed


def test_a_newcomer_plays_within_two_taps(people: People) -> None:
    ana = people.person(language="fr", phone=True, new=True)
    ana.open()
    welcome = ana.page.get_by_role("dialog")
    expect(welcome).to_be_visible()
    welcome.get_by_role("button", name=re.compile("Jouer")).click()
    expect(ana.page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    ana.page.wait_for_selector(".hand [data-card]")
    assert ana.patiently() != OVER
    ana.open()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.sees("À toi de jouer")
    ana.page.get_by_role("link", name="Reprendre").or_(ana.page.get_by_role("button", name="Reprendre")).first.click()
    ana.page.wait_for_selector(".hand [data-card]")


@pytest.mark.parametrize("game", RIVALS)
def test_a_game_of_the_lobby_starts_at_once(people: People, game: str) -> None:
    ana = people.person(phone=True)
    ana.open()
    tile = ana.page.get_by_role("article").filter(has=ana.find(f"a[href='/new/{game}']"))
    tile.get_by_role("button", name="Play now against").click()
    expect(ana.page.get_by_role("heading", name=Text("en", game).say("game-name"), exact=True)).to_be_attached()
    expect(ana.find(".board")).to_be_visible()
    assert ana.patiently() != OVER


@pytest.mark.parametrize("game", RIVALS)
def test_a_table_is_made_with_the_form_and_found_in_the_open_list(people: People, game: str) -> None:
    ana, bela = people.person(f"Ana at {game}"), people.person("Béla")
    ana.open(f"/new/{game}")
    ana.page.get_by_text("With friends").click()
    board(game).wish(ana)
    ana.page.get_by_text("Everybody", exact=True).click()
    ana.page.get_by_role("button", name=re.compile("Create")).click()
    expect(ana.page).to_have_url(re.compile(r"/t/[\w-]{22}$"))
    bela.open()
    bela.page.get_by_role("link", name=re.compile(f"Sit down.*Ana at {game}")).click()
    bela.page.get_by_role("button", name="Sit here").first.click()
    bela.page.get_by_role("button", name="Start").click()
    for one in (ana, bela):
        for what, count in board(game).wished.items():
            expect(one.find(what)).to_have_count(count)


@pytest.mark.parametrize("game", RIVALS)
def test_people_talk_watch_leave_and_come_back(people: People, game: str) -> None:
    ana, bela, cleo = people.person("Ana"), people.person("Béla", phone=True), people.person("Cléo")
    path = ana.table(2, game=game, chairs=[{"who": "me", "name": "Ana"}])
    ana.open(path)
    bela.open(path)
    bela.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Start").click()
    cleo.open(path)
    cleo.sees("You are watching.")
    assert cleo.find(".hand [data-card], [data-place], .is-playable").count() == 0
    expect(ana.page.get_by_label("1 person is watching")).to_be_visible()

    ana.page.get_by_role("button", name="Say").click()
    ana.page.get_by_role("button", name="Good luck!").click()
    bela.saw("Ana: Good luck!")

    bela.page.get_by_role("button", name="Table", exact=True).click()
    bela.page.get_by_role("button", name="Leave the match").click()
    bela.sees("A bot will play for you, and everybody will see that it does.")
    bela.page.get_by_role("button", name="Leave, a bot takes over").click()
    of_bela = ana.page.get_by_role("region", name="Béla").or_(ana.find(".seats li").filter(has_text="Béla"))
    expect(of_bela).to_contain_text("A bot plays for them")
    bela.page.get_by_role("button", name="I am back").click()
    expect(of_bela).not_to_contain_text("A bot plays for them")


def test_a_seat_moves_to_another_device(people: People) -> None:
    ana, phone = people.person("Ana"), people.person("Ana", phone=True)
    ana.open(ana.table(2) + "#start")
    ana.page.wait_for_selector(board(ANY).held)
    with ana.page.expect_response(re.compile(r"/seats/0/link")) as told:
        ana.page.get_by_role("button", name="Table", exact=True).click()
        ana.page.get_by_text("Play on another device").click()
    phone.open(told.value.json()["path"])
    phone.page.get_by_role("button", name="Play on here").click()
    expect(phone.find(board(ANY).held).first).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.sees("You are watching.")


@pytest.mark.parametrize("game", RIVALS)
def test_partners_of_one_device_take_back(people: People, game: str) -> None:
    """Only where something else is left to choose: what lies below would be seen. So they are three, if they can."""
    ana = people.person()
    what, most = board(game).held, max(allowed(GAMES[game], "seats"))
    names = [{"who": "me", "name": name} for name in ("Ana", "Béla", "Cléo")[:most]]
    ana.open(ana.table(len(names), game=game, chairs=names, style="hotseat") + "#start")
    ana.page.wait_for_selector("[role=alertdialog]")
    ana.patiently()
    before = ana.find(what).count()
    while ana.patiently() != DO:
        pass
    expect(ana.find(what)).not_to_have_count(before)
    ana.page.keyboard.press("u")
    expect(ana.find(what)).to_have_count(before)


def test_a_match_against_bots_is_ended_and_leaves_the_list(people: People) -> None:
    ana = people.person(phone=True)
    first, second = ana.table(2), ana.table(2)
    for path in (first, second):
        ana.open(path + "#start")
        ana.page.wait_for_selector(".board")
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ana.page.get_by_role("button", name="End this match").click()
    ana.page.get_by_role("button", name="End it").click()
    ana.sees("This match was ended")
    ana.page.get_by_role("button", name="Take it off my list").click()
    expect(ana.find(f"a[href='{first}']")).to_be_visible()
    assert ana.find(f"a[href='{second}']").count() == 0
