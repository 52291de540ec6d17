"""The fields of a position: all that makes it, is compared, sent to other processes and cloned."""

from inspect import get_annotations
from typing import Any, Final

OF_THE_MOMENT: Final = frozenset({"journal", "brief"})  # no twin has them
KNOWN: Final[dict[type[Any], tuple[str, ...]]] = {}


def names(kind: type[Any]) -> tuple[str, ...]:
    """By the annotations of a class and of those it stands on; one that is compiled keeps a list of them."""
    if kind not in KNOWN:
        interpreted = [name for each in kind.__mro__ for name in get_annotations(each)]
        KNOWN[kind] = tuple(sorted(set(getattr(kind, "__mypyc_attrs__", interpreted)) - OF_THE_MOMENT))
    return KNOWN[kind]


def values(position: Any) -> tuple[object, ...]:
    return tuple(getattr(position, name) for name in names(type(position)))


def restored(kind: type[Any], given: tuple[object, ...], values: tuple[object, ...]) -> Any:
    """A position from what its constructor takes and the values of its fields."""
    position = kind(*given)
    for name, value in zip(names(kind), values, strict=True):
        setattr(position, name, value)
    return position
