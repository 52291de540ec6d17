"""Writes golden files anew: `python -m tests.renew records checksums`."""

import json
import sys
from pathlib import Path
from typing import Any

from kamifuda.bots.levels import bot
from kamifuda.core import record
from kamifuda.core.game import Game
from kamifuda.core.match import Match
from kamifuda.core.rng import Rng
from kamifuda.games import ALL
from tests.checksums import all_checksums
from tests.spread import differences, spread

GOLDEN = Path(__file__).parent / "golden"


def records() -> None:
    for game in ALL:
        for number, options in enumerate(spread(game)):
            name = "_".join([game.name, *differences(options)]).replace("=", "_")
            (GOLDEN / f"{name}.record").write_text(played(game, options, number))


def played(game: Game, options: Any, number: int) -> str:
    """A match of mixed bots, so that it is neither senseless nor always the same."""
    origin = record.Origin(text=f"golden {number}")
    match = Match(game, options, origin.seed())
    names = tuple(("greedy", "random")[(seat + number) % 2] for seat in range(options.seats))
    bots = [bot(name, game, Rng(seat)) for seat, name in enumerate(names)]
    while not match.position.over:
        seat = match.to_act()[-1]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return record.write(record.of(match, names, origin))


def checksums() -> None:
    (GOLDEN / "checksums.json").write_text(json.dumps(all_checksums(), indent=2) + "\n")


if __name__ == "__main__":
    for task in sys.argv[1:]:
        {"records": records, "checksums": checksums}[task]()
