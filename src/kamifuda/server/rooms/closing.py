"""How a table ends that nobody plays to its end: made for nothing, not wanted any more, or not readable."""

from dataclasses import replace

from kamifuda.server.rooms.audience import Audience
from kamifuda.server.rooms.ledger import Ledger
from kamifuda.server.store.store import Store, StoreDown
from kamifuda.server.tables.codes import Refused
from kamifuda.server.tables.decisions import Draft
from kamifuda.server.tables.entries import Change, Entry
from kamifuda.server.tables.table import Table

SHORTEST_LIFE = 3_600_000  # milliseconds after the last entry in which no table is closed


class Closing:
    """Of one table."""

    def __init__(self, ledger: Ledger, audience: Audience, store: Store) -> None:
        self.ledger, self.audience, self.store = ledger, audience, store

    async def give_up(self) -> None:
        """A table that was made for nothing."""
        await self.ledger.write(lambda _: ("closed", {"reason": "idle"}))

    async def expire(self, now: int) -> None:
        """Nobody has wanted this table for a long time."""
        if self.ledger.why_unreadable == "damaged-table":
            await self.put_away(None)
            return

        def draft(table: Table) -> Draft:
            unfinished = table.status in ("gathering", "playing")
            if not unfinished or self.audience.here or now - table.touched < SHORTEST_LIFE:
                raise Refused("stale")
            return "closed", {"reason": "idle"}

        await self.ledger.write(draft)

    async def put_away(self, person: str | None) -> int:
        """Closes a table whose log is damaged, for one of its people; what is written stays, and says so.

        Where only the rules are unknown nothing is ever written: on a newer server the match goes on.
        """
        now = self.ledger.time.now()
        try:
            summary, number = await self.store.last_of(self.ledger.id)
            if person not in (None, summary.creator, *(who for _, who in summary.people)):
                raise Refused("not-yours")
            body = {"person": person, "key": None, "what": {"reason": "unreadable"}}
            entry = Entry(self.ledger.id, number + 1, now, "closed", body)
            closed = Change(entry, replace(summary, status="closed", due=None))
            kept = summary.status == "closed" or await self.store.append(closed)
        except StoreDown:
            raise Refused("unavailable") from None
        if not kept:
            raise Refused("unavailable")  # another process was faster
        return entry.number
