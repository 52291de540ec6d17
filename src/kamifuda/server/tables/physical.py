"""A book that obeys physics: which tables have one, and which plays pull pages out of it."""

from kamifuda.core import physics
from kamifuda.server.tables.table import Table


def physics_of(table: Table) -> physics.Physics | None:
    """The game's part of it; None where the table has no such book, or nothing was dealt."""
    return None if table.match is None else physics.physics_of(table.match)


def pulls(table: Table, text: str) -> bool:
    found = physics_of(table)
    return found is not None and found.pulls(text)
