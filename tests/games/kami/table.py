"""A Kami position arranged in one line, and played through Match."""

from collections.abc import Sequence
from typing import Any

from kamifuda.core.clauses import IllegalAction
from kamifuda.core.game import Event
from kamifuda.core.match import Match, actions, plays
from kamifuda.core.seed import from_text
from kamifuda.games import kami
from kamifuda.games.kami.layout import Layout, arrange
from kamifuda.games.kami.rules import Kami

WATCHING = None  # the viewer who has no seat


class KamiTable:
    """A match that answers short questions; unless told otherwise, about the seat in turn."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def position(self) -> Kami:
        assert isinstance(self.match.position, Kami)
        return self.match.position

    @property
    def turn(self) -> int:
        return self.position.turn

    @property
    def lies(self) -> Layout:
        """Every card as it lies."""
        return kami.layout(self.position)

    @property
    def points(self) -> list[int]:
        return self.lies["points"]

    def hand(self, seat: int) -> str:
        return " ".join(self.lies["hands"][seat])

    def defence(self, seat: int) -> str:
        """Cards in the order they were laid, the ones face down in brackets."""
        line = zip(self.lies["defence"][seat], self.lies["face_down"][seat], strict=True)
        return " ".join(f"({card})" if hidden else card for card, hidden in line)

    def attacks(self, seat: int) -> str:
        return " ".join(self.lies["attacks"][seat])

    def legal(self, seat: int | None = None) -> set[str]:
        """The steps open to a seat."""
        seat = self.turn if seat is None else seat
        return {kami.notation(self.position, seat, action) for action in actions(self.position.legal(seat))}

    def plays(self, seat: int | None = None) -> set[str]:
        """The whole plays open to a seat."""
        return set(plays(self.match.legal(self.turn if seat is None else seat)))

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The clause that forbids the last of these steps; `apply` says the same."""
        seat = self.turn if seat is None else seat
        after = self.position.clone()
        *before, last = text.split(", ")
        for step in before:
            after.apply(seat, kami.parse(after, seat, step))
        try:
            action = kami.parse(after, seat, last)
        except IllegalAction as illegal:
            return illegal.clause
        clause = kami.why_not(after, seat, action)
        assert clause == refusal(after, seat, action)
        return clause

    def play(self, *texts: str) -> "KamiTable":
        """Whole plays, each by the seat then in turn."""
        for text in texts:
            self.match.play(self.turn, text)
        return self

    def play_as(self, seat: int, text: str) -> "KamiTable":
        self.match.play(seat, text)
        return self

    def view(self, viewer: int | None) -> kami.View:
        return kami.view(self.position, viewer)

    def events(self, viewer: int | None = WATCHING) -> list[Event]:
        """What the last play did, as this viewer may know it."""
        return self.match.events(viewer)

    def told(self, what: str, viewer: int | None = WATCHING) -> list[Event]:
        return [event for event in self.events(viewer) if event["event"] == what]


def refusal(position: Kami, seat: int, action: int) -> str | None:
    try:
        position.clone().apply(seat, action)
    except IllegalAction as illegal:
        return illegal.clause
    return None


def kami_table(
    hand: str = "",
    *,
    others: str = "soldier soldier soldier soldier",
    hands: Sequence[str] = (),
    attack: str | None = None,
    attacker: int = 0,
    passes: int = 0,
    defence: Sequence[str] = (),
    attacks: Sequence[str] = (),
    first: int = 0,
    phase: str | None = None,
    points: Sequence[int] = (),
    mercenaries: str = "",
    set_aside: str = "",
    **choices: Any,
) -> KamiTable:
    """Seat 1 answers this attack of seat 0, or seat 0 leads; brackets lie face down, commas part the stacks."""
    options = kami.Options(**choices)
    phase = phase or ("answer" if attack else "lead")
    turn = {"look": first + 1, "declare": 0, "answer": attacker + 1 + passes}.get(phase, first) % options.seats
    if not hands:
        hands = [hand if seat == turn else others for seat in range(options.seats)]
    lines = [line.split() for line in defence]
    position = arrange(
        options,
        hands=[each.split() for each in hands],
        defence=[[card.strip("()") for card in line] for line in lines],
        face_down=[[card.startswith("(") for card in line] for line in lines],
        attacks=[line.split() for line in attacks],
        attack=attack,
        attacker=attacker,
        first=first,
        turn=turn,
        phase=phase,
        passes=passes,
        points=points,
        set_aside=set_aside.split(),
        mercenaries=[stack.split() for stack in mercenaries.split(",")],
    )
    position.chance, position.journal = 1, []
    table = kami_match("arranged", options)
    table.match.position = position
    return table


def kami_match(seed: str, options: kami.Options) -> KamiTable:
    """A match just after its first deal."""
    return KamiTable(Match(kami, options, from_text(seed)))
