"""One decision of the person at the terminal: by numbers or in words, with a way back, advice and refusals."""

import re
from functools import reduce
from typing import TYPE_CHECKING, Any

from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text as Styled

from kamifuda.bots.levels import bot
from kamifuda.cli import refusals
from kamifuda.cli.terminal import rulebook, typed
from kamifuda.cli.terminal.columns import numbered
from kamifuda.cli.terminal.pager import page
from kamifuda.cli.usage import Refused
from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.match import Tree
from kamifuda.core.reading import AS_WRITTEN
from kamifuda.core.rng import Rng
from kamifuda.text import shortened

if TYPE_CHECKING:
    from kamifuda.cli.terminal.table import Table

FEW = 4  # choices that are named in full
NARROWEST = 40  # columns that a table needs
LONGEST = 60  # letters of nonsense that are quoted


class Quit(Exception):
    """The person has had enough."""


class Asking:
    """Asks until a play has been made."""

    def __init__(self, table: "Table") -> None:
        self.table, self.text, self.console = table, table.text, table.console
        self.tree: Tree = table.match.legal(table.me)
        self.steps: list[str] = []  # of the play, as far as it is chosen
        self.said = ""  # what was typed last

    def ask(self) -> None:
        self.draw()
        while not self.answer(input(self.table.prompt() + " ").strip()):
            pass

    def answer(self, said: str) -> bool:
        """Whether the play is made."""
        self.said = said
        command = typed.command(said, self.text)
        if not said:
            self.draw()
        elif command is not None:
            getattr(self, command[0])(command[1])
        elif re.fullmatch("[0-9]+", said):
            return self.choose(said)
        else:
            return self.in_words(said)
        return False

    # Playing

    def choose(self, number: str) -> bool:
        choices = list(self.node())
        if number.zfill(9) > "000000999" or not 1 <= int(number) <= len(choices):
            self.complain(self.text.say("terminal-no-such-number", count=len(choices)))
            return False
        return self.go([*self.steps, choices[int(number) - 1]])

    def in_words(self, said: str) -> bool:
        """A choice as it is written, or one step or several."""
        words = typed.bare(said, self.text)
        play = self.offered().get(words) or typed.play(said, self.text, self.table.names)
        if play is None:
            self.not_understood()
            return False
        if any(typed.lacks_a_card(step, self.text) for step in play.split(", ")):
            self.nonsense("unfinished-play")
            return False
        return self.go(self.continued(self.table.board.in_order(self.seen(), play.split(", "))))

    def continued(self, typed: list[str]) -> list[str]:
        """Goes on from what is chosen, or from less of it, wherever these may follow; else several are a whole play."""
        for count in range(len(self.steps), -1, -1):
            if typed[0] in self.node(self.steps[:count]) and typed[0] not in self.steps:
                return [*self.steps[:count], *typed]
        return typed if len(typed) > 1 else [*self.steps, *typed]

    def offered(self) -> dict[str, str]:
        """The choices as the screen shows them, in full or briefly."""
        names = (self.table.board.brief_step, self.table.board.step)
        return {typed.bare(name(step), self.text): step for name in names for step in self.node()}

    def go(self, steps: list[str]) -> bool:
        """To the next stage, or to the end of the play."""
        if self.node(steps):
            self.steps = steps
            self.offer()
            return False
        try:
            self.table.match.play(self.table.me, ", ".join(steps))
        except IllegalAction as illegal:
            self.table.quoted = illegal.clause
            rule = self.text.say("terminal-illegal", clause=illegal.clause, rule=self.text.clause(illegal.clause))
            self.complain(f"{self.objection(steps)} {rule}".strip())
            self.console.print(self.text.say("terminal-see-rule"), style="dim")
            return False
        except BadNotation as bad:
            objection = self.objection(steps) or self.other_numbers(steps)
            if objection:
                self.complain(objection)
            else:
                self.nonsense(bad.reason)
            return False
        return True

    def objection(self, steps: list[str]) -> str:
        """What is wrong even before the rules are asked."""
        return self.table.board.objection(self.table.match.view(self.table.me), steps)

    def other_numbers(self, steps: list[str]) -> str:
        """Which numbers there are, where only the number is wrong: `pull 20`."""
        known = next((place for place, step in enumerate(steps) if step not in self.node(steps[:place])), 0)
        verb, _, number = steps[known].partition(" ")
        apart = [step.partition(" ") for step in self.node(steps[:known])]
        numbers = sorted(int(other) for word, _, other in apart if word == verb and other.isdecimal())
        if self.text.reading.steps.get(verb) not in AS_WRITTEN or not number or not numbers:
            return ""
        return self.text.say("notation-numbers", text=self.quoted(), known=", ".join(map(str, numbers)))

    def node(self, steps: list[str] | None = None) -> Tree:
        """What may follow these steps; nothing after a whole play or an illegal one."""
        node = self.tree
        for step in self.steps if steps is None else steps:
            node = node.get(step, {})
        return node

    def seen(self) -> Any:
        """What the person sees with the chosen steps done."""
        position = self.table.match.position.clone()
        for step in self.steps:
            position.apply(self.table.me, self.table.game.parse(position, self.table.me, step))
        return self.table.game.view(position, self.table.me)

    # Showing

    def draw(self) -> None:
        seen, width = self.seen(), self.console.width
        self.console.print()
        self.console.rule(self.table.board.heading(seen), style="bold", characters="━")
        self.table.tell()
        if width < NARROWEST:
            self.console.print(self.text.say("terminal-too-narrow", columns=NARROWEST))
        else:
            self.console.print(self.table.board.draw(seen, width))
        self.offer()
        self.table.tell_trouble()

    def offer(self) -> None:
        for step in self.steps:
            self.console.print(Styled.assemble(("✓ ", "bold green"), self.table.board.step(step)))
        self.console.print(Styled(self.table.board.question(self.seen()), "bold"))
        name = self.table.board.step if len(self.node()) <= FEW else self.table.board.brief_step
        self.console.print(numbered([name(step) for step in self.node()], self.console.width))
        self.console.print(self.text.say("terminal-keys"), style="dim", no_wrap=True, overflow="ellipsis")

    def complain(self, sentence: str) -> None:
        self.console.print(Styled.assemble(("✗ ", "bold red"), sentence))

    def nonsense(self, reason: str) -> None:
        example = self.table.board.example()
        self.complain(self.text.say(f"notation-{reason}", text=self.quoted(), example=example))

    def quoted(self) -> str:
        """What was typed, as it may be shown."""
        return str(shortened("".join(filter(str.isprintable, self.said)), LONGEST))

    def not_understood(self) -> None:
        """Asks back where a word is a part of names."""
        known = typed.unclear(self.said, self.text)
        if known:
            names = self.text.together(known)
            self.complain(self.text.say("notation-unclear", text=self.quoted(), count=len(known), known=names))
        else:
            self.nonsense("unknown-step")

    # Commands, by the names of the `command-` messages

    def back(self, _: str) -> None:
        if not self.steps:
            self.complain(self.text.say("terminal-nothing-to-take-back"))
            return
        self.steps.pop()
        self.offer()

    def advice(self, _: str) -> None:
        """The hint of the phase, and what a bot that plays by rules of thumb would do."""
        table, seen = self.table, self.table.match.view(self.table.me)
        legal = self.node()
        for step in reversed(self.steps):
            legal = {step: legal}
        play = bot("greedy", table.game, Rng(0)).choose(seen, legal)
        shown = [table.board.step(step) for step in play.split(", ")[len(self.steps) :]]
        one = reduce(lambda one, other: self.text.say("terminal-then", one=one, other=other), shown)
        explained, why = table.board.explained(self.seen()), table.board.why(seen, play)
        advice = [self.text.say("terminal-advice", play=one), self.text.say("terminal-why", why=why)]
        lines = [
            table.board.hint(self.seen()),
            *(["", *explained, ""] if explained else []),
            *(advice if why else []),
            table.board.help(),
        ]
        self.console.print(Panel("\n".join(lines), title=self.text.say("terminal-advice-title"), title_align="left"))

    def rule(self, _: str) -> None:
        if not self.table.quoted:
            self.complain(self.text.say("terminal-no-rule-yet"))
            return
        self.console.print(Markdown(rulebook.rule(self.text, self.table.quoted)))

    def rules(self, _: str) -> None:
        page(self.console, Markdown(rulebook.all_rules(self.text)))

    def save(self, file: str) -> None:
        if not file:
            self.complain(self.text.say("terminal-save-how"))
            return
        try:
            self.table.save_as(file)
        except Refused as refused:
            self.complain(refusals.sentence(refused, self.text))
        else:
            self.table.tell_file()

    def quit(self, _: str) -> None:
        raise Quit
