"""A Grimoire position arranged in one line, and played through Match."""

from collections.abc import Sequence
from typing import Any

from kamifuda.core.clauses import IllegalAction
from kamifuda.core.game import Event
from kamifuda.core.match import Match, actions
from kamifuda.core.seed import from_text
from kamifuda.games import grimoire
from kamifuda.games.grimoire.cards import pick_out
from kamifuda.games.grimoire.layout import Layout, arrange
from kamifuda.games.grimoire.rules import Grimoire

WATCHING = None  # the viewer who has no seat
ROW = ("bronze_coin", "silver_coin", "gold_coin", "bronze_coin")


class GrimoireTable:
    """A match that answers short questions; unless told otherwise, about the seat that acts."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def position(self) -> Grimoire:
        assert isinstance(self.match.position, Grimoire)
        return self.match.position

    @property
    def lies(self) -> Layout:
        """Every card as it lies."""
        return grimoire.layout(self.position)

    @property
    def actor(self) -> int:
        return self.position.mover()

    @property
    def phase(self) -> str:
        return self.view(WATCHING)["phase"]

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def points(self) -> list[int]:
        return [land["points"] for land in self.lies["territories"]]

    @property
    def order(self) -> list[int]:
        """The seats, by the order tokens they hold."""
        tokens = self.lies["order"]
        return sorted(range(len(tokens)), key=lambda seat: tokens[seat])

    def companions(self, seat: int) -> str:
        return " ".join(self.lies["territories"][seat]["companions"])

    def treasures(self, seat: int) -> str:
        return " ".join(self.lies["territories"][seat]["treasures"])

    def items(self, seat: int) -> str:
        return " ".join(self.lies["territories"][seat]["items"])

    def legal(self, seat: int | None = None) -> set[str]:
        seat = self.actor if seat is None else seat
        return {grimoire.notation(self.position, seat, action) for action in actions(self.position.legal(seat))}

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The clause that forbids this step; `apply` says the same."""
        seat = self.actor if seat is None else seat
        try:
            action = grimoire.parse(self.position, seat, text)
        except IllegalAction as illegal:
            return illegal.clause
        clause = grimoire.why_not(self.position, seat, action)
        assert clause == refusal(self.position, seat, action)
        return clause

    def play(self, *texts: str) -> "GrimoireTable":
        """Each by the seat that then acts."""
        for text in texts:
            self.match.play(self.actor, text)
        return self

    def play_as(self, seat: int, text: str) -> "GrimoireTable":
        self.match.play(seat, text)
        return self

    def play_any(self, times: int = 1) -> "GrimoireTable":
        for _ in range(times):
            self.play(min(self.legal()))
        return self

    def open_books(self, *pages: int) -> "GrimoireTable":
        """Everybody's page, from seat 0 on."""
        for seat, page in enumerate(pages):
            self.match.play(seat, f"page {page}")
        return self

    def view(self, viewer: int | None) -> grimoire.View:
        return grimoire.view(self.position, viewer)

    def events(self, viewer: int | None = WATCHING) -> list[Event]:
        """What the last play did, as this viewer may know it."""
        return self.match.events(viewer)

    def told(self, what: str, viewer: int | None = WATCHING) -> list[Event]:
        return [event for event in self.events(viewer) if event["event"] == what]

    def gains(self) -> list[tuple[int, str, int]]:
        """Who gained points in the last play, why, and how many."""
        return [(event["seat"], event["why"], event["points"]) for event in self.told("gained")]


def refusal(position: Grimoire, seat: int, action: int) -> str | None:
    try:
        position.clone().apply(seat, action)
    except IllegalAction as illegal:
        return illegal.clause
    return None


def grimoire_table(
    *companions: str,
    pages: Sequence[int] = (),
    treasures: Sequence[str] = (),
    items: Sequence[str] = (),
    points: Sequence[int] = (),
    quest: str | None = None,
    hidden: str | None = "silver_coin",
    deck: str | None = None,
    discard: str = "",
    item_deck: str | None = None,
    order: Sequence[int] = (),
    round: int = 10,
    ending: bool = False,
    seed: str = "arranged",
    early_end: str = "laying",
    **choices: Any,
) -> GrimoireTable:
    """A row lies in the quest zone; pages are being chosen, or these are revealed.

    Examples with few cards go on: those of GRI-35 ask for `at_once`, which is usual.
    A text for each seat; among treasures, `(gold_coin)` was seen by nobody else. The deck is all other cards, or these.
    """
    seats = len(companions) or 2
    options = grimoire.Options(seats=seats, early_end=early_end, **choices)  # type: ignore[arg-type]
    position = arrange(
        options,
        companions=[each.split() for each in companions or ("", "")],
        treasures=[each.replace("(", "").replace(")", "").split() for each in treasures],
        items=[each.split() for each in items],
        points=points,
        quest=ROW[:seats] if quest is None else quest.split(),
        hidden=hidden,
        deck=None if deck is None else deck.split(),
        discard=discard.split(),
        item_deck=None if item_deck is None else item_deck.split(),
        order=order or range(1, seats + 1),
        round=round,
        ending=ending,
    )
    for seat, each in enumerate(treasures):
        position.open |= pick_out([coin for coin in each.split() if "(" not in coin], int(position.cards(seat)))
    position.chance, position.journal = 1, []
    table = grimoire_match(seed, options)
    table.match.position = position
    return table.open_books(*pages)


def new_round(*companions: str, round: int = 10, pages: Sequence[int] = (), **lies: Any) -> GrimoireTable:
    """The same just after the row was laid from the deck: Spies have looked at it."""
    table = grimoire_table(*companions, round=round - 1, quest="", hidden=None, **lies)
    table.position.begin_round()
    return table.open_books(*pages)


def grimoire_match(seed: str, options: grimoire.Options | None = None) -> GrimoireTable:
    """A match just after its deal."""
    return GrimoireTable(Match(grimoire, options or grimoire.Options(), from_text(seed)))


def begun(seed: str, **choices: Any) -> GrimoireTable:
    """A match whose first row is laid; everybody took the first token left."""
    table = grimoire_match(seed, grimoire.Options(**choices))
    while table.phase == "token":
        table.play(min(table.legal()))
    return table
