"""Rules of thumb for Grimoire: the page that does most against those the others like, then the card that adds most."""

from collections import Counter
from functools import cached_property
from typing import Final

from kamifuda.core.game import Worth
from kamifuda.games.grimoire.judgement.estimates import COINS, HIDDEN, Estimates
from kamifuda.games.grimoire.judgement.pages import Duels, healed, spoil, wished_cards
from kamifuda.games.grimoire.view import View

LAST_ROUND: Final = 0.5  # what it is worth to end the match, for every point of lead
MOST: Final = 3.0  # and at most
AT_ONCE: Final = 100.0


def thoughts(seen: View) -> Worth:
    """How much the seat likes each play."""
    return Thoughts(seen).worth


class Thoughts:
    """About all plays of one decision."""

    def __init__(self, seen: View) -> None:
        self.table = Estimates(seen)

    def worth(self, play: str) -> float:
        """How much the seat likes this play; only the order means anything."""
        table, (verb, _, what) = self.table, play.partition(" ")
        match verb:
            case "token":  # GRI-26
                return float(what) if table.options["tie_order"] == "reverse" else -float(what)
            case "page":
                return self.duels.worth(int(what))
            case "take":
                return take(table, what)
            case "replace":
                return replace(table, what)
            case "leave" if table.seen["phase"] == "luck":
                return best(table)
            case "heal":
                return healed(table, table.me)
            case "create":
                return table.item(table.me) - 1.0
            case "buy":
                return table.item(table.me) - table.house.points["merchant"]
            case "points":
                return float(table.options["wish_vp"])
            case "cards":
                return wished_cards(table, table.me)
            case "target":
                return target(table, int(what))
            case "give":
                return give(table, what)
            case "keep":
                return table.value(table.me, what) + last_round(table, what)
            case "seize":
                return spoil(table, table.me, table.seen["target"] or 0, what) + last_round(table, what)
        return AT_ONCE if verb in ("shoes", "use") else 0.0  # leave, enough

    @cached_property
    def duels(self) -> Duels:
        return Duels(self.table)


# Companions


def target(table: Estimates, other: int) -> float:
    """Of equally rich ones: who is ahead, or who has the better companion."""
    page = table.seen["pages"][table.me] or 1
    if table.house.pages[page - 1] != "domination":
        return table.totals[other]
    return max(spoil(table, table.me, other, card) for card in table.lands[other]["companions"])


def give(table: Estimates, card: str) -> float:
    """What one can best do without, and what helps the caster least."""
    caster = table.seen["turn"] or 0
    return -table.loss(table.me, card) - table.menace(table.me, caster) * table.value(caster, card)


# Cards of the row


def take(table: Estimates, card: str) -> float:
    """What it adds, without what it leaves to those who come after; and the end of the match, if it brings that."""
    left = list(table.row)
    left.remove(card)
    known = table.hidden if card == HIDDEN else card
    return table.prices(table.me)[card] + last_round(table, known) - left_over(table, left)


def left_over(table: Estimates, row: list[str]) -> float:
    """What the others will take, each the best for itself."""
    found, left = 0.0, list(row)
    for seat in coming(table):
        prices = table.prices(seat)
        liked = max(left, key=prices.__getitem__)
        left.remove(liked)
        found += table.menace(table.me, seat) * prices[liked]
    return found


def coming(table: Estimates) -> list[int]:
    """The seats whose turn is still to come in this round."""
    tokens = [token or 0 for token in table.seen["order"]]
    return sorted((seat for seat in table.seats if tokens[seat] > tokens[table.me]), key=lambda seat: tokens[seat])


def replace(table: Estimates, card: str) -> float:
    """Luck: the row as it will be on average."""
    if card == HIDDEN:
        return best(Estimates(table.seen | {"hidden": {"card": None}}))
    kept = list(table.seen["quest"])
    kept.remove(card)
    drawn = table.unseen if table.seen["deck"] else Counter(table.seen["discard"])
    rows = {new: best(Estimates(table.seen | {"quest": [*kept, new]})) for new, copies in drawn.items() if copies > 0}
    return sum(drawn[new] * row for new, row in rows.items()) / max(1, sum(drawn[new] for new in rows))


def best(table: Estimates) -> float:
    """What the best card of the row is worth."""
    return max(take(table, card) for card in table.row)


def last_round(table: Estimates, card: str | None) -> float:
    """GRI-34: whoever is ahead likes the card that ends the match."""
    land = table.lands[table.me]
    count = len(land["companions"]) if card is not None and card not in COINS else land["treasures"]
    if card is None or table.seen["ending"] or count + 1 < table.options["end_at"]:
        return 0.0
    return max(-MOST, min(MOST, LAST_ROUND * table.lead(table.me)))
