"""Bots at work: a search of a position, and contests as long as this build has time for."""

from bench.contests import Contest, Outcome, play_deal
from kamifuda import compiled
from kamifuda.bots.search import Search
from kamifuda.core.position import Position
from kamifuda.core.rng import Rng

DEALS, ITERATIONS, CLEARLY = (20, 300, 0.8) if compiled() else (3, 60, 0.6)
BOTS = ["greedy", f"search:{ITERATIONS}"]


def searched(position: Position, seat: int, seats: int, iterations: int) -> Search:
    search = Search(position, seat, seats, Rng(1))
    search.run(iterations)
    return search


def outcome_of(contest: Contest) -> Outcome:
    return Outcome(contest, [play_deal(contest, number) for number in range(contest.deals)])
