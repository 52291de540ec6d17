"""Sums over much play, in which every difference between two builds would show."""

import zlib

from kamifuda.bots.search import Search
from kamifuda.core.game import Game
from kamifuda.core.playout import play_match
from kamifuda.core.position import WORLD, Position
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from tests.spread import spread

EARLY = 12  # steps into a match


def checksums_of(game: Game) -> dict[str, int]:
    return {"play": play_sum(game), "search": search_sum(game)}


def play_sum(game: Game) -> int:
    """A hundred random matches at every table of the spread."""
    total, rng = 0, Rng(2026)
    for number in range(100):
        for options in spread(game, everywhere=False):
            position = game.deal(options, from_text(str(number)))
            position.journal = None
            steps = play_match(position, rng)
            scores = [position.score(seat) for seat in range(options.seats)]
            total = zlib.crc32(repr((steps, scores, rng.state)).encode(), total)
    return total


def step_at_random(position: Position, rng: Rng) -> None:
    seat = position.mover()
    position.apply(seat, position.world(rng) if seat == WORLD else rng.pick(position.legal(seat)))


def early(position: Position, rng: Rng) -> Position:
    """A few steps later, or before the last one of a short match."""
    for _ in range(EARLY):
        before = position.clone()
        step_at_random(position, rng)
        if position.over:
            return before
    while position.mover() == WORLD:
        step_at_random(position, rng)
    return position


def search_sum(game: Game) -> int:
    """A short search early in a match at every table of the spread."""
    total = 0
    for number, options in enumerate(spread(game, everywhere=False)):
        rng = Rng(number)
        position = early(game.deal(options, from_text(str(number))), rng)
        search = Search(position, position.mover(), options.seats, rng)
        search.run(60)
        total = zlib.crc32(repr(sorted(search.tried().items())).encode(), total)
    return total
