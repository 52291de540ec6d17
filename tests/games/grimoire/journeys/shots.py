"""Moments of a match of Grimoire, for pictures: each from a table that is arranged for it."""

from typing import Any

from tests.games.grimoire.journeys.board import QUEST, card, page
from tests.games.grimoire.journeys.deck import lay
from tests.journeys.person import DO, GO_ON, OVER, Person
from tests.journeys.scenes import DESKTOP, PHONE, Shots, touch
from tests.journeys.stacked import Stacking

LANDS = ("thief merchant queen", "king nun spy", "archer archer prince", "mercenary mercenary villain")
COINS = ("(gold_coin) silver_coin", "bronze_coin bronze_coin", "(gold_coin)", "(silver_coin) gold_coin")
ITEMS = ("junk bronze_sword", "junk", "", "golden_cup")


def sit_down(ana: Person, server: Stacking, seats: int = 4, **lies: Any) -> None:
    """In the middle of a match."""
    usual: dict[str, Any] = {
        "treasures": COINS[:seats],
        "items": ITEMS[:seats],
        "points": [2, 5, 4, 1][:seats],
        "quest": " ".join(("king", "silver_coin", "thief", "gold_coin")[:seats]),
        "discard": "bronze_coin bronze_coin silver_coin mercenary nun villain prince",
        "round": 6,
    }
    companions = lies.pop("companions", LANDS[:seats])
    end_at = lies.pop("end_at", 10)
    lay(server, *companions, **usual | lies)
    ana.open(ana.table(seats, {"end_at": end_at}, "grimoire") + "#start")
    ana.page.wait_for_selector(".board .seats")
    ana.hurry()  # a touch, so that no key seems to be in use


def book(ana: Person, server: Stacking) -> None:
    """Leafing, two of the others have chosen."""
    sit_down(ana, server, pages={1: 4, 3: 9})
    touch(ana, page(9))


def reveal(ana: Person, server: Stacking) -> None:
    """One alone, two on the same page, and a Time spell."""
    sit_down(ana, server, pages={1: 8, 2: 5, 3: 8})
    touch(ana, page(4), DO)
    ana.page.wait_for_selector(GO_ON)


def spy(ana: Person, server: Stacking) -> None:
    """The hidden card is known, and may be taken."""
    sit_down(ana, server, 3, companions=("spy thief", "king nun", "archer prince"), pages={0: 3, 1: 7, 2: 8})
    touch(ana, card("hidden"))


def luck(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 3, pages={0: 1, 1: 7, 2: 8})
    touch(ana, f"{QUEST}{card('thief')}")


def domination(ana: Person, server: Stacking) -> None:
    """What to take from whoever has most."""
    companions = ("spy", "king king nun thief queen", "archer prince")
    sit_down(ana, server, 3, companions=companions, pages={0: 14, 1: 15, 2: 15}, round=12)
    touch(ana, f".choices {card('king')}")


def territory(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    touch(ana, ".seats .mine")


def discard(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 2)
    touch(ana, ".piles button.pile", "dialog li button:not(.none)")


def last_round(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 3, companions=("king queen nun", "archer", "spy thief prince merchant villain"),
             end_at=5, ending=True, pages={0: 4, 1: 6, 2: 15}, round=11)  # fmt: skip


def result(ana: Person, server: Stacking) -> None:
    companions = ("thief merchant queen king", "king nun spy prince", "archer archer prince", "mercenary mercenary")
    sit_down(ana, server, companions=companions, end_at=5, pages={0: 13, 1: 14, 2: 15, 3: 15}, round=11, ending=True)
    touch(ana, QUEST, DO)
    for _ in range(40):
        if ana.patiently() == OVER:
            break


SHOTS: Shots = {
    book: [(PHONE, "fr", False), (DESKTOP, "en", True)],
    reveal: [(DESKTOP, "en", False), (PHONE, "fr", True)],
    spy: [(PHONE, "en", False)],
    luck: [(PHONE, "fr", False)],
    domination: [(DESKTOP, "fr", False), (PHONE, "en", True)],
    territory: [(PHONE, "en", False)],
    discard: [(PHONE, "fr", True)],
    last_round: [(DESKTOP, "en", False)],
    result: [(PHONE, "fr", False), (DESKTOP, "en", False)],
}
