"""The coin in two versions: the second has other odds, another usual stake, and an option that the first had not."""

import sys
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from kamifuda.core.options import check, choice, versions, within
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance
from tests.server import coin
from tests.server.coin import LANDS, Coin

HEADS, TAILS = 2, 4
ODDS = {1: 10, 2: 90}  # of heads, in a hundred, by version


@dataclass(frozen=True)
class First:
    seats: int = choice(2, 1)
    book: str = choice("odds", "real")
    stake: int = within(1, 1, 9)
    version: int = versions(1)

    def __post_init__(self) -> None:
        check(self)


@dataclass(frozen=True)
class Second:
    seats: int = choice(2, 1)
    book: str = choice("odds", "real")
    stake: int = within(5, 1, 9)
    gift: int = choice(100, 0, since=2, before=0)
    version: int = versions(2)

    def __post_init__(self) -> None:
        check(self)


class Weighted(Coin):
    def __init__(self, options: Any) -> None:
        super().__init__(options.seats, options.book == "real")
        self.options = options

    def world(self, rng: Rng) -> int:
        if self.open != LANDS:
            return super().world(rng)
        return HEADS if rng.below(100) < ODDS[self.options.version] else TAILS

    def clone(self) -> "Weighted":
        twin = Weighted(self.options)
        twin.fell, twin.open = list(self.fell), self.open
        return twin

    def score(self, seat: int) -> int:
        return super().score(seat) * int(self.options.stake) + int(getattr(self.options, "gift", 0))


def deal(options: Any, seed: bytes) -> Weighted:
    position = Weighted(options)
    position.chance = chance(seed, 0)
    return position


def release(options: type[First] | type[Second]) -> Any:
    """The game as the program of that day has it."""
    everything = vars(sys.modules[coin.__name__])
    return SimpleNamespace(**everything | {"Options": options, "version": options.version, "deal": deal})


BEFORE, AFTER = release(First), release(Second)
