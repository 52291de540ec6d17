"""Whole matches of bots as records: kept among the golden files, or made while a test runs."""

from typing import Any

from kamifuda.bots.levels import bot
from kamifuda.bots.selfplay import play_match
from kamifuda.core import record
from kamifuda.core.game import Game
from kamifuda.core.rng import Rng
from tests.facts import facts


def played(game: Game, options: Any, number: int) -> str:
    """A match of mixed bots, so that it is neither senseless nor always the same; a group is of one mind."""
    origin = record.Origin(text=f"golden {number}")
    kinds = ("greedy", "greedy" if facts(game).of_one_mind else "random")
    names = tuple(kinds[(seat + number) % 2] for seat in range(options.seats))
    bots = [bot(name, game, Rng(seat)) for seat, name in enumerate(names)]
    match = play_match(game, options, origin.seed(), bots)
    return record.write(record.of(match, names, origin))
