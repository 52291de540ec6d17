"""The turns of the literal reference, from the target to the next summoner; falls of the book; the end."""

from tests.games.kamimai.literal_cards import in_order, whole_grimoire
from tests.games.kamimai.literal_spells import Spells

FELL_LATER = ("curse", "spells", "giver", "gift", "mouse", "take", "keep")  # phases 3 and 4


class Turns(Spells):
    """What follows what."""

    def open_zones(self) -> list[str]:
        """KMI-16, 18, A32."""
        sealed = [place for place, zone in enumerate(self.zones) if zone.sealed]
        if not sealed and any(zone.start for zone in self.zones):
            return [zone.letter for zone in self.zones if zone.start]
        unsealed = [place for place, zone in enumerate(self.zones) if not zone.sealed]
        if sealed and self.options["zone_graph"] == "arrows":
            unsealed = [place for place in unsealed if self.leads_to(place, sealed)] or unsealed
        return [self.zones[place].letter for place in unsealed]

    def leads_to(self, place: int, sealed: list[int]) -> bool:
        """KMI-A32: an arrow from a sealed zone; as long as nobody has drawn any, they join neighbours."""
        drawn = self.rules.get(f"{self.sheet}.arrows")
        if drawn is None:
            return place - 1 in sealed or place + 1 in sealed
        return any("ABCDEF"[one] + "ABCDEF"[place] in drawn.split("+") for one in sealed)

    def begin_turn(self, seat: int) -> None:
        """KMI-15."""
        self.activator = seat
        self.turn += 1
        self.clear_turn()
        self.tell("turn", seat=seat, turn=self.turn)
        if self.target is not None:  # KMI-17
            self.begin_phase_2()
            return
        zones = self.open_zones()
        if len(zones) == 1:
            self.aim(zones[0], forced=True)
        else:
            self.phase = "target"

    def clear_turn(self) -> None:
        self.drew_guardians, self.declined, self.gives = [], [], []
        self.asked, self.agreed, self.refused = [], [], []
        self.owed = [0 for _ in self.seats]
        self.grip, self.guardian = "free", None
        self.lift_fingers()

    def aim(self, letter: str, forced: bool) -> None:
        (self.target,) = [zone for zone in self.zones if zone.letter == letter]
        self.tell("targeted", seat=self.activator, zone=letter, forced=forced)
        self.begin_phase_2()

    def lay_out(self) -> None:
        """KMI-25, 45: the drawn cards join the others."""
        self.own.extend(self.drawn)
        self.drawn = []

    def begin_phase_3(self) -> None:
        self.curse()
        self.after_the_curse()

    def after_the_curse(self) -> None:
        if self.over:
            return
        self.lift_fingers()
        if any(self.owed):
            self.phase = "curse"
        else:
            self.phase = "keep" if self.fell == "draw" else "spells"  # KMI-46

    def look_at_the_zone(self) -> None:
        """KMI-33, 34, 38, A10, A40."""
        if self.target is None or not self.target.sealed:
            return
        self.tell("sealed", zone=self.target.letter)
        self.target = None
        if not all(zone.sealed for zone in self.zones):
            self.phase = "keep"
        elif self.options["sheet"] == "adventure" and self.round < 3:
            if self.options["adventure_keep_reserves"] and self.options["version"] >= 3:
                self.phase = "keep"  # what goes on to the next sheet
            else:
                self.next_sheet()
        else:
            self.won = True
            self.tell("won", energy=self.energy)

    def next_sheet(self) -> None:
        """KMI-84, A34, A35."""
        self.round += 1
        bonus = self.options["adventure_bonus"]
        self.energy += bonus
        self.gather()
        if not self.options["adventure_keep_reserves"]:
            self.reserves = [[] for _ in self.seats]
        kept = [card for cards in self.reserves for card in cards]
        self.grimoire, self.discard = whole_grimoire(len(self.seats), self.rules), []
        for card in kept:
            self.grimoire.remove(card)
        if bonus:
            self.tell("energy", lost=-bonus, left=self.energy, why="adventure")
        self.open_sheet()
        self.build()
        self.begin_turn(self.next_activator)

    def end_turn(self) -> None:
        """KMI-48, 51, A19."""
        self.tell("kept", seat=self.activator, cards=in_order(self.own))
        if all(zone.sealed for zone in self.zones):
            self.next_sheet()
            return
        if self.fell == "draw":
            self.shuffle_in_the_discard()
        if self.fell is not None:
            self.build()
        self.activator, self.phase = self.next_activator, "settle"

    # Warming up

    def next_try(self) -> None:
        """KMI-11, D10."""
        self.warming -= 1
        self.activator, self.phase = self.next_activator, "draw"
        self.lift_fingers()
        if self.warming and self.pages > 1:
            return
        self.grimoire += self.drawn
        self.drawn, self.drew_guardians = [], []
        self.build()
        if self.warming == 0:
            self.tell("warmed_up")
            self.begin_turn(self.activator)

    # Falls

    def fall(self) -> None:
        if self.warming:
            self.fall_warming_up()
        elif self.phase in ("settle", "target"):
            self.fall_between_turns()
        elif self.phase in FELL_LATER:
            self.fall_later()
        else:
            self.fall_in_phase_2()

    def fall_warming_up(self) -> None:
        self.tell("fell", seat=self.activator, when="warm_up", blessed=False)
        if self.warming > 1:
            self.build()
        self.next_try()

    def fall_in_phase_2(self) -> None:
        """KMI-43 to 48, A41."""
        needed = not self.options["blessing_needs_guardian"] or bool(self.drew_guardians)  # KMI-A44
        blessed = self.blessed() and needed
        self.tell("fell", seat=self.activator, when="watch" if self.phase == "watch" else "draw", blessed=blessed)
        self.fell = "draw"
        if blessed:
            self.forgive()
        else:
            self.lose_energy(1, "collapse")
            if self.over:
                return
        self.lay_out()
        if self.options["curse_on_collapse"]:  # KMI-A3, A44
            self.curse()
        self.after_the_curse()

    def fall_later(self) -> None:
        """KMI-49, 50."""
        self.tell("fell", seat=self.activator, when="later", blessed=False)
        self.fell = "later"

    def fall_between_turns(self) -> None:
        """KMI-49, 82, A2, A17, A39."""
        hard = self.options["difficulty"] == "hard"
        blessed = hard and self.blessed() and not self.options["blessing_needs_guardian"]
        self.tell("fell", seat=self.activator, when="between", blessed=blessed)
        if blessed:
            self.forgive()
        elif hard:
            self.lose_energy(1, "collapse")
            if self.over:
                return
        if hard:
            self.shuffle_in_the_discard()
        self.build()
        if self.phase == "settle":
            self.begin_turn(self.activator)

    # The end

    def scores(self) -> list[int]:
        return [self.energy if self.won else 0 for _ in self.seats]
