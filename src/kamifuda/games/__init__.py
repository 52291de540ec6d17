"""The games; each is a folder."""

from kamifuda.core.game import Game
from kamifuda.games import grimoire, kami, totem

ALL: list[Game] = [kami, totem, grimoire]
GAMES: dict[str, Game] = {game.name: game for game in ALL}
