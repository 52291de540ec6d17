"""Pictures of a match of KamiMaï."""

from tests.games.kamimai.journeys.book_scenes import OUT, at_the_book, pinch, place
from tests.games.kamimai.journeys.scenes import (
    companion,
    consent,
    curse,
    draw,
    fall,
    five,
    result,
    spell,
    target,
    watch,
)
from tests.journeys.person import Person
from tests.journeys.scenes import DESKTOP, PHONE, Shots
from tests.journeys.stacked import Stacking

# A browser without a graphics card draws what moves coarsely; for a picture the news of the book stop.
FROZEN = """
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", (news) => {
      if (window.frozen && typeof news.data !== "string") news.stopImmediatePropagation();
    });
  }
};
"""
FINE = "() => [document.querySelector('.view canvas')].every((seen) => seen.width >= seen.clientWidth)"


def book(ana: Person, server: Stacking) -> None:
    """A page is halfway out."""
    ana.context.add_init_script(FROZEN)
    at_the_book(ana, server, {"book": "physics"}, faces=["fire_guardian", "water"], drawn="earth")
    pinch(ana, place(ana, 0.47, 0.6), (OUT[0] / 2, OUT[1] / 2))
    ana.page.evaluate("window.frozen = true")
    ana.page.wait_for_function(FINE)


SHOTS: Shots = {
    target: [(DESKTOP, "fr", False)],
    draw: [(PHONE, "fr", False), (DESKTOP, "en", True)],
    watch: [(PHONE, "en", True)],
    fall: [(PHONE, "fr", False)],
    spell: [(PHONE, "en", False), (DESKTOP, "fr", False)],
    consent: [(PHONE, "fr", True)],
    curse: [(DESKTOP, "en", False)],
    five: [(DESKTOP, "en", True)],
    result: [(PHONE, "fr", False)],
    companion: [(PHONE, "fr", False), (PHONE, "en", True)],
    book: [(DESKTOP, "en", False), (DESKTOP, "fr", True), (PHONE, "fr", False)],
}
