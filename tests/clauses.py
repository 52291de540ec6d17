"""Which clauses each game has: their ids stand in its RULES.md."""

import re
from importlib.resources import files

from kamifuda.core.game import Game

ITEM = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* ", re.MULTILINE)


def clauses_of(game: Game) -> set[str]:
    rules = files(f"kamifuda.games.{game.name}").joinpath("RULES.md").read_text()
    return set(ITEM.findall(rules))
