"""The steps of Totem as bits: a card is its own bit of 52, ten more are places and words.

What a place or a word means follows from the phase: `on 2` or `discover 2`, `stop` or `alone`.
"""
# compiled

from typing import Final

from mypy_extensions import i64

CARDS: Final[i64] = (1 << 52) - 1  # the whole deck, written out: an imported constant is looked up at every use
PLACE: Final = 52  # of place 0
FIRST_PLACE: Final[i64] = 1 << PLACE
PLACES: Final[i64] = 31 << PLACE
GO: Final[i64] = 1 << 57  # attack; draw
DEFEND: Final[i64] = 1 << 58
EXCHANGE: Final[i64] = 1 << 59
DISCARD: Final[i64] = 1 << 60
ACTIONS: Final[i64] = 15 << 57  # TOT-20: the four of a turn
NOT: Final[i64] = 1 << 61  # stop; alone; discover_not; draw_not
EVERYTHING: Final[i64] = (1 << 62) - 1
