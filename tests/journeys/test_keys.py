"""A match without a mouse."""

from playwright.sync_api import expect

from tests.journeys.person import CARD, DO, NEXT_ROUND, OVER, PLAY_ON, People, Person

FOCUS_IN_HAND = "document.activeElement?.closest('.fan') !== null"
FOCUSED = "document.activeElement?.classList.contains('is-playable')"


def press(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


def to_the_hand(person: Person) -> None:
    """By Tab alone."""
    for _ in range(40):
        if person.page.evaluate(FOCUS_IN_HAND):
            return
        press(person, "Tab")
    raise AssertionError("Tab does not lead to the hand")


def choose(person: Person) -> None:
    """The first card that can be played, by arrow keys and Enter."""
    to_the_hand(person)
    press(person, "Home")
    for _ in range(12):
        if person.page.evaluate(FOCUSED):
            press(person, "Enter")
            return
        press(person, "ArrowRight")
    raise AssertionError("no arrow leads to a card that can be played")


def test_a_match_is_played_by_keys_alone(people: People) -> None:
    ana = people.person()
    ana.open(ana.table(4, {"target": 4}) + "#start")
    for _ in range(400):
        ana.page.wait_for_selector(f"{OVER}, {NEXT_ROUND}, {DO}, {CARD}, .act .btn--main")
        if ana.find(OVER).count():
            break
        if ana.find(NEXT_ROUND).count():
            expect(ana.find(NEXT_ROUND)).to_be_focused()
            press(ana, "Enter")
        elif ana.find(DO).count():
            press(ana, "Enter")  # the card that was just chosen, once more
        elif ana.find(CARD).count():
            choose(ana)
        elif ana.find(PLAY_ON).count():
            ana.find(PLAY_ON).focus()
            press(ana, "Enter")
        else:
            press(ana, "p")
    expect(ana.find(OVER)).to_be_visible()


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
