"""What this server has for its tables: bots and books."""

from kamifuda.bots.levels import hand_of
from kamifuda.server.books.gestures import checked
from kamifuda.server.tables.host import Host
from kamifuda.server.tables.physical import pulls
from kamifuda.server.tables.requests import compact
from kamifuda.server.tables.table import Table
from kamifuda.server.thinking.thinkers import check_level

HOST = Host(check_level, checked)


def hand_of_bot(table: Table, level: str, text: str) -> str | None:
    """What a bot's play carries."""
    return compact(hand_of(level)) if pulls(table, text) else None
