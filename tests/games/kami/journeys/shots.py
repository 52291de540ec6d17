"""A match of Kami, for pictures."""

from tests.journeys.person import CARD, Person
from tests.journeys.scenes import EVERY, Shots
from tests.journeys.stacked import Stacking

ROUND = 14  # clicks, until there is something on the table


def table(ana: Person, server: Stacking) -> None:
    """With an attack."""
    ana.open(ana.table(4, {"target": 10}, "kami") + "#start")
    for _ in range(ROUND):
        ana.patiently()
    while not (ana.find(CARD).count() and ana.find(".card-now").count()):
        ana.patiently()


def result(ana: Person, server: Stacking) -> None:
    ana.open(ana.table(4, {"target": 10}, "kami") + "#start")
    ana.play_to_the_end()


SHOTS: Shots = {table: EVERY, result: EVERY}
