"""Somebody without a mouse."""

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.journeys.person import CARD, DO, GO_ON, PLAY_ON, Person, anything

PLAYABLE = "document.activeElement?.closest('.is-playable') !== null"
NOWHERE = "document.activeElement === document.body"
HAND = ".fan"
FORTH = ("ArrowLeft", "ArrowRight")  # from the start on
BACK = ("ArrowRight", "ArrowLeft")
Row = tuple[str, str, tuple[str, str]]  # when something can be chosen in it, where it is, which way


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


def choose(person: Person, row: str, keys: tuple[str, str] = FORTH) -> None:
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


def play(person: Person, end: str, rows: Sequence[Row] = ()) -> None:
    """From the hand, if not from one of these."""
    for _ in range(400):
        person.page.wait_for_selector(", ".join([*anything(), end]))
        if person.find(end).count():
            return
        if person.find(GO_ON).count():
            expect(person.find(GO_ON)).to_be_focused()
            press(person, "Enter")
        elif person.find(f"{DO}, {PLAY_ON}").count():
            make_the_play(person)
        elif found := [row for row in (*rows, (CARD, HAND, FORTH)) if person.find(row[0]).count()]:
            choose(person, *found[0][1:])
        else:
            press(person, "p")
    raise AssertionError(f"{end} never came")
