"""Every run: its children can be interrupted, and whatever it leaves behind fails it."""

import os
import signal
from typing import Any

import pytest

from tests import leftovers

MAKERS: dict[str, str] = {}  # temporary file or folder -> the test that was running when it appeared
LEFT: list[str] = []


def pytest_configure(config: pytest.Config) -> None:
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if not worker:
        leftovers.begin()
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends the run in good order, like Ctrl-C
    if worker or not config.getoption("numprocesses", None):
        leftovers.move_in(worker or "only")
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background; children would inherit that
            signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish(nodeid: str) -> None:
    for file in leftovers.made_here():
        MAKERS.setdefault(file, nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """What a worker of xdist knew."""
    MAKERS.update(getattr(node, "workeroutput", {}).get("makers", {}))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["makers"] = MAKERS
    elif leftovers.MARK in os.environ:
        LEFT.extend(leftovers.collected(MAKERS))
        if LEFT and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure() -> None:
    """Also of a run that never began, as after a mistyped argument."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        leftovers.end()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if LEFT:
        terminalreporter.section("left behind", red=True)
        for line in LEFT:
            terminalreporter.line(line)
