"""Every run: the longest first, its children can be interrupted, and whatever it leaves behind fails it."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tests import leftovers

LEFT: list[str] = []

# How long an example takes says how busy the machine is, and nothing else.
settings.register_profile("unhurried", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if not worker:
        leftovers.begin()
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends the run in good order, like Ctrl-C
    if worker or not config.getoption("numprocesses", None):
        leftovers.move_in(worker or "only")
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background; children would inherit that
            signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Journeys are the longest, so they come first, and every worker begins with as many of them.

    `--dist worksteal` gives each worker the next part of the list.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    journeys = [item for item in items if item.path.parent.name == "journeys"]
    others = [item for item in items if item.path.parent.name != "journeys"]
    share = -(-len(others) // workers)
    items[:] = [
        item for at in range(workers) for item in (*journeys[at::workers], *others[at * share : (at + 1) * share])
    ]


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
