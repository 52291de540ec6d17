"""What a match of Grimoire may come to, each from a table that is arranged for it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.games.grimoire.journeys.board import QUEST, card, page
from tests.games.grimoire.journeys.deck import lay
from tests.journeys.person import DO, GO_ON, OVER, TAKE, People, Person
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

COINS = "silver_coin gold_coin"  # a row for two


def sit_down(person: Person, seats: int = 2, options: dict[str, Any] | None = None, **asked: Any) -> None:
    person.open(person.table(seats, options, "grimoire", **asked) + "#start")
    person.page.wait_for_selector(f".board .seats, {TAKE}")


def does(person: Person, label: str) -> None:
    """The main button says so, and does it."""
    expect(person.find(DO)).to_have_text(label)
    person.find(DO).click()


def phase(person: Person, name: str) -> None:
    expect(person.find(".board")).to_have_attribute("data-phase", name)


def told(person: Person, *lines: str) -> None:
    """In the thread, in this order."""
    expect(person.find(".thread")).to_contain_text(re.compile(".*".join(map(re.escape, lines)), re.DOTALL))


def row_of(person: Person, name: str) -> Locator:
    return person.find(".seats li").filter(has=person.page.get_by_text(name, exact=True))


# The book


class Overheard:
    """Everything that the server has said to somebody's browser."""

    def __init__(self, person: Person) -> None:
        self.messages: list[Any] = []
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda said: self.messages.append(json.loads(said)))

    def pages_of(self, seat: int) -> set[int]:
        """Which pages of this seat were in it, in a view or in an event."""
        return {found for message in self.messages for found in pages_in(message, seat)}


def pages_in(said: Any, seat: int) -> set[int]:
    if isinstance(said, list):
        return set().union(*(pages_in(one, seat) for one in said))
    if not isinstance(said, dict):
        return set()
    own = [said.get("page")] if said.get("seat") == seat else []
    everybodys = said["pages"][seat : seat + 1] if isinstance(said.get("pages"), list) else []
    found = {page for page in own + everybodys if page is not None}
    return found.union(*(pages_in(one, seat) for one in said.values()))


def test_bookmarks_are_secret_until_all_books_open(people: People, house: Stacking) -> None:
    lay(house, "nun", "prince", "archer", round=4, pages={2: 3})
    ana, bela = people.person("Ana"), people.person("Béla", language="fr", phone=True)
    heard = Overheard(bela)
    chairs = [{"who": "me", "name": "Ana"}, {"who": "nobody"}, {"who": "bot", "level": "greedy"}]
    path = ana.table(3, None, "grimoire", chairs=chairs)
    ana.open(path)
    bela.open(path)
    bela.page.get_by_role("button", name=re.compile("asseoir ici")).click()
    ana.page.get_by_role("button", name="Start").click()

    touch(ana, page(6))
    does(ana, "Bookmark 6: Resist")
    expect(ana.find(".closed .yours")).to_have_text("Your bookmark: page 6, Resist")
    expect(row_of(bela, "Ana")).to_contain_text("a choisi")
    assert row_of(bela, "Ana").locator(".tile.open").count() == 0
    assert "Résistance" not in "".join(bela.find(".seats, .thread, [data-speech]").all_inner_texts())
    assert heard.messages and heard.pages_of(0) == set()

    touch(bela, page(2))  # which stays as it is while Ana thinks again
    ana.page.get_by_role("button", name="Change page").click()
    expect(row_of(bela, "Ana")).to_contain_text("choisit")
    expect(ana.find(".index .open")).to_have_attribute("data-page", "6")
    expect(ana.find(DO)).to_have_count(0)
    touch(ana, page(4))
    does(ana, "Bookmark 4: Heal")
    expect(row_of(bela, "Ana")).to_contain_text("a choisi")
    assert heard.pages_of(0) == set()

    does(bela, "Marquer la page 2\u00a0: Silence")
    for one in (ana, bela):
        expect(one.find(GO_ON)).to_be_visible()
    expect(row_of(bela, "Ana")).to_contain_text("Guérison")
    assert heard.pages_of(0) == {4}


def test_a_page_that_is_locked_says_so(people: People, house: Stacking) -> None:
    lay(house, "nun", "prince", round=4)
    ana = people.person(phone=True)
    sit_down(ana)
    touch(ana, page(14))
    expect(ana.find(".leafing .lock")).to_have_text("Needs level 14: from round 9 on")
    expect(ana.find(DO)).to_have_count(0)
    touch(ana, page(14))
    clause = ana.find(".slip .rule-id")
    expect(clause).to_have_text("GRI-22")
    clause.click()
    expect(ana.page).to_have_url(f"{ana.server}/rules/grimoire#GRI-22")
    expect(ana.find("[id='GRI-22']")).to_be_in_viewport()
    ana.page.go_back()
    expect(ana.find(".index .locked")).to_have_count(6)


