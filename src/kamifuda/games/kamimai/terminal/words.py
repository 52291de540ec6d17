"""What is said at KamiMaï's table: the welcome, questions, hints, and what happened."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kamifuda.cli import houserules
from kamifuda.cli.terminal.news import Told
from kamifuda.core.game import Event
from kamifuda.games.kamimai.cards import ELEMENTS, IDS
from kamifuda.games.kamimai.house import begun_with, replaced_by
from kamifuda.games.kamimai.said import effect_said
from kamifuda.games.kamimai.sheets import SHEETS
from kamifuda.games.kamimai.terminal.objections import objection
from kamifuda.games.kamimai.terminal.reasons import why
from kamifuda.games.kamimai.view import Element, View, ZoneView
from kamifuda.text import Text

QUIET: Final = frozenset({"fingers", "pulled", "face", "settled"})  # the table shows it, or what comes next tells it
CLOSING: Final = frozenset({"won", "lost"})
NEW_LINES: Final = frozenset({"sheet", "built", "warmed_up", "turn", "emptied", "fell", "cursed", "sealed"})
OF_A_TURN: Final = frozenset({"stands", "strayed", "watched", "not_cast"})  # no seat's, but part of what one is doing
VERBS: Final = {"draw": "drew", "curse": "discard", "gift": "hand", "take": "take", "keep": "discard"}  # before a card
TWO_WORDS: Final = {"let_go": "let go", "call_off": "call off"}


class KamiMaiWords:
    """Words for those at the table who sit at this terminal."""

    quiet, opening, closing = QUIET, frozenset[str](), CLOSING
    alike: Mapping[str, str] = {}

    def __init__(self, text: Text, names: Sequence[str]) -> None:
        self.text, self.names = text, names
        self.doer = 0  # the last seat of which something was told

    def me(self, seen: View) -> int:
        return seen["seat"] or 0

    def arguments(self, seen: View) -> dict[str, str | int]:
        return {"phase": seen["phase"]}

    def welcome(self, options: Any, company: str) -> list[str]:
        goal = self.text.say("game-goal", energy_start=begun_with(options))
        how = self.text.say("game-how-a-turn-works", watch_seconds=options.watch_seconds)
        powers, guess = map(self.text.say, ("game-powers", "sheet-reconstructed.help"))
        sheets = SHEETS if options.sheet == "adventure" else (options.sheet,)
        ours = not {*sheets} <= {*replaced_by(options.house_rules)}
        return [goal, how, powers, *([guess] if ours else []), *houserules.told(options, self.text), company]

    def example(self) -> str:
        return self.text.say("board-example")

    def help(self) -> str:
        return self.text.say("board-help", example=self.example())

    def heading(self, seen: View) -> str:
        """Whose turn it is; another's, if the viewer only answers."""
        name = self.names[seen["activator"]]
        who = "you" if name == self.text.say("terminal-you") else "other"
        if seen["warming"]:
            return self.text.say("board-heading-warm-up", who=who, name=name)
        return self.text.say("board-heading", turn=seen["turn"], energy=seen["energy"], who=who, name=name)

    def question(self, seen: View) -> str:
        """With how often it will be asked, where that is more than once."""
        asked = self.text.say(f"phase-{seen['phase']}")
        count = seen["gifts"] if seen["phase"] in ("giver", "gift") else seen["owed"][self.me(seen)]
        return self.text.say("board-still", question=asked, count=count) if count > 1 else asked

    def waiting(self, seen: View, seat: int) -> str:
        return self.text.say(f"phase-{seen['phase']}.waiting", name=self.names[seat])

    def hint(self, seen: View) -> str:
        return self.text.say(f"hint-{seen['phase']}")

    def why(self, seen: View, play: str) -> str:
        return why(self.text, seen, play, self.names)

    def objection(self, seen: View, steps: Sequence[str]) -> str:
        return objection(self.text, seen, steps, self.question(seen))

    # Choices

    def step(self, step: str) -> str:
        return self.text.step(step, self.called(step))

    def brief_step(self, step: str) -> str:
        return self.text.brief_step(step, self.called(step))

    def called(self, step: str) -> Sequence[str]:
        """The names of the seats as this step says them: `to you`."""
        if not step.startswith("to "):
            return self.names
        you = self.text.say("terminal-you")
        return [self.text.say("names-you") if name == you else name for name in self.names]

    def in_order(self, seen: View, steps: list[str]) -> list[str]:
        """Only a card means what is done with cards now; so does a colour."""
        first, *others = (TWO_WORDS.get(step, step) for step in steps)
        colour = (others.pop(0) if first == "grip" and others else first).removesuffix("_guardian")
        if seen["phase"] == "grip" and colour in ELEMENTS:
            return [f"grip {colour}", *others]
        if seen["phase"] == "spells" and first in ELEMENTS:
            return [f"cast {first}", *others]
        if seen["phase"] in VERBS and first in IDS:
            return [f"{VERBS[seen['phase']]} {first}", *others]
        return [first, *others]

    def explained(self, seen: View) -> list[str]:
        """What the zones, grips or creatures do among which one chooses."""
        phase = seen["phase"]
        if phase == "target":
            zones = [self.zone(zone) for zone in seen["sheet"]["zones"] if not zone["sealed"]]
            ours = seen["sheet"]["id"] not in seen["replaced"]
            return [*zones, self.text.say("sheet-reconstructed.help")] if ours else zones
        if phase == "grip":
            return [self.grip(seen, element) for element in ELEMENTS if f"{element}_guardian" in self.own(seen)]
        cards = seen["discard"] if phase == "take" else self.own(seen)
        shown = cards if phase in ("curse", "spells", "give", "gift", "take", "keep") else []
        return [self.creature(seen, card) for card in IDS[2 * len(ELEMENTS) :] if card in shown]

    def own(self, seen: View) -> list[str]:
        return seen["reserves"][self.me(seen)]

    def zone(self, zone: ZoneView) -> str:
        """`Zone B: Earth, Team. Blessing: …`"""
        spells = ", ".join(self.text.say(f"spell-{spell}.short") for spell in zone["spells"])
        effects = [
            self.meaning(
                str(self.text.tell(effect_said(effect, zone["spares"] or 0))), self.text.say(f"effect-{effect}.help")
            )
            for effect in zone["effects"]
        ]
        return " ".join([self.meaning(self.text.say("zone-name", zone=zone["id"]), f"{spells}."), *effects])

    def grip(self, seen: View, element: Element) -> str:
        """`Water Guardian: … [reconstructed]`"""
        said, guess = self.text.say(f"grip-{seen['grips'][element]}.help"), self.text.say("provenance-reconstructed")
        ours = element not in seen["replaced"]
        return self.meaning(self.text.say(f"guardian-{element}"), f"{said} [{guess}]" if ours else said)

    def creature(self, seen: View, card: str) -> str:
        return self.meaning(self.text.card(card), self.text.say(f"card-{card}.effect", **seen["options"]))

    def meaning(self, name: str, said: str) -> str:
        return self.text.say("score", name=name, points=said)

    # What happened

    def tell(self, events: Sequence[Event], viewer: int) -> list[Told]:
        """A sentence for each event; what the book does belongs to the turn of whoever draws."""
        told = []
        for event in events:
            self.doer = event.get("seat", self.doer)
            whose = {"seat": self.doer} if event["event"] in OF_A_TURN else {}
            told.append(Told(event | whose, self.text.event(event, viewer, self.names)))
        return told

    def opens_a_line(self, event: Event) -> bool:
        return event["event"] in NEW_LINES

    def scores(self, seen: View, points: Sequence[int]) -> str:
        """Nobody has points of their own."""
        zones = seen["sheet"]["zones"]
        sealed = sum(zone["sealed"] for zone in zones)
        return self.text.say("board-standing", sealed=sealed, zones=len(zones), energy=seen["energy"])
