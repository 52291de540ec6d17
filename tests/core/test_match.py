"""A match: plays all or nothing."""

import pytest

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.match import Match, plays
from kamifuda.core.seed import from_text
from tests.clauses import clauses_of
from tests.examples import FIRST


def test_a_refused_play_changes_nothing_and_names_the_step() -> None:
    match = Match(FIRST, FIRST.Options(seats=2), from_text("1"))
    [seat] = match.to_act()
    whole = next(play for play in plays(match.legal(seat)) if ", " in play)
    step = whole.split(", ")[0]
    before = match.view(0), match.view(1)
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, f"{step}, {step}")
    assert refused.value.step == step and refused.value.clause in clauses_of(FIRST)
    with pytest.raises(BadNotation):
        match.play(seat, f"{whole}, {step}")
    assert (match.view(0), match.view(1)) == before and match.plays == []
