"""House rules: a table replaces what is not certain about cards and pages (docs/house-rules.md)."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from kamifuda.core.houserules import BadHouseRules, parsed, shown, within
from kamifuda.core.saying import Said, say
from kamifuda.games.grimoire.cards import (
    CERTAIN,
    COMPANIONS,
    EFFECTS,
    ITEM_EFFECTS,
    ITEMS,
    QUEST,
    RECONSTRUCTED,
    SPARE,
    TREASURES,
    Card,
)
from kamifuda.games.grimoire.pages import ATTACK, COMMON, DEFENCE, FORBIDDEN, NAMES, PAGES, Page

Value = int | str
Key = tuple[str, str]  # a card or page, and what about it

NUMBERS: Final = tuple(range(10))
SHOWN_BY: Final[Mapping[Value, Value]] = {"shoes": "blessed_shoes"}  # the card that usually has such an effect
TYPES: Final = (COMMON, FORBIDDEN)  # attacks need a victim, and defences protect: no other spell can become one
CARDS: Final = {"treasures": TREASURES, "companions": COMPANIONS, "items": ITEMS}
OPTIONS_OF_THEIR_OWN: Final[Mapping[Key, str]] = {
    ("heal", "amount"): "heal_cost",
    ("create", "amount"): "create_cost",
    ("summon_elemental", "amount"): "summon_elemental_vp",
    ("polymorph", "amount"): "polymorph_rounding",
    ("wish", "amount"): "wish_vp",
}


class Slot(NamedTuple):
    """A value as usual, and what may stand there instead."""

    usual: Value
    allowed: tuple[Value, ...]
    source: str


def of_card(card: Card) -> Iterator[tuple[Key, Slot]]:
    yield (card.id, "vp"), Slot(card.vp, NUMBERS, card.vp_source)
    effects = ITEM_EFFECTS if card in ITEMS else EFFECTS
    if card.amount:
        yield (card.id, "amount"), Slot(card.amount, NUMBERS, card.effect_source)
    yield (card.id, "effect"), Slot(card.effect, effects, card.effect_source)


def of_page(page: Page) -> Iterator[tuple[Key, Slot]]:
    if page.amount:
        yield (page.id, "amount"), Slot(page.amount, NUMBERS, page.amount_source)
    allowed = (*TYPES, page.types[0]) if page.types in ((ATTACK,), (DEFENCE,)) else TYPES
    yield (page.id, "type"), Slot(page.types[0], allowed, page.type_source)
    yield (page.id, "effect"), Slot(page.id, NAMES, page.effect_source)


DECK: Final = "deck"
MISSING: Final = (DECK, "missing")  # GRI-A33
TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    **{name: tuple(card.id for card in cards) for name, cards in CARDS.items()},
    "pages": NAMES,
}
IDS: Final = (*(name for ids in TABLES.values() for name in ids), DECK)
SLOTS: Final[Mapping[Key, Slot]] = dict(
    [
        *(found for cards in CARDS.values() for card in cards for found in of_card(card)),
        *(found for page in PAGES for found in of_page(page)),
        (MISSING, Slot(SPARE, tuple(card.id for card in QUEST), RECONSTRUCTED)),
    ]
)


def normalised(text: str, version: int) -> str:
    """`nun.vp:2,storm.amount:3`, in the order of the cards and without what is usual."""
    return written(replacements(text))


def replacements(text: str) -> dict[Key, Value]:
    """What such a text replaces."""
    found: dict[Key, Value] = {}
    for each in filter(None, (part.strip() for part in text.split(","))):
        taken = re.fullmatch(r"(\w+)\.(\w+):(\w+)", each)
        if taken is None:
            raise BadHouseRules("form", value=shown(each))
        name, what, value = taken.groups()
        if name not in IDS:
            raise BadHouseRules("unknown-card", at=shown(name), known=", ".join(IDS))
        if (name, what) in found:
            raise BadHouseRules("twice", at=f"{name}.{what}")
        found[name, what] = checked(name, what, int(value) if re.fullmatch("[0-9]", value) else value)
    return different(found)


def from_toml(text: str, version: int) -> str:
    """The same from a file of tables: `[companions.nun]`, and under it `vp = 2`."""
    found: dict[Key, Value] = {}
    for table, rows in parsed(text).items():
        if table not in (*TABLES, DECK):
            raise BadHouseRules("unknown-table", at=shown(table), known=", ".join((*TABLES, DECK)))
        for name, place, row in named(table, rows):
            for what, value in within(place, row):
                found[name, what] = checked(name, what, value)
    return written(different(found))


def named(table: str, rows: Any) -> Iterator[tuple[str, str, Any]]:
    """The cards or pages of a table, the place of each in the file, and its lines; the deck is one by itself."""
    if table == DECK:
        yield DECK, DECK, rows
        return
    for name, row in within(table, rows):
        if name not in TABLES[table]:
            raise BadHouseRules("unknown-card", at=shown(f"{table}.{name}"), known=", ".join(TABLES[table]))
        yield name, f"{table}.{name}", row


def written(found: Mapping[Key, Value]) -> str:
    return ",".join(f"{name}.{what}:{value}" for (name, what), value in found.items())


def differences(text: str, version: int) -> list[Said]:
    return [difference(name, what, SLOTS[name, what].usual, here) for (name, what), here in replacements(text).items()]


def difference(name: str, what: str, usual: Value, here: Value) -> Said:
    """`Nun: 2 VP instead of 1`."""
    if name == DECK:
        return say("house-changed-missing", name=say(f"card-{here}"), usual=say(f"card-{usual}.a"))
    of_a_page = name in NAMES
    called = say(f"page-{number(name)}" if of_a_page else f"card-{name}")
    if here == "none":
        return say("house-changed-no-effect", name=called)
    if what == "effect":
        other = f"page-{number(here)}" if of_a_page else f"card-{SHOWN_BY.get(here, here)}"
        return say("house-changed-effect", name=called, other=say(f"{other}.the"))
    if what == "type":
        usual, here = f"page-type-{usual}.small", f"page-type-{here}.small"
        return say("house-changed-type", name=called, usual=say(usual), here=say(here))
    key = "points" if what == "amount" and not of_a_page else what
    return say(f"house-changed-{key}", name=called, usual=usual, here=here)


def number(page: Value) -> int:
    return NAMES.index(str(page)) + 1


def checked(name: str, what: str, value: Any) -> Value:
    """This value, if it may stand there."""
    at, slot = shown(f"{name}.{what}"), SLOTS.get((name, what))
    if (name, what) in OPTIONS_OF_THEIR_OWN:
        raise BadHouseRules("own-option", at=at, option=OPTIONS_OF_THEIR_OWN[name, what])
    if slot is None and replaceable(name):
        raise BadHouseRules("nothing-to-replace", at=at, known=", ".join(replaceable(name)))
    if slot is None or slot.source == CERTAIN:
        raise BadHouseRules("certain", at=at if slot else name)
    if type(value) is not type(slot.usual) or value not in slot.allowed:
        if slot.allowed == NUMBERS:
            raise BadHouseRules("not-in-range", at=at, value=shown(value), least=NUMBERS[0], most=NUMBERS[-1])
        raise BadHouseRules("not-a-choice", at=at, value=shown(value), known=", ".join(map(str, slot.allowed)))
    found: Value = value
    return found


def replaceable(name: str) -> list[str]:
    return [what for (card, what), slot in SLOTS.items() if card == name and slot.source != CERTAIN]


def different(found: Mapping[Key, Value]) -> dict[Key, Value]:
    """Only what is not as usual, in order; an effect brings its amount, and that of a page its type."""
    kept = {key: found[key] for key, slot in SLOTS.items() if key in found and found[key] != slot.usual}
    for name, what in kept:
        if what in ("amount", "type") and (name, "effect") in kept:
            raise BadHouseRules("with-effect", at=f"{name}.{what}")
    return kept
