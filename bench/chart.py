"""The ratios as docs/figures/engine.png."""

from collections.abc import Sequence

from matplotlib.figure import Figure  # type: ignore[import-not-found, unused-ignore]

from bench.page import digits
from bench.slices import Outcome
from bench.workers import ROOT

FIGURE = ROOT / "docs" / "figures" / "engine.png"
INK, BLUE, RED, GOLD = "#22252b", "#2f6f9f", "#b5432f", "#d9a021"


def draw(outcomes: Sequence[Outcome], date: str) -> None:
    """A bar per measure from 1, the speed of the peer; a tick where the bar is set."""
    places = range(len(outcomes) - 1, -1, -1)
    figure = Figure(figsize=(10, 0.55 * len(outcomes) + 1.5), layout="constrained")
    axes = figure.subplots()
    for place, outcome in zip(places, outcomes, strict=True):
        low, high = sorted((1.0, outcome.ratio))
        axes.barh(place, high - low, left=low, height=0.55, color=BLUE if outcome.reached else RED)
        axes.plot((outcome.lower, outcome.upper), (place, place), color=INK, linewidth=1.5)
        axes.plot((outcome.pair.bar,) * 2, (place - 0.4, place + 0.4), color=GOLD, linewidth=3)
        axes.text(
            1.12 * max(high, outcome.upper, outcome.pair.bar),
            place,
            digits(outcome.ratio),
            va="center",
            color=INK,
            weight="bold",
        )
    labels = [f"{outcome.pair.measure}\n/ {outcome.pair.peer}" for outcome in outcomes]
    axes.set_yticks(places, labels, fontsize=9)
    axes.set_xscale("log")
    axes.set_xlim(0.2, 3 * max(outcome.upper for outcome in outcomes))
    axes.xaxis.set_major_formatter(lambda ratio, _: f"{ratio:g}x")
    axes.axvline(1, color=INK, linewidth=1)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.set_title(f"Our speed / the peer's, {date}", loc="left", weight="bold")
    axes.set_xlabel("1x: as fast as the peer; gold: the bar to reach; thin line: the quartiles", loc="left", fontsize=9)
    FIGURE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(FIGURE, dpi=130)
