"""A person at seat 0 of a table of bots: whose turn it is, what is told, how it ends."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from kamifuda.bots.selfplay import seated
from kamifuda.cli import again, refusals
from kamifuda.cli.terminal.asking import Asking, Quit
from kamifuda.cli.terminal.grimoire import GrimoireBoard
from kamifuda.cli.terminal.kami import KamiBoard
from kamifuda.cli.terminal.keeping import Keeping
from kamifuda.cli.terminal.news import News, Told, by_line, by_round
from kamifuda.cli.terminal.totem import TotemBoard
from kamifuda.cli.usage import Refused
from kamifuda.core import record
from kamifuda.core.game import Event, Game
from kamifuda.core.match import Match, plays
from kamifuda.text import Text


class Board(Protocol):
    """What a game brings to be played in a terminal; `seen` is its View."""

    @property
    def quiet(self) -> frozenset[str]: ...  # events that are not told
    @property
    def closing(self) -> frozenset[str]: ...  # events that are told together when a round is over

    def arguments(self, seen: Any) -> dict[str, str | int]: ...
    def welcome(self, options: Any, company: str) -> list[str]: ...  # company: who else plays, in a sentence
    def example(self) -> str: ...  # of a play in words
    def help(self) -> str: ...
    def heading(self, seen: Any) -> str: ...
    def question(self, seen: Any) -> str: ...
    def waiting(self, seen: Any, seat: int) -> str: ...
    def hint(self, seen: Any) -> str: ...
    def why(self, seen: Any, play: str) -> str: ...
    def objection(self, seen: Any, steps: Sequence[str]) -> str: ...
    def explained(self, seen: Any) -> list[str]: ...  # what the things do among which one chooses
    def step(self, step: str) -> str: ...  # what a choice is called
    def brief_step(self, step: str) -> str: ...  # the same among many
    def in_order(self, seen: Any, steps: list[str]) -> list[str]: ...  # what people type in another order, or shorter
    def tell(self, events: Sequence[Event], viewer: int) -> list[Told]: ...
    def opens_a_line(self, event: Event) -> bool: ...
    def draw(self, seen: Any, width: int) -> RenderableType: ...
    def scores(self, seen: Any, points: Sequence[int]) -> str: ...


BOARDS: Final[dict[str, Callable[[Text, Sequence[str]], Board]]] = {
    "kami": KamiBoard,
    "totem": TotemBoard,
    "grimoire": GrimoireBoard,
}


TITLE_FRAME: Final = 6  # what a panel's border needs beside its title


class Table:
    """A match in a terminal."""

    me: Final = 0

    def __init__(self, game: Game, options: Any, origin: record.Origin, bots: Sequence[str], text: Text) -> None:
        self.game, self.text, self.origin, self.asked = game, text, origin, bots
        self.match = Match(game, options, origin.seed())
        self.kinds = [bots[(seat - 1) % len(bots)] for seat in range(options.seats)]
        self.bots = seated(game, self.kinds, options.seats, origin.seed())
        self.names = [
            text.say("terminal-you" if seat == self.me else f"terminal-bot-{seat}") for seat in range(options.seats)
        ]
        self.person = text.say("terminal-player")  # the name in the record
        self.language: str | None = None  # if one was asked for
        self.keeping = Keeping()
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.board = BOARDS[game.name](text, self.names)
        self.quoted = ""  # the clause of the last refusal
        self.news = News(text, self.names)
        self.points = [0] * options.seats  # as far as they have been told

    def run(self) -> None:
        """The whole match, or until the person leaves."""
        self.greet()
        self.hear(self.match.events(self.me))
        try:
            while not self.match.position.over:
                self.turn()
            self.console.print(self.text.say("terminal-thanks"))
            self.offer_to_keep()
        except Quit:
            self.offer_to_keep()
            self.console.print(self.text.say("terminal-goodbye"))
        except (EOFError, KeyboardInterrupt):
            self.console.print("\n" + self.text.say("terminal-goodbye"))
        self.part()

    # Turns

    def turn(self) -> None:
        seats, before = self.match.to_act(), self.match.view(self.me).get("round", 0)
        said = ""
        if self.me not in seats:
            self.let_play(seats[0])
        else:
            said = self.forced()
            if not said:
                Asking(self).ask()
                self.news.clear()
        self.keeping.write(self.record())
        self.hear(self.match.events(self.me), before, said)

    def forced(self) -> str:
        """Does the only thing the person can do, if there are words for that, and returns them."""
        first, *others = plays(self.match.legal(self.me))
        if others or not self.text.has(f"forced-{first}"):
            return ""
        said = self.text.say(f"forced-{first}", **self.board.arguments(self.match.view(self.me)))
        self.match.play(self.me, first)
        return said

    def let_play(self, seat: int) -> None:
        seen, legal = self.match.view(seat), self.match.legal(seat)
        if self.kinds[seat].startswith("search"):
            with self.console.status(self.board.waiting(self.match.view(self.me), seat)):
                play = self.bots[seat].choose(seen, legal)
        else:
            play = self.bots[seat].choose(seen, legal)
        self.match.play(seat, play)

    # Telling

    def greet(self) -> None:
        say = self.text.say
        bots = self.seated()[1:]
        described = ", ".join(say("terminal-bot", name=name, bot=kind) for name, kind in bots)
        lines = self.board.welcome(self.match.options, say("terminal-table", count=len(bots), bots=described))
        title = say("terminal-title", game=say("game-name"), tagline=say("game-tagline"))
        if cell_len(title) > self.console.width - TITLE_FRAME:
            title, lines = say("game-name"), [say("game-tagline"), *lines]
        self.console.print(Panel("\n".join(lines), title=title, title_align="left"))

    def hear(self, events: list[Event], round_before: int = 0, instead: str = "") -> None:
        """Keeps what happened for the person's next turn; the end of a round is told at once."""
        told = self.board.tell(events, self.me)
        if instead:
            told[0] = Told({"event": "forced"}, instead)
        parts = list(by_round(told, round_before))
        for number, part in parts:
            last = self.match.position.over and part is parts[-1][1]
            closing = [each for each in part if each.kind in self.board.closing]
            self.note([each for each in part if each.kind not in self.board.closing | self.board.quiet])
            if closing:
                self.close_round(None if last else number, closing)

    def note(self, told: list[Told]) -> None:
        if [each.kind for each in told] == ["passed"] and told[0].event["seat"] != self.me:
            self.news.add_pass(told[0])
        else:
            for line in by_line(told, self.board.opens_a_line):
                if self.board.opens_a_line(line[0].event):
                    self.news.end_line()
                self.news.add(line)

    def tell(self) -> None:
        for line in self.news.lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def close_round(self, number: int | None, told: list[Told]) -> None:
        """Of this number, or the last one."""
        for each in told:
            for seat in each.event.get("seats", []):
                self.points[seat] = each.event.get("points", self.points[seat])
        title = self.text.say("terminal-match-over" if number is None else "terminal-round-over", round=number or 0)
        self.console.print()
        self.tell()
        self.news.clear()
        sentences = [each.sentence for each in told]
        scores = self.board.scores(self.match.view(self.me), self.points)
        story = Styled.assemble((sentences[0], "bold"), *("\n" + line for line in [*sentences[1:], "", scores]))
        self.console.print(Panel(story, title=title, title_align="left"))

    # Keeping

    def record(self) -> str:
        bots = [self.text.say("terminal-bot", name=name, bot=kind) for name, kind in self.seated()[1:]]
        return record.write(record.of(self.match, (self.person, *bots), self.origin))

    def save_as(self, file: str) -> None:
        """From now on the record is in this file, brought up to date after every play."""
        self.keeping.begin(file, self.record())

    def offer_to_keep(self) -> None:
        """A match that is in no file yet: once more a chance to name one."""
        while self.match.plays and self.keeping.file is None:
            try:
                file = input(self.text.say("terminal-offer") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if not file:
                return
            try:
                self.save_as(file)
            except Refused as refused:
                self.console.print(refusals.sentence(refused, self.text))

    def part(self) -> None:
        """Says honestly what is kept, and how to play or read it again."""
        if self.keeping.file is None:
            self.console.print(self.text.say("terminal-not-kept"))
        else:
            self.tell_file()
        self.console.print(self.text.say("terminal-again"))
        options, seed = self.match.options, self.origin.text
        self.show_command(again.command("play", self.game, options, self.asked, seed, self.language))

    def tell_file(self) -> None:
        if self.keeping.trouble is not None:
            self.tell_trouble()
            return
        self.console.print(self.text.say("terminal-saved", file=str(self.keeping.file)), soft_wrap=True)
        self.show_command(again.reading(str(self.keeping.file)))

    def tell_trouble(self) -> None:
        """If the last attempt to write the file has failed."""
        if self.keeping.trouble is not None:
            sentences = [refusals.sentence(self.keeping.trouble, self.text)]
            sentences += [] if self.match.position.over else [self.text.say("terminal-retry")]
            self.console.print(Styled.assemble(("✗ ", "bold red"), " ".join(sentences)))

    def seated(self) -> list[tuple[str, str]]:
        """Everybody's name and kind; the person's kind means nothing."""
        return list(zip(self.names, self.kinds, strict=True))

    def show_command(self, command: str) -> None:
        """On a line of its own that the terminal may fold, but we do not: it can be copied."""
        self.console.print("  " + command, soft_wrap=True)
