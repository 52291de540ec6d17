"""The table in a terminal."""

from kamifuda.games.grimoire.terminal.board import GrimoireBoard as Board

__all__ = ["Board"]
