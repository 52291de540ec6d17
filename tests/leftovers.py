"""What the tests of a run have started and made, and which of it is left behind: processes, their ports, folders."""

import json
import os
import re
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tests.patient import PATIENCE

MARK = "KAMIFUDA_TEST_RUN"  # names the folder of a run, in the environment of all that it starts
GRACE = float(os.environ.get("KAMIFUDA_TEST_GRACE", PATIENCE))  # seconds for what is ending to be gone
DIARY = ".diary"  # beside the place of a process
LISTENING = "0A"  # the state of a socket in /proc/net/tcp


def begin() -> None:
    """A folder for all temporary files of the run, and with it the mark."""
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", tempfile.gettempdir())  # pytest keeps there what failed tests made
    os.environ[MARK] = tempfile.mkdtemp(prefix="kamifuda-tests-")


def move_in(name: str) -> None:
    """Temporary files of this process and of its children have a place of their own from now on."""
    place = Path(os.environ[MARK], name)
    place.mkdir(exist_ok=True)
    os.environ["TMPDIR"] = tempfile.tempdir = str(place)


def note(test: str) -> None:
    """It begins or ends in this process: who made what is written down at once, for a process may crash."""
    place = Path(tempfile.gettempdir())
    if str(place.parent) == os.environ[MARK]:  # the process that only hands out tests has none
        with open(f"{place}{DIARY}", "a") as diary:
            diary.write(json.dumps([test, [file.name for file in place.iterdir()]]) + "\n")


def makers(place: Path) -> dict[str, str]:
    """The test of every file in a place: the first after or during which it was there, or the last that began."""
    lines = Path(f"{place}{DIARY}").read_text().splitlines() if Path(f"{place}{DIARY}").exists() else []
    noted = [json.loads(line) for line in lines]
    found = {file.name: noted[-1][0] if noted else "a test" for file in place.iterdir()}
    for test, files in reversed(noted):
        found |= dict.fromkeys(files, test)
    return {file.name: found[file.name] for file in place.iterdir()}


def end() -> None:
    shutil.rmtree(os.environ[MARK], ignore_errors=True)


class Left(NamedTuple):
    """A process that is still there."""

    pid: int
    test: str
    command: str
    ports: list[int]

    def __str__(self) -> str:
        ports = "".join(f", listening on port {port}" for port in self.ports)
        return f"{self.test} left process {self.pid}{ports}: {self.command[:200]}"


def processes() -> list[Left]:
    """All but this one that bear the mark, where the machine tells about processes; PostgreSQL does in its command."""
    mark, others = os.environ[MARK], ((pid, around) for pid, around in environments() if pid != os.getpid())
    ours = ((pid, around) for pid, around in others if around.get(MARK) == mark or mark in command(pid))
    return [Left(pid, test_of(around), command(pid), ports(pid)) for pid, around in ours]


def environments() -> Iterator[tuple[int, Mapping[str, str]]]:
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            words = (folder / "environ").read_bytes().decode(errors="replace").split("\0")
            yield int(folder.name), dict(word.split("=", 1) for word in words if "=" in word)


def test_of(environment: Mapping[str, str]) -> str:
    """Which was running when a process with this environment was started."""
    return re.sub(r" \(\w+\)$", "", environment.get("PYTEST_CURRENT_TEST", "a test"))


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return "?"


def ports(pid: int) -> list[int]:
    found = set[int]()
    with suppress(OSError):
        inodes = {os.readlink(link)[8:-1] for link in Path(f"/proc/{pid}/fd").iterdir()}  # socket:[…]
        for table in ("tcp", "tcp6"):
            rows = [line.split() for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]]
            found |= {int(row[1].split(":")[1], 16) for row in rows if row[3] == LISTENING and row[9] in inodes}
    return sorted(found)


def collected() -> list[str]:
    """Ends what is left of the run, and says what it was."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # whoever is impatient waits for this
    until = time.monotonic() + GRACE
    while processes() and time.monotonic() < until:
        time.sleep(0.05)
    places = [place for place in Path(os.environ[MARK]).iterdir() if place.is_dir()]
    made = [pair for place in places for pair in makers(place).items()]
    return [*map(str, killed()), *(f"{test} left {file} among temporary files" for file, test in made)]


def killed() -> list[Left]:
    """Everything that is left, and whatever it starts meanwhile; what the system does not end either is let be."""
    found: dict[int, Left] = {}
    until = time.monotonic() + GRACE
    while (left := processes()) and time.monotonic() < until:
        found |= {each.pid: each for each in left}
        for each in left:
            with suppress(ProcessLookupError):
                os.kill(each.pid, signal.SIGKILL)
    return list(found.values())
