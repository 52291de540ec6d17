"""The engine and the literal reference play the same matches, and agree about everything at every step."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any, Literal

import pytest

from kamifuda.core.match import actions
from kamifuda.core.seed import from_text
from kamifuda.games import kami
from kamifuda.games.kami.cards import names
from kamifuda.games.kami.layout import Layout, arrange
from kamifuda.games.kami.rules import Kami
from tests.games.kami.reference import COPIES, Reference

DECK = [card for card, copies in COPIES.items() for _ in range(copies)]
EACH = 2000  # positions of every table below
MODES = ("soldier", "lord", "kami")
TARGETS = (4, 15, 1, 99)  # of one match after the other
TABLES: list[dict[str, Any]] = [
    *({"seats": 2, "mode": mode, "mercenary_master_stroke": on} for mode in MODES for on in (True, False)),
    *({"seats": 3, "mode": mode, "three_player_hand": size} for mode in MODES for size in (10, 8)),
    *({"seats": 4, "mode": mode, "demoralised": False} for mode in MODES),
    *({"seats": 4, "mode": mode, "goita_hands": on} for mode in MODES for on in (True, False)),
]

Favourite = Callable[[str], bool]
POLICIES: list[Favourite] = [
    lambda step: True,
    lambda step: step != "pass",  # counters whatever it can
    lambda step: step == "pass",
    lambda step: "@" in step,  # hires, so that a duel runs out of mercenaries
    lambda step: step in ("show", "cancel"),
]


class Pair:
    """The engine and the reference at one table."""

    def __init__(self, options: kami.Options, position: Kami, first: int) -> None:
        self.position, self.reference = position, Reference(asdict(options), first)
        self.seen: Counter[str] = Counter()
        self.round = position.round

    def legal(self) -> dict[int, list[str]]:
        """The steps of every seat that has any, the same for both."""
        found: dict[int, list[str]] = {}
        for seat in range(self.reference.seats):
            bits = actions(self.position.legal(seat))
            steps = {kami.notation(self.position, seat, action) for action in bits}
            assert steps == self.reference.legal(seat)
            if steps:
                found[seat] = sorted(steps)
        return found

    def play(self, seat: int, step: str) -> None:
        self.position.journal = []
        self.position.apply(seat, kami.parse(self.position, seat, step))
        self.reference.play(seat, step)
        self.follow()

    def follow(self) -> None:
        """Deals to the reference what the engine has dealt, then compares."""
        facts = self.position.journal or []
        self.seen.update(fact.what for fact in facts)
        self.seen.update(f"{fact.more >> 8} soldiers" for fact in facts if fact.what == "soldiers_scored")
        received = [names(fact.card) for fact in facts if fact.what == "received"]
        seats, table = self.reference.seats, kami.layout(self.position)
        deals = [received[at : at + seats] for at in range(0, len(received), seats)]
        assert self.position.round == self.round + len(deals)
        self.round = self.position.round
        self.seen["deals at once"] += len(deals) > 1
        for hands in deals:
            self.reference.deal(hands, table["set_aside"], table["mercenaries"])
        self.compare(table)

    def compare(self, table: Layout) -> None:
        reference = self.reference
        assert not reference.needs_deal
        assert self.position.over == reference.over
        assert [seat for seat in range(4) if self.position.to_act() >> seat & 1] == reference.to_act()
        assert [sorted(hand) for hand in table["hands"]] == [sorted(hand) for hand in reference.hands]
        assert (table["defence"], table["attacks"]) == (reference.defence, reference.attacks)
        assert table["face_down"] == self.face_down()
        assert (table["attack"], table["attacker"]) == (reference.attack, reference.attacker)
        assert (table["first"], table["points"]) == (reference.first, reference.points)
        assert (table["set_aside"], table["mercenaries"]) == (reference.set_aside, reference.mercenaries)
        self.seen["positions"] += 1
        self.seen["over"] += reference.over

    def face_down(self) -> list[list[bool]]:
        """As in the reference, but for the proof of a last master stroke, which the engine turns over (KAMI-A25)."""
        lines = [list(line) for line in self.reference.face_down]
        winner = self.reference.attacker
        if self.reference.over and winner is not None and self.reference.is_master_stroke(winner):
            lines[winner][-1] = False
        return lines

    def random_steps(self, dice: random.Random, favourite: Favourite) -> Iterator[None]:
        """Plays on until the match is over, mostly as a policy likes it."""
        while legal := self.legal():
            seat = dice.choice(list(legal))
            liked = [step for step in legal[seat] if favourite(step)] if dice.random() < 0.8 else []
            self.play(seat, dice.choice(liked or legal[seat]))
            yield


def dealt(options: kami.Options, seed: str) -> Pair:
    """A match from its first deal."""
    position = kami.deal(options, from_text(seed))
    (first,) = [fact.seat for fact in position.journal or [] if fact.what == "first"]
    pair = Pair(options, position, first)
    pair.round = 0
    pair.follow()
    return pair


def arranged(
    options: kami.Options,
    first: int,
    hands: Sequence[list[str]],
    stacks: Sequence[list[str]] = (),
    points: Sequence[int] = (0, 0),
    chance: int = 0,  # of the deal that follows
) -> Pair:
    """A match whose first deal is given; nobody is asked to declare."""
    stacks = [*stacks, *[[] for _ in range(8 - len(stacks))]] if options.seats == 2 else []
    position = arrange(options, hands=hands, mercenaries=stacks, first=first, points=points)
    position.journal, position.chance = [], chance
    pair = Pair(options, position, first)
    pair.reference.points = list(points)
    pair.reference.deal([list(hand) for hand in hands], [], [list(stack) for stack in stacks])
    if options.goita_hands:
        position.announce()
    pair.follow()
    return pair


def test_the_tables_make_twenty_thousand_positions() -> None:
    assert len(TABLES) * EACH >= 20_000


@pytest.mark.clause("KAMI-17", "KAMI-30", "KAMI-34", "KAMI-36", "KAMI-37", "KAMI-38")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_random_matches(table: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    dice = random.Random(str(table))
    for number in range(10_000):
        options = kami.Options(**table, target=TARGETS[number % len(TARGETS)])
        pair = dealt(options, f"{table} {number}")
        for _ in pair.random_steps(dice, POLICIES[number % len(POLICIES)]):
            if seen["positions"] + pair.seen["positions"] >= EACH or pair.round > 10:
                break
        seen += pair.seen
        if seen["positions"] >= EACH:
            break
    assert seen["positions"] >= EACH
    assert {"round_won", "countered", "passed", "over"} <= {what for what in seen if seen[what] >= 3}
    assert seen["bounced"] + seen["reset"] > 0 or table["mode"] == "soldier"


@pytest.mark.clause("KAMI-24", "KAMI-25", "KAMI-26", "KAMI-A9", "KAMI-A10", "KAMI-A11")
def test_five_soldiers_shown_and_cancelled() -> None:
    seen: Counter[str] = Counter()
    dice = random.Random("five soldiers")
    for number in range(400):
        pair = dealt(kami.Options(), f"five {number}")
        if max(hand.count("soldier") for hand in pair.reference.hands) < 5:
            continue
        for _ in pair.random_steps(dice, POLICIES[4]):
            if pair.reference.stage == "attack":
                break
        seen += pair.seen
    assert seen["shown"] >= 30 and seen["cancelled"] >= 20 and seen["played_on"] >= 5


def hands_with(dice: random.Random, soldiers: dict[int, int]) -> list[list[str]]:
    """Four hands of the whole deck; some with so many Soldiers, the others with fewer than five if possible."""
    others = [card for card in DECK if card != "soldier"]
    dice.shuffle(others)
    left = 10 - sum(soldiers.values())
    hands = []
    for seat in range(4):
        number = soldiers.get(seat, min(left, 4))
        left -= 0 if seat in soldiers else number
        hands.append(["soldier"] * number + [others.pop() for _ in range(8 - number)])
    return hands


@pytest.mark.clause("KAMI-A24")
@pytest.mark.parametrize("mode", MODES)
def test_goita_hands(mode: Literal["soldier", "lord", "kami"]) -> None:
    options = kami.Options(mode=mode, goita_hands=True)
    seen: Counter[str] = Counter()
    dice = random.Random(f"goita {mode}")
    for number in range(120):
        seat = dice.randrange(4)
        other = (seat + dice.randrange(1, 4)) % 4
        soldiers = {seat: 5, other: 5} if number % 5 == 4 else {seat: 5 + number % 5}
        hands, points = hands_with(dice, soldiers), [dice.randrange(15)] * 4
        pair = arranged(options, dice.randrange(4), hands, points=points, chance=number)
        for step, _ in enumerate(pair.random_steps(dice, POLICIES[number % len(POLICIES)])):
            if step > 8:
                break
        seen += pair.seen
    assert min(seen[f"{count} soldiers"] for count in (6, 7, 8)) >= 20
    assert seen["soldiers_won"] >= 3 and seen["shown"] >= 40 and seen["cancelled"] >= 3
    assert seen["bounced"] + seen["reset"] > 0 or mode == "soldier"


@pytest.mark.clause("KAMI-A24", "KAMI-19")
def test_deals_that_end_at_once_one_after_the_other() -> None:
    options, seen = kami.Options(goita_hands=True, target=99), Counter[str]()
    hands = hands_with(random.Random("at once"), {2: 8})
    for number in range(500):
        pair = arranged(options, number % 4, hands, points=[0] * 4, chance=number)
        assert pair.round >= 2
        assert pair.position.first == (number + pair.round - 1) % 4
        seen += pair.seen
    assert seen["deals at once"] >= 5


@pytest.mark.clause("KAMI-A16")
def test_the_parity_trap() -> None:
    seen: Counter[str] = Counter()
    dice = random.Random("parity")
    for number in range(25):
        pair = dealt(kami.Options(seats=2), f"parity {number}")
        for _ in pair.random_steps(dice, POLICIES[3]):
            if pair.round > 1:
                break
        seen += pair.seen
    assert seen["lead_moved"] >= 5 and seen["stuck"] >= 5


@pytest.mark.clause("KAMI-35", "KAMI-A14", "KAMI-A15", "KAMI-A16", "KAMI-A17", "KAMI-A22")
@pytest.mark.parametrize("counts", [True, False])
def test_the_last_cards_of_a_duel(counts: bool) -> None:
    seen: Counter[str] = Counter()
    options = kami.Options(seats=2, mercenary_master_stroke=counts)
    dice = random.Random(f"last cards {counts}")
    for number in range(300):
        deck = [card for card in DECK if card != "empress"]
        dice.shuffle(deck)
        mine = ["empress", "empress", *deck[: dice.randrange(3)]]
        theirs = deck[3 : 4 + dice.randrange(4)]
        stacks = [deck[10 + 2 * at : 10 + 2 * at + dice.randrange(3)] for at in range(dice.randrange(3))]
        first, hands = dice.randrange(2), dice.choice([[mine, theirs], [theirs, mine]])
        if len(hands[first]) == 1 and not any(stacks):  # could not open
            continue
        pair = arranged(options, first, hands, stacks, chance=number)
        for _ in pair.random_steps(dice, POLICIES[number % 4]):
            if pair.round > 1:
                break
            pair.seen["A22"] += refused_for(pair.position, "KAMI-A22")
            pair.seen["A17"] += refused_for(pair.position, "KAMI-A17")
        seen += pair.seen
    assert min(seen[what] for what in ("A22", "A17", "lead_moved", "stuck", "master_stroke")) >= 10


def refused_for(position: Kami, clause: str) -> bool:
    """Whether the seat in turn is refused some step for this clause."""
    return any(kami.why_not(position, position.turn, 1 << bit) == clause for bit in range(48))
