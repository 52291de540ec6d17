"""Totem: a duel of hidden totems and four powers (RULES.md tells how it is played)."""

from kamifuda.core.game import Manifest
from kamifuda.core.seed import chance
from kamifuda.games.totem import house
from kamifuda.games.totem.cards import IDS
from kamifuda.games.totem.events import events
from kamifuda.games.totem.judgement import thoughts
from kamifuda.games.totem.layout import layout
from kamifuda.games.totem.notation import notation, parse
from kamifuda.games.totem.options import Options, packed
from kamifuda.games.totem.reading import READING
from kamifuda.games.totem.rulebook import PICTURES, TABLES
from kamifuda.games.totem.rules import Totem
from kamifuda.games.totem.view import View, guess, view

__all__ = [
    "Options", "View", "card_ids", "deal", "events", "guess", "layout", "manifest", "name", "notation", "parse",
    "silent", "version", "view", "why_not",
]  # fmt: skip

name = "totem"
version = Options.version
card_ids = IDS


def deal(options: Options, seed: bytes) -> Totem:
    """The cards are dealt; both players choose their totems."""
    position = Totem(packed(options))
    position.chance = chance(seed, 0)
    position.journal = []
    position.begin()
    return position


def why_not(position: Totem, seat: int, action: int) -> str | None:
    """The clause that forbids this action; None exactly when it is legal."""
    return position.why_not(seat, action)


def silent(options: Options) -> bool:
    """Two opponents may talk as they like."""
    return False


manifest = Manifest(
    first_seats=2,
    thoughts=thoughts,
    terminal="kamifuda.games.totem.terminal",
    reading=READING,
    rulebook=TABLES,
    pictures=PICTURES,
    house_rules=house,
)
