"""What the lobby looks for: kept with the entries that change it, found without folding a log."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select

from kamifuda.server.store.schema import INSERT, chairs, tables
from kamifuda.server.tables.entries import Change, Summary

People = tuple[tuple[int, str], ...]


def keep(connection: Connection, changes: Iterable[Change]) -> None:
    """The summaries of these changes; of one table, the last."""
    new = {change.summary.table: (change.summary, change.entry.at) for change in changes if change.summary}
    if new:
        put = INSERT[connection.dialect.name](tables)
        again = {name: put.excluded[name] for name in ("game", "status", "open", "touched", "due")}
        rows = [table_row(summary, at) for summary, at in new.values()]
        connection.execute(put.on_conflict_do_update(index_elements=["id"], set_=again), rows)
        seat_people(connection, {table: summary.people for table, (summary, _) in new.items()})


def table_row(summary: Summary, at: int) -> dict[str, Any]:
    return {
        "id": summary.table,
        "game": summary.game,
        "status": summary.status,
        "creator": summary.creator,
        "open": summary.open,
        "created": at,
        "touched": at,
        "due": summary.due,
    }


def seat_people(connection: Connection, seated: dict[str, People]) -> None:
    """Most summaries change a status or a clock and nobody's chair: those are left alone."""
    before = people_at(connection, list(seated))
    moved = {table: people for table, people in seated.items() if sorted(people) != list(before.get(table, ()))}
    if moved:
        connection.execute(delete(chairs).where(chairs.c.table_id.in_(list(moved))))
        rows = [{"table_id": table, "seat": seat, "person": who} for table, all in moved.items() for seat, who in all]
        if rows:
            connection.execute(insert(chairs), rows)


def people_at(connection: Connection, ids: Sequence[str]) -> dict[str, People]:
    query = select(chairs.c.table_id, chairs.c.seat, chairs.c.person).where(chairs.c.table_id.in_(ids))
    found: dict[str, People] = {}
    for table, seat, person in connection.execute(query.order_by(chairs.c.table_id, chairs.c.seat)):
        found[table] = (*found.get(table, ()), (seat, person))
    return found


def found(connection: Connection, query: Select[Any]) -> list[Summary]:
    """The summaries of the rows of `tables` that this selects, in its order."""
    rows = connection.execute(query).all()
    people = people_at(connection, [row.id for row in rows]) if rows else {}
    return [
        Summary(row.id, row.game, row.status, row.open, people.get(row.id, ()), row.due, row.creator) for row in rows
    ]
