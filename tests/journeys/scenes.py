"""Moments of a match, for pictures: each from a table that is arranged for it."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product

from tests.journeys.person import CORNER, Person
from tests.journeys.stacked import Stacking

PHONE, DESKTOP = True, False
Screen = tuple[bool, str, bool]  # a phone? the language; dark?
Scene = Callable[[Person, Stacking], None]
Shots = Mapping[Scene, Sequence[Screen]]
EVERY: Sequence[Screen] = tuple(product((PHONE, DESKTOP), ("fr", "en"), (False, True)))


def touch(ana: Person, *selectors: str) -> None:
    for one in selectors:
        ana.find(one).first.click(position=CORNER)
