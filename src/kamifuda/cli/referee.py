"""A match as JSON lines for referees: before every step the open position, who may act, and what they may do."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from kamifuda.core.game import Game
from kamifuda.core.match import Match, actions, actors
from kamifuda.core.position import Position
from kamifuda.core.seed import chance


def lines(match: Match, seed: str) -> Iterator[str]:
    """The head, a line for each step, the end."""
    for each in [head(match, seed), *steps(match), {"over": match.position.over, "scores": match.scores()}]:
        yield json.dumps(each, ensure_ascii=False)


def head(match: Match, seed: str) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "version": match.game.version,
        "options": asdict(match.options),
        "seats": match.options.seats,
        "seed": seed,
    }


def steps(match: Match) -> Iterator[dict[str, Any]]:
    """Replays the match step by step with the chance that its plays had."""
    game, position = match.game, match.game.deal(match.options, match.seed)
    number = 0
    for count, play in enumerate(match.plays, 1):
        position = position.clone()
        position.chance = chance(match.seed, count)
        for step in play.text.split(", "):
            yield {
                "n": number,
                **before(game, position),
                "seat": play.seat,
                "action": step,
                "position": game.layout(position),
            }
            position.apply(play.seat, game.parse(position, play.seat, step))
            number += 1
    if position != match.position:
        raise AssertionError(position, match.position)


def before(game: Game, position: Position) -> dict[str, Any]:
    seats = actors(position)
    legal = {
        str(seat): [game.notation(position, seat, action) for action in actions(position.legal(seat))] for seat in seats
    }
    return {"to_act": seats, "legal": legal}
