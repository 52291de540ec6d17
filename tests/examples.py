"""Games and options that stand as examples in general tests: found by what they are, never by their name."""

from dataclasses import Field
from typing import Any

from kamifuda.core.game import Game
from kamifuda.core.options import chosen
from kamifuda.games import ALL
from tests.facts import facts
from tests.spread import allowed

FIRST = ALL[0]  # where none is named; at its tables two, three or four hide their cards from each other
SHORT, SOME_ROUNDS, LONG = facts(FIRST).short, facts(FIRST).some_rounds, facts(FIRST).long
OTHER = ALL[1]
DUEL = next(game for game in ALL if list(allowed(game, "seats")) == [2])  # for two, and only two
WITH_BOOK = next(game for game in ALL if game.manifest.physics is not None)  # which obeys physics
PULLING = facts(WITH_BOOK).pulling  # its phase
WITH_WINDOW = next(game for game in ALL if game.manifest.window is not None)  # usually open after the deal
WITH_PHRASES = next(game for game in ALL if game.manifest.phrases)
WITH_HOUSE_RULES = next(game for game in ALL if game.manifest.house_rules is not None)
WITHOUT_HOUSE_RULES = next(game for game in ALL if game.manifest.house_rules is None)
MOST_OPTIONS = max(ALL, key=lambda game: len(chosen(game.Options)))


def option_of(game: Game, kind: type) -> Field[Any]:
    """Its first option, besides the seats, whose values are of this kind."""
    return next(
        each for each in chosen(game.Options) if each.name != "seats" and type(each.metadata["allowed"][0]) is kind
    )
