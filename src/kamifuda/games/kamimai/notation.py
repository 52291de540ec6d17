"""Steps as people write them: `target B`, `left`, `page 3`, `pull 2`, `cast fire`, `give 2 fire_fairy 3`."""

import re
from typing import Final

from kamifuda.core.clauses import BadNotation, IllegalAction
from kamifuda.games.kamimai.cards import FAIRY, IDS, WOLF
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.steps import FAIRY_WAY, GIVE, PHASES, STANDS, WAYS, WOLF_WAY, texts, worth_of

TEXTS: Final = [texts(phase) for phase in range(len(PHASES))]
STEPS: Final = [{text: bit for bit, text in of_phase.items()} for of_phase in TEXTS]
GIVING: Final = re.compile(r"give ([0-4]) (\w+) ([1-4])")
# What belongs to another moment is refused by the clause about it.
ELSEWHERE: Final = {
    "target": "KMI-17", "grip": "KMI-A4", "left": "KMI-15", "right": "KMI-15", "done": "KMI-15", "drew": "KMI-15",
    "page": "KMI-15", "pull": "KMI-21", "let": "KMI-A13", "came": "KMI-21", "stray": "KMI-A11", "lean": "KMI-A11",
    "stands": "KMI-A18", "falls": "KMI-A11", "discard": "KMI-35", "cast": "KMI-25", "team": "KMI-25",
    "give": "KMI-A26", "imp": "KMI-72", "dragonflies": "KMI-72", "mouse": "KMI-72", "end": "KMI-15",
    "agree": "KMI-29", "refuse": "KMI-29", "call": "KMI-A26", "choose": "KMI-76", "hand": "KMI-76", "to": "KMI-76",
    "take": "KMI-78", "leave": "KMI-78",
}  # fmt: skip


def notation(position: KamiMai, seat: int, action: int) -> str:
    bit = action.bit_length() - 1
    if position.phase != GIVE:
        return TEXTS[position.phase][bit]
    giver, way = divmod(bit, WAYS)
    return f"give {giver} {card_of(position.spell, way)} {worth_of(way)}"


def card_of(spell: int, way: int) -> str:
    """What is given in one of the nine ways."""
    if way < FAIRY_WAY:
        return IDS[spell - 1]
    return IDS[FAIRY + spell - 1] if way < WOLF_WAY else IDS[WOLF]


def parse(position: KamiMai, seat: int, text: str) -> int:
    if position.phase == GIVE and (gift := GIVING.fullmatch(text)):
        giver, card, worth = int(gift[1]), gift[2], int(gift[3])
        for way in range(WAYS):
            if card_of(position.spell, way) == card and worth_of(way) == worth:
                return 1 << WAYS * giver + way
        if card in IDS:
            raise IllegalAction("KMI-27")
    elif text in STEPS[position.phase]:
        return 1 << STEPS[position.phase][text]
    word = text.partition(" ")[0]
    if any(text in steps for steps in STEPS) or (GIVING.fullmatch(text) and text.split()[2] in IDS):
        if not position.in_turn(seat):
            raise IllegalAction(position.why_not(seat, STANDS) or ELSEWHERE[word])
        raise IllegalAction(ELSEWHERE[word])
    raise BadNotation(text)
