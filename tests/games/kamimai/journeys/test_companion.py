"""KamiMaï with the real cards: a phone on the table, in one hand, with and without a network."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.journeys.access import is_open_to_everybody
from tests.journeys.person import DESKTOP, PHONE, People, Person

NAMES = ("Ana", "Béla", "Cleo")
DONE, FELL, UNDO = ".dock .do", ".dock .fell", ".dock .undo"
PENDING = ".drawn .pending"
LIT = ".bar .lanterns i:not(.out)"
THUMB = 48  # pixels
SOON = 10  # seconds
NOTHING_WAITS = "() => !Object.keys(localStorage).some(key => key.startsWith('kamifuda.taps'))"
TARGETS = """() => [...document.querySelectorAll('.dock button')].map(one => one.getBoundingClientRect())
    .map(({width, height, top}) => ({width, height, top}))"""


def sit_around(person: Person, names: tuple[str, ...] = NAMES, **options: Any) -> str:
    """One phone for all of them; where the table is."""
    chairs = [{"who": "me", "name": name} for name in names]
    path = person.table(len(names), options, "kamimai", style="companion", chairs=chairs)
    person.page.clock.install()
    person.open(path + "#start")
    person.page.wait_for_selector(".companion")
    return path


def stop_the_clock(person: Person) -> None:
    """Of their device, a little later, so that nobody needs to be quick."""
    person.page.clock.pause_at(person.page.evaluate("Date.now()") / 1000 + SOON)


def wait(person: Person, seconds: int = 3) -> None:
    """Then time goes on as usual."""
    person.page.clock.run_for(seconds * 1000)
    person.page.clock.resume()


def phase(person: Person, name: str) -> None:
    expect(person.find(".companion")).to_have_attribute("data-phase", name)


def question(person: Person) -> str:
    return person.find(".dock h2").inner_text()


def draw(person: Person, *cards: str) -> None:
    for card in cards:
        person.find(f".pad [data-card={card}]").click()


def drawn(person: Person, count: int) -> None:
    """So many lie there, and all of them are judged."""
    expect(person.find(".drawn [data-card]")).to_have_count(count)
    expect(person.find(PENDING)).to_have_count(0)


def do(person: Person, label: str) -> None:
    expect(person.find(DONE)).to_have_text(label)
    person.find(DONE).click()


def watched(person: Person, *cards: str) -> None:
    """These cards are drawn, and the book stands."""
    draw(person, *cards)
    stop_the_clock(person)
    do(person, "Done drawing")
    expect(person.find(".countdown [data-left]")).to_be_visible()
    wait(person)
    phase(person, "spells")


def fall(person: Person, *told: str) -> None:
    """It fell, and that is what it means."""
    person.find(FELL).click()
    for sentence in told:
        expect(person.find("dialog .fall")).to_contain_text(sentence)
    person.page.get_by_role("button", name="Yes, it fell").click()


def end_turn(person: Person) -> None:
    do(person, "No more spells")
    phase(person, "keep")
    do(person, "End the turn")
    phase(person, "settle")


# At the table


def test_the_companion_is_two_taps_from_the_lobby(people: People) -> None:
    ana = people.person(phone=True)
    ana.open()
    ana.page.get_by_role("link", name="Companion mode").click()
    ana.page.get_by_role("button", name="Play").click()
    expect(ana.find(".companion")).to_be_visible()
    expect(ana.find(".upper .reserves li")).to_have_count(3)
    ana.open("/new/kamimai#cards")
    ana.page.get_by_text("III", exact=False).first.click()
    ana.page.get_by_text("Hard", exact=True).click()
    ana.page.get_by_role("radio", name="2", exact=True).check(force=True)
    for number, name in enumerate(("Dora", "Emil"), 1):
        ana.page.get_by_label(f"Player {number}").fill(name)
    ana.page.get_by_role("button", name="Play").click()
    expect(ana.find(".companion .notepad")).to_contain_text("The Sleepless Dragon")
    expect(ana.find(".upper .reserves")).to_contain_text("Dora")
    ana.open("/new/kamimai#cards")
    expect(ana.page.get_by_label("Player 2")).to_have_value("Emil")  # they come again


def test_a_turn_by_taps(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana)
    first = re.match(r"\w+", question(ana), re.UNICODE)
    assert first and first[0] in NAMES
    draw(ana, "fire", "fire", "fire", "mouse")
    expect(ana.find(".pad [data-card=mouse]")).to_be_disabled()
    expect(ana.find(".pad [data-card=fire] b")).to_have_text("9")
    draw(ana, "fire", "air_guardian")
    drawn(ana, 6)
    stop_the_clock(ana)
    do(ana, "Done drawing")
    expect(ana.find("[data-left='3']")).to_be_visible()
    expect(ana.find(".countdown")).to_contain_text("It stands, unless you tap “It fell”.")
    wait(ana)
    phase(ana, "spells")  # by itself
    ana.find(".dock [data-spell=fire]").click()
    do(ana, "Cast: Fire spell")
    expect(ana.find(".notepad [data-zone=A] .done[data-spell=fire]")).to_be_visible()
    do(ana, "No more spells")
    phase(ana, "keep")
    ana.find(".dock .reserves [data-card=air_guardian]").click(force=True)
    expect(ana.find(".slip .rule-id")).to_have_text(re.compile("KMI-"))  # a Guardian stays
    ana.find(".dock .reserves [data-card=mouse]").click()
    expect(ana.find(".dock .reserves [data-card]")).to_have_count(1)
    do(ana, "End the turn")
    phase(ana, "settle")
    assert first[0] not in question(ana)
    do(ana, "The book stands: begin")
    phase(ana, "draw")


def test_a_whole_match_is_won(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana, ("Ana",), watch_seconds=1)
    for zone, spells in (("A", "water fire earth"), ("B", "air team"), ("C", "water fire earth air")):
        if zone == "B":
            ana.find(".dock [data-zone=B] button").click()
        colours = spells.replace("team", "earth").split()
        watched(ana, *(colour for colour in colours for _ in range(4)))
        for spell in spells.split():
            ana.find(f".dock [data-spell={spell}]").click()
            expect(ana.find(DONE)).to_be_enabled()
            ana.find(DONE).click()
            expect(ana.find(f".dock [data-spell={spell}]")).to_have_count(0)
        if zone != "C":
            do(ana, "End the turn")
            do(ana, "The book stands: begin")
    expect(ana.find(".over")).to_be_visible()


def test_the_grip_of_a_guardian_is_large(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana, ("Ana",))
    watched(ana, "earth_guardian")
    end_turn(ana)
    do(ana, "The book stands: begin")
    expect(ana.find(".grip b")).to_have_text(re.compile("ring finger"))
    assert float(ana.find(".grip b").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 20
    expect(ana.find(".grip svg")).to_be_visible()


def test_a_page_that_is_loaded_again_goes_on(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana)
    draw(ana, "fire", "water")
    drawn(ana, 2)
    ana.page.reload()
    drawn(ana, 2)
    stop_the_clock(ana)
    do(ana, "Done drawing")
    expect(ana.find("[data-left='3']")).to_be_visible()
    ana.page.wait_for_function(NOTHING_WAITS)
    ana.page.clock.resume()
    ana.page.reload()  # nobody knows how long that took
    ana.sees("Did it stand?")
    do(ana, "It stood")
    phase(ana, "spells")


def test_everybody_may_have_a_phone(people: People) -> None:
    ana, bela = people.person("Ana", phone=True), people.person("Béla", language="fr", phone=True)
    path = ana.table(2, None, "kamimai", style="companion", chairs=[{"who": "me", "name": "Ana"}, {"who": "nobody"}])
    for person in (ana, bela):
        person.page.clock.install()
        person.open(path)
    bela.page.get_by_role("button", name=re.compile("asseoir ici")).click()
    expect(ana.page.get_by_role("button", name="Add a bot")).to_have_count(0)
    ana.page.get_by_role("button", name="Start").click()
    for person in (ana, bela):
        phase(person, "draw")
    active, other = (ana, bela) if ana.find(".pad").count() else (bela, ana)
    expect(other.find(".pad")).to_have_count(0)
    expect(other.find(FELL)).to_have_count(0)
    draw(active, "fire")
    for person in (ana, bela):
        stop_the_clock(person)
    active.find(DONE).click()
    expect(other.find(".countdown [data-left]")).to_be_visible()
    for person in (ana, bela):
        wait(person)
    for person in (ana, bela):
        phase(person, "spells")
    active.find(DONE).click()
    phase(active, "keep")
    active.find(DONE).click()
    expect(other.find(DONE)).to_be_enabled()
    expect(active.find(DONE)).to_have_count(0)


# It fell


def test_it_fell_in_the_draw(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana)
    draw(ana, "fire", "fire")
    drawn(ana, 2)
    fall(ana, "The group loses 1 energy; 4 are left.", "keeps the 2 cards", "No spell", "the whole discard pile")
    phase(ana, "keep")
    expect(ana.find(LIT)).to_have_count(4)
    do(ana, "End the turn")
    ana.sees("Build the book again first.")
    do(ana, "It stands: begin")
    phase(ana, "draw")


def test_it_fell_while_they_watched(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana, watch_seconds=2)
    draw(ana, "fire")
    stop_the_clock(ana)
    ana.find(DONE).click()
    ana.find(FELL).click()
    wait(ana)  # it does not count while they read
    phase(ana, "watch")
    ana.page.get_by_role("button", name="No, it stands").click()
    ana.sees("Did it stand?")
    fall(ana, "The group loses 1 energy")
    phase(ana, "keep")
    expect(ana.find(LIT)).to_have_count(4)


def test_it_fell_later_and_between_two_turns(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana, difficulty="hard")
    watched(ana, "fire")
    fall(ana, "No energy is lost.", "goes on as if nothing had happened", "The discard pile stays out.")
    ana.sees("it is built again after the Reserve")
    expect(ana.find(FELL)).to_have_count(0)  # it lies there
    end_turn(ana)
    fall(ana, "The group loses 1 energy; 4 are left.", "Before the next draw", "the whole discard pile")
    phase(ana, "draw")
    expect(ana.find(LIT)).to_have_count(4)


def test_the_last_energy_loses_the_match(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana, ("Ana",), energy_start=4)
    for left in (3, 2, 1):
        fall(ana, f"{left} {'is' if left == 1 else 'are'} left")
        do(ana, "End the turn")
        do(ana, "It stands: begin")
    fall(ana, "its last energy", "the match is lost")
    expect(ana.find(".over")).to_be_visible()


# Mis-taps


def test_a_mis_tap_is_taken_back_again_and_again(people: People) -> None:
    ana = people.person(phone=True)
    sit_around(ana)
    watched(ana, "fire", "water")
    ana.find(UNDO).click()
    ana.sees("Did it stand?")  # it is not said again by itself
    ana.find(UNDO).click()
    phase(ana, "draw")
    drawn(ana, 2)
    ana.find(UNDO).click()
    drawn(ana, 1)
    draw(ana, "earth")
    drawn(ana, 2)
    expect(ana.find(".drawn [data-card=earth]")).to_be_visible()


# Without a network


def test_taps_without_a_network_are_kept_and_judged_later(people: People) -> None:
    ana = people.person(phone=True)
    path = sit_around(ana)
    draw(ana, "fire")
    drawn(ana, 1)
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.page.reload()  # the worker has it all
    drawn(ana, 1)
    ana.page.wait_for_load_state("networkidle")
    ana.context.set_offline(True)
    expect(ana.find(".strip")).to_contain_text("No connection")
    draw(ana, "water", "imp")
    expect(ana.find(PENDING)).to_have_count(2)
    ana.page.reload()  # even that
    expect(ana.find(PENDING)).to_have_count(2)
    expect(ana.find(".notepad")).to_contain_text("The Dreaming Turtle")
    stop_the_clock(ana)
    do(ana, "Done drawing")
    expect(ana.find("[data-left='3']")).to_be_visible()
    wait(ana)
    ana.sees("The next step is known when the network is back.")
    expect(ana.find(".waiting .chip")).to_have_count(4)
    ana.context.set_offline(False)
    phase(ana, "spells")
    expect(ana.find(".waiting")).to_have_count(0)
    there = people.person()
    there.open(path)
    expect(there.find(".upper .reserves .card")).to_have_count(3)
    ana.complaints.clear()  # of the connection, which was gone


def test_a_refused_tap_keeps_those_after_it_back(people: People) -> None:
    ana, tablet = people.person(phone=True), people.person()
    path = sit_around(ana)
    tablet.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]  # it is hers too
    ana.context.set_offline(True)
    expect(ana.find(".strip")).to_contain_text("No connection")
    draw(ana, "wolf", "fire", "water")
    tablet.open(path)
    draw(tablet, "wolf")
    drawn(tablet, 1)
    ana.context.set_offline(False)
    expect(ana.find(".rejected")).to_contain_text("Wolf")
    expect(ana.find(".rejected .rule-id")).to_have_text(re.compile("KMI-"))
    expect(ana.find(".rejected .chip")).to_have_count(2)
    drawn(tablet, 1)
    ana.page.get_by_role("button", name="Send them").click()
    drawn(ana, 3)
    drawn(tablet, 3)
    ana.complaints.clear()  # of the connection, which was gone


# In one hand


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_it_is_open_to_everybody(people: People, dark: bool) -> None:
    ana = people.person(phone=True, dark=dark, language="fr" if dark else "en")
    ana.open("/new/kamimai#cards")
    ana.page.wait_for_selector("form")
    is_open_to_everybody(ana)
    sit_around(ana, ("Ana", "Bartholomäus", "Cleo", "Dora", "Emil"), sheet="III")
    phase(ana, "target")
    is_open_to_everybody(ana)
    ana.find(".dock [data-zone=B] button").click()
    draw(ana, "fire", "fire", "fire", "fire", "earth_guardian", "dragonflies")
    drawn(ana, 6)
    is_open_to_everybody(ana)
    ana.find(FELL).click()
    is_open_to_everybody(ana)
    ana.page.keyboard.press("Escape")
    stop_the_clock(ana)
    ana.find(DONE).click()
    is_open_to_everybody(ana)
    wait(ana)
    phase(ana, "spells")
    ana.find(".dock [data-spell=fire]").click()
    is_open_to_everybody(ana)
    ana.find(UNDO).click()
    ana.find(UNDO).click()
    ana.find(".dock .creature[data-card=dragonflies]").click()
    phase(ana, "gift")  # nobody else has a card
    is_open_to_everybody(ana)


@pytest.mark.parametrize("screen", [PHONE, {"width": 320, "height": 640}, DESKTOP], ids=["phone", "narrow", "desktop"])
def test_a_thumb_reaches_and_hits_everything(people: People, screen: dict[str, int]) -> None:
    ana = people.person(phone=True)
    ana.page.set_viewport_size(screen)  # type: ignore[arg-type]
    sit_around(ana)
    draw(ana, "fire", "wolf")
    drawn(ana, 2)
    found = ana.page.evaluate(TARGETS)
    assert len(found) == 19
    assert min(one["height"] for one in found) >= THUMB
    assert min(one["width"] for one in found) >= THUMB
    if screen == PHONE:
        assert min(one["top"] for one in found) > screen["height"] / 2
