"""The odds of the standing book: fitted to 2515 simulated draws by `kamifuda book calibrate --write`.

docs/games/kamimai-book.md tells how well they fit.
"""

from typing import Final

BASE: Final = -3.1354  # one careful page of a full and level book
CARES: Final = [0.0000, 0.0000, 2.2451]  # careful, steady, quick
GRIPS: Final = [0.0000, 0.6095, 1.4120, 1.5283, 1.7565]  # free, middle, ring, little, off hand
PAPERS: Final = [0.0000, -1.4280, 0.9431]  # normal, gentle, stern
MORE: Final = 0.4027  # for every page after the first
MANY: Final = 0.0000  # for their square
MORE_CARES: Final = [0.0000, 0.0000, 0.0000]  # for every page after the first
MORE_GRIP: Final = 0.0000  # for every page after the first, by the number of the grip
THIN: Final = 0.0172  # every time that half of the pages are gone
MORE_THIN: Final = 0.0000  # and for every page after the first
WORN: Final = 0.0000  # for every draw since the book was built, up to ten
LEANING: Final = 2.4379  # the square of how it should lean then, 1 as much as there can be
LEANT: Final = 2.3855  # the square of how it leans
OUTER: Final = -2.4114  # the fourth power of the way from the ridge, 1 the outermost
INNER: Final = -1.6428  # the way to the ridge
MORE_INNER: Final = 0.3470  # and for every page after the first

KEEPS: Final = 1.2905  # of its lean
HOLDS: Final = 12.5112  # the balance that the outermost page holds, of a book of one page
DRAGS: Final = -0.0006  # how a pull moves the lean of a full book
DRAGS_MORE: Final = -0.0005  # for every page after the first
DRAGS_INNER: Final = 0.0319  # the way to the ridge
SWAY: Final = [18.0095, 39.2921, 48.7298, 51.6250, 46.9742]  # by grip: a standard deviation, tenths of a unit of lean
SWAY_MORE: Final = 4.5727  # for every page after the first

SLIPS: Final = [388.9537, 5263.1579, 5681.8182, 5952.3810, 6134.9693]  # of a million pages, by grip
STRAYS: Final = 0.0925  # as likely as a fall, times this
WATCH: Final = [-5.7480, 3.3004]  # a fall while everybody watches for three seconds; for the square of the lean
SETTLE: Final = [-6.3074, 1.4105]  # a fall between two turns
