"""A Totem table laid open as plain lists, and back: for referees, tests and guesses."""

from collections.abc import Sequence
from typing import Final, TypedDict

from kamifuda.games.totem.cards import DECK, IDS, names, set_of
from kamifuda.games.totem.options import Options, packed
from kamifuda.games.totem.rules import Totem
from kamifuda.games.totem.table import NUMBER, SPENT, UP, WIDTH

PHASES: Final = ("choose", "turn", "again", "limit", "card", "target", "partner", "peek", "eye", "guard", "draw")
VERBS: Final = (None, "attack", "defend", "exchange", "discard", "shed")
SEATS: Final = range(2)


class Layout(TypedDict):
    """Every card; a zone is a list of places, None where no totem lies."""

    zones: list[list[str | None]]
    face_up: list[list[bool]]
    spent: list[list[bool]]
    hands: list[list[str]]
    pile: list[str]
    discard: list[str]
    turn: int
    attacks: int
    last_turn: int | None


def layout(position: Totem) -> Layout:
    zones = [entries(position, seat) for seat in SEATS]
    return Layout(
        zones=[[card_in(entry) for entry in zone] for zone in zones],
        face_up=[[bool(entry & UP) for entry in zone] for zone in zones],
        spent=[[bool(entry & SPENT) for entry in zone] for zone in zones],
        hands=[names(position.hand(seat)) for seat in SEATS],
        pile=names(position.pile),
        discard=names(position.gone),
        turn=position.turn,
        attacks=position.attacks,
        last_turn=position.last_turn - 1 if position.last_turn else None,
    )


def arrange(
    options: Options,
    *,
    zones: Sequence[Sequence[str | None]],
    face_up: Sequence[Sequence[bool]] = (),
    spent: Sequence[Sequence[bool]] = (),
    hands: Sequence[Sequence[str]],
    pile: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    first: int = 0,
    turn: int = 0,
    actor: int | None = None,
    phase: str = "turn",
    verb: str | None = None,
    card: str | None = None,
    target: int | None = None,
    attacks: int = 0,
    opening: bool = False,
    last_turn: int | None = None,
) -> Totem:
    """A position with these cards; if no pile is given, all other cards. Nobody checks that play could lead there."""
    position = Totem(packed(options))
    position.round, position.first, position.turn = 1, first, turn
    position.actor = turn if actor is None else actor
    position.phase, position.verb = PHASES.index(phase), VERBS.index(verb)
    position.card, position.target = set_of([card] if card else []), target or 0
    position.attacks, position.opening = attacks, opening
    position.last_turn = 0 if last_turn is None else 1 + last_turn
    for seat in SEATS:
        position.set_hand(seat, set_of(hands[seat]))
        up = face_up[seat] if face_up else [False] * len(zones[seat])
        used = spent[seat] if spent else [False] * len(zones[seat])
        position.set_zone(seat, zone_of(zones[seat], up, used))
    position.gone = set_of(discard)
    laid = set_of(card for zone in zones for card in zone if card is not None)
    placed = position.hand0 | position.hand1 | position.gone | laid
    position.pile = DECK & ~placed if pile is None else set_of(pile)
    return position


def zone_of(cards: Sequence[str | None], up: Sequence[bool], spent: Sequence[bool]) -> int:
    zone = 0
    for place, card in enumerate(cards):
        if card is not None:
            marks = (UP if up[place] else 0) | (SPENT if spent[place] else 0)
            zone |= (IDS.index(card) + 1 | marks) << place * WIDTH
    return zone


def entries(position: Totem, seat: int) -> list[int]:
    """The places of a zone, as the engine holds them."""
    return [position.zone(seat) >> place * WIDTH & 255 for place in range(position.size())]


def card_in(entry: int) -> str | None:
    return IDS[(entry & NUMBER) - 1] if entry & NUMBER else None
