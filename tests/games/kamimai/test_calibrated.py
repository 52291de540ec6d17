"""The odds of the rules are those that calibration fitted, and are written where they stand."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kamifuda.book.calibrate import model
from kamifuda.book.calibrate.numbers import numbers
from kamifuda.book.calibrate.pulls import CARES, GRIPS, PAPERS, SIDES, Known, Pull
from kamifuda.core.rng import Rng
from kamifuda.games import kamimai
from kamifuda.games.kamimai import fitted, odds
from kamifuda.games.kamimai.calibrated import has_odds, with_odds
from kamifuda.games.kamimai.fitted import odds_of
from kamifuda.games.kamimai.layout import arrange


def parts(names: Sequence[str], sums: Sequence[float]) -> dict[str, float]:
    return dict(zip(names[1:], (more - less for less, more in pairwise(sums)), strict=True))


def of_the_rules() -> model.Odds:
    """The numbers that the rules reckon with, in the form in which they are fitted."""
    known = odds_of(kamimai.version)
    weights = {
        "base": known.base, "more": known.more, "many": 8 * known.many, "more grip": 4 * known.more_grip,
        "thin": known.thin, "more thin": known.more_thin, "worn": 10 * known.worn, "lean": known.leaning,
        "leant": known.leant, "outer": known.outer, "inner": known.inner, "more inner": known.more_inner,
        **parts(CARES, known.cares), **parts(GRIPS, known.grips),
        **dict(zip(PAPERS, known.papers, strict=True)),
        **parts([f"more {care}" for care in CARES], known.more_cares),
    }  # fmt: skip
    shifts = (known.keeps, known.holds, known.drags, known.drags_more, known.drags_inner)
    return model.Odds(
        {term: weights[term] for term in model.TERMS}, dict(zip(model.SHIFTS, shifts, strict=True)), known.sway,
        known.sway_more, [share / 1e6 for share in known.slips], known.strays,
        (known.watch[0], known.watch[1]), (known.settle[0], known.settle[1]),
    )  # fmt: skip


def test_the_rules_reckon_as_the_odds_were_fitted() -> None:
    known_odds, rng = of_the_rules(), Rng(6)
    for _ in range(2000):
        left, right, paper = 1 + rng.below(32), 1 + rng.below(32), PAPERS[rng.below(3)]
        known = Known(left, right, rng.below(21) - 10, rng.below(15), paper)
        side = SIDES[rng.below(2)]
        page = 1 + rng.below(known.here(side))
        count, care, grip = 1 + rng.below(known.most(side, page)), rng.below(3), GRIPS[rng.below(5)]
        options: dict[str, Any] = {"paper": paper, "book": "physics"}
        position = arrange(
            kamimai.Options(**options), reserves=[], phase="draw", target="A", left=left, right=right,
            lean=known.lean, draws=known.draws, grip=grip,
        )  # fmt: skip
        ours = known_odds.risk(known, Pull(side, page, count, grip, CARES[care]))
        theirs = odds.risk(position, SIDES.index(side), page, count, care) / odds.MILLION
        assert theirs == pytest.approx(ours, abs=2e-4)


def tables(module: str) -> dict[int, Any]:
    made: dict[str, Any] = {"__name__": fitted.__name__}
    exec(module, made)
    return {version: asdict(table) for version, table in made["ODDS"].items()}


def test_the_numbers_of_the_rules_are_written_as_they_are() -> None:
    module = Path(fitted.__file__).with_name("fitted.py").read_text()
    ours = asdict(odds_of(kamimai.version))
    assert tables(with_odds(module, 9, numbers(of_the_rules()), 1234)) == tables(module) | {9: ours} and len(ours) > 20
    assert tables(module)[max(tables(module))] == ours


def test_the_odds_of_another_version_are_written_beside_those_there_are() -> None:
    module = Path(fitted.__file__).with_name("fitted.py").read_text()
    raised = with_odds(module, 9, numbers(replace(of_the_rules(), strays=0.5)), 1234)
    assert "9: Odds(  # fitted to 1234 draws\n" in raised and module.partition("\n}\n")[0] in raised
    assert tables(raised) == tables(module) | {9: tables(module)[max(tables(module))] | {"strays": 0.5}}
    assert has_odds(raised, 9) and not has_odds(module, 9) and has_odds(module, max(tables(module)))
    with pytest.raises(AssertionError):
        with_odds(raised, 9, numbers(of_the_rules()), 99)
