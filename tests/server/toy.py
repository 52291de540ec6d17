"""A game of two secret choices, for what is rare elsewhere: private plays, simultaneous turns, luck at the end."""

from dataclasses import dataclass
from typing import Any

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.core.game import Manifest
from kamifuda.core.options import check, choice, versions
from kamifuda.core.position import Fact
from kamifuda.core.reading import Reading
from kamifuda.core.rng import Rng
from kamifuda.core.seed import chance

name, version, card_ids = "toy", 1, ("moon", "sun")


@dataclass(frozen=True)
class Options:
    seats: int = choice(2)
    version: int = versions(1)

    def __post_init__(self) -> None:
        check(self)


class Choosing:
    """Both choose in secret, twice; then a coin says whose choice counts."""

    whole = True

    def __init__(self) -> None:
        self.chosen: list[list[str]] = [[], []]
        self.coin: int | None = None
        self.chance = self.round = 0
        self.journal: list[Fact] | None = None

    @property
    def over(self) -> bool:
        return self.coin is not None

    def to_act(self) -> int:
        return sum(1 << seat for seat in (0, 1) if len(self.chosen[seat]) < 2)

    def awaited(self) -> int:
        return self.to_act()

    def legal(self, seat: int) -> int:
        return 3 if self.to_act() >> seat & 1 else 0

    def apply(self, seat: int, action: int) -> None:
        if not self.legal(seat) & action:
            raise IllegalAction("TOY-1")
        self.chosen[seat].append(card_ids[action - 1])
        if self.journal is not None:
            self.journal.append(Fact("chose", seat, action, 0))
        if not self.to_act():
            self.coin = Rng(self.chance).below(2)
            if self.journal is not None:
                self.journal.append(Fact("tossed", self.coin, 0, 0))

    def clone(self) -> "Choosing":
        twin = Choosing()
        twin.chosen = [list(each) for each in self.chosen]
        twin.coin = self.coin
        return twin

    def score(self, seat: int) -> int:
        return int(seat == self.coin)


def deal(options: Options, seed: bytes) -> Choosing:
    position = Choosing()
    position.chance = chance(seed, 0)
    return position


def why_not(position: Choosing, seat: int, action: int) -> str | None:
    return None if position.legal(seat) & action else "TOY-1"


def view(position: Choosing, viewer: int | None) -> dict[str, Any]:
    mine = position.chosen[viewer] if viewer is not None else None
    return {"seat": viewer, "mine": mine, "coin": position.coin}


def events(position: Choosing, viewer: int | None) -> list[dict[str, Any]]:
    told = [fact for fact in position.journal or [] if fact.what == "tossed" or fact.seat == viewer]
    return [{"event": fact.what, "seat": fact.seat, "card": ("", *card_ids)[fact.card]} for fact in told]


def guess(seen: Any, rng: Rng) -> Any:
    raise NotImplementedError  # nobody searches here


def notation(position: Choosing, seat: int, action: int) -> str:
    return f"choose {card_ids[action - 1]}"


def parse(position: Choosing, seat: int, text: str) -> int:
    if text not in ("choose moon", "choose sun"):
        raise BadNotation(text)
    return card_ids.index(text.removeprefix("choose ")) + 1


def silent(options: Options) -> bool:
    return False


def layout(position: Choosing) -> Any:
    return [position.chosen, position.coin]


manifest = Manifest(first_seats=2, thoughts=lambda seen: len, terminal="", reading=Reading())
