"""Tables of Grimoire at which random matches tell nearly everything, and what they hardly ever tell."""

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {},
    {"seats": 3, "wish": "three_keep_one", "create_cost": 1, "defence_timing": "on_reveal"},
    {"seats": 4, "haste": "take_first", "time_stop": "take_first", "heal_cost": 0, "top_tie": "shared"},
    {"seats": 4, "shoes": "territory", "polymorph_rounding": "down", "lowest_by": "total", "end_at": 12},
    {"seats": 2, "wish": "three_keep_all", "tie_order": "keep", "end_at": 5, "quest_deck": 59},
]

RARE: list[dict[str, Any]] = [
    {"event": "kept", "seat": 1, "card": "nun"},
    {"event": "shoes", "seat": 1, "card": "nun", "item": "golden_cup", "place": "quest"},
    {"event": "piles_empty"},
    {"event": "match_drawn", "seats": [1, 3]},
    {"event": "match_shared", "seats": [0, 1, 2, 3]},
]
