"""Records in files, and what is wrong with those that are damaged."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from kamifuda.cli.files import text_in
from kamifuda.cli.usage import Refused
from kamifuda.core import record
from kamifuda.core.clauses import BadRecord
from kamifuda.core.game import Game
from kamifuda.games import GAMES

DAMAGED: Final = 1
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors put it first

Check = Callable[[record.Record, Mapping[str, Game]], None]


def record_in(file: str, *checks: Check) -> record.Record:
    """The record that this file holds, replayed and found right, also by these checks."""
    game = text = ""
    try:
        text = text_in(file).removeprefix(BYTE_ORDER_MARK)
        check_form(text)
        game = game_in(text)
        found = record.read_and_verify(text, GAMES)
        for check in checks:
            check(found, GAMES)
    except BadRecord as bad:
        raise damaged(file, bad, about(bad, text), game) from None
    return found


def damaged(file: str, bad: BadRecord, about: str, game: str) -> Refused:
    return Refused("damaged", DAMAGED, file=file, line=bad.line, reason=bad.reason, about=about, game=game)


@contextmanager
def damage_told(file: str) -> Iterator[None]:
    """What is found in a record after it was read well."""
    try:
        yield
    except BadRecord as bad:
        raise damaged(file, bad, bad.about, "") from None


def check_form(text: str) -> None:
    """What people do to a file without opening it, before any line is read."""
    if not text.strip():
        raise BadRecord(1, "empty")
    first, newline, _ = text.partition("\n")
    if first == record.FIRST_LINE + "\r":
        raise BadRecord(1, "line-ends")
    if not newline and not record.FIRST_LINE.startswith(first):
        raise BadRecord(1, "not-a-record", record.FIRST_LINE)


def game_in(text: str) -> str:
    """Of which game a record says it is; nothing where there is no such game."""
    name = "".join(text.split("\n", 2)[1:2]).removeprefix("game ")
    return name if name in GAMES else ""


def about(bad: BadRecord, text: str) -> str:
    """The fact that goes with a reason, in a form that can be shown."""
    if bad.reason == "bad-option":
        return bad.about.partition(": ")[0]
    if bad.about == "server_seed" and not text.split("\n")[bad.line - 1].startswith("server"):
        return "seed"
    return bad.about
