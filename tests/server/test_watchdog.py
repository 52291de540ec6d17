"""A process that stands still ends itself and says where it stood."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

from tests import patient
from tests.patient import PATIENCE
from tests.server.serving import serving

PROGRAM = """
import sys, time
from kamifuda.server.edge import Edge
from kamifuda.server.seats import IDENTITY_BYTES
from kamifuda.server.serve import listening, run
from kamifuda.server.settings import Settings

class Frozen(Edge):
    def secret(self, count):
        while count == IDENTITY_BYTES:
            time.sleep(1)
        return super().secret(count)

listener = listening("127.0.0.1", 0)
settings = Settings.of(database=sys.argv[1], watchdog=5)
run(settings, listener, lambda: print(listener.getsockname()[1], flush=True), Frozen())
"""


def test_a_server_that_stands_still_ends_and_leaves_its_stack(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "test.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        with suppress(httpx.HTTPError):
            patient.post(f"http://127.0.0.1:{port}/api/me")
        assert process.wait(PATIENCE) == 1
    stack = (tmp_path / "test.db.stack").read_text()
    assert "Timeout" in stack and "in secret" in stack and "in be_somebody" in stack


def test_a_server_that_ends_as_it_should_leaves_nothing() -> None:
    with serving({"KAMIFUDA_WATCHDOG": "60"}) as server:
        stacks = Path(f"{server.database}.stack")
        assert stacks.exists() and stacks.stat().st_mode & 0o777 == 0o600
        assert server.stop() == 0 and not stacks.exists()


def test_nobody_watches_who_is_told_not_to() -> None:
    with serving({"KAMIFUDA_WATCHDOG": "0"}) as server:
        assert not Path(f"{server.database}.stack").exists()
