"""What general journeys need to know of the board of Totem."""

from playwright.sync_api import expect

from tests.journeys.board import CARDS, PLACES, TOKENS, Board, Last
from tests.journeys.person import CARD, DO, Person

AIMED = ".board:has(.cell.is-picked)"
TARGET = ".board:not([data-phase=choose], :has(.cell.is-picked)) .cell.is-playable"
THEIRS = f"{TARGET} [data-own=false]"
FREE = f"{TARGET}[data-kind=free] [data-own=true]"
DISCARD = ".board:has(.hand .is-picked):not(:has(.cell.is-picked)) .verb:nth-child(4)"
LOOK_NOT = f"{AIMED} .act .other"
PARTNER = Last(f"{AIMED} .hand .is-playable")  # the strongest


def a_zone_is_empty(person: Person) -> None:
    """With two totems each, nobody has ever lived to see the end of the pile."""
    zones = [side.locator(".zone").first for side in person.find(".sides li").all()]
    places = [zone.locator(":scope > *").count() for zone in zones]
    fallen = [zone.locator(".slot").count() for zone in zones]
    assert places == [2, 2]
    assert max(fallen) == 2 > min(fallen)
    expect(person.find(".result .rule-id")).to_have_text("TOT-34")
    assert person.find("td .defeated").count() >= 2


def with_two_totems(person: Person) -> None:
    person.page.get_by_text("More settings").click()
    person.page.get_by_label("Totems in a zone").fill("2")
    person.page.get_by_label("Eye first").check()


BOARD = Board(
    dealt={"en": "Each player is dealt", "fr": "Chacun reçoit"},
    turn=f".board[data-phase=turn] {CARD}",
    held=CARDS,
    short={"zone_size": 2},
    matches=((2, True, "fr"), (2, False, "en")),
    counted=a_zone_is_empty,
    wish=with_two_totems,
    wished={CARDS: 7, PLACES: 4, TOKENS: 0},
    ways=(DO, THEIRS, FREE, DISCARD, LOOK_NOT, PARTNER),
    forbidden=(".verb.off", {"no_attack_first_turn": True}),  # a fifth totem, as long as nobody could attack
)
