"""A match as JSON lines for referees: for every step the open position before it, what was allowed, what happened."""

import json
from collections.abc import Iterator
from typing import Any

from kamifuda.cli.retelling import told_openly
from kamifuda.core import options as opt
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
        "version": match.options.version,
        "options": opt.told(match.options),
        "seats": match.options.seats,
        "seed": seed,
        "events": dealt(match),
    }


def dealt(match: Match) -> list[dict[str, Any]]:
    """What happened before anybody could do anything: who begins, and rounds that the deal itself decided."""
    position = match.game.deal(match.options, match.seed)
    return told_openly(match.game, position, position.journal or [])


def steps(match: Match) -> Iterator[dict[str, Any]]:
    """Replays the match step by step with the chance that its plays had."""
    game, position = match.game, match.game.deal(match.options, match.seed)
    number = 0
    for count, play in enumerate(match.plays, 1):
        position = position.clone()
        position.chance = chance(match.seed, count)
        for step in play.text.split(", "):
            line = before(game, position)
            layout = game.layout(position)
            position.journal = []
            position.apply(play.seat, game.parse(position, play.seat, step))
            events = told_openly(game, position, position.journal)
            yield {"n": number, **line, "seat": play.seat, "action": step, "position": layout, "events": events}
            number += 1
    if position != match.position:
        raise AssertionError(position, match.position)


def before(game: Game, position: Position) -> dict[str, Any]:
    seats = actors(position)
    legal = {
        str(seat): [game.notation(position, seat, action) for action in actions(position.legal(seat))] for seat in seats
    }
    return {"to_act": seats, "legal": legal}
