"""The table in a terminal."""

from kamifuda.games.kamimai.terminal.board import KamiMaiBoard as Board

__all__ = ["Board"]
