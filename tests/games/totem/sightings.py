"""What is worth seeing in a step of Totem, in a few words each: tests count them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.games.totem.reference import Reference

Event = dict[str, Any]


class Moment(NamedTuple):
    """What matters of the position before a step."""

    stage: str
    turn: int
    hand: int  # cards of the player in turn
    pile: int

    @classmethod
    def of(cls, game: Reference) -> "Moment":
        return cls(game.stage, game.turn, len(game.hands[game.turn]), len(game.pile))


def sightings(before: Moment, step: str, events: list[Event], game: Reference) -> Iterator[str]:
    """All of one step: the moment before it, what was told about it, and the position after it."""
    named = {event["event"]: event for event in events}
    if "attacked" in named:
        yield from of_the_attack(named, game)
        yield from of_the_eye(named["attacked"], step, events)
        yield from of_idle_powers(before, named, events, game)
    for event in events:
        yield from of_one_event(before, event, game)
    yield from of_a_choice(before, step)
    yield from of_the_end(before, named, game)


def of_the_attack(named: dict[str, Event], game: Reference) -> Iterator[str]:
    attacked, held, kept = named["attacked"], named.get("held"), named.get("kept")
    pair = attacked["partner"] is not None
    if pair:
        yield "pair won" if held is None else "pair lost"
        yield "pair of Swords" if game.power_of(attacked["partner"]) == "sword" else "pair with another card"
    elif game.power_of(attacked["card"]) == "sword":
        yield "Sword alone"
    if held is None:
        return
    beaten = held["against"] < held["level"]
    how = "lost" if beaten else "stopped by a Shield"
    yield f"{how}, {len(kept['cards']) if kept else 0} of {2 if pair else 1} cards back"
    if beaten and held["shield"]:
        yield "Shield above the attack"


def of_the_eye(attacked: Event, step: str, events: list[Event]) -> Iterator[str]:
    """What an Eye did within an attack."""
    seen = [event for event in events if event["event"] == "discovered" and event["by"] == "eye"]
    held = [event for event in events if event["event"] == "held"]
    for event in seen:
        if event["seat"] == attacked["seat"]:
            yield "guard alone"
        else:
            yield "peek at the target" if event["place"] == attacked["place"] else "peek at another"
            if held and event["place"] == attacked["place"]:
                yield "lower attack on a peeked target"
    if step == "discover_not":
        yield "peek declined"


def of_idle_powers(before: Moment, named: dict[str, Event], events: list[Event], game: Reference) -> Iterator[str]:
    """TOT-A13: powers that worked, but had nothing to see or to draw."""
    seen = any(event["event"] == "discovered" and event["by"] == "eye" for event in events)
    side = "held" if "held" in named else "attacked"
    power = game.power_of(named[side]["card"])
    if power == "eye" and not seen and game.stage not in ("eye", "guard", "over") and not game.eye_before_attack:
        yield f"{side}: nothing to see"
    if power == "draw" and before.pile == 0 and "match_won" not in named:
        yield f"{side}: nothing to draw"


def of_one_event(before: Moment, event: Event, game: Reference) -> Iterator[str]:
    match event["event"]:
        case "discovered" if event["by"] == "eye":
            yield f"Eye on {game.power_of(event['card']) or 'no power'}"
        case "defeated" if game.power_of(event["card"]) == "shield":
            yield "spent Shield falls"
        case "drew" if event["why"] == "no_card":
            yield "drew for want of a card"
        case "drew" if event["why"] == "power":
            when = "in turn" if event["seat"] == before.turn else "out of turn"
            yield f"Draw {when}" if event["pile"] else f"Draw {when} takes the last card"
            if event["pile"] == 0 and event["seat"] != before.turn and game.last_turn_immediate:
                yield "no extra last turn"
        case "drew" if event["pile"] == 0:
            yield f"last card drawn for {event['why']}"
        case "discarded" if not event["limit"] and before.pile == 0:
            yield "discard without a pile"


def of_a_choice(before: Moment, step: str) -> Iterator[str]:
    if before.stage in ("eye", "guard", "draw"):
        yield f"{before.stage}: {step.split()[0]}"
    if before.stage == "again" and step in ("draw", "stop"):
        yield f"again: {step}" if before.hand else f"again without a card: {step}"


def of_the_end(before: Moment, named: dict[str, Event], game: Reference) -> Iterator[str]:
    """The end of a turn or of the match."""
    if game.result is not None:
        yield f"end: {game.result['how']}"
        if game.result["how"] != "defeated":
            if "defeated" in named and game.attacks < game.attacks_per_turn:
                yield "won an attack, but no card and no pile"
        elif game.last_turn is not None:
            yield "last totem in the last turn"
    elif game.stage == "turn" and game.whole:
        if game.turn != before.turn and named.get("drew", {"why": None})["why"] != "turn":
            yield "extra last turn"
        if game.opening and game.no_attack_first_turn:
            yield "no attack in the first turn"
    elif game.stage == "limit" and game.whole and before.stage != "limit":
        over = len(game.hands[game.turn]) - game.hand_limit
        yield "hand one too large" if over == 1 else "hand two or more too large"
    elif game.stage == "again" and game.whole and game.legal(game.turn) == {"stop"}:
        yield "again: nothing but stop"
