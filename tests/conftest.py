"""Every run: its children can be interrupted, and whatever it leaves behind fails it."""

import os
import signal

import pytest

from tests import leftovers

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


def pytest_runtest_logstart(nodeid: str) -> None:
    leftovers.note(nodeid)


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish(nodeid: str) -> None:
    leftovers.note(nodeid)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if "PYTEST_XDIST_WORKER" not in os.environ and leftovers.MARK in os.environ:
        LEFT.extend(leftovers.collected())
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
