"""The book as it is recorded: poses, and how it is inclined."""

import json
from math import sin, tan

import pytest

from kamifuda.book.draw import begun, simulated
from tests.book.questions import Book, built, still, untouched

NORMAL = 0.5  # friction between pages of normal paper


def stood(book: Book) -> Book:
    found: Book = simulated(still(book))["book"]
    return found


def rho(book: Book) -> float:
    """The balance: past 1 it falls by itself. Negative: to the left, where pages are missing."""
    slopes = [tan(page[2] / 1_000_000) for page in book["pages"]]
    return sum(slopes) / (NORMAL * sum(slope * slope for slope in slopes))


@pytest.mark.parametrize("lean", [-10, -5, -1, 0, 1, 3, 10])
def test_a_book_is_built_as_it_shall_lean(lean: int) -> None:
    for seed in range(3):
        outcome = simulated(still(built(seed, lean=lean)))
        assert abs(rho(outcome["book"]) - lean / 10) <= 0.05
        assert outcome["lean"] == lean


@pytest.mark.parametrize(("left", "right"), [(32, 32), (32, 31), (20, 20), (10, 10), (6, 6), (36, 28), (2, 1), (1, 1)])
def test_sides_have_the_pages_that_they_shall_have(left: int, right: int) -> None:
    book = stood({"seed": 9, "left": left, "right": right, "lean": 0})
    angles = [page[2] for page in book["pages"]]
    assert (book["left"], len(angles), book["strays"]) == (left, left + right, [])
    assert all(angle > 0 for angle in angles[:left]) and all(angle < 0 for angle in angles[left:])
    feet = [page[0] - 440_000 * sin(page[2] / 1_000_000) for page in book["pages"]]
    assert feet == sorted(feet)  # from the outermost left to the outermost right


def test_other_seeds_make_other_books() -> None:
    assert len({json.dumps(stood(built(seed, 12))) for seed in range(8)}) == 8
    assert stood(built(3, 12)) == stood(built(3, 12))


def test_pages_missing_on_one_side_incline_it_there() -> None:
    fresh = stood(built(2))
    without_left = {**fresh, "left": 29, "pages": fresh["pages"][3:]}
    without_right = {**fresh, "pages": fresh["pages"][:-3]}
    assert simulated(still(without_left))["lean"] < -1 and simulated(still(without_right))["lean"] > 1


def test_the_lean_is_the_balance_in_tenths() -> None:
    fresh = stood(built(2))
    for missing in range(7):
        book = {**fresh, "left": 32 - missing, "pages": fresh["pages"][missing:]}
        assert simulated(still(book))["lean"] == pytest.approx(max(-10, 10 * rho(book)), abs=0.6)


@pytest.mark.parametrize("pages", [64, 20])
def test_putting_it_down_and_taking_it_up_does_not_wear_it(pages: int) -> None:
    book = stood(built(6, pages, lean=2))
    before = rho(book)
    for _ in range(20):
        book = json.loads(json.dumps(simulated(untouched(book, 1))["book"]))
    assert abs(rho(book) - before) < 0.01


def test_a_book_as_it_stands_is_where_it_was() -> None:
    """Not a hair is moved by reading it."""
    book = simulated(untouched(built(8, 40), 1))["book"]
    assert stood(json.loads(json.dumps(book))) == book
    for page, (x, z, a, y, state) in zip(book["pages"], begun(still(book)).shown().pages, strict=True):
        assert [x * 10_000, z * 10_000, a * 1_000_000, y * 10_000] == pytest.approx(page, abs=0.51)
        assert state == 0
