"""The options of a table: frozen dataclasses whose fields know the values they allow."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, field, fields
from typing import Any, TypeVar

from kamifuda.core.houserules import BadHouseRules

Value = bool | int | str
Options = TypeVar("Options")


class BadOption(Exception):
    """An option that does not exist, or a value it does not allow; of house rules also why."""

    def __init__(self, name: str, value: object, allowed: Sequence[Value], why: BadHouseRules | None = None) -> None:
        super().__init__(f"{name}={value}: " + (why.reason if why else f"allowed {spelled(allowed)}"))
        self.name, self.value, self.allowed, self.why = name, value, allowed, why


def choice(default: Value, *others: Value, seats: int | None = None, needs: str | None = None) -> Any:
    """A field that allows these values, the usual first; it may matter with so many seats or a switch only."""
    return field(default=default, metadata={"allowed": (default, *others), "seats": seats, "needs": needs})


def within(default: int, low: int, high: int) -> Any:
    """A field that allows the whole numbers from low to high."""
    return field(default=default, metadata={"allowed": range(low, high + 1)})


def on_or_off(default: bool, seats: int | None = None, needs: str | None = None) -> Any:
    """A field that is on or off."""
    return choice(default, not default, seats=seats, needs=needs)


def text(default: str, reads: Callable[[str], str]) -> Any:
    """A field that allows what `reads` understands, in the form that it returns."""
    return field(default=default, metadata={"allowed": (default,), "reads": reads})


def check(options: Any) -> None:
    """Refuses values that their fields do not allow; for `__post_init__`."""
    for each in fields(options):
        value, allowed = getattr(options, each.name), each.metadata["allowed"]
        fits = value == normal(each, value) if is_text(each) and isinstance(value, str) else value in allowed
        if type(value) is not type(allowed[0]) or not fits:
            raise BadOption(each.name, value, allowed)


def is_text(each: Field[Any]) -> bool:
    return "reads" in each.metadata


def normal(each: Field[Any], text: str) -> str:
    """A text as its field holds it."""
    try:
        found: str = each.metadata["reads"](text)
        return found
    except BadHouseRules as bad:
        raise BadOption(each.name, text, each.metadata["allowed"], bad) from None


def from_text(kind: type[Options], texts: Mapping[str, str]) -> Options:
    """Options from what a person or a record wrote: `{"mode": "lord"}`."""
    known: dict[str, Field[Any]] = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
    values: dict[str, Value] = {}
    for name, text in texts.items():
        if name not in known:
            raise BadOption(name, text, list(known))
        values[name] = meant(known[name], text)
    return kind(**values)


def meant(each: Field[Any], text: str) -> Value:
    if is_text(each):
        return normal(each, text)
    allowed = each.metadata["allowed"]
    by_word: dict[str, Value] = {word: value for value in allowed for word in spellings(value)}
    if text not in by_word:
        raise BadOption(each.name, text, allowed)
    return by_word[text]


def to_text(options: Any) -> dict[str, str]:
    """The other way round; every option is written, so that a record does not depend on defaults."""
    return {each.name: spell(getattr(options, each.name)) for each in fields(options)}


def idle(options: Any, names: Iterable[str]) -> Iterator[tuple[str, str | None]]:
    """Which of these options make no difference here, and the switch they need, if that is why."""
    for each in fields(options):
        seats, needs = each.metadata.get("seats"), each.metadata.get("needs")
        if each.name in names and seats is not None and seats != options.seats:
            yield each.name, None
        elif each.name in names and needs is not None and getattr(options, each.name) and not getattr(options, needs):
            yield each.name, needs


def spell(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def spellings(value: Value) -> tuple[str, ...]:
    """As we write it, and how programs write a switch."""
    return (spell(value), str(value).lower()) if isinstance(value, bool) else (spell(value),)


def spelled(allowed: Sequence[Value]) -> str:
    if isinstance(allowed, range):
        return f"{allowed[0]} to {allowed[-1]}"
    return ", ".join(spell(value) for value in allowed)
