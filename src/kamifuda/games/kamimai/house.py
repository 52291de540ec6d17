"""House rules: sheets, their energy and arrows, what Guardians force and how the cards are shared out."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from kamifuda.core.houserules import BadHouseRules, parsed, shown, within
from kamifuda.core.saying import Said, apart, say
from kamifuda.games.kamimai.cards import CARDS, CLASSES, ELEMENTS, IDS, MOST_COPIES
from kamifuda.games.kamimai.fitted import odds_of
from kamifuda.games.kamimai.said import BLESSED, zone_said
from kamifuda.games.kamimai.sheets import (
    EFFECTS,
    GRIPS,
    LETTERS,
    MOST_ARROWS,
    MOST_ENERGY,
    MOST_SPARED,
    MOST_SPELLS,
    MOST_ZONES,
    SHEETS,
    SPELLS,
    USUAL_GRIPS,
    Sheet,
    Sheets,
    Zone,
    arrows_among,
    usual_arrows,
    usual_sheet,
)

FORCED_GRIPS: Final = GRIPS[1:]
SHEET_KEYS: Final = ("zones", "energy", "arrows")
ZONE_KEYS: Final = ("spells", "effects", "start", "spares")
ENERGY: Final = ".energy"  # of a sheet: what a match that begins with it begins with
ARROWS: Final = ".arrows"  # of a sheet
COPIES: Final = ".copies"  # of a card
USUAL_COPIES: Final = {card.id: card.copies for card in CARDS}
NAMES: Final = (  # in order
    *(each for name in SHEETS for each in (name, name + ENERGY, name + ARROWS)),
    *ELEMENTS,
    *(card + COPIES for card in IDS),
)
TABLES: Final = {"sheets": SHEETS, "grips": ELEMENTS, "copies": IDS}  # of a file, and whose lines they have


def normalised(text: str, version: int) -> str:
    """`II:fire+air/water+team=blessing,II.energy:6,II.arrows:AB,water:ring`: in order, nothing usual."""
    return written(replacements(text, version), version)


def from_toml(text: str, version: int) -> str:
    """The same from a file: `[sheets.II]` with its `zones`, its `energy` and its `arrows`, `[grips]`, `[copies]`."""
    found: dict[str, str] = {}
    for table, rows in parsed(text).items():
        if table not in TABLES:
            raise BadHouseRules("unknown-table", at=shown(table), known=", ".join(TABLES))
        for name, row in within(table, rows):
            at = f"{table}.{shown(name)}"
            known(name, TABLES[table], at)
            found |= line_in(table, name, row, at)
    check_copies(found, "copies.{}")
    check_arrows(found, "sheets.{}.arrows", version)
    return written(found, version)


def line_in(table: str, name: str, row: Any, at: str) -> dict[str, str]:
    if table == "sheets":
        return sheet_in(name, row, at)
    if table == "grips":
        return {name: one_of(row, FORCED_GRIPS, at)}
    return {name + COPIES: str(in_range(row, at, 0, most_copies(name)))}


def sheet_in(name: str, row: Any, at: str) -> dict[str, str]:
    """What a file replaces of a sheet: its zones, its energy, its arrows, or several of them."""
    for key, _ in within(at, row):
        known(key, SHEET_KEYS, f"{at}.{shown(key)}")
    found: dict[str, str] = {}
    if "zones" in row or not row:
        found[name] = sheet_text(read_zones(row.get("zones"), at))
    if "energy" in row:
        found[name + ENERGY] = str(in_range(row["energy"], f"{at}.energy", 1, MOST_ENERGY))
    if "arrows" in row:
        found[name + ARROWS] = arrows_text(row["arrows"], f"{at}.arrows")
    return found


def differences(text: str, version: int) -> list[Said]:
    return [difference(name, here) for name, here in replacements(text, version).items()]


def difference(name: str, here: str) -> Said:
    """`The Sleeping Whale: A Fire, Air; B Water, Team (Blessing)`, or another part of a sheet, a grip, some copies."""
    thing, _, part = name.partition(".")
    match part:
        case "energy":
            return say("house-changed-energy", name=say(f"sheet-{thing}"), here=int(here))
        case "arrows":
            arrows = ["→".join(arrow) for arrow in arrows_in(here)]
            return say("house-changed-arrows", name=say(f"sheet-{thing}"), arrows=arrows)
        case "copies":
            return say("house-changed-copies", name=say(f"card-{thing}"), usual=USUAL_COPIES[thing], here=int(here))
    if name in SHEETS:
        zones = apart(map(zone_said, LETTERS, sheet_of(name, here)))
        return say("house-changed-sheet", name=say(f"sheet-{name}"), zones=zones)
    grips = {"usual": say(f"grip-{USUAL_GRIPS[name]}"), "here": say(f"grip-{here}")}
    return say("house-changed-grip", name=say(f"card-{name}_guardian"), **grips)


@cache
def sheets_of(text: str, version: int) -> Sheets:
    """The sheets of a table with these house rules, and the odds of its version."""
    here = replacements(text, version)
    sheets = {name: sheet_of(name, here[name]) if name in here else usual_sheet(name, version) for name in SHEETS}
    arrows = {name: arrows_here(name, here, version) for name in SHEETS}
    energy = [int(here.get(name + ENERGY, 0)) for name in SHEETS]
    grips = {element: here.get(element, USUAL_GRIPS[element]) for element in ELEMENTS}
    copies = {card: int(here.get(card + COPIES, usual)) for card, usual in USUAL_COPIES.items()}
    return Sheets(text, version, sheets, arrows, energy, grips, copies, odds_of(version))


def begun_with(options: Any) -> int:
    """KMI-D1, KMI-81: the energy of a match at its beginning; an adventure begins with the first sheet."""
    sheet = 0 if options.sheet == "adventure" else SHEETS.index(options.sheet)
    printed = int(sheets_of(options.house_rules, options.version).energy(sheet, options.energy_start))
    return printed + (options.easy_bonus if options.difficulty == "easy" else 0)


def replaced_by(house_rules: str) -> list[str]:
    """What is the owner's, no longer ours, by name: sheets, energies, arrows, grips, numbers of copies."""
    return [each.partition(":")[0] for each in house_rules.split(",") if each]


