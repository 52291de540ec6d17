"""A Grimoire table laid open as plain lists, and back: for referees, tests and guesses."""

from collections.abc import Sequence
from typing import Final, TypedDict

from kamifuda.core.bits import seats_in
from kamifuda.games.grimoire.cards import COINS, ITEM_DECK, NUMBERED_ITEMS, PEOPLE, item_names, names, pick_out
from kamifuda.games.grimoire.options import Options, packed
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.table import NIBBLE, PURSE
from kamifuda.games.grimoire.values import values_of

PHASES: Final = (
    "token", "bookmark", "luck", "heal", "create", "merchant", "target", "give", "seize", "wish", "keep", "take",
)  # fmt: skip


class Territory(TypedDict):
    companions: list[str]
    treasures: list[str]
    items: list[str]
    points: int


class Layout(TypedDict):
    """Every card; piles are sorted, they have no order."""

    territories: list[Territory]
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


def layout(position: Grimoire) -> Layout:
    seats = range(position.seats)
    return Layout(
        territories=[
            Territory(
                companions=names(position.cards(seat) & PEOPLE),
                treasures=names(position.cards(seat) & COINS),
                items=item_names(position.items(seat)),
                points=position.points_of(seat),
            )
            for seat in seats
        ],
        quest=names(position.zone),
        hidden=names(position.hidden)[0] if position.hidden else None,
        deck=names(position.deck),
        discard=names(position.discard),
        item_deck=item_names(position.item_deck),
        drawn=names(position.drawn),
        round=position.round,
        level=position.level(),
        order=[position.token(seat) for seat in seats],
        pages=[position.page(seat) for seat in seats],
        protected=seats_in(position.protected),
        silencers=seats_in(position.silencers),
        ending=position.ending,
    )


def arrange(
    options: Options,
    *,
    companions: Sequence[Sequence[str]],
    treasures: Sequence[Sequence[str]] = (),
    items: Sequence[Sequence[str]] = (),
    points: Sequence[int] = (),
    quest: Sequence[str] = (),
    hidden: str | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    item_deck: Sequence[str] | None = None,
    drawn: Sequence[str] = (),
    round: int = 1,
    order: Sequence[int] = (),
    before: Sequence[int] = (),
    pages: Sequence[int] = (),
    phase: str = "bookmark",
    turn: int = 0,
    actor: int = 0,
    ending: bool = False,
) -> Grimoire:
    """A position with these cards; if no deck is given, all others. Nobody checks that play could lead there."""
    position = Grimoire(packed(options), values_of(options.house_rules))
    free = Free(int(position.deck))
    for seat in range(options.seats):
        cards = [*companions[seat], *(treasures[seat] if treasures else ())]
        position.set_cards(seat, free.take(cards))
        position.set_items(seat, free.take_items(items[seat] if items else ()))
    position.zone, position.discard, position.drawn = free.take(quest), free.take(discard), free.take(drawn)
    position.hidden = free.take([hidden] if hidden else ())
    position.deck = free.cards if deck is None else free.take(deck)
    position.item_deck = free.items if item_deck is None else free.take_items(item_deck)
    position.points = sum(each << PURSE * seat for seat, each in enumerate(points))
    position.round, position.ending = round, ending
    position.order, position.before, position.pages = nibbles(order), nibbles(before), nibbles(pages)
    position.phase, position.turn, position.actor = PHASES.index(phase), turn, actor
    return position


class Free:
    """The cards that lie nowhere yet."""

    def __init__(self, cards: int) -> None:
        self.cards, self.items = cards, ITEM_DECK

    def take(self, ids: Sequence[str]) -> int:
        found = pick_out(ids, self.cards)
        self.cards &= ~found
        return found

    def take_items(self, ids: Sequence[str]) -> int:
        found = pick_out(ids, self.items, NUMBERED_ITEMS)
        self.items &= ~found
        return found


def nibbles(numbers: Sequence[int]) -> int:
    """One number for each seat, as the engine holds them."""
    return sum(number << NIBBLE * seat for seat, number in enumerate(numbers))
