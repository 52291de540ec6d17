"""What the events of a step must tell, and who of the viewers may not read it."""

from typing import Any

from tests.games.grimoire.reference import Reference
from tests.games.grimoire.reference_cards import TREASURES
from tests.games.grimoire.reference_score import Breakdown
from tests.games.grimoire.reference_table import Viewer, in_order

Event = dict[str, Any]


def cut(event: Event, game: Reference, viewer: Viewer) -> Event:
    """An event that tells everything, as it is told to this viewer; the game is where it led."""
    what, own = event["event"], event.get("seat") == viewer
    if what == "bookmarked":  # GRI-22
        return event if own else event | {"page": None}
    if what in ("peeked", "item"):  # table 3.3, GRI-43
        return event if own else event | {"card": None}
    if what == "drew":  # GRI-A15: from the deck a Treasure is not shown
        secret = event["pile"] == "deck" and event["card"] in TREASURES
        return event | {"card": None} if secret and not own else event
    if what == "took" and event["hidden"] and event["card"] in TREASURES:  # GRI-32, and whoever had seen it before
        taken = game.lands[event["seat"]].treasures[-1]
        return event if viewer in taken.seen_by else event | {"card": None}
    return event


def points_told(told: list[Event], seats: range) -> list[int]:
    """How many points everybody has won or lost in these events."""
    points = [0 for _ in seats]
    for event in told:
        if event["event"] in ("gained", "robbed"):
            points[event["seat"]] += event["points"]
        if event["event"] == "paid":
            points[event["seat"]] -= event["points"]
        if event["event"] == "robbed":
            points[event["from"]] -= event["points"]
    return points


def last_words(game: Reference) -> list[Event]:
    """The events with which a match ends."""
    assert game.result is not None
    counted = [count(game, seat, each) for seat, each in enumerate(game.result["seats"])]
    winners, best = game.result["winners"], max(game.scores())
    if len(winners) == 1:
        return [*counted, {"event": "match_won", "seat": winners[0]}]
    if winners:
        return [*counted, {"event": "match_shared", "seats": winners}]
    tied = [seat for seat in game.seats if game.scores()[seat] == best]
    return [*counted, {"event": "match_drawn", "seats": tied}]


def count(game: Reference, seat: int, worth: Breakdown) -> Event:
    """GRI-36: all is laid open."""
    return {
        "event": "counted",
        "seat": seat,
        "treasures": in_order([secret.card for secret in game.lands[seat].treasures]),
        "items": in_order(game.lands[seat].items),
        "treasure_points": worth["treasures"],
        "companion_points": worth["companions"],
        "bonus_points": sum(bonus["points"] for bonus in worth["bonuses"]),
        "item_points": worth["items"],
        "junk_bonus": worth["junk_bonus"],
        "points": worth["points"],
        "total": worth["total"],
    }