def usual(name: str, version: int, here: Mapping[str, str]) -> str:
    """Beside what is replaced; empty where that is an option of the table: what energy it begins with (KMI-D1)."""
    if name.endswith(ARROWS):
        return "+".join(usual_arrows(zones_here(name.removesuffix(ARROWS), here, version)))
    if name.endswith(COPIES):
        return str(USUAL_COPIES[name.removesuffix(COPIES)])
    return sheet_text(usual_sheet(name, version)) if name in SHEETS else USUAL_GRIPS.get(name, "")


def replacements(text: str, version: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in filter(None, (part.strip() for part in text.split(","))):
        name, colon, value = each.partition(":")
        if not colon:
            raise BadHouseRules("form", value=shown(each))
        known(name, NAMES, shown(name))
        if name in found:
            raise BadHouseRules("twice", at=name)
        found[name] = read(name, value)
    check_copies(found, "{}" + COPIES)
    check_arrows(found, "{}" + ARROWS, version)
    return {name: found[name] for name in different(found, version)}


def check_copies(found: Mapping[str, str], at: str) -> None:
    """KMI-03: how the cards are shared out is likely, how many there are of each class is certain."""
    for cards in CLASSES:
        wanted = sum(USUAL_COPIES[card] for card in cards)
        total = sum(int(found.get(card + COPIES, USUAL_COPIES[card])) for card in cards)
        if total != wanted:
            first = next(card for card in cards if found.get(card + COPIES) not in (None, str(USUAL_COPIES[card])))
            raise BadHouseRules("wrong-sum", at=at.format(first), known=", ".join(cards), value=total, wanted=wanted)


def check_arrows(found: Mapping[str, str], at: str, version: int) -> None:
    """They lead from a zone of their sheet to another."""
    for name in SHEETS:
        possible = arrows_among(zones_here(name, found, version))
        for arrow in arrows_in(found.get(name + ARROWS, "")):
            if not possible:
                raise BadHouseRules("nothing-to-replace", at=at.format(name), known=", ".join(SHEET_KEYS[:2]))
            one_of(arrow, possible, at.format(name))


def zones_here(name: str, here: Mapping[str, str], version: int) -> int:
    return len(here[name].split("/")) if name in here else len(usual_sheet(name, version))


def arrows_here(name: str, here: Mapping[str, str], version: int) -> tuple[str, ...]:
    return arrows_in(here.get(name + ARROWS, usual(name + ARROWS, version, here)))


def most_copies(card: str) -> int:
    return next(most for most, cards in zip(MOST_COPIES, CLASSES, strict=True) if card in cards)


def read(name: str, value: str) -> str:
    if name in SHEETS:
        return sheet_text(sheet_of(name, value))
    if name.endswith(ENERGY):
        return str(in_range(number_in(value), name, 1, MOST_ENERGY))
    if name.endswith(ARROWS):
        return arrows_text(value.split("+"), name)
    if name.endswith(COPIES):
        return str(in_range(number_in(value), name, 0, most_copies(name.removesuffix(COPIES))))
    return one_of(value, FORCED_GRIPS, name)


def different(found: Mapping[str, str], version: int) -> list[str]:
    """Only what is not as usual, in order."""
    return [name for name in NAMES if name in found and found[name] != usual(name, version, found)]


def written(found: Mapping[str, str], version: int) -> str:
    kept = different(found, version)
    return ",".join(f"{name}:{found[name]}" for name in kept)


def arrows_text(arrows: Any, at: str) -> str:
    """Each once, in order."""
    return "+".join(sorted(set(each_of(arrows, arrows_among(MOST_ZONES), at, 1, MOST_ARROWS))))


def arrows_in(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split("+")))


