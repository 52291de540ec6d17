"""Books that are drawn from, page by page, in the simulation."""

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from math import cos, sin
from typing import Any, Final

from kamifuda.book.calibrate.plan import CELLS, SNATCH, WEAR, WORN, Cell, Job, book_of
from kamifuda.book.calibrate.players import PLAYERS
from kamifuda.book.calibrate.pulls import FULL, GRIPS, Drawn, Known, Pull, Rested
from kamifuda.book.draw import simulated
from kamifuda.core.rng import Rng

HEIGHT: Final = 55  # where fingers pinch a page: per cent of it, from its foot
SHARE: Final = 50  # of the pages on the felt, and the book has fallen
WATCH: Final = 3  # seconds
SETTLE: Final = 2
REACH: Final = 1100  # how far a path of ours goes, in tenths of a mm
LIFT: Final = 150  # mm/s
FEW: Final = 10  # pages of a side, for a quick look at the physics
TICKS: Final = 60  # a second
Book = dict[str, Any]


def played(job: Job) -> dict[str, Any]:
    """All that was seen, as it is written."""
    rng = Rng(job.luck)
    if job.cell:
        draws = drawn_from_worn(job.most, rng) if job.cell == WORN else drawn_from_fresh(CELLS[job.cell], job.most, rng)
        return {"book": job.number, "cell": job.cell, "draws": [drawn.line() for drawn in draws], "rests": []}
    found = list(until_it_falls(job, rng))
    return {
        "book": job.number,
        "player": job.player,
        "usual": job.usual,
        "draws": [each.line() for each in found if isinstance(each, Drawn)],
        "rests": [each.line() for each in found if isinstance(each, Rested)],
    }


def until_it_falls(job: Job, rng: Rng) -> Iterator[Drawn | Rested]:
    """Turns of one to three draws; after each it is watched, and settles before the next."""
    pages, paper = book_of(job, rng)
    book, known = fresh(pages, paper, rng)
    while known.draws < job.most and known.pages > 2:
        grip = "free" if job.usual else GRIPS[rng.below(len(GRIPS))]
        for _ in range(1 + rng.below(3)):
            pull = PLAYERS[job.player](known, rng)
            drawn, book = draw(book, known, pull if job.player == "curious" else replace(pull, grip=grip), rng)
            yield drawn
            if drawn.fell:
                return
            known = known_after(drawn, book)
            if known.pages <= 2:
                return
        for kind, seconds in (("watch", WATCH), ("settle", SETTLE)):
            after = simulated(question(kind, book, paper) | {"seconds": seconds})
            yield Rested(kind, known.pages, known.lean, paper, after["fell"])
            if after["fell"]:
                return
            book, known = after["book"], replace(known, lean=after["lean"])


def fresh(pages: int, paper: str, rng: Rng) -> tuple[Book, Known]:
    right, lean = pages // 2, rng.below(3) - 1
    book = {"seed": rng.next(), "left": pages - right, "right": right, "lean": lean}
    return book, Known(pages - right, right, lean, 0, paper)


def question(kind: str, book: Book, paper: str) -> Book:
    return {"kind": kind, "book": book, "paper": paper, "collapse_share": SHARE}


def draw(book: Book, known: Known, pull: Pull, rng: Rng, gesture: Book | None = None) -> tuple[Drawn, Book]:
    """What was seen, and the book as it is then."""
    asked = question("draw", book, known.paper) | {
        "luck": rng.next(),
        "grip": pull.grip,
        "steadying": "none",
        "side": pull.side,
        "page": pull.page,
        "count": pull.count,
        "height": HEIGHT,
        "gesture": {"care": pull.care, "timing": None} if gesture is None else gesture,
    }
    outcome = simulated(asked)
    left, right = outcome["strays"]
    drawn = Drawn(known, pull, outcome["came"], outcome["fell"], (left, right), outcome["lean"])
    return drawn, outcome["book"]


def known_after(drawn: Drawn, book: Book) -> Known:
    """What is known of a book that stood when it had been drawn from."""
    right = len(book["pages"]) - book["left"]
    return Known(book["left"], right, drawn.after, drawn.book.draws + 1, drawn.book.paper)


def drawn_from_fresh(cell: Cell, draws: int, rng: Rng) -> Iterator[Drawn]:
    """Left and right in turn."""
    for number in range(draws):
        book, known = fresh(cell.pages, cell.paper, rng)
        pull = replace(cell.pull, side=("left", "right")[number % 2])
        yield draw(book, known, pull, rng, path(cell, book, known, pull) if cell.path else None)[0]


def drawn_from_worn(books: int, rng: Rng) -> Iterator[Drawn]:
    """The same page with every grip."""
    for _ in range(books):
        book, known = worn(rng)
        pull = PLAYERS["careful, at random"](known, rng)
        for grip in GRIPS:
            yield draw(book, known, replace(pull, grip=grip), rng)[0]


def worn(rng: Rng) -> tuple[Book, Known]:
    """A full book that has survived some careful draws by somebody without an eye for the balance."""
    book, known = fresh(FULL, "normal", rng)
    while known.draws < WEAR:
        drawn, book = draw(book, known, PLAYERS["careful, at random"](known, rng), rng)
        if drawn.fell:
            return worn(rng)
        known = known_after(drawn, book)
    return book, known


def path(cell: Cell, book: Book, known: Known, pull: Pull) -> Book:
    """A straight one: along the ridge as fast as somebody snatches, or up in the plane of the page."""
    if cell.path == "snatched":
        return straight(SNATCH, 0.0, 1.0, 0.0)
    place = pull.page - 1 if pull.side == "left" else known.pages - pull.page
    slope = simulated(question("stand", book, known.paper))["book"]["pages"][place][2] / 1e6
    return straight(LIFT, sin(slope), 0.0, cos(slope))


def straight(speed: int, x: float, y: float, z: float) -> Book:
    ticks = -(-REACH * TICKS // (10 * speed))
    steps = [(tick, REACH * tick / ticks) for tick in range(1, ticks + 1)]
    return {
        "height": HEIGHT,
        "path": [[tick, round(x * far), round(y * far), round(z * far)] for tick, far in steps],
        "let_go": None,
    }


def fingerprint() -> str:
    """Differs where the physics does."""
    book = {"seed": 8, "left": FEW, "right": FEW, "lean": 0}
    pulls = [
        ("gentle", Pull("left", 3, 2, "little", "quick")),
        ("normal", Pull("left", 5, 1)),
        ("stern", Pull("right", 2, 4, "off_hand", "steady")),
        ("normal", Pull("left", FEW - 1, 2)),
    ]
    books = [draw(book, Known(FEW, FEW, 0, 0, paper), pull, Rng(8))[1] for paper, pull in pulls]
    return sha256(json.dumps(books).encode()).hexdigest()[:8]
