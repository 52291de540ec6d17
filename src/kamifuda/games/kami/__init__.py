"""Kami: a partnership shedding game for two, three or four (RULES.md tells how it is played)."""

from kamifuda.core.game import Manifest, Window, alone
from kamifuda.core.seed import chance
from kamifuda.games.kami.cards import IDS
from kamifuda.games.kami.events import events
from kamifuda.games.kami.judgement import thoughts
from kamifuda.games.kami.layout import layout
from kamifuda.games.kami.notation import notation, parse
from kamifuda.games.kami.options import Options, packed
from kamifuda.games.kami.reading import READING
from kamifuda.games.kami.round import DECLARE
from kamifuda.games.kami.rulebook import PICTURES, TABLES
from kamifuda.games.kami.rules import Kami
from kamifuda.games.kami.view import View, guess, view

__all__ = [
    "Options", "View", "card_ids", "deal", "events", "guess", "layout", "manifest", "name", "notation", "parse",
    "silent", "version", "view", "why_not",
]  # fmt: skip

name = "kami"
version = Options.version
card_ids = IDS


def deal(options: Options, seed: bytes) -> Kami:
    """The first round, dealt; its journal tells who drew what to become first player."""
    position = Kami(packed(options))
    position.chance = chance(seed, 0)
    position.journal = []
    position.begin()
    return position


def why_not(position: Kami, seat: int, action: int) -> str | None:
    """The clause that forbids this action; None exactly when it is legal."""
    return position.why_not(seat, action)


def silent(options: Options) -> bool:
    """KAMI-06: partners may not inform each other while a round is played."""
    return options.seats == 4


def sides(seats: int) -> list[list[int]]:
    """KAMI-05: of four, those who sit opposite each other are partners."""
    return [[0, 2], [1, 3]] if seats == 4 else alone(seats)


def declaring(position: Kami) -> bool:
    """KAMI-A9: everybody is asked for five Soldiers."""
    return position.phase == DECLARE and not position.over


manifest = Manifest(
    first_seats=4,
    thoughts=thoughts,
    terminal="kamifuda.games.kami.terminal",
    reading=READING,
    rulebook=TABLES,
    pictures=PICTURES,
    sides=sides,
    stands=lambda view: {"round": view["round"], "points": view["points"]},
    told_first=("mode", "target"),
    window=Window(is_open=declaring, seconds=5, silence="play_on"),  # KAMI-A26
)
