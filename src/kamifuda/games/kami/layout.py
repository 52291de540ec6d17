"""A Kami table laid open as plain lists, and back: for referees, tests and guesses."""

from collections.abc import Sequence
from typing import Final, TypedDict

from kamifuda.games.kami.cards import IDS, hand_of, names
from kamifuda.games.kami.options import Options, packed
from kamifuda.games.kami.round import ATTACK_ENTRY, DOWN, ENTRY, NO_CARDS, SEEN
from kamifuda.games.kami.rules import Kami

PHASES: Final = ("look", "declare", "decide", "lead", "answer", "attack", "ended")


class Layout(TypedDict):
    """Every card; lines in the order they were laid, mercenary stacks with the top card first."""

    hands: list[list[str]]
    defence: list[list[str]]
    face_down: list[list[bool]]
    attacks: list[list[str]]
    attack: str | None
    attacker: int | None
    first: int
    points: list[int]
    set_aside: list[str]
    mercenaries: list[list[str]]


def layout(position: Kami) -> Layout:
    seats = range(position.seats())
    lines = [defence_line(position, seat) for seat in seats]
    return Layout(
        hands=[names(position.hand(seat)) for seat in seats],
        defence=[[IDS[entry & 7] for entry in line] for line in lines],
        face_down=[[bool(entry & DOWN) for entry in line] for line in lines],
        attacks=[attack_line(position, seat) for seat in seats],
        attack=names(position.attack)[0] if position.attack else None,
        attacker=position.attacker if position.attack else None,
        first=position.first,
        points=[position.points_of(seat) for seat in seats],
        set_aside=set_aside(position),
        mercenaries=mercenaries(position),
    )


def arrange(
    options: Options,
    *,
    hands: Sequence[Sequence[str]],
    defence: Sequence[Sequence[str]] = (),
    face_down: Sequence[Sequence[bool]] = (),
    seen: Sequence[Sequence[bool]] = (),
    attacks: Sequence[Sequence[str]] = (),
    attack: str | None = None,
    attacker: int | None = None,
    first: int = 0,
    turn: int | None = None,
    phase: str = "lead",
    passes: int = 0,
    points: Sequence[int] = (),
    set_aside: Sequence[str] = (),
    mercenaries: Sequence[Sequence[str]] = (),
    round: int = 1,
) -> Kami:
    """A position with these cards; what is not said is empty. Nobody checks that play could lead there."""
    position = Kami(packed(options))
    position.round, position.first, position.passes = round, first, passes
    position.turn = first if turn is None else turn
    position.phase = PHASES.index(phase)
    for seat, hand in enumerate(hands):
        position.put(seat, hand_of(hand))
    for seat, line in enumerate(defence):
        down = face_down[seat] if face_down else [False] * len(line)
        public = seen[seat] if seen else [False] * len(line)
        position.set_defence(seat, as_defence_line(line, down, public))
        position.crowned |= any(card == "empress" and not hidden for card, hidden in zip(line, down, strict=True))
    for seat, line in enumerate(attacks):
        position.set_attacks(seat, as_line([IDS.index(card) for card in line], ATTACK_ENTRY))
    if attack is not None and attacker is not None:
        position.attack, position.attacker = hand_of([attack]), attacker
    for seat, total in enumerate(points):
        position.set_points(seat, total)
    for place, card in enumerate(set_aside):
        position.centre |= IDS.index(card) + 1 << 4 * place
    for place, stack in enumerate(mercenaries):
        position.centre |= IDS.index(stack[0]) + 1 << 4 * place if stack else 0
        position.beneath |= IDS.index(stack[1]) + 1 << 4 * place if len(stack) > 1 else 0
    return position


def as_defence_line(cards: Sequence[str], down: Sequence[bool], seen: Sequence[bool]) -> int:
    return as_line(
        [
            IDS.index(card) | (DOWN if hidden else 0) | (SEEN if public else 0)
            for card, hidden, public in zip(cards, down, seen, strict=True)
        ],
        ENTRY,
    )


def as_line(entries: Sequence[int], width: int) -> int:
    line = int(NO_CARDS)
    for entry in entries:
        line = line << width | entry
    return line


def entries_of(line: int, width: int) -> list[int]:
    found = []
    while line > NO_CARDS:
        found.append(line & (1 << width) - 1)
        line >>= width
    return found[::-1]


def defence_line(position: Kami, seat: int) -> list[int]:
    """The entries of a defence line in the order they were laid."""
    return entries_of(position.defence(seat), ENTRY)


def attack_line(position: Kami, seat: int) -> list[str]:
    return [IDS[entry] for entry in entries_of(position.attacks(seat), ATTACK_ENTRY)]


def set_aside(position: Kami) -> list[str]:
    return [IDS[card - 1] for card in nibbles(position.centre) if card] if position.seats() == 3 else []


def mercenaries(position: Kami) -> list[list[str]]:
    if position.seats() != 2:
        return []
    pairs = zip(nibbles(position.centre), nibbles(position.beneath), strict=True)
    return [[IDS[card - 1] for card in pair if card] for pair in pairs]


def nibbles(number: int) -> list[int]:
    return [number >> place & 15 for place in range(0, 32, 4)]
