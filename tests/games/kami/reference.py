"""Kami the slow and literal way, from kami.md alone: what the engine is compared with, never played by anybody."""

from collections.abc import Mapping
from dataclasses import dataclass

VALUE = {  # KAMI-04, table 1.1: points
    "soldier": 1,
    "spear": 2,
    "horseman": 2,
    "silver_dragon": 3,
    "gold_dragon": 3,
    "tower": 4,
    "fool": 4,
    "empress": 5,
}

COPIES = {  # KAMI-04, table 1.1: 32 cards
    "soldier": 10,
    "spear": 4,
    "horseman": 4,
    "silver_dragon": 4,
    "gold_dragon": 4,
    "tower": 2,
    "fool": 2,
    "empress": 2,
}

DEFAULTS: dict[str, object] = {  # kami.md, "Options"
    "seats": 4,
    "mode": "soldier",
    "target": 15,
    "three_player_hand": 10,
    "demoralised": True,
    "goita_hands": False,
    "mercenary_master_stroke": True,
    "reveal_hidden_at_round_end": True,  # only a matter of views (KAMI-A25): no rule below asks for it
}


@dataclass(frozen=True)
class Source:
    """A card that could be laid, and where it is taken from."""

    card: str
    stack: int | None  # mercenary stack 0..7; None: the hand

    def __str__(self) -> str:
        return self.card if self.stack is None else f"{self.card}@{self.stack}"


def read_source(text: str) -> Source:
    """The inverse of str(source)."""
    card, at, stack = text.partition("@")
    return Source(card, int(stack) if at else None)


def sources(hand: list[str], mercenaries: list[list[str]]) -> list[Source]:
    """Every different card of the hand, and the top card of every mercenary stack (KAMI-32)."""
    found = [Source(card, None) for card in dict.fromkeys(hand)]
    for number, stack in enumerate(mercenaries):
        if stack:
            found.append(Source(stack[0], number))
    return found


def without(source: Source, hand: list[str], mercenaries: list[list[str]]) -> tuple[list[str], list[list[str]]]:
    """Copies of hand and stacks once the card is taken; a mercenary uncovers the card below (KAMI-32, A15)."""
    hand, mercenaries = list(hand), list(mercenaries)
    if source.stack is None:
        hand.remove(source.card)
    else:
        assert mercenaries[source.stack][0] == source.card
        mercenaries[source.stack] = mercenaries[source.stack][1:]
    return hand, mercenaries


def attack_sources(hand: list[str], mercenaries: list[list[str]], empress_shown: bool) -> list[Source]:
    """What may be laid as an attack by a player whose defence half is done."""
    if not hand:  # KAMI-35, A17: the last card of the hand must be the attack, it cannot have gone to the defence
        return []
    found = []
    for source in sources(hand, mercenaries):
        last_of_hand = source.stack is None and len(hand) == 1
        if source.card == "empress" and not empress_shown and not last_of_hand:  # KAMI-23
            continue
        found.append(source)
    return found


