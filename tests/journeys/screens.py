"""What is around a board, in any game: the waiting room, a shared device, sheets of paper over the table.

And boards on which nobody here has to act: what is told above them, whoever only watches, whoever waits.
"""

from functools import partial

from kamifuda.games import GAMES
from tests.journeys.fits import Phases
from tests.journeys.games import ANY, RIVALS
from tests.journeys.person import TAKE, People, Person, anything
from tests.journeys.redealt import redeal
from tests.journeys.scenes import friend, touch
from tests.journeys.stacked import Stacking

NOBODY = {"who": "nobody"}
SHEET = "dialog[open]"
SAME = "03" * 32  # the seed of every match: what is measured is the same in every run


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


def with_friend(ana: Person, server: Stacking, game: str) -> str:
    """As many as at a first match, and all but two of them bots."""
    bot = {"who": "bot", "level": "greedy"}
    chairs = [{"who": "me", "name": "Ana"}, NOBODY, bot, bot][: GAMES[game].manifest.first_seats]
    redeal(server, game, {"seats": len(chairs)}, SAME)
    return ana.table(len(chairs), None, game, chairs=chairs)


def days(ana: Person, server: Stacking) -> None:
    """Until when Ana has to play."""
    redeal(server, ANY, {"seats": 2}, SAME)
    ana.open(ana.table(2, None, ANY, clock={"kind": "days", "amount": 2}) + "#start")
    ana.page.wait_for_selector(".notices .until", state="attached")


def paused(ana: Person, server: Stacking) -> None:
    redeal(server, ANY, {"seats": 2}, SAME)
    menu(ana, server)
    ana.find(f"{SHEET} .grid button").last.click()
    ana.page.wait_for_selector(".notices .note")


def covered(ana: Person, server: Stacking) -> None:
    """A bot plays for Ana."""
    with friend(ana, with_friend(ana, server, ANY)):
        touch(ana, ".bar > .ico:last-child", f"{SHEET} .btn--quiet", f"{SHEET} .note .btn--main")
        ana.page.wait_for_selector(".notices .note")


def wish(ana: Person, server: Stacking, game: str) -> None:
    """Somebody else wants to pause."""
    with friend(ana, with_friend(ana, server, game)) as bela:
        touch(bela, ".bar > .ico:last-child", f"{SHEET} .grid button")
        ana.page.wait_for_selector(".notices .note")


def watching(ana: Person, server: Stacking, game: str) -> None:
    """Somebody else plays."""
    assert ana.context.browser is not None
    people = People(ana.context.browser, ana.server)
    bela = people.person("Béla")
    redeal(server, game, {"seats": GAMES[game].manifest.first_seats}, SAME)
    path = bela.table(None, None, game)
    bela.open(path + "#start")
    bela.page.wait_for_selector(".bar .standing")
    people.leave()
    ana.open(path)
    ana.page.wait_for_selector(".bar .standing")


SCREENS = Phases(
    {
        "gathering": gathering,
        "full": full,
        "shared device": shared,
        "menu": menu,
        "hint": hint,
        "days": days,
        "paused": paused,
        "covered": covered,
        **{f"wish at {game}": partial(wish, game=game) for game in RIVALS},
        **{f"watching {game}": partial(watching, game=game) for game in GAMES},
    },
    pages=frozenset({"gathering", "full", "shared device"}),
)
