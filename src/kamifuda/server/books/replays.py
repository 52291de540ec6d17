"""What a book did, seen again: simulated once for all who ask soon after each other."""

import asyncio
import json
from base64 import b64encode
from collections import OrderedDict

from kamifuda.server.books.books import AGAIN, BookLost, Books, Json
from kamifuda.server.tables.codes import Refused

MOST_KEPT = 32
MOST_WAITING = 8  # that nobody has seen yet
TOLD_OF = ("kind", "side", "page", "count", "grip")  # all that everybody saw of what was asked


class Replays:
    def __init__(self, books: Books) -> None:
        self.books = books
        self.kept: OrderedDict[str, asyncio.Task[Json]] = OrderedDict()

    async def see(self, question: Json, recorded: Json) -> Json:
        """Every frame of it, and whether the same came of it as is written down."""
        key = json.dumps([question, recorded["hash"]])
        if key not in self.kept:
            self.make_room()
            self.kept[key] = asyncio.create_task(self.simulated(question, recorded))
        try:
            return await asyncio.shield(self.kept[key])
        except BookLost:
            self.kept.pop(key, None)
            raise Refused("book-lost") from None

    def make_room(self) -> None:
        """What was seen longest ago is forgotten; what is still awaited never."""
        if sum(not task.done() for task in self.kept.values()) >= MOST_WAITING:
            raise Refused("too-fast")
        if len(self.kept) >= MOST_KEPT:
            del self.kept[next(key for key, task in self.kept.items() if task.done())]

    async def simulated(self, question: Json, recorded: Json) -> Json:
        frames: list[str] = []
        outcome = await self.books.simulated(question, lambda frame: frames.append(b64encode(frame).decode()), AGAIN)
        asked = {name: question.get(name) for name in TOLD_OF}
        return {"same": outcome["hash"] == recorded["hash"], "question": asked, "frames": frames}
