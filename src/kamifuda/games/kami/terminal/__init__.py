"""The table in a terminal."""

from kamifuda.games.kami.terminal.board import KamiBoard as Board

__all__ = ["Board"]
