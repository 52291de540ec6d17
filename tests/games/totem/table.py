"""A Totem position arranged in one line, and played through Match."""

from collections.abc import Sequence
from typing import Any

from kamifuda.core.clauses import IllegalAction
from kamifuda.core.game import Event
from kamifuda.core.match import Match, actions, plays
from kamifuda.core.seed import from_text
from kamifuda.games import totem
from kamifuda.games.totem.layout import Layout, arrange
from kamifuda.games.totem.rules import Totem

WATCHING = None  # the viewer who has no seat
FREE, SIDEWAYS = "-", "~"


class TotemTable:
    """A match that answers short questions; unless told otherwise, about the seat that acts."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def position(self) -> Totem:
        assert isinstance(self.match.position, Totem)
        return self.match.position

    @property
    def lies(self) -> Layout:
        """Every card as it lies."""
        return totem.layout(self.position)

    @property
    def turn(self) -> int:
        return self.lies["turn"]

    @property
    def actor(self) -> int:
        return self.position.mover()

    @property
    def phase(self) -> str:
        return self.view(WATCHING)["phase"]

    @property
    def over(self) -> bool:
        return self.position.over

    def zone(self, seat: int) -> str:
        """The totems from the first place on: (hidden), discovered, sideways~ and - for a free place between them."""
        lies = self.lies
        row = zip(lies["zones"][seat], lies["face_up"][seat], lies["spent"][seat], strict=True)
        return " ".join(written(card, up, spent) for card, up, spent in row).rstrip(f" {FREE}")

    def hand(self, seat: int) -> set[str]:
        return set(self.lies["hands"][seat])

    @property
    def discard(self) -> set[str]:
        return set(self.lies["discard"])

    @property
    def pile(self) -> set[str]:
        return set(self.lies["pile"])

    def legal(self, seat: int | None = None) -> set[str]:
        """The steps open to a seat."""
        seat = self.actor if seat is None else seat
        return {totem.notation(self.position, seat, action) for action in actions(self.position.legal(seat))}

    def plays(self, seat: int | None = None) -> set[str]:
        """The whole plays open to a seat."""
        return set(plays(self.match.legal(self.actor if seat is None else seat)))

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The clause that forbids the last of these steps; `apply` says the same."""
        seat = self.actor if seat is None else seat
        after = self.position.clone()
        *before, last = text.split(", ")
        for step in before:
            after.apply(seat, totem.parse(after, seat, step))
        try:
            action = totem.parse(after, seat, last)
        except IllegalAction as illegal:
            return illegal.clause
        clause = totem.why_not(after, seat, action)
        assert clause == refusal(after, seat, action)
        return clause

    def play(self, *texts: str) -> "TotemTable":
        """Whole plays, each by the seat that then acts."""
        for text in texts:
            self.match.play(self.actor, text)
        return self

    def play_as(self, seat: int, text: str) -> "TotemTable":
        self.match.play(seat, text)
        return self

    def view(self, viewer: int | None) -> totem.View:
        return totem.view(self.position, viewer)

    def events(self, viewer: int | None = WATCHING) -> list[Event]:
        """What the last play did, as this viewer may know it."""
        return self.match.events(viewer)

    def told(self, what: str, viewer: int | None = WATCHING) -> list[Event]:
        return [event for event in self.events(viewer) if event["event"] == what]

    def drawn(self, seat: int) -> dict[str, str]:
        """The cards that a seat drew in the last play, each with its reason."""
        return {event["card"]: event["why"] for event in self.told("drew", seat) if event["seat"] == seat}


def written(card: str | None, face_up: bool, spent: bool) -> str:
    if card is None:
        return FREE
    return f"{card}{SIDEWAYS if spent else ''}" if face_up else f"({card})"


def refusal(position: Totem, seat: int, action: int) -> str | None:
    try:
        position.clone().apply(seat, action)
    except IllegalAction as illegal:
        return illegal.clause
    return None


def totem_table(
    hand: str = "blue_1",
    *,
    mine: str = "(red_13) (blue_13) (purple_13) (green_13)",
    theirs: str = "(red_12) (blue_12) (purple_12) (green_12)",
    their_hand: str = "",
    pile: str | None = None,
    turn: int = 0,
    attacks: int = 0,
    opening: bool = False,
    last: int | None = None,
    **choices: Any,
) -> TotemTable:
    """Seat 0 has `hand` and `mine`; zones are written as `TotemTable.zone` tells them.

    The pile is all other cards; or these, and all others lie in the discard.
    """
    options = totem.Options(**choices)
    words = [[None if word == FREE else word for word in zone.split()] for zone in (mine, theirs)]
    zones = [[word and word.strip(f"(){SIDEWAYS}") for word in zone] for zone in words]
    hands = [hand.split(), their_hand.split()]
    placed = [*hands[0], *hands[1], *filter(None, zones[0] + zones[1]), *(pile or "").split()]
    assert len(placed) == len(set(placed)), "a card is in two places"
    position = arrange(
        options,
        zones=zones,
        face_up=[[word is not None and "(" not in word for word in zone] for zone in words],
        spent=[[word is not None and SIDEWAYS in word for word in zone] for zone in words],
        hands=hands,
        pile=None if pile is None else pile.split(),
        discard=() if pile is None else [card for card in totem.card_ids if card not in placed],
        turn=turn,
        attacks=attacks,
        opening=opening,
        last_turn=last,
    )
    position.chance, position.journal = 1, []
    table = totem_match("arranged", options)
    table.match.position = position
    return table


def totem_match(seed: str, options: totem.Options | None = None) -> TotemTable:
    """A match just after its deal."""
    return TotemTable(Match(totem, options or totem.Options(), from_text(seed)))


def chosen(table: TotemTable, seat: int, cards: Sequence[str] = ()) -> TotemTable:
    """This seat lays these of its cards, or the first ones."""
    return table.play_as(seat, ", ".join(cards or table.lies["hands"][seat][: table.position.size()]))
