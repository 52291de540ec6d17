"""The command line: kamifuda play | record | replay | verify | serve | host | export | import | book."""

import os
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
from kamifuda.cli import files, houserules, kept, notes, physics, referee, retelling, same_again, usage
from kamifuda.cli.optionhelp import all_options
from kamifuda.cli.optionhelp import seats as seats_of_games
from kamifuda.cli.refusals import misused, refuse, wished_language
from kamifuda.cli.terminal.table import Table
from kamifuda.core import record as records
from kamifuda.games import ALL
from kamifuda.text import Text

COMMON = Text(wished_language(sys.argv[1:], os.environ))
say = COMMON.say
FORMATS = ("text", "referee")
USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # the command parser's, wherever this typer keeps it
OPTIONS = all_options(COMMON.language) if "--help" in sys.argv else None

Game = Annotated[str, typer.Argument(help=say("help-game"), metavar="GAME")]
File = Annotated[str, typer.Argument(help=say("help-file"), metavar="FILE")]
Seats = Annotated[str | None, typer.Option(help=say("help-seats", seats=seats_of_games(COMMON)), metavar="N")]
Bots = Annotated[str, typer.Option(help=say("help-bots"), metavar="NAME,…")]
Seed = Annotated[str | None, typer.Option(help=say("help-seed"), metavar="TEXT")]
Options = Annotated[list[str] | None, typer.Option("--option", help=say("help-option"), metavar="K=V")]
HouseRules = Annotated[str | None, typer.Option("--house-rules", help=say("help-house-rules"), metavar="FILE")]
Name = Annotated[str | None, typer.Option(help=say("help-name"), metavar="NAME")]
Save = Annotated[str | None, typer.Option(help=say("help-save"), metavar="FILE")]
Format = Annotated[str, typer.Option("--format", help=say("help-format"), metavar="|".join(FORMATS))]
Seat = Annotated[str, typer.Option(help=say("help-seat"), metavar="N|open")]
Language = Annotated[str | None, typer.Option(help=say("help-language"), metavar="en|fr")]
NewFile = Annotated[str, typer.Argument(help=say("help-new-file"), metavar="FILE")]
Backup = Annotated[str, typer.Argument(help=say("help-backup"), metavar="FILE")]
Host = Annotated[str, typer.Option(help=say("help-host"), metavar="ADDRESS")]
Port = Annotated[str, typer.Option(help=say("help-port"), metavar="N")]
Database = Annotated[str | None, typer.Option(help=say("help-database"), metavar="PATH|URL")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=say("help-no-browser"))]
Draws = Annotated[str, typer.Option(help=say("help-draws"), metavar="N")]
LabSeed = Annotated[str, typer.Option("--seed", help=say("help-calibrate-seed"), metavar="N")]
Workers = Annotated[str, typer.Option(help=say("help-workers"), metavar="N")]
Out = Annotated[str, typer.Option(help=say("help-out"), metavar="FOLDER")]
Write = Annotated[bool, typer.Option("--write", help=say("help-write"))]
Version = Annotated[bool, typer.Option("--version", help=say("help-version"))]

commands = typer.Typer(help=say("help-app"), add_completion=False, pretty_exceptions_enable=False)
book = typer.Typer(help=say("help-book"), invoke_without_command=True)
commands.add_typer(book, name="book")


def obeyed() -> int:
    """Does what the arguments say; returns the exit code."""
    try:
        if sys.stdout is None:
            raise usage.Refused("error-no-output", 1)
        return commands(prog_name="kamifuda", standalone_mode=False) or 0
    except usage.Refused as refused:
        return refuse(refused, COMMON)
    except USAGE_ERROR as error:
        return misused(error, COMMON)
    except typer.Abort:
        raise KeyboardInterrupt from None


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


@commands.command(help=say("help-play"), epilog=OPTIONS)
def play(
    game: Game = ALL[0].name,
    seats: Seats = None,
    bots: Bots = "greedy",
    seed: Seed = None,
    option: Options = None,
    house_rules: HouseRules = None,
    language: Language = None,
    name: Name = None,
    save: Save = None,
) -> None:
    text = Text(spoken(language), usage.game_called(game).name)
    pairs = [*(option or []), *houserules.asked(house_rules, usage.game_called(game))]
    played, asked, options, opponents, origin = usage.table_asked(game, seats, pairs, bots, seed, text)
    person = None if name is None else usage.name_of(name)
    notes.note(options, asked, opponents, options.seats - 1, text)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        if save is not None:
            files.new_path(save)
        instead = same_again.command("record", played, options, opponents, seed or "", language)
        raise usage.Refused("error-no-terminal", command=instead)
    table = Table(played, options, origin, opponents, text)
    table.language = language
    if person is not None:
        table.called(person)
    if save is not None:
        table.save_as(save)
    table.run()


