"""Tables of Kami at which random matches tell nearly everything, and what they hardly ever tell."""

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "mercenary_master_stroke": False, "mode": "kami"},
    {"seats": 3, "mode": "lord"},
    {"seats": 3, "three_player_hand": 8, "reveal_hidden_at_round_end": False},
    {"seats": 4},
    {"seats": 4, "goita_hands": True, "target": 30},
    {"seats": 4, "demoralised": False, "mode": "lord", "target": 3},
    {"seats": 4, "mode": "kami", "target": 7},
]

RARE: list[dict[str, Any]] = [
    {"event": "answered", "seat": 1, "answer": "show"},
    {"event": "answered", "seat": 1, "answer": "play_on"},
    {"event": "soldiers_won", "seat": 1, "seats": [1, 3]},
    {"event": "soldiers_scored", "seat": 1, "cards": ["soldier"] * 8, "count": 8, "points": 10},
    {"event": "lead_moved", "seat": 1},
    {"event": "stuck"},
]

HOUSE_RULES: list[tuple[str, list[tuple[str, str]]]] = []

# Typed words that several cards share, and those it is asked which: none where no card has them, or too many have.
SEVERAL: list[tuple[str, str, str]] = [
    ("en", "hide dragon", "Gold Dragon, Silver Dragon"),
    ("en", "hide dragon silver", "Silver Dragon"),
    ("en", "attack juggler", ""),
    ("fr", "cacher dragon", "Dragon d’Or, Dragon d’Argent"),
]
