"""Why the server says no: stable codes and facts, never sentences. Words for each are in the text files."""

from typing import Any, Literal, get_args

Code = Literal[
    "already-started",  # the match goes on already
    "asked-already",  # somebody else's request waits for an answer
    "bad-bot",  # no such level of bot here
    "bad-clock",  # that clock lacks a number, or has one too many
    "bad-gesture",  # no hand could do that: `reason` and `at` say why and where
    "bad-house-rules",  # values that can not be replaced like this: `reason` and `facts` say why
    "bad-name",  # blank, too long or not printable
    "bad-option",  # an option or a value that the game does not have
    "bad-origin",  # the page that asks belongs to another site
    "bad-play",  # not a whole play: `reason` says what is wrong with it
    "book-lost",  # the book slipped the server's mind: it stands as it stood before
    "busy-book",  # it moves already, a hand pulls at it, or this one pulls elsewhere
    "chairs-empty",  # somebody is still missing
    "closed",  # the table has been closed
    "damaged-table",  # what was written down about it can not be read any more: it is closed for good
    "internal",  # our mistake; it has been written down
    "malformed",  # not a message of this protocol: `at` and `reason` say where and why
    "no-book",  # the table has no book that obeys physics
    "no-bots",  # the cards are on a real table, where a bot has no hands
    "no-identity",  # this needs a cookie: POST /api/me first
    "no-such-page",  # nothing is at this address
    "no-such-request",  # it was answered or withdrawn
    "no-such-seat",
    "no-such-table",
    "no-undo",  # somebody has learned something from that play
    "not-away",  # no bot stands in for this seat
    "not-method",  # this address does not take that kind of request
    "not-over",  # open records are shown when the match is over
    "not-paused",
    "not-pinching",  # no page is between these fingers
    "not-playing",  # the match has not begun, or is over
    "not-your-seat",
    "not-yours",  # only who made the table, or who sits at it, may do that
    "nothing-to-undo",
    "one-chair",  # a person has one, unless the table is for people who share a device
    "over",  # the match is over
    "paused",
    "say-hello",  # the first message of a connection is `hello`
    "seat-taken",
    "shutting-down",  # the server restarts; come back in a moment
    "silent",  # partners may not inform each other: ready-made phrases only, until the match is over
    "stale",  # the play was meant for an earlier turn; the present follows
    "too-fast",  # too many messages or requests
    "too-large",
    "too-many",  # connections or hands of an address, tables of a person, or tables on a connection
    "unavailable",  # the database does not answer; nothing is lost, try again
    "unknown-game",
    "unknown-link",  # used, too old, or never given out
    "unknown-phrase",  # it belongs to another game: `allowed` lists what can be said here
    "unknown-protocol",  # `known` lists those this server speaks
    "unknown-rules",  # the table is of a game or a version that this server does not have: it is closed here
]
CODES: tuple[str, ...] = get_args(Code)
Unreadable = Literal["damaged-table", "unknown-rules"]  # of tables
UNREADABLE: tuple[str, ...] = get_args(Unreadable)


class Refused(Exception):
    """What was asked for can not be done, and why."""

    def __init__(self, code: Code, **about: Any) -> None:
        super().__init__(code, about)
        self.code, self.about = code, about
