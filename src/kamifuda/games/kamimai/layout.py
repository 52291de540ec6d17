"""A KamiMaï table laid open as plain lists, and back: for referees, tests and guesses."""

from collections.abc import Sequence
from typing import Final, TypedDict

from kamifuda.games.kamimai.cards import ELEMENTS, GUARDIANS, IDS, held, names, one
from kamifuda.games.kamimai.house import sheets_of
from kamifuda.games.kamimai.options import Options, packed
from kamifuda.games.kamimai.rules import KamiMai
from kamifuda.games.kamimai.sheets import GRIPS, LETTERS, SHEETS, box
from kamifuda.games.kamimai.steps import PHASES
from kamifuda.games.kamimai.table import BOXES

FELL: Final = (None, "draw", "later")


class Layout(TypedDict):
    """Every card; sets of cards are sorted, they have no order."""

    reserves: list[list[str]]
    drawn: list[str]
    grimoire: list[str]
    faces: list[str | None]
    left: int
    right: int
    felt: list[str]
    unseen_strays: int
    discard: list[str]
    played: list[str]
    energy: int
    sheet: str
    scribbled: list[list[bool]]
    target: str | None
    activator: int
    phase: str
    lean: int
    fell: str | None
    round: int


def layout(position: KamiMai) -> Layout:
    return Layout(
        reserves=[names(position.reserve(seat)) for seat in range(position.seats)],
        drawn=names(position.drawn),
        grimoire=names(position.pages),
        faces=[face_name(position.left_face), face_name(position.right_face)],
        left=position.left,
        right=position.right,
        felt=names(position.felt),
        unseen_strays=position.unseen,
        discard=names(position.discard),
        played=names(position.played),
        energy=position.energy,
        sheet=SHEETS[position.sheet],
        scribbled=[scribbled(position, zone) for zone in range(position.sheets.count(position.sheet))],
        target=letter(position.target),
        activator=position.activator,
        phase=PHASES[position.phase],
        lean=position.lean,
        fell=FELL[position.fell],
        round=position.round,
    )


def scribbled(position: KamiMai, zone: int) -> list[bool]:
    """For every box of a zone."""
    boxes, done = position.sheets.spells(position.sheet, zone), position.scribbled_in(zone)
    return [bool(done >> place & 1) for place in range(BOXES) if box(boxes, place)]


def face_name(kind: int) -> str | None:
    return IDS[kind] if kind >= 0 else None


def letter(zone: int) -> str | None:
    return LETTERS[zone] if zone >= 0 else None


def arrange(
    options: Options,
    *,
    reserves: Sequence[Sequence[str]],
    drawn: Sequence[str] = (),
    discard: Sequence[str] = (),
    felt: Sequence[str] = (),
    faces: Sequence[str | None] = (None, None),
    left: int | None = None,
    right: int | None = None,
    energy: int = 5,
    scribbled: Sequence[Sequence[bool]] = (),
    target: str | None = None,
    activator: int = 0,
    phase: str = "spells",
    lean: int = 0,
    grip: str = "free",
    guardian: str | None = None,
    guardians: Sequence[str] = (),
    fell: str | None = None,
    turn: int = 1,
    round: int = 1,
    draws: int = 0,
    spared: int = 0,
) -> KamiMai:
    """A position with these cards, all others in the book. Nobody checks that play could lead there.

    `guardians` are those drawn in this turn, besides the ones among `drawn`.
    """
    position = KamiMai(packed(options), sheets_of(options.house_rules, options.version))
    free = Free(position)
    for seat, cards in enumerate(reserves):
        position.set_reserve(seat, free.take(cards))
    position.drawn, position.discard, position.felt = free.take(drawn), free.take(discard), free.take(felt)
    position.left_face, position.right_face = (free.face(face) for face in faces)
    position.pages = free.cards
    shown = sum(face is not None for face in faces)
    standing = len(names(position.pages)) + shown
    position.left = standing - standing // 2 if left is None else left
    position.right = standing - position.left if right is None else right
    position.energy, position.turn, position.round, position.draws = energy, turn, round, draws
    position.scribbled = sum(
        done << BOXES * zone + place for zone, boxes in enumerate(scribbled) for place, done in enumerate(boxes)
    )
    position.target = -1 if target is None else LETTERS.index(target)
    position.activator, position.phase, position.lean = activator, PHASES.index(phase), lean
    position.grip = GRIPS.index(grip)
    position.guardian = -1 if guardian is None else ELEMENTS.index(guardian)
    position.wardens = position.drawn & GUARDIANS | sum(one(IDS.index(card)) for card in guardians)
    position.fell, position.spared = FELL.index(fell), spared
    if options.sheet == "adventure":
        position.sheet = round - 1
    return position


class Free:
    """The cards that lie nowhere yet."""

    def __init__(self, position: KamiMai) -> None:
        self.cards = int(position.pages)

    def take(self, ids: Sequence[str]) -> int:
        bag = 0
        for card in ids:
            kind = IDS.index(card)
            if not held(self.cards, kind):
                raise ValueError(f"no {card} is left")
            self.cards -= one(kind)
            bag += one(kind)
        return bag

    def face(self, card: str | None) -> int:
        if card is None:
            return -1
        self.take([card])
        return IDS.index(card)
