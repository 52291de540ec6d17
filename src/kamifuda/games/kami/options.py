"""The options of a Kami table; the defaults are the usual game."""

from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from kamifuda.core.options import MOST_VERSIONS, check, choice, on_or_off, versions, within

MODES: Final = ("soldier", "lord", "kami")


@dataclass(frozen=True)
class Options:
    seats: int = choice(4, 3, 2)  # KAMI-01
    mode: Literal["soldier", "lord", "kami"] = choice(*MODES)  # KAMI-36, KAMI-37, KAMI-38
    target: int = within(15, 1, 99)  # KAMI-03, KAMI-A20
    three_player_hand: int = choice(10, 8, seats=3)  # KAMI-28, KAMI-A12
    demoralised: bool = on_or_off(True, seats=4)  # KAMI-24, KAMI-27: four players only
    goita_hands: bool = on_or_off(False, seats=4, needs="demoralised")  # KAMI-A10, KAMI-A24: needs demoralised
    mercenary_master_stroke: bool = on_or_off(True, seats=2)  # KAMI-A14
    reveal_hidden_at_round_end: bool = on_or_off(True)  # KAMI-A19
    version: int = versions(1)

    def __post_init__(self) -> None:
        check(self)


# The engine holds them in one number.
SEATS: Final[i64] = 7
MODE: Final = 3
LORD: Final[i64] = 1 << MODE
KAMI: Final[i64] = 2 << MODE
EIGHT_CARDS: Final[i64] = 1 << 5
DEMORALISED: Final[i64] = 1 << 6
GOITA_HANDS: Final[i64] = 1 << 7
MERCENARY_MASTER_STROKE: Final[i64] = 1 << 8
REVEAL: Final[i64] = 1 << 9
VERSION: Final = 10
TARGET: Final = 16


def packed(options: Options) -> int:
    four = options.seats == 4  # KAMI-27, KAMI-30, KAMI-34
    return (
        options.seats
        | MODES.index(options.mode) << MODE
        | (EIGHT_CARDS if options.three_player_hand == 8 else 0)
        | (DEMORALISED if options.demoralised and four else 0)
        | (GOITA_HANDS if options.goita_hands and options.demoralised and four else 0)
        | (MERCENARY_MASTER_STROKE if options.mercenary_master_stroke else 0)
        | (REVEAL if options.reveal_hidden_at_round_end else 0)
        | options.version << VERSION
        | options.target << TARGET
    )


def unpacked(rules: int) -> Options:
    """The options that make a difference; those of other player counts are off or usual."""
    return Options(
        seats=rules & SEATS,
        mode=MODES[rules >> MODE & 3],
        target=rules >> TARGET,
        three_player_hand=8 if rules & EIGHT_CARDS else 10,
        demoralised=bool(rules & DEMORALISED),
        goita_hands=bool(rules & GOITA_HANDS),
        mercenary_master_stroke=bool(rules & MERCENARY_MASTER_STROKE),
        reveal_hidden_at_round_end=bool(rules & REVEAL),
        version=rules >> VERSION & MOST_VERSIONS,
    )
