"""What is said at Kami's table: the welcome, questions, hints, and what happened."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from kamifuda.cli.terminal.news import Told
from kamifuda.core.game import Event
from kamifuda.games.kami.terminal.objections import objection
from kamifuda.games.kami.terminal.reasons import by_partner, why
from kamifuda.games.kami.view import View
from kamifuda.text import Text

QUIET: Final = frozenset({"received", "answered"})  # the table shows it, or nobody wants to read it
CLOSING: Final = frozenset(
    {
        "round_won", "master_stroke", "soldiers_scored", "soldiers_won", "stuck", "scored", "bounced", "reset",
        "revealed", "aside_revealed", "match_won",
    }
)  # fmt: skip


class KamiWords:
    """Words for one person at the table."""

    quiet, opening, closing = QUIET, frozenset({"dealt"}), CLOSING
    alike: Mapping[str, str] = {"passed": "board-passed-together"}

    def __init__(self, text: Text, names: Sequence[str]) -> None:
        self.text, self.names = text, names

    def arguments(self, seen: View) -> dict[str, str | int]:
        return self.text.card_arguments(seen["attack"]) if seen["attack"] else {}

    def welcome(self, options: Any, company: str) -> list[str]:
        values = asdict(options)
        goal = self.text.say("game-goal", **{name: values[name] for name in ("seats", "mode", "target")})
        duel = ["game-mercenaries"] if options.seats == 2 else []
        keys = ["game-how-a-turn-works", "game-master-stroke", "game-empress", *duel]
        partner = [self.text.say("board-partner", name=self.names[2])] if len(self.names) == 4 else []
        return [goal, *map(self.text.say, keys), company, *partner]

    def example(self) -> str:
        return self.text.say("board-example")

    def help(self) -> str:
        return self.text.say("board-help", example=self.example())

    def heading(self, seen: View) -> str:
        return self.text.say("board-heading", round=seen["round"])

    def question(self, seen: View) -> str:
        asked = self.text.say(f"phase-{seen['phase']}", **self.arguments(seen))
        return f"{asked} {self.text.say('board-partner-attacks')}" if by_partner(seen) else asked

    def waiting(self, seen: View, seat: int) -> str:
        return self.text.say(f"phase-{seen['phase']}.waiting", name=self.names[seat], **self.arguments(seen))

    def hint(self, seen: View) -> str:
        return self.text.say(f"hint-{seen['phase']}", seats=len(self.names))

    def why(self, seen: View, play: str) -> str:
        return why(self.text, seen, play)

    def objection(self, seen: View, steps: Sequence[str]) -> str:
        return objection(self.text, seen, steps, self.question(seen))

    def explained(self, seen: View) -> list[str]:
        return []

    def step(self, step: str) -> str:
        return self.text.step(step)

    def brief_step(self, step: str) -> str:
        return self.text.brief_step(step)

    def in_order(self, seen: View, steps: list[str]) -> list[str]:
        return steps

    # What happened

    def tell(self, events: Sequence[Event], viewer: int) -> list[Told]:
        """A sentence for each event; the draw for the first player is one."""
        draws = [event for event in events if event["event"] == "drew"]
        told = [Told(event, self.text.event(event, viewer, self.names)) for event in events if event["event"] != "drew"]
        return [Told({"event": "drew"}, self.draw_for_first(draws)), *told] if draws else told

    def opens_a_line(self, event: Event) -> bool:
        return False

    def draw_for_first(self, draws: Sequence[Event]) -> str:
        """Those who tie draw again: a seat that comes a second time begins a new turn."""
        turns: list[list[Event]] = []
        for event in draws:
            if not turns or event["seat"] <= turns[-1][-1]["seat"]:
                turns.append([])
            turns[-1].append(event)
        first, *others = [", ".join(map(self.drew, turn)) for turn in turns]
        told = [first, *(self.text.say("board-drew-again", draws=turn) for turn in others)]
        return self.text.say("board-draw", draws=" · ".join(told), again="yes" if others else "no")

    def drew(self, event: Event) -> str:
        return self.text.say("board-drew", name=self.names[event["seat"]], card=self.text.card(event["card"]))
