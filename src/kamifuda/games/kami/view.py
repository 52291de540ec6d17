"""What each viewer of a Kami table may know, built up field by field; and positions that a view allows."""

from dataclasses import asdict
from functools import cache
from typing import Any, Literal, TypedDict

from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.kami.cards import CARDS, IDS, names
from kamifuda.games.kami.layout import PHASES, arrange, attack_line, defence_line, mercenaries, set_aside
from kamifuda.games.kami.options import TARGET, Options, unpacked
from kamifuda.games.kami.round import DECLARE, DECLINED, DOWN, SEEN
from kamifuda.games.kami.rules import Kami

Phase = Literal["look", "declare", "decide", "lead", "answer", "attack", "ended"]


class Laid(TypedDict):
    """A card in a defence line."""

    card: str | None  # None: it lies face down and is not the viewer's
    face_down: bool
    seen: str | None  # a mercenary that both players saw before it was laid face down (KAMI-A25)


class Stack(TypedDict):
    """A mercenary stack of a duel."""

    top: str | None
    below: bool


class View(TypedDict):
    seat: int | None  # None: somebody watching
    options: dict[str, Any]
    round: int
    redeals: int  # of cancelled rounds, in all
    first: int
    phase: Phase
    to_act: list[int]
    whole: bool
    over: bool
    sides: list[list[int]]  # the seats that play together
    points: list[int]
    winners: list[int]  # at the end
    hand: list[str] | None
    hands: list[list[str]] | None  # everybody's, at the end, where the options show them
    hand_counts: list[int]
    defence: list[list[Laid]]
    attacks: list[list[str]]
    attack: str | None
    attacker: int | None
    passed: list[int]  # since the current attack
    declared: list[int]  # seats that have answered the question of the five Soldiers
    my_answer: str | None
    shown: list[int]  # seats that have shown five Soldiers
    decided: list[int]  # of these, the ones whose partner has decided to play on
    set_aside: list[str | None]
    looked: list[int | None]  # by the second and the third player: a place, -1 declined, None not yet
    mercenaries: list[Stack]


def view(position: Kami, viewer: int | None) -> View:
    """KAMI-A25: own cards, all that lies face up, counts; and all that was ever shown to this viewer."""
    seats = range(position.seats())
    me = WORLD if viewer is None else viewer
    everything = position.sees_all()
    declaring = position.phase == DECLARE
    return View(
        seat=viewer,
        options=dict(options_of(position.rules)),
        round=position.round - position.redeals,
        redeals=position.redeals,
        first=position.first,
        phase=PHASES[position.phase],
        to_act=bits(position.to_act()),
        whole=position.whole,
        over=position.over,
        sides=sides(position),
        points=[position.points_of(seat) for seat in seats],
        winners=[seat for seat in seats if position.over and position.points_of(seat) >= position.rules >> TARGET],
        hand=None if viewer is None else names(position.hand(viewer)),
        hands=[names(position.hand(seat)) for seat in seats] if everything else None,
        hand_counts=[len(names(position.hand(seat))) for seat in seats],
        defence=[[laid(entry, everything or seat == me) for entry in defence_line(position, seat)] for seat in seats],
        attacks=[attack_line(position, seat) for seat in seats],
        attack=names(position.attack)[0] if position.attack else None,
        attacker=position.attacker if position.attack else None,
        passed=[(position.attacker + 1 + place) % len(seats) for place in range(position.passes)],
        declared=bits(position.answers & 15),
        my_answer=my_answer(position, me) if declaring else None,
        shown=[] if declaring else bits(position.answers >> 4 & 15),
        decided=bits(position.answers >> 8),
        set_aside=[
            card if everything or position.has_looked_at(me, place) else None
            for place, card in enumerate(set_aside(position))
        ],
        looked=[LOOKED.get(position.looked >> place & 15) for place in (0, 4)] if position.seats() == 3 else [],
        mercenaries=[Stack(top=stack[0] if stack else None, below=len(stack) > 1) for stack in mercenaries(position)],
    )


