"""The browser lists the games in the order in which the server does."""

import re

from kamifuda.core.game import Game
from kamifuda.games import ALL
from tests.faces import drawn_in


def place(game: Game) -> int:
    """Of its tile among those of the lobby, and so in every list of games."""
    (found,) = re.findall(r"\bplace: (\d+),", (drawn_in(game) / "tile.ts").read_text())
    return int(found)


def test_games_are_in_one_order_everywhere() -> None:
    assert [place(game) for game in ALL] == list(range(1, len(ALL) + 1))
