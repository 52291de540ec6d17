"""What happened in a play, told to each viewer as far as they may know."""

from typing import Any, Final

from kamifuda.core.bits import count, seats_in
from kamifuda.core.position import Fact
from kamifuda.games.grimoire.cards import COINS, ITEMS, PEOPLE, QUEST, item_names, names
from kamifuda.games.grimoire.options import KEEP_TIES, SHARED_WIN, SHOES_TO_ME
from kamifuda.games.grimoire.pages import NAMES
from kamifuda.games.grimoire.rules import Grimoire
from kamifuda.games.grimoire.table import NIBBLE
from kamifuda.games.grimoire.view import breakdown

Event = dict[str, Any]
REASONS: Final = ("", *NAMES, "thief", "archer", "villain", "merchant")
NO_EFFECTS: Final = ("nobody", "not_lowest", "no_points", "no_cards", "no_items", "declined")
OF_THE_TABLE: Final = (
    "choosing", "round", "reshuffled", "laid", "revealed", "ordered", "discarded", "piles_empty", "ended",
)  # fmt: skip


def events(position: Grimoire, viewer: int | None) -> list[Event]:
    """From the journal, built up for this viewer."""
    return [told(position, fact, viewer) for fact in position.journal or []]


def told(position: Grimoire, fact: Fact, viewer: int | None) -> Event:
    """One fact as this viewer may know it."""
    seats = range(position.seats)
    own = fact.seat == viewer
    card, more = int(fact.card), int(fact.more)
    event: Event = {"event": fact.what} if fact.what in OF_THE_TABLE else {"event": fact.what, "seat": fact.seat}
    match fact.what:
        case "choosing":
            return event | {"seats": [card >> NIBBLE * place & 15 for place in seats]}
        case "took_token":
            return event | {"token": more}
        case "round":
            return event | {"round": more, "level": card}
        case "reshuffled":
            return event | {"count": count(card)}
        case "laid":
            return event | {"cards": names(card), "deck": more}
        case "peeked":
            return event | {"card": names(card)[0] if own else None}
        case "bookmarked":
            return event | {"page": more if own else None}
        case "revealed":
            return event | {"pages": [card >> NIBBLE * seat & 15 for seat in seats]}
        case "ordered":
            alone = seats_in(more)
            return event | {
                "seats": in_order(card, position.seats),
                "alone": [seat for seat in in_order(card, position.seats) if seat in alone],
                "shared": [seat for seat in in_order(card, position.seats) if seat not in alone],
                "reversed": position.rules & KEEP_TIES == 0,
            }
        case "time":
            how = "take_first" if more else "reverse"
            return event | {"page": position.page(fact.seat), "how": how, "seats": in_order(card, position.seats)}
        case "turn" | "silenced":
            return event | {"page": more}
        case "silence" | "protected" | "piles_empty":
            return event
        case "no_effect":
            return event | {"page": more, "why": NO_EFFECTS[card]}
        case "gained" | "paid":
            return event | {"points": card, "why": REASONS[more]}
        case "replaced":
            return event | {"card": names(card)[0], "hidden": False, "new": QUEST[more].id}
        case "replaced_hidden":
            return event | {"event": "replaced", "card": names(card)[0], "hidden": True, "new": None}
        case "drew":
            unknown = more and card & COINS and not own
            return event | {"card": None if unknown else names(card)[0], "pile": "deck" if more else "discard"}
        case "item":
            return event | {"card": item_names(card)[0] if own else None, "left": more}
        case "shoes":
            place = "territory" if position.rules & SHOES_TO_ME else "quest"
            return event | {"card": names(card)[0], "item": ITEMS[more].id, "place": place}
        case "targeted":
            return event | {"target": card, "page": more}
        case "gave":
            return event | {"to": more, "card": names(card)[0]}
        case "seized":
            return event | {"from": more, "card": names(card)[0]}
        case "robbed":
            return event | {"from": more, "points": card}
        case "wished" | "discarded":
            return event | {"cards": names(card)}
        case "kept":
            return event | {"card": names(card)[0]}
        case "took":
            return event | {"card": names(card)[0], "hidden": False}
        case "took_hidden":
            known = own or card & PEOPLE or (viewer is not None and position.knows(viewer) & card)  # through a Spy
            return event | {"event": "took", "card": names(card)[0] if known else None, "hidden": True}
        case "last_round":
            return event | {"what": "companions" if more else "treasures"}
        case "counted":
            return event | counted(position, fact)
        case "ended":
            return ended(position, seats_in(card))
    raise ValueError(f"nobody has decided who may know {fact}")


def in_order(tokens: int, seats: int) -> list[int]:
    """The seats, by the order tokens they hold."""
    return sorted(range(seats), key=lambda seat: tokens >> NIBBLE * seat & 15)


def counted(position: Grimoire, fact: Fact) -> Event:
    """GRI-36: at the end everything is open."""
    found = breakdown(position, fact.seat)
    return {
        "treasures": names(fact.card & COINS),
        "items": item_names(fact.more),
        "treasure_points": found["treasures"],
        "companion_points": found["companions"],
        "bonus_points": sum(each["points"] for each in found["bonuses"]),
        "item_points": found["items"],
        "junk_bonus": found["junk_bonus"],
        "points": found["points"],
        "total": found["total"],
    }


def ended(position: Grimoire, best: list[int]) -> Event:
    """GRI-39, GRI-A22."""
    if len(best) == 1:
        return {"event": "match_won", "seat": best[0]}
    return {"event": "match_shared" if position.rules & SHARED_WIN else "match_drawn", "seats": best}
