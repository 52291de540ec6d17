"""The games; each is a folder."""

from kamifuda.core.game import Game
from kamifuda.games import kami

ALL: list[Game] = [kami]
GAMES: dict[str, Game] = {game.name: game for game in ALL}
