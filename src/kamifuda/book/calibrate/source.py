"""Fitted odds as a table in a module of the rules."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Final

from kamifuda.book.calibrate.model import HURRY, STEEPEST, WORN, Odds
from kamifuda.book.calibrate.pulls import CARES, GRIPS, MOST_PULLED, PAPERS

TABLES: Final = re.compile(r"^ODDS: .*?^\}", re.MULTILINE | re.DOTALL)


def has_odds(module: str, version: int) -> bool:
    """Whether matches of this version may have been played by a table in the module: then it never changes."""
    return re.search(rf"^    {version}: ", tables_in(module)[0], re.MULTILINE) is not None


def written(module: str, version: int, odds: Odds, draws: int) -> str:
    """The module with this table after all others."""
    assert not has_odds(module, version)
    end = tables_in(module).end() - 1
    return module[:end] + table(version, odds, draws) + module[end:]


def tables_in(module: str) -> re.Match[str]:
    found = TABLES.search(module)
    assert found is not None
    return found


def table(version: int, odds: Odds, draws: int) -> str:
    """Nothing but numbers: what they mean is said where they are declared."""
    lines = [f"{name}={number(value)}," for name, value in numbers(odds).items()]
    rows = "".join(f"        {line}\n" for line in lines)
    return f"    {version}: Odds(  # fitted to {draws} draws\n{rows}    ),\n"


def numbers(odds: Odds) -> dict[str, float | Iterable[float]]:
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


def number(value: float | Iterable[float]) -> str:
    if isinstance(value, int):
        return str(value)
    return f"{value:.4f}" if isinstance(value, float) else f"[{', '.join(map(number, value))}]"


def added(weight: Mapping[str, float], names: Sequence[str]) -> Iterable[float]:
    """Each with all before it; the first is the usual one."""
    return accumulate(weight.get(name, 0.0) for name in names)
