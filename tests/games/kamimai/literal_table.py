"""Where everything lies on the table of the literal reference: plain lists of cards, and what happened in a step."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.kamimai.literal_cards import Zone, house_rules, in_order, whole_grimoire, zones_of

Event = dict[str, Any]
Layout = dict[str, Any]
WORLD = -1
SIDES = ("left", "right")
ADVENTURE = ("I", "II", "III")


class Table:
    """Cards, sheet and energy; whichever card is seen is read from what the engine told."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = dict(options)
        self.rules = house_rules(options)
        self.seats = range(options["seats"])
        self.real = options["book"] == "real"
        self.limit = options["reserve_limit"] + (2 if options["seats"] == 1 else 0)  # KMI-12, 40
        self.reserves: list[list[str]] = [[] for _ in self.seats]  # KMI-A36
        self.drawn: list[str] = []  # in this phase 2, until the watch is over
        self.grimoire = whole_grimoire(options["seats"], self.rules)  # what nobody has seen, wherever it lies
        self.standing = {"left": 0, "right": 0}
        self.faces: dict[str, str | None] = {"left": None, "right": None}
        self.felt: list[str] = []  # strays that everybody sees
        self.unseen_strays = 0
        self.lean = 0
        self.pulls = 0  # since the book was built
        self.books = 0
        self.discard: list[str] = []
        self.played: str | None = None  # the Creature whose effect goes on
        self.energy = int(self.rules.get(f"{self.first_sheet}.energy", options["energy_start"]))  # KMI-D1
        if options["difficulty"] == "easy":  # KMI-81
            self.energy += options["easy_bonus"]
        self.begun_with = self.energy
        self.round, self.turn = 1, 0
        self.zones: list[Zone] = []
        self.target: Zone | None = None
        self.activator = 0
        self.phase = "draw"
        self.whole = True
        self.warming = 0  # how many may still warm up (KMI-11)
        self.fell: str | None = None
        self.won: bool | None = None

        self.coming: list[Event] = []  # what the engine told of this step
        self.leaning = 0  # how the engine's book stands after this step
        self.events: list[Event] = []  # what happened in this play

    # What is told

    def tell(self, event: str, **facts: Any) -> None:
        self.events.append({"event": event, **facts})

    def heard(self, event: str) -> Event:
        """What chance decided: the next event of this name that the engine told."""
        found = next((each for each in self.coming if each["event"] == event), None)
        assert found is not None, f"nobody told {event}, only {self.coming}"
        self.coming.remove(found)
        return found

    # Sheet and energy

    @property
    def first_sheet(self) -> str:
        """KMI-08, 84."""
        return ADVENTURE[0] if self.options["sheet"] == "adventure" else str(self.options["sheet"])

    @property
    def sheet(self) -> str:
        return ADVENTURE[self.round - 1] if self.options["sheet"] == "adventure" else self.first_sheet

    @property
    def over(self) -> bool:
        return self.won is not None

    def open_sheet(self) -> None:
        self.zones, self.target = zones_of(self.rules[self.sheet]), None
        self.tell("sheet", sheet=self.sheet, energy=self.energy)

    def lose_energy(self, lost: int, why: str) -> None:
        """KMI-07, 39: without energy the match is lost at once (KMI-A9)."""
        lost = min(lost, self.energy)
        self.energy -= lost
        self.tell("energy", lost=lost, left=self.energy, why=why)
        if self.energy == 0:
            self.won = False
            self.tell("lost")

    def blessed(self) -> bool:
        """KMI-62, A1, A2: a blessed zone is the target."""
        return self.target is not None and "blessing" in self.target.effects and self.target.spares != 0

    def forgive(self) -> None:
        """Where the sheet prints how often."""
        if self.target is not None and self.target.spares is not None:
            self.target.spares -= 1
            self.tell("forgave", left=self.target.spares)

    # The book

    @property
    def pages(self) -> int:
        """How many stand; people at a real table know only which cards they have not seen elsewhere."""
        return len(self.grimoire) if self.real else self.standing["left"] + self.standing["right"]

    @property
    def strays(self) -> int:
        return len(self.felt) + self.unseen_strays

    def build(self) -> None:
        """KMI-10, KMI-48: the fallen cards, the strays (KMI-A11) and whatever was put to them."""
        self.gather()
        count = len(self.grimoire)
        self.standing = {"left": (count + 1) // 2, "right": count // 2}
        told = self.heard("built")
        if self.options["faces_visible"] and not self.real:
            for side, card in zip(SIDES, told["faces"], strict=True):
                self.show(side, card)
        self.lean, self.pulls, self.fell = self.leaning, 0, None
        self.books += 1
        self.tell("built", **self.standing, faces=[self.faces[side] for side in SIDES])

    def gather(self) -> None:
        """Nothing stands, nothing strays."""
        faces = [card for card in self.faces.values() if card is not None]
        self.grimoire += faces + self.felt
        self.faces = {"left": None, "right": None}
        self.felt, self.unseen_strays = [], 0
        self.standing = {"left": 0, "right": 0}

    def shuffle_in_the_discard(self) -> None:
        self.grimoire += self.discard
        self.discard = []

    def show(self, side: str, card: str | None) -> None:
        """KMI-A14: the outermost page of a side, if there is one."""
        if self.standing[side] == 0:
            assert card is None, f"no page shows {card}"
            return
        assert card is not None and self.faces[side] is None, f"{card} on {self.faces[side]}"
        self.turn_up([card])
        self.faces[side] = card

    def turn_up(self, cards: Sequence[str]) -> None:
        """Cards that nobody had seen."""
        for card in cards:
            assert card in self.grimoire, f"{card} is not in the book"
            self.grimoire.remove(card)

    # Reserves

    def clockwise(self, first: int) -> list[int]:
        """KMI-37."""
        return [(first + step) % len(self.seats) for step in self.seats]

    @property
    def next_activator(self) -> int:
        return (self.activator + 1) % len(self.seats)

    @property
    def own(self) -> list[str]:
        return self.reserves[self.activator]

    def throw(self, seat: int, card: str) -> None:
        self.reserves[seat].remove(card)
        self.discard.append(card)

    # Laid open

    def layout(self) -> Layout:
        return {
            "reserves": [in_order(cards) for cards in self.reserves],
            "drawn": in_order(self.drawn),
            "grimoire": in_order(self.grimoire),
            "faces": [self.faces[side] for side in SIDES],
            "left": None if self.real else self.standing["left"],
            "right": None if self.real else self.standing["right"],
            "felt": in_order(self.felt),
            "unseen_strays": self.unseen_strays,
            "discard": in_order(self.discard),
            "played": [self.played] if self.played else [],
            "energy": self.energy,
            "sheet": self.sheet,
            "scribbled": [list(zone.scribbled) for zone in self.zones],
            "target": self.target.letter if self.target else None,
            "activator": self.activator,
            "phase": self.phase,
            "lean": self.lean,
            "fell": self.fell,
            "round": self.round,
        }
