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

from tests.leftovers import MARK
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
HANGING = f"""{START}
def test_without_end():
    with listening() as child:
        Path("started").write_text(f"{{child.pid}} {{tempfile.mkdtemp()}}\\n")
"""


def run(folder: Path, tests: str) -> Popen[str]:
    """A run of its own, with these tests."""
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
    environment = ours | {"PYTHONPATH": str(ROOT), "KAMIFUDA_TEST_GRACE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return Popen([sys.executable, "-m", "pytest", *options], cwd=folder, env=environment, stdout=PIPE, text=True)


def test_a_forgetful_run_fails_and_names_the_tests(tmp_path: Path) -> None:
    with run(tmp_path, FORGETFUL) as process:
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and "4 passed" in said
    assert re.search(r"::test_of_a_process left process \d+, listening on port \d+: ", said)
    assert re.search(r"::test_of_a_folder left forgotten-\w+ among", said)
    assert re.search(r"^a test left process \d+: .*time.sleep", said, re.MULTILINE)
    assert "test_tidy" not in said


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