def sheet_text(sheet: Sheet) -> str:
    return "/".join(
        ("!" if zone.start else "") + "+".join(zone.spells) + ("=" + effects_text(zone) if zone.effects else "")
        for zone in sheet
    )


def effects_text(zone: Zone) -> str:
    """`blessing*5` is one that forgives five collapses; without a number it forgives all (KMI-A47)."""
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
    return read_zones(zones, f"sheets.{name}")


def number_in(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdigit() else text


def read_zones(row: Any, at: str) -> Sheet:
    """A sheet as a file tells it, checked."""
    zones = listed(row, f"{at}.zones", 1, MOST_ZONES)
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
    spares = in_range(row["spares"], f"{at}.spares", 1, MOST_SPARED) if "spares" in row else 0
    if spares and BLESSED not in effects:
        raise BadHouseRules("nothing-to-replace", at=f"{at}.spares", known="spells, effects, start")
    return Zone(spells, tuple(effect for effect in EFFECTS if effect in effects), start, spares)


def each_of(value: Any, choices: tuple[str, ...], at: str, least: int, most: int) -> tuple[str, ...]:
    return tuple(one_of(each, choices, at) for each in listed(value, at, least, most))


def listed(value: Any, at: str, least: int, most: int) -> Iterator[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise BadHouseRules("not-a-list", at=at, least=least, most=most)
    return iter(value)


def in_range(value: Any, at: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadHouseRules("not-in-range", at=at, value=shown(value), least=least, most=most)
    return value


def known(name: str, names: tuple[str, ...], at: str) -> str:
    if name not in names:
        raise BadHouseRules("unknown-name", at=at, known=", ".join(names))
    return name


def one_of(value: Any, choices: tuple[str, ...], at: str) -> str:
    if not isinstance(value, str) or value not in choices:
        raise BadHouseRules("not-a-choice", at=at, value=shown(value), known=", ".join(choices))
    return value
