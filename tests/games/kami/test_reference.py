"""The reference itself, checked by hand against kami.md, and played at random to the end."""

import random
from collections import Counter

import pytest

from tests.games.kami.reference import COPIES, Reference

DECK = [card for card, copies in COPIES.items() for _ in range(copies)]


def table(hands: list[str], mercenaries: str = "", first: int = 0, **options: object) -> Reference:
    """A round with these hands, written as words; mercenary stacks are separated by commas, top card first."""
    reference = Reference({"demoralised": False, **options, "seats": len(hands)}, first)
    stacks = [stack.split() for stack in mercenaries.split(",")] if mercenaries else []
    stacks += [[] for _ in range(8 - len(stacks))] if len(hands) == 2 else []
    reference.deal([hand.split() for hand in hands], [], stacks)
    return reference


def play(reference: Reference, *lines: str) -> Reference:
    """Lines such as "0 hide tower"."""
    for line in lines:
        seat, _, step = line.partition(" ")
        reference.play(int(seat), step)
    return reference


@pytest.mark.clause("KAMI-39")
def test_the_worked_example() -> None:
    reference = table(
        [
            "tower soldier soldier soldier spear spear fool horseman",
            "soldier horseman soldier soldier gold_dragon tower spear silver_dragon",
            "empress spear silver_dragon gold_dragon soldier soldier horseman fool",
            "soldier soldier horseman gold_dragon gold_dragon silver_dragon silver_dragon empress",
        ]
    )
    assert reference.to_act() == [0] and "pass" not in reference.legal(0)
    play(reference, "0 hide tower", "0 attack soldier")
    assert reference.legal(1) == {"pass", "counter soldier"}
    play(reference, "1 counter soldier", "1 attack horseman")
    assert reference.legal(2) == {"pass", "counter horseman", "counter empress"}
    play(reference, "2 counter empress", "2 attack spear")
    assert reference.legal(3) == {"pass"}  # KAMI-22: no Empress against a Spear
    play(reference, "3 pass")
    assert reference.legal(0) == {"pass", "counter spear"} and reference.legal(1) == set()
    play(reference, "0 pass", "1 pass")
    assert reference.to_act() == [2] and "pass" not in reference.legal(2)
    play(reference, "2 hide silver_dragon", "2 attack gold_dragon")
    assert reference.to_act() == [3] and (reference.attack, reference.attacker) == ("gold_dragon", 2)
    assert reference.defence == [["tower"], ["soldier"], ["empress", "silver_dragon"], []]
    assert reference.face_down == [[True], [False], [False, True], []]
    assert reference.attacks == [["soldier"], ["horseman"], ["spear", "gold_dragon"], []]


@pytest.mark.clause("KAMI-22")
@pytest.mark.parametrize("attack", ["soldier", "spear", "horseman", "silver_dragon", "gold_dragon", "tower", "fool"])
def test_what_an_empress_counters(attack: str) -> None:
    reference = play(table([f"soldier {attack} fool fool", "empress fool", "soldier spear"]), "1 look_not")
    play(reference, "0 hide soldier", f"0 attack {attack}")
    assert ("counter empress" in reference.legal(1)) == (attack not in ("soldier", "spear"))


@pytest.mark.clause("KAMI-23")
def test_when_an_empress_may_attack() -> None:
    hands = ["soldier tower fool fool", "empress fool spear spear", "fool empress spear spear", "soldier soldier"]
    anybody = play(table(hands), "0 hide soldier", "0 attack tower", "1 counter empress", "1 attack fool")
    play(anybody, "2 counter fool")
    assert anybody.legal(2) == {"attack empress", "attack spear"}  # F3: another player's Empress unlocks
    assert play(anybody, "2 attack empress").legal(3) == {"pass"}  # KAMI-A5
    hidden = play(table(["empress tower empress fool", "soldier spear"]), "0 hide empress")
    assert hidden.legal(0) == {"attack tower", "attack fool"}  # F4
    face_up = play(table(["fool tower fool fool", "empress tower empress fool"]), "0 hide fool", "0 attack tower")
    play(face_up, "1 counter empress")
    assert face_up.legal(1) == {"attack empress", "attack tower", "attack fool"}  # KAMI-A6


@pytest.mark.clause("KAMI-20")
@pytest.mark.parametrize(
    ("hand", "gained"),
    [("tower tower", 8), ("tower fool", 4), ("empress empress", 10), ("soldier empress", 5), ("soldier soldier", 2)],
)
def test_master_stroke(hand: str, gained: int) -> None:
    last = hand.split()[1]
    reference = table([hand, "spear spear", "spear spear", "horseman horseman"])
    play(reference, f"0 hide {hand.split()[0]}", f"0 attack {last}")
    assert reference.points == [gained, 0, gained, 0]
    assert reference.needs_deal and reference.first == 1 and reference.to_act() == []