def test_the_reveal_explains_the_order(people: People, house: Stacking) -> None:
    lay(house, "nun", "prince", "archer", "spy", round=6, pages={1: 8, 2: 5, 3: 8})
    ana = people.person()
    sit_down(ana, 4)
    touch(ana, page(4))
    does(ana, "Bookmark 4: Heal")
    order = ana.find(".ended")
    expect(order.locator("h2")).to_have_text("Akari goes first")
    expect(order.locator(".rule-id")).to_have_text(["GRI-25", "GRI-26", "GRI-27"])
    names = [row.locator(".name").all_inner_texts() for row in order.locator("ol > li").all()]
    assert names == [["You", "Botan"], ["Chiyo", "Akari"], ["Akari", "Chiyo", "Botan", "You"]]
    ana.find(GO_ON).click()
    ana.find(".seats .head .chip").click()
    why = ana.page.get_by_role("dialog")
    expect(why).to_contain_text("Haste by Botan reverses the order.")
    assert why.locator(".time .name").all_inner_texts() == ["Akari", "Chiyo", "Botan", "You"]


# Spells that ask


def test_luck_replaces_a_card_or_leaves_them(people: People, house: Stacking) -> None:
    lay(house, "nun", "prince", quest="thief king", pages={0: 1, 1: 8}, deck="queen queen")
    ana = people.person()
    sit_down(ana)
    expect(ana.page.get_by_role("button", name="Leave it")).to_be_visible()
    touch(ana, card("thief"))
    expect(ana.find(".book .facts h3")).to_have_text("Thief")
    does(ana, "Replace the Thief")
    phase(ana, "take")
    expect(ana.find(".quest [data-card]")).to_have_count(3)
    touch(ana, card("queen"))
    does(ana, "Take the Queen")
    told(ana, "You discard the Thief, and a Queen takes its place.", "You take a Queen.")


def test_a_card_is_not_taken_before_the_spell_is_answered(people: People, house: Stacking) -> None:
    lay(house, "thief", "prince", points=[2, 0], pages={0: 4, 1: 8}, discard="king")
    ana = people.person(language="fr", phone=True)
    sit_down(ana)
    touch(ana, card("silver_coin"))
    expect(ana.find(".slip .rule-id")).to_have_text(re.compile("GRI-(30|41)"))
    does(ana, "Piocher dans la défausse (prix\u00a0: 1)")
    expect(ana.find(".slip")).to_have_count(0)
    phase(ana, "take")
    told(ana, "Tu paies 1 point", "Tu tires un Roi de la défausse.")


def test_equals_are_chosen_from_and_the_spell_survives_a_reload(people: People, house: Stacking) -> None:
    companions = ("nun", "king thief", "queen queen", "spy")
    lay(house, *companions, round=12, pages={0: 14, 1: 15, 2: 15, 3: 15}, order=[4, 1, 2, 3])
    ana = people.person()
    sit_down(ana, 4)
    phase(ana, "target")
    touch(ana, ".seats .mine")
    expect(ana.find(".slip .rule-id")).to_have_text("GRI-A35")
    ana.page.keyboard.press("Escape")
    row_of(ana, "Chiyo").get_by_role("button").click()
    expect(ana.find(".slip .rule-id")).to_have_text("GRI-A35")
    row_of(ana, "Akari").get_by_role("button").click()
    does(ana, "Aim at Akari")
    choices = ana.find(".choices [data-card]")
    expect(choices).to_have_count(2)
    ana.page.reload()
    expect(choices).to_have_count(2)
    touch(ana, f".choices {card('king')}")
    expect(ana.find(".choices .facts h3")).to_have_text("King")
    does(ana, "Take the King")
    told(ana, "You take a King from Akari.")
    phase(ana, "take")


def test_somebody_who_is_charmed_gives_in_the_turn_of_another(people: People, house: Stacking) -> None:
    """At one device, that is handed over for it."""
    lay(house, "queen", "king thief nun", round=6, pages={0: 9, 1: 10})
    ana = people.person()
    sit_down(ana, chairs=[{"who": "me", "name": name} for name in ("Ana", "Béla")], style="hotseat")
    expect(ana.find("[role=alertdialog] h2")).to_have_text("Béla, it is your turn")
    expect(ana.find(".board")).to_have_count(0)
    ana.page.get_by_role("button", name="I am Béla").click()
    touch(ana, f".choices {card('nun')}")
    ana.find(DO).click()
    expect(ana.find("[role=alertdialog] h2")).to_have_text("Ana, it is your turn")
    ana.page.get_by_role("button", name="I am Ana").click()
    phase(ana, "take")
    told(ana, "Béla gives you a Nun.")


