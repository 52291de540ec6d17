"""Every phase of a match of Kami, as somebody sees it who is to act: each from a table that is arranged for it."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.games.kami.journeys.board import STACK
from tests.games.kami.journeys.deck import lay
from tests.journeys.fits import Phases
from tests.journeys.person import CARD, CORNER, DO, GO_ON, OVER, Person
from tests.journeys.scenes import friend, touch
from tests.journeys.stacked import Stacking

HAND = "soldier soldier spear horseman silver_dragon gold_dragon tower fool"
LATE = "soldier spear tower fool"
FIVE = "soldier soldier soldier soldier soldier spear horseman tower"
LINES = ("(soldier) horseman", "(tower) silver_dragon", "(spear) empress", "(fool) gold_dragon")
ATTACKS = ("silver_dragon gold_dragon", "empress horseman", "soldier tower", "spear soldier")
STACKS = ", ".join(("spear horseman", "tower fool", "soldier empress", "gold_dragon soldier") * 2)
THREE = "soldier spear horseman silver_dragon gold_dragon tower fool empress soldier spear"


def sit_down(ana: Person, server: Stacking, seats: int, *hands: str, **lies: Any) -> None:
    """In the middle of a match, with all cards that there can be."""
    options = {"seats": seats, **lies.pop("options", {})}
    lay(server, *hands or [HAND] * seats, points=[12, 9, 12, 9][:seats], **lies)
    ana.open(ana.table(seats, {"target": 40, **options}, "kami") + "#start")
    ana.page.wait_for_selector(".board .act")
    ana.hurry()  # a touch, so that no key seems to be in use


def half_played(seats: int) -> dict[str, Any]:
    return {"defence": LINES[:seats], "attacks": ATTACKS[:seats]}


def answering(seats: int, **lies: Any) -> dict[str, Any]:
    return {"attack": "spear", "attacker": seats - 1, "first": seats - 1, **lies}


def look(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 3, *[THREE] * 3, phase="look", set_aside="tower empress", first=2)


def declare(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 4, FIVE, HAND, HAND, HAND, phase="declare")


def declare_in_time(ana: Person, server: Stacking) -> None:
    """Two people, and a few seconds: Ana does not hear that they are over."""
    lay(server, FIVE, HAND, HAND, HAND, phase="declare")
    with friend(ana, with_a_friend(ana)):
        ana.page.wait_for_selector(".attack .clock")


def ended_in_time(ana: Person, server: Stacking) -> None:
    """Those seconds run while the end of the round before is still read."""
    lines = [f"{line} (soldier)" for line in LINES]
    lay(server, "tower fool", *["soldier spear"] * 3, defence=lines, attacks=ATTACKS, second=[FIVE, HAND, HAND, HAND])
    with friend(ana, with_a_friend(ana)):
        touch(ana, ".hand [data-card=tower]", ".hand [data-card=fool]", DO)
        ana.page.wait_for_selector(".ended .early")


def with_a_friend(ana: Person) -> str:
    bot = {"who": "bot", "level": "greedy"}
    ana.page.route_web_socket("**/*", deaf_to_the_end)
    chairs = [{"who": "me", "name": "Ana"}, {"who": "nobody"}, bot, bot]
    return ana.table(4, {"target": 40}, "kami", chairs=chairs)


def deaf_to_the_end(browser: WebSocketRoute) -> None:
    there = browser.connect_to_server()
    over = []

    def hear(said: str | bytes) -> None:
        message = json.loads(said)
        if message.get("what", {}).get("kind") == "elapsed":
            over.append(said)
        if not over or message["type"] not in ("update", "present"):
            browser.send(said)

    there.on_message(hear)


def decide(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 4, HAND, HAND, FIVE, HAND, phase="declare", plays=["play_on", "play_on", "show", "play_on"])


def lead_with_four(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 4)
    ana.page.wait_for_selector(CARD)


def lead_with_three(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 3, *[THREE] * 3)
    touch(ana, CARD)


def lead_with_two(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 2, mercenaries=STACKS)
    ana.page.wait_for_selector(CARD)


def attack(ana: Person, server: Stacking) -> None:
    """A mercenary lies face down, and can not be taken back."""
    sit_down(ana, server, 2, mercenaries=STACKS)
    touch(ana, STACK)


def answer_with_four(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 4, *[LATE] * 4, **answering(4, **half_played(4)))
    ana.page.wait_for_selector(CARD)


def answer_with_three(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 3, *[HAND] * 3, **answering(3, defence=("", "", "(spear)"), attacks=("", "", "spear")))
    ana.page.wait_for_selector(CARD)


def answer_with_two(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 2, *[LATE] * 2, mercenaries=STACKS, **answering(2, **half_played(2)))
    ana.page.wait_for_selector(CARD)


def countered(ana: Person, server: Stacking) -> None:
    """Both cards are chosen, and not played yet."""
    sit_down(ana, server, 4, *[LATE] * 4, **answering(4, **half_played(4)))
    touch(ana, ".hand [data-card=spear]", ".hand [data-card=tower]")


def refused(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, 4, **answering(4, defence=("", "", "", "(spear)"), attacks=("", "", "", "spear")))
    ana.page.wait_for_selector(CARD)
    ana.find(".hand .is-dim").first.click(position=CORNER, force=True)
    ana.page.wait_for_selector(".slip")


def ended(ana: Person, server: Stacking, seats: int = 4, goes_on: int = 40) -> None:
    lines = [f"{line} (soldier)" for line in LINES[:seats]]
    lies = {"defence": lines, "attacks": ATTACKS[:seats], "mercenaries": STACKS if seats == 2 else ""}
    sit_down(ana, server, seats, "tower fool", *["soldier spear"] * (seats - 1), **lies, options={"target": goes_on})
    touch(ana, ".hand [data-card=tower]", ".hand [data-card=fool]", DO)
    ana.page.wait_for_selector(GO_ON)


def ended_with_two(ana: Person, server: Stacking) -> None:
    ended(ana, server, 2)


def result(ana: Person, server: Stacking) -> None:
    ended(ana, server, goes_on=13)
    touch(ana, GO_ON)
    ana.page.wait_for_selector(OVER)


PHASES = Phases(
    {
        "look": look,
        "declare": declare,
        "declare in time": declare_in_time,
        "decide": decide,
        "lead of four": lead_with_four,
        "lead of three": lead_with_three,
        "lead of two": lead_with_two,
        "attack": attack,
        "answer of four": answer_with_four,
        "answer of three": answer_with_three,
        "answer of two": answer_with_two,
        "answer chosen": countered,
        "answer refused": refused,
        "ended": ended,
        "ended of two": ended_with_two,
        "ended in time": ended_in_time,
        "result": result,
    },
    pages=frozenset({"result"}),
)
