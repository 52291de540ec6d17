"""Tables of KamiMaï at which random matches tell nearly everything, and what they hardly ever tell."""

from typing import Any

OPTIONS: list[dict[str, Any]] = [  # small sheets without a blessing: random summoners would never end under one
    {"house_rules": "I:water", "warm_up": True, "paper": "gentle", "reserve_limit": 8},
    {"seats": 1, "house_rules": "I:team=energy/fire=discard", "paper": "gentle", "faces_visible": False},
    {"seats": 2, "house_rules": "I:earth+air=discard/fire", "paper": "gentle", "stray_cards": "drawn"},
    {"seats": 4, "sheet": "adventure", "house_rules": "I:team+earth,II:water/fire=energy", "difficulty": "easy"},
    {"seats": 5, "house_rules": "I:air+team=colour", "book": "real", "difficulty": "hard"},
]

RARE: list[dict[str, Any]] = [
    {"event": "built", "left": None, "right": None, "faces": [None, None]},
    {"event": "emptied", "lost": True},
    {"event": "let_go", "seat": 1},
    {"event": "imp", "seat": 1, "cards": [["air_guardian"], [], []]},
    {"event": "dragonflies", "seat": 1},
    {"event": "chose", "seat": 1, "chosen": 0, "what": "giver"},
    {"event": "handed", "seat": 1, "card": "fire", "to": 0},
    {"event": "mouse", "seat": 1},
    {"event": "took", "seat": 1, "card": "wolf"},
    {"event": "left_it", "seat": 1},
    {"event": "agreed", "seat": 1},
    {"event": "refused", "seat": 1},
    {"event": "called_off", "seat": 1},
    {"event": "not_cast"},
    {"event": "cursed", "effect": "discard", "guardians": 2, "colours": ["water", "fire"]},
    {"event": "won", "energy": 3},
    {"event": "forgave", "left": 0},
    {"event": "forgave", "left": 1},
    {"event": "forgave", "left": 4},
]
