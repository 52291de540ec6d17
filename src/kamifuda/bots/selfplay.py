"""Bots play a whole match; the same seed and the same bots play the same match."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final

from kamifuda.bots import Bot
from kamifuda.bots.levels import bot
from kamifuda.core.game import Game
from kamifuda.core.match import Match
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance

MOST_PLAYS: Final = 20_000  # no match between bots of any kind is longer, unless house rules let it last for ever


class EndlessMatch(Exception):
    """After so many plays it was not over."""

    def __init__(self, plays: int) -> None:
        super().__init__(f"not over after {plays} plays")
        self.plays = plays


def seated(game: Game, names: Sequence[str], seats: int, seed: bytes) -> list[Bot]:
    """A bot for every seat, fewer names going round; their luck follows from the match's seed, but is not its."""
    luck = sha256(seed + b"bot").digest()
    return [bot(names[seat % len(names)], game, Rng(chance(luck, seat))) for seat in range(seats)]


def play_match(
    game: Game,
    options: Any,
    seed: bytes,
    bots: Sequence[Bot],
    progress: Callable[[int], None] = lambda _: None,
    world: Callable[[Match], None] = Match.answer,
    hand: Callable[[Match, int, str], str | None] = lambda *_: None,
) -> Match:
    """All of it, or EndlessMatch.

    `progress` hears the number of plays so far, `world` makes WORLD's plays, `hand` adds a gesture.
    """
    match = Match(game, options, seed)
    while not match.position.over:
        if len(match.plays) >= MOST_PLAYS:
            raise EndlessMatch(len(match.plays))
        awaited = match.awaited()
        if awaited:
            seat = awaited[0]
            text = bots[seat].choose(match.view(seat), match.legal(seat))
            match.play(seat, text, hand(match, seat, text))
        else:
            world(match)
        progress(len(match.plays))
    return match
