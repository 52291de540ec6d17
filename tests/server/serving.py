"""Real server processes for the tests: started, killed, started again."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.patient import PATIENCE

UNHURRIED = {  # of machines and tests: many clients come from one address, and bots need not look human
    "KAMIFUDA_REQUESTS_PER_SECOND": "100000",
    "KAMIFUDA_MESSAGES_PER_SECOND": "100000",
    "KAMIFUDA_CONNECTIONS_PER_ADDRESS": "10000",
    "KAMIFUDA_TABLES_PER_PERSON": "10000",
    "KAMIFUDA_TABLES_PER_MINUTE": "1000000",
    "KAMIFUDA_BOT_PACE": "0",
    "KAMIFUDA_WATCHDOG": "0",  # a machine may be busy, and a server that is killed would leave its file behind
}


class Serving:
    """One `kamifuda serve`; the same port again after a restart."""

    def __init__(
        self,
        database: str,
        environment: Mapping[str, str] = UNHURRIED,
        port: int = 0,
        log: int | None = None,
        under: Sequence[str] = (),
    ) -> None:
        self.database, self.port, self.log, self.under = database, port, log, under
        self.environment = {**os.environ, "LANGUAGE": "en", "PYTHONFAULTHANDLER": "1", **environment}
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Serving":
        command = [sys.executable, "-m", "kamifuda", "serve", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            [*self.under, *command], env=self.environment, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        ready = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", ready)
        assert found, f"the server did not start: {ready!r}, {self.process.poll()}"
        self.port = int(found[1])
        return self

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does; returns the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, number: int) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(number)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)  # where it hangs is in what the test has captured
            self.process.wait(PATIENCE)
            raise
        self.process.stdout.close()
        self.process = None
        return code


@contextmanager
def served(database: str, log: int | None = None) -> Iterator[Serving]:
    """A server on this database, for as long as it is used."""
    server = Serving(database, log=log).start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


@contextmanager
def serving(
    environment: Mapping[str, str] | None = None, log: int | None = None, under: Sequence[str] = ()
) -> Iterator[Serving]:
    """A server on a database of its own, for as long as it is used; its log goes to this descriptor, or to ours."""
    with TemporaryDirectory(prefix="kamifuda-") as folder:
        server = Serving(
            str(Path(folder) / "test.db"), UNHURRIED | dict(environment or {}), log=log, under=under
        ).start()
        try:
            yield server
        finally:
            if server.process is not None:
                server.stop()
