"""The plainest way to arrange a match, of any game: it is dealt as from another seed."""

from collections.abc import Mapping
from typing import Any

from kamifuda.games import GAMES
from tests.journeys.stacked import Stacking


def redeal(house: Stacking, game: str, options: Mapping[str, Any], seed: str, luck: int | None = None) -> None:
    house.arrange(__name__, luck, game=game, options=options, seed=seed)


def arranged(position: Any, game: str, options: Mapping[str, Any], seed: str) -> Any:
    """At the first deal."""
    dealt = GAMES[game].deal(GAMES[game].Options(**options), bytes.fromhex(seed))
    return dealt if type(dealt) is type(position) and dealt.round == position.round else None
