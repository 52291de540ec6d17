"""What a collapse is, on poses made by hand (KMI-A11)."""

from math import acos, cos, degrees, pi, radians, sin

import pytest

from kamifuda.book.collapse import has_fallen, lies, ridge
from kamifuda.book.state import Pose

HALF = 44.0  # mm, of a page


def leaning(degrees: float, foot: float = 0.0) -> Pose:
    """With its foot on the felt."""
    a = radians(degrees)
    return Pose(foot + HALF * sin(a), HALF * cos(a), a, 0.0)


def tent(pages: int, degrees: float = 30.0) -> list[Pose]:
    left = [leaning(degrees, -float(place)) for place in range(pages // 2, 0, -1)]
    return [*left, *(leaning(-degrees, float(place)) for place in range(1, pages - pages // 2 + 1))]


def flat(pages: int) -> list[Pose]:
    return [Pose(10.0 * place, 0.25 + 0.5 * place, pi / 2, 0.0) for place in range(pages)]


@pytest.mark.clause("KMI-A11")
@pytest.mark.parametrize("pages", [64, 63, 12, 3, 2])
def test_a_tent_stands_and_a_pile_does_not(pages: int) -> None:
    assert not has_fallen(tent(pages), 50)
    assert has_fallen(flat(pages), 50) and has_fallen(flat(pages), 100)


@pytest.mark.clause("KMI-A11")
@pytest.mark.parametrize(
    ("lying", "share", "fallen"),
    [(49, 50, False), (50, 50, True), (51, 50, True), (29, 30, False), (30, 30, True), (89, 90, False), (90, 90, True)],
)
def test_it_has_fallen_when_so_large_a_share_lies(lying: int, share: int, fallen: bool) -> None:
    assert has_fallen([*tent(100 - lying), *flat(lying)], share) is fallen


@pytest.mark.clause("KMI-A11")
def test_the_share_is_exact_for_odd_numbers_too() -> None:
    assert not has_fallen([*tent(32), *flat(31)], 50)  # of 63, 49.2 %
    assert has_fallen([*tent(31), *flat(32)], 50)


@pytest.mark.clause("KMI-A11", "KMI-A13")
def test_pages_between_the_fingers_are_still_pages_of_the_book() -> None:
    """To pinch some must not make the share of those that lie so large that it has fallen."""
    assert has_fallen(tent(6), 20, strays=2) and not has_fallen(tent(6), 20, strays=2, held=4)
    assert has_fallen(flat(6), 50, held=6) and has_fallen(tent(20, 80), 50, held=40)


@pytest.mark.clause("KMI-A11")
def test_single_pages_that_fall_are_strays() -> None:
    for strays in (1, 3):
        poses = [*tent(20), *flat(strays)]
        assert not has_fallen(poses, 50) and [lies(pose) for pose in poses] == [False] * 20 + [True] * strays


@pytest.mark.clause("KMI-A11")
def test_a_ridge_that_has_sunk_has_fallen_though_no_page_lies() -> None:
    lowest = degrees(acos(0.62))
    stands, sinks = tent(20, lowest - 1), tent(20, lowest + 1)
    assert not any(map(lies, stands + sinks))
    assert not has_fallen(stands, 50) and has_fallen(sinks, 50)
    assert ridge(stands) > 0.62 * 88 > ridge(sinks)


@pytest.mark.clause("KMI-A11")
def test_one_page_that_still_stands_holds_the_ridge_up() -> None:
    """As long as the others do not lie."""
    assert not has_fallen([*tent(19, 53), leaning(10)], 50)


@pytest.mark.parametrize(
    ("pose", "lying"),
    [
        (leaning(64), False),
        (leaning(-64), False),
        (leaning(66), True),
        (leaning(-66), True),
        (leaning(20)._replace(z=17.0), True),
        (leaning(20)._replace(z=19.0), False),
        (leaning(0), False),
    ],
)
def test_a_page_lies_when_it_is_flat_or_low(pose: Pose, lying: bool) -> None:
    assert lies(pose) is lying


def test_what_is_not_there_does_not_fall() -> None:
    assert not has_fallen([], 50) and ridge([]) == 0
