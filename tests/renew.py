"""Writes generated files anew: `python -m tests.renew` and any of the tasks at its end."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

from rich.console import Console

from kamifuda.bots.levels import bot
from kamifuda.bots.selfplay import play_match
from kamifuda.cli.terminal.asking import Asking
from kamifuda.cli.terminal.table import Table
from kamifuda.core import record
from kamifuda.core.game import Game
from kamifuda.core.match import Match
from kamifuda.core.rng import Rng
from kamifuda.games import ALL, GAMES, kamimai
from kamifuda.server import schemas
from kamifuda.text import LANGUAGES, Text
from tests.checksums import all_checksums
from tests.journeys import shots
from tests.spread import allowed, differences, spread

GOLDEN = Path(__file__).parent / "golden"
HEARD = {  # the browser's tests: their names, and which of the records they are
    "kami-2": "kami_seats_2_target_1",
    "kami-3": "kami_seats_3_target_1",
    "kami-4": "kami_seats_4_target_1",
    "totem-usual": "totem_seats_2",
    "totem-eye-first": "totem_seats_2_eye_before_attack_True",
    "totem-spared-partner": "totem_seats_2_sword_loss_keeps_partner_True",
    "grimoire-2": "grimoire_seats_2_end_at_5",
    "grimoire-3": "grimoire_seats_3_end_at_5",
    "grimoire-4": "grimoire_seats_4_end_at_5",
    "grimoire-late": "grimoire_seats_3_tie_order_keep",
    "kamimai-1": "kamimai_seats_1",
    "kamimai-3": "kamimai_seats_3_sheet_III",
    "kamimai-5": "kamimai_seats_5",
}


def records() -> None:
    """Those that are missing: old ones must stay readable."""
    for game in ALL:
        for number, options in enumerate((*spread(game), *(every_sheet() if game is kamimai else ()))):
            file = GOLDEN / ("_".join([game.name, *differences(options)]).replace("=", "_") + ".record")
            if not file.exists():
                file.write_text(played(game, options, number))


def every_sheet() -> Iterator[kamimai.Options]:
    """Every number of summoners against every KamiMaï in every mode."""
    seats, sheets, modes = (allowed(kamimai, name) for name in ("seats", "sheet", "difficulty"))
    for number, sheet, mode in product(seats, sheets, modes):
        yield kamimai.Options(seats=number, sheet=sheet, difficulty=mode)


def played(game: Game, options: Any, number: int) -> str:
    """A match of mixed bots, so that it is neither senseless nor always the same; a group is of one mind."""
    origin = record.Origin(text=f"golden {number}")
    kinds = ("greedy", "greedy" if game is kamimai else "random")
    names = tuple(kinds[(seat + number) % 2] for seat in range(options.seats))
    bots = [bot(name, game, Rng(seat)) for seat, name in enumerate(names)]
    match = play_match(game, options, origin.seed(), bots)
    return record.write(record.of(match, names, origin))


def checksums() -> None:
    (GOLDEN / "checksums.json").write_text(json.dumps(all_checksums(), indent=2) + "\n")


def picture() -> None:
    """The first turn of a match in the terminal, drawn with the fonts of whoever looks at it."""
    kami = GAMES["kami"]
    table = Table(kami, kami.Options(), record.Origin(text="21"), ["greedy"], Text("en", "kami"))
    table.console = Console(record=True, width=88, file=StringIO(), force_terminal=True, highlight=False)
    table.hear(table.match.events(table.me))
    while len(table.match.legal(table.me)) < 2:
        table.turn()
    Asking(table).draw()
    drawn = table.console.export_svg(title="kamifuda play kami")
    drawn = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    (GOLDEN.parent.parent / "docs" / "figures" / "terminal.svg").write_text(drawn)


def protocol() -> None:
    """The schema and the types of what clients and server say to each other."""
    for place, text in schemas.files().items():
        file = GOLDEN.parent.parent / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def frames() -> None:
    """Short recorded matches as the browser of the first seat hears them, with every sentence that Python would say."""
    folder = GOLDEN.parent.parent / "web" / "tests" / "frames"
    folder.mkdir(parents=True, exist_ok=True)
    for name, recorded in HEARD.items():
        found = record.read((GOLDEN / f"{recorded}.record").read_text(), GAMES)
        texts = [Text(language, found.game) for language in LANGUAGES]
        heard = [frame(match, found.names, texts) for match in record.replay(found, GAMES)]
        said = {"names": found.names, "frames": heard}
        (folder / f"{name}.json").write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n")


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
