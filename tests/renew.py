"""Writes generated files anew: `python -m tests.renew` and any of the tasks at its end."""

import json
import re
import shutil
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from io import StringIO
from itertools import chain
from pathlib import Path
from typing import Any

from rich.console import Console

from kamifuda.cli.terminal.asking import Asking
from kamifuda.cli.terminal.table import Table
from kamifuda.core import record
from kamifuda.core.game import with_house_rules
from kamifuda.core.match import Match
from kamifuda.games import ALL, GAMES
from kamifuda.server import schemas
from kamifuda.server.api import written_rules
from kamifuda.text import LANGUAGES, Text
from tests.checksums import all_checksums
from tests.facts import facts
from tests.journeys import shots
from tests.played import played
from tests.spread import differences

GOLDEN = Path(__file__).parent / "golden"
SUMS = GOLDEN / "records.sha256"  # of every record, for good


def records() -> None:
    """A few of each game's present version, where they are missing; none is ever written again."""
    for game in ALL:
        for number, chosen in enumerate(facts(game).recorded):
            options: Any = game.Options(**chosen)
            words = [game.name, f"version_{game.version}", *differences(options)]
            file = GOLDEN / ("_".join(words).replace("=", "_") + ".record")
            if not file.exists():
                file.write_text(played(game, options, number))
    pin()


def pin() -> None:
    """A line for every record that has none; those there are never change."""
    lines = SUMS.read_text().splitlines() if SUMS.exists() else []
    pinned = {line.split("  ")[1] for line in lines}
    new = [
        f"{sha256(file.read_bytes()).hexdigest()}  {file.name}"
        for file in GOLDEN.glob("*.record")
        if file.name not in pinned
    ]
    SUMS.write_text("".join(f"{line}\n" for line in sorted(lines + new, key=lambda line: line.split("  ")[1])))


def checksums() -> None:
    (GOLDEN / "checksums.json").write_text(json.dumps(all_checksums(), indent=2) + "\n")


def picture() -> None:
    """The first turn of a match in the terminal, drawn with the fonts of whoever looks at it."""
    game = ALL[0]
    table = Table(game, game.Options(), record.Origin(text="21"), ["greedy"], Text("en", game.name))
    table.console = Console(record=True, width=88, file=StringIO(), force_terminal=True, highlight=False)
    table.hear(table.match.events(table.me))
    while len(table.match.legal(table.me)) < 2:
        table.turn()
    Asking(table).draw()
    drawn = table.console.export_svg(title=f"kamifuda play {game.name}")
    drawn = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    (GOLDEN.parent.parent / "docs" / "figures" / "terminal.svg").write_text(drawn)


def protocol() -> None:
    """The schema and the types of what clients and server say to each other."""
    for place, text in schemas.files().items():
        file = GOLDEN.parent.parent / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def frames() -> None:
    """What the browser's tests hear: rulebooks, and short recorded matches with every sentence Python would say."""
    folder = GOLDEN.parent.parent / "web" / "tests" / "frames"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "rules").mkdir(parents=True)
    for game in GAMES:
        (folder / "rules" / f"{game}.json").write_bytes(written_rules(game).contents)
    (folder / "house").mkdir()
    for game, house in with_house_rules(ALL).items():
        told = import_module(f"tests.games.{game}.telling").HOUSE_RULES
        version = GAMES[game].version
        cases = [{"changes": house.differences(rules, version), "told": sentences} for rules, sentences in told]
        (folder / "house" / f"{game}.json").write_text(json.dumps(cases))
    for name, recorded in chain.from_iterable(facts(game).heard.items() for game in ALL):
        found = record.read((GOLDEN / f"{recorded}.record").read_text(), GAMES)
        texts = [Text(language, found.game) for language in LANGUAGES]
        heard = [frame(match, found.names, texts) for match in record.replay(found, GAMES)]
        said = {"names": found.names, "frames": heard}
        (folder / f"{name}.json").write_text(json.dumps(said))


def frame(match: Match, names: Sequence[str], texts: Sequence[Text]) -> dict[str, Any]:
    events = match.events(0)
    told = {text.language: [text.event(event, 0, names) for event in events] for text in texts}
    return {"events": events, "view": match.view(0), "legal": match.legal(0), "told": told}


def screenshots() -> None:
    """Looked at by people before they are committed."""
    shots.take()


TASKS = {
    "records": records,
    "checksums": checksums,
    "picture": picture,
    "protocol": protocol,
    "frames": frames,
    "screenshots": screenshots,
}

if __name__ == "__main__":
    for task in sys.argv[1:]:
        TASKS[task]()
