"""What clients may send (docs/protocol.md)."""

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from kamifuda.book.gesture import FARTHEST, HIGHEST, LOWEST
from kamifuda.core.record import LONGEST_NAME
from kamifuda.games import ALL
from kamifuda.server.limits import LONGEST_TEXT

PROTOCOL = 1
PHRASES = (
    "hello", "good_luck", "well_played", "thank_you", "sorry", "one_moment", "i_am_back", "your_turn", "what_a_hand",
    "congratulations", "one_more", "goodbye",
)  # fmt: skip
EVERY_PHRASE = PHRASES + tuple(phrase for game in ALL for phrase in game.manifest.phrases)
LARGEST = 2**53 - 1  # a whole number that every language of the web can hold

TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Seat = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[int, Field(ge=0, le=LARGEST)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Level = Annotated[str, StringConstraints(min_length=1, max_length=20)]
Entropy = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){8,32}$")]
Tenths = Annotated[int, Field(ge=-FARTHEST, le=FARTHEST)]
Step = Annotated[str, StringConstraints(min_length=1, max_length=80)]


class Strict(BaseModel):
    """Nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Strict):
    """The first message."""

    type: Literal["hello"]
    protocol: Number


class Ping(Strict):
    type: Literal["ping"]


class AboutTable(Strict):
    """The answer carries the same key; the same key again is answered again, not done again."""

    table: TableId
    key: Key | None = None


class Watch(AboutTable):
    """Be told what happens at a table from now on; and, since a number, what was missed."""

    type: Literal["watch"]
    since: Number | None = None


class Unwatch(AboutTable):
    type: Literal["unwatch"]


class Sit(AboutTable):
    """Take an empty chair; or, sitting in it, change name or entropy."""

    type: Literal["sit"]
    seat: Seat
    name: Name
    entropy: Entropy | None = None


class Stand(AboutTable):
    """Leave a chair; in a match a bot plays on until its person comes back."""

    type: Literal["stand"]
    seat: Seat


class Bot(AboutTable):
    """Put a bot into an empty chair, or with no level take it away."""

    type: Literal["bot"]
    seat: Seat
    level: Level | None


class Start(AboutTable):
    type: Literal["start"]


class Play(AboutTable):
    """A whole play by its steps, meant for the seat's turn of that number."""

    type: Literal["play"]
    key: Key
    seat: Seat
    turn: Number
    steps: Annotated[list[Step], Field(min_length=1, max_length=64)]
    attachment: Any = None


class Pinch(AboutTable):
    """Close the fingers on pages of a book that obeys physics, so high up (per cent), and pull from then on."""

    type: Literal["pinch"]
    key: Key
    seat: Seat
    turn: Number
    count: Annotated[int, Field(ge=1, le=8)]
    height: Annotated[int, Field(ge=LOWEST, le=HIGHEST)]


class Reach(Strict):
    """Where the fingers that have closed shall be: tenths of a millimetre from where they did, across, along, up."""

    type: Literal["reach"]
    table: TableId
    to: Annotated[list[Tenths], Field(min_length=3, max_length=3)]


class OpenHand(Strict):
    """Let go of what the fingers hold."""

    type: Literal["open_hand"]
    table: TableId


class Undo(AboutTable):
    """Ask to take back the seat's last play; at a table of a shared device, the last of all of one's seats."""

    type: Literal["undo"]
    seat: Seat


class Pause(AboutTable):
    """Ask to stop the clocks."""

    type: Literal["pause"]
    seat: Seat


class Answer(AboutTable):
    """Agree to a request, or refuse it, for one seat."""

    type: Literal["answer"]
    seat: Seat
    request: Number
    yes: bool


class Resume(AboutTable):
    type: Literal["resume"]


class Back(AboutTable):
    """Take the chair back from the bot that stands in."""

    type: Literal["back"]
    seat: Seat


class Chat(AboutTable):
    """A ready-made phrase, or free text."""

    type: Literal["chat"]
    name: Name | None = None  # of somebody who has no chair
    phrase: Literal[EVERY_PHRASE] | None = None  # type: ignore[valid-type]
    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_TEXT)] | None = None


class Rematch(AboutTable):
    """The same people at a new table, everybody one chair further."""

    type: Literal["rematch"]


class Close(AboutTable):
    """Close a table before its match begins."""

    type: Literal["close"]


Request = Annotated[
    Hello | Ping | Watch | Unwatch | Sit | Stand | Bot | Start | Play | Pinch | Reach | OpenHand | Undo | Pause
    | Answer | Resume | Back | Chat | Rematch | Close,
    Field(discriminator="type"),
]  # fmt: skip
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


def compact(attachment: Any) -> str:
    """JSON on one line, as it goes into the record."""
    return json.dumps(attachment, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
