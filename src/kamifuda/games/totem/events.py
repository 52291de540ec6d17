"""What happened in a play, told to each viewer as far as they may know."""

from typing import Any, Final

from kamifuda.core.position import Fact
from kamifuda.games.totem.cards import IDS, level, names
from kamifuda.games.totem.rules import Totem
from kamifuda.games.totem.table import BY_POWER, MAY_DRAW, NUMBER, WIDTH
from kamifuda.games.totem.view import ENDS

Event = dict[str, Any]
REASONS: Final = ("turn", "power", "action", "no_card")


def events(position: Totem, viewer: int | None) -> list[Event]:
    """From the journal, built up for this viewer."""
    found = (told(fact, viewer) for fact in position.journal or [])
    return [event for event in found if event is not None]


def told(fact: Fact, viewer: int | None) -> Event | None:
    """One fact as this viewer may know it; None where it is not for them."""
    own = fact.seat == viewer
    event: Event = {"event": fact.what} if fact.seat < 0 else {"event": fact.what, "seat": fact.seat}
    card, more = fact.card, int(fact.more)
    match fact.what:
        case "first" | "stopped" | "match_drawn":
            return event
        case "dealt":
            return event | {"count": card, "pile": more}
        case "received":
            return event | {"cards": names(card)} if own else None
        case "chosen":
            return event | {"cards": laid(card)} if own else event
        case "drew":
            drew = {"card": names(card)[0] if own else None, "pile": more & 63, "why": REASONS[more >> 8]}
            return event | drew | ({"clause": "TOT-11"} if more >> 8 == BY_POWER else {})
        case "attacked":
            partner = IDS[(more >> 10) - 1] if more >> 10 else None
            return event | {"card": names(card)[0], "partner": partner, "place": more & 15, "level": more >> 4 & 63}
        case "discovered":
            found = {"card": names(card)[0], "place": more & 15, "cancelled": bool(more >> 5)}
            return event | found | ({"by": "eye", "clause": "TOT-10"} if more >> 4 & 1 else {"by": "attack"})
        case "held":
            return event | comparison(fact) | {"shield": False}
        case "shielded":
            return event | comparison(fact) | {"event": "held", "shield": True, "clause": "TOT-09"}
        case "defeated":
            return event | comparison(fact) | {"left": (more >> 10 & 15) - 1}
        case "kept":
            why = {"by": "shield", "clause": "TOT-A10"} if more else {"by": "sword", "clause": "TOT-A3"}
            return event | {"cards": names(card)} | why
        case "declined":
            return event | {"power": "draw" if more == MAY_DRAW else "eye"}
        case "defended":
            return event | {"card": names(card)[0] if own else None, "place": more}
        case "exchanged":
            swapped = {"card": names(card)[0], "taken": IDS[more >> 4]} if own else {"card": None, "taken": None}
            return event | swapped | {"place": more & 15}
        case "discarded":
            return event | {"card": names(card)[0], "limit": bool(more)}
        case "last_turn":
            return event | {"now": bool(more)}
        case "revealed":
            return event | {"hidden": names(card), "hand": names(more)}
        case "counted":
            return event | {"totems": more}
        case "summed":
            return event | {"level": more}
        case "match_won":
            return event | {"how": ENDS[more - 1]}
    raise ValueError(f"nobody has decided who may know {fact}")


def comparison(fact: Fact) -> Event:
    """A totem, its level, and what attacked it; TOT-24, TOT-25: what that has cost."""
    found, spent = names(fact.card)[0], (fact.more >> 16 & 63, fact.more >> 24 & 63)
    return {
        "card": found,
        "place": fact.more & 15,
        "level": level(fact.card),
        "against": fact.more >> 4 & 63,
        "discarded": [IDS[one - 1] for one in spent if one],
    }


def laid(zone: int) -> list[str]:
    """The totems of a full zone, from the first place on."""
    cards = []
    while zone:
        cards.append(IDS[(zone & NUMBER) - 1])
        zone >>= WIDTH
    return cards
