"""What the browser prints on a card is what the engine counts."""

import re

from kamifuda.games import totem
from kamifuda.games.totem.cards import COLOURS, LEVELS
from tests.faces import constant, faces

FACE = re.compile(r"^  \{ colour: \"(\w+)\",", re.MULTILINE)


def test_the_faces_are_its_cards() -> None:
    assert FACE.findall(faces(totem)) == [colour.id for colour in COLOURS]
    assert constant(totem, "LEVELS") == LEVELS
