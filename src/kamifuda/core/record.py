"""A match as a text file that people can read and share (docs/record.md)."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from kamifuda.core import options as opt
from kamifuda.core import seed
from kamifuda.core.clauses import BadNotation, BadRecord, IllegalAction
from kamifuda.core.game import Game
from kamifuda.core.match import LARGEST_ATTACHMENT, Match, Play
from kamifuda.core.position import WORLD

FIRST_LINE = "kamifuda record 1"
BY_BOT = "  by bot"
LONGEST_NAME = 60  # of a seat


@dataclass(frozen=True)
class Origin:
    """Where the seed came from: a text, or the server's secret and the entropy of every seat."""

    text: str = ""
    server: bytes = b""
    entropy: tuple[bytes, ...] = ()

    def seed(self) -> bytes:
        return seed.from_table(self.server, self.entropy) if self.server else seed.from_text(self.text)


@dataclass(frozen=True)
class Record:
    """Everything a match is; positions are not written, they are replayed."""

    game: str
    options: Any
    names: tuple[str, ...]
    origin: Origin
    plays: tuple[Play, ...] = ()
    scores: tuple[int, ...] | None = None  # None: not over
    lines: tuple[int, ...] = field(default=(), compare=False)  # where each play was read

    @property
    def version(self) -> int:
        return int(self.options.version)


Heard = Callable[[Play, int], None]  # a play, and its line


def unheard(_: Record) -> Heard:
    return lambda play, line: None


def of(match: Match, names: tuple[str, ...], origin: Origin) -> Record:
    scores = tuple(match.scores()) if match.position.over else None
    return Record(match.game.name, match.options, names, origin, tuple(match.plays), scores)


def write(record: Record) -> str:
    options = " ".join(f"{name}={value}" for name, value in opt.to_text(record.options).items())
    lines = [FIRST_LINE, f"game {record.game}", f"version {record.version}", f"options {options}"]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(record.names)]
    if record.origin.server:
        lines.append(f"server_seed {record.origin.server.hex()}")
        lines += [f"entropy {seat} {part.hex()}" for seat, part in enumerate(record.origin.entropy)]
    else:
        lines.append(f"seed {record.origin.text}")
    for number, play in enumerate(record.plays, 1):
        lines.append(f"{number} {seat_word(play.seat)} {play.text}")
        if play.attachment is not None:
            lines.append(f"  with {play.attachment}")
        if play.by_bot:
            lines.append(BY_BOT)
    lines.append("unfinished" if record.scores is None else "over " + " ".join(map(str, record.scores)))
    return "\n".join(lines) + "\n"


def seat_word(seat: int) -> str:
    return "world" if seat < 0 else str(seat)


