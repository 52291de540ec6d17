"""How a match of Totem begins, where a journey says it."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from kamifuda.games.totem.options import unpacked
from kamifuda.games.totem.rules import Totem
from tests.games.totem.table import totem_table
from tests.journeys.stacked import Stacking


def stack(house: Stacking, hand: str, plays: Sequence[str] = (), **cards: Any) -> None:
    """From now on, in the words of `totem_table`; each of these plays is made by whoever acts."""
    house.arrange(__name__, hand=hand, plays=plays, **cards)


def arranged(position: object, plays: Sequence[str], **lies: Any) -> Totem | None:
    if not isinstance(position, Totem):
        return None
    return totem_table(**lies, **asdict(unpacked(position.rules))).play(*plays).position
