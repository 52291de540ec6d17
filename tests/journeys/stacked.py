"""A real server whose deck is in a test's hands: a match may begin in the middle.

It serves as `kamifuda serve` does; only the deal is exchanged, by the one door that the server has for that. How a
match is arranged says the `arranged` of some module, for most games that of `tests/games/<game>/journeys/deck.py`.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kamifuda.core.fields import names
from kamifuda.server.process.logs import start_logging
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.process.settings import Settings
from kamifuda.server.serve import listening, run
from tests.server.serving import UNHURRIED, Serving

ROOT = Path(__file__).parents[2]


class Deck(RealEdge):
    """Deals what is written in a file; while there is none, whatever comes.

    Tables are folded often and outlive the test that made them: each deal and each luck keeps what it met first.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.written: dict[int, str] = {}

    def lies(self, chance: int) -> dict[str, Any]:
        """What was written when this chance came for the first time."""
        if chance not in self.written:
            self.written[chance] = read(self.file)
        found: dict[str, Any] = json.loads(self.written[chance])
        return found

    def dealt(self, position: Any) -> None:
        """As it is written; where that says nothing about this deal, as it came."""
        if written := self.lies(position.chance):
            wanted = import_module(written["by"]).arranged(position, **written["lies"])
            if wanted is not None:
                copy(wanted, position)

    def luck(self, luck: int) -> int:
        """What is written, whatever anybody does; or what comes."""
        written = self.lies(luck).get("luck")
        return luck if written is None else int(written)


def read(file: Path) -> str:
    """Whole, as it was a moment ago: it may come, change and go at any time."""
    try:
        return file.read_text()
    except FileNotFoundError:
        return "{}"


def copy(wanted: Any, position: Any) -> None:
    for field in names(type(position)):
        setattr(position, field, getattr(wanted, field))
    position.journal = []


class Stacking(Serving):
    """The process that has such a deck, and the file by which it is stacked."""

    def __init__(self, folder: str, environment: Mapping[str, str]) -> None:
        super().__init__(str(Path(folder) / "test.db"), environment)
        self.deck = Path(folder) / "deck.json"

    def start(self) -> "Stacking":
        command = [sys.executable, "-m", "tests.journeys.stacked", self.database, str(self.deck)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        return self

    def arrange(self, by: str, luck: int | None = None, **lies: Any) -> None:
        """How matches begin from now on, in the words of the module that arranges them, and WORLD's luck in them."""
        self.write({"by": by, "luck": luck, "lies": lies})

    def write(self, written: Mapping[str, Any]) -> None:
        """At once: whoever reads meets the old deck or the new one."""
        new = self.deck.with_suffix(".new")
        new.write_text(json.dumps(written))
        new.replace(self.deck)

    def shuffle(self) -> None:
        self.deck.unlink(missing_ok=True)


@contextmanager
def stacking(environment: Mapping[str, str]) -> Iterator[Stacking]:
    with TemporaryDirectory(prefix="kamifuda-") as folder:
        server = Stacking(folder, UNHURRIED | dict(environment)).start()
        try:
            yield server
        finally:
            server.stop()


if __name__ == "__main__":
    database, deck = sys.argv[1:]
    start_logging()  # to stderr, as the product does: what the server says is in what a failing test shows
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    run(Settings.of(database=database), listener, lambda: print(port, flush=True), Deck(Path(deck)))
