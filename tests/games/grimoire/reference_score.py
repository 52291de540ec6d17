"""The end of a match of the literal reference: what everybody's Territory is worth."""

from typing import TypedDict

from tests.games.grimoire.reference_cards import COMPANIONS
from tests.games.grimoire.reference_table import Table

MOST_JUNK = 5  # GRI-38


class Bonus(TypedDict):
    card: str
    points: int


class Breakdown(TypedDict):
    treasures: int
    companions: int
    bonuses: list[Bonus]
    items: int
    junk: int
    junk_bonus: int
    points: int
    total: int


class Result(TypedDict):
    winners: list[int]
    designer: bool
    early: bool
    seats: list[Breakdown]


def result_of(table: Table, early: bool) -> Result:
    """GRI-39, A22."""
    seats = [breakdown(table, seat) for seat in table.seats]
    best = max(each["total"] for each in seats)
    top = [seat for seat in table.seats if seats[seat]["total"] == best]
    designer = len(top) > 1 and table.options["top_tie"] == "designer"
    return Result(winners=[] if designer else top, designer=designer, early=early, seats=seats)


def breakdown(table: Table, seat: int) -> Breakdown:
    """GRI-36, 37."""
    land = table.lands[seat]
    treasures = sum(table.vp(secret.card) for secret in land.treasures)
    companions = sum(table.vp(card) for card in land.companions)
    bonuses = [Bonus(card=card, points=bonus(table, seat, card)) for card in COMPANIONS]
    items = sum(table.vp(card) for card in land.items)
    junk = junk_bonus(table, seat)
    return Breakdown(
        treasures=treasures,
        companions=companions,
        bonuses=[each for each in bonuses if each["points"]],
        items=items,
        junk=pieces_of_junk(table, seat),
        junk_bonus=junk,
        points=land.points,
        total=treasures + companions + sum(each["points"] for each in bonuses) + items + junk + land.points,
    )


def bonus(table: Table, seat: int, card: str) -> int:
    """Table 3.3, GRI-A36: what all copies of one Companion earn at the end."""
    own = table.lands[seat].companions
    copies, effect = own.count(card), table.effect(card)
    if effect == "mercenary":
        return copies * copies * table.points_by("mercenary")
    if effect == "prince" and ("queen" in own or "king" in own):
        return copies * table.points_by("prince")
    if effect == "queen" and "king" in own:
        return copies * table.points_by("queen")
    if effect == "king" and "queen" in own and "prince" in own:
        return copies * table.points_by("king")
    return 0


def pieces_of_junk(table: Table, seat: int) -> int:
    return sum(table.effect(item) == "junk" for item in table.lands[seat].items)


def junk_bonus(table: Table, seat: int) -> int:
    """GRI-38, A21: every tied player, but nobody without any."""
    junk = [pieces_of_junk(table, each) for each in table.seats]
    return MOST_JUNK if junk[seat] and junk[seat] == max(junk) else 0
