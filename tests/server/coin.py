"""A game in which WORLD acts: a tossed coin falls and rolls. Who did not toss says yes or no, who did may call off."""

from dataclasses import dataclass
from typing import Any

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.game import Manifest, RealThing
from kamifuda.core.options import check, choice, versions
from kamifuda.core.position import WON, WORLD, Fact
from kamifuda.core.reading import Reading
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance

name, version, card_ids = "coin", 1, ("heads", "tails")
STEPS = ("toss", "heads", "tails", "rolls 0", "rolls 1", "rolls 2", "yes", "no", "call off")
TOSS, LANDS, ROLLS, ANSWER, CALL_OFF = 1, 2 | 4, 8 | 16 | 32, 64 | 128, 256
TOSSES = 4
SUSPENSE = 3  # seconds


@dataclass(frozen=True)
class Options:
    seats: int = choice(2, 1)
    book: str = choice("odds", "real")
    version: int = versions(1)

    def __post_init__(self) -> None:
        check(self)


class Coin:
    def __init__(self, seats: int, real: bool) -> None:
        self.seats, self.real = seats, real
        self.fell: list[str] = []  # how it fell, and what it was worth
        self.open = TOSS
        self.chance = self.round = 0
        self.journal: list[Fact] | None = None

    @property
    def whole(self) -> bool:
        return self.open != ROLLS

    @property
    def over(self) -> bool:
        return len(self.fell) == TOSSES and self.open == TOSS

    @property
    def tosser(self) -> int:
        return (len(self.fell) - (self.open in (ROLLS, ANSWER))) % self.seats

    def to_act(self) -> int:
        if self.over or (self.open in (LANDS, ROLLS) and not self.real):
            return 0
        return (1 << self.seats) - 1 if self.open == ANSWER else 1 << self.tosser

    def awaited(self) -> int:
        return self.to_act() & ~(1 << self.tosser) if self.open == ANSWER else self.to_act()

    def suspense(self) -> int:
        return SUSPENSE if self.open == LANDS else 0

    def legal(self, seat: int) -> int:
        if self.over or not (self.to_act() >> seat & 1 if seat >= 0 else self.to_act() == 0):
            return 0
        return CALL_OFF if self.open == ANSWER and seat == self.tosser else self.open

    def world(self, rng: Rng) -> int:
        return int(rng.pick(self.legal(WORLD)))

    def apply(self, seat: int, action: int) -> None:
        if not self.legal(seat) & action:
            raise IllegalAction("COIN-1")
        step = STEPS[action.bit_length() - 1]
        if self.journal is not None:
            self.journal.append(Fact(step, seat, 0, 0))
        if self.open == LANDS:
            self.fell.append(step)
        elif self.open == ROLLS:
            self.fell[-1] += f", {step}, worth {Rng(self.chance).below(1_000_000)}"
        after = ANSWER if self.seats > 1 else TOSS
        self.open = {TOSS: LANDS, LANDS: ROLLS, ROLLS: after, ANSWER: TOSS}[self.open]

    def clone(self) -> "Coin":
        twin = Coin(self.seats, self.real)
        twin.fell, twin.open = list(self.fell), self.open
        return twin

    def score(self, seat: int) -> int:
        return sum(fell.startswith("heads") for fell in self.fell)

    def prospect(self, seat: int) -> int:
        return WON


def deal(options: Options, seed: bytes) -> Coin:
    position = Coin(options.seats, options.book == "real")
    position.chance = chance(seed, 0)
    return position


def why_not(position: Coin, seat: int, action: int) -> str | None:
    return None if position.legal(seat) & action else "COIN-1"


def view(position: Coin, viewer: int | None) -> dict[str, Any]:
    return {"seat": viewer, "fell": list(position.fell), "awaited": position.awaited()}


def events(position: Coin, viewer: int | None) -> list[dict[str, Any]]:
    return [{"event": "did", "seat": fact.seat, "step": fact.what} for fact in position.journal or []]


def guess(seen: Any, rng: Rng) -> Any:
    raise NotImplementedError  # nobody searches here


def notation(position: Coin, seat: int, action: int) -> str:
    return STEPS[action.bit_length() - 1]


def parse(position: Coin, seat: int, text: str) -> int:
    if text not in STEPS:
        raise BadNotation(text)
    return 1 << STEPS.index(text)


def silent(options: Options) -> bool:
    return False


def layout(position: Coin) -> Any:
    return list(position.fell)


manifest = Manifest(
    first_seats=2,
    thoughts=lambda seen: len,
    terminal="",
    reading=Reading(),
    real=RealThing("book", "real"),
    from_seed=lambda options: bool(options.book == "odds"),
)
