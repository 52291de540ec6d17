"""The server's figures as docs/figures/server.png."""

from typing import Any

from matplotlib.figure import Figure  # type: ignore[import-not-found, unused-ignore]

from bench.chart import BLUE, GOLD, INK, RED
from bench.contenders import FILES, MEMORY, OURS
from bench.load import SIZES, Figures
from bench.page import digits, short
from bench.serverpage import AT_TABLES, LEAST_RATIO, MOST_P99
from bench.workers import ROOT

FIGURE = ROOT / "docs" / "figures" / "server.png"
GREY = "#9aa0a8"
BARS = (
    #  contender,  label,                              colour
    (OURS,         "Kamifuda, every play on the disk", BLUE),
    (FILES,        "boardgame.io, files, not synced",  RED),
    (MEMORY,       "boardgame.io, memory only",        GREY),
)  # fmt: skip
WIDTH = 0.26


def draw(figures: Figures, date: str) -> None:
    """Left: more is better. Right: less is better, one play per table every five seconds."""
    figure = Figure(figsize=(10, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    group(left, figures, "plays", short)
    group(right, figures, "p99", digits)
    for place, tables in enumerate(SIZES):
        goal = LEAST_RATIO * figures.median(FILES, tables, "plays")
        left.plot((place - 1.5 * WIDTH, place - 0.5 * WIDTH), (goal, goal), color=GOLD, linewidth=3)
    place = SIZES.index(AT_TABLES)
    right.plot((place - 1.5 * WIDTH, place - 0.5 * WIDTH), (MOST_P99, MOST_P99), color=GOLD, linewidth=3)
    left.set_title(f"Plays acknowledged per second, {date}", loc="left", weight="bold")
    right.set_title("99 of 100 plays are seen within … ms", loc="left", weight="bold")
    right.set_yscale("log")
    right.yaxis.set_major_formatter(lambda milliseconds, _: f"{milliseconds:g}")
    figure.legend(*left.get_legend_handles_labels(), loc="outside lower left", ncols=3, frameon=False, fontsize=9)
    left.set_xlabel("as fast as they go; gold: the bar to reach", loc="left", fontsize=9)
    right.set_xlabel("one play per table every five seconds; gold: the bar", loc="left", fontsize=9)
    FIGURE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(FIGURE, dpi=130)


def group(axes: Any, figures: Figures, measure: str, spelled: Any) -> None:
    """Three bars for each number of tables."""
    for offset, (contender, label, colour) in enumerate(BARS, -1):
        heights = [figures.median(contender, tables, measure) for tables in SIZES]
        places = [place + offset * WIDTH for place in range(len(SIZES))]
        axes.bar(places, heights, WIDTH * 0.92, color=colour, label=label)
        for place, height in zip(places, heights, strict=True):
            axes.text(place, height, spelled(height), ha="center", va="bottom", color=INK, fontsize=8)
    axes.set_xticks(range(len(SIZES)), [f"{tables:,} tables" for tables in SIZES])
    axes.margins(y=0.15)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
