"""Every phase of a match of KamiMaï, as somebody sees it who is to act: each from a table that is arranged for it."""

from typing import Any

from tests.games.kamimai.journeys import scenes
from tests.games.kamimai.journeys.book_scenes import at_the_book
from tests.games.kamimai.journeys.scenes import SIDE, gather, mine, phase, sit_down
from tests.journeys.fits import Phases
from tests.journeys.person import DO, GO_ON, Person
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

FIVE = ("air water_guardian fire_guardian", "water water fire", "fire wolf earth air", "earth_guardian", "mouse")
SHEET_III: dict[str, Any] = {"options": {"sheet": "III"}, "scribbled": "xx .x.. ... .. ..", "target": "B"}


def target(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, phase="target", target=None, scribbled="xxx .. ....")
    phase(ana, "target")


def target_of_five(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, *FIVE, **SHEET_III | {"phase": "target", "target": None})
    touch(ana, ".zone[data-zone=C] .whole")


def pull(ana: Person, server: Stacking) -> None:
    scenes.draw(ana, server)
    phase(ana, "pull")


def draw_alone(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, "fire fire water air_fairy", phase="draw", drawn="earth")
    phase(ana, "draw")


def draw_of_five(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, *FIVE, **SHEET_III | {"phase": "draw", "drawn": "earth air water"})
    touch(ana, SIDE.format("left"))


def draw_from_a_book(ana: Person, server: Stacking) -> None:
    """It obeys physics."""
    at_the_book(ana, server, {"book": "physics"}, faces=["fire_guardian", "water"], drawn="earth")


def watch(ana: Person, server: Stacking) -> None:
    """As slowly as it may be: nobody needs to be quick."""
    slow = {"watch_seconds": 10}
    ana.page.clock.install()
    sit_down(ana, server, phase="draw", drawn="earth air water", lean=-3, options=slow)
    touch(ana, ".act .answer")
    ana.page.wait_for_selector(".countdown")


def curse(ana: Person, server: Stacking) -> None:
    scenes.curse(ana, server)


def spells(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    phase(ana, "spells")


def spells_of_five(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, *FIVE, **SHEET_III)
    phase(ana, "spells")


def giver(ana: Person, server: Stacking) -> None:
    gather(ana, server, "dragonflies", "earth air", "water", target="A")
    touch(ana, mine("dragonflies"), DO)
    phase(ana, "giver")


def gift(ana: Person, server: Stacking) -> None:
    giver(ana, server)
    touch(ana, "[data-choice='1']", DO)
    phase(ana, "gift")


def gift_to_whom(ana: Person, server: Stacking) -> None:
    gift(ana, server)
    touch(ana, mine("earth"))


def mouse(ana: Person, server: Stacking) -> None:
    gather(ana, server, "mouse fire", "earth air", "water", target="A")
    touch(ana, mine("mouse"), DO)
    phase(ana, "mouse")


def take(ana: Person, server: Stacking) -> None:
    mouse(ana, server)
    touch(ana, "[data-choice='1']", DO)
    phase(ana, "take")


def keep(ana: Person, server: Stacking) -> None:
    """Too many cards."""
    gather(ana, server, "fire fire water air_fairy earth wolf", "fire earth", "water", phase="keep")
    phase(ana, "keep")


def hint(ana: Person, server: Stacking) -> None:
    sit_down(ana, server)
    touch(ana, ".act .why")
    ana.page.wait_for_selector("dialog[open]")


def ended(ana: Person, server: Stacking) -> None:
    sit_down(ana, server, "air air air air", "water", "fire", target="C", scribbled="xxx xx xxx.", energy=3, turn=14)
    touch(ana, scenes.box("air"), DO)
    ana.page.wait_for_selector(GO_ON)


def fallen(ana: Person, server: Stacking) -> None:
    scenes.fall(ana, server)


PHASES = Phases(
    {
        "target": target,
        "target of five": target_of_five,
        "grip": scenes.five,
        "draw alone": draw_alone,
        "draw of five": draw_of_five,
        "draw from a book": draw_from_a_book,
        "pull": pull,
        "watch": watch,
        "curse": curse,
        "spells": spells,
        "spells of five": spells_of_five,
        "spells chosen": scenes.spell,
        "consent": scenes.consent,
        "giver": giver,
        "gift": gift,
        "gift to whom": gift_to_whom,
        "mouse": mouse,
        "take": take,
        "keep": keep,
        "keep fallen": fallen,
        "ended": ended,
        "companion": scenes.companion,
        "result": scenes.result,
    },
    unseen=frozenset({"page", "came", "answer", "lean", "give", "to", "settle"}),  # halves of plays, answers of books
    pages=frozenset({"result"}),
)
