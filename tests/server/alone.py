"""A program that has Python, the contract, the games and the tables, and nothing else: as a browser without a server.

It refuses to import anything besides, then plays a whole match of every game by requests, entries and tellings.
"""

# ruff: noqa: E402
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

OURS = ("kamifuda.core", "kamifuda.games", "kamifuda.server.tables")
ABOVE = ("kamifuda", "kamifuda.server")  # folders on the way
NOT_IN_A_BROWSER = {"asyncio", "multiprocessing", "sqlite3", "ssl", "subprocess"}
STANDARD = (sys.stdlib_module_names | {"mypy_extensions"}) - NOT_IN_A_BROWSER


class Alone:
    """Asked before everybody else where a module is."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        compiled = name.endswith("__mypyc")  # what is compiled of ours
        if not (compiled or name in ABOVE or below(name, OURS) or name.partition(".")[0] in STANDARD):
            raise ImportError(f"{name} is not here")
        return None


def below(name: str, folders: Sequence[str]) -> bool:
    return any(name == folder or name.startswith(folder + ".") for folder in folders)


for module in [name for name in sys.modules if name.partition(".")[0] not in STANDARD | {"__main__"}]:
    del sys.modules[module]  # what this Python loads for everybody
sys.meta_path.insert(0, Alone())

from importlib import import_module
from json import dumps, loads
from pkgutil import iter_modules

from kamifuda.core.game import Game
from kamifuda.core.match import plays
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games import ALL
from kamifuda.server import tables
from kamifuda.server.tables import requests, telling
from kamifuda.server.tables.decisions import decided
from kamifuda.server.tables.edge import Edge
from kamifuda.server.tables.entries import Entry
from kamifuda.server.tables.host import Host
from kamifuda.server.tables.ids import spelled
from kamifuda.server.tables.newtable import NewChair, NewTable, made
from kamifuda.server.tables.table import Table, folded

PEOPLE = ("ann", "bo", "cy", "di", "eve", "flo", "gus", "hal")


class Still(Edge):
    """Where no time passes and nothing is secret."""

    def now(self) -> int:
        return 0

    def steady(self) -> int:
        return 0

    def secret(self, count: int) -> bytes:
        return bytes(count)


EDGE = Still()
HOST = Host(check_level=lambda game, level: None, checked=lambda gesture: gesture)


class Evening:
    """A table, its log, and what everybody there was told."""

    def __init__(self, game: Game) -> None:
        self.rng = Rng(1)
        self.table = Table(spelled(EDGE.secret(16)), EDGE)
        self.log: list[Entry] = []
        self.told: list[Any] = []
        asked = NewTable(game=game.name, chairs=[NewChair(who="me", name="Ann")])
        self.write("ann", "created", made(asked, "ann", HOST) | {"server_seed": EDGE.secret(32).hex()})
        for seat in range(1, self.table.seats):
            self.ask(PEOPLE[seat], type="sit", seat=seat, name=PEOPLE[seat].capitalize())
        self.ask("ann", type="start")

    def ask(self, person: str, type: str, **about: Any) -> None:
        self.write(person, *decided(self.table, person, requests.BY_TYPE[type](**about), HOST))

    def write(self, person: str | None, kind: str, what: dict[str, Any]) -> None:
        entry = Entry(self.table.id, self.table.number + 1, EDGE.now(), kind, {"person": person, "what": what})
        self.table.apply(entry)
        self.log.append(entry)
        watching = (*PEOPLE[: self.table.seats], None)
        self.told = [telling.update(self.table, entry, viewer, changed=True) for viewer in watching]
        assert loads(dumps(self.told)) == self.told

    def go_on(self) -> None:
        """Whoever is awaited plays anything; the world plays what the seed has for it."""
        if self.table.answer_due() is not None:
            text = self.table.playing().foretold()
            what = {"seat": WORLD, "text": text, "attachment": None, "by": "world", "reason": ""}
            return self.write(None, "play", what)
        seat = self.table.choosing()[0]
        [view] = self.told[seat]["views"]
        choices = plays(view["legal"])
        steps = choices[self.rng.below(len(choices))].split(", ")
        return self.ask(PEOPLE[seat], type="play", seat=seat, turn=view["turn"], steps=steps)


def main() -> None:
    for found in iter_modules(tables.__path__, tables.__name__ + "."):
        import_module(found.name)
    for game in ALL:
        evening = Evening(game)
        while evening.table.status == "playing":
            evening.go_on()
        again = folded(evening.log, EDGE)
        assert again.playing().scores() == evening.told[0]["info"]["scores"]
        print(game.name, evening.table.status, len(evening.log))


main()
