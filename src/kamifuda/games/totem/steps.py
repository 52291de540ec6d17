"""The steps of Totem as bits: a card is its own bit of 52, ten more are places and words.

What a place or a word means follows from the phase: `on 2` or `discover 2`, `stop` or `alone`.
"""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.games.totem.cards import DECK

CARDS: Final[i64] = DECK
PLACE: Final = 52  # of place 0
FIRST_PLACE: Final[i64] = 1 << PLACE
PLACES: Final[i64] = 31 << PLACE
GO: Final[i64] = 1 << 57  # attack; draw
DEFEND: Final[i64] = 1 << 58
EXCHANGE: Final[i64] = 1 << 59
DISCARD: Final[i64] = 1 << 60
NOT: Final[i64] = 1 << 61  # stop; alone; discover_not; draw_not
EVERYTHING: Final[i64] = (1 << 62) - 1
