"""The tables 3.2 and 3.3 of grimoire.md for the literal reference, and what a table's options make of them."""

from collections.abc import Mapping
from typing import Any

TREASURES = ("bronze_coin", "silver_coin", "gold_coin")
COMPANIONS = ("spy", "mercenary", "thief", "archer", "merchant", "nun", "villain", "prince", "queen", "king")
QUEST = TREASURES + COMPANIONS
ITEMS = ("bronze_sword", "silver_bracelet", "golden_cup", "junk", "blessed_shoes")
ITEM_EFFECTS = {**dict.fromkeys(ITEMS, "none"), "junk": "junk", "blessed_shoes": "shoes"}

COPIES = {  # GRI-54
    "bronze_coin": 12,
    "silver_coin": 10,
    "gold_coin": 7,
    **dict.fromkeys(COMPANIONS, 3),
    "bronze_sword": 5,
    "silver_bracelet": 2,
    "golden_cup": 1,
    "junk": 9,
    "blessed_shoes": 1,
}
VP = {
    "bronze_coin": 1,
    "silver_coin": 2,
    "gold_coin": 3,
    "spy": 1,
    "mercenary": 0,
    "thief": 1,
    "archer": 1,
    "merchant": 1,
    "nun": 1,
    "villain": 2,
    "prince": 2,
    "queen": 2,
    "king": 3,
    "bronze_sword": 1,
    "silver_bracelet": 2,
    "golden_cup": 3,
    "junk": 0,
    "blessed_shoes": 1,
}
POINTS = {  # in the effects of table 3.3
    "mercenary": 1,
    "thief": 1,
    "archer": 1,
    "merchant": 1,
    "villain": 1,
    "prince": 1,
    "queen": 2,
    "king": 2,
}
PAGES = {  # GRI-56: number, name and types
    1: ("luck", ["common"]),
    2: ("silence", ["common"]),
    3: ("fireball", ["forbidden"]),
    4: ("heal", ["common"]),
    5: ("haste", ["time"]),
    6: ("resist", ["defence"]),
    7: ("create", ["common"]),
    8: ("storm", ["forbidden"]),
    9: ("charm", ["attack"]),
    10: ("summon_elemental", ["common"]),
    11: ("time_stop", ["time", "defence"]),
    12: ("polymorph", ["attack"]),
    13: ("meteor_strike", ["forbidden"]),
    14: ("domination", ["attack"]),
    15: ("wish", ["forbidden"]),
}
TYPES = dict(PAGES.values())
AMOUNTS = {"fireball": 1, "storm": 2, "meteor_strike": 3}

DEFAULTS: dict[str, object] = {  # grimoire.md, "Options"
    "seats": 2,
    "quest_deck": 58,
    "tie_order": "reverse",
    "haste": "reverse",
    "time_stop": "reverse",
    "defence_timing": "on_cast",
    "lowest_by": "tokens",
    "heal_cost": 1,
    "create_cost": 0,
    "summon_elemental_vp": 3,
    "wish": "vp_or_three",
    "wish_vp": 4,
    "polymorph_rounding": "up",
    "shoes": "zone",
    "top_tie": "designer",
    "early_end": "at_once",
    "version": 2,
    "end_at": 10,
    "house_rules": "",
}


class Values:
    """What cards are worth and do at one table: as in the tables, unless a house rule says otherwise."""

    def __init__(self, options: Mapping[str, object]) -> None:
        assert set(options) <= set(DEFAULTS), options
        self.options: dict[str, Any] = {**DEFAULTS, **options}
        rules = self.options["house_rules"]
        self.house: dict[str, str] = dict(rule.split(":") for rule in rules.split(",") if rule)

    def quest_cards(self) -> list[str]:
        """GRI-A33: with 58 cards one Bronze coin less, or one of those that an owner says."""
        cards = [card for card in QUEST for _ in range(COPIES[card])]
        if self.options["quest_deck"] == 58:
            cards.remove(self.house.get("deck.missing", "bronze_coin"))
        assert len(cards) == self.options["quest_deck"]
        return cards

    def vp(self, card: str) -> int:
        return int(self.house.get(f"{card}.vp", VP[card]))

    def effect(self, card: str) -> str:
        """Whose effect in table 3.3 this Companion has, or what this Item does."""
        return self.house.get(f"{card}.effect", ITEM_EFFECTS.get(card, card))

    def points_by(self, effect: str) -> int:
        """What such an effect brings, or costs."""
        return int(self.house.get(f"{effect}.amount", POINTS[effect]))

    def spell(self, page: int) -> str:
        """Whose effect in table 3.2 this page has."""
        name = PAGES[page][0]
        return self.house.get(f"{name}.effect", name)

    def types(self, page: int) -> list[str]:
        spell = self.spell(page)
        return [self.house[f"{spell}.type"]] if f"{spell}.type" in self.house else TYPES[spell]

    def amount(self, spell: str) -> int:
        return int(self.house.get(f"{spell}.amount", AMOUNTS[spell]))
