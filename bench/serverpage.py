"""The server's figures as a table on screen and as a section of docs/performance.md."""

from collections.abc import Sequence
from pathlib import Path
from string import Template

from rich.table import Table

from bench import page
from bench.contenders import FILES, MEMORY, OURS
from bench.load import EVERY, IDLE, PLAYED, SIZES, SLICE, WARM_UP, Figures
from bench.page import Row, digits, short, verdict

EVICTED = "Kamifuda, a minute later"  # when an idle table has left the memory
COLUMNS = ("measure", "ours", "its files", "its memory", "ours / files", "bar", "")
TEMPLATE = Path(__file__).parent / "server.md"
LEAST_RATIO = 2.0  # plays per second, over those of its files
MOST_P99, AT_TABLES = 100, 1000  # milliseconds
MOST_BYTES = 60 * 1024  # per idle table


def rows(figures: Figures) -> list[Row]:
    return [
        *(throughput(figures, tables) for tables in SIZES),
        *(worth(figures, tables) for tables in SIZES),
        *(latency(figures, tables) for tables in SIZES),
        idle(figures),
    ]


def throughput(figures: Figures, tables: int) -> Row:
    ratio = figures.ratio(FILES, tables, "plays")
    bar = f">= {LEAST_RATIO:g}", verdict(ratio >= LEAST_RATIO)
    return (f"plays per second, {tables:,} tables", *each(figures, tables, "plays"), digits(ratio), *bar)


def worth(figures: Figures, tables: int) -> Row:
    ratio = figures.ratio(FILES, tables, "worth")
    return (f"the same per second of its processor, {tables:,}", *each(figures, tables, "worth"), digits(ratio), "", "")


def each(figures: Figures, tables: int, measure: str) -> list[str]:
    return [short(figures.median(name, tables, measure)) for name in (OURS, FILES, MEMORY)]


def latency(figures: Figures, tables: int) -> Row:
    both = [seen(figures, name, tables) for name in (OURS, FILES, MEMORY)]
    reached = figures.median(OURS, tables, "p99") < MOST_P99
    bar = (f"p99 < {MOST_P99}", verdict(reached)) if tables == AT_TABLES else ("", "")
    return (f"p50 / p99 in ms, {tables:,} tables", *both, "", *bar)


def seen(figures: Figures, name: str, tables: int) -> str:
    p50, p99, missed = (figures.median(name, tables, measure) for measure in ("p50", "p99", "missed"))
    return f"{digits(p50)} / {digits(p99)}" + (f" ({missed:.0%} missed)" if missed >= 0.005 else "")


def idle(figures: Figures) -> Row:
    kilobytes = [f"{figures.memory[name] / 1024:.1f} KB" for name in (OURS, FILES, MEMORY)]
    bar = f"< {MOST_BYTES // 1024} KB", verdict(figures.memory[OURS] < MOST_BYTES)
    return ("memory per idle table", *kilobytes, digits(figures.memory[OURS] / figures.memory[FILES]), *bar)


def on_screen(results: Sequence[Row]) -> Table:
    table = Table(*COLUMNS, title="Kamifuda's server and boardgame.io's, medians")
    for result in results:
        table.add_row(*result, style="red" if result[-1] == "below" else None)
    return table


def markdown(results: Sequence[Row]) -> str:
    head = ["| " + " | ".join(COLUMNS) + " |", "|---|--:|--:|--:|--:|--:|---|"]
    return "\n".join(head + ["| " + " | ".join(result) + " |" for result in results])


def write_section(figures: Figures, machine: dict[str, str], rounds: int) -> None:
    results = rows(figures)
    text = Template(TEMPLATE.read_text()).substitute(
        date=machine["date"],
        load=machine["load"],
        table=markdown(results),
        below=sum(result[-1] == "below" for result in results) or "none",
        bars=sum(result[-1] != "" for result in results),
        rounds=rounds,
        warm_up=WARM_UP,
        slice=SLICE,
        every=EVERY,
        idle=f"{IDLE:,}",
        played=PLAYED,
        evicted=f"{figures.memory[EVICTED] / 1024:.1f}",
        busy=busiest(figures),
        late=f"{max(one.late for one in figures.slices):.0f}",
    )
    page.write_section("server", text)


def busiest(figures: Figures) -> str:
    """Who had to wait for whom."""
    servers, players = [one.server for one in figures.slices], [one.players for one in figures.slices]
    kept = f"the servers kept {min(servers):.1f} to {max(servers):.1f} processors busy"
    return f"{kept}, their players at most {max(players):.1f}"
