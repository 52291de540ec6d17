"""What is simulated: in every round the same mix of whole books and of single draws that are worth knowing."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kamifuda.book.calibrate.pulls import CARES, FULL, PAPERS, Pull
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance, from_text

SIZES: Final = (64, 48, 32, 24, 16, 12)
SNATCH: Final = 450  # mm/s
CENTRE: Final = 28  # the five at the ridge


@dataclass(frozen=True)
class Cell:
    """A draw from a fresh book."""

    name: str
    pull: Pull
    pages: int = FULL
    paper: str = "normal"
    path: str = ""  # snatched, lifted; otherwise as careful as the pull says
    each: int = 6  # draws in a round


@dataclass(frozen=True)
class Job:
    """A book that somebody draws from until it falls, or some draws of one cell."""

    number: int
    luck: int
    player: str = ""
    usual: bool = False  # normal paper, all pages, free hands
    most: int = 40  # draws
    cell: str = ""


OFTEN: Final = 30  # draws in a round, of what has to be known well
WORN: Final = "one page of a worn book"  # a cell of its own: the same page with every grip
WORN_BOOKS: Final = 16  # of these in a round
WEAR: Final = 4  # draws, and a book is called worn
PAGES: Final = {1: 16, 3: 15, 5: 14, 8: 13}  # the page from which so many are in the middle of a side of 32
HANDS: Final = {"middle": "middle finger", "ring": "ring finger", "little": "little finger", "off_hand": "off hand"}
NUMBERS: Final = {1: "one page", 3: "three pages", 5: "five pages", 8: "eight pages"}
CELLS: Final = {
    cell.name: cell
    for cell in (
        *(
            Cell(f"{name}, {care}", Pull("left", PAGES[count], count, care=care), each=OFTEN if often else 6)
            for count, name in NUMBERS.items()
            for care in CARES
            for often in [(count, care) in ((1, "careful"), (5, "quick"))]
        ),
        *(Cell(f"one page, {hand}", Pull("left", PAGES[1], 1, grip), each=OFTEN) for grip, hand in HANDS.items()),
        *(
            Cell(f"{NUMBERS[count]}, {paper} paper", Pull("left", PAGES[count], count), paper=paper)
            for count in (1, 5)
            for paper in ("gentle", "stern")
        ),
        Cell("one page, the outermost", Pull("left", 1, 1)),
        Cell("one page of 24", Pull("left", 6, 1), pages=24),
        Cell("one page of 12", Pull("left", 3, 1), pages=12),
        Cell("three pages of 24", Pull("left", 5, 3), pages=24),
        Cell("three pages of 12", Pull("left", 2, 3), pages=12),
        Cell("five pages, centre", Pull("left", CENTRE, 5)),
        Cell("five pages, snatched", Pull("left", PAGES[5], 5, care=None), path="snatched", each=OFTEN),
        Cell("five pages, lifted", Pull("left", PAGES[5], 5, care=None), path="lifted"),
        Cell("five pages, centre, lifted", Pull("left", CENTRE, 5, care=None), path="lifted"),
    )
}
USUAL: Final = {"careful, balanced": 1, "careful, at random": 4, "casual": 4, "greedy": 4}
OTHER: Final = {"careful, balanced": 2, "careful, at random": 4, "casual": 3, "greedy": 2, "curious": 6}
LONG: Final = 40  # draws after which a book has been seen enough
SHORTER: Final = 15


def jobs(seed: int, place: int) -> Iterator[Job]:
    """All of a round, the long ones first."""
    names = [(player, True, LONG, "") for player, books in USUAL.items() for _ in range(books)]
    names += [(player, False, SHORTER, "") for player, books in OTHER.items() for _ in range(books)]
    names += [("", False, cell.each, name) for name, cell in CELLS.items()] + [("", False, WORN_BOOKS, WORN)]
    for at, (player, usual, most, cell) in enumerate(names):
        number = place * len(names) + at
        yield Job(number, chance(from_text(f"book {seed}"), number), player, usual, most, cell)


def book_of(job: Job, rng: Rng) -> tuple[int, str]:
    """How many pages, and which paper."""
    if job.usual:
        return FULL, "normal"
    return SIZES[rng.below(len(SIZES))], PAPERS[rng.below(len(PAPERS))]