@pytest.mark.clause("KAMI-21")
def test_identical_cards_face_up_are_not_doubled() -> None:
    reference = play(table(["spear tower fool fool", "tower tower"]), "0 hide spear", "0 attack tower")
    play(reference, "1 counter tower", "1 attack tower")
    assert reference.points == [0, 4]


@pytest.mark.clause("KAMI-A14")
@pytest.mark.parametrize(("counts", "gained"), [(True, 8), (False, 4)])
def test_master_stroke_with_a_mercenary(counts: bool, gained: int) -> None:
    reference = table(["tower", "spear spear"], ",tower spear", mercenary_master_stroke=counts)
    assert reference.legal(0) == {"hide tower@1"}  # KAMI-A17: the hand's last card cannot defend
    play(reference, "0 hide tower@1")
    assert reference.legal(0) == {"attack tower", "attack spear@1"}  # KAMI-A15
    play(reference, "0 attack tower")
    assert reference.points == [gained, 0]


@pytest.mark.clause("KAMI-36", "KAMI-37", "KAMI-38", "KAMI-A18")
@pytest.mark.parametrize(
    ("mode", "target", "before", "after", "over"),
    [
        ("soldier", 15, 10, 18, True),
        ("soldier", 15, 7, 15, True),
        ("soldier", 15, 6, 14, False),
        ("lord", 15, 7, 15, True),
        ("lord", 15, 9, 13, False),
        ("lord", 3, 2, 0, False),
        ("kami", 15, 7, 15, True),
        ("kami", 15, 8, 0, False),
    ],
)
def test_the_modes(mode: str, target: int, before: int, after: int, over: bool) -> None:
    reference = table(["tower tower", "spear spear"], mode=mode, target=target)
    reference.points = [before, 1]
    play(reference, "0 hide tower", "0 attack tower")
    assert reference.points == [after, 1]
    assert (reference.over, reference.needs_deal) == (over, not over)


@pytest.mark.clause("KAMI-A16")
def test_the_parity_trap_moves_the_lead_and_ends_without_points() -> None:
    reference = table(["tower spear soldier", "fool horseman soldier gold_dragon soldier"])
    play(reference, "0 hide tower", "0 attack spear", "1 pass")
    assert reference.to_act() == [1] and "hide fool" in reference.legal(1) and "pass" not in reference.legal(1)
    play(reference, "1 hide fool", "1 attack soldier")
    assert reference.legal(0) == {"pass"}  # a Soldier, but nothing to attack with
    play(reference, "0 pass", "1 hide horseman", "1 attack gold_dragon", "0 pass")
    assert reference.needs_deal and reference.points == [0, 0] and reference.first == 1


@pytest.mark.clause("KAMI-A22")
def test_a_defence_that_no_attack_could_follow_is_refused() -> None:
    assert table(["tower empress empress", "spear spear"]).legal(0) == {"hide empress"}
    last_mercenary = table(["empress empress", "spear spear"], "tower")
    assert last_mercenary.legal(0) == {"hide empress"}
    uncovering = table(["empress empress", "spear spear"], "tower fool")
    assert uncovering.legal(0) == {"hide empress", "hide tower@0"}
    assert play(uncovering, "0 hide tower@0").legal(0) == {"attack fool@0"}
    countering = play(table(["fool tower fool", "tower empress empress"]), "0 hide fool", "0 attack tower")
    assert countering.legal(1) == {"pass", "counter empress"}


@pytest.mark.clause("KAMI-35")
def test_a_last_card_attacks_from_the_hand() -> None:
    reference = table(["spear spear spear", "tower"], "tower,empress")
    play(reference, "0 hide spear", "0 attack tower@0")
    assert reference.legal(1) == {"pass", "counter empress@1"}  # its own Tower would empty the hand
    assert play(reference, "1 counter empress@1").legal(1) == {"attack tower"}
    assert play(reference, "1 attack tower").points == [0, 4]


@pytest.mark.clause("KAMI-24", "KAMI-26", "KAMI-A9")
def test_demoralised() -> None:
    five = "soldier soldier soldier soldier soldier tower fool empress"
    none = "spear spear horseman horseman silver_dragon silver_dragon gold_dragon gold_dragon"
    reference = table([five, none, none, five], first=3, demoralised=True)
    assert reference.to_act() == [0, 1, 2, 3]
    assert reference.legal(0) == {"show", "play_on"} and reference.legal(1) == {"play_on"}
    play(reference, "0 show", "2 play_on", "1 play_on")
    assert reference.to_act() == [3]
    play(reference, "3 show")
    assert reference.to_act() == [1] and reference.legal(1) == {"cancel", "play_on"}  # seat 3 comes first
    play(reference, "1 play_on")
    assert reference.to_act() == [2]
    play(reference, "2 cancel")
    assert reference.needs_deal and reference.first == 3 and reference.points == [0] * 4
    reference.deal([none.split() for _ in range(4)], [], [])
    play(reference, "0 play_on", "1 play_on", "2 play_on", "3 play_on")
    assert reference.to_act() == [3] and "hide spear" in reference.legal(3)


