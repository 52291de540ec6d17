"""What is said at Totem's table: the welcome, questions, hints, and what happened."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kamifuda.cli import houserules
from kamifuda.cli.terminal.news import Told
from kamifuda.core.game import Event
from kamifuda.games.totem.cards import POWERS
from kamifuda.games.totem.house import powers_of
from kamifuda.games.totem.terminal.objections import objection
from kamifuda.games.totem.terminal.reasons import why
from kamifuda.games.totem.view import View
from kamifuda.text import Text

QUIET: Final = frozenset({"received"})  # the table shows it
CLOSING: Final = {"match_won": 1, "match_drawn": 1, "counted": 2, "summed": 3, "revealed": 4}  # in this order


class TotemWords:
    """Words for one person at the table."""

    quiet, opening, closing = QUIET, frozenset({"dealt"}), frozenset(CLOSING)
    alike: Mapping[str, str] = {}

    def __init__(self, text: Text, names: Sequence[str]) -> None:
        self.text, self.names = text, names

    def me(self, seen: View) -> int:
        return seen["seat"] or 0

    def arguments(self, seen: View) -> dict[str, str | int]:
        return {}

    def welcome(self, options: Any, company: str) -> list[str]:
        goal, how = map(self.text.say, ("game-goal", "game-how-a-turn-works"))
        return [goal, how, self.powers(options.house_rules), *houserules.told(options, self.text), company]

    def powers(self, house_rules: str) -> str:
        """What the powers do, and which colour has which at this table."""
        if not house_rules:
            return self.text.say("game-powers")
        here = powers_of(house_rules)
        colours = {power: self.text.say(f"colour-{here.colour_of(power)}") for power in POWERS}
        return self.text.say("game-powers-here", highest=here.highest, **colours)

    def example(self) -> str:
        return self.text.say("board-example")

    def help(self) -> str:
        return self.text.say("board-help", example=self.example())

    def heading(self, seen: View) -> str:
        """Whose turn it is; the other player's, if the viewer only answers."""
        if seen["phase"] == "choose":
            return self.text.say("board-heading-choose")
        who = "you" if seen["turn"] == seen["seat"] else "other"
        last = "yes" if seen["turn"] == seen["last_turn"] else "no"
        return self.text.say("board-heading", who=who, name=self.names[seen["turn"]], last=last)

    def question(self, seen: View) -> str:
        return self.text.say(f"phase-{seen['phase']}")

    def waiting(self, seen: View, seat: int) -> str:
        return self.text.say(f"phase-{seen['phase']}.waiting", name=self.names[seat])

    def hint(self, seen: View) -> str:
        return self.text.say(f"hint-{seen['phase']}")

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
        """`attack totem 2 with red 4` names the target first, the notation the card."""
        match steps:
            case [("attack" | "exchange") as verb, target, card, *more] if target.startswith("on ") and card.startswith(
                "with "
            ):
                return [verb, card.removeprefix("with "), target, *more]
        return steps

    # What happened

    def tell(self, events: Sequence[Event], viewer: int) -> list[Told]:
        """A sentence for each event that matters; at the end first who has won."""
        told = [Told(event, self.text.event(event, viewer, self.names)) for event in events if told_to(event, viewer)]
        return sorted(told, key=lambda each: CLOSING.get(each.kind, 0))

    def opens_a_line(self, event: Event) -> bool:
        return begins_a_turn(event)

    def standing(self, seen: View) -> str:
        """`You 4 totems · Akari 3 totems`, and what is special about this turn."""
        counts = [sum(totem is not None for totem in zone) for zone in seen["zones"]]
        parts = [self.text.say("board-totems", name=self.names[seat], count=counts[seat]) for seat in (0, 1)]
        if seen["attacks"]:
            facts = {"count": seen["attacks"], "most": seen["options"]["attacks_per_turn"]}
            parts.append(self.text.say("board-attacks", **facts))
        if seen["last_turn"] is not None and seen["last_turn"] != seen["turn"]:
            who = "you" if seen["last_turn"] == seen["seat"] else "other"
            parts.append(self.text.say("board-last-turn", who=who, name=self.names[seen["last_turn"]]))
        return " · ".join(parts)

    def scores(self, seen: View, points: Sequence[int]) -> str:
        """There are no points but the totems that are left."""
        return self.standing(seen)


def told_to(event: Event, viewer: int) -> bool:
    """Everything, but for a draw that the other player begins a turn with."""
    return not begins_a_turn(event) or event["seat"] == viewer


def begins_a_turn(event: Event) -> bool:
    return (event["event"], event.get("why")) == ("drew", "turn")
