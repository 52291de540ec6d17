"""Books that were simulated, one a line, so that a run that was stopped goes on where it was."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kamifuda.book.calibrate.pulls import Drawn, Rested
from kamifuda.core.clauses import BadRecord


@dataclass(frozen=True)
class Played:
    """A book, or the draws of one cell."""

    number: int
    player: str
    usual: bool
    cell: str
    draws: list[Drawn]
    rests: list[Rested]

    @property
    def fell(self) -> bool:
        return any(drawn.fell for drawn in self.draws) or any(rest.fell for rest in self.rests)


def read(line: str, number: int) -> Played:
    try:
        found: dict[str, Any] = json.loads(line)
        return understood(found)
    except (KeyError, TypeError, ValueError):
        raise BadRecord(number, "not-json") from None


def understood(found: dict[str, Any]) -> Played:
    return Played(
        found["book"],
        found.get("player", ""),
        found.get("usual", False),
        found.get("cell", ""),
        [Drawn.of(each) for each in found["draws"]],
        [Rested(**each) for each in found["rests"]],
    )


class Kept:
    """A file that only grows; a line that was cut off counts as not written."""

    def __init__(self, folder: Path, seed: int, physics: str) -> None:
        self.path, self.physics, self.books = folder / f"draws-{seed}-{physics}.jsonl", physics, dict[int, Played]()
        for number, line in enumerate(whole_lines(self.path), 1):
            self.remember(read(line, number))

    def add(self, found: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(found, separators=(",", ":")) + "\n")
        self.remember(understood(found))

    def remember(self, book: Played) -> None:
        self.books[book.number] = book

    def draws(self) -> int:
        return sum(len(book.draws) for book in self.books.values())


def whole_lines(path: Path) -> Iterable[str]:
    """Cuts the file after the last whole line."""
    if not path.exists():
        return []
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    if end < len(data):
        with path.open("r+b") as file:
            file.truncate(end)
    return data[:end].decode().splitlines()
