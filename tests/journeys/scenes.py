"""Moments of a match, for pictures: each from a table that is arranged for it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product

from tests.journeys.person import CORNER, People, Person
from tests.journeys.stacked import Stacking

PHONE, DESKTOP = True, False
Screen = tuple[bool, str, bool]  # a phone? the language; dark?
Scene = Callable[[Person, Stacking], None]
Shots = Mapping[Scene, Sequence[Screen]]
EVERY: Sequence[Screen] = tuple(product((PHONE, DESKTOP), ("fr", "en"), (False, True)))


def touch(ana: Person, *selectors: str) -> None:
    for one in selectors:
        ana.find(one).first.click(position=CORNER)


@contextmanager
def friend(ana: Person, path: str) -> Iterator[Person]:
    """Somebody else at the table that Ana has made; the match begins, and at the end they are away."""
    assert ana.context.browser is not None
    people = People(ana.context.browser, ana.server)
    bela = people.person("Béla")
    ana.open(path)
    bela.open(path)
    bela.page.get_by_role("button", name="Sit here").first.click()
    ana.page.wait_for_selector(".gathering .start.btn--main")
    ana.find(".gathering .start").click()
    for one in (ana, bela):
        one.page.wait_for_selector(".board .act")
    yield bela
    people.leave()
