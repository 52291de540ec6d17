"""What Guardians do to the hand, and what paper, pages and care do to the odds. Seeds are fixed: the counts are too."""

from functools import cache
from math import sqrt
from statistics import fmean
from typing import Any

import pytest

from kamifuda.book.draw import Draw, simulated
from tests.book.questions import CAREFUL, along_the_ridge, built, pull
from tests.spread import SOAK

GRIPS = ("free", "middle", "ring", "little", "off_hand")
DRAWS = 10 * SOAK


@cache
def falls(speed: int = 0, skill: str = "", pages: int = 64, **others: Any) -> int:
    """How many of the same draws from different books brought them down; at no speed it is a careful hand."""
    hand = {"skill": skill} if skill else along_the_ridge(speed) if speed else CAREFUL
    questions = (pull(built(1000 + seed, pages), luck=seed, gesture=hand, **others) for seed in range(DRAWS))
    return sum(simulated(question)["fell"] for question in questions)


def test_a_careful_hand_hardly_ever_brings_it_down() -> None:
    assert falls() <= DRAWS // 10


def test_a_snatch_of_five_pages_mostly_does() -> None:
    assert falls(450, page=14, count=5) > DRAWS // 2


@pytest.mark.clause("KMI-A37", "KMI-68")
@pytest.mark.parametrize("grip", ["little", "off_hand"])
def test_a_grip_makes_drawing_harder(grip: str) -> None:
    """Three pages at once, so that it shows in few draws."""
    assert falls(100, count=3, grip=grip) > falls(100, count=3)


def test_paper_is_gentle_or_stern() -> None:
    gentle, normal, stern = (falls(300, count=5, paper=paper) for paper in ("gentle", "normal", "stern"))
    assert gentle < normal < stern


def test_a_thin_book_falls_more_easily() -> None:
    assert falls(200, pages=12, page=3, count=2) > falls(200, page=3, count=2)


def test_a_clumsy_hand_fails_more_than_a_deft_one() -> None:
    clumsy, deft = (falls(skill=skill, pages=20, page=3, count=2) for skill in ("clumsy", "deft"))
    assert clumsy > deft


@pytest.mark.clause("KMI-A37")
@pytest.mark.parametrize("grip", GRIPS)
def test_steadying_helps_the_hand(grip: str) -> None:
    """How far the hand is from where it shall be, in the mean; the more help the nearer."""
    errors = [unsteady(grip, steadying) for steadying in ("none", "some", "much")]
    assert errors == sorted(errors, reverse=True) and errors[0] > errors[2]


@pytest.mark.clause("KMI-A37")
def test_the_fingers_tremble_more_from_grip_to_grip() -> None:
    free, *others = (unsteady(grip, "none") for grip in GRIPS)
    assert all(error > free for error in others)
    assert unsteady("little", "none") > unsteady("middle", "none")


@cache
def unsteady(grip: str, steadying: str) -> float:
    """Square mean of what the hand strays across, in mm, while it shall only hold still."""
    total, seen = 0.0, 0
    for luck in range(4):
        draw = Draw(pull(built(90, 12), page=3, luck=luck, grip=grip, steadying=steadying))
        begin = draw.shown().hand
        for _ in range(120):
            draw.reach(0, 0, 0)
            draw.advance()
            now = draw.shown().hand
            begin = begin or now
            if begin is not None and now is not None:
                total, seen = total + (now[0] - begin[0]) ** 2 + (now[1] - begin[1]) ** 2, seen + 1
    return sqrt(total / seen)


@pytest.mark.clause("KMI-A37")
def test_the_other_hand_lags() -> None:
    behind = [travelled(grip) for grip in ("free", "off_hand")]
    assert behind[1] < behind[0]


def travelled(grip: str) -> float:
    """How far hands are along the ridge after half a second of pulling, in the mean: they tremble, too."""
    return fmean(furthest(Draw(pull(built(91, 12), page=1, grip=grip, luck=luck))) for luck in range(6))


def furthest(draw: Draw) -> float:
    found = 0.0
    for tick in range(50):
        draw.reach(0, 15 * max(0, tick - 20), 0)
        draw.advance()
        hand = draw.shown().hand
        found = hand[2] if hand is not None else found
    return found
