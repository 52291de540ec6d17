"""Every phase of a match of Totem, as somebody sees it who is to act: each from a table that is arranged for it."""

from typing import Any

from tests.games.totem.journeys.deck import stack
from tests.games.totem.journeys.shots import attack, choice, counted, sit_down, sword
from tests.games.totem.journeys.shots import touch as put
from tests.journeys.fits import Phases
from tests.journeys.person import DO, GO_ON, Person
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

SIX = "blue_3 red_5 green_7 purple_9 green_12 red_1"


def phase(ana: Person, name: str) -> None:
    ana.page.wait_for_selector(f".board[data-phase={name}]")


def turn(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, hand=SIX, their_hand="red_2 blue_10 purple_13")


def small(ana: Person, server: Stacking) -> None:
    """Few cards and few totems: there is room."""
    sit_down(ana, server, hand="blue_3 green_7", mine="(blue_8) - - red_9", theirs="- blue_11 - -", pile="", last=0)


def refused(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    put(ana, "blue_3", 1)
    ana.page.wait_for_selector(".slip")


def again(ana: Person, server: Stacking) -> None:
    attack(ana, server)
    ana.hurry()
    phase(ana, "again")


def limit(ana: Person, server: Stacking) -> None:
    """The largest hand that there can be."""
    sit_down(ana, server, hand=f"{SIX} purple_10", their_hand="red_2 blue_10 purple_13", attacks=1)
    put(ana, "green_7", 3, DO)
    phase(ana, "draw")
    ana.find(DO).click()
    phase(ana, "limit")


def eye(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    put(ana, "purple_9", 3, DO)
    phase(ana, "eye")


def peek(ana: Person, server: Stacking) -> None:
    """The Eye looks before it attacks."""
    begin(ana, server, options={"eye_before_attack": True})
    put(ana, "purple_9", 2)


def guard(ana: Person, server: Stacking) -> None:
    """An Eye has withstood, and discovers a totem of the attacker."""
    begin(ana, server, turn=1, theirs_first="attack, blue_1, on 0", mine="(purple_8) red_9 (purple_2) green_4~")
    phase(ana, "guard")


def draw(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    put(ana, "green_7", 3, DO)
    phase(ana, "draw")


def begin(ana: Person, server: Stacking, options: dict[str, Any] | None = None, theirs_first: str = "",
          **cards: Any) -> None:  # fmt: skip
    usual = {
        "mine": "(blue_8) red_9 (purple_2) green_4~",
        "theirs": "(red_3) blue_11 (green_6) purple_4",
        "their_hand": "blue_1 blue_10 purple_13",
        "plays": [theirs_first] if theirs_first else [],
    }
    stack(server, "blue_3 red_5 green_7 purple_9 green_12", **usual | cards)
    ana.open(ana.table(2, options, game="totem") + "#start")
    ana.page.wait_for_selector(".board .act")


def ended(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, hand="red_5 green_7", pile="", last=0)
    put(ana, "red_5", 1, "green_7", DO)
    ana.page.wait_for_selector(GO_ON)


def defeated(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, theirs="- blue_11 - -")
    put(ana, "red_5", 1, "green_7", DO)
    ana.page.wait_for_selector(GO_ON)


def discard(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    touch(ana, ".piles button")
    ana.page.wait_for_selector("dialog[open]")


PHASES = Phases(
    {
        "choose": choice,
        "turn": turn,
        "turn of few": small,
        "turn refused": refused,
        "turn with a sword": sword,
        "turn stamped": attack,
        "again": again,
        "limit": limit,
        "peek": peek,
        "eye": eye,
        "guard": guard,
        "draw": draw,
        "ended": ended,
        "defeated": defeated,
        "result": counted,
    },
    unseen=frozenset({"card", "target", "partner"}),  # halves of a play
    pages=frozenset({"result"}),
)
