"""kamifuda book calibrate, as a person meets it."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any
from xml.etree import ElementTree

import pytest

from kamifuda.book.calibrate.plan import CELLS, Job, jobs
from kamifuda.book.calibrate.players import PLAYERS
from kamifuda.book.calibrate.pulls import Drawn, Known, Pull, Rested
from kamifuda.book.calibrate.run import kept_in
from kamifuda.core.rng import Rng
from tests.examples import WITH_BOOK
from tests.patient import PATIENCE
from tests.program import KAMIFUDA, environment, printed, run

DRAWS = 300
GAME, VERSION = WITH_BOOK.name, WITH_BOOK.version
FITTED = import_module(f"kamifuda.games.{GAME}.fitted")
PICTURES = [f"{GAME}-book-{what}.svg" for what in ("cells", "reliability", "skill")]


def invented(job: Job) -> dict[str, object]:
    """A series that nobody simulated: the more pages, the likelier a fall."""
    rng, known, draws = Rng(job.luck), Known(32, 32, 0, 0, "normal"), list[Drawn]()
    while len(draws) < job.most and not (draws and draws[-1].fell and job.player):
        pull: Pull = CELLS[job.cell].pull if job.cell in CELLS else PLAYERS[job.player or "curious"](known, rng)
        draws.append(Drawn(known, pull, pull.count, rng.below(20) < pull.count, (0, 0), rng.below(7) - 3))
    rests = [Rested("watch", 60, 2, "normal", False)]
    return {
        "book": job.number, "player": job.player, "usual": job.usual, "cell": job.cell,
        "draws": [each.line() for each in draws], "rests": [each.line() for each in rests],
    }  # fmt: skip


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where all has been simulated already, as far as the program can tell."""
    folder = tmp_path_factory.mktemp("calibration")
    kept, place = kept_in(folder, 1), 0
    while kept.draws() < DRAWS:
        for job in jobs(1, place):
            kept.add(invented(job))
        place += 1
    return folder


def calibrate(folder: Path, *arguments: str) -> tuple[str, ...]:
    return ("book", "calibrate", "--draws", str(DRAWS), "--out", str(folder), *arguments)


def test_it_goes_on_from_what_was_simulated_and_reports(simulated: Path) -> None:
    before = {file.name: file.read_bytes() for file in simulated.glob("*.jsonl")}
    said = printed(*calibrate(simulated))
    assert f"The report: {simulated / 'report.md'}" in said and "better than the mean" in said
    assert {file.name: file.read_bytes() for file in simulated.glob("*.jsonl")} == before
    page = (simulated / "report.md").read_text()
    assert "$" not in page and "| one page, careful |" in page and "| careful, balanced |" in page
    for name in PICTURES:
        assert f"({'./' if '(./' in page else ''}{name})" in page
        assert ElementTree.parse(simulated / name).getroot().tag.endswith("svg")


def test_odds_are_written_in_a_checkout_only_and_for_a_version_that_has_none(
    simulated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = run(*calibrate(simulated, "--write"))
    assert refused.returncode == 1 and "needs a checkout" in refused.stderr and not refused.stdout
    source = tmp_path / "src/kamifuda/games" / GAME / "fitted.py"
    source.parent.mkdir(parents=True)
    fitted, module = max(FITTED.ODDS), Path(str(FITTED.__file__)).with_name("fitted.py").read_text()
    of_now, of_old = (module.replace(f"    {fitted}: Odds(", f"    {version}: Odds(") for version in (VERSION, 1))
    source.write_text(of_now)
    for language, words in (
        ("en", f"write versions({VERSION + 1}) in"),
        ("fr", f"écrire versions({VERSION + 1}) dans"),
    ):
        refused = run(*calibrate(simulated, "--write"), language=language)
        assert refused.returncode == 1 and words in refused.stderr and not refused.stdout
    assert source.read_text() == of_now and not (tmp_path / "docs").exists()
    source.write_text(of_old)
    assert "built again" in printed(*calibrate(simulated, "--write"))
    numbers: dict[str, object] = {"__name__": FITTED.__name__}
    exec(source.read_text(), numbers)
    tables: Any = numbers["ODDS"]
    assert list(tables) == [1, VERSION]
    assert asdict(tables[1]) == asdict(FITTED.ODDS[fitted]) != asdict(tables[VERSION])
    assert f"(../figures/{PICTURES[-1]})" in (tmp_path / "docs/games" / f"{GAME}-book.md").read_text()
    assert sorted(file.name for file in (tmp_path / "docs/figures").iterdir()) == PICTURES


@contextmanager
def calibrating(folder: Path) -> Iterator[Popen[str]]:
    """At work, once the first round is kept; nothing of it is left afterwards."""
    kept, missing = kept_in(folder, 1), [job.number for job in jobs(1, 0) if job.cell.endswith("of 12")]
    for job in jobs(1, 0):
        if job.number not in missing:
            kept.add(invented(job))
    lines = kept.path.read_bytes().count(b"\n")
    command = [*KAMIFUDA, "book", "calibrate", "--out", str(folder)]
    with Popen(command, env=environment(), stdout=PIPE, stderr=PIPE, text=True, start_new_session=True) as process:
        try:
            wait_for(lambda: kept.path.read_bytes().count(b"\n") >= lines + len(missing))
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def test_ctrl_c_keeps_what_was_simulated(tmp_path: Path) -> None:
    with calibrating(tmp_path) as process:
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        said, complaints = process.communicate(timeout=PATIENCE)
        wait_for(lambda: not alive(process.pid))
    assert (process.returncode, said) == (130, "")
    kept = kept_in(tmp_path, 1)
    assert {job.number for job in jobs(1, 0)} <= set(kept.books)
    assert complaints.splitlines() == [
        f"kamifuda: {kept.draws()} draws are kept in {kept.path}; the same command goes on from there.",
        "kamifuda: stopped.",
    ]


def test_nothing_goes_on_when_it_is_killed(tmp_path: Path) -> None:
    with calibrating(tmp_path) as process:
        process.kill()
        process.communicate(timeout=PATIENCE)  # its workers hold the same pipes: they end with the last
        wait_for(lambda: not alive(process.pid))


def wait_for(done: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.02)


def alive(group: int) -> bool:
    """Whether any process of it is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--draws 99", "--draws should be a whole number from 100"),
        ("--draws many", "not “many”"),
        ("--seed -1", "--seed should be a whole number from 0"),
        ("--workers 0", "--workers should be a whole number from 1"),
        ("--out /dev/null/here", "the file /dev/null/here cannot be opened"),
    ],
)
def test_nonsense_is_refused_in_one_line(arguments: str, reason: str) -> None:
    done = run("book", "calibrate", *arguments.split())
    assert (done.returncode, done.stdout) == (2, "") and reason in done.stderr and done.stderr.count("\n") == 1


def test_a_damaged_file_of_draws_is_named(tmp_path: Path) -> None:
    kept_in(tmp_path, 1).path.write_text('{"book": 1}\n')
    done = run(*calibrate(tmp_path))
    assert done.returncode == 1 and "1" in done.stderr and done.stderr.count("\n") == 1


def test_without_a_command_it_says_what_there_is() -> None:
    assert "calibrate" in printed("book")
