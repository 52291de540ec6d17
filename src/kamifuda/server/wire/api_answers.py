"""What the HTTP API answers, for its OpenAPI description."""

from typing import Any, Literal

from kamifuda.server.tables.codes import Code
from kamifuda.server.tables.codes import Unreadable as WhyUnreadable
from kamifuda.server.wire.from_clients import Number, Seat, Strict
from kamifuda.server.wire.to_clients import ClockState, Missed, Said, SeatView, TableInfo

Mark = Literal["C", "L", "R"]  # certain, likely, reconstructed


class Fault(Strict):
    """Why not; the facts depend on the code."""

    code: Code
    about: dict[str, Any]


class FaultReply(Strict):
    error: Fault


class Me(Strict):
    identity: bool  # whether this browser may sit down


class OptionInfo(Strict):
    name: str
    usual: bool | int | str
    allowed: list[bool | int | str] | None  # None: a range, or without ends a text (house rules)
    least: int | None
    most: int | None
    seats: int | None  # it matters with so many seats only
    needs: str | None  # it matters only with another option
    being: list[bool | int | str]  # one of these


class RealThing(Strict):
    """The value of an option with which a game stands on a real table."""

    option: str
    value: str


class GameInfo(Strict):
    name: str
    version: int
    cards: list[str]
    options: list[OptionInfo]
    bots: list[str]
    most_iterations: int  # N of the bot `search:N`
    first_seats: int  # of a match that begins with one tap
    sides: dict[int, list[list[int]]]  # who is with whom, by the number of seats
    together: bool  # all win or all lose
    open_hands: bool  # nobody has secrets
    phrases: list[str]  # ready-made ones of this game only
    presets: dict[str, bool | int | str]  # options on screens, where not as usual
    gentle: dict[str, bool | int | str]  # and for who is new to it
    asked_first: list[str]  # options that nobody should have to look for
    told_first: list[str]  # and those that whoever sits down wants to know
    real: RealThing | None
    house_rules: bool  # some of its values may be replaced
    physics: bool  # its tables may have a book that obeys physics


class Clause(Strict):
    id: str
    mark: Mark


class RuleTable(Strict):
    """Cards, options, or what only this game has; every row has the marks of its parts."""

    kind: str
    rows: list[dict[str, Any]]


class Picture(Strict):
    """A position of a recorded match, as one seat (None: everybody) saw it, and what had just happened."""

    name: str  # its words are `rules-picture-NAME`
    seat: Seat | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Section(Strict):
    key: str  # the message of its heading is `rules-KEY`
    clauses: list[Clause]
    table: RuleTable | None
    pictures: list[Picture]


class Rulebook(Strict):
    """What stands where in the rules of a game, and how sure we are of it; the words are in its texts."""

    sections: list[Section]


class HouseRules(Strict):
    """Values that a table replaces: the option `house_rules`, and what it means."""

    house_rules: str
    changes: list[Said]  # each a sentence: `Ace: 2 points instead of 1`


class Made(Strict):
    table: str


class Listed(Strict):
    table: str
    info: TableInfo
    to_act: list[Seat]  # those that the match waits for
    at: Number  # when the match last went on, in milliseconds since 1970; before it begins, when the table was made
    clock: ClockState
    round: int | None  # of the match as you may know it, in games that have rounds
    points: list[int] | None  # how many everybody has, in games where that is open
    won: list[Seat] | None  # when over


class Lobby(Strict):
    """Open tables: those that gather people, and those one may watch."""

    tables: list[Listed]


class Unreadable(Strict):
    """A table that is closed, for this server can not read what happened there."""

    table: str
    game: str
    code: WhyUnreadable


class YourTables(Strict):
    tables: list[Listed]
    unreadable: list[Unreadable]


class OneTable(Strict):
    """A table as whoever asks may know it."""

    table: str
    number: int
    info: TableInfo
    views: list[SeatView]


class History(Strict):
    """All that happened, as whoever asks may know it; events by seat, as in `seats`."""

    table: str
    seats: list[Seat | None]
    entries: list[Missed]


class Invitation(Strict):
    """What to give to a friend who should come to a table."""

    address: str
    qr: str  # an SVG picture of the address


class Link(Strict):
    """Moves a seat to the device that opens it first."""

    path: str
    until: int  # milliseconds since 1970
    qr: str  # an SVG picture of the address


class Moved(Strict):
    table: str
    seat: Seat


class DrawnQuestion(Strict):
    """What was done to the book; it may just have been looked at."""

    kind: str  # draw, watch or settle
    side: str | None
    page: int | None
    count: int | None
    grip: str | None


class DrawnAgain(Strict):
    """What the book did, simulated again."""

    same: bool  # whether the same came of it as then; what came of it then is what counts
    question: DrawnQuestion
    frames: list[str]  # 30 a second, in base64


class Standing(Strict):
    game: str
    seats: int
    matches: int
    won: int


class Statistics(Strict):
    tables: dict[str, dict[str, int]]  # by game and status
    yours: list[Standing]


class Health(Strict):
    status: str
    version: str
    compiled: bool
    rooms: int


STATUS = {
    "no-identity": 401,
    "bad-origin": 403,
    "not-your-seat": 403,
    "not-yours": 403,
    "no-book": 404,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "unknown-link": 404,
    "not-method": 405,
    "no-bots": 409,
    "not-over": 409,
    "not-away": 409,
    "seat-taken": 409,
    "over": 409,
    "closed": 409,
    "not-playing": 409,
    "one-chair": 409,
    "damaged-table": 410,
    "unknown-rules": 410,
    "too-large": 413,
    "too-many": 429,
    "too-fast": 429,
    "internal": 500,
    "book-lost": 503,
    "unavailable": 503,
    "shutting-down": 503,
}  # anything else that is asked for wrongly: 422


def faults(*statuses: int) -> dict[int | str, dict[str, Any]]:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/FaultReply"}}}
    return {status: {"model": FaultReply, "content": content} for status in (422, 429, 503, *statuses)}
