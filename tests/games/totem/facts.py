"""What general tests need to know of the game."""

from tests.facts import Facts

FACTS = Facts(
    prefix="TOT",
    clauses=37,
    rulings=35,
    longest_round=400,
    longest_match=400,
    short={"zone_size": 2},
    heard={
        "totem-usual": "seats_2",
        "totem-eye-first": "seats_2_eye_before_attack_True",
        "totem-spared-partner": "seats_2_sword_loss_keeps_partner_True",
        "totem-version-2": "version_2_seats_2",
    },
    recorded=({},),
)
