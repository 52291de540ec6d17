"""KamiMaï: pages out of a standing book, and spells together (RULES.md tells how it is played)."""

from kamifuda.core.game import Manifest, RealThing
from kamifuda.core.seed import chance
from kamifuda.games.kamimai import house, physics
from kamifuda.games.kamimai.cards import IDS
from kamifuda.games.kamimai.events import events
from kamifuda.games.kamimai.fitted import ODDS
from kamifuda.games.kamimai.guess import guess
from kamifuda.games.kamimai.house import sheets_of
from kamifuda.games.kamimai.judgement import thoughts
from kamifuda.games.kamimai.judgement.beginner import beginner
from kamifuda.games.kamimai.judgement.courtesy import courtesy
from kamifuda.games.kamimai.layout import layout
from kamifuda.games.kamimai.notation import notation, parse
from kamifuda.games.kamimai.options import Options, packed, seated
from kamifuda.games.kamimai.reading import READING
from kamifuda.games.kamimai.rulebook import PICTURES, TABLES
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.view import View, view

__all__ = [
    "Options", "View", "card_ids", "deal", "events", "guess", "layout", "manifest", "name", "notation", "parse",
    "silent", "version", "view", "why_not",
]  # fmt: skip

name = "kamimai"
version = Options.version
card_ids = IDS


def deal(options: Options, seed: bytes) -> KamiMai:
    """All is shuffled and stands as a book; it is drawn who begins."""
    position = KamiMai(packed(options), sheets_of(options.house_rules, options.version))
    position.chance = chance(seed, 0)
    position.journal = []
    position.begin()
    return position


def why_not(position: KamiMai, seat: int, action: int) -> str | None:
    """The clause that forbids this action; None exactly when it is legal."""
    return position.why_not(seat, action)


def from_seed(options: Options) -> bool:
    """Whether what WORLD does can be told from the seed."""
    return options.book == "odds"


def odds_lost(options: Options) -> bool:
    """Versions 1 and 2 were played with four tables of odds, of which none is kept for them (decision 12).

    Also beside a book that obeys physics: they answer where nothing could be simulated.
    """
    return options.book != "real" and options.version < min(ODDS)


def silent(options: Options) -> bool:
    """KMI-13, KMI-A38: summoners talk as they like."""
    return False


manifest = Manifest(
    first_seats=3,
    thoughts=thoughts,
    beginner=beginner,
    courtesy=courtesy,
    terminal="kamifuda.games.kamimai.terminal",
    reading=READING,
    rulebook=TABLES,
    pictures=PICTURES,
    together=True,
    open_hands=True,
    phrases=(
        "spell-water", "spell-fire", "spell-earth", "spell-air", "spell-team", "draw-more", "stop-drawing",
    ),
    presets={"book": "physics"},
    gentle={"paper": "gentle", "warm_up": True, "first": "person"},
    seated=seated,
    asked_first=("sheet", "difficulty"),
    real=RealThing("book", "real"),
    house_rules=house,
    physics=physics,
    from_seed=from_seed,
    odds_lost=odds_lost,
    told_first=("sheet", "difficulty"),
)  # fmt: skip
