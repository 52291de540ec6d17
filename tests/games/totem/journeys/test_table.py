"""What a match of Totem may come to, each from a table that is arranged for it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.games.totem.journeys.deck import stack
from tests.journeys.person import CORNER, DO, GO_ON, OVER, TAKE, People, Person
from tests.journeys.stacked import Stacking

STRONG = "(red_13) (blue_13)"


def sit_down(person: Person, zone: int = 2, **asked: Any) -> None:
    options = {"zone_size": zone, **asked.pop("options", {})}
    person.open(person.table(2, options, "totem", **asked) + "#start")
    person.page.wait_for_selector(f"{DO}, .board, {TAKE}")


def touch(person: Person, *cards_or_places: str | int) -> None:
    """Cards of the hand by their names, totems of the other zone by their places."""
    for what in cards_or_places:
        place = f"[data-own=false][data-place='{what}']"
        person.find(f"[data-card={what}]" if isinstance(what, str) else place).click(position=CORNER)


def does(person: Person, label: str) -> None:
    """The main button says so, and does it."""
    expect(person.find(DO)).to_have_text(label)
    person.find(DO).click()


def phase(person: Person) -> Locator:
    return person.find(".board[data-phase]")


def told(person: Person, *lines: str) -> None:
    """In the thread, in this order."""
    expect(person.find(".thread")).to_contain_text(re.compile(".*".join(map(re.escape, lines)), re.DOTALL))


def test_a_sword_attacks_with_a_second_card(people: People, house: Stacking) -> None:
    stack(house, "red_5 green_7 blue_3", mine=STRONG, theirs="blue_11 (green_4)", their_hand="red_1")
    ana = people.person()
    sit_down(ana)
    touch(ana, "red_5", 0)
    expect(ana.find(".act .do")).to_have_text("Too weak alone: choose a second card")
    touch(ana, "green_7")
    expect(ana.find(".duel .sum")).to_have_text(re.compile(r"12\s+against 11"))
    expect(ana.find(".centre .chip")).to_contain_text(["The Sword adds 5", "Draw cancelled"])
    does(ana, "Attack: 12 against 11")
    expect(ana.find(".duel .stamp")).to_have_text("defeated")
    expect(ana.find(".centre .chip")).to_have_text("All three cards are discarded")
    told(
        ana,
        "You attack totem 1 with the red 5 and, thanks to its Sword, the green 7: 12 in all.",
        "12 against 11: you defeat Akari's blue 11. Totem and attack are discarded. Akari has 1 totem left.",
    )
    expect(phase(ana)).to_have_attribute("data-phase", "again")
    expect(ana.page.get_by_role("button", name="End the turn")).to_be_visible()


def test_a_totem_that_is_too_strong_says_so(people: People, house: Stacking) -> None:
    stack(house, "blue_3 green_7", mine=STRONG, theirs="blue_11 (green_4)", their_hand="red_1")
    ana = people.person(phone=True)
    sit_down(ana)
    touch(ana, "green_7", 0)
    clause = ana.find(".slip .rule-id")
    expect(clause).to_have_text("TOT-23")
    expect(ana.find(".slip")).to_contain_text("A discovered totem can be attacked only with")
    clause.click()
    expect(ana.page).to_have_url(f"{ana.server}/rules/totem#TOT-23")
    expect(ana.find("[id='TOT-23']")).to_be_in_viewport()
    ana.page.go_back()
    touch(ana, "green_7", 1)
    does(ana, "Attack: 7 against ?")
    expect(ana.find(".duel .stamp")).to_have_text("defeated")


def test_a_card_is_dragged_onto_a_totem(people: People, house: Stacking) -> None:
    stack(house, "blue_3 green_12", mine=STRONG, theirs="(blue_7) green_4", their_hand="red_1")
    ana = people.person()
    sit_down(ana)
    ana.find("[data-card=green_12]").drag_to(ana.find("[data-own=false][data-place='0']"), source_position=CORNER)
    expect(ana.find(".duel .stamp")).to_have_text("Shield!")
    told(ana, "The Shield stops your attack (12 against 7): Akari's blue 7 stays, face up, and its Shield is used up.")


def test_powers_ask_and_the_hand_has_a_limit(people: People, house: Stacking) -> None:
    stack(
        house,
        "purple_9 green_9 red_2 blue_1 blue_2 red_3",
        mine="(red_13) (blue_13) (purple_13)",
        theirs="green_4 purple_5 (purple_12) (red_12)",
        their_hand="red_1",
    )
    ana = people.person(phone=True)
    sit_down(ana, 4, options={"hand_limit": 3})
    hand = ana.find(".hand [data-card]")

    touch(ana, "purple_9", 0)
    does(ana, "Attack: 9 against 4")
    expect(phase(ana)).to_have_attribute("data-phase", "eye")
    touch(ana, 3)
    does(ana, "Discover totem 4")
    expect(ana.find(".centre .chip").filter(has_text="The Eye discovers the red 12")).to_be_visible()

    touch(ana, "green_9", 1)
    does(ana, "Attack: 9 against 5")
    expect(phase(ana)).to_have_attribute("data-phase", "draw")
    ana.find("[data-card=red_3]").click(position=CORNER, force=True)
    expect(ana.find(".note")).to_contain_text("First answer this: Your Draw has won")
    expect(hand).to_have_count(4)
    does(ana, "Draw a card")
    expect(hand).to_have_count(5)

    expect(phase(ana)).to_have_attribute("data-phase", "limit")
    touch(ana, "blue_1")
    does(ana, "Discard the blue 1")
    expect(hand).to_have_count(4)
    touch(ana, "blue_2")
    does(ana, "Discard the blue 2")
    ana.until(".board[data-phase=turn] .hand .is-playable")


def test_an_eye_may_look_before_it_attacks(people: People, house: Stacking) -> None:
    stack(house, "purple_8 red_2", mine=STRONG, theirs="(blue_7) (green_4)", their_hand="red_1")
    ana = people.person()
    sit_down(ana, options={"eye_before_attack": True})
    touch(ana, "purple_8", 0)
    expect(ana.page.get_by_role("button", name="Discover nothing")).to_be_visible()
    touch(ana, 0)
    does(ana, "Attack: 8 against ?")
    expect(ana.find(".duel .stamp")).to_have_text("defeated")
    told(ana, "Your Eye discovers Akari's totem 1: it is the blue 7. Its power is cancelled.", "8 against 7")


def test_an_eye_that_holds_asks_whoever_it_defends(people: People, house: Stacking) -> None:
    """In the middle of the other's turn, at one device."""
    stack(house, "blue_3 red_2", mine=STRONG, theirs="(purple_9) (green_4)", their_hand="red_1")
    ana = people.person()
    chairs = [{"who": "me", "name": name} for name in ("Ana", "Béla")]
    sit_down(ana, chairs=chairs, style="hotseat")
    ana.page.get_by_role("button", name="I am Ana").click()
    touch(ana, "blue_3", 0)
    does(ana, "Attack: 3 against ?")
    expect(ana.find(".duel .stamp")).to_have_text("holds")
    expect(ana.find("[role=alertdialog] h2")).to_have_text("Béla, it is your turn")
    expect(ana.find(".board")).to_have_count(0)
    ana.page.get_by_role("button", name="I am Béla").click()
    expect(phase(ana)).to_have_attribute("data-phase", "guard")
    touch(ana, 1)
    does(ana, "Discover totem 2")
    expect(ana.find("[data-own=false][data-place='1']")).to_contain_text("blue 13, no power, face up")
    expect(phase(ana)).to_have_attribute("data-phase", "turn")


