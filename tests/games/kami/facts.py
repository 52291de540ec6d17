"""What general tests need to know of the game."""

from tests.facts import Facts

FACTS = Facts(
    prefix="KAMI",
    clauses=39,
    rulings=25,
    longest_round=150,
    longest_match=12_000,
    short={"target": 1},
    quiet={"reveal_hidden_at_round_end": False},
    heard={
        "kami-2": "kami_seats_2_target_1",
        "kami-3": "kami_seats_3_target_1",
        "kami-4": "kami_seats_4_target_1",
    },
)
