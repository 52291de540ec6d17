"""A book that obeys physics: which tables have one, and with which gestures pages are pulled out of it."""

from typing import Any

from kamifuda.book import BadGesture, checked
from kamifuda.bots.levels import hand_of
from kamifuda.core import physics
from kamifuda.server.codes import Refused
from kamifuda.server.requests import compact
from kamifuda.server.table import Table


def physics_of(table: Table) -> physics.Physics | None:
    """The game's part of it; None where the table has no such book, or nothing was dealt."""
    return None if table.match is None else physics.physics_of(table.match)


def pulls(table: Table, text: str) -> bool:
    found = physics_of(table)
    return found is not None and found.pulls(text)


def checked_attachment(table: Table, text: str, attachment: Any) -> Any:
    """As it was sent, but a gesture in its usual form."""
    if attachment is None or not pulls(table, text):
        return attachment
    try:
        return checked(attachment)
    except BadGesture as bad:
        raise Refused("bad-gesture", reason=bad.reason, at=bad.at[:200]) from None


def hand_of_bot(table: Table, level: str, text: str) -> str | None:
    """What a bot's play carries."""
    return compact(hand_of(level)) if pulls(table, text) else None
