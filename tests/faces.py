"""What the browser prints on the cards of a game: it stands in `web/src/games/<game>/`."""

import re
from pathlib import Path

from kamifuda.core.game import Game


def drawn_in(game: Game) -> Path:
    """Its folder in the web client."""
    return Path(__file__).parent.parent / "web" / "src" / "games" / game.name


def faces(game: Game) -> str:
    return (drawn_in(game) / "cards.ts").read_text()


def constant(game: Game, name: str) -> int:
    (found,) = re.findall(rf"^(?:export )?const {name} = (\d+);", faces(game), re.MULTILINE)
    return int(found)
