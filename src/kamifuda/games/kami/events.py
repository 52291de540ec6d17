"""What happened in a play, told to each viewer as far as they may know."""

from typing import Any

from kamifuda.core.position import Fact
from kamifuda.games.kami.cards import IDS, names
from kamifuda.games.kami.layout import nibbles
from kamifuda.games.kami.rules import Kami

Event = dict[str, Any]
OF_A_SIDE = ("scored", "bounced", "reset", "match_won", "soldiers_won")


def events(position: Kami, viewer: int | None) -> list[Event]:
    """From the journal, built up for this viewer."""
    found: list[Event] = []
    for fact in position.journal or []:
        event = told(fact, viewer)
        if event is not None and fact.what in OF_A_SIDE:
            event |= side(position, event)
        if event is not None and fact.what == "dealt":
            event["again"] = bool(found) and found[-1]["event"] == "cancelled"  # KAMI-26: the same round
        if event is not None:
            found.append(event)
    return found


def side(position: Kami, event: Event) -> Event:
    """Points belong to a side: these seats (KAMI-A20)."""
    seats = range(position.seats())
    return {"seats": [seat for seat in seats if position.side(seat) == position.side(event["seat"])]}


def told(fact: Fact, viewer: int | None) -> Event | None:
    """One fact as this viewer may know it; None where it is not for them."""
    own = fact.seat == viewer
    event: Event = {"event": fact.what} if fact.seat < 0 else {"event": fact.what, "seat": fact.seat}
    match fact.what:
        case "first" | "answered" | "shown" | "cancelled" | "played_on" | "looked_not" | "passed":
            return event
        case "lead_moved" | "stuck" | "soldiers_won":
            return event
        case "dealt":
            return event | {"count": fact.card, "round": fact.more}
        case "received":
            return event | {"cards": names(fact.card)} if own else None
        case "looked":
            return event | {"index": fact.more, "card": names(fact.card)[0] if own else None}
        case "drew":
            return event | {"card": names(fact.card)[0]}
        case "hid":  # a mercenary was seen by both (KAMI-A25)
            known = own or fact.more >= 0
            return event | {"card": names(fact.card)[0] if known else None} | stack(fact)
        case "countered" | "attacked" | "turned_up":
            return event | {"card": names(fact.card)[0]} | stack(fact)
        case "round_won" | "master_stroke":
            return event | {"card": names(fact.card)[0], "points": fact.more}
        case "soldiers_scored":
            return event | {"cards": names(fact.card), "count": fact.more >> 8, "points": fact.more & 255}
        case "scored" | "bounced" | "reset" | "match_won":
            return event | {"points": fact.more}
        case "revealed":
            return event | {"hand": names(fact.card), "hidden": names(fact.more)}
        case "aside_revealed":
            return event | {"cards": [IDS[card - 1] for card in nibbles(fact.more) if card]}
    raise ValueError(f"nobody has decided who may know {fact}")


def stack(fact: Fact) -> Event:
    return {"stack": fact.more} if fact.more >= 0 else {}
