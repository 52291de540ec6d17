"""The standing book's figures as tables on screen and as a section of docs/performance.md."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median
from string import Template
from typing import Final

from rich.table import Table

from bench import page
from bench.bookseen import Frames
from bench.page import Row, verdict
from bench.strengthpage import markdown

TEMPLATE: Final = Path(__file__).parent / "book.md"
LATEST: Final = 100  # milliseconds that a frame may be late, 99 of 100 times
DRAWING, FALLING = 6000, 10_000  # bytes to a viewer in a second
MEMORY: Final = 20  # MB
SCRIPT: Final = 8.0  # milliseconds in a frame
SEEN: Final = ("in the browser", "script in a frame: median, 90 %, worst", "frames a second", "frames", "bar", "")


@dataclass(frozen=True)
class Figures:
    """Of hands that pull at so many books at once; seconds and bytes."""

    fell: int
    closing: float
    lags: list[float]  # of every frame, sorted
    busy: float  # processors
    rate: float
    worst_second: int
    memory: float


def parts(found: list[float], most: int = 99) -> tuple[float, float, float]:
    """Median, so many per cent, worst, of what is sorted."""
    return found[len(found) // 2], found[len(found) * most // 100], found[-1]


def rows(found: Mapping[str, Figures]) -> list[Row]:
    every = list(found.values())
    late = max(1000 * parts(figures.lags)[1] for figures in every)
    rates = all(each.rate <= most for each, most in zip(every, (DRAWING, FALLING), strict=True))
    memory = max(each.memory / 1e6 for each in every)
    return [
        ("books that fell", *(str(each.fell) for each in every), "", ""),
        ("until the fingers close, worst", *(f"{1000 * each.closing:.0f} ms" for each in every), "", ""),
        ("lag of a frame: median, 99 %, worst", *map(lag, every), f"99 %: <= {LATEST} ms", verdict(late <= LATEST)),
        ("processors kept busy", *(f"{each.busy:.2f}" for each in every), "", ""),
        ("bytes to a viewer in a second, mean", *(f"{each.rate:.0f}" for each in every),
         f"<= {DRAWING}, {FALLING}", verdict(rates)),
        ("the same, in the worst second", *(str(each.worst_second) for each in every), "", ""),
        ("memory of a book", *(f"{each.memory / 1e6:.1f} MB" for each in every),
         f"<= {MEMORY} MB", verdict(memory <= MEMORY)),
    ]  # fmt: skip


def lag(figures: Figures) -> str:
    return " / ".join(f"{1000 * part:.0f}" for part in parts(figures.lags)) + " ms"


def seen_row(what: str, frames: Frames) -> Row:
    script = parts(sorted(script for script, _ in frames), 90)
    return (
        what,
        " / ".join(f"{part:.1f}" for part in script) + " ms",
        f"{1000 / median(gap for _, gap in frames):.0f}",
        str(len(frames)),
        f"90 %: <= {SCRIPT:g} ms",
        verdict(script[1] <= SCRIPT),
    )


def columns(found: Mapping[str, Figures], count: int) -> Row:
    return (f"{count} books at once", *found, "bar", "")


def on_screen(found: Mapping[str, Figures], count: int) -> Table:
    table = Table(*columns(found, count), title="Standing books that hands pull at, in real time")
    for row in rows(found):
        table.add_row(*row)
    return table


def seen_on_screen(seen: Mapping[str, Frames]) -> Table:
    table = Table(*SEEN)
    for what, frames in seen.items():
        table.add_row(*seen_row(what, frames))
    return table


def write(found: Mapping[str, Figures], count: int, seen: Mapping[str, Frames], where: str) -> None:
    text = Template(TEMPLATE.read_text()).substitute(
        date=date.today().isoformat(),
        where=where,
        served=markdown(columns(found, count), 1, rows(found)),
        seen=markdown(SEEN, 1, [seen_row(what, frames) for what, frames in seen.items()]),
    )
    page.write_section("book", text)
