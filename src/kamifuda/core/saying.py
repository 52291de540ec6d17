"""Something that can be said in every language: a message and what it is about, which may be messages again."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

Said = str | int | Sequence["Said"] | Mapping[str, "Said"]  # several are joined with commas


def say(message: str, **about: Said) -> Said:
    """The message of this id, or `id.attribute`, with its arguments."""
    return {"say": message, **about}


def apart(things: Iterable[Said]) -> Said:
    """Several, of which each may hold commas."""
    return reduce(lambda some, more: say("names-listed", some=some, more=more), things)
