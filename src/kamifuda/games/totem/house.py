"""House rules: a table says which colour has which power, and up to which level (docs/house-rules.md)."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from kamifuda.core.houserules import BadHouseRules, parsed, shown, within
from kamifuda.core.saying import Said, say
from kamifuda.games.totem.cards import COLOURS, IDS, LEVELS, POWERS, STRONGEST_POWER

Value = int | str

HIGHEST: Final = "highest"
USUAL: Final[Mapping[str, Value]] = {**{colour.id: colour.power for colour in COLOURS}, HIGHEST: STRONGEST_POWER}
TABLES: Final = {"colours": tuple(colour.id for colour in COLOURS), "powers": (HIGHEST,)}


class Powers(NamedTuple):
    """TOT-03 at a table."""

    of_colour: Mapping[str, str]
    highest: int  # level that has a power

    def of(self, card: str) -> str | None:
        colour, _, level = card.partition("_")
        return self.of_colour[colour] if int(level) <= self.highest else None

    def colour_of(self, power: str) -> str:
        return next(colour for colour, its in self.of_colour.items() if its == power)


def normalised(text: str, version: int) -> str:
    """`red:shield,blue:sword,highest:10`: in order, nothing usual."""
    return joined(replacements(text))


def from_toml(text: str, version: int) -> str:
    """The same from a file: `[colours]`, and under `[powers]` the `highest` level."""
    found: dict[str, Value] = {}
    for table, rows in parsed(text).items():
        if table not in TABLES:
            raise BadHouseRules("unknown-table", at=shown(table), known=", ".join(TABLES))
        for name, value in within(table, rows):
            at = f"{table}.{shown(name)}"
            if name not in TABLES[table]:
                raise BadHouseRules("unknown-name", at=at, known=", ".join(TABLES[table]))
            found[name] = checked(at, name, value)
    return joined(different(found, "colours."))


def differences(text: str, version: int) -> list[Said]:
    return [difference(name, USUAL[name], here) for name, here in replacements(text).items()]


def difference(name: str, usual: Value, here: Value) -> Said:
    """`red: Shield instead of Sword`."""
    if name == HIGHEST:
        return say("house-changed-highest", usual=usual, here=here)
    powers = {"usual": say(f"power-{usual}"), "here": say(f"power-{here}")}
    return say("house-changed-colour", name=say(f"colour-{name}"), **powers)


@cache
def powers_of(text: str) -> Powers:
    """The powers at a table with these house rules."""
    here = {**USUAL, **replacements(text)}
    return Powers({colour: str(here[colour]) for colour in TABLES["colours"]}, int(here[HIGHEST]))


@cache
def power_by_card(text: str) -> Mapping[str, str]:
    """Of the cards that have one."""
    powers = powers_of(text)
    return {card: power for card in IDS if (power := powers.of(card)) is not None}


def written(powers: Powers) -> str:
    """The house rules of a table with these powers."""
    return joined(different({**powers.of_colour, HIGHEST: powers.highest}, ""))


def replacements(text: str) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for each in filter(None, (part.strip() for part in text.split(","))):
        name, colon, value = each.partition(":")
        if not colon:
            raise BadHouseRules("form", value=shown(each))
        if name not in USUAL:
            raise BadHouseRules("unknown-name", at=shown(name), known=", ".join(USUAL))
        if name in found:
            raise BadHouseRules("twice", at=name)
        is_number = name == HIGHEST and value.isascii() and value.isdigit()
        found[name] = checked(name, name, int(value) if is_number else value)
    return different(found, "")


def checked(at: str, name: str, value: Any) -> Value:
    """This value, if it may stand there."""
    if name == HIGHEST:
        if type(value) is not int or not 1 <= value <= LEVELS:
            raise BadHouseRules("not-in-range", at=at, value=shown(value), least=1, most=LEVELS)
        return value
    if not isinstance(value, str) or value not in POWERS:
        raise BadHouseRules("not-a-choice", at=at, value=shown(value), known=", ".join(POWERS))
    return value


def different(found: Mapping[str, Value], place: str) -> dict[str, Value]:
    """Only what is not as usual, in order; each power belongs to one colour, also to one that is not named."""
    here = {**USUAL, **found}
    colours = TABLES["colours"]
    free = [power for power in POWERS if power not in here.values()]
    for at, colour in enumerate(colours):
        for other in colours[:at]:
            if here[colour] == here[other]:
                facts = {"at": place + other, "other": place + colour, "value": str(here[colour])}
                raise BadHouseRules("both", **facts, known=", ".join(free))
    return {name: value for name, value in here.items() if value != USUAL[name]}


def joined(found: Mapping[str, Value]) -> str:
    return ",".join(f"{name}:{value}" for name, value in found.items())
