"""The search: sees what it should, and nothing that lies face down."""

import json
import os
import subprocess
import sys

import pytest

from kamifuda.bots.levels import SearchBot, bot
from kamifuda.bots.search import Search
from kamifuda.bots.selfplay import play_match
from kamifuda.core.match import Match
from kamifuda.core.options import BadOption
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from kamifuda.games import kami, totem
from kamifuda.games.kami.layout import arrange
from kamifuda.games.kami.rules import Kami
from kamifuda.games.totem.layout import arrange as lay_totems


def searched(position: Kami, seat: int, iterations: int) -> Search:
    search = Search(position, seat, position.seats(), Rng(1))
    search.run(iterations)
    return search


def test_it_takes_the_master_stroke() -> None:
    position = arrange(
        kami.Options(demoralised=False),
        hands=[["tower", "tower"], ["spear"] * 2, ["soldier"] * 2, ["fool"] * 2],
        attack="horseman",
        attacker=0,
    )
    assert kami.notation(position, 0, searched(position, 0, 200).best()) == "hide tower"


def test_it_finishes_with_the_dearer_card() -> None:
    position = arrange(
        kami.Options(demoralised=False),
        hands=[["soldier", "empress"], ["spear"] * 2, ["soldier"] * 2, ["fool"] * 2],
        attack="horseman",
        attacker=0,
    )
    assert kami.notation(position, 0, searched(position, 0, 200).best()) == "hide soldier"


def test_one_search_finds_all_steps_of_a_play() -> None:
    position = lay_totems(
        totem.Options(),
        zones=[["blue_1", None, None, None], ["purple_9", None, None, None]],
        face_up=[[True] * 4, [True] * 4],
        hands=[["red_4", "green_5", "blue_2", "red_1"], ["purple_4", "green_8", "blue_12"]],
    )
    search = Search(position, 0, 2, Rng(1))
    search.run(400)
    steps = []
    for action in search.play():
        steps.append(totem.notation(position, 0, action))
        position.apply(0, action)
    assert steps == ["attack", "red_4", "on 0", "with green_5"]
    assert position.over and position.score(0) == 1


def test_nobody_in_the_tree_tells_hidden_cards_apart() -> None:
    """After `hide X, attack spear` seat 1 decides in one and the same place for every X; seat 0 knows better."""
    hands = [["tower", "fool", "spear", "soldier"], ["spear"] * 4, ["soldier"] * 4, ["horseman"] * 4]
    position = arrange(kami.Options(demoralised=False), hands=hands)
    search = searched(position, 0, 1)
    keys = set()
    for step in ("hide tower", "hide fool", "hide soldier"):
        world = position.clone()
        search.forget()
        for text in (step, "attack spear"):
            world.apply(0, kami.parse(world, 0, text))
            search.observe(world)
        keys.add((search.key0, search.key1, search.key2, search.key3))
    own, *others = zip(*keys, strict=True)
    assert len(set(own)) == 3
    assert [len(set(other)) for other in others] == [1, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_thinks_the_same_in_every_world_it_can_not_tell_apart(seats: int) -> None:
    """Whoever peeks at the true cards thinks differently in an imagined world."""
    rng, other_worlds = Rng(seats), 0
    position = kami.deal(kami.Options(seats=seats, demoralised=False), from_text("9"))
    for _ in range(40):
        seat = position.mover()
        world = position.clone()
        world.imagine(seat, rng)
        other_worlds += kami.layout(world) != kami.layout(position)
        assert searched(world, seat, 60).tried() == searched(position, seat, 60).tried()
        position.apply(seat, rng.pick(position.legal(seat)))
    assert other_worlds > 20


def test_it_can_be_stopped_and_goes_on_where_it_was() -> None:
    position = kami.deal(kami.Options(demoralised=False), from_text("3"))
    seat = position.mover()
    whole = searched(position, seat, 400)
    sliced = Search(position, seat, 4, Rng(1))
    for _ in range(8):
        sliced.run(50)
    assert whole.tried() == sliced.tried()
    assert whole.iterations == sliced.iterations == 400
    assert sum(times for times, _ in whole.tried().values()) == 400


def test_before_any_thought_it_takes_something_legal() -> None:
    position = kami.deal(kami.Options(demoralised=False), from_text("3"))
    assert searched(position, position.mover(), 0).best() & position.legal(position.mover())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy", "search:40"])
def test_bots_play_whole_matches_from_views_alone(name: str, seats: int) -> None:
    match = Match(kami, kami.Options(seats=seats, target=5), from_text(name))
    bots = [bot(name, kami, Rng(seat)) for seat in range(seats)]
    while not match.position.over:
        seat = match.to_act()[-1]
        match.play(seat, bots[seat].choose(json.loads(json.dumps(match.view(seat))), match.legal(seat)))
    assert max(match.scores()) >= 5


@pytest.mark.parametrize("name", ["greedy", "search:100"])
def test_a_thinking_bot_beats_random_in_paired_deals(name: str) -> None:
    wins = sum(wins_match(name, number, side) for number in range(10) for side in (0, 1))
    assert wins >= 15


def wins_match(name: str, number: int, side: int) -> bool:
    """Whether the bot wins with the even (0) or odd (1) seats against random, in the same deals."""
    bots = [bot(name if seat % 2 == side else "random", kami, Rng(10 * number + seat)) for seat in range(4)]
    match = play_match(kami, kami.Options(target=7), from_text(str(number)), bots)
    return match.scores()[side] > match.scores()[1 - side]


@pytest.mark.parametrize("name", ["genius", "search:", "search:0", "search:-3", "search:many", "random:3", ""])
def test_an_unknown_bot_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadOption) as bad:
        bot(name, kami, Rng(1))
    assert "random, greedy, search" in str(bad.value)


def test_a_search_stops_when_told() -> None:
    match = Match(kami, kami.Options(demoralised=False), from_text("5"))
    seat, asked = match.to_act()[0], []

    def enough() -> bool:
        asked.append(True)
        return len(asked) > 2

    play = SearchBot(kami, Rng(1), iterations=10**9, enough=enough).choose(match.view(seat), match.legal(seat))
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
