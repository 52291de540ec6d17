"""The steps of Kami as bits: 61 of the 62 that a set of actions may hold."""
# compiled

from typing import Final

from mypy_extensions import i64

# From the hand a step is its card's nibble (bit 4k for kind k), moved by its verb.
HIDE: Final = 0
COUNTER: Final = 1
ATTACK: Final = 2
LOOKS: Final[i64] = 0x8888_8888  # look N: bit 4N + 3
# From a mercenary stack it is one of eight bits per verb.
STACKS: Final = 32  # hide@0 … hide@7, counter@0 …, attack@0 …

PASS: Final[i64] = 1 << 56
SHOW: Final[i64] = 1 << 57
PLAY_ON: Final[i64] = 1 << 58
CANCEL: Final[i64] = 1 << 59
LOOK_NOT: Final[i64] = 1 << 60
EVERYTHING: Final[i64] = (1 << 61) - 1

HIDES: Final[i64] = 0x0000_00FF_1111_1111
COUNTERS: Final[i64] = 0x0000_FF00_2222_2222
ATTACKS: Final[i64] = 0x00FF_0000_4444_4444
FROM_HAND: Final[i64] = 0x7777_7777
FROM_STACK: Final[i64] = 0x00FF_FFFF_0000_0000
NO_CARD: Final[i64] = EVERYTHING ^ FROM_HAND ^ FROM_STACK


def from_stacks(stacks: i64, verb: i64) -> i64:
    """A set of stacks (eight bits) as the steps of this verb."""
    return stacks << (STACKS + 8 * verb)
