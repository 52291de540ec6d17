"""What each viewer of a Totem table may know, built up field by field; and positions that a view allows."""

from dataclasses import asdict
from functools import cache
from typing import Any, Final, Literal, TypedDict, cast, get_args

from kamifuda.core.bits import count, number
from kamifuda.core.position import WORLD
from kamifuda.core.rng import Rng
from kamifuda.games.totem.cards import IDS, NO_POWER, POWERS, level, names, set_of
from kamifuda.games.totem.house import powers_of
from kamifuda.games.totem.layout import PHASES, SEATS, VERBS, arrange, card_in, entries
from kamifuda.games.totem.options import Options, unpacked
from kamifuda.games.totem.rules import Totem
from kamifuda.games.totem.table import (
    AGAIN,
    ATTACK,
    CARD,
    NUMBER,
    PARTNER,
    PEEK,
    SPENT,
    TARGET,
    TURN,
    UP,
    hidden,
    levels,
    totems,
)

Phase = Literal["choose", "turn", "again", "limit", "card", "target", "partner", "peek", "eye", "guard", "draw"]
End = Literal["defeated", "totems", "levels", "draw"]
ColourName = Literal["red", "blue", "purple", "green"]
Power = Literal["sword", "shield", "eye", "draw"]

ENDS: Final[tuple[End, ...]] = get_args(End)  # the engine counts them from 1
ATTACKING: Final = (TURN, AGAIN, CARD, TARGET, PARTNER, PEEK)


class Powers(TypedDict):
    """TOT-03 at this table: as usual, or as its house rules say."""

    of_colour: dict[ColourName, Power]
    highest: int  # level that has one


class Place(TypedDict):
    """A totem in a zone."""

    card: str | None  # None: it is hidden from the viewer
    face_up: bool
    spent: bool


class Shown(TypedDict):
    """A card that everybody saw go back into a hand, and where it may be now."""

    card: str
    seat: int
    hand: bool
    places: list[int]


class Joined(TypedDict):
    """A Sword of the viewer's, and the card that it joins in an attack."""

    sword: str
    partner: str
    level: int  # of both
    cancelled: Power | None  # of the partner


class Outcome(TypedDict):
    winner: int | None
    how: End
    totems: list[int]
    levels: list[int]


class View(TypedDict):
    seat: int | None  # None: somebody watching
    options: dict[str, Any]
    powers: Powers
    phase: Phase
    to_act: list[int]
    whole: bool
    over: bool
    first: int
    turn: int
    opening: bool  # nobody's turn is over yet
    attacks: int  # made in this turn
    last_turn: int | None
    zones: list[list[Place | None]]
    hand: list[str] | None
    hands: list[list[str]] | None  # everybody's, at the end
    hand_counts: list[int]
    joined: list[Joined]  # while the viewer may attack
    pile: int
    discard: list[str]
    shown: list[Shown]
    verb: str | None  # of a play in the making, with its card and target
    card: str | None
    target: int | None
    result: Outcome | None


def view(position: Totem, viewer: int | None) -> View:
    """TOT-18, TOT-A35: own cards, all that lies face up, counts; at the end everything."""
    me = WORLD if viewer is None else viewer
    return View(
        seat=viewer,
        options=dict(options_of(position.rules)),
        powers=powers(options_of(position.rules)["house_rules"]),
        phase=PHASES[position.phase],
        to_act=[seat for seat in SEATS if position.to_act() >> seat & 1],
        whole=position.whole,
        over=position.over,
        first=position.first,
        turn=position.turn,
        opening=position.opening,
        attacks=position.attacks,
        last_turn=position.last_turn - 1 if position.last_turn else None,
        zones=[[place(entry, position.over or seat == me) for entry in entries(position, seat)] for seat in SEATS],
        hand=None if viewer is None else names(position.hand(viewer)),
        hands=[names(position.hand(seat)) for seat in SEATS] if position.over else None,
        hand_counts=[count(position.hand(seat)) for seat in SEATS],
        joined=joined(position, me) if may_attack(position, me) else [],
        pile=count(position.pile),
        discard=names(position.gone),
        shown=[] if position.over else [shown(position, card) for card in names(position.shown)],
        verb=VERBS[position.verb],
        card=names(position.card)[0] if position.card and (position.verb == ATTACK or position.actor == me) else None,
        target=position.target if aims(position) else None,
        result=result(position) if position.over else None,
    )


def aims(position: Totem) -> bool:
    """A totem was chosen; at the mark of an attack it is declared."""
    return position.verb == ATTACK and (position.whole or position.phase in (PARTNER, PEEK))


@cache
def options_of(rules: int) -> dict[str, Any]:
    return asdict(unpacked(rules))


