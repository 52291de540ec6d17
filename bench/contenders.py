"""A server and everybody who plays on it, in two processes; orders to the players are lines, their answers JSON."""

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from signal import SIGUSR2
from subprocess import PIPE, Popen, run
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

from bench.workers import CACHE, ROOT, Worker
from web.node import find_node

OURS, FILES, MEMORY = "Kamifuda", "boardgame.io, files", "boardgame.io, memory"
MANY_FROM_ONE_ADDRESS = {
    "KAMIFUDA_REQUESTS_PER_SECOND": "100000",
    "KAMIFUDA_MESSAGES_PER_SECOND": "100000",
    "KAMIFUDA_CONNECTIONS_PER_ADDRESS": "10000",
    "KAMIFUDA_TABLES_PER_MINUTE": "1000000",
}


@dataclass(frozen=True)
class Contender:
    """How to start a server, whose last argument is where it keeps its matches, and its players."""

    name: str
    server: tuple[str, ...]
    players: tuple[str, ...]
    environment: dict[str, str]
    stores: str | None = None  # the name of a file or folder; None: in memory
    collects: bool = False  # collects its rubbish when it gets SIGUSR2

    @contextmanager
    def running(self) -> Iterator["House"]:
        """On the same disk as everything else, with nothing kept from before."""
        with TemporaryDirectory(dir=CACHE) as folder:
            house = House(self, Path(folder))
            try:
                yield house
            finally:
                house.stop()


class House:
    """One contender at work."""

    def __init__(self, contender: Contender, folder: Path) -> None:
        self.contender = contender
        where = (str(folder / contender.stores),) if contender.stores else ()
        environment = os.environ | contender.environment
        self.server = Popen((*contender.server, *where), cwd=ROOT, env=environment, stdin=PIPE, stdout=PIPE, text=True)
        assert self.server.stdout
        ready = self.server.stdout.readline()
        port = re.search(r"(\d+)\D*$", ready)
        if port is None:
            self.server.kill()
            raise RuntimeError(f"{contender.name} did not start: {ready!r}")
        self.players = Worker([*contender.players, port[1]], **contender.environment)

    def ask(self, order: str) -> dict[str, Any]:
        """The answer, how long it took, and how much processor time the server and the players spent."""
        before = self.seconds()
        answer: dict[str, Any] = json.loads(self.players.ask(order))
        took, server, players = (now - then for now, then in zip(self.seconds(), before, strict=True))
        return answer | {"took": took, "server_worked": server, "players_worked": players}

    def seconds(self) -> tuple[float, float, float]:
        return perf_counter(), seconds_worked(self.server.pid), seconds_worked(self.players.process.pid)

    def memory(self) -> int:
        """Bytes in use, when the rubbish is out."""
        for _ in range(2 if self.contender.collects else 0):
            self.server.send_signal(SIGUSR2)
            sleep(1)
        pages = int(Path(f"/proc/{self.server.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.players.stop()
        self.server.terminate()
        self.server.communicate(timeout=60)


def seconds_worked(pid: int) -> float:
    """Processor time, of the program itself and of the kernel for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ours(**settings: str) -> Contender:
    """The usual SQLite file, every commit on the disk before anybody is told."""
    return Contender(
        name=OURS,
        server=(sys.executable, "-m", "kamifuda", "serve", "--host", "127.0.0.1", "--port", "0", "--database"),
        players=(sys.executable, "-m", "bench.players"),
        environment=MANY_FROM_ONE_ADDRESS | {"LANGUAGE": "en"} | settings,
        stores="matches.db",
    )


def boardgameio() -> tuple[Contender, Contender]:
    """boardgame.io's server with its files, and with its default, the memory."""
    node, folder = find_node(), CACHE / "boardgameio"
    copytree(Path(__file__).parent / "yardsticks" / "boardgameio", folder, dirs_exist_ok=True)
    run([*node.npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=folder, env=node.environment(), check=True)
    server = (node.node, "--expose-gc", str(folder / "server.js"))
    players = (node.node, str(folder / "players.js"))
    environment = {"NODE_ENV": "production"}
    return (
        Contender(FILES, server, players, environment, stores="matches", collects=True),
        Contender(MEMORY, server, players, environment, collects=True),
    )
