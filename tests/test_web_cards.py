"""What the browser prints on a card is what the engine counts."""

import re
from pathlib import Path

from kamifuda.games.kami.cards import CARDS

FACES = Path(__file__).parent.parent / "web" / "src" / "games" / "kami" / "cards.ts"
ROW = re.compile(r"^  (\w+): \{ number: (\d+), copies: (\d+),", re.MULTILINE)


def test_the_faces_of_kami_show_its_points_and_copies() -> None:
    shown = [(card, int(copies), int(points)) for card, points, copies in ROW.findall(FACES.read_text())]
    assert shown == [(card.id, card.copies, card.points) for card in CARDS]
