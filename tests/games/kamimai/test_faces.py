"""What the browser draws on a card and on the sheets is what the engine counts."""

import re

from kamifuda.games import kamimai
from kamifuda.games.kamimai.cards import ELEMENTS, IDS
from kamifuda.games.kamimai.sheets import EFFECTS, GRIPS, MOST_ZONES, SHEETS
from tests.faces import drawn_in, faces


def strings(source: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\"(\w+)\"", source))


def test_the_faces_are_the_cards_in_order() -> None:
    source = faces(kamimai)
    (elements,) = re.findall(r"ELEMENTS: readonly Element\[\] = \[(.+?)\];", source)
    of_elements = re.findall(r"ELEMENTS\.map\(\(element\) => \[`?(.+?)`?, ofElement\(\"\w+\", element\)\]\)", source)
    (creatures,) = re.findall(r"\[(.+?)\]\.map\(\(name\) => \[name, creature\(name\)\]\)", source)
    shown = [re.sub(r"^element$|\$\{element\}", each, name) for name in of_elements for each in strings(elements)]
    assert (*shown, *strings(creatures)) == IDS
    assert strings(elements) == ELEMENTS


def test_every_face_is_drawn() -> None:
    creatures = [card for card in IDS if "_" not in card]  # and Elements
    hands = [f"grip_{grip.replace('_', '')}" for grip in GRIPS if grip != "free"]
    effects = [effect if effect == "blessing" else f"curse_{effect}" for effect in EFFECTS]
    for name in ("guardian", "fairy", "team", *creatures, *hands, *effects):
        assert (drawn_in(kamimai) / "art" / f"{name}.svg").is_file()


def test_every_sheet_has_a_place_for_as_many_zones_as_a_house_may_draw() -> None:
    source = (drawn_in(kamimai) / "creatures.ts").read_text()
    places = re.findall(r"^  (\w+): \{.+?anchors: \[(.+?)\],\n  \}", source, re.MULTILINE | re.DOTALL)
    found = {sheet: len(re.findall(r"\[\d+, \d+, -?\d+\]", anchors)) for sheet, anchors in places}
    assert found == dict.fromkeys(SHEETS, MOST_ZONES)
