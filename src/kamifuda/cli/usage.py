"""What was asked for on the command line, checked; a refusal names a message of the text files and an exit code."""

import shlex
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from kamifuda.bots.levels import NAMES, bot
from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.core.game import Game
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.text import LANGUAGES, Text

WRONG_USAGE: Final = 2
DAMAGED: Final = 1
LONGEST_NAME: Final = 40


class Refused(Exception):
    """Something the person asked for can not be done."""

    def __init__(self, key: str, code: int = WRONG_USAGE, **arguments: str | int) -> None:
        super().__init__(key, code, arguments)
        self.key, self.code, self.arguments = key, code, arguments


def language_called(name: str) -> str:
    if name not in LANGUAGES:
        raise Refused("error-language", name=name, known=", ".join(LANGUAGES))
    return name


def game_called(name: str) -> Game:
    if name not in GAMES:
        raise Refused("error-game", name=name, known=", ".join(GAMES))
    return GAMES[name]


def options_of(game: Game, seats: str | None, pairs: Sequence[str], text: Text) -> Any:
    """From `--option k=v …`; `--seats` is the option of that name."""
    for pair in pairs:
        if "=" not in pair:
            raise Refused("error-option-form", text=pair)
    texts = dict(pair.split("=", 1) for pair in pairs) | ({} if seats is None else {"seats": seats})
    try:
        return opt.from_text(game.Options, texts)
    except opt.BadOption as bad:
        if bad.name not in [each.name for each in fields(game.Options)]:
            raise Refused("error-option-name", name=bad.name, known=", ".join(map(str, bad.allowed))) from None
        allowed = spelled(bad.allowed, text)
        raise Refused("error-option-value", name=bad.name, value=str(bad.value), allowed=allowed) from None


def spelled(allowed: Sequence[opt.Value], text: Text) -> str:
    if isinstance(allowed, range):
        return text.say("error-range", low=allowed[0], high=allowed[-1])
    return ", ".join(opt.spell(value) for value in allowed)


def bots_called(names: str, game: Game) -> list[str]:
    for name in names.split(","):
        try:
            bot(name, game, Rng(0))
        except opt.BadOption:
            raise Refused("error-bot", name=name, known=", ".join(NAMES)) from None
    return names.split(",")


def seed_of(seed: str) -> record.Origin:
    if not seed.isprintable():
        raise Refused("error-seed")
    return record.Origin(text=seed)


def name_of(name: str) -> str:
    if not name.isprintable() or not 1 <= len(name.strip()) <= LONGEST_NAME:
        raise Refused("error-name", most=LONGEST_NAME)
    return name.strip()


def new_file(file: str) -> Path:
    """A file that does not exist yet and can be written."""
    path = Path(file)
    try:
        path.open("x").close()
    except FileExistsError:
        raise Refused("error-file-exists", file=file) from None
    except (OSError, ValueError):
        raise Refused("error-file-refused", file=file) from None
    return path


def viewer_called(seat: str, seats: int) -> int | None:
    """A seat, or None for `open`."""
    known = [*map(str, range(seats)), "open"]
    if seat not in known:
        raise Refused("error-seat", seat=seat, known=", ".join(known))
    return None if seat == "open" else int(seat)


def record_in(file: str) -> record.Record:
    """The record that this file holds, replayed and found right."""
    game = ""
    try:
        text = contents(file)
        found = record.read(text, GAMES)
        game = found.game
        record.verify(found, GAMES)
    except BadRecord as bad:
        about = bad.about.partition(":")[0] if bad.reason == "bad-option" else bad.about
        facts = {"reason": bad.reason, "about": about, "game": game}
        raise Refused("damaged", DAMAGED, file=file, line=bad.line, **facts) from None
    return found


def contents(file: str) -> str:
    try:
        data = Path(file).read_bytes()
    except FileNotFoundError:
        raise Refused("error-file-missing", file=file) from None
    except (OSError, ValueError):
        raise Refused("error-file-refused", file=file) from None
    try:
        return data.decode()
    except UnicodeDecodeError as bad:
        raise BadRecord(data.count(b"\n", 0, bad.start) + 1, "not-utf8") from None


def command(verb: str, game: Game, options: Any, bots: Sequence[str], seed: str) -> str:
    """A line to type for the same again; options as usual are left out."""
    usual = opt.to_text(game.Options())
    words = ["kamifuda", verb, game.name, "--seats", str(options.seats), "--bots", ",".join(bots)]
    words += ["--seed", seed] if seed else []
    for name, value in opt.to_text(options).items():
        if name != "seats" and value != usual[name]:
            words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def reading(file: str) -> str:
    """A line to type to read this record."""
    return shlex.join(["kamifuda", "replay", file])