class Reference:
    """One match: deal(), then play() the steps of legal() until needs_deal or over."""

    def __init__(self, options: Mapping[str, object], first: int) -> None:
        chosen = {**DEFAULTS, **options}
        seats, target, three_player_hand = chosen["seats"], chosen["target"], chosen["three_player_hand"]
        assert isinstance(seats, int) and isinstance(target, int) and isinstance(three_player_hand, int)
        assert seats in (2, 3, 4) and 0 <= first < seats  # KAMI-01
        assert chosen["mode"] in ("soldier", "lord", "kami") and three_player_hand in (10, 8)
        self.seats: int = seats
        self.mode = str(chosen["mode"])
        self.target: int = target
        self.three_player_hand: int = three_player_hand
        self.demoralised = bool(chosen["demoralised"]) and seats == 4  # KAMI-27
        self.goita_hands = bool(chosen["goita_hands"]) and self.demoralised  # KAMI-A24
        self.mercenary_master_stroke = bool(chosen["mercenary_master_stroke"])

        self.over = False
        self.first = first
        self.points = [0] * seats
        self.needs_deal = True
        self.stage = "none"  # "look", "declare", "partner", "counter", "hide", "attack"; "none" between rounds
        self.asked: list[int] = []  # who must answer now
        self.clear_table()

    def clear_table(self) -> None:
        """Nothing lies on the table and nobody holds a card."""
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.defence: list[list[str]] = [[] for _ in range(self.seats)]
        self.face_down: list[list[bool]] = [[] for _ in range(self.seats)]
        self.attacks: list[list[str]] = [[] for _ in range(self.seats)]
        self.attack: str | None = None
        self.attacker: int | None = None
        self.set_aside: list[str] = []
        self.mercenaries: list[list[str]] = []
        self.looked: list[int] = []  # set-aside cards somebody chose to look at
        self.shown: list[int] = []  # seats that show five Soldiers or more
        self.partners: list[int] = []  # still to be asked about a cancellation, in order
        self.chances: list[int] = []  # seats that still have their one chance against the current attack, in order
        self.defended_with: Source | None = None  # the defence half of the latest turn

    # Seats

    def after(self, seat: int) -> int:
        """KAMI-11: the next seat clockwise."""
        return (seat + 1) % self.seats

    def seating_from(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(self.seats)]

    def side(self, seat: int) -> list[int]:
        """The seats that share a score: 0+2 against 1+3 with four (KAMI-05, A21), else everyone for himself."""
        return [seat % 2, seat % 2 + 2] if self.seats == 4 else [seat]

    def partner(self, seat: int) -> int:
        assert self.seats == 4
        return (seat + 2) % 4

    # The deal and the questions before the opening

    def deal(self, hands: list[list[str]], set_aside: list[str], mercenaries: list[list[str]]) -> None:
        """KAMI-08, 28, 31: a new round with these cards."""
        assert self.needs_deal and not self.over and len(hands) == self.seats
        self.clear_table()
        self.needs_deal = False
        self.hands = [list(hand) for hand in hands]
        self.set_aside = list(set_aside)
        self.mercenaries = [list(stack) for stack in mercenaries]
        if self.seats == 3:  # KAMI-29: the second player first
            self.ask("look", [self.after(self.first)])
        elif self.goita_hands:  # KAMI-A24: instead of KAMI-24…26
            self.goita_deal()
        elif self.demoralised:  # KAMI-24
            self.ask("declare", [0, 1, 2, 3])
        else:
            self.open_round()

    def ask(self, stage: str, seats: list[int]) -> None:
        self.stage, self.asked = stage, seats

    def open_round(self) -> None:
        """KAMI-09, A3: the first player opens every round with a hidden defence card."""
        assert self.hide_sources(self.first)
        self.ask("hide", [self.first])

    def look(self, seat: int, number: int | None) -> None:
        """KAMI-29, A13: looking is free."""
        if number is not None:
            self.looked.append(number)
        second, third = self.after(self.first), self.after(self.after(self.first))
        if seat == second and self.three_player_hand == 8:  # KAMI-A23: the third player chooses too
            self.ask("look", [third])
        else:  # KAMI-A13: with two cards the third player has no choice
            self.open_round()

    def declare(self, seat: int, shows: bool) -> None:
        """KAMI-24, 25, A9: every player decides for himself whether to show five Soldiers."""
        if shows:
            self.shown.append(seat)
        self.asked = [other for other in self.asked if other != seat]
        if not self.asked:
            self.ask_partners()

    def ask_partners(self) -> None:
        """KAMI-A9: in seating order from the first player."""
        self.partners = [self.partner(seat) for seat in self.seating_from(self.first) if seat in self.shown]
        self.ask_next_partner()

    def ask_next_partner(self) -> None:
        if self.partners:
            self.ask("partner", [self.partners.pop(0)])
        else:
            self.open_round()

    def cancel(self) -> None:
        """KAMI-26: redeal, same first player."""
        self.ask("none", [])
        self.needs_deal = True

    def goita_deal(self) -> None:
        """KAMI-A24, §1.4: hands of five Soldiers and more."""
        soldiers = [hand.count("soldier") for hand in self.hands]
        for seat in (0, 1):
            if soldiers[seat] >= 5 and soldiers[self.partner(seat)] >= 5:  # wins outright in every mode
                for member in self.side(seat):
                    self.points[member] = self.target
                self.over = True
                self.end_round()
                return
        for seat in range(4):
            if soldiers[seat] >= 6:
                self.score(seat, self.goita_points(self.hands[seat]))
                self.end_round()
                return
        self.shown = [seat for seat in range(4) if soldiers[seat] == 5]
        self.ask_partners()

    def goita_points(self, hand: list[str]) -> int:
        """§1.4, divided by ten: a hand of six, seven or eight Soldiers."""
        others = [card for card in hand if card != "soldier"]
        if len(others) == 0:
            return 10
        if len(others) == 1:
            return VALUE[others[0]]
        highest = others[0] if VALUE[others[0]] >= VALUE[others[1]] else others[1]
        return VALUE[highest] * others.count(highest)

    # What is legal

    def to_act(self) -> list[int]:
        return [] if self.over or self.needs_deal else list(self.asked)

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if self.stage == "look":
            return {"look_not"} | {f"look {i}" for i in range(len(self.set_aside)) if i not in self.looked}
        if self.stage == "declare":  # KAMI-24, 25
            return {"play_on", "show"} if self.hands[seat].count("soldier") >= 5 else {"play_on"}
        if self.stage == "partner":  # KAMI-24
            return {"cancel", "play_on"}
        if self.stage == "counter":  # KAMI-12: passing is always allowed
            return {"pass"} | {f"counter {source}" for source in self.counter_sources(seat)}
        if self.stage == "hide":
            return {f"hide {source}" for source in self.hide_sources(seat)}
        assert self.stage == "attack"
        found = attack_sources(self.hands[seat], self.mercenaries, self.empress_is_shown())
        return {f"attack {source}" for source in found}

    def empress_is_shown(self) -> bool:
        """KAMI-23, A4: an Empress lies face up in anybody's defence line."""
        for seat in range(self.seats):
            for card, hidden in zip(self.defence[seat], self.face_down[seat], strict=True):
                if card == "empress" and not hidden:
                    return True
        return False

    def counters(self, card: str) -> bool:
        """Whether this card stops the current attack."""
        if card == self.attack:  # KAMI-13; KAMI-14: whoever attacked
            return True
        return card == "empress" and self.attack not in ("soldier", "spear")  # KAMI-22

    def counter_sources(self, seat: int) -> list[Source]:
        """KAMI-13, 22; refused if no attack could follow (KAMI-A2, A22)."""
        shown = self.empress_is_shown()
        found = []
        for source in sources(self.hands[seat], self.mercenaries):
            if not self.counters(source.card):
                continue
            hand, mercenaries = without(source, self.hands[seat], self.mercenaries)
            if attack_sources(hand, mercenaries, shown or source.card == "empress"):  # KAMI-A6: she is face up by then
                found.append(source)
        return found

    def hide_sources(self, seat: int) -> list[Source]:
        """KAMI-09, 16: any card, also a mercenary (KAMI-A14); refused if no attack could follow (KAMI-A2, A22)."""
        shown = self.empress_is_shown()
        found = []
        for source in sources(self.hands[seat], self.mercenaries):
            hand, mercenaries = without(source, self.hands[seat], self.mercenaries)
            if attack_sources(hand, mercenaries, shown):  # F4: a hidden Empress unlocks nothing
                found.append(source)
        return found

    # Playing

    def play(self, seat: int, step: str) -> None:
        assert step in self.legal(seat), (seat, step, self.legal(seat))
        verb, _, rest = step.partition(" ")
        if verb == "look":
            self.look(seat, int(rest))
        elif verb == "look_not":
            self.look(seat, None)
        elif self.stage == "declare":
            self.declare(seat, verb == "show")
        elif verb == "cancel":
            self.cancel()
        elif verb == "play_on":
            self.ask_next_partner()
        elif verb == "pass":
            self.pass_turn(seat)
        elif verb == "counter":
            self.lay_defence(seat, read_source(rest), hidden=False)
        elif verb == "hide":
            self.lay_defence(seat, read_source(rest), hidden=True)
        else:
            assert verb == "attack"
            self.lay_attack(seat, read_source(rest))

    def pass_turn(self, seat: int) -> None:
        """KAMI-12, A8: one chance per attack."""
        assert self.chances[0] == seat
        self.chances.pop(0)
        if self.chances:
            self.ask("counter", [self.chances[0]])
        else:
            self.give_the_lead()

    def give_the_lead(self) -> None:
        """KAMI-16: all others have passed, the attacker goes on; KAMI-A16 when he cannot."""
        assert self.attacker is not None
        if self.hide_sources(self.attacker):
            self.ask("hide", [self.attacker])
            return
        assert self.seats == 2  # KAMI-A16: cannot arise with three or four
        opponent = self.after(self.attacker)
        if self.hide_sources(opponent):
            self.ask("hide", [opponent])
            return
        self.end_round()  # KAMI-A16: without points

    def lay_defence(self, seat: int, source: Source, hidden: bool) -> None:
        """KAMI-09, 13, 16; then the same player attacks (KAMI-10, 15, A2)."""
        self.hands[seat], self.mercenaries = without(source, self.hands[seat], self.mercenaries)
        self.defence[seat].append(source.card)
        self.face_down[seat].append(hidden)
        self.defended_with = source
        self.ask("attack", [seat])

    def lay_attack(self, seat: int, source: Source) -> None:
        """KAMI-10, 15: the current attack, unless it was the last card of the hand (KAMI-17)."""
        self.hands[seat], self.mercenaries = without(source, self.hands[seat], self.mercenaries)
        self.attacks[seat].append(source.card)
        self.attack, self.attacker = source.card, seat
        if not self.hands[seat]:  # KAMI-02, 17
            assert source.stack is None  # KAMI-35
            self.score(seat, VALUE[source.card] * (2 if self.is_master_stroke(seat) else 1))  # KAMI-18, 20
            self.end_round()
        else:
            self.chances = self.seating_from(seat)[1:]  # KAMI-11
            self.ask("counter", [self.chances[0]])

    def is_master_stroke(self, seat: int) -> bool:
        """KAMI-20: the last two cards are identical and the defence card is face down."""
        assert self.defended_with is not None and self.defended_with.card == self.defence[seat][-1]
        if self.defended_with.stack is not None and not self.mercenary_master_stroke:  # KAMI-A14
            return False
        return self.defence[seat][-1] == self.attack and self.face_down[seat][-1]  # KAMI-21: not if face up

    # The end of a round

    def score(self, seat: int, gained: int) -> None:
        """KAMI-18, A20: one counter per player or team, as the mode has it."""
        total = self.points[seat] + gained
        if self.mode == "lord" and total > self.target:  # KAMI-37
            total = self.target - (total - self.target)
            if total < 0:  # KAMI-A18
                total = 0
        if self.mode == "kami" and total > self.target:  # KAMI-38
            total = 0
        for member in self.side(seat):
            self.points[member] = total
        if total >= self.target:  # KAMI-03, 36; in the other modes no total is above the target any more
            self.over = True

    def end_round(self) -> None:
        """KAMI-19: if there is a next round, the second player becomes first."""
        self.ask("none", [])
        if not self.over:
            self.first = self.after(self.first)
            self.needs_deal = True
