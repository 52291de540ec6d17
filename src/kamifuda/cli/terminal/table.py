"""A table with a person at seat 0, or several people, and bots: whose turn it is, what is told, how it ends."""

import shlex
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from kamifuda.bots.selfplay import seated
from kamifuda.cli import physics, refusals, same_again, usage
from kamifuda.cli.terminal.asking import Asking, Quit
from kamifuda.cli.terminal.keeping import Keeping
from kamifuda.cli.terminal.news import News, Told, by_line, by_round
from kamifuda.cli.usage import Refused
from kamifuda.core import record
from kamifuda.core.game import Event, Game, is_real
from kamifuda.core.match import Match, plays
from kamifuda.core.position import WORLD
from kamifuda.text import Text


class Board(Protocol):
    """What a game brings to be played in a terminal; `seen` is its View."""

    @property
    def quiet(self) -> frozenset[str]: ...  # events that are not told
    @property
    def opening(self) -> frozenset[str]: ...  # events that begin a round
    @property
    def closing(self) -> frozenset[str]: ...  # events that are told together when a round is over
    @property
    def alike(self) -> Mapping[str, str]: ...  # events of one seat, and what is said where several did the same

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


TITLE_FRAME: Final = 6  # what a panel's border needs beside its title


class Table:
    """A match in a terminal."""

    def __init__(self, game: Game, options: Any, origin: record.Origin, bots: Sequence[str], text: Text) -> None:
        self.game, self.text, self.origin, self.asked = game, text, origin, bots
        self.match = Match(game, game.manifest.seated(options, [0]), origin.seed())
        self.people = [text.say("terminal-player")]  # those at this terminal, by their names in the record
        self.me = 0  # the one of them who is asked
        self.kinds = [bots[(seat - 1) % len(bots)] for seat in range(options.seats)]
        self.bots = seated(game, self.kinds, options.seats, origin.seed())
        self.names = [
            text.say("terminal-you" if seat == self.me else f"terminal-bot-{seat}") for seat in range(options.seats)
        ]
        self.language: str | None = None  # if one was asked for
        self.keeping = Keeping()
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.board: Board = import_module(game.manifest.terminal).Board(text, self.names)
        self.quoted = ""  # the clause of the last refusal
        self.news = News(text, self.names, self.board.opening)
        self.points = [0] * options.seats  # as far as they have been told
        if is_real(game, options):
            self.seat([text.say("terminal-person", number=seat + 1) for seat in range(options.seats)])

    def called(self, name: str) -> None:
        """The name of the person; where nobody has secrets, several names with commas are several people."""
        names = [usage.name_of(each) for each in name.split(",")] if self.game.manifest.open_hands else [name]
        if len(names) > len(self.names):
            raise Refused("error-people", count=len(names), seats=len(self.names))
        self.seat([*names, *self.people[len(names) :]])

    def seat(self, people: list[str]) -> None:
        self.people = people
        if len(people) > 1:
            self.names[: len(people)] = people

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
        seats, before = self.match.awaited(), self.match.view(self.me).get("round", 0)
        said = ""
        if not seats:
            physics.answer(self.match)
        elif seats[0] >= len(self.people):
            self.let_play(seats[0])
        else:
            self.me = seats[0]
            said = self.forced()
            if not said:
                Asking(self).ask()
                self.news.clear()
        self.keeping.write(self.record())
        self.hear(self.match.events(self.me), before, said)

    def prompt(self) -> str:
        """With the name of who is asked, where several may be."""
        if len(self.people) == 1:
            return self.text.say("terminal-prompt")
        return self.text.say("terminal-prompt-of", name=self.names[self.me])

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
        self.match.play(seat, play, physics.hands(self.kinds)(self.match, seat, play))

    # Telling

    def greet(self) -> None:
        say = self.text.say
        bots, key = self.bots_here(), "board-company" if self.text.has("board-company") else "terminal-table"
        people, count = self.text.together(self.people), len(self.people)
        company = say(key, count=len(bots), bots=", ".join(bots), people=people, people_count=count)
        lines = self.board.welcome(self.match.options, company)
        title = say("terminal-title", game=say("game-name"), tagline=say("game-tagline"))
        if cell_len(title) > self.console.width - TITLE_FRAME:
            title, lines = say("game-name"), [say("game-tagline"), *lines]
        self.console.print(Panel("\n".join(lines), title=title, title_align="left"))

    def hear(self, events: list[Event], round_before: int = 0, instead: str = "") -> None:
        """Keeps what happened for the person's next turn; the end of a round is told at once."""
        told = self.board.tell(events, WORLD if len(self.people) > 1 else self.me)
        if instead:
            told[:1] = [Told({"event": "forced"}, instead)]
        parts = list(by_round(told, round_before, self.board.opening))
        for number, part in parts:
            last = self.match.position.over and part is parts[-1][1]
            closing = [each for each in part if each.kind in self.board.closing]
            self.note([each for each in part if each.kind not in self.board.closing | self.board.quiet])
            if closing:
                self.close_round(None if last else number, closing)

    def note(self, told: list[Told]) -> None:
        of_several = self.board.alike.get(told[0].kind) if len(told) == 1 else None
        if of_several is not None and told[0].event["seat"] != self.me:
            self.news.add_alike(told[0], of_several)
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
        return record.write(record.of(self.match, (*self.people, *self.bots_here()), self.origin))

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
        command = same_again.command("play", self.game, options, self.asked, seed, self.language)
        named = f" --name {shlex.quote(','.join(self.people))}" if len(self.people) > 1 else ""
        self.show_command(command + named)

    def tell_file(self) -> None:
        if self.keeping.trouble is not None:
            self.tell_trouble()
            return
        self.console.print(self.text.say("terminal-saved", file=str(self.keeping.file)), soft_wrap=True)
        self.show_command(same_again.reading(str(self.keeping.file)))

    def tell_trouble(self) -> None:
        """If the last attempt to write the file has failed."""
        if self.keeping.trouble is not None:
            sentences = [refusals.sentence(self.keeping.trouble, self.text)]
            sentences += [] if self.match.position.over else [self.text.say("terminal-retry")]
            self.console.print(Styled.assemble(("✗ ", "bold red"), " ".join(sentences)))

    def bots_here(self) -> list[str]:
        """The bots' names and kinds."""
        bots = list(zip(self.names, self.kinds, strict=True))[len(self.people) :]
        return [self.text.say("terminal-bot", name=name, bot=kind) for name, kind in bots]

    def show_command(self, command: str) -> None:
        """On a line of its own that the terminal may fold, but we do not: it can be copied."""
        self.console.print("  " + command, soft_wrap=True)
