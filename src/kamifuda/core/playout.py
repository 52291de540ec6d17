"""Random play inside the compiled code: for search, simulation and measuring."""
# compiled

from mypy_extensions import i64

from kamifuda.core.position import WORLD, Position
from kamifuda.core.rng import Rng


def play_round(position: Position, rng: Rng) -> i64:
    """Plays at random to the end of the current round; returns the number of steps."""
    current: i64 = position.round
    steps: i64 = 0
    while position.round == current and not position.over:
        seat: i64 = position.mover()
        if seat == WORLD:
            position.apply(WORLD, position.world(rng))
        else:
            position.apply(seat, rng.pick(position.legal(seat)))
        steps += 1
    return steps


def play_by_habit(position: Position, rng: Rng, most: i64) -> None:
    """Plays as hasty players would: to the end of the current round, or so many steps and the rest of a play."""
    current: i64 = position.round
    while position.round == current and not position.over and (most > 0 or not position.whole):
        most -= 1
        seat: i64 = position.mover()
        if seat == WORLD:
            position.apply(WORLD, position.world(rng))
        else:
            position.apply(seat, position.habit(seat, position.legal(seat), rng))


def play_match(position: Position, rng: Rng) -> i64:
    """Plays at random to the end of the match; returns the number of steps."""
    steps: i64 = 0
    while not position.over:
        steps += play_round(position, rng)
    return steps
