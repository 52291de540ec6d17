"""The three KamiMaï as data (KMI-08, KMI-A33, KMI-D8): zones with their spells and effects, and what Guardians force.

Nothing of it is published in text: all of it is reconstructed, and house rules may replace it.
"""
# compiled

from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from kamifuda.games.kamimai.cards import ALIKE, DRAGONFLIES, ELEMENTS, RECONSTRUCTED, bag_of, one
from kamifuda.games.kamimai.fitted import Odds

SPELLS: Final = (*ELEMENTS, "team")
EFFECTS: Final = ("blessing", "energy", "colour", "discard")
SHEETS: Final = ("I", "II", "III")
LETTERS: Final = "ABCDEF"
GRIPS: Final = ("free", "middle", "ring", "little", "off_hand")  # KMI-68
MOST_ZONES: Final = 6
MOST_SPELLS: Final = 5
MOST_SPARED: Final = 9
MOST_ENERGY: Final = 9
MOST_ARROWS: Final = 30  # one from every zone to every other


class Zone(NamedTuple):
    spells: tuple[str, ...]
    effects: tuple[str, ...] = ()
    start: bool = False  # KMI-18: its arrow is drawn already
    spares: int = 0  # how many collapses its blessing forgives; 0: all (KMI-62, KMI-A47)


Sheet = tuple[Zone, ...]

USUAL_SHEETS: Final[dict[str, Sheet]] = {
    "I": (
        Zone(("water", "fire", "earth"), start=True),
        Zone(("air", "team"), ("blessing",), spares=5),
        Zone(("water", "fire", "earth", "air"), ("discard",)),
    ),
    "II": (
        Zone(("fire", "air"), ("discard",)),
        Zone(("water", "fire", "earth", "air"), ("colour",)),
        Zone(("water", "team"), ("blessing",), spares=5),
        Zone(("water", "earth", "air"), ("discard",)),
    ),
    "III": (
        Zone(("water", "fire"), ("discard",)),
        Zone(("fire", "earth", "air", "team"), ("colour",)),
        Zone(("water", "earth", "team"), ("blessing",), spares=5),
        Zone(("fire", "air"), ("energy",)),
        Zone(("water", "earth"), ("energy",)),
    ),
}
OLDER_SHEETS: Final[dict[str, dict[int, Sheet]]] = {  # of a name: as it was up to a version, the oldest first
    "I": {
        2: (
            Zone(("water", "fire", "earth"), start=True),
            Zone(("air", "team"), ("blessing",)),
            Zone(("water", "fire", "earth", "air"), ("discard",)),
        ),
    },
    "II": {
        2: (
            Zone(("fire", "air"), ("discard",)),
            Zone(("water", "fire", "earth", "air"), ("colour",)),
            Zone(("water", "team"), ("blessing",)),
            Zone(("water", "earth", "air"), ("discard",)),
        ),
    },
    "III": {
        2: (
            Zone(("water", "fire"), ("discard",)),
            Zone(("fire", "earth", "air", "team"), ("colour",)),
            Zone(("water", "earth", "team"), ("blessing",)),
            Zone(("fire", "air"), ("energy",)),
            Zone(("water", "earth"), ("energy",)),
        ),
    },
}
SOURCE: Final = RECONSTRUCTED  # of all this
USUAL_GRIPS: Final = {"water": "middle", "fire": "off_hand", "earth": "ring", "air": "little"}

BLESSING: Final = 1
ENERGY: Final = 2
COLOUR: Final = 4
DISCARD: Final = 8
TEAM: Final = 5
NIBBLE: Final = 4


def usual_sheet(name: str, version: int) -> Sheet:
    for until, sheet in OLDER_SHEETS.get(name, {}).items():
        if version <= until:
            return sheet
    return USUAL_SHEETS[name]


def arrows_among(zones: int) -> tuple[str, ...]:
    """All that a sheet with so many zones can have: `AB` leads from A to B."""
    return tuple(one + other for one in LETTERS[:zones] for other in LETTERS[:zones] if one != other)


