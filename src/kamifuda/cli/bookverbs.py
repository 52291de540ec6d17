"""kamifuda book: the standing book away from any table."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kamifuda.book.calibrate.numbers import numbers
from kamifuda.book.calibrate.report import Calibration, calibrated
from kamifuda.book.calibrate.run import count, kept_in, simulate
from kamifuda.cli.files import reason, replace
from kamifuda.cli.refusals import tell
from kamifuda.cli.usage import WRONG_USAGE, Refused
from kamifuda.core.clauses import BadRecord
from kamifuda.games import ALL
from kamifuda.text import Text

GAME, PHYSICS = next((game, physics) for game in ALL if (physics := game.manifest.physics) is not None)
ODDS: Final = PHYSICS.calibrated
CHECKOUT: Final = Path("src/kamifuda/games", GAME.name, ODDS.FILE)
PICTURES: Final = f"{GAME.name}-book-"  # so begin their names
DOCS: Final = Path("docs")
MOST_DRAWS: Final = 1_000_000
HIGHEST_SEED: Final = 2**31 - 1
FAILED: Final = 1


def calibrate(draws: str, seed: str, workers: str, out: str, write: bool, text: Text) -> None:
    """Simulates, fits, reports; Ctrl-C keeps what was simulated."""
    wanted = number("--draws", draws, 100, MOST_DRAWS)
    chosen = number("--seed", seed, 0, HIGHEST_SEED)
    hands = number("--workers", workers, 1, max(2, os.cpu_count() or 1))
    if write:
        check_checkout()
    folder = folder_called(out)
    try:
        kept = kept_in(folder, chosen)
    except BadRecord as bad:
        facts = {"reason": bad.reason, "about": bad.about, "game": ""}
        raise Refused("damaged", FAILED, file=str(folder), line=bad.line, **facts) from None
    try:
        with progress(text, wanted) as told:
            books = simulate(kept, chosen, wanted, hands, told)
    except KeyboardInterrupt:
        tell(text, text.say("calibrate-stopped", draws=kept.draws(), file=str(kept.path)))
        raise
    found = calibrated(books, chosen, kept.physics)
    save(found, folder / "report.md", folder)
    if write:
        save(found, DOCS / "games" / f"{GAME.name}-book.md", DOCS / "figures")
        rules, fitted_to = CHECKOUT.read_text("utf-8"), found.quality.draws
        replace(CHECKOUT, ODDS.with_odds(rules, GAME.version, numbers(found.odds), fitted_to).encode())
    print(text.say("calibrate-done", draws=count(books), books=len(books), file=str(folder / "report.md")))
    print(text.say("calibrate-quality", better=round(100 * found.quality.better), error=f"{found.quality.error:.3f}"))
    if write:
        print(text.say("calibrate-written", file=str(CHECKOUT), version=GAME.version))


def check_checkout() -> None:
    """Odds are written for a version that has none yet; those that matches were played by are kept (decision 12)."""
    if not CHECKOUT.exists():
        raise Refused("error-no-checkout", FAILED, file=str(CHECKOUT))
    if ODDS.has_odds(CHECKOUT.read_text("utf-8"), GAME.version):
        options = str(CHECKOUT.with_name("options.py"))
        raise Refused("error-odds-kept", FAILED, version=GAME.version, next=GAME.version + 1, file=options)


def number(name: str, value: str, low: int, high: int) -> int:
    if not value.isdecimal() or len(value) > 10 or not low <= int(value) <= high:
        raise Refused("error-number", name=name, value=value, low=low, high=high)
    return int(value)


def folder_called(out: str) -> Path:
    try:
        folder = Path(out).expanduser()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError, ValueError) as error:
        raise Refused("error-file-refused", WRONG_USAGE, file=out, **reason(error)) from None
    return folder


def save(found: Calibration, page: Path, figures: Path) -> None:
    page.parent.mkdir(parents=True, exist_ok=True)
    figures.mkdir(parents=True, exist_ok=True)
    for name, picture in found.pictures().items():
        replace(figures / f"{PICTURES}{name}", picture.encode())
    way = os.path.join(os.path.relpath(figures, page.parent), PICTURES)
    replace(page, found.page(way, str(CHECKOUT)).encode())


@contextmanager
def progress(text: Text, draws: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while somebody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(text.say("calibrate-working"), total=draws)
        yield lambda count: bar.update(task, completed=min(count, draws))
