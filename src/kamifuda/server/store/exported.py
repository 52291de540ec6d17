"""An export as text: a first line, one line of JSON for every row, and how many rows there were."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from sqlalchemy import BigInteger, Column, LargeBinary, Table

from kamifuda.core.clauses import BadRecord
from kamifuda.server.store.schema import chairs, log, results, secrets, tables
from kamifuda.server.tables.codes import Unreadable
from kamifuda.server.tables.entries import Entry

FORMAT: Final = "kamifuda export "
FIRST_LINE: Final = FORMAT + "1"
KEPT: Final = {table.name: table for table in (secrets, tables, chairs, log, results)}  # links are soon too old

Row = dict[str, Any]
Unread = tuple[int, Unreadable]  # from which entry on, or which line, and why
Check = Callable[[list[Entry]], Unread | None]


def spelled(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def write_row(table: Table, row: Row) -> str:
    return spelled({table.name: {column.name: shown(column, row[column.name]) for column in table.c}})


def shown(column: Column[Any], value: Any) -> Any:
    if column is log.c.body:
        return value.replace("\0", "\ufffd") if (body := body_in(value)) is None else body
    return value.hex() if isinstance(value, bytes) else value


def body_in(text: str) -> Row | None:
    """The body of an entry as servers write it; None for anything else, which is kept letter by letter."""
    try:
        body = json.loads(text, parse_constant=no_number)
    except (ValueError, RecursionError):
        return None
    return body if isinstance(body, dict) and spelled(body) == text else None


def read(lines: Iterable[str]) -> Iterator[tuple[int, Table, Row]]:
    """Rows with their lines. Strictly: whatever was not written by an export is refused with its line."""
    number, ended = 0, False
    for number, line in enumerate(lines, 1):
        if number == 1 and not (FIRST_LINE + "\n").startswith(line):
            raise foreign(line)
        if not line.endswith("\n"):
            raise BadRecord(number, "cut-off")
        if ended:
            raise BadRecord(number, "after-the-end")
        if line.startswith("end "):
            ended = True
            if line != f"end {number - 2}\n":
                raise BadRecord(number, "expected", f"end {number - 2}")
        elif number > 1:
            yield number, *read_row(number, line[:-1])
    if not ended:
        raise BadRecord(max(number, 1), "cut-off")


def foreign(first_line: str) -> BadRecord:
    if first_line == FIRST_LINE + "\r\n":
        return BadRecord(1, "line-ends")
    if first_line.startswith(FORMAT):
        return BadRecord(1, "unknown-version", first_line.removeprefix(FORMAT).strip())
    return BadRecord(1, "not-an-export", FIRST_LINE)


def read_row(number: int, line: str) -> tuple[Table, Row]:
    try:
        parsed = json.loads(line, parse_constant=no_number)
    except (ValueError, RecursionError):
        raise BadRecord(number, "not-json") from None
    if spelled(parsed) != line:
        raise BadRecord(number, "spelling")
    if not isinstance(parsed, dict) or len(parsed) != 1 or not parsed.keys() <= KEPT.keys():
        raise BadRecord(number, "expected", " | ".join(KEPT))
    ((name, values),) = parsed.items()
    table = KEPT[name]
    try:
        if list(values) != [column.name for column in table.c]:
            raise ValueError
        return table, {column.name: stored(column, values[column.name]) for column in table.c}
    except (ValueError, TypeError):
        raise BadRecord(number, "expected", shape(table)) from None


def no_number(text: str) -> None:
    """NaN and the infinities, which are not JSON."""
    raise ValueError(text)


def shape(table: Table) -> str:
    return f'{{"{table.name}":{{{",".join(column.name for column in table.c)}}}}}'


def stored(column: Column[Any], value: Any) -> Any:
    """As the database takes it; a ValueError where no export holds this."""
    if value is None and column.nullable:
        return None
    if column is log.c.body:
        return stored_body(value)
    if isinstance(column.type, LargeBinary) and bytes.fromhex(value).hex() == value:
        return bytes.fromhex(value)
    bound = 2**63 if isinstance(column.type, BigInteger) else 2**31
    fits = value.isprintable() if isinstance(value, str) else -bound <= value < bound
    if type(value) is not column.type.python_type or not fits:
        raise ValueError
    return value


def stored_body(value: Any) -> str:
    if isinstance(value, dict):
        return spelled(value)
    if not isinstance(value, str) or "\0" in value or body_in(value) is not None:
        raise ValueError
    value.encode()  # refuses half of a letter
    return value


def entry_in(row: Row) -> Entry:
    """An entry as a server reads it; with an empty body where it can not."""
    try:
        body = json.loads(row["body"])
    except (ValueError, RecursionError):
        body = {}
    return Entry(row["table_id"], row["number"], row["at"], row["kind"], body)


class Order:
    """What an export promises beyond its lines: every key once, no gap in a log, nothing without a log."""

    def __init__(self, check: Check) -> None:
        self.check = check
        self.unreadable: dict[str, Unread] = {}  # tables, from which line on and why
        self.lines: dict[str, dict[str, int]] = {name: {} for name in KEPT}  # where the rows of each table begin
        self.group = ("", "")
        self.rest: list[int] = []  # of the last row's key
        self.log: list[Entry] = []

    def take(self, line: int, table: Table, row: Row) -> None:
        first, *rest = (row[column.name] for column in table.primary_key)
        if self.group != (table.name, first):
            self.finish_log()
            self.group, self.rest = (table.name, first), [-1]
            repeated = self.lines[table.name].setdefault(first, line) != line
        else:
            repeated = rest <= self.rest
        if repeated:
            raise BadRecord(line, "repeated", first)
        self.rest = rest
        if table is log:
            number = len(self.log) + 1
            if rest != [number]:
                raise BadRecord(line, "expected", spelled({"log": {"table_id": first, "number": number}})[:-2])
            self.log.append(entry_in(row))

    def finish_log(self) -> None:
        """Checks the log of one table; a complaint about its entry N is one about that entry's line."""
        entries, self.log = self.log, []
        if entries and (unread := self.check(entries)) is not None:
            number, why = unread
            self.unreadable[entries[0].table] = self.lines["log"][entries[0].table] + number - 1, why

    def finish(self) -> None:
        self.finish_log()
        for table in (tables, chairs, results):
            for name, line in self.lines[table.name].items():
                if name not in self.lines["log"]:
                    raise BadRecord(line, "no-log", name)
