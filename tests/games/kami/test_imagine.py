"""Imagined worlds are uniform over what a seat can not rule out: compared with all shuffles of small tables."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games.kami.layout import arrange, layout
from kamifuda.games.kami.options import Options, unpacked
from kamifuda.games.kami.round import DECLARE
from kamifuda.games.kami.rules import Kami
from tests.spread import SOAK

SAMPLES = 20_000 * SOAK
SHOWN_BY_1 = 15 | 16 << 1 | 256 << 1  # all have answered, seat 1 has shown, its partner plays on


def plain() -> Kami:
    """Four players near the end: unknown are three hands and two hidden cards."""
    return arrange(
        Options(demoralised=False),
        hands=[["tower", "tower"], ["soldier", "spear"], ["soldier", "soldier"], ["empress"]],
        defence=[["fool"], ["spear"], [], ["gold_dragon"]],
        face_down=[[True], [True], [], [True]],
        attacks=[["spear"], ["soldier"], [], ["horseman"]],
    )


def shown(options: Options) -> Kami:
    """Seat 1 has shown five Soldiers and laid two of them."""
    position = arrange(
        options,
        hands=[["tower", "tower"], ["soldier", "soldier", "soldier", "tower"], ["soldier", "spear"], ["soldier"]],
        attacks=[["spear"], ["soldier", "soldier"], [], ["horseman"]],
        defence=[["fool"], ["spear", "gold_dragon"], [], ["soldier"]],
        face_down=[[True], [False, False], [], [True]],
    )
    position.answers = SHOWN_BY_1
    return position


def shown_goita() -> Kami:
    position = shown(Options(goita_hands=True))
    position.answers = 16 << 1 | 256 << 1
    return position


def duel() -> Kami:
    """A hidden card, one that both saw, and two cards below mercenaries."""
    return arrange(
        Options(seats=2),
        hands=[["tower", "spear"], ["empress", "soldier"]],
        defence=[["fool"], ["spear", "gold_dragon"]],
        face_down=[[True], [True, True]],
        seen=[[False], [False, True]],
        attacks=[["spear"], ["soldier", "fool"]],
        mercenaries=[["soldier", "spear"], ["fool", "empress"], ["soldier"], [], [], [], [], []],
    )


def locked_duel() -> Kami:
    """The opponent took the last mercenary and must attack: he does not hold both Empresses (KAMI-A22)."""
    return arrange(
        Options(seats=2),
        hands=[["spear", "spear"], ["empress", "tower"]],
        defence=[["fool"], ["empress", "soldier", "spear"]],
        face_down=[[True], [True, True, True]],
        seen=[[False], [False, False, True]],
        turn=1,
        phase="attack",
    )


def three() -> Kami:
    """The second player has looked at one of the two cards set aside."""
    position = arrange(
        Options(seats=3),
        hands=[["tower"], ["spear", "soldier"], ["soldier", "fool"]],
        set_aside=["soldier", "empress"],
    )
    position.looked = 1 | 2 << 4
    return position


def five_soldiers(position: Kami) -> bool:
    cards = layout(position)
    return (cards["hands"][1] + cards["defence"][1] + cards["attacks"][1]).count("soldier") >= 5


def goita_soldiers(position: Kami) -> bool:
    cards = layout(position)
    soldiers = [
        (cards["hands"][seat] + cards["defence"][seat] + cards["attacks"][seat]).count("soldier") for seat in range(4)
    ]
    return soldiers[1] == 5 and all(soldiers[seat] < 5 for seat in (0, 2, 3))


def can_attack(position: Kami) -> bool:
    return position.legal(1) != 0


def anything(position: Kami) -> bool:
    return True


# Where a viewer can not look: hands, hidden cards (seat, place in the line), cards below, cards aside.
Case = tuple[Callable[[], Kami], int, list[int], list[tuple[int, int]], list[int], list[int], Callable[[Kami], bool]]
CASES: dict[str, Case] = {
    "plain":       (plain, 0, [1, 2, 3], [(1, 0), (3, 0)], [], [], anything),
    "watching":    (three, -1, [0, 1, 2], [], [], [0, 1], anything),
    "shown":       (lambda: shown(Options()), 0, [1, 2, 3], [(3, 0)], [], [], five_soldiers),
    "goita":       (shown_goita, 0, [1, 2, 3], [(3, 0)], [], [], goita_soldiers),
    "duel":        (duel, 0, [1], [(1, 0)], [0, 1], [], anything),
    "locked duel": (locked_duel, 0, [1], [(1, 0), (1, 1)], [], [], can_attack),
    "three":       (three, 1, [0, 2], [], [], [1], anything),
    "third":       (three, 2, [0, 1], [], [], [0], anything),
}  # fmt: skip


def key(position: Kami) -> str:
    return json.dumps(layout(position))


def possible_worlds(case: Case) -> Counter[str]:
    """Every shuffle of the cards a viewer can not place, as often as it occurs, if it can not be ruled out."""
    make, _, hands, lines, below, aside, believable = case
    truth = layout(make())
    pool = [card for seat in hands for card in truth["hands"][seat]]
    pool += [truth["defence"][seat][place] for seat, place in lines]
    pool += [truth["mercenaries"][stack][1] for stack in below] + [truth["set_aside"][place] for place in aside]
    worlds: Counter[str] = Counter()
    for order, times in Counter(permutations(pool)).items():
        cards = list(order)
        table = json.loads(json.dumps(truth))
        for seat in hands:
            table["hands"][seat] = [cards.pop() for _ in truth["hands"][seat]]
        for seat, place in lines:
            table["defence"][seat][place] = cards.pop()
        for stack in below:
            table["mercenaries"][stack][1] = cards.pop()
        for place in aside:
            table["set_aside"][place] = cards.pop()
        template = make()
        position = arrange(
            unpacked(template.rules),
            **{name: table[name] for name in ("hands", "defence", "face_down", "attacks", "set_aside", "mercenaries")},
            turn=template.turn,
            phase="attack" if believable is can_attack else "lead",
        )
        if believable(position):
            worlds[key(position)] += times
    return worlds


@pytest.mark.clause("KAMI-A25", "KAMI-25", "KAMI-A24", "KAMI-29", "KAMI-A22")
@pytest.mark.parametrize("name", CASES)
def test_imagined_worlds_are_uniform(name: str) -> None:
    case = CASES[name]
    worlds = possible_worlds(case)
    position, rng = case[0](), Rng(11)
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        position.imagine(case[1], rng)
        found[key(position)] += 1
    assert set(found) <= set(worlds)
    expected = {world: SAMPLES * count / worlds.total() for world, count in worlds.items()}
    chi_square = sum((found[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(worlds) - 1
    assert freedom > 0
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.clause("KAMI-24")
def test_secret_answers_are_imagined_with_the_hands() -> None:
    """Who holds five Soldiers may have answered either way; who does not has played on."""
    position = arrange(
        Options(),
        hands=[["tower"] * 2, ["soldier"] * 5 + ["spear"], ["soldier"] * 4 + ["fool"] * 2, ["soldier", "spear"]],
        phase="declare",
    )
    position.answers = 0b0010 | 16 << 1
    rng, answers = Rng(3), Counter[tuple[bool, bool]]()
    for _ in range(4000):
        position.imagine(0, rng)
        assert position.phase == DECLARE
        answers[position.hand(1) & 15 >= 5, bool(position.answers >> 5 & 1)] += 1
    assert set(answers) == {(True, True), (True, False), (False, False)}
    assert abs(answers[True, True] / (answers[True, True] + answers[True, False]) - 0.5) < 0.05
