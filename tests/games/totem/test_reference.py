"""The reference itself, checked by hand against totem.md, and played at random to the end."""

import random
from typing import Any

import pytest

from tests.games.totem.reference import Reference
from tests.games.totem.reference_table import DECK, Totem
from tests.games.totem.styles import anything, chosen


def table(hand: str, theirs: str, mine: str = "red_13 blue_13", pile: int = 20, **options: object) -> Reference:
    """Seat 0 is in turn and has drawn; seat 1 holds no card; a totem with a + is face up, with a ++ also spent."""
    game = Reference({"zone_size": 5, **options}, 0, [DECK[:7], DECK[7:14]])
    game.hands = [hand.split(), []]
    for seat, words in enumerate((mine, theirs)):
        totems = [Totem(word.rstrip("+"), "+" in word, "++" in word) for word in words.split()]
        game.zones[seat] = [*totems, *[None] * (5 - len(totems))]
    lying = {*hand.split(), *(totem.card for seat in (0, 1) for totem in game.totems(seat))}
    rest = [card for card in DECK if card not in lying]
    game.pile, game.discard, game.opening = rest[:pile], rest[pile:], False
    game.ask("turn", [0])
    return game


def play(game: Reference, play: str, seat: int = 0, draws: int = 0) -> Reference:
    """A whole play; its last step draws so many cards."""
    steps = play.split(", ")
    for step in steps[:-1]:
        game.play(seat, step)
    game.play(seat, steps[-1], game.pile[:draws])
    return game


@pytest.mark.clause("TOT-23", "TOT-A1", "TOT-A7")
def test_a_discovered_totem_needs_an_equal_or_higher_level() -> None:
    game = table("red_4 blue_5 green_12 purple_11", theirs="red_12+")
    plays = [", ".join(play) for play in game.attack_plays(0)]
    assert plays == [
        "attack, red_4, on 0, with green_12",
        "attack, red_4, on 0, with purple_11",
        "attack, green_12, on 0",
    ]


@pytest.mark.clause("TOT-09", "TOT-A9", "TOT-A10", "TOT-A11", "TOT-A3")
@pytest.mark.parametrize(
    ("attack", "options", "hand"),
    [
        ("red_9, on 0, alone", "", "green_1"),
        ("red_9, on 0, alone", "shield_returns_attacker", "green_1 red_9"),
        ("green_1, on 0", "shield_returns_attacker", "red_9"),
        ("red_9, on 0, with green_1", "", ""),
        ("red_9, on 0, with green_1", "sword_loss_keeps_partner", "green_1"),
        ("red_9, on 0, with green_1", "shield_returns_attacker", "green_1 red_9"),
        ("red_9, on 0, with green_1", "shield_returns_attacker sword_loss_keeps_partner", "green_1 red_9"),
    ],
)
def test_a_shield_stops_the_first_attack(attack: str, options: str, hand: str) -> None:
    switched: dict[str, Any] = dict.fromkeys(options.split(), True)
    game = table("red_9 green_1", theirs="blue_5 red_2", **switched)
    play(game, f"attack, {attack}", draws=1)
    assert sorted(game.hands[0]) == hand.split()
    assert game.zones[1][0] == Totem("blue_5", face_up=True, spent=True)
    assert (game.turn, game.stage) == (1, "turn")


@pytest.mark.clause("TOT-10", "TOT-A12", "TOT-A14", "TOT-A16", "TOT-26")
def test_an_eye_that_wins_cancels_a_shield() -> None:
    game = play(table("purple_6 red_5", theirs="red_6 blue_5"), "attack, purple_6, on 0")
    assert game.legal(0) == {"discover_not", "discover 1"}
    play(game, "discover 1")
    assert game.zones[1][1] == Totem("blue_5", face_up=True, spent=True)
    play(game, "attack, red_5, on 1, alone")
    assert game.result == {"winner": 0, "how": "defeated", "totems": [2, 0], "levels": [26, 0]}
    assert game.scores() == [1, 0]


