"""What the database holds: the logs, and what is found without folding one."""

from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.dialects import postgresql, sqlite

VERSION: Final = 1  # the newest of the migrations

INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}  # both know ON CONFLICT

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),  # by a summary: a play that changes none leaves it
    Column("due", BigInteger),
    Index("tables_listed", "open", "status", "created"),
    Index("tables_touched", "status", "touched"),
    Index("tables_creator", "creator", "status"),
    Index("tables_counted", "game", "status"),
    Index("tables_due", "due"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Index("chairs_person", "person", "table_id"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),  # of the entry that ended the match
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seats", Integer, nullable=False),  # of that match
    Column("person", Text),
    Column("bot", Text),
    Column("score", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("results_person", "person"),
)

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of the token, which is nowhere
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),  # whose seat it was
    Column("until", BigInteger, nullable=False),
    Index("links_until", "until"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
