"""Tables of Totem at which random matches tell nearly everything, what they hardly ever tell, and house rules."""

from typing import Any

OPTIONS: list[dict[str, Any]] = [
    {},
    {"sword_loss_keeps_partner": True, "shield_returns_attacker": True},
    {"eye_before_attack": True, "hand_limit": 3},
    {"last_turn": "immediate", "zone_size": 5},
    {"no_attack_first_turn": True, "attacks_per_turn": 4, "zone_size": 2},
]

RARE: list[dict[str, Any]] = [
    {"event": "declined", "seat": 1, "power": "eye"},
    {"event": "summed", "seat": 1, "level": 24},
    {"event": "match_won", "seat": 1, "how": "levels"},
    {"event": "match_drawn"},
]

# A file of house rules, and the same as an option.
HOUSE_FILE = '[colours]\nred = "shield"\nblue = "sword"\n[powers]\nhighest = 10\n'
HOUSE_OPTION = "red:shield,blue:sword,highest:10"

# House rules, and every difference that they make in words.
HOUSE_RULES: list[tuple[str, list[tuple[str, str]]]] = [
    (
        "red:shield,blue:sword,highest:10",
        [
            ("red: Shield instead of Sword", "rouge\u00a0: Bouclier, et non Épée"),
            ("blue: Sword instead of Shield", "bleu\u00a0: Épée, et non Bouclier"),
            ("powers up to level 10 instead of 9", "pouvoirs jusqu’au niveau 10, et non 9"),
        ],
    ),
]

# Typed words that several cards share, and those it is asked which: none where no card has them, or too many have.
SEVERAL: list[tuple[str, str, str]] = [
    ("en", "attack red", ""),  # that would be thirteen
]