@commands.command(help=say("help-record"), epilog=OPTIONS)
def record(
    game: Game,
    seats: Seats = None,
    seed: Seed = None,
    bots: Bots = "greedy",
    option: Options = None,
    house_rules: HouseRules = None,
    format_: Format = FORMATS[0],
    language: Language = None,
) -> None:
    text = Text(spoken(language), usage.game_called(game).name)
    pairs = [*(option or []), *houserules.asked(house_rules, usage.game_called(game))]
    played, asked, options, names, origin = usage.table_asked(game, seats, pairs, bots, seed, text)
    if format_ not in FORMATS:
        raise usage.Refused("error-format", name=format_, known=", ".join(FORMATS))
    notes.note(options, asked, names, options.seats, text)
    players = selfplay.seated(played, names, options.seats, origin.seed())
    try:
        with progress(text) as told:
            hands = physics.hands(names)
            match = selfplay.play_match(played, options, origin.seed(), players, told, physics.answer, hands)
    except selfplay.EndlessMatch as endless:
        house = "yes" if getattr(options, "house_rules", "") else "no"
        raise usage.Refused("error-endless", plays=endless.plays, house=house) from None
    if format_ == "referee":
        write(line + "\n" for line in referee.lines(match, origin.text))
    else:
        seated = tuple(f"{names[seat % len(names)]} {seat}" for seat in range(options.seats))
        write([records.write(records.of(match, seated, origin))])


@commands.command(help=say("help-replay"))
def replay(file: File, language: Language = None, seat: Seat = "open") -> None:
    spoke = spoken(language)
    found = kept.record_in(file)
    viewer = usage.viewer_called(seat, found.options.seats)
    width = Console().width if sys.stdout.isatty() else None
    for line in retelling.retold(found, viewer, Text(spoke, found.game)):
        print(retelling.folded(line, width))


@commands.command(help=say("help-verify"))
def verify(file: File, language: Language = None) -> None:
    spoke = spoken(language)
    found = kept.record_in(file, records.check_world)
    text = Text(spoke, found.game)
    with progress(text) as told, kept.damage_told(file):
        book = physics.simulated_again(found, told)
    for line in retelling.proved(found, file, book, text):
        print(line)


@commands.command(help=say("help-serve"))
def serve(host: Host = "127.0.0.1", port: Port = "8000", database: Database = None, language: Language = None) -> None:
    from kamifuda.cli import serving  # here, because a web server takes long to import

    text = Text(spoken(language))
    serving.serve(host, port, database, lambda address: print(text.say("serve-ready", address=address), flush=True))
    print(text.say("serve-ended"))


@commands.command(help=say("help-hosting"))
def host(
    port: Port = "8000", database: Database = None, no_browser: NoBrowser = False, language: Language = None
) -> None:
    from kamifuda.cli import hosting

    text = Text(spoken(language))
    hosting.host(port, database, not no_browser, text)
    print(text.say("serve-ended"))


@commands.command(help=say("help-export"))
def export(file: NewFile, database: Database = None, language: Language = None) -> None:
    from kamifuda.cli import serving

    text = Text(spoken(language))
    print(text.say("export-done", tables=serving.export(file, database), file=file))


@commands.command("import", help=say("help-import"))
def restore(file: Backup, database: Database = None, language: Language = None) -> None:
    from kamifuda.cli import serving

    text = Text(spoken(language))
    restored = serving.restore(file, database)
    print(text.say("import-done", tables=restored.tables, known=restored.already, file=file))
    if restored.damaged:
        lines = ", ".join(map(str, restored.damaged))
        print(text.say("import-damaged", count=len(restored.damaged), lines=lines))
    if restored.unknown:
        print(text.say("import-unknown-rules", count=restored.unknown))


@book.callback()
def standing_book(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@book.command(help=say("help-calibrate"))
def calibrate(
    draws: Draws = "5000",
    seed: LabSeed = "1",
    workers: Workers = "2",
    out: Out = "calibration",
    write: Write = False,
    language: Language = None,
) -> None:
    from kamifuda.cli import bookverbs

    bookverbs.calibrate(draws, seed, workers, out, write, Text(spoken(language)))


def spoken(language: str | None) -> str:
    """The language that was asked for, or that of the system."""
    return COMMON.language if language is None else usage.language_called(language)


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
