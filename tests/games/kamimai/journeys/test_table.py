"""KamiMaï by clicks: a whole match, spells that need a friend, a book that falls, and the end."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from tests.games.kamimai.journeys.deck import set_up
from tests.games.kamimai.journeys.scenes import LIT, PULLED, SIDE, box, gather, mine, of_mate, phase, sit_down
from tests.journeys.access import is_open_to_everybody
from tests.journeys.person import DO, GO_ON, OVER, THERE, TOUCH, People, Person
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

ANSWER, OTHER = ".act .answer", ".act .other"
HEADLINE = ".result > h2"
FEW_DRAWN = ".view:not(:has(.drawn > :nth-child(4)))"
MUST_GO = ".board:is([data-phase=curse], [data-phase=gift], [data-phase=keep]:not(:has(.answer)))"
# What somebody clicks who is greedy and has read nothing, in this order of preference.
CLICKS = (
    OVER, GO_ON, f"{PULLED.format(7)}:not(.is-picked)", f"{DO}:not(.answer)", f"{FEW_DRAWN} .half.is-playable",
    ".worth button:not(.is-picked)", ".way", "button.box.is-playable", ".choices .is-playable", ".is-playable .whole",
    f"{MUST_GO} .hand .is-playable", ANSWER, OTHER,
)  # fmt: skip


def told(person: Person, *lines: str) -> None:
    """In the thread, in this order."""
    expect(person.find(".thread")).to_contain_text(re.compile(".*".join(map(re.escape, lines)), re.DOTALL))


def does(person: Person, label: str) -> None:
    """The main button says so, and does it."""
    expect(person.find(DO)).to_have_text(label)
    person.find(DO).click()


def play_to_the_end(person: Person) -> set[str]:
    """In which phases there was something to click."""
    phases: set[str] = set()
    for _ in range(1000):
        person.wait_for(*CLICKS)
        there = person.page.evaluate(THERE, list(CLICKS))
        if there == OVER:
            return phases
        phases.add(str(person.find(".board").get_attribute("data-phase")))
        with suppress(Error):  # what was just there may have moved on
            for one in person.page.query_selector_all(there)[:1]:
                one.click(timeout=TOUCH)
    raise AssertionError("the match does not end")


def two_at_the_table(people: People, house: Stacking) -> tuple[Person, Person]:
    """Two of each of two colours each; the first casts."""
    set_up(house, "water water fire fire", "water water fire fire", target="A", scribbled="... .. ....")
    ana, bela = people.person("Ana"), people.person("Béla", language="fr", phone=True)
    path = ana.table(2, None, "kamimai", chairs=[{"who": "me", "name": "Ana"}, {"who": "nobody"}])
    ana.open(path)
    bela.open(path)
    bela.page.get_by_role("button", name=re.compile("asseoir ici")).click()
    ana.page.get_by_role("button", name="Start").click()
    phase(ana, "spells")
    phase(bela, "spells")
    return ana, bela


def propose(person: Person, colour: str) -> None:
    """Two of one's own cards and two of the friend's."""
    touch(person, box(colour), *(where for nth in (0, 1) for where in (mine(colour, nth), of_mate(1, colour, nth))))
    does(person, f"Propose the {colour.title()} spell")


# A whole match


BRISK = {"watch_seconds": 1, "energy_start": 4, "paper": "stern", "house_rules": "I:!water+fire"}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_match_with_bots_is_played_to_its_end(people: People, phone: bool) -> None:
    ana = people.person(phone=phone, dark=not phone, language="fr" if phone else "en")
    ana.open(ana.table(2, BRISK, "kamimai") + "#start")
    assert {"draw", "pull", "keep"} <= play_to_the_end(ana)
    expect(ana.find(HEADLINE)).to_have_text(re.compile("won|lost|gagné|perdu"))
    expect(ana.find(".result tbody tr")).to_have_count(2)
    expect(ana.find(".result .rule-id").first).to_have_text(re.compile("KMI-3[89]"))


ENDS = {"won": ("stands", "You have won!", "KMI-38", 3), "lost": ("falls", "You have lost", "KMI-39", 0)}


@pytest.mark.parametrize(("fate", "headline", "clause", "energy"), ENDS.values(), ids=ENDS)
def test_the_last_heart_and_the_last_energy_end_it(
    people: People, house: Stacking, fate: str, headline: str, clause: str, energy: int
) -> None:
    ana = people.person(phone=True)
    if fate == "stands":
        sit_down(ana, house, "air air air air", "water", target="C", scribbled="xxx xx xxx.", energy=3)
        touch(ana, box("air"))
        does(ana, "Cast the Air spell")
    else:
        sit_down(ana, house, "air", "water", phase="draw", energy=1, fate=fate)
        touch(ana, SIDE.format("left"), DO, DO)
    touch(ana, GO_ON)
    expect(ana.find(HEADLINE)).to_have_text(headline)
    expect(ana.find(".result .rule-id").first).to_have_text(clause)
    expect(ana.find(f".result .decisive {LIT}")).to_have_count(energy)
    is_open_to_everybody(ana)


# Spells that need a friend


def test_a_friend_is_asked_refuses_and_agrees(people: People, house: Stacking) -> None:
    ana, bela = two_at_the_table(people, house)
    touch(bela, box("fire"))
    told(ana, "Béla", "Let us cast Fire!")

    propose(ana, "water")
    expect(bela.find(ANSWER)).to_have_text("D’accord")
    expect(bela.find(".mine .given")).to_have_count(2)
    touch(ana, OTHER)
    expect(bela.find(ANSWER)).to_have_count(0)
    told(ana, "You call the spell off.")

    for asked in (1, 2):  # for the very same cards, and not once more
        propose(ana, "water")
        touch(bela, OTHER)
        told(ana, *["Béla refuses."] * asked)
        phase(ana, "spells")
    expect(ana.find(".mate")).to_contain_text("has refused")
    touch(ana, box("water"))
    expect(ana.find(".slip .rule-id")).to_have_text(re.compile("KMI-"))

    propose(ana, "fire")
    touch(bela, ANSWER)
    for one in (ana, bela):
        expect(one.find(".zone.target .done[data-spell=fire]")).to_be_visible()
    expect(bela.find(".mine [data-card]")).to_have_count(2)
    told(ana, "Béla agrees.", "You cast")


def test_friends_at_one_screen_are_asked_in_turn(people: People, house: Stacking) -> None:
    """Nothing is hidden, so nobody hands anything over."""
    ana = people.person(phone=True)
    gather(ana, house, "fire fire", "fire fire earth", names=("Ana", "Béla"), target="A", scribbled="... .. ....")
    expect(ana.find(".ask")).to_contain_text("Ana")
    touch(ana, box("fire"))
    does(ana, "Propose the Fire spell")
    expect(ana.find(".ask")).to_contain_text("Béla · Ana asks for your cards")
    does(ana, "Agree")
    expect(ana.find(".done[data-spell=fire]")).to_be_visible()
    expect(ana.find(".ask")).to_contain_text("Ana")
    touch(ana, ANSWER)
    does(ana, "End the turn")
    expect(ana.find(".ask")).to_contain_text("Béla")
    phase(ana, "draw")


def test_dragonflies_carry_two_cards(people: People, house: Stacking) -> None:
    ana = people.person()
    gather(ana, house, "dragonflies", "earth air", "water", target="A")
    touch(ana, mine("dragonflies"))
    does(ana, "Play: Dragonflies")
    touch(ana, "[data-choice='1']")
    does(ana, "Béla gives")
    touch(ana, mine("earth"), "[data-choice='0']")
    does(ana, "Give the Earth card to Ana")
    phase(ana, "giver")
    expect(ana.find(mine("earth"))).to_be_visible()


# The book


def test_the_watch_and_the_fall_are_seen_by_everybody(people: People, house: Stacking) -> None:
    ana, zoe = (
        people.person("Ana", passing=".countdown"),
        people.person("Zoé", "fr", phone=True, passing=".countdown"),
    )
    set_up(house, "", "water", phase="draw", drawn="earth earth", target="A", fate="falls", turn=2)
    path = ana.table(2, None, "kamimai")
    ana.open(path + "#start")
    phase(ana, "draw")
    zoe.open(path)
    zoe.sees("Tu regardes la partie.")
    does(ana, "I am done drawing")
    for one in (ana, zoe):
        one.saw("[123]")
    for one in (ana, zoe):
        phase(one, "keep")
        expect(one.find(".view .told")).to_be_visible()
        expect(one.find(f"header {LIT}")).to_have_count(4)
    told(ana, "The Grimoire collapses during the watch!", "The group loses 1 energy.")
    expect(zoe.find(".act button")).to_have_count(0)


def test_pages_are_drawn_and_the_hand_can_be_taken_back(people: People, house: Stacking) -> None:
    ana = people.person(phone=True)
    sit_down(ana, house, "water_guardian", "", phase="draw", grip="middle", guardian="water")
    expect(ana.find(".view .tl")).to_contain_text("thumb + middle")
    touch(ana, SIDE.format("left"))
    does(ana, "Fingers on page 1, left")
    touch(ana, OTHER)
    phase(ana, "draw")
    touch(ana, SIDE.format("right"), "[aria-label='One page inwards']")
    does(ana, "Fingers on page 2, right")
    touch(ana, PULLED.format(3))
    does(ana, "Pull 3 pages")
    expect(ana.find(".view .br")).to_contain_text("3 cards drawn")
    touch(ana, ".act .why")
    hint = ana.page.get_by_role("dialog")
    expect(hint).to_contain_text("What now?")
    assert "⟦" not in hint.inner_text()
