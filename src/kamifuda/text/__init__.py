"""Words for people: Fluent files, one common to all and one that each game brings, in every language."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import reduce
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from kamifuda.core.game import Event

LANGUAGES: Final = ("en", "fr")
FORMS: Final = (("", ""), ("a_", "a"), ("the_", "the"))
CARDS: Final = ("card", "partner", "taken", "new", "item")  # fields that name one card
SEATS: Final = ("to", "from", "target", "chosen", "choose")  # fields and verbs that name one more seat
NAMED: Final = ("sheet", "spell", "effect", "guardian", "grip")  # fields whose values have words of their own
COUNTED_FROM_ONE: Final = ("index", "place", "stack")
AS_WRITTEN: Final = ("page", "token", "pull", "came")  # steps whose number is the one that players see
KNOWN: Final = (*CARDS, "cards", "page", "left")
VARIANTS: Final = (("stack", "_mercenary"), *((field, f"-{field}") for field in KNOWN))  # endings of fuller messages
LONGEST: Final = 2000  # letters of an argument; Fluent refuses more than 2500


class MissingText(Exception):
    """A key that the files do not have, or a message that lacks an argument."""


def default_language(environment: Mapping[str, str]) -> str:
    """The first language we speak among those the person has set; otherwise English."""
    wishes = [wish for name in ("LANGUAGE", "LC_ALL", "LANG") for wish in environment.get(name, "").split(":")]
    for wish in wishes:
        language = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
        if language in ("c", "posix"):
            break
    return LANGUAGES[0]


class Text:
    """All that can be said in one language about one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language, self.game = language, game
        self.bundle = FluentBundle([language], use_isolating=False)
        self.ids: list[str] = []
        for folder in ("text", f"games/{game}/text")[: 1 if game is None else 2]:
            resource = FluentResource(files("kamifuda").joinpath(folder, f"{language}.ftl").read_text("utf-8"))
            self.bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def has(self, key: str) -> bool:
        """Whether there is such a message, or with a dot such an attribute of a message."""
        return self.pattern(key) is not None

    def pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, **arguments: str | int) -> str:
        """The message of this key, or of `key.attribute`."""
        pattern = self.pattern(key)
        if pattern is None:
            raise MissingText(self.language, key)
        short = {name: shortened(value, LONGEST) for name, value in arguments.items()}
        said, errors = self.bundle.format_pattern(pattern, short)
        if errors:
            raise MissingText(self.language, key, *errors)
        return str(said).strip(" ")

    def keys(self, prefix: str) -> list[str]:
        """What follows this prefix in the ids of the messages: `card-` gives all cards."""
        return [name.removeprefix(prefix) for name in self.ids if name.startswith(prefix)]

    def words(self, key: str) -> list[str]:
        """What people may type for this message."""
        return self.say(f"{key}.words").split(" ")

    def card(self, card: str, form: str = "") -> str:
        """The name of a card; as a form `a` or `the` with its article, `many`, or `short`."""
        return self.say(f"card-{card}.{form}" if form else f"card-{card}")

    def card_arguments(self, card: str, name: str = "card") -> dict[str, str | int]:
        """`card`, `a_card` and `the_card`, or the same of another name."""
        return {start + name: self.card(card, form) for start, form in FORMS}

    def cards(self, cards: Sequence[str]) -> str:
        """`2 Soldiers, Tower`."""
        if not cards:
            return self.say("cards-none")
        return ", ".join(self.counted(card, count) for card, count in Counter(cards).items())

    def counted(self, card: str, count: int) -> str:
        return self.card(card) if count == 1 else self.say("cards-counted", count=count, cards=self.card(card, "many"))

    def page_arguments(self, page: int) -> dict[str, str | int]:
        """`page`, `the_page` and its `number`; only that where pages have no names."""
        if not self.has(f"page-{page}"):
            return {"number": page}
        return {"page": self.say(f"page-{page}"), "the_page": self.say(f"page-{page}.the"), "number": page}

    def share(self, card: str, worth: int) -> str:
        """`2 Fire`, or of a card that stands in for several: `the Fire Fairy as 2`."""
        if self.has(f"card-{card}.as"):
            return self.say(f"card-{card}.as", worth=worth)
        return self.say("cards-counted", count=worth, cards=self.card(card, "many"))

    def together(self, names: Sequence[str]) -> str:
        """`Ana, Béla and Cleo`."""
        if len(names) < 2:
            return "".join(names)
        return self.say("names-and", some=", ".join(names[:-1]), last=names[-1])

    def listed(self, things: Sequence[str]) -> str:
        """`Attack; Exchange; Discard`: things that may hold commas."""
        return reduce(lambda some, more: self.say("names-listed", some=some, more=more), things) if things else ""

    def clause(self, clause: str) -> str:
        """A rule in words."""
        return self.say(f"clause-{clause}")

    def step(self, step: str, names: Sequence[str] = ()) -> str:
        """What a step is called where it can be chosen; names are those of the seats."""
        if self.has(f"card-{step}"):
            return self.card(step)
        if self.has(whole := "step-" + step.replace(" ", "_")):  # `let go`
            return self.say(whole)
        verb, what, stack = taken_apart(step)
        return self.say(f"step-{verb}", **self.step_arguments(verb, what, names)) + self.from_stack(stack)

    def step_arguments(self, verb: str, what: str, names: Sequence[str]) -> dict[str, str | int]:
        """Of the card, page, seat or place that it names."""
        if verb == "give" and " " in what:
            seat, card, worth = what.split(" ")
            return {"name": self.seat_name(int(seat), names), "what": self.share(card, int(worth))}
        if not what.isdecimal():
            return {"what": what} | (self.card_arguments(what) if self.has(f"card-{what}") else {})
        number = int(what)
        if verb == "page":
            return self.page_arguments(number)
        if verb in AS_WRITTEN:
            return {verb: number}
        if verb in SEATS:
            return {"name": self.seat_name(number, names)}
        return {"index": number + 1, "what": what}

    def seat_name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if names else self.say("names-player", number=seat + 1)

    def brief_step(self, step: str, names: Sequence[str] = ()) -> str:
        """Only its card, where the verb goes without saying, as shortly as the table names it."""
        if self.has(f"card-{step}"):
            return self.card(step, "short")
        _, what, stack = taken_apart(step)
        if not self.has(f"card-{what}"):
            return self.step(step, names)
        return self.card(what, "short") + self.from_stack(stack)

    def from_stack(self, stack: str) -> str:
        return " " + self.say("step-from-mercenary", stack=int(stack) + 1) if stack else ""

    def event(self, event: Event, viewer: int | None, names: Sequence[str]) -> str:
        """A fact as a sentence: to the viewer as `you`, of everybody else by name."""
        return self.say(self.event_key(event), **self.event_arguments(event, viewer, names))

    def event_key(self, event: Event) -> str:
        key = f"event-{event['event']}"
        for known, ending in VARIANTS:
            if event.get(known) is not None and self.has(key + ending):
                key += ending
        return f"{key}-{event['answer']}" if "answer" in event else key

    def event_arguments(self, event: Event, viewer: int | None, names: Sequence[str]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, value in event.items():
            if value is not None and name not in ("event", "answer"):
                arguments |= self.fact_arguments(name, value, viewer, names)
        return arguments

    def fact_arguments(self, name: str, value: Any, viewer: int | None, names: Sequence[str]) -> dict[str, str | int]:
        """What one field of an event adds to its sentence."""
        if name == "seat":
            return {"who": who(value, viewer), "name": names[value]}
        if name in SEATS:
            return {f"{name}_who": who(value, viewer), name: names[value]}
        if name in CARDS:
            return self.card_arguments(value, name)
        if name == "page":
            return self.page_arguments(value)
        if name == "pages":
            return {"pages": self.together(self.chosen_pages(value, viewer, names))}
        if name in NAMED and self.has(f"{name}-{value}"):
            return self.named(name, value)
        if name == "gives":
            return {"gives": ", ".join(self.given(value, viewer, names))}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, list):
            return self.list_arguments(name, value, viewer, names)
        return {name: value + 1 if name in COUNTED_FROM_ONE and isinstance(value, int) else value}

    def named(self, name: str, value: str) -> dict[str, str | int]:
        """Its id, to select by, and its words: `sheet` and `the_sheet`."""
        the = f"{name}-{value}.the"
        return {name: value, f"the_{name}": self.say(the if self.has(the) else f"{name}-{value}")}

    def list_arguments(
        self, name: str, values: list[Any], viewer: int | None, names: Sequence[str]
    ) -> dict[str, str | int]:
        """Cards are counted; seats are named in their order, and with an `and`."""
        values = known(values)
        counted: dict[str, str | int] = {f"{name}_count": len(values)}
        if all(isinstance(value, str) for value in values):
            return counted | {name: self.cards(values)}
        called = [self.say("names-you") if seat == viewer else names[seat] for seat in values]
        counted |= {name: ", ".join(called), f"{name}_and": self.together(called)}
        return counted | (self.side(values, viewer, names) if name == "seats" else {})

    def side(self, seats: Sequence[int], viewer: int | None, names: Sequence[str]) -> dict[str, str | int]:
        """Several, but not everybody, are a team."""
        if not 1 < len(seats) < len(names):
            return {}
        return {"who": "us" if viewer in seats else "them", "name": self.together([names[seat] for seat in seats])}

    def chosen_pages(self, pages: Sequence[int | None], viewer: int | None, names: Sequence[str]) -> list[str]:
        """`you chose Heal`, `Bo chose Storm`."""
        return [
            self.say("chosen-page", who=who(seat, viewer), name=names[seat], **self.page_arguments(page))
            for seat, page in enumerate(pages)
            if page is not None
        ]

    def given(self, gives: Sequence[Any], viewer: int | None, names: Sequence[str]) -> list[str]:
        """`you give 1 Fire and the Wolf as 1`, `Bo gives 2 Fire`."""
        shares: dict[int, list[str]] = {}
        for give in gives:
            shares.setdefault(give["seat"], []).append(self.share(give["card"], give["worth"]))
        return [
            self.say("given", who=who(seat, viewer), name=names[seat], what=self.together(given))
            for seat, given in shares.items()
        ]


def known(values: list[Any]) -> list[Any]:
    """Without what nobody knows; a list for each seat becomes one."""
    flat = [value for each in values for value in (each if isinstance(each, list) else [each])]
    return [value for value in flat if value is not None]


def who(seat: int, viewer: int | None) -> str:
    return "watched" if viewer is None else "you" if seat == viewer else "other"


def shortened(value: str | int, most: int) -> str | int:
    """Not longer than this; what is cut away leaves dots."""
    return value if isinstance(value, int) or len(value) <= most else value[: most - 1] + "…"


def taken_apart(step: str) -> tuple[str, str, str]:
    """`counter spear@3` is a verb, a card and a stack; the last two may be missing."""
    verb, _, rest = step.partition(" ")
    what, _, stack = rest.partition("@")
    return verb, what, stack
