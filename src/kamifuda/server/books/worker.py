"""A process in which books move: `python -m kamifuda.server.books.worker` reads and writes lines of JSON.

It is asked `{"id", "question", "speed"}`, then perhaps `{"id", "reach": [dx, dy, dz]}`, `{"id", "open": true}` (the
hand opens), `{"id", "hurry": true}` or `{"id", "drop": true}`. It tells `{"id", "frame"}` 30 times a second, and at the
end `{"id", "over": {"outcome", "gesture"}}` or `{"id", "error"}`. Many books move at once, each at its own speed; those
that are still to be set up are so by a thread of its own, for that takes as long as several frames of the others.
"""

import json
import sys
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from kamifuda.book.draw import Draw, begun
from kamifuda.book.frames import AT_REST, Writer
from kamifuda.server.process.workers import behave, where

NICENESS = 1  # less than a bot's: people see it when a book is late
FRAME = 2 / 60  # seconds
LATE = 0.5  # seconds behind, after which a book moves slowly rather than in a rush

Told = dict[str, Any]
Asked = SimpleQueue[Told | None]  # what the server says, and whoever sets books up; None: nobody asks any more


class Moving:
    """One book."""

    def __init__(self, question: Told, speed: int) -> None:
        self.scene, self.writer = begun(question), Writer()
        self.pause = FRAME * 100 / speed if speed else 0.0  # seconds between two frames; 0: when no other is due
        self.due = 0.0
        self.wanted: tuple[int, int, int] | None = None  # where the fingers shall be next
        self.still = question["kind"] == "stand"

    def look(self) -> Told:
        shown = self.scene.shown()
        frame = self.writer.whole(replace(shown, frame=AT_REST)) if self.still else self.writer.frame(shown)
        return {"frame": b64encode(frame).decode()}

    def step(self, now: float) -> Told | None:
        """Until the next frame; nothing where it ends before."""
        self.due = max(self.due + self.pause, now - LATE)
        if isinstance(self.scene, Draw) and self.wanted is not None and self.scene.opened is None:
            self.scene.reach(*self.wanted)
        self.wanted = None
        while not self.scene.over:
            self.scene.advance()
            if self.scene.ticks % 2 == 0:
                return self.look()
        return None

    def end(self) -> Told:
        gesture = self.scene.gesture() if isinstance(self.scene, Draw) else None
        return {"over": {"outcome": self.scene.outcome(), "gesture": gesture}}


class Desk:
    """All the books of this process, one after the other by when they are due."""

    def __init__(self, tell: Callable[[Told], None], build: Callable[[Told], None]) -> None:
        self.tell, self.build = tell, build
        self.books: dict[int, Moving] = {}
        self.coming: dict[int, list[Told]] = {}  # books that are being set up, and what was asked of them meanwhile

    def hear(self, asked: Told, now: float) -> None:
        number = asked["id"]
        if "question" in asked:
            self.coming[number] = []
            self.build(asked)
        elif number in self.coming:
            self.prepare(number, asked, now)
        elif number in self.books:
            self.touch(number, self.books[number], asked)

    def prepare(self, number: int, asked: Told, now: float) -> None:
        if "drop" in asked:
            del self.coming[number]
        elif "error" in asked:
            del self.coming[number]
            self.tell(asked)
        elif "built" in asked:
            self.attempt(number, lambda: self.begin(number, asked["built"], now))
        else:
            self.coming[number].append(asked)

    def begin(self, number: int, book: Moving, now: float) -> None:
        book.due = now + book.pause if book.pause else 0.0
        self.books[number] = book
        self.tell({"id": number} | book.look())
        for asked in self.coming.pop(number):
            self.touch(number, book, asked)

    def touch(self, number: int, book: Moving, asked: Told) -> None:
        """What a hand does, or the server."""
        if "reach" in asked:
            dx, dy, dz = asked["reach"]
            book.wanted = dx, dy, dz
        elif "open" in asked and isinstance(book.scene, Draw):
            book.scene.let_go()
        elif "hurry" in asked:
            book.pause = book.due = 0.0
        elif "drop" in asked:
            del self.books[number]

    def wait(self, now: float) -> float | None:
        """Seconds until there is something to do; None: not before somebody asks."""
        if not self.books:
            return None
        return max(0.0, min(book.due for book in self.books.values()) - now)

    def work(self, now: float) -> None:
        """One frame of one book."""
        due = [(book.pause == 0, book.due, number) for number, book in self.books.items() if book.due <= now]
        if due:
            number = min(due)[2]
            self.attempt(number, lambda: self.advance(number, now))

    def advance(self, number: int, now: float) -> None:
        book = self.books[number]
        told = book.step(now)
        if told is not None:
            self.tell({"id": number} | told)
        if book.scene.over:
            del self.books[number]
            self.tell({"id": number} | book.end())

    def attempt(self, number: int, do: Callable[[], None]) -> None:
        try:
            do()
        except Exception as error:
            self.books.pop(number, None)
            self.coming.pop(number, None)
            self.tell({"id": number, "error": where(error)})


def main() -> None:
    """Until nobody asks any more; a parent that dies closes the pipe."""
    behave(NICENESS)
    asked: Asked = SimpleQueue()
    wanted: SimpleQueue[Told] = SimpleQueue()
    Thread(target=read, args=(asked,), daemon=True).start()
    Thread(target=build, args=(wanted, asked), daemon=True).start()
    with open(1, "wb", buffering=0, closefd=False) as answers:
        desk = Desk(lambda told: write(answers, told), wanted.put)
        while True:
            try:
                told = asked.get(timeout=desk.wait(monotonic()))
            except Empty:
                desk.work(monotonic())
                continue
            if told is None:
                return
            desk.hear(told, monotonic())


def read(asked: "Asked") -> None:
    for line in sys.stdin.buffer:
        asked.put(json.loads(line))
    asked.put(None)


def build(wanted: "SimpleQueue[Told]", asked: "Asked") -> None:
    """Sets books up, one after the other, while others move."""
    while True:
        told = wanted.get()
        try:
            asked.put({"id": told["id"], "built": Moving(told["question"], told["speed"])})
        except Exception as error:
            asked.put({"id": told["id"], "error": where(error)})


def write(answers: Any, told: Told) -> None:
    try:
        answers.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
    except BrokenPipeError:
        sys.exit()


if __name__ == "__main__":
    main()
