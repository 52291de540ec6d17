"""The table in a terminal."""

from kamifuda.games.totem.terminal.board import TotemBoard as Board

__all__ = ["Board"]
