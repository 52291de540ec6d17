"""What the server writes about itself: one line of JSON each, on stderr, with nothing in it that anybody hides.

A line is built up from plain values: what has a secret's name or a secret's shape is hidden, an object is its type,
an error is its type and the lines of code it passed, never its words.
"""

import atexit
import errno
import logging
import os
import re
import sys
import traceback
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import suppress
from hashlib import sha256
from queue import Full, Queue
from select import select
from threading import Event, Thread
from typing import Any, TextIO

import structlog

HIDDEN = "[hidden]"
LONGEST = 300  # letters of a value
READ = 5000  # letters of it that are looked at
NONSENSE = ("Invalid UTF-8 sequence", "Invalid HTTP request")  # what strangers can send at will
DEEPEST = 4  # values within values
LONGEST_CHAIN = 8  # errors that caused each other
MOST_WAITING = 1000  # lines, when nobody reads them
LONGEST_FLUSH = 0.5  # seconds
FIRST = ("time", "level", "event")
TABLES = frozenset(("table", "tables"))
TAG = re.compile("t-[0-9a-f]{10}")
WORDS = re.compile("[A-Z]?[a-z]+|[A-Z]+")
TOKEN = re.compile("[A-Za-z0-9_-]{22,}")  # with a digit in it; 128 bits take 22 letters at least
CREDENTIALS = re.compile(r"(?<=://)\S+@")
VALUE = re.compile(r"[<>(\[{'\"=\n]")  # in a message of somebody else's, where the values begin
SECRETS = frozenset(
    WORDS.findall(
        "address attachment auth authorization body card cards chat cookie cookies database dsn entropy hand hands"
        " header headers identity key legal link name password person persons play query secret seed session sid step"
        " steps text token url view"
    )
)  # fmt: skip


class Lines:
    """Written by a thread of their own, so that nobody waits for who reads them: what finds no room is dropped."""

    dropped = 0  # in this process
    torn = False  # the last line was not written to its end

    def __init__(self, stream: TextIO) -> None:
        self.descriptor = stream.fileno()
        self.waiting: Queue[str | Event] = Queue(MOST_WAITING)
        Thread(target=self.work, name="log", daemon=True).start()
        atexit.register(self.flush)

    def msg(self, message: str) -> None:
        try:
            self.waiting.put_nowait(message + "\n")
        except Full:
            Lines.dropped += 1

    log = debug = info = warn = warning = fatal = failure = err = error = critical = exception = msg

    def work(self) -> None:
        while True:
            line = self.waiting.get()
            if isinstance(line, str):
                self.write(line.encode(errors="replace"))
            else:
                line.set()

    def write(self, line: bytes) -> None:
        """What a stream that is gone, or a full disk, does not take is dropped; the next begins a line of its own."""
        left = line = b"\n" + line if self.torn else line
        try:
            while left:
                left = left[self.take(left) :]
            self.torn = False
        except OSError:
            Lines.dropped += 1
            self.torn = self.torn or left != line

    def take(self, line: bytes) -> int:
        """How much of it was written."""
        try:
            return os.write(self.descriptor, line)
        except BlockingIOError:  # somebody who has the same stream does not want to wait
            select([], [self.descriptor], [])
            return 0

    def flush(self) -> None:
        """Waits until all is written, but not for long."""
        written = Event()
        with suppress(Full):
            self.waiting.put(written, timeout=LONGEST_FLUSH)
            written.wait(LONGEST_FLUSH)


class Foreign(logging.Handler):
    """What libraries have to say, in the same stream."""

    def emit(self, record: logging.LogRecord) -> None:
        """The words of a message without its values; uvicorn also logs errors as messages."""
        if str(record.msg).startswith(NONSENSE):
            return
        said: object = record.msg
        fault = said if isinstance(said, BaseException) else record.exc_info
        if isinstance(said, BaseException):
            said = kind(said)
        words = VALUE.split(said, maxsplit=1)[0].strip() if isinstance(said, str) else HIDDEN
        level = min(record.levelno // 10 * 10, logging.CRITICAL)
        structlog.get_logger().log(level, words, logger=record.name, exc_info=fault)


def start_logging(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Ours from this level on, the libraries' warnings; for people where the stream is a terminal."""
    stream = stream or sys.stderr
    lines = Lines(stream)
    renderer: Any = structlog.processors.JSONRenderer()
    if stream.isatty():
        renderer = structlog.dev.ConsoleRenderer(timestamp_key="time")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
            told,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: lines,
    )
    logging.basicConfig(handlers=[Foreign()], level=logging.WARNING, force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "sqlalchemy", "alembic"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").disabled = True  # its lines hold addresses and links


def tag(table_id: str) -> str:
    """A table in the log: whoever knows its id finds the line, whoever reads the line does not find the table."""
    return "t-" + sha256(table_id.encode()).hexdigest()[:10]


def told(_logger: Any, _level: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The line with plain values only; when, how bad and what come first."""
    fault = as_fault(line.pop("exc_info", None))
    names = sorted(line, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))
    found = {name: field(name, line[name]) for name in names}
    if fault is not None:
        found["exception"] = "\n".join(passed(fault))
    return found


def field(name: str, value: Any, depth: int = 0) -> Any:
    words = {word.lower() for word in WORDS.findall(name)}
    if words & SECRETS:
        return HIDDEN
    if words & TABLES and isinstance(value, str):
        return value if TAG.fullmatch(value) else tag(value)
    if words & TABLES and isinstance(value, list | tuple):
        return [field(name, each, depth) for each in value]
    return plain(value, depth)


def plain(value: Any, depth: int) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, BaseException):
        return kind(value)
    if isinstance(value, Mapping) and depth < DEEPEST:
        return {printable(str(name)): field(str(name), each, depth + 1) for name, each in value.items()}
    if isinstance(value, list | tuple) and depth < DEEPEST:
        return [plain(each, depth + 1) for each in value]
    return f"<{type(value).__name__}>"


def printable(text: str) -> str:
    """Short, on one line, harmless to a terminal, without what looks like a token or a password."""
    text = TOKEN.sub(no_token, CREDENTIALS.sub(f"{HIDDEN}@", text[:READ]))
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def no_token(found: re.Match[str]) -> str:
    return HIDDEN if re.search("[0-9]", found[0]) else found[0]


def as_fault(exc_info: Any) -> BaseException | None:
    """However it was handed to the logger."""
    if isinstance(exc_info, BaseException):
        return exc_info
    if isinstance(exc_info, tuple):
        return exc_info[1] if isinstance(exc_info[1], BaseException) else None
    return sys.exc_info()[1] if exc_info else None


def passed(fault: BaseException, most: int = LONGEST_CHAIN) -> Iterator[str]:
    """The lines it passed, then its kind; what caused it comes first."""
    cause = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    within = fault.exceptions if isinstance(fault, BaseExceptionGroup) else ()
    for each in (*within, *([cause] if cause else ()))[:LONGEST_CHAIN]:
        if most > 1:
            yield from passed(each, most - 1)
    yield from "".join(traceback.format_tb(fault.__traceback__)).splitlines()
    yield kind(fault)


def kind(fault: BaseException) -> str:
    """Its type, and the number or name that its system gave it: enough to act upon, and never a value."""
    known = [errno.errorcode.get(fault.errno or 0)] if isinstance(fault, OSError) else []
    known += [getattr(fault, name, None) for name in ("sqlite_errorname", "sqlstate")]
    named = [each for each in known if isinstance(each, str)]
    return " ".join([type(fault).__name__, *named])
