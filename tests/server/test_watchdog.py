"""A process that stands still ends itself and says where it stood."""

import asyncio
import faulthandler
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from kamifuda.server.process.watchdog import stack_file, watched
from tests import patient
from tests.patient import PATIENCE
from tests.server.databases import in_a_loop
from tests.server.serving import serving

PROGRAM = """
import sys, time
from kamifuda.server.process.real_edge import RealEdge
from kamifuda.server.wire.identity import IDENTITY_BYTES
from kamifuda.server.serve import listening, run
from kamifuda.server.process.settings import Settings

class Frozen(RealEdge):
    def secret(self, count):
        while count == IDENTITY_BYTES:
            time.sleep(1)
        return super().secret(count)

listener = listening("127.0.0.1", 0)
settings = Settings.of(database=sys.argv[1], watchdog=20)  # longer than anything takes while it starts
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


@in_a_loop
async def test_a_loop_that_turns_shows_signs_of_life_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: asyncio.Queue[int] = asyncio.Queue()

    def sign(seconds: int, *, exit: bool, file: int) -> None:
        assert exit and os.fstat(file).st_size == 0
        signs.put_nowait(seconds)

    monkeypatch.setattr(faulthandler, "dump_traceback_later", sign)
    async with asyncio.timeout(PATIENCE), watched(1, tmp_path / "test.db"):
        assert [await signs.get() for _ in range(4)] == [1] * 4


def test_a_server_that_ends_as_it_should_leaves_nothing() -> None:
    with serving({"KAMIFUDA_WATCHDOG": "60"}) as server:
        stacks = Path(f"{server.database}.stack")
        assert stacks.exists() and stacks.stat().st_mode & 0o777 == 0o600
        assert server.stop() == 0 and not stacks.exists()


def test_nobody_watches_who_is_told_not_to() -> None:
    with serving({"KAMIFUDA_WATCHDOG": "0"}) as server:
        assert not Path(f"{server.database}.stack").exists()


@in_a_loop
async def test_whoever_takes_the_file_away_stops_nobody(tmp_path: Path) -> None:
    async with watched(600, tmp_path / "test.db"):
        (tmp_path / "test.db.stack").unlink()


@in_a_loop
async def test_nothing_is_written_where_somebody_elses_link_leads(tmp_path: Path) -> None:
    (tmp_path / "test.db.stack").symlink_to(tmp_path / "theirs")
    with capture_logs() as lines:
        async with watched(600, tmp_path / "test.db"):
            pass
    assert [line["event"] for line in lines] == ["no watchdog"] and not (tmp_path / "theirs").exists()


def test_nobody_foresees_the_name_of_a_temporary_file() -> None:
    opened = [stack_file(None) for _ in range(2)]
    for descriptor, file in opened:
        assert file.name.startswith(f"kamifuda-{os.getpid()}-") and file.stat().st_mode & 0o777 == 0o600
        os.close(descriptor)
        file.unlink()
    assert opened[0][1] != opened[1][1]