ENDS = {
    "totems": ("(red_2) green_3", "blue_13", "TOT-36", "You win!", "You have more totems"),
    "levels": ("(red_2) green_3", "(red_5) blue_4", "TOT-36", "Akari wins.", "Akari has the higher sum of levels"),
    "draw": ("(red_2) green_3", "(red_1) blue_4", "TOT-37", "A draw", "the match is a draw"),
}


@pytest.mark.parametrize(("mine", "theirs", "clause", "headline", "why"), ENDS.values(), ids=ENDS)
def test_after_the_last_turn_totems_are_counted(
    people: People, house: Stacking, mine: str, theirs: str, clause: str, headline: str, why: str
) -> None:
    stack(house, "blue_1 purple_1", mine=mine, theirs=theirs, their_hand="red_12", pile="", last=0)
    ana = people.person(phone=clause == "TOT-37")
    sit_down(ana)
    expect(ana.find(".middle .banner")).to_contain_text("this is your last turn")
    touch(ana, "blue_1")
    ana.page.get_by_role("button", name="Discard", exact=True).click()
    does(ana, "Discard the blue 1")
    expect(ana.find(".ended")).to_contain_text("The draw pile is empty and the last turn is over.")
    expect(ana.find(".ended")).to_contain_text(why)
    ana.find(GO_ON).click()
    expect(ana.find(".result h2")).to_have_text(headline)
    expect(ana.find(".result")).to_contain_text(why)
    expect(ana.find(".result .rule-id")).to_have_text(clause)


def test_the_last_totem_falls(people: People, house: Stacking) -> None:
    """Somebody else's attack is seen with what it met, and the end stays until it has been read."""
    weak = "blue_2 blue_3 purple_2 purple_3"  # whatever is drawn
    stack(house, "blue_1 purple_1", mine="green_4", theirs=STRONG, their_hand="red_12", pile=weak)
    ana = people.person(language="fr", passing=".duel .sum")
    sit_down(ana)
    touch(ana, "blue_1")
    ana.page.get_by_role("button", name="Défausser", exact=True).click()
    does(ana, "Défausser le 1 bleu, piocher une carte")
    ana.saw(r"12\s+contre 4")
    expect(ana.find(".ended .duel .stamp")).to_have_text("vaincu")
    ana.find(GO_ON).click()
    expect(ana.find(OVER)).to_be_visible()
    expect(ana.find(".result h2")).to_have_text("Akari gagne.")
    expect(ana.find(".result .rule-id")).to_have_text("TOT-34")
