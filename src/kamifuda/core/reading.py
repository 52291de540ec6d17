"""How what a game tells is to be read: the fields of its events, and the words of its steps.

A game has one table of them, `reading.py`. What is said of events and steps in every language, what people may type
and which types a client knows all come from there.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypedDict


class Give(TypedDict):
    """So many elements; or a card that stands in for several, worth so many."""

    seat: int
    card: str
    worth: int


# The kinds of fields, and what JSON has there.
KINDS: Final[dict[str, Any]] = {
    "subject":       int,               # the seat that a sentence is about
    "seat":          int,               # somebody else
    "seats":         list[int],
    "side":          list[int],         # those who share points; several are a team
    "card":          str,
    "cards":         list[str],
    "faces":         list[str | None],  # cards, of which some may be unknown
    "cards_by_seat": list[list[str]],
    "page":          int,
    "pages_by_seat": list[int],
    "gives":         list[Give],
    "named":         str,               # an id that has words of its own: `sheet-I`
    "counted":       int,               # a place, counted from 0 here and from 1 by people
    "number":        int,
    "switch":        bool,
    "text":          str,               # an id between which a message selects
    "variant":       str,               # an id that is a part of the message's
}  # fmt: skip


@dataclass(frozen=True)
class Field:
    """A field of an event."""

    kind: str
    values: tuple[str, ...] = ()  # all that it may be, where these are few
    secret: bool = False  # None for whoever may not know it
    optional: bool = False  # it may be left out
    retold: bool = False  # it is, but where a record is retold: there it is the play, for whoever made it


SUBJECT: Final = Field("subject")
SEAT: Final = Field("seat")
SEATS: Final = Field("seats")
SIDE: Final = Field("side")
CARD: Final = Field("card")
CARDS: Final = Field("cards")
FACES: Final = Field("faces")
CARDS_BY_SEAT: Final = Field("cards_by_seat")
PAGE: Final = Field("page")
PAGES_BY_SEAT: Final = Field("pages_by_seat")
GIVES: Final = Field("gives")
COUNTED: Final = Field("counted")
NUMBER: Final = Field("number")
SWITCH: Final = Field("switch")
TEXT: Final = Field("text")


def named(*values: str) -> Field:
    return Field("named", values)


def one_of(*values: str) -> Field:
    return Field("text", values)


def variant(*values: str) -> Field:
    return Field("variant", values)


def secret(each: Field) -> Field:
    return replace(each, secret=True)


def optional(each: Field) -> Field:
    return replace(each, optional=True)


def only_retold(each: Field) -> Field:
    return replace(each, optional=True, retold=True)


# What follows the verb of a step; a step that is not in its game's table is whole without.
A_CARD: Final = "card"
A_CARD_OF_A_STACK: Final = "stacked"  # `ace@3`, or just a card
A_SEAT: Final = "seat"
A_PAGE: Final = "page"
A_NUMBER: Final = "number"  # as people see it
A_PLACE: Final = "counted"  # from 0; people count from 1
A_LETTER: Final = "letter"
A_GIVE: Final = "give"  # a seat, a card and what it is worth
WORDS: Final = "words"  # anything
AS_WRITTEN: Final = (A_PAGE, A_NUMBER)


@dataclass(frozen=True)
class Reading:
    """The table of one game."""

    events: Mapping[str, Mapping[str, Field]] = field(default_factory=dict)  # in the order in which they are told
    steps: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, str] = field(
        default_factory=dict
    )  # a bare number after this step: `left 3` is `page 3` there
