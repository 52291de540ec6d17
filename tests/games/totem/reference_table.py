"""The cards of the literal reference and where they lie, as plain lists."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

POWERS = {"red": "sword", "blue": "shield", "purple": "eye", "green": "draw"}  # TOT-03, reconstructed colours
DECK = [f"{colour}_{level}" for colour in POWERS for level in range(1, 14)]  # TOT-01, 02: 52 cards
DEALT = 7  # TOT-14: to each
OTHER = (1, 0)  # TOT-17: two players

DEFAULTS: dict[str, object] = {  # totem.md, "Options"
    "seats": 2,
    "sword_loss_keeps_partner": False,
    "shield_returns_attacker": False,
    "eye_before_attack": False,
    "last_turn": "as_ruled",
    "no_attack_first_turn": False,
    "hand_limit": 6,
    "zone_size": 4,
    "attacks_per_turn": 2,
    "discovered_needs": "equal",
    "house_rules": "",
    "version": 2,
}


@dataclass
class Totem:
    """A card in a zone; spent is sideways (TOT-05)."""

    card: str
    face_up: bool = False
    spent: bool = False


class Layout(TypedDict):
    """The open position of docs/games/totem.md."""

    zones: list[list[str | None]]
    face_up: list[list[bool]]
    spent: list[list[bool]]
    hands: list[list[str]]
    pile: list[str]
    discard: list[str]
    turn: int
    attacks: int
    last_turn: int | None


def level_of(card: str) -> int:
    """TOT-02."""
    return int(card.split("_")[1])


class Table:
    """Two zones, two hands, the pile, the discard pile and whose turn it is."""

    def __init__(self, options: Mapping[str, object], first: int, hands: Sequence[Sequence[str]]) -> None:
        chosen = {**DEFAULTS, **options}
        assert set(chosen) == set(DEFAULTS) and chosen["seats"] == 2 and first in (0, 1)
        hand_limit, zone_size, attacks_per_turn = (
            chosen[name] for name in ("hand_limit", "zone_size", "attacks_per_turn")
        )
        assert isinstance(hand_limit, int) and isinstance(zone_size, int) and isinstance(attacks_per_turn, int)
        assert chosen["last_turn"] in ("as_ruled", "immediate")
        self.hand_limit: int = hand_limit
        self.zone_size: int = zone_size
        self.attacks_per_turn: int = attacks_per_turn
        self.sword_loss_keeps_partner = bool(chosen["sword_loss_keeps_partner"])
        self.shield_returns_attacker = bool(chosen["shield_returns_attacker"])
        self.eye_before_attack = bool(chosen["eye_before_attack"])
        self.last_turn_immediate = chosen["last_turn"] == "immediate"
        self.no_attack_first_turn = bool(chosen["no_attack_first_turn"])
        self.discovered_needs_higher = chosen["discovered_needs"] == "higher"
        self.powers, self.highest = dict(POWERS), 9
        for rule in filter(None, str(chosen["house_rules"]).split(",")):
            name, value = rule.split(":")
            if name == "highest":
                self.highest = int(value)
            else:
                self.powers[name] = value

        assert len({card for hand in hands for card in hand}) == 2 * DEALT  # TOT-14
        self.hands = [list(hand) for hand in hands]
        self.zones: list[list[Totem | None]] = [[None] * self.zone_size, [None] * self.zone_size]
        self.pile = [card for card in DECK if card not in self.hands[0] + self.hands[1]]  # TOT-16
        self.discard: list[str] = []
        self.turn = first  # TOT-13
        self.opening = True  # the first player's very first turn
        self.attacks = 0  # in this turn
        self.last_turn: int | None = None

    def power_of(self, card: str) -> str | None:
        """TOT-03: levels 1 to 9 carry the power of their colour, or as the house rules have it."""
        return self.powers[card.split("_")[0]] if level_of(card) <= self.highest else None

    def totems(self, seat: int) -> list[Totem]:
        return [totem for totem in self.zones[seat] if totem is not None]

    def totem(self, seat: int, place: int) -> Totem:
        totem = self.zones[seat][place]
        assert totem is not None
        return totem

    def places(self, seat: int) -> list[int]:
        """Where this seat has a totem."""
        return [place for place in range(self.zone_size) if self.zones[seat][place] is not None]

    def hidden(self, seat: int) -> list[int]:
        """Where this seat has an undiscovered totem (TOT-06)."""
        return [place for place in self.places(seat) if not self.totem(seat, place).face_up]

    def layout(self, order: Sequence[str] = DECK) -> Layout:
        """With the cards in this order, wherever they have none of their own."""
        rank = {card: number for number, card in enumerate(order)}
        return Layout(
            zones=[[None if totem is None else totem.card for totem in zone] for zone in self.zones],
            face_up=[[totem is not None and totem.face_up for totem in zone] for zone in self.zones],
            spent=[[totem is not None and totem.spent for totem in zone] for zone in self.zones],
            hands=[sorted(hand, key=rank.__getitem__) for hand in self.hands],
            pile=sorted(self.pile, key=rank.__getitem__),
            discard=sorted(self.discard, key=rank.__getitem__),
            turn=self.turn,
            attacks=self.attacks,
            last_turn=self.last_turn,
        )

    def lay(self, seat: int, card: str) -> None:
        """Face down, at the first free place."""
        self.hands[seat].remove(card)
        self.zones[seat][self.zones[seat].index(None)] = Totem(card)

    def throw(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)

    def take_back(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.discard.remove(card)
            self.hands[seat].append(card)

    def levels(self) -> list[int]:
        return [sum(level_of(totem.card) for totem in self.totems(seat)) for seat in (0, 1)]
