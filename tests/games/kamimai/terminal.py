"""Tables of KamiMaï as the terminal shows them, and twins that know what the book will do."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from kamifuda.cli import usage
from kamifuda.cli.terminal.table import Table
from kamifuda.core.match import Match
from kamifuda.core.seed import from_text
from kamifuda.games import GAMES
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.text import Text
from tests.program import squeezed

KAMIMAI = GAMES["kamimai"]
HOUSE_RULES = "I:!water+fire/earth+team=blessing/air=energy+discard,water:little"
SEATS = ["You", "Akari", "Botan"]


def table_of(language: str = "en", seed: str = "3", width: int = 80, **options: Any) -> Table:
    """A table that draws into a string."""
    table = Table(KAMIMAI, KAMIMAI.Options(**options), usage.seed_of(seed), ["greedy"], Text(language, "kamimai"))
    table.console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    return table


def shown(table: Table) -> str:
    return squeezed(table.console.file.getvalue())  # type: ignore[attr-defined]


def drawn(position: KamiMai, language: str = "en", seat: int = 0) -> str:
    """The table as this seat sees it in this position."""
    table = table_of(language, seats=int(position.seats))
    table.console.print(table.board.draw(KAMIMAI.view(position, seat), 80))
    return shown(table)


class Twin:
    """The same match beside the terminal: what the book will do there."""

    def __init__(self, *script: str, language: str = "en", **options: Any) -> None:
        """With a seed by which the person begins, and the book stands through these plays."""
        self.text, self.options = Text(language, "kamimai"), KAMIMAI.Options(**options)
        self.names = table_of(language, **options).names
        self.seed = next(seed for seed in map(str, range(100)) if self.bears(seed, script))
        self.match = self.deal(self.seed)

    def bears(self, seed: str, script: Sequence[str]) -> bool:
        self.match = self.deal(seed)
        if self.match.awaited() != [0]:
            return False
        for play in script:
            self.after(play)
            if self.match.view(0)["fell"]:
                return False
        return True

    def deal(self, seed: str) -> Match:
        return Match(KAMIMAI, self.options, from_text(seed))

    def after(self, text: str) -> list[str]:
        """What is told of a play of the person, and of the book's answers."""
        self.match.play(0, text)
        told = self.match.events(0)
        while not self.match.position.over and not self.match.awaited():
            self.match.answer()
            told += self.match.events(0)
        quiet = table_of().board.quiet
        return [self.text.event(event, 0, self.names) for event in told if event["event"] not in quiet]

    def shows(self, key: str) -> str:
        return squeezed(self.text.say(key))
