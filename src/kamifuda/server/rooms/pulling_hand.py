"""The hand of a person at a book: from the moment its fingers close until what comes of it is written down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kamifuda.server.books.books import Json, Simulation
from kamifuda.server.rooms.connection import Connection
from kamifuda.server.tables import requests as ask
from kamifuda.server.tables.physical import physics_of
from kamifuda.server.tables.table import Table


@dataclass(eq=False)
class PullingHand:
    """One at a time pulls at a book, and a person has one."""

    table: str
    connection: Connection
    person: str
    pinch: ask.Pinch
    question: Json
    simulation: Simulation
    steady: Callable[[], int]
    closed: bool = False  # the fingers have

    def reach(self, to: Sequence[int]) -> None:
        self.simulation.reach(to)

    def open(self) -> None:
        self.simulation.open_hand()

    def holds(self, table: Table) -> bool:
        """Whether the match is where it was when the fingers closed."""
        if table.status != "playing" or table.turns[self.pinch.seat] != self.pinch.turn:
            return False
        physics = physics_of(table)
        assert physics is not None  # `may_pinch` has asked
        asked = physics.pinched(table.playing(), self.pinch.height, self.pinch.count)
        return asked == self.question

    def has_left(self, table: Table) -> bool:
        """The chair is another's now, or a bot's."""
        chair = table.chairs[self.pinch.seat]
        return chair.person != self.person or chair.by_bot

    def let_go(self) -> None:
        self.connection.let_go(self.table, self.steady())

    def closes(self, number: int) -> None:
        """The fingers have closed: that is told, once, with the last number that everybody knows."""
        if not self.closed:
            self.closed = True
            self.connection.send({"type": "ack", "table": self.table, "key": self.pinch.key, "number": number})

    def lost(self) -> dict[str, Any]:
        """What it is told whose pull comes to nothing."""
        about = {"table": self.table, "key": None if self.closed else self.pinch.key}
        return {"type": "error", **about, "code": "book-lost", "about": {}}
