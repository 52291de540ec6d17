"""What people may ask of a table, however it reaches us: the wire checks the form, `decisions` judges."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

PHRASES = (
    "hello", "good_luck", "well_played", "thank_you", "sorry", "one_moment", "i_am_back", "your_turn", "what_a_hand",
    "congratulations", "one_more", "goodbye",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True, slots=True)
class Request:
    """The same key again is answered again, not done again."""

    key: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Watch(Request):
    """Be told what happens at a table from now on; and, since a number, what was missed."""

    since: int | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Sit(Request):
    """Take an empty chair; or, sitting in it, change name or entropy."""

    seat: int
    name: str
    entropy: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Stand(Request):
    """Leave a chair; in a match a bot plays on until its person comes back."""

    seat: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Bot(Request):
    """Put a bot into an empty chair, or with no level take it away."""

    seat: int
    level: str | None


@dataclass(frozen=True, kw_only=True, slots=True)
class Start(Request):
    """Deal."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Play(Request):
    """A whole play by its steps, meant for the seat's turn of that number."""

    seat: int
    turn: int
    steps: Sequence[str]
    attachment: Any = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Pinch(Request):
    """Close the fingers on pages of a book that obeys physics, so high up (per cent), and pull from then on."""

    seat: int
    turn: int
    count: int
    height: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Undo(Request):
    """Take back the seat's last play; at a table of a shared device, the last of all of one's seats."""

    seat: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Pause(Request):
    """Stop the clocks."""

    seat: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Answer(Request):
    """Agree to a request, or refuse it, for one seat."""

    seat: int
    request: int
    yes: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class Resume(Request):
    """Let the clocks run again."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Back(Request):
    """Take the chair back from the bot that stands in."""

    seat: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Chat(Request):
    """A ready-made phrase, or free text."""

    name: str | None = None  # of somebody who has no chair
    phrase: str | None = None
    text: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Rematch(Request):
    """A new table for the same company: other people are invited, each to a chair that is kept for them."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Close(Request):
    """Close a table before its match begins; or end a match in which no other person sits."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PutAway(Request):
    """Take a table whose match is over, or has been ended, off one's list."""


BY_TYPE: dict[str, type[Request]] = {
    "watch": Watch,
    "sit": Sit,
    "stand": Stand,
    "bot": Bot,
    "start": Start,
    "play": Play,
    "pinch": Pinch,
    "undo": Undo,
    "pause": Pause,
    "answer": Answer,
    "resume": Resume,
    "back": Back,
    "chat": Chat,
    "rematch": Rematch,
    "close": Close,
    "put_away": PutAway,
}  # as messages name them


def compact(attachment: Any) -> str:
    """JSON on one line, as it goes into the record."""
    return json.dumps(attachment, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
