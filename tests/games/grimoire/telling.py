"""Tables of Grimoire at which random matches tell nearly everything, what they hardly ever tell, and house rules."""

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

# A file of house rules, and the same as an option.
HOUSE_FILE = "[pages.storm]\namount = 3\n[companions.nun]\nvp = 2\n"
HOUSE_OPTION = "nun.vp:2,storm.amount:3"

# House rules, and every difference that they make in words.
HOUSE_RULES: list[tuple[str, list[tuple[str, str]]]] = [
    (
        "mercenary.effect:thief,nun.vp:2,prince.amount:3,heal.type:forbidden,resist.type:common,storm.amount:1,charm.effect:domination",
        [
            ("Mercenary: the same effect as the Thief", "Mercenaire\u00a0: même effet que le Voleur"),
            ("Nun: 2 VP instead of 1", "Nonne\u00a0: 2 PV au lieu de 1"),
            ("Prince: 3 points in its effect instead of 1", "Prince\u00a0: 3 points dans son effet au lieu de 1"),
            ("Heal: forbidden instead of common", "Guérison\u00a0: interdit, et non commun"),
            ("Resist: common instead of defence", "Résistance\u00a0: commun, et non défensif"),
            ("Storm: 1 point instead of 2", "Tempête\u00a0: 1 point au lieu de 2"),
            ("Charm: the same effect as Domination", "Envoûtement\u00a0: même effet que la Domination"),
        ],
    ),
    (
        "golden_cup.effect:shoes,blessed_shoes.effect:junk,charm.type:common,deck.missing:king",
        [
            (
                "Golden Cup: the same effect as the Blessed Shoes",
                "Coupe en or\u00a0: même effet que les Chaussures bénies",
            ),
            ("Blessed Shoes: the same effect as the Junk", "Chaussures bénies\u00a0: même effet que la Camelote"),
            ("Charm: common instead of attack", "Envoûtement\u00a0: commun, et non attaque"),
            (
                "King: one card fewer, instead of a Bronze Coin",
                "Roi\u00a0: une carte de moins, et non une Pièce en bronze",
            ),
        ],
    ),
    (
        "nun.effect:none",
        [
            ("Nun: no effect", "Nonne\u00a0: aucun effet"),
        ],
    ),
]

# Typed words that several cards share, and those it is asked which: none where no card has them, or too many have.
SEVERAL: list[tuple[str, str, str]] = [
    ("en", "take coin", "Bronze Coin, Gold Coin, Silver Coin"),
    ("en", "page strike", "Meteor Strike"),
    ("fr", "prendre pièce", "Pièce en bronze, Pièce en or, Pièce en argent"),
    ("fr", "page feu", "Boule de feu"),
]
