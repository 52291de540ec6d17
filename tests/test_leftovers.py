"""A run that leaves something behind fails and says which test it was."""

import os
import re
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tests import leftovers
from tests.leftovers import MARK, Left
from tests.patient import PATIENCE

ROOT = Path(__file__).parents[1]
CHILD = "import socket, time; s = socket.create_server(('127.0.0.1', 0)); print('up', flush=True); time.sleep(600)"
START = f"""
import subprocess, sys, tempfile
from pathlib import Path

def listening():
    child = subprocess.Popen([sys.executable, "-c", {CHILD!r}], stdout=subprocess.PIPE)
    child.stdout.readline()
    return child
"""
FORGETFUL = f"""{START}
def test_tidy():
    with tempfile.TemporaryDirectory(), listening() as child:
        child.kill()

def test_of_a_process():
    globals()["kept"] = listening()

def test_of_a_disguise():
    words = [sys.executable, "-c", "import time; time.sleep(600)", tempfile.gettempdir()]
    globals()["hidden"] = subprocess.Popen(words, env={{}})

def test_of_a_folder():
    tempfile.mkdtemp(prefix="forgotten-")
"""
CRASHING = """
import os, signal, tempfile

def test_that_crashes():
    tempfile.mkdtemp(prefix="forgotten-")
    os.kill(os.getpid(), signal.SIGKILL)
"""
INTERRUPTING = f"""{START}
import signal

def test_of_ctrl_c():
    with listening() as child:
        child.send_signal(signal.SIGINT)
        try:
            assert child.wait({PATIENCE}) == -signal.SIGINT
        finally:
            child.kill()
"""
HANGING = f"""{START}
def test_without_end():
    with listening() as child:
        Path("started").write_text(f"{{child.pid}} {{tempfile.mkdtemp()}}\\n")
"""


def run(folder: Path, tests: str, before: Callable[[], object] | None = None, grace: int = 1) -> Popen[str]:
    """A run of its own, with these tests; its process does something before it begins, and waits for what ends."""
    (folder / "test_of_this.py").write_text(tests)
    theirs = (MARK, "PYTEST_XDIST_WORKER", "PYTEST_ADDOPTS")
    ours = {name: value for name, value in os.environ.items() if name not in theirs}
    options = [
        "-q",
        "-p",
        "xdist",
        "-n",
        "2",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
        "-W",
        "ignore",
        "--rootdir",
        ".",
    ]
    environment = ours | {
        "PYTHONPATH": str(ROOT),
        "KAMIFUDA_TEST_GRACE": str(grace),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    command = [sys.executable, "-m", "pytest", *options]
    return Popen(command, cwd=folder, env=environment, stdout=PIPE, text=True, preexec_fn=before)


def test_a_forgetful_run_fails_and_names_the_tests(tmp_path: Path) -> None:
    with run(tmp_path, FORGETFUL) as process:
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and "4 passed" in said
    assert re.search(r"::test_of_a_process left process \d+, listening on port \d+: ", said)
    assert re.search(r"::test_of_a_folder left forgotten-\w+ among", said)
    assert re.search(r"^a test left process \d+: .*time.sleep", said, re.MULTILINE)
    assert "test_tidy" not in said


def test_a_test_that_crashes_with_its_worker_is_named(tmp_path: Path) -> None:
    with run(tmp_path, CRASHING) as process:
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert re.search(r"::test_that_crashes left forgotten-\w+ among", said), said


def test_what_starts_while_the_rest_is_ended_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    children = [Popen([sys.executable, "-c", "import time; time.sleep(600)"]) for _ in range(2)]
    seen = [[Left(child.pid, "a test", "", [])] for child in children]
    monkeypatch.setattr(leftovers, "processes", lambda: seen.pop(0) if seen else [])
    assert [each.pid for each in leftovers.killed()] == [child.pid for child in children]
    assert [child.wait(PATIENCE) for child in children] == [-signal.SIGKILL] * 2


def test_a_run_in_the_background_can_interrupt_its_children(tmp_path: Path) -> None:
    """There SIGINT is ignored, and all that it starts would inherit that."""

    def ignore() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    with run(tmp_path, INTERRUPTING, ignore, PATIENCE) as process:
        said, _ = process.communicate(timeout=3 * PATIENCE)
    assert process.returncode == 0, said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_leaves_nothing(tmp_path: Path, number: int) -> None:
    with run(tmp_path, HANGING) as process:
        until(lambda: (tmp_path / "started").exists() and (tmp_path / "started").read_text().endswith("\n"))
        process.send_signal(number)
        said, _ = process.communicate(timeout=PATIENCE)
    pid, folder = (tmp_path / "started").read_text().split()
    assert process.returncode == 2, said
    assert not Path(folder).parents[1].exists()
    until(lambda: not Path("/proc", pid).exists())


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)
