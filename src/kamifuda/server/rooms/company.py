"""People come and go: everybody at the table is told, here and through other processes, and what is due may change."""

from collections.abc import Callable

from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.rooms.ledger import Ledger
from kamifuda.server.rooms.queue import Job
from kamifuda.server.tables.edge import Edge


class Company:
    """At one table."""

    def __init__(
        self,
        ledger: Ledger,
        audience: Audience,
        edge: Edge,
        put: Callable[[Job], None],
        plan_again: Callable[[], None],
    ) -> None:
        self.ledger, self.audience, self.edge = ledger, audience, edge
        self.put, self.plan_again = put, plan_again  # into the table's queue; what is due there
        self.left_at = edge.steady()

    def come(self, connection: Connection) -> None:
        """From now on it is told what happens here."""
        self.audience.here[connection] = None
        connection.tables.add(self.ledger.id)
        self.put(self.changed)

    def leave(self, connection: Connection) -> None:
        """The client is gone, or looks elsewhere."""
        connection.open_hand(self.ledger.id)
        connection.tables.discard(self.ledger.id)
        if connection in self.audience.here:
            del self.audience.here[connection]
            self.left_at = self.edge.steady()
            self.put(self.changed)

    async def changed(self) -> None:
        """Somebody came or went here."""
        await self.announce()
        await self.changed_somewhere()

    async def announce(self) -> None:
        self.audience.announce(await self.ledger.loaded())

    async def changed_somewhere(self) -> None:
        """Somebody came or went, here or through another process."""
        self.audience.tell_presence(await self.ledger.loaded())
        self.plan_again()
