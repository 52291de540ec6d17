"""What was asked for on the command line, checked; a refusal names a message of the text files and an exit code."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kamifuda.bots.levels import NAMES, bot
from kamifuda.core import options as opt
from kamifuda.core import record
from kamifuda.core.game import Game
from kamifuda.core.rng import Rng
from kamifuda.games import GAMES
from kamifuda.text import LANGUAGES, Text, shortened

WRONG_USAGE: Final = 2
LONGEST_QUOTE: Final = 200  # of what a person typed
OURS: Final = ("known", "allowed", "command")  # what we say, in full
HIGHEST_PORT: Final = 65_535


class Refused(Exception):
    """Something the person asked for can not be done."""

    def __init__(self, key: str, code: int = WRONG_USAGE, **arguments: str | int) -> None:
        super().__init__(key, code, arguments)
        self.key, self.code = key, code
        self.arguments = {
            name: value if name in OURS else shortened(value, LONGEST_QUOTE) for name, value in arguments.items()
        }


def language_called(name: str) -> str:
    if name not in LANGUAGES:
        raise Refused("error-language", name=name, known=", ".join(LANGUAGES))
    return name


def game_called(name: str) -> Game:
    if name.casefold() not in GAMES:
        raise Refused("error-game", name=name, known=", ".join(GAMES))
    return GAMES[name.casefold()]


def table_asked(
    game: str, seats: str | None, pairs: Sequence[str], bots: str, seed: str | None, text: Text
) -> tuple[Game, dict[str, str], Any, list[str], record.Origin]:
    """The game, the options as asked and as checked, the bots, and the seed, a random one if none was given."""
    played = game_called(game)
    asked = asked_options(played, seats, pairs)
    options = options_of(played, asked, text)
    return played, asked, options, bots_called(bots, played), seed_of(secrets.token_hex(4) if seed is None else seed)


def asked_options(game: Game, seats: str | None, pairs: Sequence[str]) -> dict[str, str]:
    """From `--option k=v …`, in capitals or not; `--seats` is the option of that name. Twice the same is no harm."""
    asked: dict[str, str] = {} if seats is None else {"seats": seats}
    for pair in pairs:
        written, equals, said = pair.partition("=")
        if not equals:
            raise Refused("error-option-form", text=pair, example=example(game, pair))
        name, value = as_known(game, written, said)
        if asked.setdefault(name, value) != value:
            raise Refused("error-option-twice", name=name, one=asked[name], other=value)
    return asked


def as_known(game: Game, name: str, value: str) -> tuple[str, str]:
    """`Mode=Lord` is `mode=lord`; what is not known stays as it was written."""
    option = next((each for each in opt.chosen(game.Options) if each.name == name.casefold()), None)
    if option is None:
        return name, value
    allowed = () if opt.is_text(option) else option.metadata["allowed"]
    words = (word for each in allowed for word in opt.spellings(each))
    return option.name, next((word for word in words if word.casefold() == value.casefold()), value)


def example(game: Game, name: str) -> str:
    """`mode=lord`: of the option that was meant, or of any."""
    options = [each for each in opt.chosen(game.Options) if not opt.is_text(each)]
    option = next((each for each in options if each.name == name.casefold()), options[1 % len(options)])
    return f"{option.name}={opt.spell(option.metadata['allowed'][1 % len(option.metadata['allowed'])])}"


def options_of(game: Game, asked: Mapping[str, str], text: Text) -> Any:
    try:
        return opt.from_text(game.Options, asked)
    except opt.BadOption as bad:
        if bad.name not in [each.name for each in opt.chosen(game.Options)]:
            raise Refused("error-option-name", name=bad.name, known=", ".join(map(str, bad.allowed))) from None
        if bad.why is not None:
            facts = {"game": text.game or "", "reason": bad.why.reason, **bad.why.facts}
            raise Refused("error-house-rules", WRONG_USAGE, **facts) from None
        allowed = spelled(bad.allowed, text)
        raise Refused("error-option-value", name=bad.name, value=str(bad.value), allowed=allowed) from None


def spelled(allowed: Sequence[opt.Value], text: Text) -> str:
    if isinstance(allowed, range):
        return text.say("error-range", low=allowed[0], high=allowed[-1])
    return ", ".join(opt.spell(value) for value in allowed)


def bots_called(names: str, game: Game) -> list[str]:
    called = [name.strip() for name in names.split(",")]
    for name in called:
        try:
            bot(name, game, Rng(0))
        except opt.BadOption:
            raise Refused("error-bot", name=name, known=", ".join(NAMES)) from None
    return called


def seed_of(seed: str) -> record.Origin:
    if not seed.isprintable():
        raise Refused("error-seed")
    return record.Origin(text=seed)


def name_of(name: str) -> str:
    if not name.isprintable() or not 1 <= len(name.strip()) <= record.LONGEST_NAME:
        raise Refused("error-name", most=record.LONGEST_NAME)
    return name.strip()


def port_called(port: str) -> int:
    if not port.isdecimal() or len(port) > 5 or int(port) > HIGHEST_PORT:
        raise Refused("error-port", port=port, most=str(HIGHEST_PORT))
    return int(port)


def viewer_called(seat: str, seats: int) -> int | None:
    """A seat, or None for `open`."""
    known = [*map(str, range(seats)), "open"]
    if seat not in known:
        raise Refused("error-seat", seat=seat, known=", ".join(known))
    return None if seat == "open" else int(seat)
