"""What every game offers: the whole truth at one table, and what happened in the current play."""
# compiled

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kamifuda.core.fields import restored, values
from kamifuda.core.rng import Rng

TO_THE_END: Final = 1_000_000  # steps: more than any round has
WON: Final = 1000  # the prospect of who has won; of a tie that counts as nobody's win it is less
WORLD: Final = -1  # the seat of what no player decides; as a viewer: somebody watching


@mypyc_attr(acyclic=True)
class Fact:
    """Something that happened, secrets included; a game's `events` tells each viewer their part of it."""

    what: str
    seat: i64
    card: i64
    more: i64
    mark: "Position | None"  # the table once this had happened: people look at it before what follows

    def __init__(self, what: str, seat: i64, card: i64, more: i64) -> None:
        self.what = what
        self.seat = seat
        self.card = card
        self.more = more
        self.mark = None

    def __repr__(self) -> str:
        return f"Fact({self.what!r}, seat={self.seat}, card={self.card:#x}, more={self.more})"


@mypyc_attr(acyclic=True)
class Position:
    """The whole truth at one table. Cheap to clone, does no I/O. A set of seats or actions is an integer."""

    over: bool = False
    whole: bool = True  # False between the steps of one play
    brief: bool = False  # in a search: when this round is over nothing more is dealt, only `round` grows; not cloned
    chance: i64 = 0  # what the next deal, shuffle or random draw takes its generator from
    round: i64 = 0  # grows with every new deal of a match: search looks as far as the current one
    journal: list[Fact] | None = None  # None in search; at a table, what happened in the current play

    def mover(self) -> i64:
        """The lowest of the seats that may act now; WORLD where it is WORLD's turn."""
        seats: i64 = self.to_act()
        if seats == 0:
            return WORLD
        seat: i64 = 0
        while seats >> seat & 1 == 0:
            seat += 1
        return seat

    def to_act(self) -> i64:
        """The seats that may act now; several when choices are simultaneous; none: WORLD's turn, or over.

        In the middle of a play (`whole` is False) it is just the seat that is making it.
        """
        raise NotImplementedError

    def awaited(self) -> i64:
        """Those of the seats to act that the game waits for; the others may act, but need not."""
        return self.to_act()

    def legal(self, seat: i64) -> i64:
        """The actions open to this seat: an action is one bit of 62."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Does one step, or refuses it with `IllegalAction` and changes nothing."""
        raise NotImplementedError

    def seen(self, viewer: i64) -> i64:
        """The last step as this viewer (WORLD: somebody watching) saw it, with all that it brought about.

        One number, a hash if need be: equal for steps that the viewer could not tell apart, different otherwise; a
        card that only the viewer drew is part of it. What a new deal brings need not be.
        """
        raise NotImplementedError

    def world(self, rng: Rng) -> i64:
        """WORLD's action, drawn from the odds in the position, for playouts and search."""
        return rng.pick(self.legal(WORLD))

    def suspense(self) -> i64:
        """How many seconds WORLD's answer takes at a live table."""
        return 0

    def promising(self, seat: i64, legal: i64) -> i64:
        """Those of these steps that a search should think about; the others are like one of them."""
        return legal

    def habit(self, seat: i64, legal: i64, rng: Rng) -> i64:
        """One of these steps, as a hasty player would choose it from what that seat sees; for searches."""
        return rng.pick(legal)

    def reopen(self, seat: i64) -> None:
        """In a search: what the others have chosen secretly, at the same time as this seat will, is to be chosen again.

        In an imagined world it would be any choice; in the tree everybody chooses well.
        """

    def patience(self) -> i64:
        """How many steps a search plays by habit beyond its tree before it asks for the prospect."""
        return TO_THE_END

    def made_from(self) -> tuple[object, ...]:
        """What its constructor takes."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and values(other) == values(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}{values(self)}"

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), self.made_from(), values(self))

    def clone(self) -> "Position":
        """An independent twin without the journal."""
        raise NotImplementedError

    def mark(self) -> None:
        """Keeps the table as it is now beside what has happened: only where a view of it is true."""
        journal = self.journal
        if journal:
            journal[-1].mark = self.clone()

    def score(self, seat: i64) -> i64:
        """Once over; the highest has won."""
        raise NotImplementedError

    def prospect(self, seat: i64) -> i64:
        """How well a seat stands, in thousandths of a won match: between two rounds, at the end, or out of patience."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Resamples all that this seat (WORLD: somebody watching) can not know, true to what it has seen."""
        raise NotImplementedError
