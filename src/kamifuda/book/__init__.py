"""The standing book: pages that lean on each other, and the hands that pull at them. Knows no rule of any game."""

from kamifuda.book.draw import Draw, Stand, begun, simulated
from kamifuda.book.gesture import BadGesture, checked
from kamifuda.book.shown import Shown

__all__ = ["BadGesture", "Draw", "Shown", "Stand", "begun", "checked", "simulated"]
