"""The chairs of a table, and what the people in them wish for."""

from dataclasses import dataclass

MISSES = 3  # clocks run out in a row, after which a bot keeps the chair


@dataclass
class Chair:
    person: str | None = None
    name: str | None = None
    entropy: str = ""
    level: str | None = None  # of a bot
    stand_in: str | None = None  # why a bot plays for the person: absent, clock, left
    misses: int = 0
    kept: str | None = None  # the person it is kept for, who is invited to a rematch

    @property
    def taken(self) -> bool:
        return self.person is not None or self.level is not None

    @property
    def by_bot(self) -> bool:
        return self.level is not None or self.stand_in is not None

    def played(self, by: str, reason: str) -> None:
        """Counts the clocks that ran out."""
        self.misses = self.misses + 1 if reason == "clock" else 0 if by == "person" else self.misses
        if self.misses >= MISSES:
            self.stand_in = "clock"


@dataclass
class Wish:
    """A request that waits for consent."""

    number: int
    what: str
    seat: int
    agreed: set[int]
    removed: list[int]  # of an undo: the plays that it takes back
    unseen: bool = False  # of an undo: the others have learned nothing from that play, and go on as they were
