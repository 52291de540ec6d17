"""The search: sees what it should, and nothing that lies face down."""

import json
import os
import subprocess
import sys

import pytest

from kamifuda.bots.levels import SearchBot, bot
from kamifuda.bots.search import Search
from kamifuda.core.match import Match
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from tests.examples import FIRST, SOME_ROUNDS
from tests.facts import facts
from tests.thinking import searched


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_thinks_the_same_in_every_world_it_can_not_tell_apart(seats: int) -> None:
    """Whoever peeks at the true cards thinks differently in an imagined world."""
    rng, other_worlds = Rng(seats), 0
    position = FIRST.deal(FIRST.Options(seats=seats, **facts(FIRST).at_once), from_text("9"))
    for _ in range(40):
        seat = position.mover()
        world = position.clone()
        world.imagine(seat, rng)
        other_worlds += FIRST.layout(world) != FIRST.layout(position)
        assert searched(world, seat, seats, 60).tried() == searched(position, seat, seats, 60).tried()
        position.apply(seat, rng.pick(position.legal(seat)))
    assert other_worlds > 20


def test_it_can_be_stopped_and_goes_on_where_it_was() -> None:
    position = FIRST.deal(FIRST.Options(**facts(FIRST).at_once), from_text("3"))
    seat = position.mover()
    whole = searched(position, seat, 4, 400)
    sliced = Search(position, seat, 4, Rng(1))
    for _ in range(8):
        sliced.run(50)
    assert whole.tried() == sliced.tried()
    assert whole.iterations == sliced.iterations == 400
    assert sum(times for times, _ in whole.tried().values()) == 400


def test_before_any_thought_it_takes_something_legal() -> None:
    position = FIRST.deal(FIRST.Options(**facts(FIRST).at_once), from_text("3"))
    assert searched(position, position.mover(), 4, 0).best() & position.legal(position.mover())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy", "search:40"])
def test_bots_play_whole_matches_from_views_alone(name: str, seats: int) -> None:
    match = Match(FIRST, FIRST.Options(seats=seats, **SOME_ROUNDS), from_text(name))
    bots = [bot(name, FIRST, Rng(seat)) for seat in range(seats)]
    while not match.position.over:
        seat = match.to_act()[-1]
        match.play(seat, bots[seat].choose(json.loads(json.dumps(match.view(seat))), match.legal(seat)))
    assert len(match.scores()) == seats


@pytest.mark.parametrize("name", ["genius", "search:", "search:0", "search:-3", "search:many", "random:3", ""])
def test_an_unknown_bot_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadOption) as bad:
        bot(name, FIRST, Rng(1))
    assert "random, greedy, search" in str(bad.value)


def test_a_search_stops_when_told() -> None:
    match = Match(FIRST, FIRST.Options(**facts(FIRST).at_once), from_text("5"))
    seat, asked = match.to_act()[0], []

    def enough() -> bool:
        asked.append(True)
        return len(asked) > 2

    play = SearchBot(FIRST, Rng(1), iterations=10**9, enough=enough).choose(match.view(seat), match.legal(seat))
    match.play(seat, play)
    assert len(asked) < 10


def test_long_chains_are_freed_without_harm() -> None:
    """Two hundred choices of one decision; a debugging allocator ends the program where memory was overwritten."""
    code = """
from kamifuda.bots.search import Choice, Decision
for _ in range(50):
    chain, neighbours = None, None
    for number in range(200):
        chain, neighbours = Choice(0, 1, chain), Decision(number, neighbours)
    chain = neighbours = None
print("free")
"""
    ran = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"PYTHONMALLOC": "debug"}, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout) == (0, "free\n"), ran.stderr
