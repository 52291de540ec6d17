"""A real server whose deck is in a test's hands: a match of Totem or Grimoire may begin in the middle.

It serves as `kamifuda serve` does; only the deal is exchanged, by the one door that the server has for that.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kamifuda.games.grimoire import rules as grimoire
from kamifuda.games.grimoire.options import unpacked as grimoire_options
from kamifuda.games.totem import rules as totem
from kamifuda.games.totem.options import unpacked as totem_options
from kamifuda.server.edge import Edge
from kamifuda.server.serve import listening, run
from kamifuda.server.settings import Settings
from tests.games.grimoire.table import grimoire_table
from tests.games.totem.table import totem_table
from tests.server.serving import UNHURRIED, Serving

ROOT = Path(__file__).parents[2]


class Deck(Edge):
    """Deals what is written in a file; while there is none, whatever comes."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def dealt(self, position: Any) -> None:
        """The same every time, for a table is folded often."""
        if not self.file.exists():
            return
        lies = json.loads(self.file.read_text())
        if isinstance(position, totem.Totem):
            copy(totem.FIELDS, totem_table(**lies, **asdict(totem_options(position.rules))).position, position)
        elif isinstance(position, grimoire.Grimoire) and position.round == 0:  # not every round
            copy(grimoire.FIELDS, laid(lies, position), position)


def laid(lies: dict[str, Any], position: grimoire.Grimoire) -> grimoire.Grimoire:
    """As it is written: Spies have looked, some bookmarks are placed."""
    companions, pages = lies.pop("companions"), lies.pop("pages")
    options = asdict(grimoire_options(position.rules, position.values.house_rules))
    companions += [""] * (options.pop("seats") - len(companions))
    table = grimoire_table(*companions, **lies, **options)
    for seat, cards in enumerate(companions):
        if "spy" in cards:
            table.position.peeked |= 1 << seat
            table.position.set_knows(seat, table.position.knows(seat) | table.position.hidden)
    for seat, page in pages.items():
        table.play_as(int(seat), f"page {page}")
    return table.position


def copy(fields: Sequence[str], wanted: Any, position: Any) -> None:
    for field in fields:
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

    def stack(self, hand: str, **cards: Any) -> None:
        """How Totem begins from now on, in the words of `totem_table`."""
        self.deck.write_text(json.dumps({"hand": hand, **cards}))

    def lay(self, *companions: str, pages: Mapping[int, int] | None = None, **lies: Any) -> None:
        """How Grimoire begins from now on, in the words of `grimoire_table`; some may have placed their bookmark."""
        self.deck.write_text(json.dumps({"companions": companions, "pages": pages or {}, **lies}))

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
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    run(Settings.of(database=database), listener, lambda: print(port, flush=True), Deck(Path(deck)))
