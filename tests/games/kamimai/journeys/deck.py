"""How a match of KamiMaï begins, and what becomes of its book, where a journey says it."""

from dataclasses import asdict
from functools import cache
from itertools import count
from typing import Any

from kamifuda.core.match import OF_WORLD
from kamifuda.core.rng import Rng, stirred
from kamifuda.games.kamimai.options import unpacked
from kamifuda.games.kamimai.rules import KamiMai
from tests.games.kamimai.scenes import scene
from tests.journeys.stacked import Stacking

MILLION = 1_000_000
HARDLY = 100  # of a million


def set_up(house: Stacking, *reserves: str, fate: str | None = "stands", **lies: Any) -> None:
    """From now on, in the words of `scene`; the book stands, falls, or (None) nobody knows."""
    house.arrange(__name__, luck=None if fate is None else luck_of(fate), reserves=reserves, **lies)


def arranged(position: object, reserves: list[str], **lies: Any) -> KamiMai | None:
    """At the first deal, not for every sheet."""
    if not isinstance(position, KamiMai) or position.round != 1:
        return None
    options = asdict(unpacked(position.rules, position.sheets.house_rules))
    reserves += [""] * (options.pop("seats") - len(reserves))
    return scene(*reserves, **lies, **options).position


@cache
def luck_of(fate: str) -> int:
    """With this one the book stands however likely a fall is, or falls however unlikely, whatever anybody does."""
    return next(luck for luck in count() if is_fate(fate, Rng(stirred(luck, OF_WORLD)).below(MILLION)))


def is_fate(fate: str, drawn: int) -> bool:
    return drawn < HARDLY if fate == "falls" else drawn >= MILLION - HARDLY
