"""Totem the slow and literal way, from totem.md alone: what the engine is compared with, never played by anybody."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from tests.games.totem.reference_table import OTHER, Table, Totem, level_of

Play = list[str]  # its steps


class Result(TypedDict):
    winner: int | None
    how: str
    totems: list[int]
    levels: list[int]


class Reference(Table):
    """One match: play() the steps of legal() until over; whatever is drawn is handed in."""

    def __init__(self, options: Mapping[str, object], first: int, hands: Sequence[Sequence[str]]) -> None:
        super().__init__(options, first, hands)
        self.result: Result | None = None
        self.coming: list[str] = []  # what will be drawn, handed in
        self.cost: list[str] = []  # the cards that the attack of the last step has cost
        self.said: Play = []  # the steps of the play that somebody is in the middle of
        self.ask("choose", [0, 1])  # TOT-A30

    def ask(self, stage: str, seats: list[int]) -> None:
        """Stages: choose, turn, eye, guard, draw, again, limit; over."""
        self.stage, self.asked = stage, seats
        self.plays = [] if stage in ("choose", "over") else self.whole_plays(seats[0])

    # What is legal

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def whole(self) -> bool:
        return not self.said

    def to_act(self) -> list[int]:
        return list(self.asked)

    def legal(self, seat: int) -> set[str]:
        """The steps with which some whole play begins or goes on."""
        if seat not in self.asked:
            return set()
        if self.stage == "choose":  # TOT-15
            return set(self.hands[seat])
        done = len(self.said)
        return {play[done] for play in self.plays if play[:done] == self.said}

    def whole_plays(self, seat: int) -> list[Play]:
        """Every play of the seat that is asked."""
        hand = self.hands[seat]
        if self.stage == "turn":  # TOT-20, A17, A29
            return self.attack_plays(seat) + self.defend_plays(seat) + self.exchange_plays(seat) + discard_plays(hand)
        if self.stage == "eye":  # TOT-10, A12, A16
            return [["discover_not"], *([f"discover {place}"] for place in self.hidden(OTHER[seat]))]
        if self.stage == "guard":  # TOT-A16: the defender chooses only the target
            return [[f"discover {place}"] for place in self.hidden(OTHER[seat])]
        if self.stage == "draw":  # TOT-11, A16
            return [["draw"], ["draw_not"]]
        if self.stage == "again":  # TOT-26, 27
            return [["stop"], *self.attack_plays(seat)] if hand else [["stop"], ["draw"]]
        assert self.stage == "limit"
        return discard_plays(hand)  # TOT-33

    def attack_plays(self, seat: int) -> list[Play]:
        """TOT-21: a hand card against one totem of the opponent."""
        if self.opening and self.no_attack_first_turn:  # TOT-A26
            return []
        found = []
        for card in self.hands[seat]:
            for place in self.places(OTHER[seat]):
                beginning = ["attack", card, f"on {place}"]
                found += [beginning + rest for rest in self.ways_to_attack(seat, card, place)]
        return found

    def may_be_attacked(self, target: Totem, strength: int) -> bool:
        """TOT-22, 23, A1: a discovered totem only by an equal or higher level."""
        if target.face_up and self.discovered_needs_higher:
            return strength > level_of(target.card)
        return not target.face_up or strength >= level_of(target.card)

    def ways_to_attack(self, seat: int, card: str, place: int) -> list[Play]:
        """How the declaration of an attack may end; empty where it is forbidden."""
        target, level = self.totem(OTHER[seat], place), level_of(card)
        if self.power_of(card) == "sword":  # TOT-08, A2, A5, A6: any other hand card may be added
            partners = [other for other in self.hands[seat] if other != card]
            alone = [["alone"]] if self.may_be_attacked(target, level) else []
            strong = [p for p in partners if self.may_be_attacked(target, level + level_of(p))]  # TOT-A7
            return alone + [[f"with {p}"] for p in strong]
        if not self.may_be_attacked(target, level):
            return []
        if self.power_of(card) == "eye" and self.eye_before_attack and self.hidden(OTHER[seat]):  # TOT-A34, A16
            return [["discover_not"], *([f"discover {place}"] for place in self.hidden(OTHER[seat]))]
        return [[]]

    def defend_plays(self, seat: int) -> list[Play]:
        """TOT-29, 30."""
        return [["defend", card] for card in self.hands[seat]] if len(self.totems(seat)) < self.zone_size else []

    def exchange_plays(self, seat: int) -> list[Play]:
        """TOT-31, 07."""
        return [["exchange", card, f"on {place}"] for card in self.hands[seat] for place in self.hidden(seat)]

    # What the views tell of it

    def joined(self, viewer: int | None, order: Sequence[str]) -> list[tuple[str, str, int, str | None]]:
        """TOT-08: any Sword of the hand with any other card, while its owner may attack."""
        attacking = self.stage in ("turn", "again") and self.said[:1] in ([], ["attack"])
        if viewer is None or not attacking or viewer != self.turn:
            return []
        hand = sorted(self.hands[viewer], key=order.index)
        swords = [card for card in hand if self.power_of(card) == "sword"]
        pairs = [(sword, partner) for sword in swords for partner in hand if partner != sword]
        return [(sword, other, level_of(sword) + level_of(other), self.power_of(other)) for sword, other in pairs]

    # Playing

    def play(self, seat: int, step: str, drawn: Sequence[str] = ()) -> None:
        """One step; these cards are drawn in it, by whomever."""
        self.coming, self.cost = list(drawn), []
        self.make(seat, step)
        assert not self.coming, f"nobody draws {self.coming}"

    def make(self, seat: int, step: str) -> None:
        assert step in self.legal(seat), (seat, step, self.legal(seat))
        self.said.append(step)
        self.asked = [seat]  # in the middle of a play nobody else acts
        if self.stage == "choose":
            self.choose(seat, step)
        elif self.said in self.plays:
            play, self.said = self.said, []
            self.carry_out(seat, play)

    def choose(self, seat: int, card: str) -> None:
        """TOT-15: one card after the other, from the first place on; when both are done the match begins."""
        self.lay(seat, card)
        if len(self.said) < self.zone_size:
            return
        self.said = []
        if self.totems(OTHER[seat]):
            self.begin_turn()
        else:
            self.asked = [OTHER[seat]]

    def carry_out(self, seat: int, play: Play) -> None:
        if self.stage in ("eye", "guard"):
            self.use_eye(seat, play[0])
        elif self.stage == "draw":
            if play == ["draw"]:
                self.draw_card(seat)
            self.go_on()
        elif self.stage == "limit":
            self.throw(seat, play[1])
            self.end_turn()
        elif play == ["stop"]:
            self.end_turn()
        elif play == ["draw"]:  # TOT-27, A19
            self.draw_card(seat)
            self.end_turn()
        elif play[0] == "attack":
            self.attack(seat, play[1], number(play[2]), play[3:])
        else:
            self.quiet_action(seat, play)

    def quiet_action(self, seat: int, play: Play) -> None:
        """TOT-29, 31, 32."""
        if play[0] == "defend":
            self.lay(seat, play[1])
        elif play[0] == "exchange":  # TOT-A20: hidden again
            place = number(play[2])
            self.hands[seat].append(self.totem(seat, place).card)
            self.hands[seat].remove(play[1])
            self.zones[seat][place] = Totem(play[1])
        else:  # TOT-A24: with an empty pile it draws none
            self.throw(seat, play[1])
            self.draw_card(seat)
        self.end_turn()

    def draw_card(self, seat: int) -> None:
        """One card of the pile, if there is any (TOT-A25); the last one settles the last turn (TOT-35)."""
        if not self.pile:
            return
        assert self.coming and self.coming[0] in self.pile, f"{seat} draws from the pile, not {self.coming}"
        card = self.coming.pop(0)
        self.pile.remove(card)
        self.hands[seat].append(card)
        if not self.pile:  # TOT-A23, A32
            self.last_turn = self.turn if self.last_turn_immediate else seat

    # An attack

    def attack(self, seat: int, card: str, place: int, rest: Play) -> None:
        """TOT-22 to 25, 09; the cards of the attack leave the hand, whatever comes (TOT-A3)."""
        self.attacks += 1
        attackers, other, target = [card], OTHER[seat], self.totem(OTHER[seat], place)
        for step in rest:
            if step.startswith("with "):
                attackers.append(step.removeprefix("with "))
            elif step.startswith("discover "):  # TOT-A34
                self.discover(other, number(step))
        for attacker in attackers:
            self.throw(seat, attacker)
        strength = sum(level_of(attacker) for attacker in attackers)  # TOT-A2
        self.cost = list(attackers)
        target.face_up = True
        shield = self.power_of(target.card) == "shield" and not target.spent  # TOT-A9, A14
        if strength >= level_of(target.card) and not shield:
            self.win(seat, card, place)
            return
        if shield and strength >= level_of(target.card) and self.shield_returns_attacker:  # TOT-A10
            self.take_back(seat, attackers)
            self.cost = []
        elif self.sword_loss_keeps_partner:  # TOT-A3
            self.take_back(seat, attackers[1:])
            self.cost = [card]
        self.hold(other, target)

    def win(self, seat: int, card: str, place: int) -> None:
        """TOT-25, 34, A33; the power of the totem that fell does not work (TOT-A15)."""
        other = OTHER[seat]
        self.discard.append(self.totem(other, place).card)
        self.zones[other][place] = None
        if not self.totems(other):  # TOT-12, A28
            self.finish(seat, "defeated")
        elif self.power_of(card) == "eye" and not self.eye_before_attack and self.hidden(other):  # TOT-A12, A13
            self.ask("eye", [seat])
        elif self.power_of(card) == "draw" and self.pile:
            self.ask("draw", [seat])
        else:
            self.go_on()

    def hold(self, seat: int, totem: Totem) -> None:
        """TOT-24: the defender's power works by itself and can not work again (TOT-A8: a Sword has none here)."""
        power = None if totem.spent else self.power_of(totem.card)
        totem.spent = totem.spent or power in ("shield", "eye", "draw")  # TOT-05, A11
        if power == "draw":  # TOT-11
            self.draw_card(seat)
        targets = self.hidden(OTHER[seat]) if power == "eye" else []
        if len(targets) > 1:
            self.ask("guard", [seat])
            return
        for place in targets:
            self.discover(OTHER[seat], place)
        self.end_turn()

    def discover(self, seat: int, place: int) -> None:
        """TOT-10: by an Eye, which cancels the power."""
        totem = self.totem(seat, place)
        totem.face_up, totem.spent = True, self.power_of(totem.card) is not None

    def use_eye(self, seat: int, step: str) -> None:
        """After a won attack (TOT-A33), or one that was held."""
        if step != "discover_not":
            self.discover(OTHER[seat], number(step))
        if self.stage == "eye":
            self.go_on()
        else:
            self.end_turn()

    def go_on(self) -> None:
        """TOT-26 to 28: after a won attack."""
        if self.attacks < self.attacks_per_turn and (self.hands[self.turn] or self.pile):
            self.ask("again", [self.turn])
        else:
            self.end_turn()

    # The turn and the end

    def begin_turn(self) -> None:
        """TOT-19, 20; in an extra last turn there is nothing to draw (TOT-A32)."""
        self.attacks = 0
        self.draw_card(self.turn)
        assert self.hands[self.turn]  # TOT-A29
        self.ask("turn", [self.turn])

    def end_turn(self) -> None:
        """TOT-33, A22: first the hand limit, of the player in turn only."""
        if len(self.hands[self.turn]) > self.hand_limit:
            self.ask("limit", [self.turn])
        elif self.turn == self.last_turn:
            self.count()
        else:
            self.opening, self.turn = False, OTHER[self.turn]
            self.begin_turn()

    def count(self) -> None:
        """TOT-36, 37, A27."""
        mine, theirs = len(self.totems(0)), len(self.totems(1))
        if mine != theirs:
            self.finish(0 if mine > theirs else 1, "totems")
            return
        mine, theirs = self.levels()
        if mine != theirs:
            self.finish(0 if mine > theirs else 1, "levels")
        else:
            self.finish(None, "draw")

    def finish(self, winner: int | None, how: str) -> None:
        totems = [len(self.totems(seat)) for seat in (0, 1)]
        self.result = Result(winner=winner, how=how, totems=totems, levels=self.levels())
        self.ask("over", [])

    def scores(self) -> list[int]:
        """1 for the winner, else 0."""
        assert self.result is not None
        return [1 if self.result["winner"] == seat else 0 for seat in (0, 1)]


def number(step: str) -> int:
    """The place in `on N` or `discover N`."""
    return int(step.split()[1])


def discard_plays(hand: list[str]) -> list[Play]:
    """TOT-32, 33."""
    return [["discard", card] for card in hand]
