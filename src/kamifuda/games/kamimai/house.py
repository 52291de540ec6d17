"""House rules: a table replaces sheets and what Guardians force (docs/house-rules.md)."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from kamifuda.core.houserules import BadHouseRules, Replaced, parsed, shown, within
from kamifuda.games.kamimai.cards import ELEMENTS
from kamifuda.games.kamimai.fitted import odds_of
from kamifuda.games.kamimai.sheets import (
    EFFECTS,
    GRIPS,
    MOST_SPARED,
    MOST_SPELLS,
    MOST_ZONES,
    SHEETS,
    SPELLS,
    USUAL_GRIPS,
    Sheet,
    Sheets,
    Zone,
    usual_sheet,
)

FORCED_GRIPS: Final = GRIPS[1:]
BLESSED: Final = EFFECTS[0]
ZONE_KEYS: Final = ("spells", "effects", "start", "spares")


def normalised(text: str, version: int) -> str:
    """`II:fire+air/water+team=blessing,water:ring`: in order, nothing usual."""
    return written(replacements(text, version), version)


def from_toml(text: str, version: int) -> str:
    """The same from a file: `[sheets.II]` with its `zones`, `[grips]`."""
    found: dict[str, str] = {}
    for table, rows in parsed(text).items():
        if table not in ("sheets", "grips"):
            raise BadHouseRules("unknown-table", at=shown(table), known="sheets, grips")
        for name, row in within(table, rows):
            at = f"{table}.{shown(name)}"
            known(name, SHEETS if table == "sheets" else ELEMENTS, at)
            found[name] = sheet_text(read_sheet(name, row)) if table == "sheets" else one_of(row, FORCED_GRIPS, at)
    return written(found, version)


def differences(text: str, version: int) -> list[Replaced]:
    replaced = replacements(text, version)
    return [Replaced(None, None, name, usual(name, version), here) for name, here in replaced.items()]


@cache
def sheets_of(text: str, version: int) -> Sheets:
    """The sheets of a table with these house rules, and the odds of its version."""
    here = replacements(text, version)
    sheets = {name: sheet_of(name, here[name]) if name in here else usual_sheet(name, version) for name in SHEETS}
    grips = {element: here.get(element, USUAL_GRIPS[element]) for element in ELEMENTS}
    return Sheets(text, sheets, grips, odds_of(version))


def is_replaced(name: str, house_rules: str) -> bool:
    """Whether this sheet or grip is the owner's, no longer ours."""
    return any(each.startswith(f"{name}:") for each in house_rules.split(","))


def usual(name: str, version: int) -> str:
    return sheet_text(usual_sheet(name, version)) if name in SHEETS else USUAL_GRIPS[name]


def replacements(text: str, version: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in filter(None, (part.strip() for part in text.split(","))):
        name, colon, value = each.partition(":")
        if not colon:
            raise BadHouseRules("form", value=shown(each))
        known(name, (*SHEETS, *ELEMENTS), shown(name))
        if name in found:
            raise BadHouseRules("twice", at=name)
        found[name] = sheet_text(sheet_of(name, value)) if name in SHEETS else one_of(value, FORCED_GRIPS, name)
    return {name: found[name] for name in different(found, version)}


def different(found: Mapping[str, str], version: int) -> list[str]:
    """Only what is not as usual, in order."""
    return [name for name in (*SHEETS, *ELEMENTS) if name in found and found[name] != usual(name, version)]


def written(found: Mapping[str, str], version: int) -> str:
    kept = different(found, version)
    return ",".join(f"{name}:{found[name]}" for name in kept)


def sheet_text(sheet: Sheet) -> str:
    return "/".join(
        ("!" if zone.start else "") + "+".join(zone.spells) + ("=" + effects_text(zone) if zone.effects else "")
        for zone in sheet
    )


def effects_text(zone: Zone) -> str:
    """`blessing*5` is one that forgives five collapses; without a number it forgives all (KMI-62)."""
    times = f"*{zone.spares}" if zone.spares else ""
    return "+".join(effect + times if effect == BLESSED else effect for effect in zone.effects)


def sheet_of(name: str, text: str) -> Sheet:
    """The other way round."""
    zones: list[dict[str, Any]] = []
    for each in text.split("/"):
        spells, equals, effects = each.removeprefix("!").partition("=")
        named = [effect.partition("*") for effect in effects.split("+")] if equals else []
        zone = {"spells": spells.split("+"), "effects": [name for name, _, _ in named], "start": each.startswith("!")}
        for _, star, times in named:
            zone |= {"spares": number_in(times)} if star else {}
        zones.append(zone)
    return read_sheet(name, {"zones": zones})


def number_in(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() else text


def read_sheet(name: str, row: Any) -> Sheet:
    """A sheet as a file tells it, checked."""
    at = f"sheets.{name}"
    for key, _ in within(at, row):
        known(key, ("zones",), f"{at}.{shown(key)}")
    zones = listed(row.get("zones"), f"{at}.zones", 1, MOST_ZONES)
    sheet = tuple(read_zone(f"{at}.zones.{place + 1}", zone) for place, zone in enumerate(zones))
    if sum(zone.start for zone in sheet) > 1:
        raise BadHouseRules("two-starts", at=at)
    return sheet


def read_zone(at: str, row: Any) -> Zone:
    for key, _ in within(at, row):
        known(key, ZONE_KEYS, f"{at}.{shown(key)}")
    spells = each_of(row.get("spells"), SPELLS, f"{at}.spells", 1, MOST_SPELLS)
    effects = set(each_of(row.get("effects", []), EFFECTS, f"{at}.effects", 0, len(EFFECTS)))
    start = row.get("start", False)
    if not isinstance(start, bool):
        raise BadHouseRules("not-a-choice", at=f"{at}.start", value=shown(start), known="true, false")
    spares = row.get("spares", 0)
    if "spares" in row and (type(spares) is not int or not 1 <= spares <= MOST_SPARED):
        raise BadHouseRules("not-in-range", at=f"{at}.spares", value=shown(spares), least=1, most=MOST_SPARED)
    if spares and BLESSED not in effects:
        raise BadHouseRules("nothing-to-replace", at=f"{at}.spares", known="spells, effects, start")
    return Zone(spells, tuple(effect for effect in EFFECTS if effect in effects), start, spares)


def each_of(value: Any, choices: tuple[str, ...], at: str, least: int, most: int) -> tuple[str, ...]:
    return tuple(one_of(each, choices, at) for each in listed(value, at, least, most))


def listed(value: Any, at: str, least: int, most: int) -> Iterator[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise BadHouseRules("not-a-list", at=at, least=least, most=most)
    return iter(value)


def known(name: str, names: tuple[str, ...], at: str) -> str:
    if name not in names:
        raise BadHouseRules("unknown-name", at=at, known=", ".join(names))
    return name


def one_of(value: Any, choices: tuple[str, ...], at: str) -> str:
    if not isinstance(value, str) or value not in choices:
        raise BadHouseRules("not-a-choice", at=at, value=shown(value), known=", ".join(choices))
    return value