def usual_arrows(zones: int) -> tuple[str, ...]:
    """KMI-A32: to the neighbours."""
    return tuple(arrow for arrow in arrows_among(zones) if abs(LETTERS.index(arrow[0]) - LETTERS.index(arrow[1])) == 1)


@mypyc_attr(acyclic=True)
class Sheets:
    """The sheets of a table, its cards and the odds of its book, as the engine reads them."""

    house_rules: str
    version: int
    zones: list[int]  # how many there are on each sheet
    starts: list[int]  # the forced first zone; -1 where there is none
    boxes: list[int]  # spells of each zone in nibbles, elements from 1, TEAM
    effects: list[int]
    spares: list[int]  # collapses that the blessing of each zone forgives; 0: all
    sources: list[int]  # the zones of which an arrow leads to each zone, as a set
    energies: list[int]  # at the beginning of each sheet; 0: as the option says (KMI-D1)
    grips: list[int]  # of each guardian's colour
    cards: i64  # all that there are
    alone: i64  # all but the Dragonflies (KMI-41, KMI-A43)
    odds: Odds

    def __init__(
        self,
        house_rules: str,
        version: int,
        sheets: dict[str, Sheet],
        arrows: dict[str, tuple[str, ...]],
        energies: list[int],
        grips: dict[str, str],
        copies: dict[str, int],
        odds: Odds,
    ) -> None:
        self.house_rules = house_rules
        self.version = version
        self.odds = odds
        self.cards = bag_of(copies)
        self.alone = self.cards & ~(ALIKE * one(DRAGONFLIES))
        self.energies = energies
        self.zones = []
        self.starts = []
        self.boxes = []
        self.effects = []
        self.spares = []
        self.sources = []
        for name in SHEETS:
            sheet = sheets[name]
            self.zones.append(len(sheet))
            self.starts.append(next((place for place, zone in enumerate(sheet) if zone.start), -1))
            for place in range(MOST_ZONES):
                zone = sheet[place] if place < len(sheet) else Zone(())
                self.boxes.append(sum(SPELLS.index(spell) + 1 << NIBBLE * at for at, spell in enumerate(zone.spells)))
                self.effects.append(sum(1 << EFFECTS.index(effect) for effect in zone.effects))
                self.spares.append(zone.spares)
                leading = [LETTERS.index(arrow[0]) for arrow in arrows[name] if arrow[1] == LETTERS[place]]
                self.sources.append(sum(1 << source for source in leading))
        self.grips = [GRIPS.index(grips[element]) for element in ELEMENTS]

    def __reduce__(self) -> tuple[object, ...]:
        from kamifuda.games.kamimai.house import sheets_of  # which stands on this

        return sheets_of, (self.house_rules, self.version)

    def spells(self, sheet: i64, zone: i64) -> i64:
        found: i64 = self.boxes[sheet * MOST_ZONES + zone]
        return found

    def effect(self, sheet: i64, zone: i64) -> i64:
        found: i64 = self.effects[sheet * MOST_ZONES + zone]
        return found

    def spared(self, sheet: i64, zone: i64) -> i64:
        found: i64 = self.spares[sheet * MOST_ZONES + zone]
        return found

    def led_from(self, sheet: i64, zone: i64) -> i64:
        found: i64 = self.sources[sheet * MOST_ZONES + zone]
        return found

    def count(self, sheet: i64) -> i64:
        found: i64 = self.zones[sheet]
        return found

    def start(self, sheet: i64) -> i64:
        found: i64 = self.starts[sheet]
        return found

    def grimoire(self, seats: i64) -> i64:
        """KMI-09."""
        return self.cards if seats > 1 else self.alone

    def energy(self, sheet: i64, chosen: i64) -> i64:
        """KMI-D1: what the sheet prints, else what the table has chosen."""
        printed: i64 = self.energies[sheet]
        if printed:
            return printed
        return chosen

    def grip(self, colour: i64) -> i64:
        found: i64 = self.grips[colour]
        return found


def box(spells: i64, place: i64) -> i64:
    """The spell of a box: an element from 1, TEAM; 0 where there is none."""
    return spells >> NIBBLE * place & 15
