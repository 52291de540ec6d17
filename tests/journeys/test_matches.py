"""Whole matches, played by clicking."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from tests.journeys.person import OVER, TAKE, People, Person
from tests.journeys.stacked import Stacking

SHORT: dict[str, dict[str, Any]] = {"kami": {"target": 2}, "totem": {"zone_size": 2}, "grimoire": {"end_at": 5}}
REMATCH = {"en": "Rematch", "fr": "Revanche"}


@pytest.mark.parametrize(
    ("game", "seats", "phone", "language"),
    [
        ("kami", 2, False, "en"),
        ("kami", 3, True, "fr"),
        ("kami", 4, False, "en"),
        ("totem", 2, True, "fr"),
        ("totem", 2, False, "en"),
        ("grimoire", 2, True, "en"),
        ("grimoire", 3, False, "fr"),
        ("grimoire", 4, True, "fr"),
    ],
)
def test_a_match_against_bots_is_played_to_its_end(
    people: People, game: str, seats: int, phone: bool, language: str
) -> None:
    ana = people.person(phone=phone, language=language)
    ana.open(ana.table(seats, SHORT[game], game) + "#start")
    assert ana.play_to_the_end() > 3
    expect(ana.page.get_by_role("button", name=REMATCH[language])).to_be_visible()
    {"kami": points_add_up, "totem": a_zone_is_empty, "grimoire": totals_add_up}[game](ana)


def points_add_up(person: Person) -> None:
    scores = [int(text) for text in person.find(".scores b").all_inner_texts()]
    rounds = [int(text) for text in person.find(".rounds td > b").all_inner_texts()]
    assert max(scores) >= SHORT["kami"]["target"]
    assert sum(rounds) == sum(scores)


def a_zone_is_empty(person: Person) -> None:
    """With two totems each, nobody has ever lived to see the end of the pile."""
    zones = [side.locator(".zone").first for side in person.find(".sides li").all()]
    places = [zone.locator(":scope > *").count() for zone in zones]
    fallen = [zone.locator(".slot").count() for zone in zones]
    assert places == [2, 2]
    assert max(fallen) == 2 > min(fallen)
    expect(person.find(".result .rule-id")).to_have_text("TOT-34")
    assert person.find("td .defeated").count() >= 2


def totals_add_up(person: Person) -> None:
    """Every column of the table, and the best stands first."""
    rows = [row.locator("td").all_inner_texts() for row in person.find(".result tbody tr").all()]
    numbers = [[int(re.findall(r"\d+", cell)[0]) for cell in row] for row in rows]
    *parts, total = numbers
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert total == sorted(total, reverse=True)
    expect(person.find(".result .rule-id").first).to_have_text(re.compile("GRI-3[69]"))


def almost_over(house: Stacking, game: str) -> None:
    """Grimoire is long: its last rounds are enough."""
    if game == "grimoire":
        house.lay("thief archer nun prince", "nun spy queen king", treasures=["gold_coin", "silver_coin"], round=5)


@pytest.mark.parametrize("game", SHORT)
def test_two_people_play_each_other_by_an_invitation(people: People, house: Stacking, game: str) -> None:
    almost_over(house, game)
    ana, bela = people.person("Ana"), people.person("Béla", language="fr", phone=True)
    path = ana.table(2, SHORT[game], game, chairs=[{"who": "me", "name": "Ana"}])
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
    ana.sees("Almost ready")
    bela.sees("Presque prêt")
    assert ana.page.url == bela.page.url


def names(*called: str) -> list[dict[str, str]]:
    return [{"who": "me", "name": name} for name in called]


@pytest.mark.parametrize("game", SHORT)
def test_people_at_one_device_hand_it_over(people: People, house: Stacking, game: str) -> None:
    almost_over(house, game)
    ana = people.person()
    ana.open(ana.table(2, SHORT[game], game, chairs=names("Ana", "Béla"), style="hotseat") + "#start")
    first = ana.find("[role=alertdialog] h2").inner_text()
    assert first in ("Ana, it is your turn", "Béla, it is your turn")
    assert private(ana) == ""  # nobody's cards, until somebody says that they are there
    done = [ana.patiently()]
    while done[-1] != OVER and len(done) < 300:
        if ana.find(TAKE).count():
            assert private(ana) == ""
        done.append(ana.patiently())
    assert done.count(TAKE) >= 2
    assert done[-1] == OVER


def private(person: Person) -> str:
    """Whatever a shared device shows or tells of somebody's cards."""
    return "".join(person.find(".board, .thread li, [data-speech], [data-prompt]").all_inner_texts()).strip()


@pytest.mark.parametrize(("game", "bots"), [("kami", 1), ("totem", 0), ("grimoire", 1)])
def test_a_shared_device_that_is_loaded_again_shows_nobodys_cards(people: People, game: str, bots: int) -> None:
    ana = people.person()
    chairs = [*names("Ana", "Béla"), *[{"who": "bot", "level": "greedy"}] * bots]
    ana.open(ana.table(len(chairs), game=game, chairs=chairs, style="hotseat") + "#start")
    for _ in range(4):
        ana.page.wait_for_selector(TAKE)
        assert private(ana) == ""
        ana.patiently()
        ana.page.wait_for_selector(".hand [data-card], .tokens .is-playable, .book, .closed")
        ana.page.reload()
