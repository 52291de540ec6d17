"""One client: what waits to be sent to it, and the tables it is told about."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kamifuda.server.room import Room

MOST_WAITING = 1000  # messages; a client that lets more pile up is cut off and may come back
MOST_TABLES = 100


class Connection:
    """Written to without waiting; a task of its own sends."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.rooms: dict[str, Room] = {}
        self.too_slow = False
        self.ended = False
        self.close_code = 1000

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(text)
        elif not self.too_slow:
            self.too_slow = True
            self.waiting.put_nowait(None)

    def end(self, code: int) -> None:
        """Nothing more will be sent after what waits already."""
        self.close_code, self.ended = code, True
        self.waiting.put_nowait(None)


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


def encoded(message: dict[str, Any]) -> str:
    return ENCODER.encode(message)
