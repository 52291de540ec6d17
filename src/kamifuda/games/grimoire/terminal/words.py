"""What is said at Grimoire's table: the welcome, questions, hints, and what happened."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kamifuda.cli import houserules
from kamifuda.cli.terminal.news import Told
from kamifuda.core.game import Event
from kamifuda.games.grimoire.cards import COMPANIONS, IDS, RECONSTRUCTED, Card
from kamifuda.games.grimoire.house import Value, replacements
from kamifuda.games.grimoire.pages import NAMES, PAGES, Page
from kamifuda.games.grimoire.terminal.objections import objection
from kamifuda.games.grimoire.terminal.reasons import why
from kamifuda.games.grimoire.values import values_of
from kamifuda.games.grimoire.view import View
from kamifuda.text import Text

QUIET: Final = frozenset({"bookmarked", "round", "laid"})  # the table shows it
CLOSING: Final = {"match_won": 1, "match_drawn": 1, "match_shared": 1, "counted": 2}  # in this order
NEW_LINES: Final = frozenset(
    {"revealed", "ordered", "time", "turn", "last_round", "discarded", "reshuffled", "peeked", "piles_empty"}
)
VERBS: Final = {"luck": "replace", "take": "take", "give": "give", "seize": "seize", "keep": "keep"}  # before a card


class GrimoireWords:
    """Words for one person at the table."""

    quiet, opening, closing = QUIET, frozenset[str](), frozenset(CLOSING)
    alike: Mapping[str, str] = {}

    def __init__(self, text: Text, names: Sequence[str]) -> None:
        self.text, self.names = text, names

    def me(self, seen: View) -> int:
        return seen["seat"] or 0

    def arguments(self, seen: View) -> dict[str, str | int]:
        return {}

    def welcome(self, options: Any, company: str) -> list[str]:
        goal = self.text.say("game-goal", end_at=options.end_at)
        how = map(self.text.say, ("game-how-a-turn-works", "game-order", "game-reconstructed"))
        return [goal, *how, *houserules.told(options, self.text), company]

    def example(self) -> str:
        return self.text.say("board-example")

    def help(self) -> str:
        return self.text.say("board-help", example=self.example())

    def heading(self, seen: View) -> str:
        """Whose turn it is; another's, if the viewer only answers."""
        if seen["phase"] == "token":
            return self.text.say("board-heading-token")
        turn = seen["turn"]
        who = "all" if turn is None else "you" if turn == seen["seat"] else "other"
        return self.text.say(
            "board-heading", round=seen["round"], level=seen["level"], who=who, name=self.names[turn or 0]
        )

    def question(self, seen: View) -> str:
        return self.text.say(f"phase-{seen['phase']}", price=seen["price"])

    def waiting(self, seen: View, seat: int) -> str:
        return self.text.say(f"phase-{seen['phase']}.waiting", name=self.names[seat])

    def hint(self, seen: View) -> str:
        return self.text.say(f"hint-{seen['phase']}")

    def why(self, seen: View, play: str) -> str:
        return why(self.text, seen, play, self.names)

    def objection(self, seen: View, steps: Sequence[str]) -> str:
        return objection(self.text, seen, steps, self.names, self.question(seen))

    # Choices

    def step(self, step: str) -> str:
        return self.text.step(step, self.names)

    def brief_step(self, step: str) -> str:
        """A page has the number of its choice."""
        verb, _, number = step.partition(" ")
        return self.text.say(f"page-{number}") if verb == "page" else self.text.brief_step(step, self.names)

    def in_order(self, seen: View, steps: list[str]) -> list[str]:
        """Only a card means what is done with cards now; `heal` and `create` are pages too, `take` may be `seize`."""
        verb, _, card = steps[0].rpartition(" ")
        if seen["phase"] == "bookmark" and card in NAMES:
            return [f"page {NAMES.index(card) + 1}", *steps[1:]]
        if steps[0] == "use blessed_shoes":
            return ["shoes"]
        if seen["phase"] in VERBS and (card in IDS or card == "hidden") and verb in ("", "take"):
            return [f"{VERBS[seen['phase']]} {card}", *steps[1:]]
        return steps

    def explained(self, seen: View) -> list[str]:
        """What the pages do, or the companions among which one chooses."""
        if seen["phase"] == "bookmark":
            lines = [self.page(seen, page) for page in range(1, seen["level"] + 1)]
        else:
            lines = [self.companion(seen, card) for card in COMPANIONS if card.id in self.on_offer(seen)]
        guessed = any(self.guess in line for line in lines)
        return [*lines, self.text.say("provenance-reconstructed.help")] if guessed else lines

    def on_offer(self, seen: View) -> list[str]:
        """The cards among which one chooses."""
        cards = {
            "luck": seen["quest"],
            "take": seen["quest"],
            "give": seen["lands"][self.me(seen)]["companions"],
            "seize": seen["lands"][seen["target"] or 0]["companions"],
            "keep": seen["drawn"],
        }
        return cards.get(seen["phase"], [])

    @property
    def guess(self) -> str:
        """The mark of what is not known but reconstructed."""
        return f" [{self.text.say('provenance-reconstructed')}]"

    def page(self, seen: View, page: int) -> str:
        """`8 Storm (Forbidden spell): Take 2 points.`"""
        values = values_of(seen["options"]["house_rules"])
        home = int(values.effect(page))
        options = seen["options"] | ({} if values.is_defence(page) else {"defence_timing": "on_cast"})  # GRI-A10
        effect = self.text.say(f"page-{home}.effect", amount=int(values.amount(page)), **options)
        usual, replaced = PAGES[page - 1], replacements(seen["options"]["house_rules"])
        kind = self.kind(PAGES[home - 1], replaced)
        sources = {"effect": usual.effect_source, "amount": usual.amount_source}
        guessed = home == page and any(self.is_guess(usual.id, part, sources[part], replaced) for part in sources)
        kind += self.guess if home == page and self.is_guess(usual.id, "type", usual.type_source, replaced) else ""
        return self.described(f"{self.text.step(f'page {page}')} ({kind})", effect, guessed)

    def kind(self, page: Page, replaced: Mapping[tuple[str, str], object]) -> str:
        """`Forbidden spell`: in the words of the first page that is of these types."""
        types = (replaced[page.id, "type"],) if (page.id, "type") in replaced else page.types
        like = next(number for number, each in enumerate(PAGES, 1) if each.types == types)
        return self.text.say(f"page-{like}.type")

    def companion(self, seen: View, card: Card) -> str:
        """`Nun (1 point [reconstructed]): Heal costs you nothing. [reconstructed]`"""
        replaced = replacements(seen["options"]["house_rules"])
        home = next((each for each in COMPANIONS if each.id == replaced.get((card.id, "effect"), card.id)), None)
        said = "-" if home is None else self.effect(seen, home, replaced)
        points = self.text.say("board-points", count=int(replaced.get((card.id, "vp"), card.vp)))
        points += self.guess if self.is_guess(card.id, "vp", card.vp_source, replaced) else ""
        guessed = self.is_guess(card.id, "effect", card.effect_source, replaced)
        return self.described(f"{self.text.card(card.id)} ({points})", said, guessed)

    def effect(self, seen: View, card: Card, replaced: Mapping[tuple[str, str], Value]) -> str:
        amount = replaced.get((card.id, "amount"), card.amount)
        return self.text.say(f"card-{card.id}.effect", amount=amount, **seen["options"])

    def is_guess(self, name: str, part: str, source: str, replaced: Mapping[tuple[str, str], object]) -> bool:
        """Reconstructed by us, and not replaced by those who know better."""
        return source == RECONSTRUCTED and (name, part) not in replaced

    def described(self, what: str, about: str, guessed: bool) -> str:
        return self.text.say("described", what=what, about=about) + (self.guess if guessed else "")

    # What happened

    def tell(self, events: Sequence[Event], viewer: int) -> list[Told]:
        """A sentence for each event, but for the others' Spies; at the end first who has won."""
        heard = [event for event in events if event["event"] != "peeked" or event["seat"] == viewer]
        told = [Told(event, self.text.event(event, viewer, self.names)) for event in heard]
        return sorted(told, key=lambda each: CLOSING.get(each.kind, 0))

    def opens_a_line(self, event: Event) -> bool:
        return event["event"] in NEW_LINES

    def scores(self, seen: View, points: Sequence[int]) -> str:
        """`You 41 points · Akari 38 points`."""
        totals = [each["total"] for each in seen["result"]["seats"]] if seen["result"] else [0] * len(self.names)
        ranked = sorted(range(len(self.names)), key=lambda seat: -totals[seat])
        return " · ".join(
            self.text.say("board-standing", name=self.names[seat], points=totals[seat]) for seat in ranked
        )
