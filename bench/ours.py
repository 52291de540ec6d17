"""Our engine at work: random play inside and from Python, search, clones.

It is Kami for four, as in yardsticks/kami.c, unless Totem or Grimoire, both for two, are named.
"""

import sys
from itertools import cycle

from bench.slices import Work
from kamifuda.bots.search import Search
from kamifuda.core.playout import play_match, play_round
from kamifuda.core.rng import MASK, Rng
from kamifuda.games.grimoire import options as grimoire
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.values import values_of
from kamifuda.games.kami.options import Options, packed
from kamifuda.games.kami.rules import Kami
from kamifuda.games.totem import options as totem
from kamifuda.games.totem.rules import Totem

RULES = packed(Options(demoralised=False))
TOTEM_RULES = totem.packed(totem.Options())
GRIMOIRE_RULES = grimoire.packed(grimoire.Options())
ITERATIONS = 1000  # of one search: a bot's thinking about one step


def fresh_match(rng: Rng) -> Kami:
    position = Kami(RULES)
    position.chance = rng.next()
    position.begin()
    return position


def rounds_inside(matches: int) -> float:
    """Random matches played by the compiled module; counts rounds."""
    rounds = 0
    for _ in range(matches):
        position = fresh_match(RNG)
        play_match(position, RNG)
        rounds += position.round
    return rounds


def moves_inside(matches: int) -> float:
    """The same; counts moves."""
    moves = 0
    for _ in range(matches):
        moves += play_match(fresh_match(RNG), RNG)
    return moves


def totem_moves_inside(matches: int) -> float:
    """Random matches of Totem, likewise."""
    moves = 0
    for _ in range(matches):
        position = Totem(TOTEM_RULES)
        position.chance = RNG.next()
        position.begin()
        moves += play_match(position, RNG)
    return moves


def grimoire_moves_inside(matches: int) -> float:
    """Random matches of Grimoire, likewise."""
    moves, values = 0, values_of("")
    for _ in range(matches):
        position = Grimoire(GRIMOIRE_RULES, values)
        position.chance = RNG.next()
        position.begin()
        moves += play_match(position, RNG)
    return moves


def moves_from_python(matches: int) -> float:
    """Random matches driven step by step from Python; counts moves."""
    moves, rng = 0, RNG
    for _ in range(matches):
        position = fresh_match(rng)
        while not position.over:
            seat = position.mover()
            position.apply(seat, rng.pick(position.legal(seat)))
            moves += 1
    return moves


def searches() -> Work:
    """Searches of real decisions about ten moves into a round, in turn; counts iterations."""
    decisions = cycle([after(10, Rng(seed)) for seed in range(8)])

    def work(times: int) -> float:
        for _ in range(times):
            position = next(decisions)
            Search(position, position.mover(), 4, Rng(RNG.next())).run(ITERATIONS)
        return times * ITERATIONS

    return work


def after(moves: int, rng: Rng) -> Kami:
    """A round that many random moves old, and on to the next decision that has two actions or more."""
    position = fresh_match(rng)
    while moves > 0 or is_forced(position):
        position.apply(position.mover(), rng.pick(position.legal(position.mover())))
        moves -= 1
    return position


def is_forced(position: Kami) -> bool:
    legal = position.legal(position.mover())
    return legal & (legal - 1) == 0


def clones(times: int) -> float:
    clone = POSITION.clone
    for _ in range(times):
        clone()
    return times


def size_of_a_position() -> int:
    """Bytes, with the header of the garbage collector if it has one."""
    return sys.getsizeof(POSITION)


def checksum(seed: int, rounds: int) -> int:
    """What `rounds` of kami.c returns: all that was drawn and scored in one number."""
    rng, total = Rng(seed), 0
    position = fresh_match(rng)
    for number in range(rounds):
        if number and position.over:
            position = fresh_match(rng)
        play_round(position, rng)
        total = (total * 31 + position.points_of(0) * 1000 + position.points_of(1)) & MASK
    return (total ^ rng.state) & MASK


RNG = Rng(2024)
POSITION = fresh_match(RNG)
