"""What the browser prints on a card is what the engine counts."""

import re
from pathlib import Path

from kamifuda.games.grimoire import cards as grimoire
from kamifuda.games.grimoire.pages import PAGES
from kamifuda.games.grimoire.table import FIRST_LEVEL, LAST_LEVEL
from kamifuda.games.kami.cards import CARDS
from kamifuda.games.kamimai import cards as kamimai
from kamifuda.games.kamimai.sheets import EFFECTS, GRIPS, MOST_ZONES, SHEETS
from kamifuda.games.totem.cards import COLOURS, STRONGEST_POWER
from tests.clauses import clauses_of

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
KAMI = re.compile(r"^  (\w+): \{ number: (\d+), copies: (\d+),", re.MULTILINE)
TOTEM = re.compile(r"^  \{ colour: \"(\w+)\", +power: \"(\w+)\",", re.MULTILINE)
GRIMOIRE = re.compile(
    r"^  (\w+): +\{ number: (\d+), copies: (\d+), +amount: (\d), "
    r"+kind: \"(\w+)\", +value: \"(\w+)\", +effect: \"(\w+)\",",
    re.MULTILINE,
)
PAGE = re.compile(
    r"^  \{ id: \"(\w+)\", +types: \[(.+?)\], +amount: (\d+), effect: \"(\w+)\", +type: \"(\w+)\", +value: \"(\w+)\",",
    re.MULTILINE,
)


def faces(game: str) -> str:
    return (GAMES / game / "cards.ts").read_text()


def constant(game: str, name: str) -> int:
    (found,) = re.findall(rf"^(?:export )?const {name} = (\d+);", faces(game), re.MULTILINE)
    return int(found)


def test_the_faces_of_kami_show_its_points_and_copies() -> None:
    shown = [(card, int(copies), int(points)) for card, points, copies in KAMI.findall(faces("kami"))]
    assert shown == [(card.id, card.copies, card.points) for card in CARDS]


def test_the_faces_of_totem_show_its_powers() -> None:
    assert TOTEM.findall(faces("totem")) == [(colour.id, colour.power) for colour in COLOURS]
    assert constant("totem", "STRONGEST_POWER") == STRONGEST_POWER


def test_the_faces_of_grimoire_show_its_points_and_where_we_know_them_from() -> None:
    kinds = {"treasure": grimoire.TREASURES, "companion": grimoire.COMPANIONS, "item": grimoire.ITEMS}
    assert GRIMOIRE.findall(faces("grimoire")) == [
        (card.id, str(card.vp), str(card.copies), str(card.amount), kind, card.vp_source, card.effect_source)
        for kind, cards in kinds.items()
        for card in cards
    ]
    assert constant("grimoire", "SMALL_DECK") == grimoire.USUAL_DECK


def test_the_pages_of_grimoire_are_the_engines() -> None:
    shown = [
        (page, types.replace('"', ""), int(amount), *sources)
        for page, types, amount, *sources in PAGE.findall(faces("grimoire"))
    ]
    assert shown == [
        (page.id, ", ".join(page.types), page.amount, page.effect_source, page.type_source, page.amount_source)
        for page in PAGES
    ]
    assert (constant("grimoire", "FIRST_LEVEL"), constant("grimoire", "LAST_LEVEL")) == (FIRST_LEVEL, LAST_LEVEL)


def test_every_face_of_grimoire_leads_to_a_clause() -> None:
    from kamifuda.games import grimoire as game

    named = re.findall(r"clause: \"([^\"]+)\"", faces("grimoire"))
    assert len(named) == 18 + 15 and set(named) <= clauses_of(game)


def strings(source: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\"(\w+)\"", source))


def test_the_faces_of_kamimai_are_its_cards_in_order() -> None:
    source = faces("kamimai")
    (elements,) = re.findall(r"ELEMENTS: readonly Element\[\] = \[(.+?)\];", source)
    of_elements = re.findall(r"ELEMENTS\.map\(\(element\) => \[`?(.+?)`?, ofElement\(\"\w+\", element\)\]\)", source)
    (creatures,) = re.findall(r"\[(.+?)\]\.map\(\(name\) => \[name, creature\(name\)\]\)", source)
    shown = [re.sub(r"^element$|\$\{element\}", each, name) for name in of_elements for each in strings(elements)]
    assert (*shown, *strings(creatures)) == kamimai.IDS
    assert strings(elements) == kamimai.ELEMENTS


def test_every_face_of_kamimai_is_drawn() -> None:
    creatures = [card for card in kamimai.IDS if "_" not in card]  # and Elements
    hands = [f"grip_{grip.replace('_', '')}" for grip in GRIPS if grip != "free"]
    effects = [effect if effect == "blessing" else f"curse_{effect}" for effect in EFFECTS]
    for name in ("guardian", "fairy", "team", *creatures, *hands, *effects):
        assert (GAMES / "kamimai" / "art" / f"{name}.svg").is_file()


def test_every_kamimai_has_a_place_for_as_many_zones_as_a_house_may_draw() -> None:
    source = (GAMES / "kamimai" / "creatures.ts").read_text()
    places = re.findall(r"^  (\w+): \{.+?anchors: \[(.+?)\],\n  \}", source, re.MULTILINE | re.DOTALL)
    found = {sheet: len(re.findall(r"\[\d+, \d+, -?\d+\]", anchors)) for sheet, anchors in places}
    assert found == dict.fromkeys(SHEETS, MOST_ZONES)
