"""Imagined worlds are uniform over what a seat can not rule out: compared with all shuffles of small tables."""

import json
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from kamifuda.core.rng import Rng
from kamifuda.games.kami.layout import arrange, defence_line, layout
from kamifuda.games.kami.options import Options, unpacked
from kamifuda.games.kami.round import DECLARE, DOWN, SEEN
from kamifuda.games.kami.rules import Kami
from tests.spread import SOAK

SAMPLES = 8_000 * SOAK
MOST_WORLDS = 800
SHOWN_BY_1 = 15 | 16 << 1 | 256 << 1  # all have answered, seat 1 has shown, its partner plays on


def plain() -> Kami:
    """Four players near the end: unknown are three hands and two hidden cards."""
    return arrange(
        Options(demoralised=False),
        hands=[["tower", "tower"], ["soldier", "spear"], ["soldier", "soldier"], ["empress"]],
        defence=[["fool"], ["spear"], [], ["gold_dragon"]],
        face_down=[[False], [True], [], [True]],
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


def shown_last() -> Kami:
    """The last seat has shown five Soldiers, and nobody needs to ask what its two cards are."""
    position = arrange(
        Options(),
        hands=[["tower", "fool"], ["spear", "spear"], ["horseman", "empress"], ["soldier", "soldier"]],
        attacks=[[], [], [], ["soldier", "soldier", "soldier"]],
    )
    position.answers = 15 | 16 << 3 | 256 << 3
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


Case = tuple[Callable[[], Kami], Callable[[Kami], bool]]
CASES: dict[str, Case] = {
    "plain":       (plain, anything),
    "shown":       (lambda: shown(Options()), five_soldiers),
    "shown last":  (shown_last, lambda position: position.hand(3) & 15 == 2),
    "goita":       (shown_goita, goita_soldiers),
    "duel":        (duel, anything),
    "locked duel": (locked_duel, can_attack),
    "three":       (three, anything),
}  # fmt: skip


def unknown_places(position: Kami, viewer: int) -> list[tuple[str, int, int]]:
    """Where a viewer can not look: in which part of the layout, at which seat or stack, at which place."""
    cards = layout(position)
    seats = [seat for seat in range(position.seats()) if seat != viewer]
    places = [("hands", seat, place) for seat in seats for place in range(len(cards["hands"][seat]))]
    for seat in seats:
        for place, entry in enumerate(defence_line(position, seat)):
            places += [("defence", seat, place)] if entry & (DOWN | SEEN) == DOWN else []
    places += [("mercenaries", stack, 1) for stack, pair in enumerate(cards["mercenaries"]) if len(pair) > 1]
    return places + [
        ("set_aside", place, -1)
        for place in range(len(cards["set_aside"]))
        if not position.has_looked_at(viewer, place)
    ]


def orders(pool: Counter[str]) -> Iterator[list[str]]:
    """Every different order of these cards; as shuffles they are all equally likely."""
    if not pool.total():
        yield []
    for card in list(pool):
        if pool[card]:
            pool[card] -= 1
            for rest in orders(pool):
                yield [card, *rest]
            pool[card] += 1


def possible_worlds(case: Case, viewer: int, key: Callable[[Kami], str]) -> Counter[str]:
    """The worlds that a viewer can not rule out, by the number of shuffles that lead to them."""
    make, believable = case
    places, truth = unknown_places(make(), viewer), json.dumps(layout(make()))
    table = json.loads(truth)
    pool = Counter(table[part][where] if place < 0 else table[part][where][place] for part, where, place in places)
    worlds: Counter[str] = Counter()
    for order in orders(pool):
        for (part, where, place), card in zip(places, order, strict=True):
            if place < 0:
                table[part][where] = card
            else:
                table[part][where][place] = card
        template = make()
        position = arrange(
            unpacked(template.rules),
            **{name: table[name] for name in ("hands", "defence", "face_down", "attacks", "set_aside", "mercenaries")},
            turn=template.turn,
            phase="attack" if believable is can_attack else "lead",
        )
        if believable(position):
            worlds[key(position)] += 1
    return worlds


def whole_table(position: Kami) -> str:
    return json.dumps(layout(position))


def hands_alone(position: Kami) -> str:
    """Of a table with too many worlds to count each."""
    return json.dumps([sorted(set(hand)) for hand in layout(position)["hands"]])


@pytest.mark.clause("KAMI-A25", "KAMI-25", "KAMI-A24", "KAMI-29", "KAMI-A22")
@pytest.mark.parametrize(
    ("name", "viewer"), [(name, viewer) for name in CASES for viewer in range(-1, CASES[name][0]().seats())]
)
def test_imagined_worlds_are_uniform(name: str, viewer: int) -> None:
    position, rng = CASES[name][0](), Rng(11)
    worlds, key = possible_worlds(CASES[name], viewer, whole_table), whole_table
    if len(worlds) > MOST_WORLDS:
        worlds, key = possible_worlds(CASES[name], viewer, hands_alone), hands_alone
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        position.imagine(viewer, rng)
        found[key(position)] += 1
    assert set(found) <= set(worlds)
    expected = {world: SAMPLES * count / worlds.total() for world, count in worlds.items()}
    chi_square = sum((found[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(worlds) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 1


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
