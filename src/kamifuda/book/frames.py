"""What an eye sees of a book, in few bytes: whole frames, and frames of what has changed (docs/protocol.md)."""

from collections.abc import Iterator
from struct import Struct
from typing import Final

from kamifuda.book.shown import Shown

WHOLE: Final = 0
CHANGE: Final = 1
AT_REST: Final = 65535  # the number of a frame after which nothing moves
WHOLE_EVERY: Final = 60  # frames: who has missed one sees again after two seconds
HAND: Final = 1  # flags
LEFT: Final = 2
SLIPPED: Final = 4
DRAG: Final = 8
BALANCE: Final = 16
STATE: Final = 16  # of a page that has changed: its state follows
UNITS: Final = (10, 10, 1000, 10)  # of x, z and y in a mm, of a in a radian
TOLERANCE: Final = (1.5, 1.5, 2.0, 1.5)  # units by which a reader may be wrong
FARTHEST: Final = 32767

HEAD: Final = Struct("<BHBB")
PLACE: Final = Struct("<hhh")
PAGE: Final = Struct("<Bhhhh")

Seen = list[int]  # x, z, a, y and the state of a page, in units


class Writer:
    """Remembers what its readers have, so that errors do not add up."""

    def __init__(self) -> None:
        self.pages: list[Seen] = []
        self.left = 0
        self.balance = 0
        self.since_whole = 0

    def frame(self, shown: Shown) -> bytes:
        """Only what has changed, wherever that is enough."""
        if not self.pages or len(shown.pages) != len(self.pages) or self.since_whole >= WHOLE_EVERY - 1:
            return self.whole(shown)
        self.since_whole += 1
        mask, changes = bytearray((len(self.pages) + 7) // 8), bytearray()
        for place, page in enumerate(shown.pages):
            if change := self.change(place, page):
                mask[place // 8] |= 1 << place % 8
                changes += change
        told = head(CHANGE, shown, shown.left != self.left, shown.balance != self.balance) + bytes(mask + changes)
        self.left, self.balance = shown.left, shown.balance
        return told

    def change(self, place: int, page: tuple[float, float, float, float, int]) -> bytes:
        """What has changed about this page; nothing where its reader is nearly right."""
        known = self.pages[place]
        errors = [value * unit - had for value, unit, had in zip(page[:4], UNITS, known, strict=False)]
        turned = page[4] != known[4]
        if not turned and all(abs(error) <= most for error, most in zip(errors, TOLERANCE, strict=True)):
            return b""
        now = seen(page)
        steps = [(which, now[which] - known[which]) for which in range(4) if now[which] != known[which]]
        self.pages[place] = now
        parts = sum(1 << which for which, _ in steps) | (STATE if turned else 0)
        told = bytes((parts, now[4])) if turned else bytes((parts,))
        return told + b"".join(varint(step) for _, step in steps)

    def whole(self, shown: Shown) -> bytes:
        self.pages, self.left, self.balance = [seen(page) for page in shown.pages], shown.left, shown.balance
        self.since_whole = 0
        pages = b"".join(PAGE.pack(state, x, z, a, y) for x, z, a, y, state in self.pages)
        return head(WHOLE, shown, True, shown.balance != 0) + bytes((len(self.pages),)) + pages


class Reader:
    """Sees what a writer wrote."""

    def __init__(self) -> None:
        self.pages: list[Seen] = []
        self.left = 0
        self.balance = 0

    def feed(self, frame: bytes) -> Shown:
        kind, number, strain, flags = HEAD.unpack_from(frame)
        rest, hand, drag = frame[HEAD.size :], None, 0
        if flags & HAND:
            x, z, y = PLACE.unpack_from(rest)
            rest, hand = rest[PLACE.size :], (x / 10, z / 10, y / 10)
        if flags & LEFT:
            self.left, rest = rest[0], rest[1:]
        if flags & DRAG:
            drag, rest = rest[0], rest[1:]
        if flags & BALANCE:
            self.balance, rest = int.from_bytes(rest[:1], signed=True), rest[1:]
        elif kind == WHOLE:
            self.balance = 0
        if kind == WHOLE:
            self.pages = [[x, z, a, y, state] for state, x, z, a, y in PAGE.iter_unpack(rest[1:])]
        else:
            self.follow(rest)
        pages = [(x / 10, z / 10, a / 1000, y / 10, state) for x, z, a, y, state in self.pages]
        slipped = flags & SLIPPED != 0
        return Shown(number, strain, self.left, hand, pages, drag, slipped, self.balance)

    def follow(self, changes: bytes) -> None:
        size = (len(self.pages) + 7) // 8
        numbers = iter(changes[size:])
        for place, page in enumerate(self.pages):
            if changes[place // 8] >> place % 8 & 1:
                parts = next(numbers)
                if parts & STATE:
                    page[4] = next(numbers)
                for which in range(4):
                    if parts >> which & 1:
                        page[which] += read_varint(numbers)


def number_of(frame: bytes) -> int:
    number: int = HEAD.unpack_from(frame)[1]
    return number


def head(kind: int, shown: Shown, left: bool, balance: bool) -> bytes:
    flags = (HAND if shown.hand is not None else 0) | (LEFT if left else 0) | (SLIPPED if shown.slipped else 0)
    flags |= (DRAG if shown.drag else 0) | (BALANCE if balance else 0)
    told = HEAD.pack(kind, min(shown.frame, AT_REST), shown.strain, flags)
    if shown.hand is not None:
        told += PLACE.pack(*(fitted(10 * value) for value in shown.hand))
    told += bytes((shown.left,)) if left else b""
    told += bytes((shown.drag,)) if shown.drag else b""
    return told + (shown.balance.to_bytes(1, signed=True) if balance else b"")


def seen(page: tuple[float, float, float, float, int]) -> Seen:
    return [*(fitted(value * unit) for value, unit in zip(page[:4], UNITS, strict=True)), page[4]]


def fitted(value: float) -> int:
    return max(-FARTHEST, min(FARTHEST, round(value)))


def varint(value: int) -> bytes:
    """Small numbers of either sign in few bytes: 0, -1, 1, -2 are 0, 1, 2, 3; seven bits a byte, the lowest first."""
    left = 2 * value if value >= 0 else -2 * value - 1
    told = bytearray()
    while left > 127:
        told.append(left & 127 | 128)
        left >>= 7
    told.append(left)
    return bytes(told)


def read_varint(numbers: Iterator[int]) -> int:
    value = place = 0
    while (number := next(numbers)) > 127:
        value |= (number & 127) << place
        place += 7
    value |= number << place
    return value // 2 if value % 2 == 0 else -(value // 2) - 1
