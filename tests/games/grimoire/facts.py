"""What general tests need to know of the game."""

from tests.facts import Facts

FACTS = Facts(
    prefix="GRI",
    clauses=57,
    rulings=37,
    longest_round=60,
    longest_match=600,
    short={"end_at": 5},
    heard={
        "grimoire-2": "seats_2_end_at_5",
        "grimoire-3": "seats_3_end_at_5",
        "grimoire-4": "seats_4_end_at_5",
        "grimoire-late": "seats_3_tie_order_keep",
        "grimoire-version-2": "version_2_seats_3",
    },
    recorded=({"seats": 3}, {"seats": 4, "end_at": 5}),
)
