"""What the pages of Grimoire do for each seat, and which one does most against those that the others may choose."""

from collections import Counter
from functools import cached_property
from math import exp
from typing import Final, NamedTuple

from kamifuda.games.grimoire.judgement.estimates import Estimates

LUCK: Final = 0.5  # one more card to choose from
MOOD: Final = 1.0  # points that make a page almost three times as likely
FEAR: Final = 1.0  # what protection is worth to others, for every point that an attack would cost them
EARLY: Final = 0.5  # what a low page is worth to others
DEFENCES: Final = ("resist", "time_stop")
TIMES: Final = ("haste", "time_stop")


class Deed(NamedTuple):
    """What a page does, if nothing stops it."""

    gain: float = 0.0
    victim: int | None = None
    harm: float = 0.0  # to the victim


def deed(table: Estimates, seat: int, page: int) -> Deed:
    """Of this seat's page, with the table as it is now."""
    options, points = table.options, table.lands[seat]["points"]
    match table.house.pages[page - 1]:
        case "fireball" | "storm" | "meteor_strike":
            return Deed(table.house.amounts[page - 1])
        case "luck":
            return Deed(LUCK)
        case "heal":
            return Deed(max(0.0, healed(table, seat)))
        case "create":
            cost = options["create_cost"]
            return Deed(max(0.0, table.item(seat) - cost) if points >= cost else 0.0)
        case "summon_elemental":
            return Deed(options["summon_elemental_vp"] if is_lowest(table, seat) else 0.0)
        case "wish":
            return Deed(wished(table, seat))
        case "polymorph":
            return rob(table, seat, page)
        case "charm":
            return charm(table, seat, page)
        case "domination":
            return dominate(table, seat, page)
    return Deed()


def healed(table: Estimates, seat: int) -> float:
    """A card of the discard, or of the deck, and what it costs."""
    free = table.options["heal_cost"] == 0 or "nun" in map(table.house.effects.get, table.lands[seat]["companions"])
    if not free and not table.lands[seat]["points"]:
        return 0.0
    pile = Counter(table.seen["discard"]) or table.unseen
    return table.average(seat, pile) - (0 if free else 1)


def wished(table: Estimates, seat: int) -> float:
    """The better of points and cards, where there is a choice."""
    cards = wished_cards(table, seat)
    return max(cards, table.options["wish_vp"]) if table.options["wish"] == "vp_or_three" else cards


def wished_cards(table: Estimates, seat: int) -> float:
    """GRI-A17: three, or as many as there are; one of three is a good one."""
    discard = Counter(table.seen["discard"])
    if table.options["wish"] == "three_keep_one":
        return table.average(seat, discard) + (1.0 if len(discard) > 1 else 0.0)
    return min(3, discard.total()) * table.average(seat, discard)


def is_lowest(table: Estimates, seat: int) -> bool:
    if table.options["lowest_by"] == "total":
        return all(table.totals[seat] <= total for total in table.totals)
    return all(table.lands[seat]["points"] <= land["points"] for land in table.lands)


# Attacks


def richest(table: Estimates, seat: int, page: int, wealth: list[int]) -> int | None:
    """GRI-A35: the other who has most; of several, the one who is ahead."""
    safe = table.seen["protected"] if table.house.attacks[page - 1] else []
    others = [other for other in table.others(seat) if wealth[other] and other not in safe]
    return max(others, key=lambda other: (wealth[other], table.totals[other]), default=None)


def rob(table: Estimates, seat: int, page: int) -> Deed:
    wealth = [land["points"] for land in table.lands]
    victim = richest(table, seat, page, wealth)
    if victim is None:
        return Deed()
    half = (wealth[victim] + (table.options["polymorph_rounding"] == "up")) // 2
    return Deed(half + (villains(table, seat, page) if half else 0), victim, half)


def charm(table: Estimates, seat: int, page: int) -> Deed:
    """The victim gives what it can best do without."""
    victim = most_companions(table, seat, page)
    if victim is None:
        return Deed()
    card = min(set(table.lands[victim]["companions"]), key=lambda card: table.loss(victim, card))
    return Deed(table.value(seat, card) + villains(table, seat, page), victim, table.loss(victim, card))


def dominate(table: Estimates, seat: int, page: int) -> Deed:
    victim = most_companions(table, seat, page)
    if victim is None:
        return Deed()
    card = max(set(table.lands[victim]["companions"]), key=lambda card: spoil(table, seat, victim, card))
    return Deed(table.value(seat, card) + villains(table, seat, page), victim, table.loss(victim, card))


def most_companions(table: Estimates, seat: int, page: int) -> int | None:
    return richest(table, seat, page, [len(land["companions"]) for land in table.lands])


def spoil(table: Estimates, seat: int, victim: int, card: str) -> float:
    """What it is worth to take this companion away."""
    return table.value(seat, card) + table.menace(seat, victim) * table.loss(victim, card)


def villains(table: Estimates, seat: int, page: int) -> int:
    """What they bring, if the spell is an attack."""
    return table.house.points["villain"] * has(table, seat, "villain") if table.house.attacks[page - 1] else 0


