"""How a match of Kami begins, where a journey says it."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from kamifuda.games.kami.options import unpacked
from kamifuda.games.kami.rules import Kami
from tests.games.kami.table import kami_table
from tests.journeys.stacked import Stacking


def lay(house: Stacking, *hands: str, plays: Sequence[str] = (), **lies: Any) -> None:
    """From now on, in the words of `kami_table`; each of these plays is made by whose turn it is."""
    house.arrange(__name__, hands=hands, plays=plays, **lies)


def arranged(position: object, plays: list[str], **lies: Any) -> Kami | None:
    """At the first deal, not in every round."""
    if not isinstance(position, Kami) or position.round != 1:
        return None
    table = kami_table(**lies, **asdict(unpacked(position.rules)))
    return table.play(*plays).position
