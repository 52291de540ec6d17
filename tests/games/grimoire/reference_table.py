"""The cards and tokens of the literal reference and where they lie, as plain lists."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from tests.games.grimoire.reference_cards import COPIES, ITEMS, QUEST, TREASURES, Values

Viewer = int | None  # None: somebody watching


@dataclass
class Secret:
    """A Quest card face down: from the how manieth deck it came, and who has seen it."""

    card: str
    deck: int
    seen_by: set[Viewer]


@dataclass
class Territory:
    """GRI-10, 12: what a player has."""

    companions: list[str]
    treasures: list[Secret]
    items: list[str]
    points: int = 0
    used: list[str] = field(default_factory=list)  # Items that lie face up since then


class Territories(TypedDict):
    companions: list[str]
    treasures: list[str]
    items: list[str]
    points: int


class Layout(TypedDict):
    """The open position of docs/games/grimoire.md."""

    territories: list[Territories]
    quest: list[str]
    hidden: str | None
    deck: list[str]
    discard: list[str]
    item_deck: list[str]
    drawn: list[str]
    round: int
    level: int
    order: list[int]
    pages: list[int]
    protected: list[int]
    silencers: list[int]
    ending: bool


class Table(Values):
    """Territories, Quest zone, piles and tokens; whatever is drawn from a pile is handed in."""

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(options)
        self.seats = range(self.options["seats"])
        self.everybody: list[Viewer] = [None, *self.seats]
        self.lands = [Territory([], [], []) for _ in self.seats]  # GRI-05
        self.deck = self.quest_cards()  # GRI-08
        self.decks = 1  # how many there were
        self.discard: list[str] = []  # GRI-07
        self.item_deck = [card for card in ITEMS for _ in range(COPIES[card])]  # GRI-06
        self.quest: list[str] = []  # GRI-11: face up in the Quest zone
        self.hidden: Secret | None = None  # face down in the Quest zone
        self.drawn: list[str] = []  # GRI-53 with three_keep_one: one of them is kept
        self.coming: list[str] = []  # what will be drawn, handed in

        self.phase, self.asked = "token", [0]
        self.round = 0
        self.tokens = [0 for _ in self.seats]  # GRI-16
        self.pages = [0 for _ in self.seats]
        self.turn: int | None = None
        self.protected: list[int] = []
        self.silencers: list[int] = []
        self.ending = False

    @property
    def level(self) -> int:
        """GRI-15, 19."""
        return min(15, max(6, 5 + self.round))

    def ask(self, phase: str, seats: Sequence[int]) -> None:
        self.phase, self.asked = phase, list(seats)

    # Cards

    def drawn_from(self, pile: list[str]) -> str:
        """One of the cards handed in, which must lie in this pile."""
        found = next((card for card in self.coming if card in pile), None)
        assert found is not None, f"from {pile}, not {self.coming}"
        self.coming.remove(found)
        pile.remove(found)
        return found

    def no_quest_cards(self) -> bool:
        return not self.deck and not self.discard

    def top_of_the_deck(self) -> str:
        """GRI-08: when there is none, the discards are shuffled into a new deck."""
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.decks += 1
        return self.drawn_from(self.deck)

    def face_down(self, card: str) -> Secret:
        """A card just drawn from the deck, seen by nobody."""
        return Secret(card, self.decks, set())

    def gain(self, seat: int, card: str) -> None:
        """A card that everybody has seen goes into a Territory."""
        self.place(seat, Secret(card, self.decks, set(self.everybody)))

    def place(self, seat: int, secret: Secret) -> None:
        """GRI-31, 32; GRI-34, A16: ten of a kind make this round the last, whatever happens then (GRI-A18)."""
        land = self.lands[seat]
        if secret.card in TREASURES:
            secret.seen_by.add(seat)
            land.treasures.append(secret)
        else:
            land.companions.append(secret.card)
        if max(len(land.treasures), len(land.companions)) >= self.options["end_at"]:
            self.ending = True

    def having(self, seat: int, effect: str) -> int:
        """GRI-A36: how many Companions with this effect somebody has."""
        return sum(self.effect(card) == effect for card in self.lands[seat].companions)

    def printed(self, seat: int) -> int:
        """VP of all cards, without bonuses of the end."""
        land = self.lands[seat]
        cards = [*land.companions, *land.items, *(secret.card for secret in land.treasures)]
        return sum(self.vp(card) for card in cards)

    # Laid open

    def layout(self) -> Layout:
        return Layout(
            territories=[
                Territories(
                    companions=in_order(land.companions),
                    treasures=in_order([secret.card for secret in land.treasures]),
                    items=in_order(land.items),
                    points=land.points,
                )
                for land in self.lands
            ],
            quest=in_order(self.quest),
            hidden=self.hidden.card if self.hidden else None,
            deck=in_order(self.deck),
            discard=in_order(self.discard),
            item_deck=in_order(self.item_deck),
            drawn=in_order(self.drawn),
            round=self.round,
            level=self.level,
            order=list(self.tokens),
            pages=list(self.pages),
            protected=sorted(self.protected),
            silencers=sorted(self.silencers),
            ending=self.ending,
        )


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=(QUEST + ITEMS).index)