def test_merchants_buy_and_the_shoes_bring_a_card(people: People, house: Stacking) -> None:
    piles = {"deck": "king", "discard": "nun", "item_deck": "blessed_shoes junk"}
    lay(house, "merchant", "prince", points=[1, 0], quest=COINS, pages={0: 7, 1: 8}, **piles)
    ana = people.person(phone=True)
    sit_down(ana)
    does(ana, "Buy an item (price: 1)")
    zone = ana.find(".quest [data-card]")
    expect(zone).to_have_count(3)
    ana.find(".act").get_by_role("button", name=re.compile("Shoes")).click()
    expect(zone).to_have_count(4)
    told(ana, "You use the Blessed Shoes: a King joins the quest zone.")
    ana.find(".seats .mine").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Items: 2")
    ana.page.keyboard.press("Escape")
    touch(ana, card("king"))
    does(ana, "Take the King")
    told(ana, "You take a King.")


# What is known


def test_a_spy_knows_the_hidden_card_and_who_has_it(people: People, house: Stacking) -> None:
    lay(house, "spy", "prince", quest=COINS, hidden="gold_coin", round=6, pages={0: 3, 1: 2})
    ana, bela = people.person(phone=True), people.person("Béla")
    path = ana.table(2, None, "grimoire", chairs=[{"who": "me", "name": "Ana"}])
    ana.open(path)
    bela.open(path)
    bela.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Start").click()
    for one, words in ((ana, "Gold Coin, face down, which you have seen"), (bela, "hidden card")):
        expect(one.find(f".quest {card('hidden')}")).to_contain_text(words)
    expect(ana.find(f".quest {card('hidden')} .is-veiled")).to_have_count(1)
    expect(bela.find(".quest .note-of")).to_have_text("Seen by Ana")
    touch(bela, f"{QUEST}{card('hidden')}")  # when it is their turn
    does(bela, "Take the hidden card")
    told(bela, "You take the hidden card: it is a Gold Coin.")
    row_of(ana, "Béla").get_by_role("button").click()
    known = ana.page.get_by_role("dialog")
    expect(known.locator(".treasures .is-veiled")).to_have_count(1)
    expect(known).to_contain_text("The blue band: you know this card, not everybody does.")


def test_territories_and_the_discard_are_looked_through(people: People, house: Stacking) -> None:
    lay(
        house,
        "nun",
        "king",
        treasures=["(gold_coin) silver_coin", "(gold_coin)"],
        items=["junk", "junk"],
        discard="spy spy",
    )
    ana = people.person(language="fr", phone=True)
    sit_down(ana)
    sheet = ana.page.get_by_role("dialog")
    touch(ana, ".seats .mine")
    expect(sheet).to_contain_text("Trésors\u00a0: 2 sur 10")
    expect(sheet.locator(".treasures .is-veiled")).to_have_count(1)
    sheet.get_by_role("button", name="Camelote").click()
    expect(sheet.locator(".reading")).to_contain_text("Camelote")
    ana.page.keyboard.press("Escape")
    row_of(ana, "Akari").get_by_role("button").click()
    expect(sheet.locator(".unknown")).to_have_count(2)
    assert "or" not in sheet.locator(".treasures").inner_text().lower()
    ana.page.keyboard.press("Escape")
    touch(ana, ".piles button.pile")
    expect(sheet.get_by_role("button", name="Espion")).to_contain_text("2 sur 3")


# The end

ENDS: dict[str, tuple[dict[str, Any], dict[str, Any], str, str]] = {
    "most": ({"points": [20, 1]}, {}, "GRI-36", "You win!"),
    "designer": ({"points": [8, 10]}, {}, "GRI-39", "A tie at the top"),
    "shared": ({"points": [8, 10]}, {"top_tie": "shared"}, "GRI-36", "Ana and Akari win together."),
    "early": (
        {"points": [20, 1], "ending": False, "deck": "", "discard": ""},
        {"early_end": "laying"},
        "GRI-35",
        "You win!",
    ),
}


@pytest.mark.parametrize(("lies", "options", "clause", "headline"), ENDS.values(), ids=ENDS)
def test_the_match_is_counted(
    people: People, house: Stacking, lies: dict[str, Any], options: dict[str, Any], clause: str, headline: str
) -> None:
    """Both take a coin of the same kind; then all cards lie open."""
    usual = {"quest": "gold_coin gold_coin", "hidden": None, "ending": True, "pages": {0: 8, 1: 6}}
    lay(house, "nun", "nun", **usual | lies)
    ana = people.person(phone=clause == "GRI-39")
    sit_down(ana, 2, options)
    touch(ana, f"{QUEST}{card('gold_coin')}")  # when it is their turn
    does(ana, "Take the Gold Coin")
    ana.find(GO_ON).click()
    expect(ana.find(OVER)).to_be_visible()
    expect(ana.find(".result h2")).to_have_text(headline)
    expect(ana.find(".result .rule-id").first).to_have_text(clause)
    expect(ana.find(".lands .is-veiled")).to_have_count(0)