def has(table: Estimates, seat: int, effect: str) -> int:
    """So many companions with this effect."""
    return sum(table.house.effects[card] == effect for card in table.lands[seat]["companions"])


# Against the others


class Duels:
    """A page against all that each of the others may have chosen."""

    def __init__(self, table: Estimates) -> None:
        self.table, self.level = table, table.seen["level"]
        self.deeds = [[deed(table, seat, page) for page in range(1, self.level + 1)] for seat in table.seats]
        self.rivals = list(table.others(table.me))

    def worth(self, page: int) -> float:
        """What it does, what it prevents, and the card that is left when its turn comes."""
        table, own = self.table, self.deeds[self.table.me][page - 1]
        free = before_all = after_all = 1.0
        place = prevented = 0.0
        for other in self.rivals:
            moods = self.moods[other]
            sooner = sum(mood for theirs, mood in moods.items() if self.sooner(page, other, theirs))
            free *= sum(mood for theirs, mood in moods.items() if not self.stops(other, theirs, table.me, page))
            prevented += sum(
                mood * self.threat(other, theirs)
                for theirs, mood in moods.items()
                if self.stops(table.me, page, other, theirs)
            )
            before_all *= sooner
            after_all *= 1 - sooner
            place += 1 - sooner
        done = own.gain + (table.menace(table.me, own.victim) * own.harm if own.victim is not None else 0.0)
        extra = before_all * has(table, table.me, "thief") + after_all * has(table, table.me, "archer")
        return free * done + prevented + self.card_at(place) + extra

    @cached_property
    def moods(self) -> dict[int, dict[int, float]]:
        """How likely each of the others is to choose each page: what does much for them, and what comes early."""
        return {other: self.mood(other) for other in self.rivals}

    def mood(self, other: int) -> dict[int, float]:
        likings = {
            page: exp((self.liking(other, page) + EARLY * (1 - page / self.level)) / MOOD)
            for page in range(1, self.level + 1)
        }
        everything = sum(likings.values())
        return {page: liking / everything for page, liking in likings.items()}

    def liking(self, seat: int, page: int) -> float:
        its = self.deeds[seat][page - 1]
        if self.table.house.pages[page - 1] in DEFENCES:
            return FEAR * self.danger(seat)
        return its.gain + (self.table.menace(seat, its.victim) * its.harm if its.victim is not None else 0.0)

    def danger(self, seat: int) -> float:
        """The worst that an attack of another may do to this seat."""
        found = [
            its.gain + its.harm
            for other in self.table.others(seat)
            for its, attack in zip(self.deeds[other], self.table.house.attacks, strict=False)
            if attack and its.victim == seat
        ]
        return max(found, default=0.0)

    def threat(self, other: int, theirs: int) -> float:
        """What it would cost this seat if the other's page worked."""
        table, its = self.table, self.deeds[other][theirs - 1]
        return table.menace(table.me, other) * its.gain + (its.harm if its.victim == table.me else 0.0)

    def stops(self, seat: int, page: int, caster: int, cast: int) -> bool:
        """Whether one seat's page takes the effect from another's: Silence, or a Defence of the victim, in time."""
        table, effect = self.table, self.table.house.pages[page - 1]
        if effect != "silence" and effect not in DEFENCES:
            return False
        in_time = self.sooner(page, caster, cast) if seat == table.me else not self.sooner(cast, seat, page)
        if effect == "silence":
            return in_time and table.house.forbidden[cast - 1]
        on_reveal = table.options["defence_timing"] == "on_reveal" and table.house.defences[page - 1]
        hits = table.house.attacks[cast - 1] and self.deeds[caster][cast - 1].victim == seat
        return hits and (in_time or on_reveal)

    def sooner(self, page: int, other: int, theirs: int) -> bool:
        """Whether this seat's turn would come before the other's."""
        table, options = self.table, self.table.options
        tokens = [token or 0 for token in table.seen["order"]]
        late = tokens[table.me] > tokens[other]
        first = page < theirs if page != theirs else late == (options["tie_order"] == "reverse")  # GRI-25, GRI-26
        if page == theirs:  # GRI-A5: two reversals cancel each other
            return first != self.takes_first(page)
        for each in sorted((page, theirs), reverse=True):  # GRI-A37
            if self.takes_first(each):
                first = each == page
            elif table.house.pages[each - 1] in TIMES:
                first = not first
        return first

    def takes_first(self, page: int) -> bool:
        """GRI-A6: a Time spell that puts its caster first."""
        effect = self.table.house.pages[page - 1]
        return effect in TIMES and self.table.options[effect] == "take_first"

    def card_at(self, place: float) -> float:
        """What is left in the row if so many have taken a card before; what they have taken hurts too."""
        table = self.table
        prices = table.prices(table.me)
        row = sorted((prices[card] for card in table.row), reverse=True)
        whole = int(place)
        card = row[whole] + (place - whole) * (row[min(whole + 1, len(row) - 1)] - row[whole])
        envy = sum(table.menace(table.me, other) for other in self.rivals) / len(self.rivals)
        return card - envy * (row[0] - card)
