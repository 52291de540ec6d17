"""Questions to the standing book, each in one line, and hands that pull along the ridge."""

from typing import Any

from kamifuda.core.rng import Rng

Book = dict[str, Any]
Question = dict[str, Any]
Gesture = dict[str, Any]

TICKS = 60  # a second
CAREFUL: Gesture = {"care": "careful", "timing": None}


def built(seed: int = 1, pages: int = 64, lean: int = 0) -> Book:
    """A fresh book, the odd page on the left."""
    return {"seed": seed, "left": pages - pages // 2, "right": pages // 2, "lean": lean}


def untouched(book: Book, seconds: int = 20, **others: Any) -> Question:
    """Everybody watches."""
    return {"kind": "watch", "book": book, "paper": "normal", "collapse_share": 50, "seconds": seconds, **others}


def still(book: Book) -> Question:
    """Nothing happens at all."""
    return {"kind": "stand", "book": book, "paper": "normal", "collapse_share": 50}


def pull(book: Book, **others: Any) -> Question:
    """Unless told otherwise one page of the left side, by a free hand; without a gesture it is a live one."""
    usual = {
        "kind": "draw", "book": book, "paper": "normal", "collapse_share": 50, "luck": 1,
        "grip": "free", "steadying": "none", "side": "left", "page": 8, "count": 1, "height": 55,
    }  # fmt: skip
    return usual | others


def along_the_ridge(speed: int = 50, length: int = 90, let_go: int | None = None, drift: float = 0.0) -> Gesture:
    """A straight pull towards the viewer: mm per second, mm, and how far it strays across for every mm."""
    last = length * TICKS // speed
    path = [[tick, round(10 * drift * speed * tick / TICKS), 10 * speed * tick // TICKS, 0] for tick in range(last + 1)]
    return {"height": 55, "path": thinned(path), "let_go": let_go}


def thinned(path: list[list[int]]) -> list[list[int]]:
    """As few samples as a gesture may have."""
    every = 1 + len(path) // 1000
    return path[::every]


def nervous(seed: int, ticks: int = 150) -> dict[int, tuple[int, int, int]]:
    """Where the fingers shall be at some of the ticks, in tenths of a mm: roughly along the ridge."""
    rng, places = Rng(seed), {}
    for tick in range(ticks):
        if rng.below(3):
            places[tick] = (rng.below(60) - 30, 7 * tick + rng.below(40), rng.below(60) - 30)
    return places
