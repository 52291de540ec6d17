"""Fitted odds as a module of the rules."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from kamifuda.book.calibrate.model import Odds
from kamifuda.book.calibrate.pulls import CARES, GRIPS, MOST_PULLED, PAPERS

HEAD = '''"""The odds of the standing book: fitted to {draws} simulated draws by `kamifuda book calibrate --write`.

docs/games/kamimai-book.md tells how well they fit.
They are those of a version of the game and never change: other odds belong to another version (CONTRIBUTING.md).
"""

from typing import Final

'''


def source(odds: Odds, draws: int) -> str:
    """Nothing but numbers, in log-odds where nothing else is said."""
    weight, shift = odds.weights, odds.shifts
    lines = [
        named("BASE", weight["base"], "one careful page of a full and level book"),
        listed("CARES", added(weight, CARES), ", ".join(CARES)),
        listed("GRIPS", added(weight, GRIPS), ", ".join(GRIPS).replace("_", " ")),
        listed("PAPERS", (weight.get(paper, 0.0) for paper in PAPERS), ", ".join(PAPERS)),
        named("MORE", weight["more"], "for every page after the first"),
        named("MANY", weight["many"] / MOST_PULLED, "for their square"),
        listed("MORE_CARES", added(weight, [f"more {care}" for care in CARES]), "for every page after the first"),
        named("MORE_GRIP", weight["more grip"] / 4, "for every page after the first, by the number of the grip"),
        named("THIN", weight["thin"], "every time that half of the pages are gone"),
        named("MORE_THIN", weight["more thin"], "and for every page after the first"),
        named("WORN", weight["worn"] / 10, "for every draw since the book was built, up to ten"),
        named("LEANING", weight["lean"], "the square of how it should lean then, 1 as much as there can be"),
        named("LEANT", weight["leant"], "the square of how it leans"),
        named("OUTER", weight["outer"], "the fourth power of the way from the ridge, 1 the outermost"),
        named("INNER", weight["inner"], "the way to the ridge"),
        named("MORE_INNER", weight["more inner"], "and for every page after the first"),
        "",
        named("KEEPS", shift["keeps"], "of its lean"),
        named("HOLDS", shift["holds"], "the balance that the outermost page holds, of a book of one page"),
        named("DRAGS", shift["drags"], "how a pull moves the lean of a full book"),
        named("DRAGS_MORE", shift["drags more"], "for every page after the first"),
        named("DRAGS_INNER", shift["drags inner"], "the way to the ridge"),
        listed("SWAY", odds.sway, "by grip: a standard deviation, tenths of a unit of lean"),
        named("SWAY_MORE", odds.sway_more, "for every page after the first"),
        "",
        listed("SLIPS", (1e6 * share for share in odds.slips), "of a million pages, by grip"),
        named("STRAYS", odds.strays, "as likely as a fall, times this"),
        listed("WATCH", odds.watch, "a fall while everybody watches for three seconds; for the square of the lean"),
        listed("SETTLE", odds.settle, "a fall between two turns"),
    ]  # fmt: skip
    return HEAD.format(draws=draws) + "\n".join(lines) + "\n"


def added(weight: Mapping[str, float], names: Sequence[str]) -> Iterable[float]:
    """Each with all before it; the first is the usual one."""
    return accumulate(weight.get(name, 0.0) for name in names)


def named(name: str, value: float, meaning: str) -> str:
    return f"{name}: Final = {value:.4f}  # {meaning}"


def listed(name: str, values: Iterable[float], meaning: str) -> str:
    return f"{name}: Final = [{', '.join(f'{value:.4f}' for value in values)}]  # {meaning}"
