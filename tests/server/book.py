"""Summoners at a served table with a standing book: how they get it to be watched."""

from typing import Any

from tests.examples import WITH_BOOK
from tests.server.client import Client, Told, identity, make_table
from tests.server.serving import Serving

GENTLE = {"seats": 1, "paper": "gentle"}
ME = {"who": "me", "name": "Mika"}


class Summoner(Client):
    """Remembers what the table looked like last."""

    table = ""
    number = 0
    view: Told

    async def __aenter__(self) -> "Summoner":
        await super().__aenter__()
        return self

    async def receive(self) -> Told | None:
        told = await super().receive()
        if told is not None and told["type"] in ("present", "update"):
            assert told["type"] == "present" or told["number"] == self.number + 1
            self.number = told["number"]
            self.view = told["views"][0] if told["views"] else self.view
        return told

    async def sit(self, table: str) -> None:
        self.table = table
        await self.watch(table)

    @property
    def phase(self) -> str:
        return str(self.view["view"]["phase"])

    async def play(self, *steps: str) -> Told:  # type: ignore[override]
        """Makes a play; returns the answer to it."""
        about = {"table": self.table, "seat": self.view["seat"], "turn": self.view["turn"], "steps": steps}
        told = await self.ask(type="play", **about)
        assert told["type"] == "ack", told
        return told

    async def until_asked(self) -> None:
        """Until this seat may play again."""
        while not self.view["legal"]:
            await self.hear()

    async def draw_one(self) -> None:
        """The outermost page; then what the book answers."""
        await self.until_asked()
        for steps in (("left", "page 1"), ("pull 1",)):
            await self.play(*steps)
            await self.until_asked()

    async def done(self) -> Told:
        """Draws a page and says that this was all: the watch begins. Returns the answer to that."""
        await self.draw_one()
        while "done" not in self.view["legal"]:  # it fell: a pity, but there is a next turn
            await self.play(next(iter(self.view["legal"])))
            await self.until_asked()
            if self.phase == "draw" and "done" not in self.view["legal"]:
                await self.draw_one()
        return await self.play("done")


async def new_match(server: Serving, cookie: str, **asked: Any) -> str:
    """A match that has begun."""
    asked = {"game": WITH_BOOK.name, "options": GENTLE, "chairs": [ME], **asked}
    table = await make_table(server.http, cookie, **asked)
    async with Client(server.socket, cookie) as client:
        assert (await client.ask(type="start", table=table))["type"] == "ack"
    return table


async def somebody(server: Serving) -> str:
    return await identity(server.http)
