"""A match at a table: every deal of it and all its chance pass the edge."""

from typing import Any

from kamifuda.core.game import Game
from kamifuda.core.match import Match
from kamifuda.server.tables.edge import Edge


class Dealt(Match):
    def __init__(self, game: Game, options: Any, seed: bytes, edge: Edge) -> None:
        super().__init__(game, options, seed)
        self.edge = edge
        edge.dealt(self.position)

    def play(self, seat: int, text: str, attachment: str | None = None, by_bot: bool = False) -> None:
        before = self.position.round
        super().play(seat, text, attachment, by_bot)
        if self.position.round != before:
            self.edge.dealt(self.position)

    def luck(self) -> int:
        return self.edge.luck(super().luck())
