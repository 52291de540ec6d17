"""One client: what waits to be sent to it, and the tables it is told about."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kamifuda.server.room import Room

MOST_WAITING = 1000  # messages; a client that lets more pile up is cut off and may come back
MOST_LETTERS = 4 * 1024 * 1024
MOST_TABLES = 100
TRY_LATER = 1013  # as IANA numbers it


class Connection:
    """Written to without waiting; a task of its own sends."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.rooms: dict[str, Room] = {}
        self.size = 0  # letters that wait
        self.too_slow = False
        self.ended = False
        self.close_code = 1000

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if self.too_slow:
            return
        self.size += len(text)
        if self.waiting.qsize() >= MOST_WAITING or self.size > MOST_LETTERS:
            self.too_slow = True
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.end(TRY_LATER)
        else:
            self.waiting.put_nowait(text)

    async def next(self) -> str | None:
        """What is to be sent next; None: nothing more will be."""
        text = await self.waiting.get()
        self.size -= len(text or "")
        return text

    def end(self, code: int) -> None:
        """Nothing more will be sent after what waits already."""
        self.close_code, self.ended = code, True
        self.waiting.put_nowait(None)


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


def encoded(message: dict[str, Any]) -> str:
    return ENCODER.encode(message)
