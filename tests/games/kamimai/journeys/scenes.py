"""Moments of a match of KamiMaï, each from a table that is arranged for it."""

from typing import Any

from playwright.sync_api import expect

from tests.games.kamimai.journeys.deck import set_up
from tests.journeys.person import DO, GO_ON, OVER, Person
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

NAMES = ("Ana", "Béla", "Chloé")
RESERVES = ("fire fire water air_fairy", "fire earth wolf", "fire_fairy water mouse water_guardian")
PULLED = ".pulls .count:nth-child({})"
SIDE = ".half.{}"
LIT = ".lanterns i:not(.out)"
LYING: dict[str, Any] = {
    "target": "A",
    "scribbled": "x.. .. ....",
    "discard": "water water water water earth imp",
    "faces": ["air", "fire_guardian"],
    "energy": 4,
    "turn": 5,
}


def sit_down(ana: Person, server: Stacking, *reserves: str, options: dict[str, Any] | None = None, **lies: Any) -> None:
    """In the middle of a match, with bots."""
    reserves = reserves or RESERVES
    set_up(server, *reserves, **LYING | lies)
    ana.open(ana.table(len(reserves), options, "kamimai") + "#start")
    ana.page.wait_for_selector(".board")
    ana.find(".ask").click()  # a touch, so that no key seems to be in use


def gather(ana: Person, server: Stacking, *reserves: str, names: tuple[str, ...] = NAMES, **lies: Any) -> None:
    """The same, with friends at one screen."""
    set_up(server, *reserves or RESERVES, **LYING | lies)
    chairs = [{"who": "me", "name": name} for name in names]
    ana.open(ana.table(len(names), None, "kamimai", chairs=chairs, style="hotseat") + "#start")
    ana.page.wait_for_selector(".board")
    ana.find(".ask").click()


def phase(person: Person, name: str) -> None:
    expect(person.find(".board")).to_have_attribute("data-phase", name)


def mine(card: str, nth: int = 0) -> str:
    return f".mine [data-card={card}][data-nth='{nth}']"


def of_mate(seat: int, card: str, nth: int = 0) -> str:
    return f".mate[data-seat='{seat}'] [data-card={card}][data-nth='{nth}']"


def box(spell: str) -> str:
    return f".zone.target button[data-spell={spell}]"


def target(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, phase="target", target=None, scribbled="xxx .. ....")
    touch(ana, ".zone[data-zone=B] .whole")


def draw(ana: Person, server: Stacking) -> None:
    """Fingers on a book that leans, two cards drawn, strays on the felt."""
    lies: dict[str, Any] = {"drawn": "earth air", "felt": "earth water", "faces": ["air_fairy", "earth"]}
    reserves = ("fire fire water_guardian", "water earth", "fire_fairy")
    sit_down(ana, server, *reserves, phase="draw", lean=4, grip="middle", guardian="water", **lies)
    touch(ana, SIDE.format("left"), DO, PULLED.format(3))


def watch(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, phase="draw", drawn="earth air water", lean=-3)
    touch(ana, ".act .answer")
    ana.page.wait_for_selector(".countdown")


def fall(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, phase="draw", drawn="earth air", lean=-3, fate="falls")
    touch(ana, SIDE.format("right"), DO, PULLED.format(2), DO)
    ana.page.wait_for_selector(".board[data-phase=keep]")


def spell(ana: Person, server: Stacking) -> None:
    """Composed of one's own cards and those of a friend."""
    sit_down(ana, server)
    touch(ana, box("fire"), mine("fire"), mine("fire", 1), of_mate(1, "wolf"))


def consent(ana: Person, server: Stacking) -> None:
    gather(ana, server)
    touch(ana, box("fire"), mine("fire"), mine("fire", 1), of_mate(1, "wolf"), DO)
    ana.page.wait_for_selector(".board[data-phase=consent] .act .answer")


def curse(ana: Person, server: Stacking) -> None:
    """Every friend owes a card."""
    scribbled = "xxx .. x..."
    gather(ana, server, phase="watch", target="C", drawn="fire_guardian earth", scribbled=scribbled, energy=2)
    ana.page.wait_for_selector(".board[data-phase=curse]")
    ana.find(".ask").click()
    touch(ana, ".hand .is-playable")


def five(ana: Person, server: Stacking) -> None:
    """As many as there can be, on the hardest sheet, and two Guardians at one hand."""
    reserves = ("air water_guardian fire_guardian", "water water", "fire wolf", "earth earth earth_guardian", "mouse")
    scribbled = "xx .x.. ... .. .."
    sit_down(ana, server, *reserves, options={"sheet": "III"}, phase="grip", target="B", scribbled=scribbled)
    touch(ana, ".choices .is-playable")


def result(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, "air air air air", "water", "fire", target="C", scribbled="xxx xx xxx.", energy=3, turn=14)
    touch(ana, box("air"), DO, GO_ON)
    ana.page.wait_for_selector(OVER)


def companion(ana: Person, server: Stacking) -> None:
    """A phone beside the real cards."""
    chairs = [{"who": "me", "name": name} for name in NAMES]
    ana.open(ana.table(len(NAMES), None, "kamimai", style="companion", chairs=chairs) + "#start")
    ana.page.wait_for_selector(".companion")
    touch(ana, *(f".pad [data-card={card}]" for card in ("fire", "fire", "air", "mouse", "water_guardian")))
    ana.page.wait_for_selector(".drawn:has([data-card]:nth-child(5)):not(:has(.pending))")
