"""Who pulls pages out of the books that are calibrated with."""

from collections.abc import Callable
from typing import Final

from kamifuda.book.calibrate.pulls import CARES, GRIPS, MOST_PULLED, SIDES, Known, Pull
from kamifuda.core.rng import Rng

HOLDS: Final = 9.0  # how much of the balance the outermost page holds, of a book of one page


def side_of(book: Known, rng: Rng) -> str:
    sides = [side for side in SIDES if book.here(side)]
    return sides[rng.below(len(sides))]


def anywhere(book: Known, rng: Rng, count: int, care: str, grip: str = "free") -> Pull:
    """So many pages, or as many as there are, from any page of either side on."""
    side = side_of(book, rng)
    page = 1 + rng.below(max(1, book.here(side) - count + 1))
    return Pull(side, page, min(count, book.most(side, page)), grip, care)


def random(book: Known, rng: Rng) -> Pull:
    """Careful, one page, and no eye for the balance."""
    return anywhere(book, rng, 1, "careful")


def balanced(book: Known, rng: Rng) -> Pull:
    """Careful, one page, the one that rights the book best."""
    pages = [(side, page) for side in SIDES for page in range(1, book.here(side) + 1)]
    best = min(abs(righted(book, *page)) for page in pages)
    fitting = [page for page in pages if abs(righted(book, *page)) < best + 0.1]
    side, page = fitting[rng.below(len(fitting))]
    return Pull(side, page, 1)


def righted(book: Known, side: str, page: int) -> float:
    """How the book should lean without this page."""
    held = 10 * HOLDS / book.pages * (1 - (page - 0.5) / book.here(side))
    return book.lean + (-held if side == "left" else held)


def casual(book: Known, rng: Rng) -> Pull:
    return anywhere(book, rng, 1 + rng.below(4), "steady")


def greedy(book: Known, rng: Rng) -> Pull:
    return anywhere(book, rng, 4 + rng.below(MOST_PULLED - 3), "quick")


def curious(book: Known, rng: Rng) -> Pull:
    """Tries everything."""
    care, grip = CARES[rng.below(len(CARES))], GRIPS[rng.below(len(GRIPS))]
    return anywhere(book, rng, 1 + rng.below(MOST_PULLED), care, grip)


Player = Callable[[Known, Rng], Pull]
PLAYERS: Final[dict[str, Player]] = {
    "careful, at random": random,
    "careful, balanced": balanced,
    "casual": casual,
    "greedy": greedy,
    "curious": curious,
}
