"""A server ends when it is told to, whatever holds it up."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patient import PATIENCE

PROGRAM = """
import asyncio, sys, threading
from kamifuda.server.process import ending
from kamifuda.server.store import store
from kamifuda.server.process.logs import start_logging
from kamifuda.server.serve import listening, run
from kamifuda.server.process.settings import Settings

async def never(*_):
    await asyncio.Event().wait()

start_logging()
{trouble}
listener = listening("127.0.0.1", 0)
run(Settings.of(database=sys.argv[1], watchdog=0), listener, lambda: print("ready", flush=True))
"""
TROUBLES = {
    "a database that does not let go": "store.Store.close = never; ending.LONGEST_END = 1",
    "a thread that does not end": "threading.Thread(target=threading.Event().wait).start(); ending.LONGEST_END = 1",
    "nothing": "",
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_the_end_comes_in_any_case(tmp_path: Path, trouble: str) -> None:
    command = [sys.executable, "-c", PROGRAM.format(trouble=TROUBLES[trouble]), str(tmp_path / "test.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
        process.terminate()
        _, log = process.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in log.splitlines()]
    if trouble == "nothing":
        assert (process.returncode, lines) == (0, [])
    else:
        assert process.returncode == 1
        assert [(line["level"], line["event"]) for line in lines] == [
            ("error", "the end took too long, what was not finished is left undone")
        ]
