"""Where all randomness comes from: one seed per match, made so that nobody at the table can choose or foresee it."""

import hmac
from collections.abc import Sequence
from hashlib import sha256


def from_text(text: str) -> bytes:
    """The seed of `--seed N`."""
    return sha256(text.encode()).digest()


def from_table(server: bytes, entropy: Sequence[bytes]) -> bytes:
    """The seed of a served match: each seat's own entropy in seat order, keyed by the server's secret.

    Keyed, because a plain hash of the secret is shown before the deal, and nobody must get from that to the seed.
    """
    return hmac.digest(server, b"".join(len(part).to_bytes(4, "big") + part for part in entropy), "sha256")


def commitment(server: bytes) -> str:
    """What the server shows before the deal, so that it can not change its mind."""
    return sha256(server).hexdigest()


def chance(seed: bytes, number: int) -> int:
    """63 bits for play number 1, 2, …; number 0 is the first deal."""
    return int.from_bytes(sha256(seed + number.to_bytes(8, "big")).digest()[:8], "big") >> 1
