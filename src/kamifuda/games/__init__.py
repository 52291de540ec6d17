"""The games; each is a folder."""

from kamifuda.core.game import Game
from kamifuda.games import grimoire, kami, kamimai, totem

ALL: list[Game] = [kami, totem, grimoire, kamimai]
GAMES: dict[str, Game] = {game.name: game for game in ALL}
