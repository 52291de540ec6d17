"""The strength of the bots as a table on screen and as a section of docs/performance.md."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from string import Template

from rich.table import Table

from bench.contests import Contest, Outcome
from bench.machine import load, processor
from bench.page import PAGE, Row

CONTESTS = (
    #       game     bot            other          pairs
    Contest("totem", "greedy",      "random",      500),
    Contest("totem", "search@20ms", "random",      300),
    Contest("totem", "search@20ms", "greedy",      300),
    Contest("kami",  "greedy",      "random",      300),
    Contest("kami",  "search@20ms", "random",      100),
    Contest("kami",  "search@20ms", "greedy",      100),
)  # fmt: skip
COLUMNS = ("game", "bot", "against", "matches", "won", "drawn", "lost", "share of the points", "95 %")
TEMPLATE = Path(__file__).parent / "strength.md"
BEGIN, END = "<!-- python -m bench.strength writes from here", "to here -->"


def row(outcome: Outcome) -> Row:
    contest, (low, high) = outcome.contest, outcome.interval
    return (
        " ".join((contest.game, *contest.options)),
        contest.bot,
        contest.other,
        str(2 * len(outcome.pairs)),
        *(str(outcome.count(points)) for points in (1.0, 0.5, 0.0)),
        f"{outcome.share:.1%}",
        f"{low:.1%} to {high:.1%}",
    )


def on_screen(outcomes: Sequence[Outcome]) -> Table:
    table = Table(*COLUMNS, title="every deal played twice, the seats swapped; a draw is half a point")
    for outcome in outcomes:
        table.add_row(*row(outcome))
    return table


def markdown(outcomes: Sequence[Outcome]) -> str:
    head = ["| " + " | ".join(COLUMNS) + " |", "|---|---|---|--:|--:|--:|--:|--:|--:|"]
    return "\n".join(head + ["| " + " | ".join(row(outcome)) + " |" for outcome in outcomes])


def write_section(outcomes: Sequence[Outcome]) -> None:
    """Replaces what stands between the marks, or follows what there is; the rest of the page belongs to others."""
    text = Template(TEMPLATE.read_text()).substitute(
        date=date.today().isoformat(), table=markdown(outcomes), processor=processor(), load=load()
    )
    page = PAGE.read_text()
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END + "\n")[2]
    PAGE.write_text(f"{before.rstrip()}\n\n{BEGIN} -->\n\n{text.strip()}\n\n<!-- {END}\n{after}")
