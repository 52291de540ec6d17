"""The strength of the bots as tables on screen and as a section of docs/performance.md."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from string import Template

from rich.console import Group
from rich.table import Table

from bench import page
from bench.contests import Contest, Outcome
from bench.groups import Comparison
from bench.machine import load, processor
from bench.page import Row, verdict

CONTESTS = (
    #       game        bot            other          deals
    Contest("totem",    "greedy",      "random",      500),
    Contest("totem",    "search@20ms", "random",      300),
    Contest("totem",    "search@20ms", "greedy",      300),
    Contest("kami",     "greedy",      "random",      300),
    Contest("kami",     "search@20ms", "random",      100),
    Contest("kami",     "search@20ms", "greedy",      100),
    Contest("grimoire", "greedy",      "random",      200, bar=0.85),
    Contest("grimoire", "search@50ms", "random",      200, bar=0.85),
    Contest("grimoire", "search@50ms", "greedy",      200, bar=0.60),
    Contest("grimoire", "search@50ms", "random",       60, seats=3),
    Contest("grimoire", "search@50ms", "greedy",       60, seats=3),
    Contest("grimoire", "search@50ms", "random",       50, seats=4),
    Contest("grimoire", "search@50ms", "greedy",       50, seats=4),
    Contest("kamimai",  "search:300",  "greedy",      200, seats=3, options=("sheet=II",), bar=0.15),
)  # fmt: skip
DUELS = ("game", "bot", "against", "matches", "won", "drawn", "lost", "share of the points", "95 %", "bar", "")
TABLES = ("game", "seats", "bot", "all others", "matches", "mean rank", "95 %", "mean rank of the others")
GROUPS = ("game", "seats", "bots", "others", "deals", "won", "others won", "better by", "95 %", "bar", "")
TEMPLATE = Path(__file__).parent / "strength.md"


Result = Outcome | Comparison


def of_two(results: Sequence[Result]) -> list[Row]:
    return [duel(each) for each in results if isinstance(each, Outcome) and each.contest.seats == 2]


def of_more(results: Sequence[Result]) -> list[Row]:
    return [table(each) for each in results if isinstance(each, Outcome) and each.contest.seats > 2]


def of_groups(results: Sequence[Result]) -> list[Row]:
    return [group(each) for each in results if isinstance(each, Comparison)]


def duel(outcome: Outcome) -> Row:
    contest, (low, high) = outcome.contest, outcome.share_interval
    return (
        " ".join((contest.game, *contest.options)),
        contest.bot,
        contest.other,
        str(outcome.matches),
        *(str(outcome.count(rank)) for rank in (1.0, 1.5, 2.0)),
        f"{outcome.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        "" if contest.bar is None else f">= {contest.bar:.0%}",
        "" if contest.bar is None else verdict(outcome.share >= contest.bar),
    )


def table(outcome: Outcome) -> Row:
    contest, (low, high) = outcome.contest, outcome.interval
    return (
        " ".join((contest.game, *contest.options)),
        str(contest.seats),
        contest.bot,
        contest.other,
        str(outcome.matches),
        f"{outcome.rank:.2f}",
        f"{low:.2f} to {high:.2f}",
        f"{outcome.others:.2f}",
    )


def group(comparison: Comparison) -> Row:
    contest, (low, high) = comparison.contest, comparison.interval
    return (
        " ".join((contest.game, *contest.options)),
        str(contest.seats),
        contest.bot,
        contest.other,
        str(len(comparison.deals)),
        f"{comparison.won:.1%}",
        f"{comparison.other_won:.1%}",
        f"{100 * comparison.better:+.1f}",
        f"{100 * low:+.1f} to {100 * high:+.1f}",
        "" if contest.bar is None else f">= {100 * contest.bar:+.0f}",
        "" if contest.bar is None else verdict(comparison.better >= contest.bar),
    )


def on_screen(outcomes: Sequence[Result]) -> Group:
    duels = Table(*DUELS, title="every deal played twice, the seats swapped; a draw is half a point")
    tables = Table(*TABLES, title="one against the others, every deal once in each seat; 1 is the best rank")
    groups = Table(*GROUPS, title="two groups at the same deals of a game that all win or lose together")
    for shown, rows in ((duels, of_two(outcomes)), (tables, of_more(outcomes)), (groups, of_groups(outcomes))):
        for row in rows:
            shown.add_row(*row)
    return Group(*(shown for shown in (duels, tables, groups) if shown.row_count))


def markdown(columns: Row, words: int, rows: Sequence[Row]) -> str:
    """The first columns are words, the others numbers."""
    head = ["| " + " | ".join(columns) + " |", "|" + "---|" * words + "--:|" * (len(columns) - words)]
    return "\n".join(head + ["| " + " | ".join(row) + " |" for row in rows])


def write_section(outcomes: Sequence[Result]) -> None:
    text = Template(TEMPLATE.read_text()).substitute(
        date=date.today().isoformat(),
        duels=markdown(DUELS, 3, of_two(outcomes)),
        tables=markdown(TABLES, 4, of_more(outcomes)),
        groups=markdown(GROUPS, 4, of_groups(outcomes)),
        below=sum(row[-1] == verdict(False) for row in (*of_two(outcomes), *of_groups(outcomes))) or "none",
        bars=sum(outcome.contest.bar is not None for outcome in outcomes),
        processor=processor(),
        load=load(),
    )
    page.write_section("strength", text)
