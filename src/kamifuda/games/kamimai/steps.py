"""The steps of KamiMaï. What a bit means depends on the phase: together they are more than 62."""
# compiled

from typing import Final

from mypy_extensions import i64

from kamifuda.games.kamimai.cards import ELEMENTS, IDS
from kamifuda.games.kamimai.sheets import LETTERS

# Phases
TARGET: Final = 0
GRIP: Final = 1
DRAW: Final = 2
PAGE: Final = 3  # in the middle of a play, like LEAN, GIVE and TO
PULL: Final = 4
CAME: Final = 5
ANSWER: Final = 6
LEAN: Final = 7
WATCH: Final = 8
CURSE: Final = 9
SPELLS: Final = 10
GIVE: Final = 11
CONSENT: Final = 12
GIVER: Final = 13
GIFT: Final = 14
TO: Final = 15
MOUSE: Final = 16
TAKE: Final = 17
KEEP: Final = 18
SETTLE: Final = 19
PHASES: Final = (
    "target", "grip", "draw", "page", "pull", "came", "answer", "lean", "watch", "curse", "spells", "give", "consent",
    "giver", "gift", "to", "mouse", "take", "keep", "settle",
)  # fmt: skip

# In every phase
STANDS: Final[i64] = 1 << 59
FALLS: Final[i64] = 1 << 60
EVERYTHING: Final[i64] = (1 << 61) - 1

# DRAW: a side, or with a real book a kind of card from bit 0
LEFT: Final[i64] = 1 << 16
RIGHT: Final[i64] = 1 << 17
DONE: Final[i64] = 1 << 18
# PULL: how many, from bit 0
MOST_PULLED: Final = 8
PULLS: Final[i64] = 0xFF
LET_GO: Final[i64] = 1 << 8
# ANSWER: strays of the left from bit 0, of the right from bit 8
MOST_STRAYS: Final = 8
STRAYS: Final[i64] = 0xFFFF
ANSWERS: Final[i64] = STRAYS | STANDS
# LEAN: from bit 0
MOST_LEAN: Final = 10
# SPELLS: an element's spell from bit 0, a team spell from bit 4, a creature from bit 8
TEAM_SPELL: Final = 4
SINGLE_SPELLS: Final[i64] = 0xF
TEAM_SPELLS: Final[i64] = 0xF0
ALL_SPELLS: Final[i64] = 0xFF
CREATURE: Final = 8
PLAY_IMP: Final[i64] = 1 << 8
PLAY_DRAGONFLIES: Final[i64] = 1 << 9
PLAY_MOUSE: Final[i64] = 1 << 10
CREATURES: Final[i64] = 0x700
END: Final[i64] = 1 << 16  # in KEEP too
ACTS: Final[i64] = ALL_SPELLS | CREATURES | END
# GIVE: nine ways for every seat: 1 to 4 elements, a fairy as 1 to 3, the wolf as 1 or 2
WAYS: Final = 9
FAIRY_WAY: Final = 4
WOLF_WAY: Final = 7
# CONSENT
AGREE: Final[i64] = 1
REFUSE: Final[i64] = 2
CALL_OFF: Final[i64] = 4
# CURSE, GIFT, TAKE, KEEP: kinds of cards from bit 0
GUARDIAN_CARDS: Final[i64] = 0xF0
LEAVE: Final[i64] = 1 << 16  # in TAKE


def worth_of(way: i64) -> i64:
    """What one of the ways of giving counts."""
    if way < FAIRY_WAY:
        return way + 1
    if way < WOLF_WAY:
        return way - FAIRY_WAY + 1
    return way - WOLF_WAY + 1


def texts(phase: int) -> dict[int, str]:
    """How each bit of a phase is written; GIVE is left to the notation, it depends on the spell."""
    kinds = dict(enumerate(IDS))
    everywhere = {59: "stands", 60: "falls"}
    seats = range(5)
    match PHASES[phase]:
        case "target":
            return everywhere | {zone: f"target {letter}" for zone, letter in enumerate(LETTERS)}
        case "grip":
            return everywhere | {colour: f"grip {element}" for colour, element in enumerate(ELEMENTS)}
        case "draw":
            drew = {kind: f"drew {card}" for kind, card in kinds.items()}
            return everywhere | drew | {16: "left", 17: "right", 18: "done"}
        case "page":
            return {page: f"page {page + 1}" for page in range(32)}
        case "pull":
            return {number: f"pull {number + 1}" for number in range(MOST_PULLED)} | {8: "let go"}
        case "came":
            return {number: f"came {number}" for number in range(MOST_PULLED + 1)}
        case "answer":
            left = {number: f"stray left {number + 1}" for number in range(MOST_STRAYS)}
            right = {MOST_STRAYS + number: f"stray right {number + 1}" for number in range(MOST_STRAYS)}
            return everywhere | left | right
        case "lean":
            return {place: f"lean {place - MOST_LEAN}" for place in range(2 * MOST_LEAN + 1)}
        case "curse":
            return everywhere | {kind: f"discard {card}" for kind, card in kinds.items()}
        case "keep":
            return everywhere | {kind: f"discard {card}" for kind, card in kinds.items()} | {16: "end"}
        case "spells":
            cast = {colour: f"cast {element}" for colour, element in enumerate(ELEMENTS)}
            team = {TEAM_SPELL + colour: f"team {element}" for colour, element in enumerate(ELEMENTS)}
            return everywhere | cast | team | {8: "imp", 9: "dragonflies", 10: "mouse", 16: "end"}
        case "consent":
            return {0: "agree", 1: "refuse", 2: "call off"}
        case "giver" | "mouse":
            return everywhere | {seat: f"choose {seat}" for seat in seats}
        case "gift":
            return everywhere | {kind: f"hand {card}" for kind, card in kinds.items()}
        case "to":
            return {seat: f"to {seat}" for seat in seats}
        case "take":
            return everywhere | {kind: f"take {card}" for kind, card in kinds.items()} | {16: "leave"}
        case _:
            return everywhere
