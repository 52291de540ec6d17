"""A round of four-player Kami told in Goita's notation, from its plays alone: nothing here asks our engine."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Self

from tests.games.kami.goita_referee import Judgement

# In Goita's order: its digits are 1 to 8, and 9 for the second of two identical Empresses.
CARDS = ("soldier", "spear", "horseman", "silver_dragon", "gold_dragon", "fool", "tower", "empress")
COPIES = (10, 4, 4, 4, 4, 2, 2, 2)
EMPRESSES = "89"


class Verdict(NamedTuple):
    """What two referees of a position must agree on."""

    to_act: tuple[int, ...]  # nobody: the round is over
    plays: frozenset[str]
    points: tuple[int, ...]  # of the four seats, in Goita's tens


@dataclass(frozen=True)
class Record:
    """A deal and its moves: `113` is the first seat laying a Soldier and attacking with a Horseman, `2p` a pass."""

    hands: tuple[str, ...]  # as dealt
    first: int
    moves: tuple[str, ...] = ()

    @classmethod
    def dealt(cls, hands: Iterable[Iterable[str]], first: int) -> Self:
        spare = iter(EMPRESSES)
        digits = [[next(spare) if card == "empress" else digit(card) for card in hand] for hand in hands]
        return cls(tuple("".join(sorted(hand)) for hand in digits), first)

    @classmethod
    def read(cls, history: str) -> Self:
        parts = history.split(",")
        return cls(tuple(parts[:4]), int(parts[4][1]) - 1, tuple(parts[5:]))

    @property
    def history(self) -> str:
        return ",".join([*self.hands, f"s{self.first + 1}", *self.moves])

    def pairs(self) -> list[str]:
        """The moves that were no passes."""
        return [move for move in self.moves if move[1] != "p"]

    @property
    def attacker(self) -> int:
        """Who leads if nobody counters; at first the first player."""
        pairs = self.pairs()
        return int(pairs[-1][0]) - 1 if pairs else self.first

    @property
    def attack(self) -> str | None:
        pairs = self.pairs()
        return name(pairs[-1][2]) if pairs else None

    def held(self, seat: int) -> str:
        """The digits of what is left of a hand."""
        hand = self.hands[seat]
        for move in self.pairs():
            if int(move[0]) - 1 == seat:
                hand = hand.replace(move[1], "", 1).replace(move[2], "", 1)
        return hand

    def empresses(self) -> dict[bool, int]:
        """How many lie in defence lines, face up (True) and face down (False)."""
        lying, attacker = {True: 0, False: 0}, str(self.first + 1)
        for move in self.pairs():
            lying[move[0] != attacker] += move[1] in EMPRESSES
            attacker = move[0]
        return lying

    def after(self, seat: int, play: str) -> "Record":
        if play == "pass":
            return Record(self.hands, self.first, (*self.moves, f"{seat + 1}p"))
        held, move = self.held(seat), str(seat + 1)
        for step in play.split(", "):
            card = digit(step.split()[1])
            move += card if card in held else "9"
            held = held.replace(move[-1], "", 1)
        return Record(self.hands, self.first, (*self.moves, move))

    def in_words(self, move: str) -> str:
        """A move as our notation writes it; who leads lays face down (KAMI-09, KAMI-16), who counters face up."""
        if move[1] == "p":
            return "pass"
        verb = "hide" if int(move[0]) - 1 == self.attacker else "counter"
        return f"{verb} {name(move[1])}, attack {name(move[2])}"


def digit(card: str) -> str:
    return str(CARDS.index(card) + 1)


def name(digit: str) -> str:
    return CARDS[min(int(digit), 8) - 1]


def allowed_by_goita(record: Record, judgement: Judgement) -> frozenset[str]:
    """All of Goita's moves in our words."""
    return frozenset(record.in_words(move) for move in judgement["moves"])


def too_early(record: Record, seat: int, play: str) -> bool:
    """KAMI-23, the one difference: holding both Empresses, in Goita one may attack with one of them."""
    if not play.endswith("attack empress") or len(record.held(seat)) == 2:
        return False
    return not record.empresses()[True] and not play.startswith("counter empress")


def verdict_of(record: Record, judgement: Judgement) -> Verdict | None:
    """Goita's judgement as Kami sees it; None: it holds the history for impossible."""
    if "error" in judgement:
        return None
    seat, winner, score = judgement["turn"] - 1, judgement["winner"], judgement["score"]
    plays = allowed_by_goita(record, judgement)
    if not judgement["end"]:
        return Verdict((seat,), frozenset(p for p in plays if not too_early(record, seat, p)), (0, 0, 0, 0))
    assert winner is not None and score is not None
    return Verdict((), plays, tuple(score if (seat ^ winner - 1) & 1 == 0 else 0 for seat in range(4)))
