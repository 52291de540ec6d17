"""What is around a board, in any game: the waiting room, a shared device, sheets of paper over the table."""

from tests.journeys.fits import Phases
from tests.journeys.games import ANY
from tests.journeys.person import TAKE, Person, anything
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

NOBODY = {"who": "nobody"}
SHEET = "dialog[open]"


def gathering(ana: Person, server: Stacking) -> None:
    """Ana waits for friends."""
    bot = {"who": "bot", "level": "greedy"}
    ana.open(ana.table(4, None, ANY, chairs=[{"who": "me", "name": "Ana"}, NOBODY, bot, NOBODY]))
    ana.page.wait_for_selector(".gathering")


def full(ana: Person, server: Stacking) -> None:
    ana.open(ana.table(4, None, ANY))
    ana.page.wait_for_selector(".gathering .start")


def shared(ana: Person, server: Stacking) -> None:
    """One device for four, with names as people have them."""
    names = ("Ana", "Bérénice", "Christophe", "D’Artagnan")
    ana.open(
        ana.table(4, None, ANY, chairs=[{"who": "me", "name": name} for name in names], style="hotseat") + "#start"
    )
    ana.page.wait_for_selector(TAKE)


def at_the_table(ana: Person, server: Stacking) -> None:
    ana.open(ana.table(2, None, ANY) + "#start")
    ana.wait_for(*anything())  # whatever was dealt


def menu(ana: Person, server: Stacking) -> None:
    at_the_table(ana, server)
    touch(ana, ".bar > .ico:last-child")
    ana.page.wait_for_selector(SHEET)


def hint(ana: Person, server: Stacking) -> None:
    at_the_table(ana, server)
    touch(ana, ".act .why")
    ana.page.wait_for_selector(SHEET)


SCREENS = Phases(
    {"gathering": gathering, "full": full, "shared device": shared, "menu": menu, "hint": hint},
    pages=frozenset({"gathering", "full", "shared device"}),
)
