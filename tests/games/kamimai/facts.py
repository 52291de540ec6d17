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
        "kamimai-1": "seats_1",
        "kamimai-3": "seats_3_sheet_III",
        "kamimai-5": "seats_5",
        "kamimai-falls": "version_3_warm_up_falls",
        "kamimai-version-3": "version_3_refused",  # with refusals, and a blessing that forgives
        "kamimai-version-4": "version_4_seats_2_sheet_III",
    },
    pictured=("version_3_seats_4_sheet_adventure_adventure_keep_reserves_True",),
    recorded=(
        {"seats": 2, "sheet": "III"},
        {"seats": 4, "sheet": "adventure", "adventure_keep_reserves": True},
        {"seats": 5, "first": "3"},
    ),
    blind=(
        {"seats": 2},
        {"seats": 1, "sheet": "III", "blessing_needs_guardian": True, "energy_start": 4},
        {"seats": 3, "sheet": "III", "curse_on_collapse": True},
        {"seats": 4, "sheet": "II", "difficulty": "hard", "empty_grimoire": "lose_energy"},
        {"seats": 5, "sheet": "adventure", "difficulty": "easy", "curse_on_collapse": True, "zone_graph": "arrows"},
    ),
    many_plays=True,
    moving={"seats": 2, "book": "physics", "paper": "gentle", "watch_seconds": 1},
    pulling="pull",
    of_one_mind=True,
)
