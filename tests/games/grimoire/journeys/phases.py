"""Every phase of a match of Grimoire, as somebody sees it who is to act: each from a table that is arranged for it."""

from tests.games.grimoire.journeys.board import QUEST, TOKEN, page
from tests.games.grimoire.journeys.deck import lay
from tests.games.grimoire.journeys.shots import COINS, ITEMS, LANDS, book, domination, luck, result, reveal, spy
from tests.games.grimoire.journeys.shots import sit_down as begin
from tests.journeys.fits import Phases
from tests.journeys.person import DO, GO_ON, Person
from tests.journeys.redealt import redeal
from tests.journeys.scenes import touch
from tests.journeys.stacked import Stacking

RICH = ("thief merchant queen king", "king nun spy archer", "archer archer prince", "mercenary mercenary villain")

FIRST = "03" * 32  # the seed of a match in which seat 0 chooses first


def phase(ana: Person, name: str) -> None:
    ana.page.wait_for_selector(f".board[data-phase={name}]")


def token(ana: Person, server: Stacking) -> None:
    """Ana is the first to choose."""
    redeal(server, "grimoire", {"seats": 4}, FIRST)
    ana.open(ana.table(4, None, "grimoire") + "#start")
    ana.page.wait_for_selector(TOKEN)


def bookmark_of_two(ana: Person, server: Stacking) -> None:
    begin(ana, server, 2)
    phase(ana, "bookmark")


def bookmark_late(ana: Person, server: Stacking) -> None:
    """Many cards everywhere."""
    begin(ana, server, companions=RICH, round=14, ending=False)
    touch(ana, page(14))


def heal(ana: Person, server: Stacking) -> None:
    begin(ana, server, pages={0: 4, 1: 7, 2: 8, 3: 9})
    phase(ana, "heal")


def create(ana: Person, server: Stacking) -> None:
    priced(ana, server, 7, {"create_cost": 1})
    phase(ana, "create")


def merchant(ana: Person, server: Stacking) -> None:
    begin(ana, server, pages={0: 7, 1: 4, 2: 8, 3: 9})
    phase(ana, "merchant")


def target(ana: Person, server: Stacking) -> None:
    begin(ana, server, companions=("spy", "king king nun", "archer prince thief", "villain"),
          pages={0: 14, 1: 4, 2: 8, 3: 5}, round=12)  # fmt: skip
    phase(ana, "target")


def give(ana: Person, server: Stacking) -> None:
    """Somebody charms Ana."""
    begin(ana, server, companions=("spy king nun queen thief", "king", "archer prince", "villain"),
          pages={0: 4, 1: 9, 2: 7, 3: 5}, order=[2, 1, 3, 4], round=12)  # fmt: skip
    phase(ana, "give")


def wish(ana: Person, server: Stacking) -> None:
    begin(ana, server, pages={0: 15, 1: 4, 2: 8, 3: 5}, round=12)
    phase(ana, "wish")


def keep(ana: Person, server: Stacking) -> None:
    priced(ana, server, 15, {"wish": "three_keep_one"})
    phase(ana, "keep")


def priced(ana: Person, server: Stacking, chosen: int, options: dict[str, object]) -> None:
    lay(server, *LANDS, treasures=COINS, items=ITEMS, points=[2, 5, 4, 1], round=12,
        quest="king silver_coin thief gold_coin", discard="bronze_coin silver_coin mercenary nun villain prince",
        pages={0: chosen, 1: 4, 2: 8, 3: 5})  # fmt: skip
    ana.open(ana.table(4, options, "grimoire") + "#start")
    ana.page.wait_for_selector(".board .seats")


def take(ana: Person, server: Stacking) -> None:
    begin(ana, server, companions=RICH, pages={0: 3, 1: 4, 2: 8, 3: 5})
    touch(ana, QUEST)
    ana.page.wait_for_selector(DO)


def last_round(ana: Person, server: Stacking) -> None:
    begin(ana, server, 3, companions=RICH[:3], end_at=5, ending=True, round=11)
    touch(ana, page(4), DO)
    ana.page.wait_for_selector(GO_ON)


PHASES = Phases(
    {
        "token": token,
        "bookmark": book,
        "bookmark of two": bookmark_of_two,
        "bookmark late": bookmark_late,
        "revealed": reveal,
        "revealed at the end": last_round,
        "luck": luck,
        "heal": heal,
        "create": create,
        "merchant": merchant,
        "target": target,
        "give": give,
        "seize": domination,
        "wish": wish,
        "keep": keep,
        "take": take,
        "take by a spy": spy,
        "result": result,
    },
    pages=frozenset({"result"}),
)
