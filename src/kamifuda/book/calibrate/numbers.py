"""Fitted odds as the numbers that rules reckon with."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from kamifuda.book.calibrate.model import HURRY, STEEPEST, WORN, Odds
from kamifuda.book.calibrate.pulls import CARES, GRIPS, MOST_PULLED, PAPERS
from kamifuda.core.physics import Numbers


def numbers(odds: Odds) -> dict[str, Numbers]:
    weight, shift = odds.weights, odds.shifts
    return {
        "base": weight["base"],
        "cares": added(weight, CARES),
        "grips": added(weight, GRIPS),
        "papers": [weight.get(paper, 0.0) for paper in PAPERS],
        "more": weight["more"],
        "many": weight["many"] / MOST_PULLED,
        "more_cares": added(weight, [f"more {care}" for care in CARES]),
        "more_grip": weight["more grip"] / 4,
        "thin": weight["thin"],
        "more_thin": weight["more thin"],
        "worn": weight["worn"] / WORN,
        "leaning": weight["lean"],
        "leant": weight["leant"],
        "outer": weight["outer"],
        "inner": weight["inner"],
        "more_inner": weight["more inner"],
        "worn_out": WORN,
        "steepest": STEEPEST,
        "hurry": HURRY,
        "keeps": shift["keeps"],
        "holds": shift["holds"],
        "drags": shift["drags"],
        "drags_more": shift["drags more"],
        "drags_inner": shift["drags inner"],
        "sway": odds.sway,
        "sway_more": odds.sway_more,
        "slips": [1e6 * share for share in odds.slips],
        "strays": odds.strays,
        "watch": odds.watch,
        "settle": odds.settle,
    }


def added(weight: Mapping[str, float], names: Sequence[str]) -> list[float]:
    """Each with all before it; the first is the usual one."""
    return list(accumulate(weight.get(name, 0.0) for name in names))
