"""Moments of a match of Totem, for pictures: each from a table that is arranged for it."""

from typing import Any

from playwright.sync_api import expect

from tests.games.totem.journeys.deck import stack
from tests.journeys.person import CARD, CORNER, DO, GO_ON, OVER, Person
from tests.journeys.scenes import DESKTOP, PHONE, Shots
from tests.journeys.stacked import Stacking


def sit_down(ana: Person, server: Stacking, **cards: Any) -> None:
    """In the middle of a match."""
    usual = {
        "hand": "blue_3 red_5 green_7 purple_9 green_12",
        "mine": "(blue_8) red_9 (purple_2) green_4~",
        "theirs": "(red_3) blue_11 (green_6) purple_4",
        "their_hand": "red_1 red_2 blue_10 purple_13",
        "pile": "blue_1 blue_2 red_4 blue_4 green_5 red_6 blue_7 green_8 red_10 red_12 purple_12 green_13",
    }
    stack(server, **usual | cards)
    ana.open(ana.table(2, game="totem") + "#start")
    ana.page.wait_for_selector(CARD)


def touch(ana: Person, *what: str | int) -> None:
    """Cards of the hand, places of the other zone, and then perhaps the main button."""
    for one in what:
        place = f"[data-own=false][data-place='{one}']"
        selector = one if one == DO else f"[data-card={one}]" if isinstance(one, str) else place
        ana.find(selector).click(position=CORNER)


def choice(ana: Person, server: Stacking) -> None:
    """Two totems laid, two to go."""
    ana.open(ana.table(2, game="totem") + "#start")
    for laid in (1, 2):
        ana.find(CARD).last.click(position=CORNER)
        expect(ana.find(".cell[data-kind=veiled]")).to_have_count(laid)


def sword(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    touch(ana, "red_5", 1, "green_7")


def attack(ana: Person, server: Stacking) -> None:
    sword(ana, server)
    touch(ana, DO)
    ana.page.wait_for_selector(".stamp")


def eye(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    touch(ana, "purple_9", 3, DO)
    ana.page.wait_for_selector(".board[data-phase=eye]")
    touch(ana, 2)


def last_turn(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, pile="", last=0)
    ana.hurry()  # a touch, so that no key seems to be in use


def counted(ana: Person, server: Stacking) -> None:
    """The match ends with the count, after a last attack that was not enough."""
    sit_down(ana, server, hand="red_5 green_7", pile="", last=0)
    touch(ana, "red_5", 1, "green_7", DO)
    ana.find(GO_ON).click()
    ana.page.wait_for_selector(OVER)


def defeated(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, theirs="- blue_11 - purple_4")
    touch(ana, "purple_9", 3, DO)
    ana.page.wait_for_selector(".board[data-phase=again]")
    touch(ana, "red_5", 1, "green_7", DO)
    ana.find(GO_ON).click()
    ana.page.wait_for_selector(OVER)


SHOTS: Shots = {
    choice: [(PHONE, "fr", False), (DESKTOP, "en", False)],
    sword: [(PHONE, "en", False), (DESKTOP, "fr", True)],
    attack: [(PHONE, "fr", True), (DESKTOP, "en", False)],
    eye: [(PHONE, "en", True)],
    last_turn: [(PHONE, "fr", False), (DESKTOP, "en", True)],
    counted: [(PHONE, "en", False)],
    defeated: [(DESKTOP, "fr", False), (PHONE, "en", True)],
}
