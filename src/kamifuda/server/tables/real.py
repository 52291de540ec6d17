"""A game that stands on a real table: only people can say what happens there, so no bot plays, nor any clock."""

from dataclasses import replace
from typing import Any

from kamifuda.core.game import Game, is_real
from kamifuda.core.options import BadOption, chosen
from kamifuda.server.tables.codes import Refused


def fitted(game: Game, options: Any, style: str) -> Any:
    """The options at a table of this style: a companion's table is real, and nobody else's is."""
    real = game.manifest.real
    if real is None:
        return options
    if style == "companion":
        return replace(options, **{real.option: real.value})
    if is_real(game, options):
        allowed = next(each.metadata["allowed"] for each in chosen(options) if each.name == real.option)
        raise BadOption(real.option, real.value, [value for value in allowed if value != real.value])
    return options


def only_people(game: Game, options: Any) -> None:
    if is_real(game, options):
        raise Refused("no-bots")
