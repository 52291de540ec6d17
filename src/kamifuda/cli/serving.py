"""The server from the command line: what can not be done is said in words, like everywhere."""

import asyncio
import errno
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from kamifuda.cli.files import create, reason
from kamifuda.cli.usage import WRONG_USAGE, Refused, port_called
from kamifuda.core.clauses import BadRecord
from kamifuda.server.process.logs import start_logging
from kamifuda.server.process.settings import BadSetting, Settings
from kamifuda.server.serve import listening, run
from kamifuda.server.store import backup
from kamifuda.server.store.audit import audit
from kamifuda.server.store.store import StoreUnusable

FAILED = 1


def serve(host: str, port: str, database: str | None, told: Callable[[str], None]) -> None:
    """Until Ctrl-C; tells its address when it is ready."""
    with explained():
        settings = Settings.of(database=database)
        number = port_called(port)
        try:
            listener = listening(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise Refused("error-port-taken", FAILED, port=port) from None
            raise Refused("error-host", FAILED, host=host, **reason(error)) from None
        start_logging()
        shown = f"[{host}]" if ":" in host else host
        run(settings, listener, lambda: told(f"http://{shown}:{listener.getsockname()[1]}"))


def export(file: str, database: str | None) -> int:
    """Writes a backup that only its owner may read; returns the number of tables."""
    path = create(file)
    try:
        path.chmod(0o600)
        with explained(), path.open("w", encoding="utf-8", newline="\n") as stream:
            return asyncio.run(backup.export(Settings.of(database=database).database, stream))
    except BaseException as error:
        path.unlink()
        if isinstance(error, OSError):
            raise Refused("error-file-unwritten", FAILED, file=file, **reason(error)) from None
        raise


def restore(file: str, database: str | None) -> backup.Restored:
    """Takes in a backup, all or nothing."""
    with explained(), lines_of(file) as lines:
        try:
            return asyncio.run(backup.restore(Settings.of(database=database).database, lines, audit))
        except BadRecord as bad:
            facts = {"reason": bad.reason, "about": bad.about, "game": ""}
            raise Refused("damaged", FAILED, file=file, line=bad.line, **facts) from None


@contextmanager
def lines_of(file: str) -> Iterator[Iterable[str]]:
    try:
        with Path(file).open("rb") as stream:
            yield decoded(stream)
    except FileNotFoundError:
        raise Refused("error-file-missing", file=file) from None
    except (OSError, ValueError) as error:
        raise Refused("error-file-refused", WRONG_USAGE, file=file, **reason(error)) from None


def decoded(stream: BinaryIO) -> Iterator[str]:
    for number, line in enumerate(stream, 1):
        try:
            yield line.decode()
        except UnicodeDecodeError:
            raise BadRecord(number, "not-utf8") from None


@contextmanager
def explained() -> Iterator[None]:
    """Whatever is wrong with the database or the settings, in a person's words."""
    try:
        yield
    except BadSetting as bad:
        raise Refused("error-setting", name=bad.name, value=bad.value) from None
    except StoreUnusable as unusable:
        raise Refused("error-database", FAILED, about=unusable.about, reason=unusable.reason, number="") from None
