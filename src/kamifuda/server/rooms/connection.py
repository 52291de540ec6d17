"""One client: what waits to be sent to it, and the tables it is told about."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Protocol

MOST_WAITING = 1000  # messages; a client that lets more pile up is cut off and may come back
MOST_LETTERS = 4 * 1024 * 1024
MOST_TABLES = 100
MOST_BEFORE_FRAMES = 30  # messages that wait while frames are still sent: a second of a moving book
AFTERWARDS = 2000  # milliseconds in which a hand that was opened may still say where it would be
TRY_LATER = 1013  # as IANA numbers it


class Hand(Protocol):
    """Whose fingers close on a page of a book."""

    table: str

    def reach(self, to: Sequence[int]) -> None: ...
    def open(self) -> None: ...


class Connection:
    """Written to without waiting; a task of its own sends."""

    def __init__(self, person: str | None, address: str | None = None) -> None:
        self.person, self.address = person, address
        self.waiting: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.tables: set[str] = set()  # that it is told about
        self.behind: set[str] = set()  # tables whose next frame must be a whole one
        self.holding: Hand | None = None  # that pulls at a book
        self.held: tuple[str, int] = ("", 0)  # the table of the hand that was opened last, and when
        self.size = 0  # letters that wait
        self.ended = False  # nothing more is taken from it, and nothing new is sent
        self.close_code = 1000

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        if self.ended:
            return
        self.size += len(text)
        if self.waiting.qsize() >= MOST_WAITING or self.size > MOST_LETTERS:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.end(TRY_LATER)
        else:
            self.waiting.put_nowait(text)

    def send_frame(self, table: str, frame: bytes, whole: bool, last: bool = False) -> None:
        """Who reads slowly is sent fewer, and never cut off because of them; after the last no other comes."""
        if self.ended or (self.waiting.qsize() >= MOST_BEFORE_FRAMES and not last):
            self.behind.add(table)
        elif whole or table not in self.behind:
            self.behind.discard(table)
            self.size += len(frame)
            self.waiting.put_nowait(frame)

    async def next(self) -> str | bytes | None:
        """What is to be sent next; None: nothing more will be."""
        message = await self.waiting.get()
        self.size -= len(message or "")
        return message

    def open_hand(self, table: str) -> None:
        if self.holding is not None and self.holding.table == table:
            self.holding.open()

    def let_go(self, table: str, now: int) -> None:
        self.holding, self.held = None, (table, now)

    def held_lately(self, table: str, now: int) -> bool:
        return self.held[0] == table and now - self.held[1] < AFTERWARDS

    def end(self, code: int) -> None:
        """Nothing more will be sent after what waits already; the first reason counts."""
        if not self.ended:
            self.close_code, self.ended = code, True
            self.waiting.put_nowait(None)


ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


def encoded(message: dict[str, Any]) -> str:
    return ENCODER.encode(message)
