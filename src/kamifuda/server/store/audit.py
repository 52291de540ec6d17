"""Whether a log from elsewhere is one that this program could have written."""

from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.tables.codes import Unreadable
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.table import DamagedLog, Table, UnknownRules, fold


def audit(entries: list[Entry]) -> tuple[int, Unreadable] | None:
    """Folds it; the number of the first entry that can not follow the others, and why; None where there is none."""
    table = Table(entries[0].table, RealEdge())
    for entry in entries:
        try:
            fold(table, entry)
        except UnknownRules:
            return entry.number, "unknown-rules"
        except DamagedLog:
            return entry.number, "damaged-table"
    return None
