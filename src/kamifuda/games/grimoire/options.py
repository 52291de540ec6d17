"""The options of a Grimoire table; the defaults are the usual game."""

from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from kamifuda.core.houserules import BadHouseRules
from kamifuda.core.options import MOST_VERSIONS, BadOption, check, choice, text, versions, within
from kamifuda.games.grimoire import house
from kamifuda.games.grimoire.cards import USUAL_DECK

TIME_EFFECTS: Final = ("reverse", "take_first")
WISHES: Final = ("vp_or_three", "three_keep_one", "three_keep_all")


@dataclass(frozen=True)
class Options:
    seats: int = choice(2, 3, 4)
    quest_deck: int = choice(58, 59)  # GRI-A33
    tie_order: Literal["reverse", "keep"] = choice("reverse", "keep")  # GRI-A4
    haste: Literal["reverse", "take_first"] = choice(*TIME_EFFECTS)  # GRI-A6, GRI-A37
    time_stop: Literal["reverse", "take_first"] = choice(*TIME_EFFECTS)
    defence_timing: Literal["on_cast", "on_reveal"] = choice("on_cast", "on_reveal")  # GRI-A10
    lowest_by: Literal["tokens", "total"] = choice("tokens", "total")  # GRI-A13
    heal_cost: int = choice(1, 0)  # GRI-A15
    create_cost: int = choice(0, 1)  # GRI-A34
    summon_elemental_vp: int = choice(3, 2, 4)
    wish: Literal["vp_or_three", "three_keep_one", "three_keep_all"] = choice(*WISHES)
    wish_vp: int = within(4, 1, 9)
    polymorph_rounding: Literal["up", "down"] = choice("up", "down")
    shoes: Literal["zone", "territory"] = choice("zone", "territory")  # GRI-A25
    top_tie: Literal["designer", "shared"] = choice("designer", "shared")  # GRI-A22
    end_at: int = within(10, 5, 12)  # GRI-34
    early_end: Literal["at_once", "laying"] = choice("at_once", "laying", since=2, before="laying")  # GRI-A19
    house_rules: str = text("", house.normalised)
    version: int = versions(2)

    def __post_init__(self) -> None:
        check(self)
        if self.quest_deck != USUAL_DECK and house.MISSING in house.replacements(self.house_rules):
            lacks = BadHouseRules("idle", at=".".join(house.MISSING), option=f"quest_deck={USUAL_DECK}")
            raise BadOption("house_rules", self.house_rules, [""], lacks)


# The engine holds all but the house rules in one number.
SEATS: Final[i64] = 7
ALL_CARDS: Final[i64] = 8
KEEP_TIES: Final[i64] = 16
HASTE_FIRST: Final[i64] = 32
STOP_FIRST: Final[i64] = 64
ON_REVEAL: Final[i64] = 128
BY_TOTAL: Final[i64] = 256
FREE_HEAL: Final[i64] = 512
PAID_CREATE: Final[i64] = 1024
KEEP_ONE: Final[i64] = 2048
KEEP_ALL: Final[i64] = 4096
ROUND_DOWN: Final[i64] = 8192
SHOES_TO_ME: Final[i64] = 16384
SHARED_WIN: Final[i64] = 32768
ONLY_LAYING: Final[i64] = 1 << 34
SUMMON_VP: Final = 16
WISH_VP: Final = 20
END_AT: Final = 24
VERSION: Final = 28


def packed(options: Options) -> int:
    return (
        options.seats
        | (ALL_CARDS if options.quest_deck == 59 else 0)
        | (KEEP_TIES if options.tie_order == "keep" else 0)
        | (HASTE_FIRST if options.haste == "take_first" else 0)
        | (STOP_FIRST if options.time_stop == "take_first" else 0)
        | (ON_REVEAL if options.defence_timing == "on_reveal" else 0)
        | (BY_TOTAL if options.lowest_by == "total" else 0)
        | (FREE_HEAL if options.heal_cost == 0 else 0)
        | (PAID_CREATE if options.create_cost == 1 else 0)
        | (KEEP_ONE if options.wish == "three_keep_one" else 0)
        | (KEEP_ALL if options.wish == "three_keep_all" else 0)
        | (ROUND_DOWN if options.polymorph_rounding == "down" else 0)
        | (SHOES_TO_ME if options.shoes == "territory" else 0)
        | (SHARED_WIN if options.top_tie == "shared" else 0)
        | (ONLY_LAYING if options.early_end == "laying" else 0)
        | options.summon_elemental_vp << SUMMON_VP
        | options.wish_vp << WISH_VP
        | options.end_at << END_AT
        | options.version << VERSION
    )


def unpacked(rules: int, house_rules: str) -> Options:
    return Options(
        seats=rules & SEATS,
        quest_deck=59 if rules & ALL_CARDS else 58,
        tie_order="keep" if rules & KEEP_TIES else "reverse",
        haste=TIME_EFFECTS[1 if rules & HASTE_FIRST else 0],
        time_stop=TIME_EFFECTS[1 if rules & STOP_FIRST else 0],
        defence_timing="on_reveal" if rules & ON_REVEAL else "on_cast",
        lowest_by="total" if rules & BY_TOTAL else "tokens",
        heal_cost=0 if rules & FREE_HEAL else 1,
        create_cost=1 if rules & PAID_CREATE else 0,
        summon_elemental_vp=rules >> SUMMON_VP & 15,
        wish=WISHES[1 if rules & KEEP_ONE else 2 if rules & KEEP_ALL else 0],
        wish_vp=rules >> WISH_VP & 15,
        polymorph_rounding="down" if rules & ROUND_DOWN else "up",
        shoes="territory" if rules & SHOES_TO_ME else "zone",
        top_tie="shared" if rules & SHARED_WIN else "designer",
        end_at=rules >> END_AT & 15,
        early_end="laying" if rules & ONLY_LAYING else "at_once",
        house_rules=house_rules,
        version=rules >> VERSION & MOST_VERSIONS,
    )
