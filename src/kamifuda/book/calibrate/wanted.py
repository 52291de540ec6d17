"""What a book should be like, and whether it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kamifuda.book.calibrate.cells import Share
from kamifuda.book.calibrate.plan import HANDS
from kamifuda.book.calibrate.quality import Quality
from kamifuda.book.calibrate.survival import Curve, median

ENOUGH: Final = 200  # draws in a tenth of them, to be judged
NEAR: Final = 0.08  # how far a tenth may be off
BITES: Final = (0.03, 0.06, 0.10, 0.14)  # of one careful page, by grip
PLACES: Final = ("careful", "centre")  # the middle of a side, the ridge
PAPERS: Final = ("gentle paper", "normal paper", "stern paper")


@dataclass(frozen=True)
class Wish:
    asked: str
    seen: str
    held: bool
    clear: bool = True

    @property
    def verdict(self) -> str:
        return ("yes" if self.held else "**no**") if self.clear else "not clear"


def wishes(
    fresh: Mapping[str, Share],
    worn: Sequence[Share],
    worn_grips: Sequence[Share],
    papers: Mapping[str, Share],
    curves: Mapping[str, Curve],
    balanced: float,
    quality: Quality,
) -> list[Wish]:
    grips = [fresh["one page, careful"], *(fresh[f"one page, {hand}"] for hand in HANDS.values())]
    sizes = [fresh[name] for name in ("three pages, careful", "three pages of 24", "three pages of 12")]
    return [
        *of_hands(fresh),
        growing("each grip is harder than the one before", grips),
        biting(grips[1:]),
        worse(grips[1:], worn_grips[1:]),
        growing("the thinner, the harder: three pages of 64, 24, 12", sizes),
        growing("the more worn, the harder", worn),
        growing("gentle paper is safer than normal, stern paper harder", [papers[paper] for paper in PAPERS]),
        lasting(curves),
        Wish("careful with balance, at most 5 of 100 draws bring it down", f"{balanced:.1%}", balanced <= 0.05),
        *of_odds(quality),
    ]


def of_hands(fresh: Mapping[str, Share]) -> list[Wish]:
    one, quick, snatched = (fresh[name] for name in ("one page, careful", "five pages, quick", "five pages, snatched"))
    fast = Share("", quick.falls + snatched.falls, quick.draws + snatched.draws)
    quarter, centre = fresh["five pages, lifted"], fresh["five pages, centre, lifted"]
    return [
        Wish("one careful page of a full book comes in at least 90 of 100", told(1 - one.seen, one), one.seen <= 0.1),
        Wish("five pages pulled quickly bring it down in at least half", told(quick.seen, quick), quick.seen >= 0.5),
        Wish("so do five snatched at 450 mm/s", told(snatched.seen, snatched), snatched.seen >= 0.5),
        Wish("all these fast grabs of five pages together", told(fast.seen, fast), fast.seen >= 0.5),
        growing("five pages lifted in the middle of a side, then at the ridge: no easier there", [quarter, centre]),
        growing("the same, pulled along the ridge with care", [fresh[f"five pages, {where}"] for where in PLACES]),
    ]


def biting(grips: Sequence[Share]) -> Wish:
    """Held where chance alone could have made the difference."""
    held = all(
        low <= share <= high for share, (low, high) in zip(BITES, (grip.interval for grip in grips), strict=True)
    )
    asked = f"they bring a full book down in about {', '.join(f'{100 * share:.0f}' for share in BITES)} of 100"
    return Wish(asked, listed(grips), held)


def worse(fresh: Sequence[Share], worn: Sequence[Share]) -> Wish:
    held = all(before.interval[1] < after.seen for before, after in zip(fresh, worn, strict=True))
    return Wish("and clearly more often a worn one", listed(worn), held)


def lasting(curves: Mapping[str, Curve]) -> Wish:
    draws = median(curves["careful, at random"])
    asked = "careful without balance, half of the books have fallen with draw 6 or so"
    return Wish(asked, "none" if draws is None else f"{draws}", draws is not None and 4 <= draws <= 9)


def of_odds(quality: Quality) -> list[Wish]:
    farthest = max((part.off for part in quality.deciles if part.draws >= ENOUGH), default=1.0)
    return [
        Wish("the odds are 20 % better than the mean (Brier score)", f"{quality.better:.0%}", quality.better >= 0.2),
        Wish("their expected calibration error is at most 0.05", f"{quality.error:.3f}", quality.error <= 0.05),
        Wish("every tenth of the draws is foreseen within 8 points", f"{100 * farthest:.1f}", farthest <= NEAR),
    ]


def told(seen: float, share: Share) -> str:
    return f"{seen:.1%} of {share.draws}"


def growing(asked: str, found: Sequence[Share]) -> Wish:
    """Not clear where a share is smaller than the one before, but no surer than 95 %."""
    pairs = list(pairwise(found))
    held = all(before.seen <= after.seen for before, after in pairs)
    clear = held or any(after.interval[1] < before.seen for before, after in pairs)
    return Wish(asked, listed(found), held, clear)


def listed(found: Sequence[Share]) -> str:
    return ", ".join(f"{share.seen:.0%}" for share in found)
