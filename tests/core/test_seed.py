"""Seeds are what the documents say they are, so that anybody can check a shuffle by hand."""

import hmac
from hashlib import sha256

from kamifuda.core import seed
from kamifuda.core.record import Origin


def test_a_text_is_hashed() -> None:
    assert seed.from_text("7") == sha256(b"7").digest() == Origin(text="7").seed()


def test_a_table_hashes_the_server_secret_and_every_seat_in_order() -> None:
    parts = (b"a" * 16, b"b" * 16)
    said = b"\0\0\0\x10" + b"a" * 16 + b"\0\0\0\x10" + b"b" * 16
    assert seed.from_table(b"s" * 32, parts) == hmac.digest(b"s" * 32, said, "sha256")
    assert Origin(server=b"s" * 32, entropy=parts).seed() == seed.from_table(b"s" * 32, parts)
    assert seed.from_table(b"s" * 32, parts) != seed.from_table(b"s" * 32, parts[::-1])
    assert seed.commitment(b"s" * 32) == sha256(b"s" * 32).hexdigest()


def test_every_play_has_its_own_63_bits() -> None:
    digest = sha256(b"seed" + (5).to_bytes(8, "big")).digest()
    assert seed.chance(b"seed", 5) == int.from_bytes(digest[:8], "big") >> 1
    chances = [seed.chance(b"seed", number) for number in range(1000)]
    assert len(set(chances)) == 1000
    assert 1 << 62 < max(chances) < 1 << 63


def test_what_is_shown_before_the_deal_is_not_the_seed() -> None:
    for entropy in ((), (b"",), (b"", b"", b"", b"")):
        assert seed.from_table(b"s" * 32, entropy).hex() != seed.commitment(b"s" * 32)
