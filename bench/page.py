"""The results as a table on screen and as docs/performance.md."""

from collections.abc import Sequence
from pathlib import Path
from string import Template

from rich.table import Table

from bench.slices import ROUNDS, SLICE, Outcome
from bench.workers import ROOT

COLUMNS = ("measure", "ours", "peer", "ratio", "quartiles", "bar", "")
TEMPLATE = Path(__file__).parent / "performance.md"
PAGE = ROOT / "docs" / "performance.md"
MOST_BYTES = 256  # that a position may take

Row = tuple[str, ...]
BEGIN, END = "<!-- python -m bench.{} writes from here", "to here -->"  # around the section of another bench


def rows(outcomes: Sequence[Outcome], bytes_of_a_position: int) -> list[Row]:
    size = f"{bytes_of_a_position} bytes"
    memory = ("a position in memory", size, "", "", "", f"<= {MOST_BYTES}", verdict(bytes_of_a_position <= MOST_BYTES))
    return [row(outcome) for outcome in outcomes] + [memory]


def row(outcome: Outcome) -> Row:
    pair = outcome.pair
    return (
        f"{pair.measure} / {pair.peer}",
        f"{short(outcome.ours)} {pair.unit}",
        short(outcome.theirs),
        digits(outcome.ratio),
        f"{digits(outcome.lower)} to {digits(outcome.upper)}",
        f">= {pair.bar:g}",
        verdict(outcome.reached),
    )


def verdict(reached: bool) -> str:
    return "ok" if reached else "below"


def digits(number: float) -> str:
    """Three that count: 0.412, 6.81, 21.3, 275."""
    return f"{number:.{3 if number < 1 else 2 if number < 10 else 1 if number < 100 else 0}f}"


def short(number: float) -> str:
    """12.3M, 412k, 3.9k."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:.{0 if number >= 100 * size else 1}f}{letter}"
    return f"{number:.0f}"


def on_screen(results: Sequence[Row]) -> Table:
    table = Table(*COLUMNS, title=f"medians of {ROUNDS} rounds, slices of {1000 * SLICE:.0f} ms taken in turn")
    for result in results:
        table.add_row(*result, style=None if result[-1] == "ok" else "red")
    return table


def markdown(results: Sequence[Row]) -> str:
    head = ["| " + " | ".join(COLUMNS) + " |", "|---|--:|--:|--:|--:|--:|---|"]
    return "\n".join(head + ["| " + " | ".join(result) + " |" for result in results])


def write_page(results: Sequence[Row], machine: dict[str, str], longest: float) -> None:
    page = Template(TEMPLATE.read_text()).substitute(
        date=machine["date"],
        table=markdown(results),
        rounds=ROUNDS,
        milliseconds=f"{1000 * SLICE:.0f}",
        longest=f"{1000 * longest:.0f}",
        below=sum(result[-1] != "ok" for result in results) or "none",
        bars=len(results),
        machine="\n".join(f"- {what}: {name}" for what, name in machine.items() if what != "date"),
    )
    PAGE.parent.mkdir(exist_ok=True)
    _, mark, section = (PAGE.read_text() if PAGE.exists() else "").partition(BEGIN.format("server"))
    PAGE.write_text(f"{page}\n{mark}{section}" if mark else page)


def write_section(bench: str, text: str) -> None:
    """Replaces what stands between the marks, or follows what there is; the rest of the page belongs to others."""
    begin = BEGIN.format(bench)
    before, _, rest = PAGE.read_text().partition(begin)
    after = rest.partition(END + "\n")[2]
    PAGE.write_text(f"{before.rstrip()}\n\n{begin} -->\n\n{text.strip()}\n\n<!-- {END}\n{after}")
