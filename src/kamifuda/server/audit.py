"""Whether a log from elsewhere is one that this program could have written."""

from kamifuda.server.codes import Unreadable
from kamifuda.server.edge import Edge
from kamifuda.server.entries import Entry
from kamifuda.server.table import DamagedLog, Table, UnknownRules, fold


def audit(entries: list[Entry]) -> tuple[int, Unreadable] | None:
    """Folds it; the number of the first entry that can not follow the others, and why; None where there is none."""
    table = Table(entries[0].table, Edge())
    for entry in entries:
        try:
            fold(table, entry)
        except UnknownRules:
            return entry.number, "unknown-rules"
        except DamagedLog:
            return entry.number, "damaged-table"
    return None
