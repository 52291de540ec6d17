"""A table without a server: its log grows by what people ask for, one entry a second."""

from typing import Any

from kamifuda.core.match import Match
from kamifuda.core.position import WORLD
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.rooms.real_host import HOST
from kamifuda.server.tables import requests as ask
from kamifuda.server.tables import telling
from kamifuda.server.tables.decisions import decided
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.newtable import made
from kamifuda.server.tables.table import Table
from kamifuda.server.wire.api_requests import NewTable

PEOPLE = ("ann", "bo", "cy", "di", "eve")
ID = "A" * 22


class Log:
    """Ann makes the table, and begins when the others sit down; around one device Ann may have both chairs."""

    def __init__(self, game: str, alone: bool = False, **asked: Any) -> None:
        self.table = Table(ID, RealEdge())
        self.people = (PEOPLE[0], PEOPLE[0]) if alone else PEOPLE
        new = NewTable.model_validate({"game": game, "chairs": [{"who": "me", "name": "Ann"}], **asked})
        self.write("ann", "created", made(new.meaning(), "ann", HOST) | {"server_seed": "00" * 32})
        for seat in range(1, self.table.seats):
            if not self.table.chairs[seat].taken:
                self.ask(seat, ask.Sit(seat=seat, name=PEOPLE[seat].capitalize()))
        self.ask(0, ask.Start())

    def write(self, person: str | None, kind: str, what: dict[str, Any]) -> Entry:
        number = self.table.number + 1
        entry = Entry(ID, number, number * 1000, kind, {"person": person, "key": None, "what": what})
        self.table.apply(entry)
        return entry

    def ask(self, seat: int, request: ask.Request) -> Entry:
        return self.write(self.people[seat], *decided(self.table, self.people[seat], request, HOST))

    def play(self, seat: int, text: str, turn: int | None = None) -> Entry:
        turn = self.table.turns[seat] if turn is None else turn
        return self.ask(seat, ask.Play(key="k", seat=seat, turn=turn, steps=text.split(", ")))

    def answer(self) -> Entry:
        """As the server does it for WORLD."""
        what = {"seat": WORLD, "text": self.match.foretold(), "attachment": None, "by": "world", "reason": ""}
        return self.write(None, "play", what)

    def undo(self, seat: int) -> Entry:
        return self.ask(seat, ask.Undo(seat=seat))

    def agree(self, seat: int) -> None:
        assert self.table.wish is not None
        self.ask(seat, ask.Answer(seat=seat, request=self.table.wish.number, yes=True))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def plays(self) -> list[str]:
        return [play.text for play in self.match.plays]

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        return telling.views(self.table, [seat], news=True)