@pytest.mark.clause("TOT-24", "TOT-A12", "TOT-A16")
def test_an_eye_that_holds_discovers_by_choice_of_the_defender() -> None:
    game = play(table("red_1", mine="red_13 blue_2 green_3+", theirs="purple_7"), "attack, red_1, on 0, alone")
    assert game.to_act() == [1] and game.legal(1) == {"discover 0", "discover 1"}
    play(game, "discover 1", seat=1, draws=1)
    assert game.zones[0][1] == Totem("blue_2", face_up=True, spent=True)
    assert game.turn == 1


@pytest.mark.clause("TOT-A34")
@pytest.mark.parametrize(("peek", "won"), [("discover 0", True), ("discover 1", False), ("discover_not", False)])
def test_an_eye_before_the_attack(peek: str, won: bool) -> None:
    game = table("purple_6 red_1", theirs="blue_5 red_3", eye_before_attack=True)
    play(game, f"attack, purple_6, on 0, {peek}", draws=not won)
    assert (game.zones[1][0] is None) == won
    assert game.stage == ("again" if won else "turn")


@pytest.mark.clause("TOT-27", "TOT-A19", "TOT-A33")
@pytest.mark.parametrize(("pile", "legal"), [(5, {"draw", "stop"}), (0, set())])
def test_nothing_left_to_attack_with(pile: int, legal: set[str]) -> None:
    game = table("purple_13", theirs="red_6 blue_5", pile=pile)
    game.last_turn = 0 if pile == 0 else None
    play(game, "attack, purple_13, on 0")
    assert game.legal(0) == legal and game.over == (pile == 0)
    if pile:
        play(game, "draw", draws=2)  # the second one begins the other turn
        assert (game.turn, len(game.hands[0])) == (1, 1)


@pytest.mark.clause("TOT-11", "TOT-35", "TOT-A23", "TOT-A32", "TOT-A24")
@pytest.mark.parametrize(("last_turn", "over"), [("as_ruled", False), ("immediate", True)])
def test_the_last_card_is_drawn_outside_of_ones_turn(last_turn: str, over: bool) -> None:
    game = table("red_1 red_2", theirs="green_9", pile=1, last_turn=last_turn)
    play(game, "attack, red_1, on 0, alone", draws=1)
    assert game.over == over and len(game.hands[1]) == 1
    if not over:
        assert (game.turn, game.last_turn) == (1, 1)
        play(game, f"discard, {game.hands[1][0]}", seat=1)
    assert game.result == {"winner": 0, "how": "totems", "totems": [2, 1], "levels": [26, 9]}


@pytest.mark.clause("TOT-33", "TOT-36", "TOT-37", "TOT-A27")
@pytest.mark.parametrize(("theirs", "winner"), [("red_12+ blue_12", 0), ("green_13 purple_13+", None)])
def test_the_last_turn_ends_with_the_hand_limit_and_a_count(theirs: str, winner: int | None) -> None:
    game = table("red_1 red_2 red_3 red_4 red_5", theirs=theirs, pile=0, hand_limit=3)
    game.last_turn = 0
    play(game, "discard, red_1")
    assert game.stage == "limit"
    play(game, "discard, red_2")
    assert game.result is not None
    assert (game.result["winner"], game.result["how"]) == (winner, "draw" if winner is None else "levels")


def test_random_matches_keep_every_card() -> None:
    dice = random.Random("reference")
    for _ in range(60):
        deck = dice.sample(DECK, 52)
        game = Reference({"zone_size": dice.randint(2, 5)}, dice.randrange(2), [deck[:7], deck[7:14]])
        game.coming = deck[14:]
        while seats := game.to_act():
            seat = dice.choice(seats)
            game.make(seat, chosen(anything, game, seat, dice))
            totems = [totem for seat in (0, 1) for totem in game.totems(seat)]
            lying = [*(totem.card for totem in totems), *game.hands[0], *game.hands[1], *game.pile, *game.discard]
            assert sorted(lying) == sorted(DECK)
            assert all(totem.face_up for totem in totems if totem.spent)
            assert all(totem.spent for totem in totems if totem.face_up and game.power_of(totem.card) == "shield")
