"""A real server whose deck is in a test's hands: a match of Totem, Grimoire or KamiMaï may begin in the middle.

It serves as `kamifuda serve` does; only the deal is exchanged, by the one door that the server has for that.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from kamifuda.core.fields import names
from kamifuda.core.match import OF_WORLD
from kamifuda.core.rng import Rng, stirred
from kamifuda.games.grimoire import rules as grimoire
from kamifuda.games.grimoire.options import unpacked as grimoire_options
from kamifuda.games.kamimai import rules as kamimai
from kamifuda.games.kamimai.options import unpacked as kamimai_options
from kamifuda.games.totem import rules as totem
from kamifuda.games.totem.options import unpacked as totem_options
from kamifuda.server.edge import Edge
from kamifuda.server.logs import start_logging
from kamifuda.server.serve import listening, run
from kamifuda.server.settings import Settings
from tests.games.grimoire.table import grimoire_table
from tests.games.kamimai.scenes import scene
from tests.games.totem.table import totem_table
from tests.server.serving import UNHURRIED, Serving

ROOT = Path(__file__).parents[2]
MILLION = 1_000_000
HARDLY = 100  # of a million


class Deck(Edge):
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
        lies: dict[str, Any] = json.loads(self.written[chance])
        return lies

    def dealt(self, position: Any) -> None:
        lies = self.lies(position.chance)
        if not lies:
            return
        if isinstance(position, totem.Totem):
            copy(totem_table(**lies, **asdict(totem_options(position.rules))).position, position)
        elif isinstance(position, grimoire.Grimoire) and position.round == 0:  # not every round
            copy(laid(lies, position), position)
        elif isinstance(position, kamimai.KamiMai) and position.round == 1:  # not every sheet
            copy(set_up(lies, position), position)

    def luck(self, luck: int) -> int:
        """A book whose fate is written stands, or falls, whatever anybody does to it."""
        fate = self.lies(luck).get("fate")
        return luck if fate is None else luck_of(fate)


def read(file: Path) -> str:
    """Whole, as it was a moment ago: it may come, change and go at any time."""
    try:
        return file.read_text()
    except FileNotFoundError:
        return "{}"


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


def set_up(lies: dict[str, Any], position: kamimai.KamiMai) -> kamimai.KamiMai:
    del lies["fate"]
    options = asdict(kamimai_options(position.rules, position.sheets.house_rules))
    reserves = lies.pop("reserves")
    reserves += [""] * (options.pop("seats") - len(reserves))
    return scene(*reserves, **lies, **options).position


@cache
def luck_of(fate: str) -> int:
    """With this one the book stands however likely a fall is, or falls however unlikely."""
    return next(luck for luck in count() if is_fate(fate, Rng(stirred(luck, OF_WORLD)).below(MILLION)))


def is_fate(fate: str, drawn: int) -> bool:
    return drawn < HARDLY if fate == "falls" else drawn >= MILLION - HARDLY


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

    def stack(self, hand: str, **cards: Any) -> None:
        """How Totem begins from now on, in the words of `totem_table`."""
        self.write({"hand": hand, **cards})

    def lay(self, *companions: str, pages: Mapping[int, int] | None = None, **lies: Any) -> None:
        """How Grimoire begins from now on, in the words of `grimoire_table`; some may have placed their bookmark."""
        self.write({"companions": companions, "pages": pages or {}, **lies})

    def set_up(self, *reserves: str, fate: str | None = "stands", **lies: Any) -> None:
        """How KamiMaï begins from now on, in the words of `scene`; the book stands, falls, or (None) nobody knows."""
        self.write({"reserves": reserves, "fate": fate, **lies})

    def write(self, lies: Mapping[str, Any]) -> None:
        """At once: whoever reads meets the old deck or the new one."""
        new = self.deck.with_suffix(".new")
        new.write_text(json.dumps(lies))
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
