"""Sets as integers: cards, seats and steps are bits, 61 at most."""
# compiled

from collections.abc import Iterable

from mypy_extensions import i64


def number(bit: i64) -> i64:
    """Of a bit, from 0; of a set, that of its highest."""
    found: i64 = 0
    if bit >> 32:
        bit >>= 32
        found = 32
    if bit >> 16:
        bit >>= 16
        found += 16
    if bit >> 8:
        bit >>= 8
        found += 8
    if bit >> 4:
        bit >>= 4
        found += 4
    if bit >> 2:
        bit >>= 2
        found += 2
    return found + (bit >> 1)


def count(bits: i64) -> i64:
    """How many a set holds."""
    bits -= bits >> 1 & 0x1555_5555_5555_5555
    bits = (bits & 0x3333_3333_3333_3333) + (bits >> 2 & 0x3333_3333_3333_3333)
    bits = bits + (bits >> 4) & 0xF0F_0F0F_0F0F_0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def seats_in(seats: int) -> list[int]:
    """A set of seats as a list."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def set_of(seats: Iterable[int]) -> int:
    """The other way round."""
    return sum(1 << seat for seat in seats)
