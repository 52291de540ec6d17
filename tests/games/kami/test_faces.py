"""What the browser prints on a card is what the engine counts."""

import re

from kamifuda.games import kami
from kamifuda.games.kami.cards import CARDS
from tests.faces import faces

FACE = re.compile(r"^  (\w+): \{ number: (\d+), copies: (\d+),", re.MULTILINE)


def test_the_faces_show_points_and_copies() -> None:
    shown = [(card, int(copies), int(points)) for card, points, copies in FACE.findall(faces(kami))]
    assert shown == [(card.id, card.copies, card.points) for card in CARDS]
