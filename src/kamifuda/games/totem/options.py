"""The options of a Totem table; the defaults are the usual game."""

from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import i64

from kamifuda.core.options import MOST_VERSIONS, check, choice, on_or_off, text, versions, within
from kamifuda.games.totem import house
from kamifuda.games.totem.cards import COLOURS, POWERS

LAST_TURNS: Final = ("as_ruled", "immediate")


@dataclass(frozen=True)
class Options:
    seats: int = choice(2)
    sword_loss_keeps_partner: bool = on_or_off(False)  # TOT-A3
    shield_returns_attacker: bool = on_or_off(False)  # TOT-A10
    eye_before_attack: bool = on_or_off(False)  # TOT-A12, TOT-A34
    last_turn: Literal["as_ruled", "immediate"] = choice(*LAST_TURNS)  # TOT-A23, TOT-A32
    no_attack_first_turn: bool = on_or_off(False)  # TOT-A26
    hand_limit: int = within(6, 3, 12)  # TOT-33
    zone_size: int = within(4, 2, 5)  # TOT-15, TOT-30
    attacks_per_turn: int = within(2, 1, 4)  # TOT-28
    discovered_needs: Literal["equal", "higher"] = choice("equal", "higher", since=2, before="equal")  # TOT-A1
    house_rules: str = text("", house.normalised, since=2, before="")  # TOT-03
    version: int = versions(2)

    def __post_init__(self) -> None:
        check(self)


# The engine holds them in one number.
KEEP_PARTNER: Final[i64] = 1
RETURN_ATTACKER: Final[i64] = 2
EYE_BEFORE: Final[i64] = 4
IMMEDIATE: Final[i64] = 8
NO_EARLY_ATTACK: Final[i64] = 16
HIGHER_ONLY: Final[i64] = 32
HAND_LIMIT: Final = 8
ZONE_SIZE: Final = 12
ATTACKS: Final = 16
VERSION: Final = 20
COLOUR_POWERS: Final = 26  # two bits for each colour: the number of its power
HIGHEST_POWER: Final = 34  # the highest level that has one


def packed(options: Options) -> int:
    powers = house.powers_of(options.house_rules)
    return (
        (KEEP_PARTNER if options.sword_loss_keeps_partner else 0)
        | (RETURN_ATTACKER if options.shield_returns_attacker else 0)
        | (EYE_BEFORE if options.eye_before_attack else 0)
        | (IMMEDIATE if options.last_turn == "immediate" else 0)
        | (NO_EARLY_ATTACK if options.no_attack_first_turn else 0)
        | (HIGHER_ONLY if options.discovered_needs == "higher" else 0)
        | options.hand_limit << HAND_LIMIT
        | options.zone_size << ZONE_SIZE
        | options.attacks_per_turn << ATTACKS
        | options.version << VERSION
        | sum(POWERS.index(powers.of_colour[colour.id]) << 2 * at for at, colour in enumerate(COLOURS)) << COLOUR_POWERS
        | powers.highest << HIGHEST_POWER
    )


def unpacked(rules: int) -> Options:
    of_colour = {colour.id: POWERS[rules >> COLOUR_POWERS + 2 * at & 3] for at, colour in enumerate(COLOURS)}
    return Options(
        sword_loss_keeps_partner=bool(rules & KEEP_PARTNER),
        shield_returns_attacker=bool(rules & RETURN_ATTACKER),
        eye_before_attack=bool(rules & EYE_BEFORE),
        last_turn="immediate" if rules & IMMEDIATE else "as_ruled",
        no_attack_first_turn=bool(rules & NO_EARLY_ATTACK),
        hand_limit=rules >> HAND_LIMIT & 15,
        zone_size=rules >> ZONE_SIZE & 15,
        attacks_per_turn=rules >> ATTACKS & 15,
        discovered_needs="higher" if rules & HIGHER_ONLY else "equal",
        house_rules=house.written(house.Powers(of_colour, rules >> HIGHEST_POWER & 15)),
        version=rules >> VERSION & MOST_VERSIONS,
    )
