"""The odds of the standing book: fitted to 3655 simulated draws by `kamifuda book calibrate --write`.

docs/games/kamimai-book.md tells how well they fit.
They are those of a version of the game and never change: other odds belong to another version (CONTRIBUTING.md).
"""

from typing import Final

BASE: Final = -3.5802  # one careful page of a full and level book
CARES: Final = [0.0000, 0.0000, 2.3322]  # careful, steady, quick
GRIPS: Final = [0.0000, 1.9360, 2.3462, 2.5600, 2.7789]  # free, middle, ring, little, off hand
PAPERS: Final = [0.0000, -3.1353, 0.8997]  # normal, gentle, stern
MORE: Final = 0.2084  # for every page after the first
MANY: Final = 0.0000  # for their square
MORE_CARES: Final = [0.0000, 0.0000, 0.0000]  # for every page after the first
MORE_GRIP: Final = 0.0000  # for every page after the first, by the number of the grip
THIN: Final = 0.0000  # every time that half of the pages are gone
MORE_THIN: Final = 0.0000  # and for every page after the first
WORN: Final = 0.0404  # for every draw since the book was built, up to ten
LEANING: Final = 2.7860  # the square of how it should lean then, 1 as much as there can be
LEANT: Final = 2.5909  # the square of how it leans
OUTER: Final = -1.8615  # the fourth power of the way from the ridge, 1 the outermost
INNER: Final = -2.1942  # the way to the ridge
MORE_INNER: Final = 0.9948  # and for every page after the first

KEEPS: Final = 1.4253  # of its lean
HOLDS: Final = 10.7501  # the balance that the outermost page holds, of a book of one page
DRAGS: Final = 0.0904  # how a pull moves the lean of a full book
DRAGS_MORE: Final = 0.0022  # for every page after the first
DRAGS_INNER: Final = -0.0492  # the way to the ridge
SWAY: Final = [17.5095, 38.9000, 44.8341, 47.8434, 48.4436]  # by grip: a standard deviation, tenths of a unit of lean
SWAY_MORE: Final = 4.5044  # for every page after the first

SLIPS: Final = [343.4066, 3115.2648, 3012.0482, 3134.7962, 3401.3605]  # of a million pages, by grip
STRAYS: Final = 0.0833  # as likely as a fall, times this
WATCH: Final = [-5.7655, 2.9847]  # a fall while everybody watches for three seconds; for the square of the lean
SETTLE: Final = [-6.2696, 1.4427]  # a fall between two turns
