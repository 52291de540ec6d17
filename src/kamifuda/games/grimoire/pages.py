"""The fifteen pages of every grimoire, and where we know them from (GRI-56, GRI-A32)."""

from typing import Final, NamedTuple

from kamifuda.games.grimoire.cards import CERTAIN, LIKELY, RECONSTRUCTED

COMMON: Final = "common"
FORBIDDEN: Final = "forbidden"  # Silence stops it
ATTACK: Final = "attack"  # a Defence spell stops it
DEFENCE: Final = "defence"
TIME: Final = "time"  # used as soon as it is revealed


class Page(NamedTuple):
    id: str
    types: tuple[str, ...]
    amount: int  # of points; 0 where the page has none, or an option says how many
    effect_source: str
    type_source: str
    amount_source: str


PAGES: Final = (
    #     id                  types             amount effect         type           amount
    Page("luck",             (COMMON,),           0,   LIKELY,        RECONSTRUCTED, CERTAIN),
    Page("silence",          (COMMON,),           0,   LIKELY,        LIKELY,        CERTAIN),
    Page("fireball",         (FORBIDDEN,),        1,   LIKELY,        LIKELY,        LIKELY),
    Page("heal",             (COMMON,),           0,   LIKELY,        RECONSTRUCTED, LIKELY),
    Page("haste",            (TIME,),             0,   LIKELY,        CERTAIN,       CERTAIN),
    Page("resist",           (DEFENCE,),          0,   LIKELY,        LIKELY,        CERTAIN),
    Page("create",           (COMMON,),           0,   CERTAIN,       RECONSTRUCTED, LIKELY),
    Page("storm",            (FORBIDDEN,),        2,   LIKELY,        LIKELY,        LIKELY),
    Page("charm",            (ATTACK,),           0,   LIKELY,        LIKELY,        CERTAIN),
    Page("summon_elemental", (COMMON,),           0,   LIKELY,        RECONSTRUCTED, RECONSTRUCTED),
    Page("time_stop",        (TIME, DEFENCE),     0,   RECONSTRUCTED, CERTAIN,       CERTAIN),
    Page("polymorph",        (ATTACK,),           0,   LIKELY,        LIKELY,        LIKELY),
    Page("meteor_strike",    (FORBIDDEN,),        3,   LIKELY,        LIKELY,        LIKELY),
    Page("domination",       (ATTACK,),           0,   LIKELY,        LIKELY,        CERTAIN),
    Page("wish",             (FORBIDDEN,),        0,   RECONSTRUCTED, LIKELY,        RECONSTRUCTED),
)  # fmt: skip
NAMES: Final = tuple(page.id for page in PAGES)

# A page's effect is known to the engine by the number of the page that has it.
LUCK: Final = 1
SILENCE: Final = 2
FIREBALL: Final = 3
HEAL: Final = 4
HASTE: Final = 5
RESIST: Final = 6
CREATE: Final = 7
STORM: Final = 8
CHARM: Final = 9
SUMMON_ELEMENTAL: Final = 10
TIME_STOP: Final = 11
POLYMORPH: Final = 12
METEOR_STRIKE: Final = 13
DOMINATION: Final = 14
WISH: Final = 15
