"""What an eye sees of a book."""

from dataclasses import dataclass
from typing import Final

IN_BOOK: Final = 0
HELD: Final = 1
DRAWN: Final = 2
LYING: Final = 3


@dataclass
class Shown:
    """One moment: mm and radians."""

    frame: int  # 30 of them a second
    strain: int  # 0 calm to 255: how near it is to falling
    left: int
    hand: tuple[float, float, float] | None  # x, z, y
    pages: list[tuple[float, float, float, float, int]]  # x, z, a, y and one of the states above
    drag: int = 0  # 0 to 255: how far what the fingers hold is behind them; from 255 on it slips
    slipped: bool = False  # pages have slipped from the fingers since they closed
    balance: int = 0  # hundredths: beyond 100 the ridge sinks to the right by itself, below -100 to the left
