"""People come and go: everybody at the table is told, here and through other processes, and what is due may change."""

from collections.abc import Callable

from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.journal import Journal
from kamifuda.server.rooms.queue import Job
from kamifuda.server.tables.edge import Edge


class Company:
    """At one table."""

    def __init__(
        self,
        journal: Journal,
        audience: Audience,
        edge: Edge,
        put: Callable[[Job], None],
        plan_again: Callable[[], None],
    ) -> None:
        self.journal, self.audience, self.edge = journal, audience, edge
        self.put, self.plan_again = put, plan_again  # into the table's queue; what is due there
        self.left_at = edge.steady()

    def come(self, connection: Connection) -> None:
        """From now on it is told what happens here."""
        self.audience.here[connection] = None
        connection.tables.add(self.journal.id)
        self.put(self.changed)

    def leave(self, connection: Connection) -> None:
        """The client is gone, or looks elsewhere."""
        connection.open_hand(self.journal.id)
        connection.tables.discard(self.journal.id)
        if connection in self.audience.here:
            del self.audience.here[connection]
            self.left_at = self.edge.steady()
            self.put(self.changed)

    async def changed(self) -> None:
        """Somebody came or went here."""
        await self.announce()
        await self.changed_somewhere()

    async def announce(self) -> None:
        self.audience.announce(await self.journal.loaded())

    async def changed_somewhere(self) -> None:
        """Somebody came or went, here or through another process."""
        self.audience.tell_presence(await self.journal.loaded())
        self.plan_again()
