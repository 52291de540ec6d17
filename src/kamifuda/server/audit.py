"""Whether a log from elsewhere is one that this program could have written."""

from kamifuda.core.clauses import BadRecord
from kamifuda.server.edge import Edge
from kamifuda.server.entries import Entry
from kamifuda.server.table import Table


def audit(entries: list[Entry]) -> None:
    """Folds it; the first entry that can not follow the others is damage, whatever is wrong with it."""
    table = Table(entries[0].table, Edge())
    for entry in entries:
        try:
            table.apply(entry)
        except Exception:
            raise BadRecord(entry.number, "bad-entry", entry.kind) from None
