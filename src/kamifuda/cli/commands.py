"""The command line: kamifuda play | record | replay | verify."""

import os
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from typing import Annotated

import typer
from rich.console import Console

from kamifuda import compiled
from kamifuda.bots import selfplay
from kamifuda.cli import referee, retelling, usage
from kamifuda.cli.refusals import misused, refuse, wished_language
from kamifuda.core import record as records
from kamifuda.terminal.table import Table
from kamifuda.text import Text

COMMON = Text(wished_language(sys.argv[1:], os.environ))
say = COMMON.say
FORMATS = ("text", "referee")
USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # the command parser's, wherever this typer keeps it
INTERRUPTED = 130

Game = Annotated[str, typer.Argument(help=say("help-game"), metavar="GAME")]
File = Annotated[str, typer.Argument(help=say("help-file"), metavar="FILE")]
Seats = Annotated[str | None, typer.Option(help=say("help-seats"), metavar="N")]
Bots = Annotated[str, typer.Option(help=say("help-bots"), metavar="NAME,…")]
Seed = Annotated[str | None, typer.Option(help=say("help-seed"), metavar="TEXT")]
Options = Annotated[list[str] | None, typer.Option("--option", help=say("help-option"), metavar="K=V")]
Name = Annotated[str | None, typer.Option(help=say("help-name"), metavar="NAME")]
Save = Annotated[str | None, typer.Option(help=say("help-save"), metavar="FILE")]
Format = Annotated[str, typer.Option("--format", help=say("help-format"), metavar="|".join(FORMATS))]
Seat = Annotated[str, typer.Option(help=say("help-seat"), metavar="N|open")]
Language = Annotated[str, typer.Option(help=say("help-language"), metavar="en|fr")]
Version = Annotated[bool, typer.Option("--version", help=say("help-version"))]

commands = typer.Typer(help=say("help-app"), add_completion=False, pretty_exceptions_enable=False)


def app() -> None:
    """Does what the arguments say; whatever can not be done is one line on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    try:
        code = commands(prog_name="kamifuda", standalone_mode=False)
        sys.stdout.flush()
    except usage.Refused as refused:
        code = refuse(refused, COMMON)
    except USAGE_ERROR as error:
        code = misused(error, COMMON)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    if code == INTERRUPTED:
        refuse(usage.Refused("error-stopped"), COMMON)
    sys.exit(code or 0)


@commands.callback(invoke_without_command=True)
def kamifuda(context: typer.Context, version: Version = False) -> None:
    if version:
        try:
            number = version_of("kamifuda")
        except PackageNotFoundError:
            number = "?"
        print(say("version", version=number, compiled="yes" if compiled() else "no"))
    elif context.invoked_subcommand is None:
        print(context.get_help())


@commands.command(help=say("help-play"))
def play(
    game: Game = "kami",
    seats: Seats = None,
    bots: Bots = "greedy",
    seed: Seed = None,
    option: Options = None,
    language: Language = COMMON.language,
    name: Name = None,
    save: Save = None,
) -> None:
    played = usage.game_called(game)
    text = Text(usage.language_called(language), game)
    options = usage.options_of(played, seats, option or [], text)
    opponents = usage.bots_called(bots, played)
    table = Table(played, options, usage.seed_of(secrets.token_hex(4) if seed is None else seed), opponents, text)
    if name is not None:
        table.person = usage.name_of(name)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(text.say("play-needs-a-terminal", game=text.say("game-name"), seats=options.seats, bots=bots))
        instead = usage.command("record", played, options, opponents, seed or "")
        print(text.say("play-record-instead", command=instead))
        return
    if save is not None:
        table.save_as(save)
    table.run()


@commands.command(help=say("help-record"))
def record(
    game: Game,
    seats: Seats = None,
    seed: Seed = None,
    bots: Bots = "greedy",
    option: Options = None,
    format_: Format = FORMATS[0],
    language: Language = COMMON.language,
) -> None:
    played = usage.game_called(game)
    text = Text(usage.language_called(language), game)
    options = usage.options_of(played, seats, option or [], text)
    names = usage.bots_called(bots, played)
    origin = usage.seed_of(secrets.token_hex(4) if seed is None else seed)
    if format_ not in FORMATS:
        raise usage.Refused("error-format", name=format_, known=", ".join(FORMATS))
    players = selfplay.seated(played, names, options.seats, origin.seed())
    with progress(text) as told:
        match = selfplay.play_match(played, options, origin.seed(), players, told)
    if format_ == "referee":
        write(line + "\n" for line in referee.lines(match, origin.text))
    else:
        seated = tuple(f"{names[seat % len(names)]} {seat}" for seat in range(options.seats))
        write([records.write(records.of(match, seated, origin))])


@commands.command(help=say("help-replay"))
def replay(file: File, language: Language = COMMON.language, seat: Seat = "open") -> None:
    usage.language_called(language)
    found = usage.record_in(file)
    viewer = usage.viewer_called(seat, found.options.seats)
    width = Console().width if sys.stdout.isatty() else None
    for line in retelling.retold(found, viewer, Text(language, found.game)):
        print(retelling.folded(line, width))


@commands.command(help=say("help-verify"))
def verify(file: File, language: Language = COMMON.language) -> None:
    usage.language_called(language)
    found = usage.record_in(file)
    for line in retelling.proved(found, file, Text(language, found.game)):
        print(line)


def write(parts: Iterable[str]) -> None:
    """The same bytes wherever it runs."""
    for part in parts:
        sys.stdout.buffer.write(part.encode())
    sys.stdout.buffer.flush()


@contextmanager
def progress(text: Text) -> Iterator[Callable[[int], None]]:
    """Counts plays on standard error while somebody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status("") as status:
        yield lambda count: status.update(text.say("working", count=count))
