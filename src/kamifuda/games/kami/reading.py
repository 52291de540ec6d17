"""How Kami's events and steps are to be read."""

from typing import Final

from kamifuda.core.reading import (
    A_CARD_OF_A_STACK,
    A_PLACE,
    CARD,
    CARDS,
    COUNTED,
    NUMBER,
    SIDE,
    SUBJECT,
    SWITCH,
    Reading,
    only_retold,
    optional,
    secret,
    variant,
)

STACK: Final = optional(COUNTED)  # a mercenary

READING: Final = Reading(
    events={
        "drew": {"seat": SUBJECT, "card": CARD},
        "first": {"seat": SUBJECT},
        "dealt": {"count": NUMBER, "round": NUMBER, "again": SWITCH},
        "received": {"seat": SUBJECT, "cards": CARDS},
        "answered": {"seat": SUBJECT, "answer": only_retold(variant("show", "play_on"))},
        "shown": {"seat": SUBJECT},
        "cancelled": {"seat": SUBJECT},
        "played_on": {"seat": SUBJECT},
        "looked": {"seat": SUBJECT, "index": COUNTED, "card": secret(CARD)},
        "looked_not": {"seat": SUBJECT},
        "hid": {"seat": SUBJECT, "card": secret(CARD), "stack": STACK},
        "countered": {"seat": SUBJECT, "card": CARD, "stack": STACK},
        "attacked": {"seat": SUBJECT, "card": CARD, "stack": STACK},
        "turned_up": {"card": CARD, "stack": COUNTED},
        "passed": {"seat": SUBJECT},
        "lead_moved": {"seat": SUBJECT},
        "stuck": {},
        "round_won": {"seat": SUBJECT, "card": CARD, "points": NUMBER},
        "master_stroke": {"seat": SUBJECT, "card": CARD, "points": NUMBER},
        "soldiers_scored": {"seat": SUBJECT, "cards": CARDS, "count": NUMBER, "points": NUMBER},
        "soldiers_won": {"seat": SUBJECT, "seats": SIDE},
        "revealed": {"seat": SUBJECT, "hand": CARDS, "hidden": CARDS},
        "aside_revealed": {"cards": CARDS},
        "scored": {"seat": SUBJECT, "points": NUMBER, "seats": SIDE},
        "bounced": {"seat": SUBJECT, "points": NUMBER, "seats": SIDE},
        "reset": {"seat": SUBJECT, "points": NUMBER, "seats": SIDE},
        "match_won": {"seat": SUBJECT, "points": NUMBER, "seats": SIDE},
    },
    steps={
        "look": A_PLACE,
        "hide": A_CARD_OF_A_STACK,
        "counter": A_CARD_OF_A_STACK,
        "attack": A_CARD_OF_A_STACK,
    },
)
