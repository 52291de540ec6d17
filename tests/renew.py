"""Writes generated files anew: `python -m tests.renew` and any of the tasks at its end."""

import json
import random
import re
import shutil
import sys
from collections.abc import Sequence
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from kamifuda.cli.terminal.asking import Asking
from kamifuda.cli.terminal.table import Table
from kamifuda.core import record
from kamifuda.core.game import Game
from kamifuda.core.match import Match, Tree
from kamifuda.core.seed import from_text
from kamifuda.games import ALL, GAMES
from kamifuda.server.wire.api import written_rules
from kamifuda.server.wire.description.protocol import files
from kamifuda.text import LANGUAGES, Text
from tests.checksums import checksums_of
from tests.facts import Chosen, facts, golden, telling
from tests.journeys import shots
from tests.played import played
from tests.spread import differences

ROOT = Path(__file__).parent.parent
SEEDS, TAPS = 6, 150  # of random matches at real tables
SUMS = "records.sha256"  # of every record of a game, for good


def records() -> None:
    """A few of each game's present version, where they are missing; none is ever written again."""
    for game in ALL:
        golden(game).mkdir(exist_ok=True)
        for number, chosen in enumerate(facts(game).recorded):
            options: Any = game.Options(**chosen)
            words = [f"version_{game.version}", *differences(options)]
            file = golden(game) / ("_".join(words).replace("=", "_") + ".record")
            if not file.exists():
                file.write_text(played(game, options, number))
        pin(golden(game))


def pin(folder: Path) -> None:
    """A line for every record that has none; those there are never change."""
    sums = folder / SUMS
    lines = sums.read_text().splitlines() if sums.exists() else []
    pinned = {line.split("  ")[1] for line in lines}
    new = [
        f"{sha256(file.read_bytes()).hexdigest()}  {file.name}"
        for file in folder.glob("*.record")
        if file.name not in pinned
    ]
    sums.write_text("".join(f"{line}\n" for line in sorted(lines + new, key=lambda line: line.split("  ")[1])))


def checksums() -> None:
    for game in ALL:
        (golden(game) / "checksums.json").write_text(json.dumps(checksums_of(game), indent=2) + "\n")


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
    (ROOT / "docs" / "figures" / "terminal.svg").write_text(drawn)


def protocol() -> None:
    """The schema and the types of what clients and server say to each other."""
    for place, text in files().items():
        file = ROOT / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def frames() -> None:
    """What the browser's tests hear: rulebooks, and short recorded matches with every sentence Python would say."""
    folder = ROOT / "web" / "tests" / "frames"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "rules").mkdir(parents=True)
    (folder / "house").mkdir()
    (folder / "seen").mkdir()
    (folder / "real").mkdir()
    for game in ALL:
        (folder / "rules" / f"{game.name}.json").write_bytes(written_rules(game.name).contents)
        house, texts = game.manifest.house_rules, [Text(language, game.name) for language in LANGUAGES]
        if house is not None:
            told = telling(game).HOUSE_RULES
            cases = [
                {"view": dealt(game, rules), "changes": house.differences(rules, game.version), "told": said}
                for rules, said in told
            ]
            (folder / "house" / f"{game.name}.json").write_text(json.dumps(cases))
        for name, recorded in facts(game).heard.items():
            found = record.read((golden(game) / f"{recorded}.record").read_text(), GAMES)
            heard = [frame(match, found.names, texts) for match in record.replay(found, GAMES)]
            (folder / f"{name}.json").write_text(json.dumps(about(game, found) | {"frames": heard}))
        shown = {**facts(game).heard, **{f"{game.name}-{name}": name for name in facts(game).pictured}}
        for name, recorded in shown.items():
            found = record.read((golden(game) / f"{recorded}.record").read_text(), GAMES)
            (folder / "seen" / f"{name}.json").write_text(json.dumps(about(game, found) | {"seen": seen(found)}))
        if facts(game).blind:
            matches = [tapped(game, chosen, seed) for chosen in facts(game).blind for seed in range(SEEDS)]
            (folder / "real" / f"{game.name}.json").write_text(json.dumps(matches))


def about(game: Game, found: record.Record) -> dict[str, Any]:
    """Who plays with whom."""
    return {"names": found.names, "sides": game.manifest.sides(len(found.names))}


def seen(found: record.Record) -> list[dict[str, Any]]:
    """Every play of a match as everybody knows it, also whoever watches: its moments, and what it led to."""
    viewers: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in (None, *range(len(found.names)))}
    for match in record.replay(found, GAMES):
        for viewer, plays in viewers.items():
            moments = [moment._asdict() for moment in match.moments(viewer)]
            legal = {} if viewer is None else match.legal(viewer)
            plays.append({"moments": moments, "legal": legal, "awaited": viewer in match.awaited()})
    return [{"seat": viewer, "plays": plays} for viewer, plays in viewers.items()]


def tapped(game: Game, chosen: Chosen, seed: int) -> list[dict[str, Any]]:
    """A match at a real table, played at random: all positions with what each seat may do, and what was done there."""
    real = game.manifest.real
    assert real is not None
    match = Match(game, game.Options(**{**chosen, real.option: real.value}), from_text(f"tapped {seed}"))
    dice, found = random.Random(seed), list[dict[str, Any]]()
    for _ in range(TAPS):
        legal = {seat: match.legal(seat) for seat in match.to_act()}
        if not legal:
            break
        seat = dice.choice([*legal])
        steps = at_random(legal[seat], dice)
        found.append({"view": match.view(None), "legal": legal, "seat": seat, "steps": steps})
        match.play(seat, ", ".join(steps))
    return found


def at_random(tree: Tree, dice: random.Random) -> list[str]:
    """Any play of a tree, step by step."""
    if not tree:
        return []
    step = dice.choice([*tree])
    return [step, *at_random(tree[step], dice)]


def dealt(game: Game, house_rules: str) -> Any:
    """What everybody sees of a table with these house rules."""
    return game.view(game.deal(game.Options(house_rules=house_rules), b""), None)


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