def powers(house_rules: str) -> Powers:
    here = powers_of(house_rules)
    return Powers(of_colour=cast(dict[ColourName, Power], dict(here.of_colour)), highest=here.highest)


def place(entry: int, open_to_me: bool) -> Place | None:
    if not entry & NUMBER:
        return None
    face_up = bool(entry & UP)
    return Place(card=card_in(entry) if face_up or open_to_me else None, face_up=face_up, spent=bool(entry & SPENT))


def shown(position: Totem, card: str) -> Shown:
    bit = set_of([card])
    seat = 0 if position.shown_of(0) & bit else 1
    laid = hidden(position.zone(seat))
    places = [place for place in range(position.size()) if laid >> place & 1 and position.at(place) & bit]
    return Shown(card=card, seat=seat, hand=bool(position.held & bit), places=places)


def may_attack(position: Totem, me: int) -> bool:
    attacking = position.phase in ATTACKING and position.verb in (0, ATTACK)
    return attacking and me == position.turn and not position.over


def joined(position: Totem, me: int) -> list[Joined]:
    """TOT-08."""
    hand = position.hand(me)
    cards = [1 << place for place in range(len(IDS)) if hand >> place & 1]
    return [
        Joined(
            sword=IDS[number(sword)],
            partner=IDS[number(partner)],
            level=level(sword) + level(partner),
            cancelled=power_of(position, partner),
        )
        for sword in cards
        if sword & position.swords
        for partner in cards
        if partner != sword
    ]


def power_of(position: Totem, card: int) -> Power | None:
    works = position.power(card)
    return None if works == NO_POWER else POWERS[works]


def result(position: Totem) -> Outcome:
    """TOT-34, TOT-36, TOT-37."""
    return Outcome(
        winner=position.winner - 1 if position.winner else None,
        how=ENDS[position.how - 1],
        totems=[totems(position.zone(seat)) for seat in SEATS],
        levels=[levels(position.zone(seat)) for seat in SEATS],
    )


def guess(seen: View, rng: Rng) -> Totem:
    """A position this view allows, drawn like `imagine`."""
    known = known_cards(seen)
    others = [card for card in unplaced_cards(seen) if card not in known[0] + known[1]]
    zones = [
        [slot and (slot["card"] or (known[seat] or others).pop()) for slot in zone]
        for seat, zone in enumerate(seen["zones"])
    ]
    hands = [
        known_hand(seen, seat) or [(known[seat] or others).pop() for _ in range(seen["hand_counts"][seat])]
        for seat in SEATS
    ]
    position = arrange(
        Options(**seen["options"]),
        zones=zones,
        face_up=[[bool(slot and slot["face_up"]) for slot in zone] for zone in seen["zones"]],
        spent=[[bool(slot and slot["spent"]) for slot in zone] for zone in seen["zones"]],
        hands=hands,
        pile=others,
        discard=seen["discard"],
        first=seen["first"],
        turn=seen["turn"],
        actor=seen["to_act"][0] if seen["to_act"] else None,
        phase=seen["phase"],
        verb=seen["verb"],
        card=seen["card"],
        target=seen["target"],
        attacks=seen["attacks"],
        opening=seen["opening"],
        last_turn=seen["last_turn"],
    )
    position.over, position.whole = seen["over"], seen["whole"]
    for each in seen["shown"]:
        bit = set_of([each["card"]])
        position.shown |= bit
        position.held |= bit if each["hand"] else 0
        for where in each["places"]:
            position.set_at(where, position.at(where) | bit)
    if seen["result"] is not None:
        position.winner = 0 if seen["result"]["winner"] is None else 1 + seen["result"]["winner"]
        position.how = 1 + ENDS.index(seen["result"]["how"])
    position.imagine(WORLD if seen["seat"] is None else seen["seat"], rng)
    return position


def known_hand(seen: View, seat: int) -> list[str] | None:
    if seen["hands"] is not None:
        return seen["hands"][seat]
    return seen["hand"] if seat == seen["seat"] else None


def known_cards(seen: View) -> list[list[str]]:
    """For each seat, the cards that it must have somewhere out of sight."""
    known = [[each["card"] for each in seen["shown"] if each["seat"] == seat != seen["seat"]] for seat in SEATS]
    attacker = seen["to_act"][0] if seen["to_act"] else None
    if seen["card"] is not None and attacker is not None and attacker != seen["seat"]:
        known[attacker] = sorted({*known[attacker], seen["card"]})
    return known


def unplaced_cards(seen: View) -> list[str]:
    """The cards that the view does not show anywhere."""
    placed = {card for seat in SEATS for card in known_hand(seen, seat) or []} | set(seen["discard"])
    placed |= {slot["card"] for zone in seen["zones"] for slot in zone if slot and slot["card"]}
    return [card for card in IDS if card not in placed]
