"""Rules of thumb for Totem: beat cheaply what is surely beaten, probe at fair odds, keep the zone full and strong."""

from functools import cache, partial
from typing import Final

from kamifuda.core.game import Worth
from kamifuda.games.totem.cards import IDS
from kamifuda.games.totem.house import power_by_card
from kamifuda.games.totem.view import Place, View

WIN: Final = 1000.0
TOTEM: Final = 10.0  # one totem more or less; all else is measured by it
LEVEL: Final = 0.4  # a level in the hand or in the zone
LATER: Final = 0.6  # what a level in the hand is worth beside one in the zone
CARD: Final = 1.5  # a card of the hand, whatever its level
OPEN: Final = 1.5  # that a totem of the other player lies open
ATTACKS: Final = {"sword": 6.0, "eye": 2.0, "draw": 2.0}  # levels that a power is worth in the hand
DEFENDS: Final = {"shield": 6.0, "eye": 1.0, "draw": 1.0}  # and in the zone
MISSING: Final = (0.0, 3.0, 8.0, 14.0, 14.0)  # what it is worth to lay a totem where so many are missing
SPARING: Final = 0.05  # how dear cards are in the last turn
LATE: Final = 12  # cards in the pile: from here on the hand is worth less and less
LEVELS_OF: Final = {card: int(card.partition("_")[2]) for card in IDS}


class Values:
    """What cards are worth at a table with these house rules."""

    def __init__(self, house_rules: str) -> None:
        self.power = power_by_card(house_rules)
        self.in_hand = {card: LEVELS_OF[card] + ATTACKS.get(self.power.get(card, ""), 0.0) for card in IDS}
        self.in_zone = {card: LEVELS_OF[card] + DEFENDS.get(self.power.get(card, ""), 0.0) for card in IDS}
        self.usual = sum(self.in_hand.values()) / len(IDS)
        self.laid = {card: 1.0 + LEVEL * self.in_zone[card] for card in IDS}  # how gladly somebody lays this card


@cache
def values_at(house_rules: str) -> Values:
    return Values(house_rules)


def values(seen: View) -> Values:
    return values_at(seen["options"]["house_rules"])


def thoughts(seen: View) -> Worth:
    """How much the seat likes each play."""
    return partial(worth, seen)


def worth(seen: View, play: str) -> float:
    """How much the seat likes this play; only the order means anything."""
    verb, *steps = play.split(", ")
    if seen["phase"] == "choose":
        here = values(seen)
        return sum(here.in_zone[card] - LATER * here.in_hand[card] for card in (verb, *steps))
    if verb == "attack":
        return attack(seen, steps)
    if verb == "defend":
        return defend(seen, steps[0])
    if verb == "exchange":
        return exchange(seen, steps[0], int(steps[1].removeprefix("on ")))
    if verb == "discard":
        return discard(seen, steps[0])
    if verb == "draw":
        return CARD + last_card(seen)
    return OPEN if verb.startswith("discover ") else 0.0  # stop, draw_not, discover_not


# The plays


def attack(seen: View, steps: list[str]) -> float:
    """What it wins at these odds, or at least brings to light, and what it costs."""
    card, place, more = steps[0], int(steps[1].removeprefix("on ")), steps[2] if len(steps) > 2 else ""
    partner = more.removeprefix("with ") if more.startswith("with ") else ""
    zone = seen["zones"][1 - me(seen)]
    target = zone[place]
    if target is None:
        return 0.0
    strength = level(card) + (level(partner) if partner else 0)
    odds = odds_against(seen, target, strength, blinded=more == f"discover {place}")
    gain = WIN if count(zone) == 1 else TOTEM + (0.0 if partner else prize(seen, card, zone))
    in_hand = values(seen).in_hand
    price = CARD + LEVEL * in_hand[card]
    if partner:  # what the Sword was kept for
        price = 2 * CARD + LEVEL * (level(card) + in_hand[partner])
    return odds * gain + (1 - odds) * OPEN * leisure(seen) - price * max(leisure(seen), SPARING)


def prize(seen: View, card: str, zone: list[Place | None]) -> float:
    """What the power of a card brings that has won."""
    power = values(seen).power.get(card)
    if power == "draw" and seen["pile"]:
        return CARD * leisure(seen)
    return OPEN * leisure(seen) if power == "eye" and hidden(zone) > 1 else 0.0


def defend(seen: View, card: str) -> float:
    """At the end one totem more is one that the other player lacks, but an attack may be followed by another."""
    zone, here = seen["zones"][me(seen)], values(seen)
    early = MISSING[len(zone) - count(zone)] + LEVEL * (here.in_zone[card] - LATER * here.in_hand[card]) - CARD
    return early * leisure(seen) + (TOTEM - 1 + LEVEL * level(card) / 10) * (1 - leisure(seen))


def exchange(seen: View, card: str, place: int) -> float:
    """A stronger totem, and what the hand loses by it."""
    old = seen["zones"][me(seen)][place]
    taken = old["card"] if old else None
    if taken is None:
        return 0.0
    here = values(seen)
    lost = here.in_hand[card] - here.in_hand[taken]
    return LEVEL * (here.in_zone[card] - here.in_zone[taken] - LATER * leisure(seen) * lost)


def discard(seen: View, card: str) -> float:
    """The weakest; as an action it is drawn for."""
    here = values(seen)
    if seen["phase"] == "limit" or not seen["pile"]:
        return -LEVEL * here.in_hand[card]
    return LEVEL * (here.usual - here.in_hand[card]) * leisure(seen) + last_card(seen)


# What things are worth


def level(card: str) -> int:
    return LEVELS_OF[card]


def odds_against(seen: View, target: Place, strength: int, blinded: bool = False) -> float:
    """How likely it falls: by the cards that may lie there. A hidden Shield never does, unless an Eye is first."""
    if target["card"] is not None:
        return 1.0 if level(target["card"]) <= strength else 0.0
    left, here = unseen(seen), values(seen)
    fall = [card for card in left if level(card) <= strength and (blinded or here.power.get(card) != "shield")]
    return sum(here.laid[card] for card in fall) / sum(here.laid[card] for card in left)


def unseen(seen: View) -> list[str]:
    """The cards that the seat has not seen: the others' hidden ones, or the pile."""
    known = {*(seen["hand"] or []), *seen["discard"]}
    known |= {totem["card"] for zone in seen["zones"] for totem in zone if totem and totem["card"]}
    return [card for card in IDS if card not in known]


def leisure(seen: View) -> float:
    """1 while there is time for plans, 0 in the last turn."""
    return 0.0 if seen["last_turn"] is not None else min(1.0, seen["pile"] / LATE)


def last_card(seen: View) -> float:
    """TOT-35: drawing it ends the match, which is good for who is ahead."""
    if seen["pile"] != 1:
        return 0.0
    own, others = seen["zones"][me(seen)], seen["zones"][1 - me(seen)]
    return TOTEM if count(own) > count(others) else -TOTEM if count(own) < count(others) else 0.0


def me(seen: View) -> int:
    return seen["seat"] or 0


def count(zone: list[Place | None]) -> int:
    return sum(totem is not None for totem in zone)


def hidden(zone: list[Place | None]) -> int:
    return sum(totem is not None and not totem["face_up"] for totem in zone)
