"""Sums over much play, in which every difference between two builds would show."""

import zlib

from kamifuda.bots.search import Search
from kamifuda.core.game import Game
from kamifuda.core.playout import play_match
from kamifuda.core.position import WORLD, Position
from kamifuda.core.rng import Rng
from kamifuda.core.seed import from_text
from tests.facts import facts
from tests.spread import spread

EARLY = 12  # steps into a match, where it is not a short one


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


def search_sum(game: Game) -> int:
    """A short search early in a match at every table of the spread."""
    total = 0
    for number, options in enumerate(spread(game, everywhere=False)):
        position, rng = game.deal(options, from_text(str(number))), Rng(number)
        for _ in range(min(EARLY, facts(game).longest_match // 3)):
            step_at_random(position, rng)
        while position.mover() == WORLD:
            step_at_random(position, rng)
        search = Search(position, position.mover(), options.seats, rng)
        search.run(60)
        total = zlib.crc32(repr(sorted(search.tried().items())).encode(), total)
    return total