@pytest.mark.clause("KAMI-A24")
@pytest.mark.parametrize(
    ("others", "gained"),
    [("", 10), ("fool", 4), ("empress empress", 10), ("spear horseman", 2), ("spear tower", 4), ("spear spear", 4)],
)
def test_goita_hands_that_score(others: str, gained: int) -> None:
    hand = ["soldier"] * (8 - len(others.split())) + others.split()
    reference = table(["spear", " ".join(hand), "spear", "spear"], demoralised=True, goita_hands=True)
    assert reference.points == [0, gained, 0, gained]
    assert reference.needs_deal and reference.first == 1 and reference.to_act() == []


@pytest.mark.clause("KAMI-A24")
def test_goita_hands_of_five() -> None:
    five, none = "soldier soldier soldier soldier soldier tower", "spear spear"
    won = table([none, five, none, five], demoralised=True, goita_hands=True, mode="kami")
    assert won.over and not won.needs_deal and won.points == [0, 15, 0, 15]
    asked = table([five, none, none, five], first=1, demoralised=True, goita_hands=True)
    assert asked.to_act() == [1]  # for seat 3, which comes before seat 0
    assert play(asked, "1 play_on").to_act() == [2]
    assert play(asked, "2 play_on").to_act() == [1]
    ignored = table([none, five, none, five], demoralised=False, goita_hands=True)
    assert not ignored.over and ignored.to_act() == [0] and "hide spear" in ignored.legal(0)


@pytest.mark.clause("KAMI-29", "KAMI-A13", "KAMI-A23")
def test_looking_at_what_is_set_aside() -> None:
    two = Reference({"seats": 3}, 1)
    two.deal([["spear"] * 4] * 3, ["tower", "fool"], [])
    assert two.to_act() == [2] and two.legal(2) == {"look 0", "look 1", "look_not"}
    assert play(two, "2 look 1").to_act() == [1]
    eight = Reference({"seats": 3, "three_player_hand": 8}, 1)
    eight.deal([["spear"] * 4] * 3, ["tower"] * 8, [])
    play(eight, "2 look 5")
    assert eight.legal(0) == {"look_not"} | {f"look {i}" for i in (0, 1, 2, 3, 4, 6, 7)}
    assert play(eight, "0 look_not").to_act() == [1]


def deal_at_random(reference: Reference, dice: random.Random) -> None:
    deck = list(DECK)
    dice.shuffle(deck)
    size = reference.three_player_hand if reference.seats == 3 else 8
    hands = [[deck.pop() for _ in range(size)] for _ in range(reference.seats)]
    stacks = [[deck.pop(), deck.pop()] for _ in range(8)] if reference.seats == 2 else []
    reference.deal(hands, deck, stacks)


def all_cards(reference: Reference) -> list[str]:
    piles = [*reference.hands, *reference.defence, *reference.attacks, *reference.mercenaries, reference.set_aside]
    return [card for pile in piles for card in pile]


@pytest.mark.clause("KAMI-17")
@pytest.mark.parametrize("mode", ["soldier", "lord", "kami"])
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 10), (3, 8), (4, 10)])
def test_random_matches_end_and_lose_no_card(mode: str, extra: bool, seats: int, size: int) -> None:
    dice = random.Random(f"{mode} {extra} {seats} {size}")
    options = {"seats": seats, "mode": mode, "three_player_hand": size}
    options |= {"goita_hands": extra, "mercenary_master_stroke": extra}
    for _ in range(8):
        reference = Reference(options, dice.randrange(seats))
        rounds = 0
        while not reference.over:
            deal_at_random(reference, dice)
            rounds += 1
            steps = 0
            while reference.to_act():
                assert not reference.over and not reference.needs_deal
                assert all(bool(reference.legal(s)) == (s in reference.to_act()) for s in range(seats))
                seat = dice.choice(reference.to_act())
                reference.play(seat, dice.choice(sorted(reference.legal(seat))))
                steps += 1
                assert Counter(all_cards(reference)) == Counter(COPIES)
                assert [len(line) for line in reference.face_down] == [len(line) for line in reference.defence]
            assert steps < 200 and rounds < 2000
        assert max(reference.points) >= 15 and not reference.needs_deal and reference.to_act() == []
