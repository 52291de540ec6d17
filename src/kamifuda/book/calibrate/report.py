"""A calibration: the odds, how good they are, and what was asked of the book, as a page with pictures."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import Template

from kamifuda.book.calibrate import cells, pictures
from kamifuda.book.calibrate.about import ABOUT
from kamifuda.book.calibrate.cells import Share
from kamifuda.book.calibrate.fit import fit, foresee
from kamifuda.book.calibrate.kept import Played
from kamifuda.book.calibrate.model import Odds
from kamifuda.book.calibrate.plan import USUAL
from kamifuda.book.calibrate.quality import Quality, crossed, judged
from kamifuda.book.calibrate.survival import Curve, curve, falls_per_draw, median
from kamifuda.book.calibrate.wanted import Wish, wishes
from kamifuda.book.calibrate.wording import PAGE


@dataclass(frozen=True)
class Calibration:
    seed: int
    physics: str
    books: list[Played]
    odds: Odds
    quality: Quality
    curves: dict[str, Curve]
    fresh: dict[str, Share]

    def by(self, player: str) -> list[Played]:
        """The usual books of a player."""
        return [book for book in self.books if book.usual and book.player == player]

    def wishes(self) -> list[Wish]:
        worn, worn_grips = list(cells.worn(self.books)), list(cells.worn_by_grip(self.books))
        papers = {share.name: share for share in cells.by_paper(self.books)}
        balanced = falls_per_draw(self.by("careful, balanced"))
        return wishes(self.fresh, worn, worn_grips, papers, self.curves, balanced, self.quality)

    def pictures(self) -> dict[str, str]:
        books = {player: len(self.by(player)) for player in self.curves}
        return {
            "reliability.svg": pictures.reliability(self.quality),
            "skill.svg": pictures.skill(self.curves, books),
            "cells.svg": pictures.cells(list(self.fresh.values())),
        }

    def page(self, figures: str, module: str) -> str:
        """`figures` is how the way to each picture begins, `module` where the odds are written."""
        quality, odds = self.quality, self.odds
        wishes = [(wish.asked, wish.seen, wish.verdict) for wish in self.wishes()]
        deciles = [(f"{part.foreseen:.1%}", f"{part.seen:.1%}", str(part.draws)) for part in quality.deciles]
        return Template(PAGE).substitute(
            figures=figures,
            module=module,
            about=ABOUT,
            seed=self.seed,
            physics=self.physics,
            draws=sum(len(book.draws) for book in self.books),
            books=sum(bool(book.player) for book in self.books),
            fitted=quality.draws,
            brier=f"{quality.brier:.3f}",
            base=f"{quality.base:.3f}",
            better=f"{quality.better:.0%}",
            error=f"{quality.error:.3f}",
            wishes=table(("asked", "seen", ""), wishes),
            deciles=table(("foreseen", "seen", "draws"), deciles),
            players=table(
                ("player", "books", "falls per draw", "half have fallen with draw"), list(map(self.life, USUAL))
            ),
            worn=shares(cells.worn(self.books)),
            grips=shares(cells.worn_by_grip(self.books)),
            papers=shares(cells.by_paper(self.books)),
            cells=shares(self.fresh.values()),
            weights=numbers("adds to the log-odds", odds.weights),
            shifts=numbers("moves the lean by", odds.shifts),
        )

    def life(self, player: str) -> tuple[str, ...]:
        half, books = median(self.curves[player]), self.by(player)
        return player, str(len(books)), f"{falls_per_draw(books):.1%}", "never seen" if half is None else str(half)


def calibrated(books: list[Played], seed: int, physics: str) -> Calibration:
    curves = {player: curve([book for book in books if book.usual and book.player == player]) for player in USUAL}
    return Calibration(seed, physics, books, fit(books), judged(crossed(books, foresee)), curves, cells.fresh(books))


def shares(found: Iterable[Share]) -> str:
    return table(
        ("", "fell", "95 %", "draws"),
        [(each.name, f"{each.seen:.1%}", "{:.0%} to {:.0%}".format(*each.interval), str(each.draws)) for each in found],
    )


def numbers(meaning: str, found: Mapping[str, float]) -> str:
    return table(("", meaning), [(name, f"{value:+.2f}") for name, value in found.items()])


def table(names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [names, ["---"] + ["--:"] * (len(names) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
