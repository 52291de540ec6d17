"""Messages that no honest client would send: valid ones bent in every way, random JSON, random bytes."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from kamifuda.games import ALL
from kamifuda.server.wire.from_clients import EVERY_PHRASE
from tests.server.wire import BINARY, TEXT, frame

Message = dict[str, Any]

NAMES = (" ", "Somebody", "\0", "\u202e", "é" * 60, "<script>", "😀", "a\nb")
ENTROPY = (None, "ab" * 8, "00" * 32)
TENTHS = (0, 1, -3000, 3000, 3001, 0.5, "0", None)
VERBS = [(verb, game.card_ids[0]) for game in ALL for verb in game.manifest.reading.steps]
STEPS = (
    "pass",
    "PASS",
    ", ",
    "é",
    *(step for verb, card in VERBS for step in (verb, f"{verb} {card}", f"{verb} {card}@3")),
)
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 15, 16, 2**53 - 1, 2**53, 2**64, 10**30, -(10**30), 0.0, 1.0, 1.5, 1e308, float("nan"),
    float("inf"), float("-inf"), "", "0", "\0", "\ud800", "\udfff\ud800", "é", "😀", "null", "x" * 300, "ab" * 16, [],
    {}, [[]], [None], {"": {}}, ["pass"] * 65, {"type": "play"}, "hello", "play",
)  # fmt: skip


class Nonsense:
    """Of one attacker, who knows some tables and perhaps has a seat."""

    def __init__(self, rng: Random, tables: list[str], seat: int) -> None:
        self.rng, self.tables, self.seat = rng, tables, seat
        self.count = 0
        self.turn = 0  # the last that was heard of
        self.ways: list[Callable[[], bytes]] = [*[self.honest] * 4, *[self.bent] * 4]
        self.ways += [self.broken, self.random_json, self.random_bytes, self.deep, self.twice]

    def next(self) -> bytes:
        return self.rng.choice(self.ways)()

    def framed(self, payload: bytes) -> bytes:
        """As a server must take it: in one piece or in several, as text where it is text."""
        rng, opcode = self.rng, TEXT if is_text(payload) else BINARY
        if rng.random() < 0.05:
            opcode = BINARY
        if len(payload) < 2 or rng.random() < 0.95:
            return frame(payload, opcode)
        cut = rng.randrange(1, len(payload))
        return frame(payload[:cut], opcode, last=False) + frame(payload[cut:], 0)

    # Ways to talk.

    def honest(self) -> bytes:
        """Of the protocol, though perhaps not what one may do."""
        return spelled(self.message())

    def bent(self) -> bytes:
        """One or two fields missing, too many, or of another kind."""
        message = self.message()
        for _ in range(self.rng.randint(1, 2)):
            name = self.rng.choice([*message, "unknown", "seat", "table", "key", "attachment"])
            if self.rng.random() < 0.25:
                message.pop(name, None)
            else:
                message[name] = self.rng.choice(ODD)
        return spelled(message)

    def broken(self) -> bytes:
        """Bytes changed, lost or put in."""
        text = bytearray(spelled(self.message()))
        for _ in range(self.rng.randint(1, 4)):
            place = self.rng.randrange(len(text) + 1)
            text[place : place + self.rng.randint(0, 3)] = self.rng.randbytes(self.rng.randint(0, 3))
        return bytes(text)

    def twice(self) -> bytes:
        """Two messages in one, or one with a field twice."""
        one, other = spelled(self.message()), spelled(self.message())
        return self.rng.choice([one + other, one[:-1] + b"," + other[1:], b" \n" + one + b" ", b"\xef\xbb\xbf" + one])

    def random_json(self) -> bytes:
        return spelled(self.value(4))

    def random_bytes(self) -> bytes:
        return self.rng.randbytes(self.rng.choice([0, 1, 2, 10, 100]))

    def deep(self) -> bytes:
        """A tower of brackets, alone or within a message."""
        height = self.rng.choice([10, 100, 199, 201, 1000])
        tower = self.rng.choice(["[" * height + "]" * height, '{"a":' * height + "1" + "}" * height, "[" * height])
        message = spelled(self.play())
        return tower.encode() if self.rng.random() < 0.5 else message[:-1] + b',"attachment":' + tower.encode() + b"}"

    # What they are made of.

    def value(self, depth: int) -> Any:
        choice = self.rng.randrange(3 if depth else 1)
        if choice == 0:
            return self.rng.choice(ODD)
        if choice == 1:
            return [self.value(depth - 1) for _ in range(self.rng.randrange(4))]
        words = ("type", "table", "seat", "key", "steps", "turn", "", "\0")
        return {self.rng.choice(words): self.value(depth - 1) for _ in range(self.rng.randrange(5))}

    def message(self) -> Message:
        return self.rng.choice(MAKERS)(self)

    def about(self, kind: str, **more: Any) -> Message:
        """Mostly about a table that exists, mostly with a key of its own."""
        self.count += 1
        rng = self.rng
        table = (
            rng.choice(self.tables)
            if rng.random() < 0.95
            else rng.choice(["A" * 22, "_" * 22, "A" * 21, "", "../../etc"])
        )
        key = {
            "key": f"k{self.count}" if rng.random() < 0.98 else rng.choice(["again", "é", "", "x" * 64, "x" * 65, " "])
        }
        return {"type": kind, "table": table} | (key if rng.random() < 0.95 else {}) | more

    def some_seat(self) -> int:
        return self.seat if self.rng.random() < 0.6 else self.rng.choice([0, 1, 2, 3, 15])

    def play(self) -> Message:
        turn = self.turn if self.rng.random() < 0.7 else self.rng.randrange(100)
        steps = [self.rng.choice(STEPS) for _ in range(self.rng.randint(1, 3))]
        play = self.about("play", seat=self.some_seat(), turn=turn, steps=steps)
        return play | ({"attachment": self.value(3)} if self.rng.random() < 0.1 else {})


def spelled(value: Any) -> bytes:
    """With NaN and lone surrogates where there are some."""
    return json.dumps(value).encode()


def is_text(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


MAKERS: list[Callable[[Nonsense], Message]] = [
    *[Nonsense.play] * 6,
    lambda me: me.about("sit", seat=me.some_seat(), name=me.rng.choice(NAMES), entropy=me.rng.choice(ENTROPY)),
    lambda me: me.about("bot", seat=me.some_seat(), level=me.rng.choice([None, "random", "search:999999999", "x"])),
    lambda me: me.about("undo", seat=me.some_seat()),
    lambda me: me.about("pause", seat=me.some_seat()),
    lambda me: me.about("answer", seat=me.some_seat(), request=me.rng.randrange(200), yes=me.rng.random() < 0.5),
    lambda me: me.about("back", seat=me.some_seat()),
    lambda me: me.about("stand", seat=me.rng.randrange(16)),
    lambda me: me.about(me.rng.choice(["start", "resume", "rematch", "close", "put_away", "unwatch"])),
    lambda me: me.about("watch", since=me.rng.choice([None, 0, 1, 50, 10**6, 2**53 - 1])),
    lambda me: me.about("chat", phrase=me.rng.choice([*EVERY_PHRASE, None]), name=me.rng.choice([None, *NAMES])),
    lambda me: me.about("chat", text=me.rng.choice([*NAMES, "x" * 200, "<b>"])),
    lambda me: me.about("pinch", seat=me.some_seat(), turn=me.turn, count=me.rng.randrange(10), height=50),
    lambda me: {"type": "reach", "table": me.rng.choice(me.tables), "to": [me.rng.choice(TENTHS) for _ in "xyz"]},
    lambda me: {"type": "open_hand", "table": me.rng.choice(me.tables)},
    lambda me: {"type": "ping"},
    lambda me: {"type": "hello", "protocol": me.rng.choice([0, 1, 2, 2**53])},
]  # fmt: skip
