"""What happened in a play; everybody sees everything."""

from typing import Any, Final

from kamifuda.core.position import Fact
from kamifuda.games.kamimai.cards import ELEMENTS, GUARDIAN, IDS, held, names
from kamifuda.games.kamimai.layout import face_name
from kamifuda.games.kamimai.options import ADVENTURE_BONUS
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import EFFECTS, GRIPS, LETTERS, SHEETS, SPELLS
from kamifuda.games.kamimai.view import SIDES, gives_in

Event = dict[str, Any]
WHEN: Final = ("draw", "watch", "later", "between", "warm_up")
WHY_ENERGY: Final = ("collapse", "curse", "empty", "adventure")
OF_THE_TABLE: Final = (
    "sheet", "built", "warmed_up", "emptied", "strayed", "stands", "watched", "face", "energy", "cursed", "not_cast",
    "sealed", "settled", "won", "lost", "forgave",
)  # fmt: skip


def events(position: KamiMai, viewer: int | None) -> list[Event]:
    return [told(position, fact) for fact in position.journal or []]


def told(position: KamiMai, fact: Fact) -> Event:
    card, more = int(fact.card), int(fact.more)
    event: Event = {"event": fact.what} if fact.what in OF_THE_TABLE else {"event": fact.what, "seat": fact.seat}
    match fact.what:
        case "sheet":
            return event | {"sheet": SHEETS[card], "energy": more}
        case "first":
            return event | {"agreed": bool(more)}
        case "built":
            return event | {"left": more & 127, "right": more >> 7, "faces": [face(card & 31), face(card >> 5)]}
        case "turn":
            return event | {"turn": more}
        case "targeted":
            return event | {"zone": LETTERS[card], "forced": bool(more)}
        case "emptied":
            return event | {"lost": bool(more)}
        case "grip":
            return event | {"grip": GRIPS[more], "guardian": ELEMENTS[card]}
        case "fingers":
            return event | {"side": SIDES[more], "page": card}
        case "pulled":
            return event | {"side": SIDES[more & 1], "page": card, "count": more >> 1}
        case "came":
            return event | {"cards": names(card), "count": more & 255, "of": more >> 8}
        case "strayed":
            return event | {"side": SIDES[fact.seat], "count": more, "cards": names(card)}
        case "stands":
            return event | {"lean": more}
        case "drew" | "took":
            return event | {"card": names(card)[0]}
        case "done":
            return event | {"count": more}
        case "fell":
            return event | {"when": WHEN[more], "blessed": bool(card)}
        case "forgave":
            return event | {"left": more}
        case "face":
            return event | {"side": SIDES[more], "card": IDS[card]}
        case "energy":
            gained = position.rules >> ADVENTURE_BONUS & 7 if WHY_ENERGY[card] == "adventure" else 0
            return event | {"lost": (more >> 8) - gained, "left": more & 255, "why": WHY_ENERGY[card]}
        case "cursed":
            colours = [element for place, element in enumerate(ELEMENTS) if held(more, GUARDIAN + place)]
            effect = EFFECTS[card.bit_length() - 1]
            return event | {"effect": effect, "guardians": len(names(more)), "colours": colours}
        case "discarded":
            return event | {"cards": names(card), "why": ("curse", "keep")[more]}
        case "proposed" | "cast":
            gives = gives_in(more & 7, card, fact.seat, position.seats)
            spell = {"spell": SPELLS[(more & 7) - 1], "team": bool(more & 8), "gives": gives}
            return event | spell | ({"zone": LETTERS[more >> 4]} if fact.what == "cast" else {})
        case "sealed":
            return event | {"zone": LETTERS[card]}
        case "imp":
            return event | {"cards": [names((card >> 8 * seat & 255) << 16) for seat in range(position.seats)]}
        case "chose":
            return event | {"chosen": card, "what": ("giver", "taker")[more]}
        case "handed":
            return event | {"card": names(card)[0], "to": more}
        case "kept":
            return event | {"cards": names(card)}
        case "won":
            return event | {"energy": more}
        case _:
            return event


def face(code: int) -> str | None:
    """A kind in five bits, all of them set where there is none."""
    return None if code == 31 else face_name(code)
