"""A book that stands on a real table: only people can say what became of it, so no bot plays there, nor any clock."""

from dataclasses import replace
from typing import Any

from kamifuda.core.options import BadOption, chosen
from kamifuda.server.codes import Refused

REAL = "real"  # of the option `book`, where a game has one


def is_real(options: Any) -> bool:
    return getattr(options, "book", None) == REAL


def fitted(options: Any, style: str) -> Any:
    """The options at a table of this style: a companion's book is real, and nobody else's is."""
    if not hasattr(options, "book"):
        return options
    if style == "companion":
        return replace(options, book=REAL)
    if is_real(options):
        allowed = next(each.metadata["allowed"] for each in chosen(options) if each.name == "book")
        raise BadOption("book", REAL, [value for value in allowed if value != REAL])
    return options


def only_people(options: Any) -> None:
    if is_real(options):
        raise Refused("no-bots")
