"""How long books stand, player by player."""

from collections.abc import Sequence

from kamifuda.book.calibrate.kept import Played

Curve = list[float]  # the share of books that stand after 0, 1, 2, … draws


def curve(books: Sequence[Played]) -> Curve:
    """Kaplan and Meier: a book that was left standing counts as long as it was drawn from."""
    found, draws = [1.0], 0
    while True:
        draws += 1
        tried = [book for book in books if len(book.draws) >= draws]
        if not tried:
            return found
        lost = sum(len(book.draws) == draws and book.fell for book in tried)
        found.append(found[-1] * (1 - lost / len(tried)))


def median(found: Curve) -> int | None:
    """With which draw half of the books have fallen; None where they have not."""
    return next((draws for draws, share in enumerate(found) if share <= 0.5), None)


def falls_per_draw(books: Sequence[Played]) -> float:
    return sum(book.fell for book in books) / max(1, sum(len(book.draws) for book in books))
