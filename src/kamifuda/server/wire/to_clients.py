"""What the server sends (docs/protocol.md)."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from kamifuda.server.tables.clocks import LONGEST_AMOUNT, LONGEST_INCREMENT
from kamifuda.server.tables.codes import Code
from kamifuda.server.wire.from_clients import Key, Number, Seat, Strict, TableId

Said = TypeAliasType("Said", "str | int | list[Said] | dict[str, Said]")
Tree = TypeAliasType("Tree", "dict[str, Tree]")  # of steps: {"pass": {}, "lay ten": {"play ace": {}}}


class ClockRule(Strict):
    """How long people may think: no limit, seconds a move, a bank of seconds for the match, or days a move."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    amount: Annotated[int, Field(ge=1, le=LONGEST_AMOUNT)] | None = None  # seconds, or days
    increment: Annotated[int, Field(ge=0, le=LONGEST_INCREMENT)] = 0  # seconds a bank gains with every play


class Chair(Strict):
    """Who sits where."""

    seat: Seat
    who: Literal["nobody", "person", "bot", "invited"]  # the last: it is kept for somebody until they come or decline
    name: str | None  # of a person
    level: str | None  # of a bot
    stand_in: Literal["absent", "clock", "left"] | None  # why a bot plays for this person now
    entropy: bool  # whether the seat has added its own to the seed
    yours: bool
    for_you: bool  # you are invited to it


class Wish(Strict):
    """A request that waits for the consent of others."""

    request: Number
    what: Literal["undo", "pause"]
    seat: Seat
    agreed: list[Seat]
    waiting: list[Seat]


class TableInfo(Strict):
    """What everybody may know about a table, besides the match itself."""

    game: str
    version: int
    options: dict[str, bool | int | str]
    house_rules: list[Said]  # what they change, each a sentence: `Ace: 2 points instead of 1`
    seats: int
    sides: list[list[Seat]]  # who is with whom
    open_hands: bool  # nobody has secrets
    status: Literal["gathering", "playing", "over", "closed"]
    open: bool
    style: Literal["online", "hotseat", "companion"]
    clock: ClockRule
    grace: int | None  # seconds until a bot stands in for somebody who is away; None: never
    commitment: str  # SHA-256 of the server's secret part of the seed
    chairs: list[Chair]
    paused: bool
    wish: Wish | None
    silent: bool  # ready-made phrases only
    yours: bool  # whoever asks has made this table
    scores: list[int] | None  # when over
    rematch: str | None  # the table that follows this one
    rematch_by: Seat | None  # who invited the others to it
    seed: dict[str, Any] | None  # when over: the server's part and every seat's


class ClockState(Strict):
    """Milliseconds left per seat (None: no limit), and whose clock runs."""

    left: list[int | None]
    running: list[Seat]
    window: int | None  # milliseconds until everybody has answered, with silence too; None: no window is open


class Moment(Strict):
    """A picture that a play passed through, and what had happened since the one before."""

    events: list[dict[str, Any]]
    view: dict[str, Any]


class SeatView(Strict):
    """The match as one seat may know it (None: as everybody may)."""

    seat: Seat | None
    turn: Number  # grows whenever what the seat may play changes
    events: list[dict[str, Any]]
    past: list[Moment]  # what the last play passed through before the present
    view: dict[str, Any] | None  # None before the deal
    legal: Tree


class What(Strict):
    """What an entry of the log was, as everybody may know it."""

    kind: Literal[
        "created", "sat", "stood", "bot", "started", "play", "elapsed", "asked", "answered", "resumed", "covered",
        "returned", "moved", "said", "rematch", "closed", "put_away",
    ]  # fmt: skip
    seat: Seat | None = None
    name: str | None = None
    by: Literal["person", "bot", "world"] | None = None  # who made a play; what no player decides has no seat
    reason: str | None = (
        None  # why a bot made it or stands in, why a table was closed or a chair left; what was asked for
    )
    done: bool | None = None  # whether the request came true with this
    removed: list[Number] | None = None  # entries whose plays were taken back with this: they count no more
    drawn_again: Number | None = None  # where a simulated book fell: the play that shows it, in `/draws/{number}`
    yes: bool | None = None
    phrase: str | None = None
    text: str | None = None
    level: str | None = None
    table: str | None = None  # that follows


class Missed(Strict):
    """Something that happened while the client was away; events by the seats it holds, as in `views`."""

    number: Number
    at: Number
    what: What
    events: list[list[dict[str, Any]]]


class Welcome(Strict):
    """The answer to `hello`."""

    type: Literal["welcome"] = "welcome"
    protocol: Number
    version: str
    identity: bool  # whether this connection may sit down
    now: Number  # the server's time in milliseconds since 1970


class Present(Strict):
    """A table as it is now."""

    type: Literal["present"] = "present"
    table: TableId
    key: Key | None  # of the `watch` that this answers
    number: Number
    now: Number
    info: TableInfo
    clock: ClockState
    present: list[Seat]
    watchers: Number
    views: list[SeatView]
    said: list[Missed]  # the last of the chat
    missed: list[Missed] | None  # since the number asked for; None: too many, or none was asked for


class Update(Strict):
    """One entry of the log, and what has changed with it."""

    type: Literal["update"] = "update"
    table: TableId
    number: Number
    at: Number
    what: What
    info: TableInfo | None  # None: as it was
    clock: ClockState
    views: list[SeatView] | None  # None: as they were


class Ack(Strict):
    """Done, and on the disk."""

    type: Literal["ack"] = "ack"
    table: TableId
    key: Key
    number: Number  # of the entry


class Refusal(Strict):
    """The play is against the rules."""

    type: Literal["refusal"] = "refusal"
    table: TableId
    key: Key
    seat: Seat
    clause: str
    step: str
    cards: list[str]


class Error(Strict):
    """What was asked for can not be done."""

    type: Literal["error"] = "error"
    table: str | None = None
    key: str | None = None
    code: Code
    about: dict[str, Any]


class Presence(Strict):
    """Whose seats are connected, and how many watch."""

    type: Literal["presence"] = "presence"
    table: TableId
    present: list[Seat]
    watchers: Number


class Tick(Strict):
    """The clocks, now and then."""

    type: Literal["tick"] = "tick"
    table: TableId
    now: Number
    clock: ClockState


class Pong(Strict):
    type: Literal["pong"] = "pong"
    now: Number


class Bye(Strict):
    """The server restarts: connect again and ask for what was missed."""

    type: Literal["bye"] = "bye"
    code: Code


Message = Annotated[
    Welcome | Present | Update | Ack | Refusal | Error | Presence | Tick | Pong | Bye, Field(discriminator="type")
]
MESSAGE: TypeAdapter[Message] = TypeAdapter(Message)
