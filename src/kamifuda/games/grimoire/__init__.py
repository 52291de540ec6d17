"""Grimoire: secret pages decide who acts when, and what (RULES.md tells how it is played)."""

from typing import Any

from kamifuda.core.game import Manifest
from kamifuda.core.seed import chance
from kamifuda.games.grimoire import house
from kamifuda.games.grimoire.cards import IDS
from kamifuda.games.grimoire.events import events
from kamifuda.games.grimoire.guess import guess
from kamifuda.games.grimoire.judgement import thoughts
from kamifuda.games.grimoire.layout import layout
from kamifuda.games.grimoire.notation import notation, parse
from kamifuda.games.grimoire.options import Options, packed
from kamifuda.games.grimoire.reading import READING
from kamifuda.games.grimoire.rulebook import PICTURES, TABLES
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.table import BOOKMARK
from kamifuda.games.grimoire.values import values_of
from kamifuda.games.grimoire.view import View, view

__all__ = [
    "Options", "View", "card_ids", "deal", "events", "guess", "layout", "manifest", "name", "notation", "parse",
    "silent", "version", "view", "why_not",
]  # fmt: skip

name = "grimoire"
version = Options.version
card_ids = IDS


def deal(options: Options, seed: bytes) -> Grimoire:
    """All is shuffled; it is drawn who chooses an order token first."""
    position = Grimoire(packed(options), values_of(options.house_rules))
    position.chance = chance(seed, 0)
    position.journal = []
    position.begin()
    return position


def why_not(position: Grimoire, seat: int, action: int) -> str | None:
    """The clause that forbids this action; None exactly when it is legal."""
    return position.why_not(seat, action)


def silent(options: Options) -> bool:
    """Adventurers may talk as they like."""
    return False


def chosen_in_secret(position: Grimoire, seat: int) -> bool:
    """GRI-22, GRI-23: a bookmark is placed, and the books have not been opened."""
    return position.phase == BOOKMARK and position.page(seat) > 0


def stands(view: View) -> dict[str, Any]:
    """What lies in territories is open at the end only."""
    result = view["result"]
    return {"round": view["round"] or None, "points": result and [each["total"] for each in result["seats"]]}


manifest = Manifest(
    first_seats=4,
    thoughts=thoughts,
    terminal="kamifuda.games.grimoire.terminal",
    reading=READING,
    rulebook=TABLES,
    pictures=PICTURES,
    house_rules=house,
    chosen_in_secret=chosen_in_secret,
    stands=stands,
    told_first=("end_at",),
)