class Reader:
    """Takes a record apart line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        *self.lines, last = text.split("\n")
        self.cut = last != ""  # in the middle of a line
        self.number = 0

    def peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def next(self) -> str:
        if self.number >= len(self.lines):
            self.number += self.cut
            raise self.bad("cut-off")
        self.number += 1
        return self.lines[self.number - 1]

    def expect(self, word: str) -> str:
        """The rest of the next line, which must begin with this word."""
        line = self.next()
        if not line.startswith(word + " "):
            raise self.bad("expected", word)
        return line.removeprefix(word + " ")

    def bad(self, reason: str, about: str = "") -> BadRecord:
        return BadRecord(max(self.number, 1), reason, about)


def read(text: str, games: Mapping[str, Game], begun: Callable[[Record], Heard] = unheard) -> Record:
    """Strictly: whatever `write` would not have written is refused with its line.

    `begun` gets the match without its plays; what it returns hears of each play as soon as it is read.
    """
    reader = Reader(text)
    if reader.next() != FIRST_LINE:
        raise reader.bad("not-a-record", FIRST_LINE)
    name = reader.expect("game")
    if name not in games:
        raise reader.bad("unknown-game", name)
    version = read_version(reader, games[name])
    options = read_options(reader, games[name], version)
    names = tuple(read_name(reader, seat) for seat in range(options.seats))
    origin = read_origin(reader, options.seats)
    plays, lines = read_plays(reader, options.seats, begun(Record(name, options, names, origin)))
    scores = read_end(reader, options.seats)
    record = Record(name, options, names, origin, plays, scores, lines)
    if write(record) != text:
        raise BadRecord(1 + first_difference(write(record), text), "spelling")
    return record


def read_version(reader: Reader, game: Game) -> int:
    text = reader.expect("version")
    known = {str(version): version for version in opt.known_versions(game.Options)}
    if text not in known:
        raise reader.bad("unknown-version", text)
    return known[text]


def read_options(reader: Reader, game: Game, version: int) -> Any:
    pairs = [pair.partition("=") for pair in reader.expect("options").split(" ")]
    try:
        return opt.from_written(game.Options, {name: value for name, _, value in pairs}, version)
    except opt.BadOption as bad:
        raise reader.bad("bad-option", str(bad)) from None
    except opt.MissingOption as missing:
        raise reader.bad("missing-option", str(missing)) from None


def read_name(reader: Reader, seat: int) -> str:
    name = reader.expect(f"seat {seat}")
    if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
        raise reader.bad("not-printable")
    return name


def read_origin(reader: Reader, seats: int) -> Origin:
    if reader.peek().startswith("seed "):
        text = reader.expect("seed")
        if not text.isprintable():
            raise reader.bad("not-printable")
        return Origin(text=text)
    server = read_hex(reader, "server_seed")
    return Origin(server=server, entropy=tuple(read_hex(reader, f"entropy {seat}") for seat in range(seats)))


def read_hex(reader: Reader, word: str) -> bytes:
    try:
        return bytes.fromhex(reader.expect(word))
    except ValueError:
        raise reader.bad("not-hexadecimal", word) from None


def read_plays(reader: Reader, seats: int, heard: Heard) -> tuple[tuple[Play, ...], tuple[int, ...]]:
    known = {seat_word(seat): seat for seat in range(-1, seats)}
    plays: list[Play] = []
    lines: list[int] = []
    while reader.peek().split(" ")[0] not in ("over", "unfinished"):
        rest = reader.expect(str(len(plays) + 1))
        seat, _, text = rest.partition(" ")
        if seat not in known or not text:
            raise reader.bad("expected", f"{len(plays) + 1} SEAT PLAY")
        if not text.isprintable():
            raise reader.bad("not-printable")
        lines.append(reader.number)
        attachment = read_attachment(reader) if reader.peek().startswith("  with ") else None
        by_bot = reader.peek() == BY_BOT and bool(reader.next())
        plays.append(Play(known[seat], text, attachment, by_bot))
        heard(plays[-1], lines[-1])
    return tuple(plays), tuple(lines)


def read_attachment(reader: Reader) -> str:
    attachment = reader.next().removeprefix("  with ")
    if len(attachment.encode()) > LARGEST_ATTACHMENT:
        raise reader.bad("attachment-too-large")
    try:
        json.loads(attachment)
    except (ValueError, RecursionError):
        raise reader.bad("not-json") from None
    return attachment


def read_end(reader: Reader, seats: int) -> tuple[int, ...] | None:
    word, *numbers = reader.next().split(" ")
    if reader.number < len(reader.lines) or reader.cut:
        reader.number += 1
        raise reader.bad("after-the-end")
    if word == "unfinished" and not numbers:
        return None
    try:
        scores = tuple(int(number) for number in numbers if len(number) < 10)
    except ValueError:
        scores = ()
    if word != "over" or len(scores) != seats:
        raise reader.bad("expected", "over " + " ".join(["SCORE"] * seats))
    return scores


def first_difference(ours: str, theirs: str) -> int:
    pairs = zip(ours.split("\n"), theirs.split("\n"), strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a != b), 0)


def replay(record: Record, games: Mapping[str, Game]) -> Iterator[Match]:
    """The match at its beginning and after every play (always the same object)."""
    match = Match(games[record.game], record.options, record.origin.seed())
    yield match
    for number, play in enumerate(record.plays):
        play_one(match, play, record.lines[number] if record.lines else 0)
        yield match


def play_one(match: Match, play: Play, line: int) -> None:
    try:
        match.play(play.seat, play.text, play.attachment, play.by_bot)
    except IllegalAction as illegal:
        raise BadRecord(line, "illegal-play", illegal.clause) from None
    except BadNotation as bad:
        raise BadRecord(line, bad.reason, bad.text) from None


def read_and_verify(text: str, games: Mapping[str, Game]) -> Record:
    """Each play is made as soon as it is read, so that the first thing wrong is the one that is told."""
    matches: list[Match] = []

    def begun(record: Record) -> Heard:
        matches.append(Match(games[record.game], record.options, record.origin.seed()))
        return lambda play, line: play_one(matches[0], play, line)

    record = read(text, games, begun)
    check_end(record, matches[0])
    return record


def verify(record: Record, games: Mapping[str, Game]) -> Match:
    """Replays all of it and compares the end; returns the match as it ended."""
    *_, match = replay(record, games)
    check_end(record, match)
    return match


def check_end(record: Record, match: Match) -> None:
    """Refuses other scores than those of the match as it ended."""
    scores = tuple(match.scores()) if match.position.over else None
    if scores != record.scores:
        last_line = write(record).count("\n")
        raise BadRecord(last_line, "other-scores", " ".join(map(str, scores)) if scores else "unfinished")


def from_seed(record: Record, games: Mapping[str, Game]) -> bool | None:
    """Whether the seed has every play of WORLD; None where the game does not say."""
    says = games[record.game].manifest.from_seed
    return None if says is None else says(record.options)


def odds_lost(record: Record, games: Mapping[str, Game]) -> bool:
    """Whether WORLD drew its plays from odds that are not kept: they are neither proved nor disproved."""
    return games[record.game].manifest.odds_lost(record.options)


def check_world(record: Record, games: Mapping[str, Game]) -> None:
    """Refuses the first play of WORLD that is not the one that the seed has, where it has one."""
    if not from_seed(record, games) or odds_lost(record, games):
        return
    for number, (match, play) in enumerate(zip(replay(record, games), record.plays, strict=False)):
        if play.seat == WORLD and play.text != match.foretold():
            raise BadRecord(record.lines[number] if record.lines else 0, "other-answer", match.foretold())
