"""Tables of KamiMaï at which random matches tell nearly everything, what they hardly ever tell, and house rules."""

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

# A file of house rules, and the same as an option.
HOUSE_FILE = """
[sheets.I]
zones = [{ spells = ["fire", "air"], start = true }, { spells = ["team"] }]
[grips]
water = "ring"
"""
HOUSE_OPTION = "I:!fire+air/team,water:ring"

# House rules, and every difference that they make in words.
HOUSE_RULES: list[tuple[str, list[tuple[str, str]]]] = [
    (
        "II:!fire+team/water=colour,II.energy:6,II.arrows:AB,earth:little,air:ring",
        [
            (
                "The Sleeping Whale: A Fire, Team (first zone); B Water (Curse of colour)",
                "La Baleine endormie\u00a0: A Feu, Équipe (première zone)\u202f; B Eau (Malédiction de la couleur)",
            ),
            ("The Sleeping Whale: 6 energy at the beginning", "La Baleine endormie\u00a0: 6 d’énergie au début"),
            ("The Sleeping Whale: arrows A→B", "La Baleine endormie\u00a0: flèches A→B"),
            (
                "Earth Guardian: thumb and little finger instead of thumb and ring finger",
                "Gardien de Terre\u00a0: pouce et auriculaire, et non pouce et annulaire",
            ),
            (
                "Air Guardian: thumb and ring finger instead of thumb and little finger",
                "Gardien d’Air\u00a0: pouce et annulaire, et non pouce et auriculaire",
            ),
        ],
    ),
    (
        "II:air=blessing*3",
        [
            (
                "The Sleeping Whale: A Air (Blessing for 3 falls)",
                "La Baleine endormie\u00a0: A Air (Bénédiction pour 3 chutes)",
            ),
        ],
    ),
    (
        "II:air=blessing*1",
        [
            (
                "The Sleeping Whale: A Air (Blessing for one fall)",
                "La Baleine endormie\u00a0: A Air (Bénédiction pour une chute)",
            ),
        ],
    ),
    (
        "II:air=blessing+discard",
        [
            (
                "The Sleeping Whale: A Air (Blessing, Curse of discarding)",
                "La Baleine endormie\u00a0: A Air (Bénédiction, Malédiction de la défausse)",
            ),
        ],
    ),
    (
        "II.arrows:AB+AC+CB",
        [
            ("The Sleeping Whale: arrows A→B, A→C, C→B", "La Baleine endormie\u00a0: flèches A→B, A→C, C→B"),
        ],
    ),
    (
        "fire.copies:11,air.copies:13",
        [
            ("Fire: 11 copies instead of 12", "Feu\u00a0: 11 exemplaires au lieu de 12"),
            ("Air: 13 copies instead of 12", "Air\u00a0: 13 exemplaires au lieu de 12"),
        ],
    ),
]

# Typed words that several cards share, and those it is asked which: none where no card has them, or too many have.
SEVERAL: list[tuple[str, str, str]] = [
    ("en", "discard guardian", "Air Guardian, Earth Guardian, Fire Guardian, Water Guardian"),
    ("en", "discard fairy", "Air Fairy, Earth Fairy, Fire Fairy, Water Fairy"),
    ("fr", "défausser gardien", "Gardien d’Air, Gardien de Terre, Gardien de Feu, Gardien d’Eau"),
    ("fr", "défausser fée", "Fée de l’Air, Fée de la Terre, Fée du Feu, Fée de l’Eau"),
]
