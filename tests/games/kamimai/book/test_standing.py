"""A book that nobody touches stands, whatever its size, its paper and its seed."""

from math import hypot

import pytest

from kamifuda.book.draw import Stand, begun, simulated
from tests.book.questions import TICKS, built, pull, still, untouched
from tests.spread import SOAK

SEEDS, SECONDS = (6, 20) if SOAK == 1 else (200, 60)
SIZES = (64, 63, 40, 20, 12, 3, 2)


@pytest.mark.clause("KMI-A18")
@pytest.mark.parametrize("seed", range(100, 100 + SEEDS))
def test_a_fresh_book_stands(seed: int) -> None:
    book = Stand(untouched(built(seed), SECONDS))
    before = book.shown().pages
    while not book.over:
        book.advance()
    outcome = book.outcome()
    assert (outcome["fell"], len(outcome["book"]["pages"]), outcome["book"]["strays"]) == (False, 64, [])
    assert book.ticks == outcome["ticks"] == SECONDS * TICKS
    moved = [hypot(x - now[0], z - now[1]) for (x, z, *_), now in zip(before, book.shown().pages, strict=True)]
    assert max(moved) < 1  # mm


@pytest.mark.parametrize("paper", ["gentle", "normal", "stern"])
@pytest.mark.parametrize("pages", SIZES)
def test_a_book_of_any_size_stands(pages: int, paper: str) -> None:
    for seed in range(1 if SOAK == 1 else 2 * SOAK):
        outcome = simulated(untouched(built(seed, pages), 5, paper=paper))
        assert (outcome["fell"], len(outcome["book"]["pages"])) == (False, pages)


@pytest.mark.parametrize(("left", "right"), [(1, 1), (2, 1), (1, 2)])
def test_the_smallest_books_have_a_page_on_either_side(left: int, right: int) -> None:
    outcome = simulated(untouched({"seed": 4, "left": left, "right": right, "lean": 0}, 3))
    assert (outcome["fell"], outcome["book"]["left"], len(outcome["book"]["pages"])) == (False, left, left + right)


@pytest.mark.clause("KMI-A18")
@pytest.mark.parametrize(("kind", "seconds"), [("watch", 1), ("watch", 3), ("watch", 10), ("settle", 2)])
def test_it_is_watched_as_long_as_it_shall_be(kind: str, seconds: int) -> None:
    outcome = simulated(untouched(built(pages=12), seconds, kind=kind))
    assert (outcome["ticks"], outcome["fell"], outcome["book"]["left"]) == (seconds * TICKS, False, 6)
    assert "came" not in outcome and "strays" not in outcome


@pytest.mark.clause("KMI-A18")
@pytest.mark.parametrize("kind", ["watch", "settle"])
def test_what_has_lost_its_balance_falls_while_it_is_watched(kind: str) -> None:
    fresh = simulated(still(built(7)))["book"]
    outcome = simulated(untouched({**fresh, "left": 20, "pages": fresh["pages"][12:]}, 3, kind=kind))
    assert outcome["fell"] and outcome["ticks"] <= 3 * TICKS
    assert len(outcome["book"]["pages"]) == 52


@pytest.mark.clause("KMI-23")
def test_looking_touches_nothing() -> None:
    """To look at it from everywhere is to ask for the book as it stands."""
    fresh = simulated(still(built(3, 20)))["book"]
    assert simulated(still(fresh))["book"] == fresh
    assert begun(still(fresh)).over and not begun(untouched(fresh)).over


def test_strays_lie_on_the_felt_for_the_eye_only() -> None:
    fresh = simulated(still(built(3, 20)))["book"]
    stray = [900_000, 5_000, 1_570_796, 0]
    among = untouched({**fresh, "strays": [stray]}, 2)
    outcome, alone = simulated(among), simulated(untouched(fresh, 2))
    assert outcome["book"] == {**alone["book"], "strays": [stray]}
    *pages, last = begun(among).shown().pages
    assert (len(pages), {page[4] for page in pages}, last[4]) == (20, {0}, 3)
    assert last[0] == pytest.approx(90) and last[2] == pytest.approx(1.5708, abs=1e-3)


def test_strain_tells_calm_from_danger() -> None:
    calm, grabbed = list[int](), list[int]()
    simulated(untouched(built(5), 3), lambda shown: calm.append(shown.strain))
    snatch = pull(built(5), page=10, count=8, gesture={"care": "quick", "timing": 0})
    assert simulated(snatch, lambda shown: grabbed.append(shown.strain))["fell"]
    assert max(calm) < 100 and max(grabbed) > 160
    assert min(calm + grabbed) >= 0 and max(calm + grabbed) <= 255
