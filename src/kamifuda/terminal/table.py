"""A person at seat 0 of a table of bots: whose turn it is, what is told, how it ends."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from kamifuda.bots.selfplay import seated
from kamifuda.cli import usage
from kamifuda.core import record
from kamifuda.core.game import Event, Game
from kamifuda.core.match import Match
from kamifuda.terminal.asking import Asking, Quit
from kamifuda.terminal.kami import KamiBoard
from kamifuda.text import Text


class Board(Protocol):
    """What a game brings to be played in a terminal; `seen` is its View."""

    @property
    def quiet(self) -> frozenset[str]: ...  # events that are not told
    @property
    def closing(self) -> frozenset[str]: ...  # events that are told together when a round is over

    def arguments(self, seen: Any) -> dict[str, str | int]: ...
    def question(self, seen: Any) -> str: ...
    def waiting(self, seen: Any, seat: int) -> str: ...
    def why(self, seen: Any, play: str) -> str: ...
    def draw(self, seen: Any, width: int) -> RenderableType: ...
    def scores(self, seen: Any) -> str: ...


BOARDS: Final = {"kami": KamiBoard}


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
        self.file: Path | None = None
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.board: Board = BOARDS[game.name](text, self.names)
        self.quoted = ""  # the clause of the last refusal
        self.news: list[str] = []  # since the person's last play

    def run(self) -> None:
        """The whole match, or until the person leaves."""
        self.greet()
        self.hear(self.match.events(self.me))
        try:
            while not self.match.position.over:
                self.turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self.part("terminal-goodbye")
        else:
            self.console.print(self.text.say("terminal-thanks"))
            self.part("terminal-again")

    # Turns

    def turn(self) -> None:
        seats, before = self.match.to_act(), self.match.position.round
        said = ""
        if self.me not in seats:
            self.let_play(seats[0])
        else:
            said = self.forced()
            if not said:
                Asking(self).ask()
                self.news.clear()
        self.save()
        self.hear(self.match.events(self.me), before, said)

    def forced(self) -> str:
        """Does the only thing the person can do, if it needs no card, and returns how to say so."""
        legal = self.match.legal(self.me)
        step = next(iter(legal))
        if len(legal) > 1 or " " in step:
            return ""
        said = self.text.say(f"forced-{step}", **self.board.arguments(self.match.view(self.me)))
        self.match.play(self.me, step)
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
        lines = [say("game-goal"), say("game-how-a-turn-works"), say("terminal-table", count=len(bots), bots=described)]
        lines += [say("terminal-partner", name=self.names[2])] if len(self.names) == 4 else []
        title = say("terminal-title", game=say("game-name"), tagline=say("game-tagline"))
        self.console.print(Panel("\n".join(lines), title=title, title_align="left"))

    def hear(self, events: list[Event], round_before: int = 0, instead: str = "") -> None:
        """Keeps what happened for the person's next turn; the end of a round is told at once."""
        board = self.board
        kinds = [event["event"] for event in events]
        told = [self.text.event(event, self.me, self.names) for event in events]
        if instead:
            kinds[0], told[0] = instead, instead
        facts = list(zip(kinds, told, strict=True))
        end = max((place + 1 for place, kind in enumerate(kinds) if kind in board.closing), default=0)
        self.note([said for kind, said in facts[:end] if kind not in board.closing | board.quiet])
        if end:
            self.close_round(round_before, [said for kind, said in facts[:end] if kind in board.closing])
        deal = kinds.index("dealt", end) if "dealt" in kinds[end:] else len(kinds)
        self.note([said for kind, said in facts[end:deal] if kind not in board.quiet])
        self.note([said for kind, said in facts[deal:] if kind not in board.quiet])

    def note(self, sentences: list[str]) -> None:
        if sentences:
            self.news.append(" ".join(sentences))

    def tell(self) -> None:
        for line in self.news:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def close_round(self, number: int, sentences: list[str]) -> None:
        over = self.match.position.over
        title = self.text.say("terminal-match-over") if over else self.text.say("terminal-round-over", round=number)
        self.console.print()
        self.tell()
        self.news.clear()
        scores = self.board.scores(self.match.view(self.me))
        story = Styled.assemble((sentences[0], "bold"), *("\n" + line for line in [*sentences[1:], "", scores]))
        self.console.print(Panel(story, title=title, title_align="left"))

    def part(self, key: str) -> None:
        again = usage.command("play", self.game, self.match.options, self.asked, self.origin.text)
        self.console.print(self.text.say(key))
        self.show_command(again)
        if self.file is None:
            self.console.print(self.text.say("terminal-how-to-save"))
        else:
            self.tell_file()

    # Keeping

    def save_as(self, file: str) -> None:
        """From now on the record is in this file, brought up to date after every play."""
        if self.file != Path(file):
            self.file = usage.new_file(file)
        self.save()

    def save(self) -> None:
        if self.file is None:
            return
        bots = [self.text.say("terminal-bot", name=name, bot=kind) for name, kind in self.seated()[1:]]
        kept = record.of(self.match, (self.person, *bots), self.origin)
        try:
            self.file.write_bytes(record.write(kept).encode())
        except OSError:
            self.console.print(self.text.say("error-file-refused", file=str(self.file)))
            self.file = None

    def seated(self) -> list[tuple[str, str]]:
        """Everybody's name and kind; the person's kind means nothing."""
        return list(zip(self.names, self.kinds, strict=True))

    def tell_file(self) -> None:
        self.console.print(self.text.say("terminal-saved", file=str(self.file)), soft_wrap=True)
        self.show_command(usage.reading(str(self.file)))

    def show_command(self, command: str) -> None:
        """On a line of its own that the terminal may fold, but we do not: it can be copied."""
        self.console.print("  " + command, soft_wrap=True)
