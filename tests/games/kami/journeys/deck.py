"""How a match of Kami begins, where a journey says it."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from kamifuda.games.kami.cards import hand_of
from kamifuda.games.kami.options import unpacked
from kamifuda.games.kami.rules import Kami
from tests.games.kami.table import kami_table
from tests.journeys.stacked import Stacking


def lay(house: Stacking, *hands: str, plays: Sequence[str] = (), second: Sequence[str] = (), **lies: Any) -> None:
    """From now on, in the words of `kami_table`; each of these plays is made by whose turn it is.

    And, if they are said, the hands of the second round.
    """
    house.arrange(__name__, hands=hands, plays=plays, second=second, **lies)


def arranged(position: object, plays: list[str], second: list[str], **lies: Any) -> Kami | None:
    """Not in every round."""
    if isinstance(position, Kami) and position.round == 2:
        for seat, hand in enumerate(second):
            position.put(seat, hand_of(hand.split()))  # what has just been told of the first round stays
    if not isinstance(position, Kami) or position.round != 1:
        return None
    table = kami_table(**lies, **asdict(unpacked(position.rules)))
    return table.play(*plays).position
