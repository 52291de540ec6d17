"""Shares of draws that brought the book down, where somebody wants to know."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from kamifuda.book.calibrate.kept import Played
from kamifuda.book.calibrate.plan import CELLS, HANDS, WORN
from kamifuda.book.calibrate.pulls import GRIPS, PAPERS, Drawn
from kamifuda.book.calibrate.quality import wilson


@dataclass(frozen=True)
class Share:
    name: str
    falls: int
    draws: int

    @property
    def seen(self) -> float:
        return self.falls / self.draws if self.draws else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.falls, self.draws)


def share(name: str, draws: Iterable[Drawn]) -> Share:
    fell = [drawn.fell for drawn in draws]
    return Share(name, sum(fell), len(fell))


def fresh(books: Sequence[Played]) -> dict[str, Share]:
    """The cells, drawn from fresh books."""
    return {name: share(name, (drawn for book in books if book.cell == name for drawn in book.draws)) for name in CELLS}


def careful(books: Sequence[Played]) -> list[Drawn]:
    """One careful page of whole books."""
    draws = (drawn for book in books if not book.cell for drawn in book.draws)
    return [drawn for drawn in draws if drawn.pull.count == 1 and drawn.pull.care == "careful"]


def worn(books: Sequence[Played]) -> Iterator[Share]:
    """Of books of 64 pages and normal paper that are drawn from at random with a free hand, the more worn the later."""
    usual = [book for book in books if book.usual and book.player == "careful, at random"]
    draws = careful(usual)
    for low, high in ((0, 0), (1, 2), (3, 5), (6, 40)):
        name = (
            "first draw"
            if high == 0
            else f"draws {low + 1} to {high + 1}"
            if high < 40
            else f"draw {low + 1} and later"
        )
        yield share(name, (drawn for drawn in draws if low <= drawn.book.draws <= high))


def worn_by_grip(books: Sequence[Played]) -> Iterator[Share]:
    """The same pages of the same worn books, with every grip."""
    draws = [drawn for book in books if book.cell == WORN for drawn in book.draws]
    for grip in GRIPS:
        yield share(HANDS.get(grip, "free hand"), (drawn for drawn in draws if drawn.pull.grip == grip))


def by_paper(books: Sequence[Played]) -> Iterator[Share]:
    """All draws of whole books but the usual ones."""
    draws = [drawn for book in books if book.player and not book.usual for drawn in book.draws]
    for paper in PAPERS:
        yield share(f"{paper} paper", (drawn for drawn in draws if drawn.book.paper == paper))
