"""Who is at a table through this process, and what they are told."""

from typing import Any

from kamifuda.server.process.metrics import Metrics
from kamifuda.server.rooms.connection import Connection, encoded
from kamifuda.server.rooms.elsewhere import Elsewhere
from kamifuda.server.rooms.outbox import Outbox
from kamifuda.server.tables import telling
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.table import Table


class Audience:
    """The connections of one room."""

    def __init__(self, table: str, outbox: Outbox, elsewhere: Elsewhere, metrics: Metrics) -> None:
        self.id, self.outbox, self.elsewhere, self.metrics = table, outbox, elsewhere, metrics
        self.here: dict[Connection, None] = {}
        self.affairs: tuple[Any, ...] = ()  # of the table, as everybody here knows them

    def tell(self, table: Table, entry: Entry) -> None:
        """One update per viewer, from what that viewer may know."""
        affairs = table.affairs()
        changed, self.affairs = affairs != self.affairs, affairs
        texts: dict[str | None, str] = {}
        for connection in self.here:
            person = connection.person if knows_more(table, connection.person) else None
            if person not in texts:
                texts[person] = encoded(telling.update(table, entry, person, changed))
            connection.send_text(texts[person])
        self.metrics.message_out(len(self.here))

    def tell_all(self, message: dict[str, Any]) -> None:
        """Everybody the same."""
        text = encoded(message)
        for connection in self.here:
            connection.send_text(text)

    def trouble(self) -> dict[str, Any]:
        """Why everybody waits."""
        return {"type": "error", "table": self.id, "key": None, "code": "unavailable", "about": {}}

    # Who is where.

    def seats(self, table: Table) -> list[int]:
        """Those whose people are connected, through whichever process."""
        here = {connection.person for connection in self.here} | self.elsewhere.people(self.id)
        return [seat for seat, chair in enumerate(table.chairs) if chair.person is not None and chair.person in here]

    def presence(self, table: Table) -> tuple[list[int], int]:
        watching = sum(not table.seats_of(connection.person) for connection in self.here)
        return self.seats(table), watching + self.elsewhere.watchers(self.id)

    def tell_presence(self, table: Table) -> None:
        seats, watchers = self.presence(table)
        self.tell_all({"type": "presence", "table": self.id, "present": seats, "watchers": watchers})

    def announce(self, table: Table) -> None:
        """Tells the other processes who is at this table here."""
        if self.outbox.shared:
            seated = {chair.person for chair in table.chairs} - {None}
            people = sorted({str(one.person) for one in self.here if one.person in seated})
            watchers = sum(one.person not in seated for one in self.here)
            self.outbox.spread("presence", table=self.id, people=people, watchers=watchers)

    def wonder(self) -> None:
        """Asks the other processes who is at this table there."""
        self.outbox.spread("who", table=self.id)


def knows_more(table: Table, person: str | None) -> bool:
    """Whether this person sees more than everybody may."""
    seated = bool(table.seats_of(person)) or table.invited(person)
    return person is not None and (person == table.creator or seated)
