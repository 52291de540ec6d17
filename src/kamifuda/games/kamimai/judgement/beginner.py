"""What a beginner at KamiMaï thinks of doing: cautious with the book, and without a plan."""

from collections.abc import Sequence
from typing import Final

from kamifuda.games.kamimai.view import View

A_FEW: Final = 2  # pages in a turn
OUTER: Final = ("page 1", "page 2", "page 3")
ANSWERS: Final = {"pull": "pull 1", "keep": "end", "consent": "agree", "watch": "stands", "settle": "stands"}


def beginner(seen: View, choices: Sequence[str]) -> Sequence[str]:
    """Of these plays, those among which a beginner chooses without thinking."""
    if seen["phase"] == "draw":
        return drawing(seen, choices)
    if seen["phase"] == "spells":
        return [play for play in choices if play.split(" ")[0] in ("cast", "team")] or choices
    usual = ANSWERS.get(seen["phase"], "")
    return [usual] if usual in choices else choices


def drawing(seen: View, choices: Sequence[str]) -> Sequence[str]:
    """A page or two from outside, of the side that the book does not lean to."""
    if len(seen["drawn"]) >= A_FEW and "done" in choices:
        return ["done"]
    outer = [play for play in choices if play.endswith(OUTER)]
    lean = seen["book"]["lean"]
    safer = [play for play in outer if play.startswith("right" if lean < 0 else "left")] if lean else outer
    return safer or outer or choices
