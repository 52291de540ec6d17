"""The options of a table: frozen dataclasses whose fields know the values they allow."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, field, fields
from typing import Any, Final, TypeVar

from kamifuda.core.houserules import BadHouseRules

Value = bool | int | str
Options = TypeVar("Options")

VERSION: Final = "version"  # of the rules: the last field of all options, which nobody chooses
MOST_VERSIONS: Final = 63  # as many as the packed options of an engine have room for


class BadOption(Exception):
    """An option that does not exist, or a value it does not allow; of house rules also why."""

    def __init__(self, name: str, value: object, allowed: Sequence[Value], why: BadHouseRules | None = None) -> None:
        super().__init__(f"{name}={value}: " + (why.reason if why else f"allowed {spelled(allowed)}"))
        self.name, self.value, self.allowed, self.why = name, value, allowed, why


class MissingOption(Exception):
    """A match that is written down does not say what its version lets people choose."""


def choice(default: Value, *others: Value, **known: Any) -> Any:
    """A field that allows these values, the usual first.

    It may matter with so many `seats` only, or `needs` a switch, or another option `being` one of some values;
    `since` a version, `before` which all was as with that value.
    """
    return field(default=default, metadata={"allowed": (default, *others), **known})


def within(default: int, low: int, high: int, **known: Any) -> Any:
    """A field that allows the whole numbers from low to high."""
    return field(default=default, metadata={"allowed": range(low, high + 1), **known})


def on_or_off(default: bool, **known: Any) -> Any:
    """A field that is on or off."""
    return choice(default, not default, **known)


def text(default: str, reads: Callable[[str, int], str], **known: Any) -> Any:
    """A field that allows what `reads` understands in a version, in the form that it returns."""
    return field(default=default, metadata={"allowed": (default,), "reads": reads, **known})


def versions(present: int) -> Any:
    """The field of the version: that of a new match is the present one."""
    return within(present, 1, present)


def chosen(kind: Any) -> list[Field[Any]]:
    """The fields that people choose: all but the version."""
    return [each for each in fields(kind) if each.name != VERSION]


def known_in(kind: Any, version: int) -> list[Field[Any]]:
    """Those of them that a version has."""
    return [each for each in chosen(kind) if each.metadata.get("since", 1) <= version]


def known_versions(kind: Any) -> range:
    """All that can be read."""
    found: range = next(each.metadata["allowed"] for each in fields(kind) if each.name == VERSION)
    return found


def check(options: Any) -> None:
    """Refuses values that their fields do not allow; for `__post_init__`."""
    version: int = options.version
    for each in fields(options):
        value, allowed = getattr(options, each.name), each.metadata["allowed"]
        fits = value == normal(each, value, version) if is_text(each) and isinstance(value, str) else value in allowed
        if type(value) is not type(allowed[0]) or not fits:
            raise BadOption(each.name, value, allowed)
        if each.metadata.get("since", 0) > version and value != each.metadata["before"]:
            raise BadOption(each.name, value, [each.metadata["before"]])


def is_text(each: Field[Any]) -> bool:
    return "reads" in each.metadata


def normal(each: Field[Any], text: str, version: int) -> str:
    """A text as its field holds it."""
    try:
        found: str = each.metadata["reads"](text, version)
        return found
    except BadHouseRules as bad:
        raise BadOption(each.name, text, each.metadata["allowed"], bad) from None


def from_text(kind: type[Options], texts: Mapping[str, str]) -> Options:
    """Options of a new match from what a person wrote, `{"mode": "lord"}`; the others are as usual today."""
    return kind(**understood(kind, texts, known_versions(kind)[-1]))


def from_written(kind: type[Options], texts: Mapping[str, str], version: int) -> Options:
    """Options of a match that is written down: as its version meant them, whatever is usual today."""
    values: dict[str, Value] = understood(kind, texts, version) | {VERSION: version}
    for each in known_in(kind, version):
        if each.name not in values:
            raise MissingOption(each.name)
    older = {each.name: each.metadata["before"] for each in chosen(kind) if each.name not in values}
    return kind(**values, **older)


def understood(kind: Any, texts: Mapping[str, str], version: int) -> dict[str, Value]:
    known = {each.name: each for each in known_in(kind, version)}
    for name, text in texts.items():
        if name not in known:
            raise BadOption(name, text, list(known))
    return {name: meant(known[name], text, version) for name, text in texts.items()}


def meant(each: Field[Any], text: str, version: int) -> Value:
    if is_text(each):
        return normal(each, text, version)
    allowed = each.metadata["allowed"]
    by_word: dict[str, Value] = {word: value for value in allowed for word in spellings(value)}
    if text not in by_word:
        raise BadOption(each.name, text, allowed)
    return by_word[text]


def to_text(options: Any) -> dict[str, str]:
    """The other way round; all that its version has is written, so that a record does not depend on defaults."""
    return {each.name: spell(getattr(options, each.name)) for each in known_in(options, options.version)}


def told(options: Any) -> dict[str, Value]:
    """What was chosen, as clients are told it."""
    return {each.name: getattr(options, each.name) for each in chosen(options)}


def renewed(options: Options) -> Options:
    """The same choices for a new match; what nobody could choose in their version is as usual today."""
    kind, present = type(options), known_versions(options)[-1]
    known = known_in(options, getattr(options, VERSION))
    values = {each.name: getattr(options, each.name) for each in known}
    texts = {each.name: normal(each, values[each.name], present) for each in known if is_text(each)}
    return kind(**values | texts)


def idle(options: Any, names: Iterable[str]) -> Iterator[tuple[str, str | None]]:
    """Which of these options make no difference here, and what they need, `name=on`, if that is why."""
    for each in chosen(options):
        seats, needs, value = each.metadata.get("seats"), each.metadata.get("needs"), getattr(options, each.name)
        if each.name in names and seats is not None and seats != options.seats:
            yield each.name, None
        elif each.name in names and needs is not None and value not in (False, each.default):
            being = needed(each)
            if getattr(options, needs) not in being:
                yield each.name, f"{needs}={spell(being[0])}"


def needed(each: Field[Any]) -> tuple[Value, ...]:
    """The values of the option it needs with which it matters."""
    found: tuple[Value, ...] = each.metadata.get("being", (True,))
    return found


def spell(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def spellings(value: Value) -> tuple[str, ...]:
    """As we write it, and how programs write a switch."""
    return (spell(value), str(value).lower()) if isinstance(value, bool) else (spell(value),)


def spelled(allowed: Sequence[Value]) -> str:
    if isinstance(allowed, range):
        return f"{allowed[0]} to {allowed[-1]}"
    return ", ".join(spell(value) for value in allowed)
