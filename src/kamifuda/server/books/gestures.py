"""Whether a gesture is one that a hand could make."""

from typing import Any

from kamifuda.book import gesture
from kamifuda.server.tables.codes import Refused


def checked(attachment: Any) -> Any:
    """In its usual form."""
    try:
        return gesture.checked(attachment)
    except gesture.BadGesture as bad:
        raise Refused("bad-gesture", reason=bad.reason, at=bad.at[:200]) from None
