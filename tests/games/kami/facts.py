"""What general tests need to know of the game."""

from tests.facts import Facts

FACTS = Facts(
    prefix="KAMI",
    clauses=39,
    rulings=26,
    longest_round=150,
    longest_match=12_000,
    short={"target": 1},
    some_rounds={"target": 3},
    long={"target": 99},
    at_once={"demoralised": False},
    quiet={"reveal_hidden_at_round_end": False},
    heard={
        "kami-2": "seats_2_target_1",
        "kami-3": "seats_3_target_1",
        "kami-4": "seats_4_target_1",
    },
    pictured=("seats_2_demoralised_False", "seats_3_demoralised_False", "seats_4_goita_hands_True"),
)
