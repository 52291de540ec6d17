"""Whose seat it is: a guest is a 128-bit secret in a signed cookie; the log knows only its hash."""

import hmac
from hashlib import sha256

from kamifuda.server.tables.ids import spelled, unspelled

COOKIE = "kamifuda"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one
IDENTITY_BYTES = 16
LINK_MILLISECONDS = 15 * 60 * 1000  # a one-time link is for the device beside you


class Identities:
    """Makes cookies and reads them."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def cookie(self, identity: bytes) -> str:
        return f"{spelled(identity)}.{spelled(self.seal(identity))}"

    def person(self, cookie: str | None) -> str | None:
        """Who it is, as the log knows them; None where the cookie is missing or not ours."""
        if cookie is None or not cookie.isascii() or len(cookie) > 200:
            return None
        identity_text, _, seal_text = cookie.partition(".")
        try:
            identity, seal = unspelled(identity_text), unspelled(seal_text)
        except ValueError:
            return None
        genuine = hmac.compare_digest(seal, self.seal(identity)) and len(identity) == IDENTITY_BYTES
        return spelled(sha256(b"person" + identity).digest()[:16]) if genuine else None

    def seal(self, identity: bytes) -> bytes:
        return hmac.digest(self.key, identity, "sha256")
