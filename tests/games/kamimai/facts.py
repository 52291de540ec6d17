"""What general tests need to know of the game."""

from tests.facts import Facts

FACTS = Facts(
    prefix="KMI",
    clauses=86,
    rulings=47,
    differences=19,
    longest_round=2_000,
    longest_match=2_000,
    short={"energy_start": 4, "watch_seconds": 1},
    heard={
        "kamimai-1": "kamimai_seats_1",
        "kamimai-3": "kamimai_seats_3_sheet_III",
        "kamimai-5": "kamimai_seats_5",
        "kamimai-version-3": "kamimai_version_3_refused",  # with refusals, and a blessing that forgives
    },
    recorded=(
        {"seats": 2, "sheet": "III"},
        {"seats": 4, "sheet": "adventure", "adventure_keep_reserves": True},
        {"seats": 5},
    ),
    of_one_mind=True,
)
