"""The pictures of a calibration."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from kamifuda.book.calibrate.cells import Share
from kamifuda.book.calibrate.drawing import BAR, COLOURS, INK, PALE, Picture
from kamifuda.book.calibrate.quality import Quality
from kamifuda.book.calibrate.survival import Curve

PER_CENT: Final = [(tenth / 10, f"{10 * tenth} %") for tenth in range(0, 11, 2)]
SHOWN: Final = 40  # draws


def reliability(quality: Quality) -> str:
    title = "Foreseen and seen, on books that were not fitted to"
    picture = Picture(title, (720, 520), (0, 1), (0, 1))
    picture.axis_up(PER_CENT, "books that fell")
    picture.axis_across(PER_CENT, "risk foreseen")
    picture.line([(0, 0), (1, 1)], INK, dash="4 4")
    for part in quality.deciles:
        low, high = part.interval
        picture.line([(part.foreseen, low), (part.foreseen, high)], COLOURS[1], 2)
        picture.dot(part.foreseen, part.seen, 3 + sqrt(part.draws) / 8, COLOURS[1])
    picture.legend([(f"{quality.draws} draws, {quality.deciles[0].draws} a dot; lines: 95 %", COLOURS[1])], 0.05)
    return picture.svg()


def skill(curves: Mapping[str, Curve], books: Mapping[str, int]) -> str:
    picture = Picture("Books that still stand: 64 pages, normal paper, free hand", (720, 460), (0, SHOWN), (0, 1))
    picture.axis_up(PER_CENT, "books that stand")
    picture.axis_across([(draws, str(draws)) for draws in range(0, SHOWN + 1, 5)], "draws")
    for colour, curve in zip(COLOURS, curves.values(), strict=False):
        points = [(0.0, 1.0)]
        for draws, share in enumerate(curve[: SHOWN + 1]):
            points += [(draws, points[-1][1]), (draws, share)]
        picture.line(points, colour, 2.5)
    named = [f"{player} ({books[player]} books)" for player in curves]
    picture.legend(list(zip(named, COLOURS, strict=False)), 0.65)
    return picture.svg()


def cells(shares: Sequence[Share]) -> str:
    """Bars with 95 %."""
    picture = Picture(
        "Draws that brought a fresh book down", (720, 130 + 22 * len(shares)), (0, 1), (len(shares), 0), 260
    )
    for x, _ in PER_CENT:
        picture.line([(x, 0), (x, len(shares))], PALE)
    for place, share in enumerate(shares):
        low, high = share.interval
        middle = place + 0.5
        picture.bar((0, middle + 0.35), (share.seen, middle - 0.35), BAR)
        picture.line([(low, middle), (high, middle)], INK, 1.5)
        picture.words(picture.left - 8, picture.up(middle) + 4, f"{share.name} ({share.draws})", anchor="end")
    picture.axis_across(PER_CENT, "books that fell; lines: 95 %; number of draws in brackets")
    return picture.svg()
