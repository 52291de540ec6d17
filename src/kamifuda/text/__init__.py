"""Words for people: Fluent files, one common to all and one that each game brings, in every language."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from kamifuda.core.game import Event
from kamifuda.core.reading import Give, Reading
from kamifuda.core.saying import Said
from kamifuda.games import GAMES

Arguments = dict[str, str | int]

LANGUAGES: Final = ("en", "fr")
FORMS: Final = (("", ""), ("a_", "a"), ("the_", "the"))
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


class Listener(NamedTuple):
    """To whom something is told, and what everybody is called."""

    seat: int | None
    names: Sequence[str]

    def who(self, seat: int) -> str:
        return "watched" if self.seat is None else "you" if seat == self.seat else "other"

    def about(self, seat: int) -> Arguments:
        return {"who": self.who(seat), "name": self.names[seat]}


class Text:
    """All that can be said in one language about one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language, self.game = language, game
        self.reading = Reading() if game is None else GAMES[game].manifest.reading
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

    def tell(self, said: Said) -> str | int:
        """What a message says with its arguments, which may be messages again; several things are joined."""
        if isinstance(said, Mapping):
            about = {name: self.tell(each) for name, each in said.items() if name != "say"}
            return self.say(str(said["say"]), **about)
        return said if isinstance(said, str | int) else ", ".join(str(self.tell(each)) for each in said)

    def keys(self, prefix: str) -> list[str]:
        """What follows this prefix in the ids of the messages: `card-` gives all cards."""
        return [name.removeprefix(prefix) for name in self.ids if name.startswith(prefix)]

    def words(self, key: str) -> list[str]:
        """What people may type for this message."""
        return self.say(f"{key}.words").split(" ")

    def card(self, card: str, form: str = "") -> str:
        """The name of a card; as a form `a` or `the` with its article, `many`, or `short`."""
        return self.say(f"card-{card}.{form}" if form else f"card-{card}")

    def card_arguments(self, card: str, name: str = "card") -> Arguments:
        """`card`, `a_card` and `the_card`, or the same of another name."""
        return {start + name: self.card(card, form) for start, form in FORMS}

    def cards(self, cards: Sequence[str]) -> str:
        """`2 Aces, Jack`."""
        if not cards:
            return self.say("cards-none")
        return ", ".join(self.counted(card, count) for card, count in Counter(cards).items())

    def counted(self, card: str, count: int) -> str:
        return self.card(card) if count == 1 else self.say("cards-counted", count=count, cards=self.card(card, "many"))

    def page_arguments(self, page: int) -> Arguments:
        """`page`, `the_page` and its `number`; only that where pages have no names."""
        if not self.has(f"page-{page}"):
            return {"number": page}
        return {"page": self.say(f"page-{page}"), "the_page": self.say(f"page-{page}.the"), "number": page}

    def share(self, card: str, worth: int) -> str:
        """`2 Clubs`, or of a card that stands in for several: `the Joker as 2`."""
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
        verb, _, what = step.partition(" ")
        return self.say(f"step-{verb}", **self.step_arguments(verb, what, names)) + self.from_stack(step)

    def step_arguments(self, verb: str, what: str, names: Sequence[str]) -> Arguments:
        """Of what the verb is followed by."""
        match self.reading.steps.get(verb):
            case "card" | "stacked":
                return {"what": what} | self.card_arguments(card_in(what))
            case "seat":
                return {"name": self.seat_name(int(what), names)}
            case "page":
                return self.page_arguments(int(what))
            case "number":
                return {verb: int(what)}
            case "counted":
                return {"index": int(what) + 1}
            case "give":
                seat, card, worth = what.split(" ")
                return {"name": self.seat_name(int(seat), names), "what": self.share(card, int(worth))}
        return {"what": what}

    def seat_name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if names else self.say("names-player", number=seat + 1)

    def brief_step(self, step: str, names: Sequence[str] = ()) -> str:
        """Only its card, where the verb goes without saying, as shortly as the table names it."""
        if self.has(f"card-{step}"):
            return self.card(step, "short")
        verb, _, what = step.partition(" ")
        if self.reading.steps.get(verb) not in ("card", "stacked"):
            return self.step(step, names)
        return self.card(card_in(what), "short") + self.from_stack(step)

    def from_stack(self, step: str) -> str:
        _, _, stack = step.partition("@")
        return " " + self.say("step-from-stack", stack=int(stack) + 1) if stack else ""

    def event(self, event: Event, viewer: int | None, names: Sequence[str]) -> str:
        """A fact as a sentence: to the viewer as `you`, of everybody else by name."""
        arguments: Arguments = {}
        for name, kind, value in self.known_fields(event):
            arguments |= self.field_arguments(name, kind, value, Listener(viewer, names))
        return self.say(self.event_key(event), **arguments)

    def known_fields(self, event: Event) -> Iterator[tuple[str, str, Any]]:
        """Their names, kinds and values."""
        for name, each in self.reading.events.get(event["event"], {}).items():
            if event.get(name) is not None:
                yield name, each.kind, event[name]

    def event_key(self, event: Event) -> str:
        """There may be a fuller message for those who know a field, `event-hid-card`."""
        key = f"event-{event['event']}"
        for name, kind, value in self.known_fields(event):
            fuller = f"{key}-{value if kind == 'variant' else name}"
            key = fuller if self.has(fuller) else key
        return key

    def field_arguments(self, name: str, kind: str, value: Any, to: Listener) -> Arguments:
        """What one field of an event adds to its sentence."""
        match kind:
            case "subject":
                return to.about(value)
            case "seat":
                return {f"{name}_who": to.who(value), name: to.names[value]}
            case "seats":
                return self.seats_arguments(name, value, to)
            case "side":
                return self.seats_arguments(name, value, to) | self.team(value, to)
            case "card":
                return self.card_arguments(value, name)
            case "cards" | "faces" | "cards_by_seat":
                return {name: self.cards(known(value)), f"{name}_count": len(known(value))}
            case "page":
                return self.page_arguments(value)
            case "pages_by_seat":
                return {name: self.together(self.chosen_pages(value, to))}
            case "gives":
                return {name: ", ".join(self.given(value, to))}
            case "named":
                return self.named(name, value)
            case "counted":
                return {name: value + 1}
            case "switch":
                return {name: "yes" if value else "no"}
        return {name: value}

    def named(self, name: str, value: str) -> Arguments:
        """Its id, to select by, and its words: `sheet` and `the_sheet`."""
        the = f"{name}-{value}.the"
        return {name: value, f"the_{name}": self.say(the if self.has(the) else f"{name}-{value}")}

    def seats_arguments(self, name: str, seats: Sequence[int], to: Listener) -> Arguments:
        """In their order: `Cy, you, Bo`, or with an `and`."""
        called = [self.say("names-you") if seat == to.seat else to.names[seat] for seat in seats]
        return {name: ", ".join(called), f"{name}_and": self.together(called), f"{name}_count": len(seats)}

    def team(self, seats: Sequence[int], to: Listener) -> Arguments:
        """Several, but not everybody, are a team."""
        if not 1 < len(seats) < len(to.names):
            return {}
        return {"who": "us" if to.seat in seats else "them", "name": self.together([to.names[seat] for seat in seats])}

    def chosen_pages(self, pages: Sequence[int], to: Listener) -> list[str]:
        """`you chose Heal`, `Bo chose Storm`."""
        told = (to.about(seat) | self.page_arguments(page) for seat, page in enumerate(pages))
        return [self.say("chosen-page", **each) for each in told]

    def given(self, gives: Sequence[Give], to: Listener) -> list[str]:
        """`you give 1 Club and the Joker as 1`, `Bo gives 2 Clubs`."""
        shares: dict[int, list[str]] = {}
        for give in gives:
            shares.setdefault(give["seat"], []).append(self.share(give["card"], give["worth"]))
        return [self.say("given", **to.about(seat), what=self.together(given)) for seat, given in shares.items()]


def known(values: list[Any]) -> list[Any]:
    """Without what nobody knows; a list for each seat becomes one."""
    flat = [value for each in values for value in (each if isinstance(each, list) else [each])]
    return [value for value in flat if value is not None]


def shortened(value: str | int, most: int) -> str | int:
    """Not longer than this; what is cut away leaves dots."""
    return value if isinstance(value, int) or len(value) <= most else value[: most - 1] + "…"


def card_in(words: str) -> str:
    """`ace@3` is a card and its stack."""
    return words.partition("@")[0]
