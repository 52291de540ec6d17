"""How hard the three KamiMaï are: python -m bench.balance [--deals N]

Writes docs/games/kamimai-balance.md and its picture.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import date
from functools import partial
from math import sqrt
from pathlib import Path
from string import Template

from matplotlib.figure import Figure  # type: ignore[import-not-found, unused-ignore]
from rich.progress import track

from bench.contests import SURE, Contest
from bench.groups import wins
from bench.machine import processor
from bench.strengthpage import markdown
from kamifuda.core.seed import from_text
from kamifuda.games import kamimai
from kamifuda.games.kamimai.house import usual

ROOT = Path(__file__).parent.parent
PAGE, FIGURE = ROOT / "docs/games/kamimai-balance.md", ROOT / "docs/figures/kamimai-balance.png"
TEMPLATE = Path(__file__).parent / "balance.md"
SHEETS = ("I", "II", "III")
GOALS = {"I": 0.55, "II": 0.35, "III": 0.20}  # of a careful group, in normal mode
CAREFUL, THINKING = "greedy", "search:300"
USUAL = {"bot": CAREFUL, "seats": 3, "difficulty": "normal", "paper": "normal", "book": "odds"}
COLOURS = {"I": "#2f6148", "II": "#28487a", "III": "#b3301c"}


@dataclass(frozen=True)
class Group:
    bot: str
    sheet: str
    seats: int
    difficulty: str
    deals: int
    paper: str = "normal"
    book: str = "odds"

    def contest(self) -> Contest:
        chosen = {"sheet": self.sheet, "difficulty": self.difficulty, "paper": self.paper, "book": self.book}
        options = tuple(f"{name}={value}" for name, value in chosen.items())
        return Contest("kamimai", self.bot, self.bot, self.deals, self.seats, options, "balance")


Rates = dict[Group, float]


def groups(deals: int) -> Iterator[Group]:
    for sheet in SHEETS:
        for seats in (1, 2, 3, 4, 5):
            yield Group(CAREFUL, sheet, seats, "normal", deals)
        for difficulty in ("easy", "hard"):
            yield Group(CAREFUL, sheet, 3, difficulty, deals)
        for paper in ("gentle", "stern"):
            yield Group(CAREFUL, sheet, 3, "normal", deals, paper)
        yield Group(THINKING, sheet, 3, "normal", max(1, deals // 5))
        for paper in ("normal", "stern"):
            yield Group(CAREFUL, sheet, 3, "normal", max(1, deals // 5), paper, "physics")


def won(group: Group, number: int) -> bool:
    return wins(group.contest(), group.bot, from_text(f"balance {number}"))


def rates(deals: int) -> Rates:
    found: Rates = {}
    with ProcessPoolExecutor() as pool:
        for group in groups(deals):
            title = f"{group.bot}, {', '.join(group.contest().options)}, seats={group.seats}"
            played = list(track(pool.map(partial(won, group), range(group.deals)), title, group.deals))
            found[group] = sum(played) / group.deals
    return found


def off_by(rate: float, deals: int) -> float:
    """Half of the 95 % interval; a win and a loss more are imagined, as luck is never ruled out."""
    share = (rate * deals + 1) / (deals + 2)
    return SURE * sqrt(share * (1 - share) / (deals + 2))


def told(rate: float, group: Group) -> str:
    return f"{rate:.0%} ± {100 * off_by(rate, group.deals):.0f}"


def rows(found: Rates, kept: Sequence[tuple[str, dict[str, object]]]) -> list[tuple[str, ...]]:
    """A row for every kind of group, a column for every sheet."""
    return [
        (name, *(told(rate, group) for sheet in SHEETS for group, rate in found.items() if like(group, sheet, wanted)))
        for name, wanted in kept
    ]


def like(group: Group, sheet: str, wanted: dict[str, object]) -> bool:
    chosen: dict[str, object] = {**USUAL, **wanted, "sheet": sheet}
    return all(getattr(group, name) == value for name, value in chosen.items())


def draw(found: Rates) -> None:
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for sheet in SHEETS:
        line = [
            (group.seats, rate, off_by(rate, group.deals)) for group, rate in found.items() if in_line(group, sheet)
        ]
        seats, middle, error = zip(*line, strict=True)
        axes.errorbar(seats, middle, yerr=error, color=COLOURS[sheet], marker="o", capsize=4, label=f"sheet {sheet}")
        axes.axhline(GOALS[sheet], color=COLOURS[sheet], linestyle=":", linewidth=1)
    axes.set(xlabel="summoners", ylabel="matches won", xticks=[1, 2, 3, 4, 5], ylim=(0, 1))
    axes.set_title("A careful group (greedy bots), normal mode; dotted: what was aimed at for three")
    axes.legend()
    figure.savefig(FIGURE, dpi=110)


def in_line(group: Group, sheet: str) -> bool:
    return like(group, sheet, {"seats": group.seats})


def main() -> None:
    parser = ArgumentParser("python -m bench.balance", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--deals", type=int, default=400, help="matches of every group; searches and simulated books: a fifth"
    )
    deals = parser.parse_args().deals
    found = rates(deals)
    seats = [(f"{number} summoners" if number > 1 else "alone", {"seats": number}) for number in (1, 2, 3, 4, 5)]
    others: list[tuple[str, dict[str, object]]] = [
        ("easy mode", {"difficulty": "easy"}), ("hard mode", {"difficulty": "hard"}),
        ("gentle paper", {"paper": "gentle"}), ("stern paper", {"paper": "stern"}),
        (f"{THINKING} instead", {"bot": THINKING}),
        ("a simulated book", {"book": "physics"}),
        ("a simulated book, stern paper", {"book": "physics", "paper": "stern"}),
    ]  # fmt: skip
    columns = ("", *(f"sheet {sheet}" for sheet in SHEETS))
    PAGE.write_text(
        Template(TEMPLATE.read_text()).substitute(
            date=date.today().isoformat(),
            deals=deals,
            processor=processor(),
            goals=", ".join(f"{goal:.0%} on {sheet}" for sheet, goal in GOALS.items()),
            seats=markdown(columns, 1, rows(found, [(name, dict[str, object](kept)) for name, kept in seats])),
            others=markdown(columns, 1, rows(found, others)),
            sheets="\n".join(f"| {sheet} | `{usual(sheet, kamimai.version, {})}` |" for sheet in SHEETS),
        )
    )
    draw(found)


if __name__ == "__main__":
    main()
