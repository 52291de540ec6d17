"""The cards, sheets and Guardians of kamimai.md, and what house rules make of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

ELEMENTS = ("water", "fire", "earth", "air")
GUARDIANS = tuple(f"{colour}_guardian" for colour in ELEMENTS)
FAIRIES = tuple(f"{colour}_fairy" for colour in ELEMENTS)
KINDS = (*ELEMENTS, *GUARDIANS, *FAIRIES, "wolf", "imp", "dragonflies", "mouse")
COPIES = dict.fromkeys(ELEMENTS, 12) | dict.fromkeys(GUARDIANS, 2)  # KMI-03; of the Creatures one each
CURSES = ("energy", "colour", "discard")  # in the order in which they act
GRIPS = {"water": "middle", "fire": "off_hand", "earth": "ring", "air": "little"}

SHEETS = {  # KMI-08, written as house rules write it
    "I": "!water+fire+earth/air+team=blessing*5/water+fire+earth+air=discard",
    "II": "fire+air=discard/water+fire+earth+air=colour/water+team=blessing*5/water+earth+air=discard",
    "III": (
        "water+fire=discard/fire+earth+air+team=colour/water+earth+team=blessing*5/fire+air=energy/water+earth=energy"
    ),
}


@dataclass
class Zone:
    letter: str
    spells: list[str]
    effects: list[str]
    start: bool  # KMI-18
    scribbled: list[bool] = field(default_factory=list)
    spares: int | None = None  # collapses that its blessing still forgives; None: all of them

    @property
    def sealed(self) -> bool:
        """KMI-34."""
        return all(self.scribbled)

    def curses(self) -> list[str]:
        """KMI-A33, in the order in which they act."""
        return [curse for curse in CURSES if curse in self.effects]


def zones_of(text: str) -> list[Zone]:
    """A fresh sheet."""
    zones = []
    for letter, written in zip("ABCDEF", text.split("/"), strict=False):
        spells, _, effects = written.removeprefix("!").partition("=")
        boxes = spells.split("+")
        start = written.startswith("!")
        named = [effect.partition("*") for effect in effects.split("+")] if effects else []
        zones.append(Zone(letter, boxes, [effect for effect, _, _ in named], start, [False for _ in boxes]))
        for _, _, times in named:
            if times:
                zones[-1].spares = int(times)
    return zones


def house_rules(options: Mapping[str, Any]) -> dict[str, str]:
    """Sheets by I, II, III, grips by colour, I.energy and fire.copies, as this table plays them."""
    rules = {**SHEETS, **GRIPS}
    if options["version"] < 3:  # no blessing wore out
        rules = {what: value.replace("*5", "") for what, value in rules.items()}
    for rule in options["house_rules"].split(","):
        what, _, value = rule.partition(":")
        if what:
            rules[what] = value
    return rules


def whole_grimoire(seats: int, rules: Mapping[str, str]) -> list[str]:
    """KMI-09; KMI-41: without the Dragonflies when alone; as many of each as the house says."""
    copies = {card: int(rules.get(f"{card}.copies", COPIES.get(card, 1))) for card in KINDS}
    cards = [card for card in KINDS for _ in range(copies[card])]
    return [card for card in cards if seats > 1 or card != "dragonflies"]


def colour_of(card: str) -> str:
    return card.split("_")[0]


def is_guardian(card: str) -> bool:
    return card in GUARDIANS


def guardians_in(cards: Sequence[str]) -> list[str]:
    return [card for card in cards if is_guardian(card)]


def loose(cards: Sequence[str]) -> list[str]:
    """Elements and Creatures: what may be discarded, stolen and lost (KMI-36, 67)."""
    return [card for card in cards if not is_guardian(card)]


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)
