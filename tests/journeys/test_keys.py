"""Matches without a mouse."""

from playwright.sync_api import expect

from tests.journeys.person import ANYTHING, CARD, DO, GO_ON, OVER, PARTNER, PLAY_ON, THEIRS, People, Person
from tests.journeys.stacked import Stacking

PLAYABLE = "document.activeElement?.closest('.is-playable') !== null"
NOWHERE = "document.activeElement === document.body"
HAND, ZONE = ".fan", ".zone:not(.own)"


def press(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


def to(person: Person, place: str) -> None:
    """By Tab alone, as soon as it is there."""
    person.page.wait_for_selector(place, state="attached")
    assert leads(person, place), f"Tab does not lead to {place}"


def leads(person: Person, place: str) -> bool:
    for _ in range(40):
        if person.page.evaluate(f"document.activeElement?.closest('{place}') != null"):
            return True
        press(person, "Tab")
    return False


def choose(person: Person, row: str, keys: tuple[str, str] = ("ArrowLeft", "ArrowRight")) -> None:
    """The first one of a row that can be chosen, or the last one, by arrow keys and Enter."""
    start, on = keys
    to(person, row)
    for _ in range(12):
        press(person, start)
    for _ in range(12):
        if person.page.evaluate(PLAYABLE):
            press(person, "Enter")
            return
        press(person, on)
    raise AssertionError("no arrow leads to what can be chosen")


def make_the_play(person: Person) -> None:
    """Enter once more on what was chosen last; where that has left the hand, or for an answer, on the button."""
    if (person.find(PLAY_ON).count() or person.page.evaluate(NOWHERE)) and not leads(person, ".act .btn--main"):
        return  # it was asked a moment ago, and is no more: look again
    press(person, "Enter")


def play(person: Person, end: str) -> None:
    for _ in range(400):
        person.page.wait_for_selector(", ".join([*ANYTHING, end]))
        if person.find(end).count():
            return
        if person.find(GO_ON).count():
            expect(person.find(GO_ON)).to_be_focused()
            press(person, "Enter")
        elif person.find(f"{DO}, {PLAY_ON}").count():
            make_the_play(person)
        elif person.find(THEIRS).count():
            choose(person, ZONE)
        elif person.find(PARTNER).count():
            choose(person, HAND, ("ArrowRight", "ArrowLeft"))
        elif person.find(CARD).count():
            choose(person, HAND)
        else:
            press(person, "p")
    raise AssertionError(f"{end} never came")


def test_a_match_of_kami_is_played_by_keys_alone(people: People) -> None:
    ana = people.person()
    ana.open(ana.table(4, {"target": 2}) + "#start")
    play(ana, OVER)


def test_totems_are_laid_by_keys_alone(people: People) -> None:
    ana = people.person()
    ana.open(ana.table(2, game="totem") + "#start")
    play(ana, ".board:not([data-phase=choose])")
    expect(ana.find(".own .cell[data-kind=veiled]")).to_have_count(4)


def test_totems_are_defeated_by_keys_alone(people: People, house: Stacking) -> None:
    """With an Eye that asks, and a Sword that needs another card."""
    house.stack("red_5 purple_9 green_7", mine="(blue_8) (purple_2)", theirs="green_6 (blue_11)")
    ana = people.person()
    ana.open(ana.table(2, {"zone_size": 2}, "totem") + "#start")
    ana.page.wait_for_selector(CARD)
    to(ana, HAND)
    press(ana, "End")
    press(ana, "Enter")
    expect(ana.find("[data-card=purple_9]")).to_have_attribute("aria-pressed", "true")
    play(ana, OVER)
    expect(ana.find(".result h2")).to_have_text("You win!")


def test_a_round_of_grimoire_is_played_by_keys_alone(people: People, house: Stacking) -> None:
    """Whom to rob, what to take from them, and a card of the row; Enter once more plays, Escape chooses again."""
    house.lay("nun", "king thief", "queen spy", round=12, pages={1: 15, 2: 15}, quest="king thief queen", discard="")
    ana = people.person()
    ana.open(ana.table(3, game="grimoire") + "#start")
    expect(ana.find(".index .open")).to_be_focused()
    press(ana, "End")
    press(ana, "ArrowLeft")
    press(ana, "Enter")
    expect(ana.find(GO_ON)).to_be_focused()
    press(ana, "Enter")
    for place in (".seats .is-playable", ".choices .is-playable", ".quest .is-playable"):
        ana.page.wait_for_selector(place)
        to(ana, place)
        press(ana, "Enter")
        expect(ana.find(DO)).to_be_visible()
        press(ana, "Escape")
        expect(ana.find(DO)).to_have_count(0)
        press(ana, "Enter")
        press(ana, "Enter")
    expect(ana.find(".thread")).to_contain_text("You take the hidden card")


def test_keys_ask_why_and_take_back(people: People) -> None:
    ana = people.person()
    ana.open(ana.table(2) + "#start")
    ana.page.wait_for_selector(".hand [data-card]")
    press(ana, "w")
    expect(ana.page.get_by_role("dialog")).to_contain_text("What now?")
    press(ana, "Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    press(ana, "u")
    ana.sees("There is nothing to take back.")
