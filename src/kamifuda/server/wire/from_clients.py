"""What clients may send (docs/protocol.md)."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from kamifuda.book.gesture import FARTHEST, HIGHEST, LOWEST
from kamifuda.core.record import LONGEST_NAME
from kamifuda.games import ALL
from kamifuda.server.tables import requests
from kamifuda.server.tables.requests import PHRASES
from kamifuda.server.wire.limits import LONGEST_TEXT

PROTOCOL = 1
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
    """A new table for the same company: other people are invited, each to a chair that is kept for them."""

    type: Literal["rematch"]


class Close(AboutTable):
    """Close a table before its match begins; or end a match in which no other person sits."""

    type: Literal["close"]


class PutAway(AboutTable):
    """Take a table whose match is over, or has been ended, off one's list."""

    type: Literal["put_away"]


Request = Annotated[
    Hello | Ping | Watch | Unwatch | Sit | Stand | Bot | Start | Play | Pinch | Reach | OpenHand | Undo | Pause
    | Answer | Resume | Back | Chat | Rematch | Close | PutAway,
    Field(discriminator="type"),
]  # fmt: skip
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)
Asked = (
    Watch | Sit | Stand | Bot | Start | Play | Pinch | Undo | Pause | Answer | Resume | Back | Chat | Rematch | Close
    | PutAway
)  # fmt: skip


def meaning(message: Asked) -> requests.Request:
    """What it asks of its table, without how that was written."""
    about = vars(message).copy()
    del about["type"], about["table"]
    return requests.BY_TYPE[message.type](**about)
