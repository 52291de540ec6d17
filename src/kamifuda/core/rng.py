"""A seedable generator whose stream is the same in every build: SplitMix folded to 63 bits."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

# Compiled integers have 64 bits and wrap, interpreted ones grow: everything stays below this mask.
MASK: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF
STRIDE: Final[i64] = 0x1E37_79B9_7F4A_7C15
STIR: Final[i64] = 0x3F58_476D_1CE4_E5B9
BLEND: Final[i64] = 0x14D0_49BB_1331_11EB
LOW32: Final[i64] = 0xFFFF_FFFF
KEY: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF
TWIST: Final[i64] = 0x1CE4_E5B9_3F58_476D


def stirred(key: i64, token: i64) -> i64:
    """A hash of 62 bits: the key of a history, and one more thing seen."""
    key ^= token
    key ^= key >> 31
    key = key * TWIST & KEY
    return key ^ key >> 29


@mypyc_attr(acyclic=True)
class Rng:
    """Every stream is decided by one 63-bit number."""

    state: i64
    mask: i64  # MASK: as a constant this large, mypyc would make it from a Python integer in every call

    def __init__(self, seed: i64) -> None:
        self.mask = MASK
        self.state = seed & self.mask

    def next(self) -> i64:
        """63 fresh bits."""
        self.state = (self.state + STRIDE) & self.mask
        z: i64 = self.state
        z = ((z ^ (z >> 30)) * STIR) & self.mask
        z = ((z ^ (z >> 27)) * BLEND) & self.mask
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n below 2**31), each exactly as likely."""
        m: i64 = (self.next() >> 31) * n
        if m & LOW32 < n:
            uneven: i64 = (LOW32 + 1) % n
            while m & LOW32 < uneven:
                m = (self.next() >> 31) * n
        return m >> 32

    def pick(self, actions: i64) -> i64:
        """One of the bits of a set that is not empty, each exactly as likely; a lone bit costs no draw."""
        rest: i64 = actions & (actions - 1)
        if rest == 0:
            return actions
        n: i64 = 1
        while rest:
            n += 1
            rest &= rest - 1
        n = self.below(n)
        while n:
            n -= 1
            actions &= actions - 1
        return actions & -actions

    def __reduce__(self) -> tuple[type["Rng"], tuple[int]]:
        return Rng, (self.state,)
