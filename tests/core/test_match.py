"""A match: plays all or nothing, and what luck has to do with them."""

import pytest

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.match import Match, plays
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import kami
from tests.spread import random_plays


def duel() -> Match:
    return Match(kami, kami.Options(seats=2), from_text("1"))


def test_a_refused_play_changes_nothing_and_names_the_step() -> None:
    match = duel()
    hide = next(play for play in plays(match.legal(match.to_act()[0])) if play.startswith("hide "))
    before = match.view(0), match.view(1)
    with pytest.raises(IllegalAction) as refused:
        match.play(match.to_act()[0], hide.split(", ")[0] + ", counter spear")
    assert refused.value.step == "counter spear"
    with pytest.raises(BadNotation):
        match.play(match.to_act()[0], hide + ", pass")
    assert (match.view(0), match.view(1)) == before and match.plays == []


def test_only_the_play_that_ends_a_round_draws() -> None:
    match = duel()
    drew = []
    for before in random_plays(match, Rng(3)):
        seat, rounds = before.to_act()[0], int(before.position.round)
        for play in plays(before.legal(seat)):
            after = before.after(seat, play)
            new_deal = int(after.round) != rounds and not after.over
            assert before.draws(seat, play) == new_deal
            drew.append(new_deal)
    assert any(drew) and not all(drew)
