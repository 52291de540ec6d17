"""Rules of thumb for Kami: attack with what nobody can counter, keep pairs for the end, let the partner run."""

from functools import partial

from kamifuda.core.game import Worth
from kamifuda.games.kami.cards import COPIES, VALUES
from kamifuda.games.kami.view import View

ASIDE = {"pass": 0.0, "show": 1.0, "look 0": 1.0, "look_not": -1.0}  # whatever is not worth a thought
OWN_CARD = 0.5  # in a duel, what emptying the hand by one card is worth beside playing a mercenary


def thoughts(seen: View) -> Worth:
    """How much the seat likes each play."""
    return partial(worth, seen)


def worth(seen: View, play: str) -> float:
    """How much the seat likes this play; only the order means anything."""
    steps = [step.split("@")[0].split(" ") for step in play.split(", ")]
    cards = {words[0]: words[1] for words in steps if words[0] in ("hide", "counter", "attack")}
    if not cards:
        return worth_before_the_round(seen, play)
    hand = list(seen["hand"] or [])
    for step in play.split(", "):
        if "@" not in step:
            hand.remove(step.split(" ")[1])
    value = OWN_CARD * (len(seen["hand"] or []) - len(hand)) if seen["mercenaries"] else 0.0
    if "attack" in cards:
        value += safety(seen, cards["attack"], hand) + ending(hand)
    if "attack" in cards and not hand:
        twins = cards.get("hide") == cards["attack"]
        value += 100 + VALUES[cards["attack"]] * (2 if twins else 1)
    if "hide" in cards:
        value += 5 - VALUES[cards["hide"]]
    if "counter" in cards:
        value += answer(seen, cards["counter"])
    return value


def worth_before_the_round(seen: View, play: str) -> float:
    """Cancel a round with a weak hand; otherwise play."""
    strength = sum(VALUES[card] for card in seen["hand"] or [])
    if play == "cancel":
        return 18.0 - strength
    return ASIDE.get(play, 0.0)


def answer(seen: View, card: str) -> float:
    """Countering is good, but not against the partner, and an Empress is too dear for small cards."""
    attacker, seat = seen["attacker"], seen["seat"]
    if attacker is None or seat is None:
        return 0.0
    partner = len(seen["points"]) == 4 and attacker % 2 == seat % 2
    dear = 2.0 if card == "empress" and seen["attack"] != "empress" else 0.0
    return (-6.0 if partner else 3.0) - dear


def safety(seen: View, card: str, left: list[str]) -> float:
    """The fewer copies the others may hold, the safer the attack."""
    others = unseen(seen, card) - left.count(card)
    if card not in ("soldier", "spear", "empress"):
        others += unseen(seen, "empress") - left.count("empress")
    return -1.0 * max(others, 0)


def unseen(seen: View, card: str) -> int:
    """Copies that do not lie face up, own hand included."""
    laid = [entry["card"] or entry["seen"] for line in seen["defence"] for entry in line]
    attacks = [attack for line in seen["attacks"] for attack in line]
    return COPIES[card] - laid.count(card) - attacks.count(card)


def ending(hand: list[str]) -> float:
    """What the hand that stays promises: the best pair counts twice, then the best card."""
    pairs = [VALUES[card] * 2 for card in set(hand) if hand.count(card) > 1]
    return 0.3 * max([*pairs, *(VALUES[card] for card in hand)], default=0)