def sides(position: Kami) -> list[list[int]]:
    """KAMI-05, KAMI-A21."""
    seats = range(position.seats())
    return [found for side in seats if (found := [seat for seat in seats if position.side(seat) == side])]


@cache
def options_of(rules: int) -> dict[str, Any]:
    return asdict(unpacked(rules))


LOOKED = {place + 1: place for place in range(8)} | {DECLINED: -1}


def bits(seats: int) -> list[int]:
    return [seat for seat in range(4) if seats >> seat & 1]


def laid(entry: int, own: bool) -> Laid:
    card, face_down = IDS[entry & 7], bool(entry & DOWN)
    return Laid(
        card=card if own or not face_down else None,
        face_down=face_down,
        seen=card if face_down and entry & SEEN else None,
    )


def my_answer(position: Kami, seat: int) -> str | None:
    if seat == WORLD or not position.answers >> seat & 1:
        return None
    return "show" if position.answers >> (4 + seat) & 1 else "play_on"


def guess(seen: View, rng: Rng) -> Kami:
    """A position this view allows, drawn like `imagine`."""
    unplaced = unplaced_cards(seen)
    position = arrange(
        Options(**seen["options"]),
        hands=[
            known_hand(seen, seat) or [unplaced.pop() for _ in range(n)] for seat, n in enumerate(seen["hand_counts"])
        ],
        defence=[[card["card"] or card["seen"] or unplaced.pop() for card in line] for line in seen["defence"]],
        face_down=[[card["face_down"] for card in line] for line in seen["defence"]],
        seen=[[card["seen"] is not None for card in line] for line in seen["defence"]],
        attacks=seen["attacks"],
        attack=seen["attack"],
        attacker=seen["attacker"],
        first=seen["first"],
        turn=seen["to_act"][0] if seen["to_act"] else seen["attacker"],
        phase=seen["phase"],
        passes=len(seen["passed"]),
        points=seen["points"],
        set_aside=[card or unplaced.pop() for card in seen["set_aside"]],
        mercenaries=[
            [stack["top"], unplaced.pop()]
            if stack["top"] and stack["below"]
            else [stack["top"]]
            if stack["top"]
            else []
            for stack in seen["mercenaries"]
        ],
        round=seen["round"] + seen["redeals"],
    )
    position.redeals = seen["redeals"]
    position.over, position.whole = seen["over"], seen["whole"]
    position.answers = answers_of(seen)
    for place, looked in zip((0, 4), seen["looked"], strict=False):
        if looked is not None:
            position.looked |= (DECLINED if looked == -1 else looked + 1) << place
    position.imagine(WORLD if seen["seat"] is None else seen["seat"], rng)
    return position


def known_hand(seen: View, seat: int) -> list[str] | None:
    if seen["hands"] is not None:
        return seen["hands"][seat]
    return seen["hand"] if seat == seen["seat"] else None


def unplaced_cards(seen: View) -> list[str]:
    """The cards that the view does not show anywhere."""
    cards = [card.id for card in CARDS for _ in range(card.copies)]
    placed: list[str | None] = [card for seat in range(len(seen["points"])) for card in known_hand(seen, seat) or []]
    placed += [card["card"] or card["seen"] for line in seen["defence"] for card in line]
    placed += [card for line in seen["attacks"] for card in line]
    placed += seen["set_aside"]
    placed += [stack["top"] for stack in seen["mercenaries"]]
    for card in placed:
        if card is not None:
            cards.remove(card)
    return cards


def answers_of(seen: View) -> int:
    mine = [seen["seat"]] if seen["my_answer"] == "show" else []
    return (
        sum(1 << seat for seat in seen["declared"])
        | sum(16 << seat for seat in seen["shown"] + mine if seat is not None)
        | sum(256 << seat for seat in seen["decided"])
    )
