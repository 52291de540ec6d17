"""How Totem's events and steps are to be read."""

from typing import Final

from kamifuda.core.reading import (
    A_CARD,
    A_PLACE,
    CARD,
    CARDS,
    COUNTED,
    NUMBER,
    SUBJECT,
    SWITCH,
    Reading,
    one_of,
    optional,
    secret,
)
from kamifuda.games.totem.events import REASONS
from kamifuda.games.totem.view import ENDS

# What came of an attack, and which of its cards that has cost.
TOTEM: Final = {"seat": SUBJECT, "card": CARD, "place": COUNTED, "level": NUMBER, "against": NUMBER, "discarded": CARDS}

READING: Final = Reading(
    events={
        "first": {"seat": SUBJECT},
        "dealt": {"count": NUMBER, "pile": NUMBER},
        "received": {"seat": SUBJECT, "cards": CARDS},
        "chosen": {"seat": SUBJECT, "cards": optional(CARDS)},
        "drew": {
            "seat": SUBJECT,
            "card": secret(CARD),
            "pile": NUMBER,
            "why": one_of(*REASONS),
            "clause": optional(one_of("TOT-11")),
        },
        "attacked": {"seat": SUBJECT, "card": CARD, "partner": secret(CARD), "place": COUNTED, "level": NUMBER},
        "discovered": {
            "seat": SUBJECT,
            "card": CARD,
            "place": COUNTED,
            "by": one_of("eye", "attack"),
            "cancelled": SWITCH,
            "clause": optional(one_of("TOT-10")),
        },
        "held": TOTEM | {"shield": SWITCH, "clause": optional(one_of("TOT-09"))},
        "defeated": TOTEM | {"left": NUMBER},
        "kept": {
            "seat": SUBJECT,
            "cards": CARDS,
            "by": one_of("shield", "sword"),
            "clause": one_of("TOT-A3", "TOT-A10"),
        },
        "declined": {"seat": SUBJECT, "power": one_of("draw", "eye")},
        "defended": {"seat": SUBJECT, "card": secret(CARD), "place": COUNTED},
        "exchanged": {"seat": SUBJECT, "card": secret(CARD), "taken": secret(CARD), "place": COUNTED},
        "discarded": {"seat": SUBJECT, "card": CARD, "limit": SWITCH},
        "stopped": {"seat": SUBJECT},
        "last_turn": {"seat": SUBJECT, "now": SWITCH},
        "revealed": {"seat": SUBJECT, "hidden": CARDS, "hand": CARDS},
        "counted": {"seat": SUBJECT, "totems": NUMBER},
        "summed": {"seat": SUBJECT, "level": NUMBER},
        "match_won": {"seat": SUBJECT, "how": one_of(*ENDS)},
        "match_drawn": {},
    },
    steps={"with": A_CARD, "on": A_PLACE, "discover": A_PLACE},
)
